/** Repair and trial mode. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { toolResults } from "../harness/conversation.ts";
import { printSession } from "../harness/print_session.ts";
import { scene } from "../harness/scene.ts";
import { dispatches, says } from "../harness/script.ts";
import { assertTold } from "../harness/told.ts";

const both = { editions: ["current", "older"] } as const;
const report = "There are 12 files below src.";
const agents = { alpha: [says(report)] };

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
    assertStringIncludes(session.newsWith("<task-notification>"), report);
  },
  both,
);
