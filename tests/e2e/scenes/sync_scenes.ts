/** In which channel a dispatch runs. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { toolResults } from "../harness/conversation.ts";
import { definition } from "../harness/definitions.ts";
import { printSession } from "../harness/print_session.ts";
import { scene } from "../harness/scene.ts";
import {
  calls,
  dispatches,
  dispatchesAndWaits,
  says,
} from "../harness/script.ts";
import {
  assertNoCommandLine,
  assertSilent,
  assertTold,
} from "../harness/told.ts";

const both = { editions: ["current", "older"] } as const;
const report = "There are 12 files below src.";
const agents = { alpha: [says(report)] };

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
  "a session that runs as an agent is judged like any other",
  async (stage, edition) => {
    const session = await printSession(stage, {
      edition,
      args: ["--agent", "lead"],
      script: { main: [says(dispatches("alpha"))], agents },
    });
    assertTold(session.news("main", 1), "SYNC-OMITTED");
  },
  { ...both, props: { "home/.claude/agents/lead.md": definition("lead") } },
);

scene("a dispatch by the tool's former name is judged too", async (stage) => {
  const input = { description: "count", prompt: "Count the files." };
  const main = [says(calls("Task", input))];
  const session = await printSession(stage, { script: { main, agents } });
  assertTold(session.news("main", 1), "SYNC-OMITTED");
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
    assertStringIncludes(session.newsWith("<task-notification>"), report);
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
