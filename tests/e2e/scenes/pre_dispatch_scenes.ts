/** What a dispatcher meets when it calls the Agent tool. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { toolResults } from "../harness/conversation.ts";
import { printSession } from "../harness/print_session.ts";
import { scene } from "../harness/scene.ts";
import { dispatches, dispatchesAndWaits, says } from "../harness/script.ts";
import {
  assertNoCommandLine,
  assertNotTold,
  assertSilent,
  assertTold,
} from "../harness/told.ts";

const both = { editions: ["current", "older"] } as const;
const report = "There are 12 files below src.";
const agents = { alpha: [says(report)] };

/** An agent definition whose frontmatter has these further lines. */
function definition(name: string, ...lines: string[]): string {
  const head = [`name: ${name}`, `description: Does ${name} work`, ...lines];
  return `---\n${head.join("\n")}\n---\nYou do ${name} work.\n`;
}

scene(
  "a dispatch without run_in_background is denied: the next request holds our text, no command line",
  async (stage, edition) => {
    const main = [says(dispatches("alpha"))];
    const session = await printSession(stage, {
      edition,
      script: { main, agents },
    });
    const news = session.news("main", 1);
    assertTold(news, "SYNC-OMITTED");
    assertNoCommandLine(news);
    assertEquals(toolResults(session.request("main", 1))[0]?.is_error, true);
    assert(!session.requests.some((request) => request.speaker === "alpha"));
  },
  both,
);

scene(
  "a foreground dispatch passes and its report is the result",
  async (stage, edition) => {
    const main = [says(dispatchesAndWaits("alpha"))];
    const session = await printSession(stage, {
      edition,
      script: { main, agents },
    });
    const news = session.news("main", 1);
    assertStringIncludes(news, report);
    assertSilent(news);
  },
  both,
);

scene("a dispatch that asks for the background is denied", async (stage) => {
  const main = [says(dispatches("alpha", { run_in_background: true }))];
  const session = await printSession(stage, { script: { main, agents } });
  assertTold(session.news("main", 1), "SYNC-BACKGROUND");
});

scene("a remote dispatch is denied, also in the foreground", async (stage) => {
  const main = [says(dispatchesAndWaits("alpha", { isolation: "remote" }))];
  const session = await printSession(stage, { script: { main, agents } });
  assertTold(session.news("main", 1), "SYNC-REMOTE");
});

scene(
  "where agents are moved to the background every dispatch is denied, and the start says so",
  async (stage) => {
    const main = [says(dispatchesAndWaits("alpha"))];
    const session = await printSession(stage, {
      script: { main, agents },
      env: { CLAUDE_AUTO_BACKGROUND_TASKS: "1" },
    });
    const start = session.news("main", 0);
    assertTold(start, "PREFLIGHT-AUTO-BACKGROUND", { parts: ["why"] });
    assertTold(session.news("main", 1), "SYNC-AUTO-BACKGROUND");
  },
);

scene("a Chinese dispatch is denied in Chinese", async (stage) => {
  const main = [says(dispatches("alpha", { prompt: "数一数源文件。" }))];
  const session = await printSession(stage, { script: { main, agents } });
  assertTold(session.news("main", 1), "SYNC-OMITTED", { lang: "zh" });
});

scene(
  "the hatch of the sync guard lets a background dispatch pass",
  async (stage) => {
    const main = [
      says(dispatches("alpha", { run_in_background: true })),
      says("I wait."),
    ];
    const session = await printSession(stage, {
      script: { main, agents },
      env: { ALLOW_BACKGROUND_DISPATCH: "1" },
    });
    assertStringIncludes(session.news("main", 1), "Async agent launched");
    assertStringIncludes(session.news("main", 2), report);
  },
);

scene("with background tasks disabled every dispatch passes", async (stage) => {
  const main = [says(dispatches("alpha"))];
  const session = await printSession(stage, {
    script: { main, agents },
    env: { CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: "1" },
  });
  assertStringIncludes(session.news("main", 1), report);
});

scene(
  "a subagent that dispatches in the background is denied",
  async (stage) => {
    const inner = dispatches("alpha", { run_in_background: true });
    const session = await printSession(stage, {
      script: {
        main: [says(dispatchesAndWaits("outer"))],
        agents: { ...agents, outer: [says(inner), says("Outer is done.")] },
      },
    });
    assertTold(session.news("outer", 1), "SYNC-NESTED-BACKGROUND");
  },
);

scene(
  "a named dispatch of a type without a definition is denied",
  async (stage, edition) => {
    const main = [says(dispatchesAndWaits("alpha", { name: "scout" }))];
    const session = await printSession(stage, {
      edition,
      script: { main, agents },
    });
    assertTold(session.news("main", 1), "CHAN-UNMANAGED-TEAMMATE");
    assertNotTold(session.news("main", 1), "SYNC-OMITTED");
  },
  both,
);

scene("a named dispatch of a role of the roster passes", async (stage) => {
  const call = { name: "scout", subagent_type: "ranger" };
  const main = [says(dispatchesAndWaits("alpha", call))];
  const session = await printSession(stage, { script: { main, agents } });
  assertStringIncludes(session.news("main", 1), report);
}, { props: { "project/.claude/agents/r.md": definition("ranger") } });

scene(
  "two guards block one dispatch and both texts arrive",
  async (stage, edition) => {
    const main = [says(dispatches("alpha", { name: "scout" }))];
    const session = await printSession(stage, {
      edition,
      script: { main, agents },
    });
    const news = session.news("main", 1);
    assertTold(news, "SYNC-OMITTED");
    assertTold(news, "CHAN-UNMANAGED-TEAMMATE");
    assertNoCommandLine(news);
  },
  both,
);

scene(
  "a definition that says background: true is told, not blocked",
  async (stage) => {
    const call = { subagent_type: "ranger" };
    const main = [says(dispatchesAndWaits("alpha", call)), says("I wait.")];
    const session = await printSession(stage, { script: { main, agents } });
    assertTold(session.news("main", 1), "SYNC-PINNED-BACKGROUND");
    assertStringIncludes(session.news("main", 2), report);
  },
  {
    props: {
      "project/.claude/agents/r.md": definition("ranger", "background: true"),
    },
  },
);

for (const input of [{}, { run_in_background: true }]) {
  const what = JSON.stringify(input);
  scene(
    `repair runs a dispatch with ${what} in the foreground and says so`,
    async (stage, edition) => {
      const main = [says(dispatches("alpha", input))];
      const session = await printSession(stage, {
        edition,
        script: { main, agents },
        env: { DISPATCH_SYNC_REPAIR: "1" },
      });
      const news = session.news("main", 1);
      assertStringIncludes(news, report);
      assertTold(news, "SYNC-REPAIRED");
      assert(!news.includes("Async agent launched"), news);
    },
    both,
  );
}

scene("repair gives way to the block of another guard", async (stage) => {
  const main = [says(dispatches("alpha", { name: "scout" }))];
  const session = await printSession(stage, {
    script: { main, agents },
    env: { DISPATCH_SYNC_REPAIR: "1" },
  });
  const result = toolResults(session.request("main", 1))[0];
  assertEquals(result?.is_error, true);
  assertTold(session.news("main", 1), "CHAN-UNMANAGED-TEAMMATE");
});

scene(
  "trial mode says what would be blocked and lets the dispatch run",
  async (stage, edition) => {
    const main = [says(dispatches("alpha")), says("I wait.")];
    const session = await printSession(stage, {
      edition,
      script: { main, agents },
      env: { DISPATCH_MODE: "warn" },
    });
    assertTold(session.news("main", 1), "SYNC-OMITTED");
    assertStringIncludes(session.news("main", 1), "Async agent launched");
    assertStringIncludes(session.news("main", 2), report);
  },
  both,
);
