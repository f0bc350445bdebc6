/**
 * A copy of the tree in which a change can be tried.
 *
 * @module
 */

import { join } from "@std/path";
import { ROOT } from "../support/run_hook.ts";
import { type Mutant, mutated } from "./mutants.ts";

const COPIED = [
  "deno.json",
  "deno.lock",
  "hooks.json",
  "hooks",
  "lib",
  "tests",
  "skills",
  ".claude-plugin",
  "README.md",
  "README.zh.md",
];

// A change may make a loop endless.
const PATIENCE = 10;
const LEAST_MS = 20_000;

/** How the tests of a copy ended. */
export interface TestRun {
  failed: boolean;
  ms: number;
}

/** Copies the tree into the new folder `to`. */
export function copyTree(to: string): void {
  Deno.mkdirSync(to);
  for (const name of COPIED) {
    const { success } = new Deno.Command("cp", {
      args: ["-R", join(ROOT, name), to],
      stderr: "null",
    }).outputSync();
    if (!success) throw new Error(`"${name}" could not be copied`);
  }
}

/** Runs test files in a copy until one fails; `usualMs` bounds the time. */
export async function runTests(
  tests: readonly string[],
  { copy, usualMs }: { copy: string; usualMs: number },
): Promise<TestRun> {
  const start = performance.now();
  const child = new Deno.Command(Deno.execPath(), {
    args: ["test", "-A", "--no-check", "--fail-fast", "--quiet", ...tests],
    cwd: copy,
    env: { NO_COLOR: "1" },
    stdin: "null",
    stdout: "null",
    stderr: "null",
  }).spawn();
  const timer = setTimeout(
    () => child.kill("SIGKILL"),
    LEAST_MS + PATIENCE * usualMs,
  );
  const { success } = await child.status;
  clearTimeout(timer);
  return { failed: !success, ms: performance.now() - start };
}

/** Whether a test in one of the stages fails with the mutant in the copy. */
export async function isNoticed(
  mutant: Mutant,
  { copy, stages }: {
    copy: string;
    stages: readonly { tests: readonly string[]; usualMs: number }[];
  },
): Promise<boolean> {
  const path = join(copy, mutant.file);
  const source = Deno.readTextFileSync(path);
  Deno.writeTextFileSync(path, mutated(source, mutant));
  try {
    for (const { tests, usualMs } of stages) {
      const { failed } = await runTests(tests, { copy, usualMs });
      if (failed) return true;
    }
    return false;
  } finally {
    Deno.writeTextFileSync(path, source);
  }
}
