/** Named dispatches in print mode, and dispatches that several guards block. */
import { assertStringIncludes } from "@std/assert";
import { definition } from "../harness/definitions.ts";
import { printSession } from "../harness/print_session.ts";
import { scene } from "../harness/scene.ts";
import { dispatches, dispatchesAndWaits, says } from "../harness/script.ts";
import {
  assertNoCommandLine,
  assertNotTold,
  assertTold,
} from "../harness/told.ts";

const both = { editions: ["current", "older"] } as const;
const report = "There are 12 files below src.";
const agents = { alpha: [says(report)] };

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
