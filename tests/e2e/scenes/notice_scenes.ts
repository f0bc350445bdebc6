/** What stands next to a foreground result that may not be a report. */
import { assertStringIncludes } from "@std/assert";
import { inForeground } from "../harness/one_subagent.ts";
import { longReport } from "../harness/reports.ts";
import { definition } from "../harness/definitions.ts";
import { scene } from "../harness/scene.ts";
import { bash, dispatchesAndWaits, says } from "../harness/script.ts";
import { assertSilent, assertTold } from "../harness/told.ts";

const unmarked = longReport("alpha");

scene(
  "an unmarked foreground report has the notice next to it",
  async (stage, edition) => {
    const session = await inForeground(stage, [says(unmarked)], { edition });
    const news = session.news("main", 1);
    assertStringIncludes(news, "10. alpha: folder 10");
    assertTold(news, "NOTICE-MARKER-MISSING");
  },
  { editions: ["current", "older"] },
);

scene("an undeclared report without any text is told", async (stage) => {
  const call = dispatchesAndWaits("alpha");
  // The harness asks once for words before it takes an empty message.
  const finals = [says(bash("true")), says(), says()];
  const session = await inForeground(stage, finals, { call });
  assertTold(session.news("main", 1), "NOTICE-NO-TEXT");
});

scene("a subagent that ran out of turns is told as partial", async (stage) => {
  const call = dispatchesAndWaits("alpha", { subagent_type: "sprinter" });
  const steps = ["One.", "Two.", "Three.", "Four."];
  const finals = steps.map((step) => says(step, bash("true")));
  const session = await inForeground(stage, finals, { call });
  assertTold(session.news("main", 1), "NOTICE-PARTIAL");
}, {
  props: {
    "home/.claude/agents/sprinter.md": definition("sprinter", {
      lines: ["maxTurns: 2"],
    }),
  },
});

scene("the hatch of the notice keeps it away", async (stage) => {
  const env = { ALLOW_TRUNCATED_DELIVERABLE: "1", ALLOW_NO_PREFLIGHT: "1" };
  const session = await inForeground(stage, [says(unmarked)], { env });
  assertSilent(session.news("main", 1));
});
