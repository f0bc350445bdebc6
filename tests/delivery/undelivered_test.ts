import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { denoFiles } from "../../lib/hook.ts";
import { memoryFiles } from "../../lib/files_in_memory.ts";
import {
  tellUndelivered,
  undelivered,
} from "../../lib/recovery/undelivered.ts";
import { ROOT } from "../support/run_hook.ts";
import { makeSession, SHAPES } from "./session_maker.ts";
import { fileOf, told } from "./transcript_rows.ts";

const SESSIONS = 10_000;
const RECORDED = join(ROOT, "tests/fixtures/delivery/sessions");

Deno.test(`each lost result of ${SESSIONS} sessions is found once, and no other`, () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < SESSIONS; seed++) {
    const made = makeSession(seed, "/p");
    for (const shape of made.shapes) seen.add(shape);
    const found: string[] = [];
    // Each round leaves in the transcript what a Stop hook's context leaves.
    for (let round = 0; round < 6; round++) {
      const lost = undelivered(memoryFiles(made.files), {
        session: made.transcript,
        running: new Set(made.backgroundTasks.map(({ id }) => id)),
        arriving: new Set(),
      });
      if (lost.length === 0) break;
      const lang = seed % 2 === 0 ? "en" : "zh";
      const text = tellUndelivered(lost, { lang, excerpts: true });
      for (const { agent } of lost) {
        if (text.includes(`agent-${agent}.jsonl`)) found.push(agent);
      }
      const whole = made.files[made.transcript] ?? "";
      const lines = whole.slice(0, whole.lastIndexOf("\n") + 1);
      made.files[made.transcript] = lines + fileOf([told(text)]);
    }
    assertEquals(
      found.sort(),
      made.lost.sort(),
      `seed ${seed}: ${made.shapes.join(", ")}`,
    );
  }
  assertEquals(seen.size, Object.keys(SHAPES).length);
});

Deno.test("at a prompt nothing is taken for lost that Stop would not", () => {
  for (let seed = 0; seed < 2000; seed++) {
    const made = makeSession(seed, "/p");
    const atPrompt = undelivered(memoryFiles(made.files), {
      session: made.transcript,
      running: undefined,
      arriving: new Set(),
    }).map(({ agent }) => agent);
    for (const agent of atPrompt) {
      assert(made.lost.includes(agent), `seed ${seed}: ${made.shapes}`);
    }
    const resumed = made.shapes.includes("resumedAndLost");
    if (!resumed && made.backgroundTasks.length === 0) {
      assertEquals(atPrompt.sort(), made.lost.sort(), `seed ${seed}`);
    }
  }
});

Deno.test("the notification that is just arriving is not lost", () => {
  const made = makeSession(
    [...Array(500).keys()].find((seed) =>
      makeSession(seed, "/p").lost.length > 0
    ) ??
      0,
    "/p",
  );
  const found = undelivered(memoryFiles(made.files), {
    session: made.transcript,
    running: new Set(),
    arriving: new Set(made.lost),
  });
  assertEquals(found, []);
});

// Session, words of the rows to take out, agents that are lost without them.
const WITHOUT: [string, string[], string[]][] = [
  ["background_mid_turn", [], []],
  ["background_mid_turn", ['"queued_command"'], ["a8cfa1fd19ad1945c"]],
  ["foreground_and_background_idle", [], []],
  ["foreground_and_background_idle", ['"origin"'], ["a4f2af0f3269a6a66"]],
  ["interactive_background_idle", [], []],
  ["interactive_background_idle", ['"kind": "task-notification"'], [
    "a7cf6744b2941f6bf",
  ]],
  ["nested", [], []],
  ["nested", ['"kind": "task-notification"', '"queue-operation"'], [
    "a5c6f3008d84679d0",
  ]],
  ["task_stop_mid_turn", [], []],
  ["task_stop_mid_turn", ['"queued_command"'], []],
];

for (const [name, words, expected] of WITHOUT) {
  const title = words.length === 0 ? "as it is" : `without ${words.join(", ")}`;
  Deno.test(`the recorded session ${name}, ${title}`, async () => {
    const root = await Deno.makeTempDir();
    try {
      const session = await copied(join(RECORDED, name), { root, words });
      const lost = undelivered(denoFiles, {
        session,
        running: new Set(),
        arriving: new Set(),
      });
      assertEquals(lost.map(({ agent }) => agent), expected);
      for (const one of lost) {
        const lines = Deno.readTextFileSync(one.files.transcript).split("\n");
        assertStringIncludes(lines[one.line - 1] ?? "", one.text);
      }
    } finally {
      await Deno.remove(root, { recursive: true });
    }
  });
}

async function copied(
  from: string,
  { root, words }: { root: string; words: string[] },
): Promise<string> {
  const session = join(root, "session.jsonl");
  const lines = (await Deno.readTextFile(join(from, "session.jsonl")))
    .split("\n");
  const kept = lines.filter((line) =>
    !words.some((word) => line.includes(word))
  );
  await Deno.writeTextFile(session, kept.join("\n"));
  const folder = join(root, "session", "subagents");
  await Deno.mkdir(folder, { recursive: true });
  for (const { name } of Deno.readDirSync(join(from, "session/subagents"))) {
    await Deno.copyFile(
      join(from, "session/subagents", name),
      join(folder, name),
    );
  }
  return session;
}
