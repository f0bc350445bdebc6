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
import { runTests } from "./tree_copy.ts";

const FAST_MS = 1500;

/** Tests that run in one process. */
export interface Stage {
  tests: string[];
  /** How long they take without a change. */
  usualMs: number;
}

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

/** The stages for a change of `file`; the tests must be known. */
export function stagesFor(
  file: string,
  { target, copy }: { target: Target; copy: string },
): Stage[] {
  const path = join(copy, file);
  const tests = testsOf(target).flatMap((test) => known.get(test) ?? [])
    .sort((a, b) => a.ms - b.ms);
  const first = tests.filter(({ loads, ms }) =>
    loads.has(path) && ms < FAST_MS
  );
  const rest = tests.filter((test) => !first.includes(test));
  return [first, rest].filter((stage) => stage.length > 0).map((stage) => ({
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
