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

const FAILED_IN = / => \.\/(tests\/\S+_test\.ts)/;

/** Tests that run in one process. */
export interface Stage {
  tests: string[];
  /** How long they take without a change. */
  usualMs: number;
}

/** How the tests of a copy ended. */
export interface TestRun {
  failed: boolean;
  /** The test file that failed, when the output names it. */
  failedIn: string | undefined;
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

/** Ends a process that leads a group, and all that it has started. */
function endGroup(leader: number): void {
  try {
    Deno.kill(-leader, "SIGKILL");
  } catch {
    // All of them have ended.
  }
}

// The leaders of the groups that run.
const running = new Set<number>();

function interrupted(): never {
  for (const leader of running) endGroup(leader);
  Deno.exit(130);
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
    stdout: "piped",
    stderr: "null",
    // A hook with an endless loop would outlive the test that waits for it.
    detached: true,
  }).spawn();
  if (running.size === 0) Deno.addSignalListener("SIGINT", interrupted);
  running.add(child.pid);
  const timer = setTimeout(
    () => endGroup(child.pid),
    LEAST_MS + PATIENCE * usualMs,
  );
  const { success, stdout } = await child.output();
  clearTimeout(timer);
  endGroup(child.pid);
  running.delete(child.pid);
  if (running.size === 0) Deno.removeSignalListener("SIGINT", interrupted);
  return {
    failed: !success,
    failedIn: FAILED_IN.exec(new TextDecoder().decode(stdout))?.[1],
    ms: performance.now() - start,
  };
}

/** Whether tests fail with the mutant in the copy, stage by stage. */
export async function runWith(
  mutant: Mutant,
  { copy, stages }: { copy: string; stages: readonly Stage[] },
): Promise<TestRun> {
  const path = join(copy, mutant.file);
  const source = Deno.readTextFileSync(path);
  Deno.writeTextFileSync(path, mutated(source, mutant));
  let ms = 0;
  try {
    for (const { tests, usualMs } of stages) {
      const run = await runTests(tests, { copy, usualMs });
      ms += run.ms;
      if (run.failed) return { ...run, ms };
    }
    return { failed: false, failedIn: undefined, ms };
  } finally {
    Deno.writeTextFileSync(path, source);
  }
}
