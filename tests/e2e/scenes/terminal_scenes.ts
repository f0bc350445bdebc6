/** Dispatches in a terminal: denied, in the foreground, in the background. */
import { assertStringIncludes } from "@std/assert";
import { ASKED } from "../harness/one_subagent.ts";
import { longReport } from "../harness/reports.ts";
import { scene } from "../harness/scene.ts";
import {
  dispatches,
  dispatchesAndWaits,
  later,
  says,
} from "../harness/script.ts";
import { terminalSession } from "../harness/terminal_session.ts";
import { assertTold } from "../harness/told.ts";

const both = { editions: ["current", "older"] } as const;
const unmarked = longReport("alpha");

scene(
  "in a terminal an unmarked foreground report has the notice next to it",
  async (stage, edition) => {
    const call = dispatchesAndWaits("alpha", ASKED);
    await terminalSession(stage, {
      edition,
      env: { CLAUDE_CODE_FORK_SUBAGENT: "0" },
      script: { main: [says(call)], agents: { alpha: [says(unmarked)] } },
    }, async (terminal) => {
      await terminal.enter("Get it done.");
      await terminal.asked("main", 1);
      const news = terminal.news("main", 1);
      assertStringIncludes(news, "10. alpha: folder 10");
      assertTold(news, "NOTICE-MARKER-MISSING");
    });
  },
  both,
);

scene(
  "in a terminal an unmarked background report has the notice next to it",
  async (stage, edition) => {
    const call = dispatches("alpha", ASKED);
    await terminalSession(stage, {
      edition,
      env: { DISPATCH_SYNC_GUARD: "when-possible" },
      script: {
        main: [says(call), says("I wait for it.")],
        agents: { alpha: [later(says(unmarked), 700)] },
      },
    }, async (terminal) => {
      await terminal.enter("Get it done.");
      const news = await terminal.hears("<task-notification>");
      assertTold(terminal.news("main", 1), "SYNC-NOT-POSSIBLE");
      assertTold(news, "NOTICE-MARKER-MISSING");
    });
  },
  both,
);

scene(
  "in a terminal without the setting every dispatch is denied",
  async (stage, edition) => {
    const call = dispatchesAndWaits("alpha", ASKED);
    await terminalSession(stage, {
      edition,
      script: { main: [says(call)], agents: { alpha: [says(unmarked)] } },
    }, async (terminal) => {
      await terminal.enter("Get it done.");
      await terminal.asked("main", 1);
      assertTold(terminal.news("main", 1), "SYNC-NO-FIELD");
    });
  },
  both,
);
