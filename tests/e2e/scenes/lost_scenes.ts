/** Background results that never came. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { fromFileUrl } from "@std/path";
import {
  LAUNCH,
  LOST,
  playPart,
  REPORT,
  sessionId,
  timesTold,
} from "../harness/continued_session.ts";
import { loseDeliveries } from "../harness/lose_deliveries.ts";
import { scene } from "../harness/scene.ts";
import { bash, later, says } from "../harness/script.ts";
import { terminalSession } from "../harness/terminal_session.ts";
import { assertTold } from "../harness/told.ts";

const LOSE = fromFileUrl(
  new URL("../harness/lose_deliveries.ts", import.meta.url),
);

scene(
  "a result that never came is told at the next prompt, once and without its text",
  async (stage) => {
    const main = [
      LAUNCH,
      says("I wait for it."),
      says("That was it."),
      // A terminal session writes its transcript a moment late.
      later(says("I look into it."), 500),
    ];
    const script = { main, agents: { alpha: [later(says(REPORT), 1500)] } };
    const env = { DISPATCH_SYNC_GUARD: "when-possible" };
    await terminalSession(stage, { script, env }, async (terminal) => {
      await terminal.enter("Get it done.");
      await terminal.hears("<task-notification>");
      await terminal.shows(/That was it\./);
      await stopped();
      loseDeliveries(stage.config);
      await terminal.enter("What else is there?");
      const told = await terminal.hears(LOST);
      assertTold(told, "RECOVERY-UNDELIVERED");
      const words = told.slice(told.indexOf(LOST));
      assert(!words.includes("1. alpha"), words);
      await stopped();
      await terminal.enter("And now?");
      await terminal.asked("main", 4);
      assert(!terminal.news("main", 4).includes(LOST));
    });
  },
);

// The Stop hook runs after the words are on the screen, and leaves no sign.
function stopped(): Promise<void> {
  return new Promise((done) => setTimeout(done, 1500));
}

scene(
  "a result that never came is told before the session stops, once and with its beginning",
  async (stage) => {
    const lose = bash(`deno run -A --no-config '${LOSE}' '${stage.config}'`);
    // A model takes its time; its rows are then on the disk.
    const main = [
      LAUNCH,
      says("I wait."),
      later(says(lose), 600),
      later(says("I am done."), 600),
    ];
    // Sooner, it could come before the session waits for it.
    const agents = { alpha: [later(says(REPORT), 500)] };
    const session = await playPart(stage, main, { agents });
    const told = session.newsWith(LOST);
    assertTold(told, "RECOVERY-UNDELIVERED");
    assertStringIncludes(told, "  1. alpha: folder 1 holds 7 files");
    assertEquals(timesTold(session), 1);
  },
);

scene(
  "a resumed session that calls a finished result unfinished is told better",
  async (stage) => {
    const first = await playPart(stage, [LAUNCH, says("I wait for it.")]);
    loseDeliveries(stage.config);
    const resume = sessionId(first);
    const second = await playPart(stage, [says("I look into it.")], { resume });
    assertStringIncludes(second.news("main", 0), "<status>stopped</status>");
    assertTold(second.newsWith(LOST), "RECOVERY-UNDELIVERED");
    const third = await playPart(stage, [says("Nothing else.")], { resume });
    assertEquals(timesTold(third), 0);
  },
);
