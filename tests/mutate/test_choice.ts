/**
 * Which tests are asked about a mutant, in which order: those that load the
 * changed file and are fast come first, for most mutants need no others.
 *
 * @module
 */

import { join } from "@std/path";
import { filesBelow } from "./files_below.ts";
import { loadedBy } from "./module_graph.ts";
import { type Target, TOO_SLOW } from "./targets.ts";
import { runTests, type Stage } from "./tree_copy.ts";

const FAST_MS = 1500;

/** A test file with what it costs and loads. */
interface KnownTest {
  file: string;
  ms: number;
  loads: Set<string>;
}

const known = new Map<string, KnownTest>();

/** Runs each test of a target without a change; throws when one fails. */
export async function learnTests(target: Target, copy: string): Promise<void> {
  for (const file of testsOf(target)) {
    if (known.has(file)) continue;
    const { failed, ms } = await runTests([file], { copy, usualMs: 60_000 });
    if (failed) throw new Error(`${file} fails without any change`);
    known.set(file, { file, ms, loads: loadedBy(join(copy, file)) });
  }
}

/** How many mutants of a file each test noticed. */
const noticed = new Map<string, Map<string, number>>();

/** Remembers that a test noticed a change of `file`, to ask it first. */
export function rememberNotice(file: string, test: string): void {
  const counts = noticed.get(file) ?? new Map<string, number>();
  noticed.set(file, counts.set(test, (counts.get(test) ?? 0) + 1));
}

/** The stages for a change of `file`; the tests must be known. */
export function stagesFor(
  file: string,
  { target, copy }: { target: Target; copy: string },
): Stage[] {
  const path = join(copy, file);
  const counts = noticed.get(file);
  const tests = testsOf(target).flatMap((test) => known.get(test) ?? [])
    .sort((a, b) => a.ms - b.ms);
  const near = tests.filter(({ loads, ms }) => loads.has(path) && ms < FAST_MS);
  const noticedBy = tests.filter((test) => counts?.has(test.file)).sort((
    a,
    b,
  ) => (counts?.get(b.file) ?? 0) - (counts?.get(a.file) ?? 0));
  const best = noticedBy[0] ??
    tests.find((test) => test.file === target.first);
  const stages = [
    tests.filter((test) => test === best),
    near.filter((test) => test !== best),
    tests.filter((test) => !near.includes(test) && test !== best),
  ];
  return stages.filter((stage) => stage.length > 0).map((stage) => ({
    tests: stage.map(({ file }) => file),
    usualMs: stage.reduce((sum, { ms }) => sum + ms, 0),
  }));
}

function testsOf({ tests }: Target): string[] {
  const files = tests.flatMap(filesBelow).filter((file) =>
    file.endsWith("_test.ts") && !TOO_SLOW.includes(file)
  );
  return [...new Set(files)];
}
