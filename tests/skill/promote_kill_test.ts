/**
 * What a killed promotion leaves behind, with the real script in a process of
 * its own.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import {
  runScript,
  scriptArguments,
  startScript,
  type WipFolder,
  wipFolder,
} from "./wip_folder.ts";
import { argumentsFor, assertWhole, prepare, works } from "./wip_scene.ts";

const KILLS = 200;

Deno.test(`promote-wip.ts loses and tears nothing when it is killed at ${KILLS} random points`, async () => {
  using folder = wipFolder();
  const started = performance.now();
  prepare(folder, { over: true });
  assertEquals(
    (await runScript(folder.path, ["--force", folder.at("t")])).code,
    0,
  );
  const whole = performance.now() - started;

  const seen = { before: 0, between: 0, after: 0 };
  for (let i = 0; i < KILLS; i++) {
    const over = i % 2 === 0;
    prepare(folder, { over });
    const args = argumentsFor(folder, { over });
    const child = startScript(folder.path, args);
    // Half of the kills anywhere in a run, half while the folder changes.
    await (i % 4 < 2
      ? delay(Math.random() * whole)
      : firstChange(folder, whole));
    if (i % 4 >= 2) await delay(Math.random() * 3);
    try {
      child.kill("SIGKILL");
    } catch { /* it has ended already */ }
    await child.status;
    seen[await assertWhole(folder, { over })]++;
  }
  console.log(`killed ${KILLS} times:`, seen);
  assert(seen.before > 0, "no kill came before the swap");
});

// The calls that change the folder, and which of their kind in a run. strace
// kills the process as it enters the call, so every gap between two steps is
// hit once.
const STEPS: [over: boolean, call: string, nth: number][] = [
  [true, "chmod", 1],
  [true, "fsync", 1],
  [true, "rename", 1],
  [true, "fsync", 2],
  [true, "unlink", 1],
  [false, "chmod", 1],
  [false, "fsync", 1],
  [false, "linkat", 1],
  [false, "unlink", 1],
  [false, "fsync", 2],
  [false, "unlink", 2],
];
const strace = await works("strace", ["-o", "/dev/null", "true"]);

for (const [over, call, nth] of STEPS) {
  const where = over ? "over an old file" : "in an empty place";
  Deno.test({
    name:
      `promote-wip.ts loses nothing ${where} when it is killed at ${call} ${nth}`,
    // Needs strace and the right to trace a process.
    ignore: !strace,
    fn: async () => {
      using folder = wipFolder();
      prepare(folder, { over });
      const { signal } = await new Deno.Command("strace", {
        args: [
          "-f",
          "-qq",
          "-o",
          "/dev/null",
          `--inject=/^${call}:signal=SIGKILL:when=${nth}`,
          Deno.execPath(),
          ...scriptArguments(folder.path, argumentsFor(folder, { over })),
        ],
        stdout: "null",
        stderr: "null",
      }).output();
      assertEquals(signal, "SIGKILL");
      await assertWhole(folder, { over });
    },
  });
}

/** Waits until a temporary file is there, the sidecar gone, or time is up. */
async function firstChange(folder: WipFolder, limit: number): Promise<void> {
  const end = performance.now() + 2 * limit;
  while (performance.now() < end) {
    const names = folder.names();
    if (
      names.some((name) => name.startsWith(".")) || !names.includes("t.wip")
    ) return;
    await delay(0);
  }
}

function delay(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
