/** What stands next to a result that may not be a report. */
import { assertStringIncludes } from "@std/assert";
import { printSession, type Session } from "../harness/print_session.ts";
import { ASKS_FOR_MARKER, longReport } from "../harness/reports.ts";
import { scene } from "../harness/scene.ts";
import {
  bash,
  calls,
  dispatches,
  dispatchesAndWaits,
  failsWith,
  later,
  type Line,
  says,
} from "../harness/script.ts";
import type { Stage } from "../harness/stage.ts";
import { terminalSession } from "../harness/terminal_session.ts";
import { assertNotTold, assertSilent, assertTold } from "../harness/told.ts";

const both = { editions: ["current", "older"] } as const;
const declared = { prompt: ASKS_FOR_MARKER };
const unmarked = longReport("alpha");

/** A session that dispatches alpha in the background and waits for it. */
function inBackground(
  stage: Stage,
  finals: readonly Line[],
  options: { main?: readonly Line[]; edition?: "current" | "older" } = {},
): Promise<Session> {
  const launch = says(dispatches("alpha", declared));
  return printSession(stage, {
    edition: options.edition ?? "current",
    env: {
      ALLOW_BACKGROUND_DISPATCH: "1",
      ALLOW_NO_PREFLIGHT: "1",
    },
    script: {
      main: options.main ?? [launch, says("I wait for it.")],
      agents: { alpha: finals },
    },
  });
}

scene(
  "an unmarked foreground report has the notice next to it",
  async (stage, edition) => {
    const call = dispatchesAndWaits("alpha", declared);
    const session = await printSession(stage, {
      edition,
      script: { main: [says(call)], agents: { alpha: [says(unmarked)] } },
    });
    const news = session.news("main", 1);
    assertStringIncludes(news, "10. alpha: folder 10");
    assertTold(news, "NOTICE-MARKER-MISSING");
  },
  both,
);

scene(
  "an unmarked background report has the notice next to it",
  async (stage, edition) => {
    const session = await inBackground(stage, [says(unmarked)], { edition });
    const news = session.newsWith("<task-notification>");
    assertTold(news, "NOTICE-MARKER-MISSING");
  },
  both,
);

scene("a marked background report has no notice", async (stage) => {
  const session = await inBackground(stage, [says(`${unmarked}\n%%DONE%%`)]);
  const news = session.newsWith("<task-notification>");
  assertStringIncludes(news, "%%DONE%%");
  assertNotTold(news, "NOTICE-MARKER-MISSING");
});

scene(
  "a notice that arrives while the dispatcher works has its notice too",
  async (stage) => {
    const main = [
      says(dispatches("alpha", declared)),
      later(says(bash("sleep 1")), 500),
      says("Now I wait."),
    ];
    const session = await inBackground(stage, [says(unmarked)], { main });
    const news = session.newsWith("<task-notification>");
    assertTold(news, "NOTICE-MARKER-MISSING");
  },
);

scene(
  "a background subagent that dies is told as not delivered",
  async (stage) => {
    const session = await inBackground(stage, [failsWith(400)]);
    const news = session.newsWith("<status>failed</status>");
    assertTold(news, "NOTICE-FAILED");
  },
);

scene(
  "a background subagent that this session stopped is not told",
  async (stage) => {
    const main = [
      says(dispatches("alpha", declared)),
      (request: { body: unknown }) => {
        const id = /agentId: (\w+)/.exec(JSON.stringify(request.body))?.[1];
        return says(calls("TaskStop", { task_id: id }));
      },
      says("I stopped it."),
    ];
    const finals = [later(says(unmarked), 1500)];
    const session = await inBackground(stage, finals, { main });
    const last = session.requests.filter((one) => one.speaker === "main").at(
      -1,
    );
    assertNotTold(JSON.stringify(last?.body), "NOTICE-KILLED");
  },
);

scene("an undeclared report without any text is told", async (stage) => {
  const call = dispatchesAndWaits("alpha");
  const session = await printSession(stage, {
    // The harness asks once for words before it takes an empty message.
    script: {
      main: [says(call)],
      agents: { alpha: [says(bash("true")), says(), says()] },
    },
  });
  assertTold(session.news("main", 1), "NOTICE-NO-TEXT");
});

scene("a subagent that ran out of turns is told as partial", async (stage) => {
  const call = dispatchesAndWaits("alpha", { subagent_type: "sprinter" });
  const turns = Array.from(
    { length: 4 },
    (_, turn) => says(`Step ${turn}.`, bash("true")),
  );
  const session = await printSession(stage, {
    script: { main: [says(call)], agents: { alpha: turns } },
  });
  assertTold(session.news("main", 1), "NOTICE-PARTIAL");
}, {
  props: {
    "home/.claude/agents/sprinter.md":
      "---\nname: sprinter\ndescription: Runs\nmaxTurns: 2\n---\nRun.\n",
  },
});

scene(
  "a background report that the harness cut in the middle is told with its place",
  async (stage) => {
    const long = `${longReport("alpha")}\n`.repeat(130) + "%%DONE%%";
    const session = await inBackground(stage, [says(long)]);
    const news = session.newsWith("characters truncated]");
    assertTold(news, "NOTICE-CUT");
  },
);

scene("the hatch of the notice keeps it away", async (stage) => {
  const call = dispatchesAndWaits("alpha", declared);
  const session = await printSession(stage, {
    env: { ALLOW_TRUNCATED_DELIVERABLE: "1", ALLOW_NO_PREFLIGHT: "1" },
    script: { main: [says(call)], agents: { alpha: [says(unmarked)] } },
  });
  assertSilent(session.news("main", 1));
});

scene(
  "in a terminal an unmarked foreground report has the notice next to it",
  async (stage) => {
    const call = dispatchesAndWaits("alpha", declared);
    await terminalSession(stage, {
      env: { CLAUDE_CODE_FORK_SUBAGENT: "0" },
      script: { main: [says(call)], agents: { alpha: [says(unmarked)] } },
    }, async (terminal) => {
      await terminal.shows(/shortcuts/);
      await terminal.enter("Get it done.");
      await terminal.asked("main", 1);
      const news = terminal.news("main", 1);
      assertStringIncludes(news, "10. alpha: folder 10");
      assertTold(news, "NOTICE-MARKER-MISSING");
    });
  },
);

scene(
  "in a terminal an unmarked background report has the notice next to it",
  async (stage) => {
    const call = dispatches("alpha", declared);
    await terminalSession(stage, {
      env: { DISPATCH_SYNC_GUARD: "when-possible" },
      script: {
        main: [says(call), says("I wait for it.")],
        agents: { alpha: [says(unmarked)] },
      },
    }, async (terminal) => {
      await terminal.shows(/shortcuts/);
      await terminal.enter("Get it done.");
      await terminal.asked("main", 2);
      assertTold(terminal.news("main", 1), "SYNC-NOT-POSSIBLE");
      const news = terminal.news("main", 2);
      assertStringIncludes(news, "<task-notification>");
      assertTold(news, "NOTICE-MARKER-MISSING");
    });
  },
);

scene(
  "in a terminal without the setting every dispatch is denied",
  async (stage) => {
    const call = dispatchesAndWaits("alpha", declared);
    await terminalSession(stage, {
      script: { main: [says(call)], agents: { alpha: [says(unmarked)] } },
    }, async (terminal) => {
      await terminal.shows(/shortcuts/);
      await terminal.enter("Get it done.");
      await terminal.asked("main", 1);
      assertTold(terminal.news("main", 1), "SYNC-NO-FIELD");
    });
  },
);
