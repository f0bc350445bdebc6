/** What a subagent meets when it ends, and what then reaches the dispatcher. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { ASKED, inForeground } from "../harness/one_subagent.ts";
import { printSession, type Session } from "../harness/print_session.ts";
import { longReport, MARKED } from "../harness/reports.ts";
import { scene } from "../harness/scene.ts";
import { dispatchesAndWaits, says } from "../harness/script.ts";
import { assertTold } from "../harness/told.ts";

const both = { editions: ["current", "older"] } as const;
const full = longReport("alpha") + MARKED;

function timesAsked(session: Session, speaker: string): number {
  return session.requests.filter((one) => one.speaker === speaker).length;
}

scene(
  "a stub without the marker is sent back once and the second message is delivered",
  async (stage, edition) => {
    const finals = [says("All of it is done."), says(full)];
    const session = await inForeground(stage, finals, { edition });
    assertEquals(timesAsked(session, "alpha"), 2);
    const feedback = session.news("alpha", 1);
    assertTold(feedback, "GATE-UNMARKED-STUB");
    assertStringIncludes(feedback, "All of it is done.");
    assertStringIncludes(session.news("main", 1), "1. alpha: folder 1 holds 7");
  },
  both,
);

scene("a second stub is let through", async (stage) => {
  const finals = [says("Done."), says("Done, as I said.")];
  const session = await inForeground(stage, finals);
  assertEquals(timesAsked(session, "alpha"), 2);
  assertStringIncludes(session.news("main", 1), "Done, as I said.");
});

scene("a long unmarked report passes", async (stage, edition) => {
  const finals = [says(longReport("alpha"))];
  const session = await inForeground(stage, finals, { edition });
  assertEquals(timesAsked(session, "alpha"), 1);
  assertStringIncludes(session.news("main", 1), "10. alpha: folder 10");
}, both);

scene(
  "the remark on a long unmarked report stands in the subagent's transcript",
  async (stage) => {
    await inForeground(stage, [says(longReport("alpha"))]);
    const [transcript = ""] = transcripts(join(stage.config, "projects"));
    assertTold(transcript, "GATE-UNMARKED-LONG");
  },
);

/** The text of every subagent's transcript below a folder. */
function transcripts(folder: string): string[] {
  return [...Deno.readDirSync(folder)].flatMap(({ name, isDirectory }) => {
    const path = join(folder, name);
    if (isDirectory) return transcripts(path);
    return /^agent-.*\.jsonl$/.test(name) ? [Deno.readTextFileSync(path)] : [];
  });
}

scene("a marked report passes and nothing is said about it", async (stage) => {
  const session = await inForeground(stage, [says(full)]);
  assertEquals(timesAsked(session, "alpha"), 1);
  assert(!/\[[a-z]+-[a-z-]+\] /.test(session.news("main", 1)));
});

scene("a message of nothing but the marker is sent back", async (stage) => {
  const session = await inForeground(stage, [says("%%DONE%%"), says(full)]);
  assertEquals(timesAsked(session, "alpha"), 2);
  assertTold(session.news("alpha", 1), "GATE-EMPTY-REPORT");
});

scene("a stub passes where the marker was not asked for", async (stage) => {
  const call = dispatchesAndWaits("alpha");
  const session = await inForeground(stage, [says("Done.")], { call });
  assertEquals(timesAsked(session, "alpha"), 1);
});

scene("the gate's hatch lets a stub pass", async (stage) => {
  const env = { ALLOW_UNMARKED_FINAL: "1" };
  const session = await inForeground(stage, [says("Done.")], { env });
  assertEquals(timesAsked(session, "alpha"), 1);
});

scene("in trial mode the gate lets a stub pass", async (stage) => {
  const env = { DISPATCH_MODE: "warn" };
  const session = await inForeground(stage, [says("Done.")], { env });
  assertEquals(timesAsked(session, "alpha"), 1);
  assertTold(session.news("main", 1), "NOTICE-MARKER-MISSING");
});

scene("a stub of a fork is sent back", async (stage) => {
  const input = { ...ASKED, subagent_type: "fork" };
  const call = dispatchesAndWaits("alpha", input);
  const session = await inForeground(stage, [says("Done."), says(full)], {
    call,
  });
  assertEquals(timesAsked(session, "alpha"), 2);
  assertStringIncludes(session.news("main", 1), "10. alpha: folder 10");
});

scene("a stub of a nested subagent is sent back", async (stage) => {
  const inner = dispatchesAndWaits("inner", ASKED);
  const session = await printSession(stage, {
    script: {
      main: [says(dispatchesAndWaits("outer"))],
      agents: {
        outer: [says(inner), says("Outer is done.")],
        inner: [says("Done."), says(full)],
      },
    },
  });
  assertEquals(timesAsked(session, "inner"), 2);
  assertEquals(timesAsked(session, "outer"), 2);
  assertStringIncludes(session.news("outer", 1), "10. alpha: folder 10");
});
