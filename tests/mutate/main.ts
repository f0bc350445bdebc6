/**
 * Whether the tests would notice a broken rule: single changes to what judges
 * are made in a copy of the tree, and the tests of that part must fail.
 *
 * ```sh
 * deno task mutate
 * deno task mutate --sample 60 --seed 3 --only lib/agents --workers 1
 * ```
 *
 * Exits with 1 when fewer than 95 % of the mutants are killed, or when more
 * than 2 % are called equivalent.
 *
 * @module
 */

import { parseArgs } from "@std/cli/parse-args";
import { join } from "@std/path";
import { ROOT } from "../support/run_hook.ts";
import { usageInstead } from "../support/usage.ts";
import { entryMutants } from "./entry_mutants.ts";
import { sourcesOf } from "./files_below.ts";
import { codeMutants, type Mutant } from "./mutants.ts";
import { describe, isEquivalent, Tally } from "./tally.ts";
import { type Target, TARGETS } from "./targets.ts";
import { learnTests, rememberNotice, stagesFor } from "./test_choice.ts";
import { copyTree, runWith } from "./tree_copy.ts";

// What two workers manage in less than 25 minutes.
const SAMPLE = 500;

interface Job {
  mutant: Mutant;
  target: Target;
}

/** A small generator, so that a seed gives the same sample everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

function mutantsOf(file: string): Mutant[] {
  const text = Deno.readTextFileSync(join(ROOT, file));
  return [...codeMutants(file, text), ...entryMutants(file, text)];
}

const options = parseArgs(Deno.args, {
  string: ["sample", "seed", "only", "workers"],
  default: { sample: `${SAMPLE}`, seed: "1", only: "", workers: "2" },
  unknown: usageInstead(
    "deno task mutate [--sample N] [--seed N] [--only PART] [--workers N]",
  ),
});
// A folder, the beginning of a path, or a target's name.
const { only = "" } = options;
const random = randomFrom(Number(options.seed));
const all: Job[] = TARGETS.flatMap((target) =>
  sourcesOf(target).flatMap(mutantsOf)
    .map((mutant) => ({ mutant, target }))
).filter(({ mutant, target }) =>
  mutant.file.startsWith(only) || target.name === only
);
const sample = all.map((job) => ({ job, key: random() }))
  .sort((a, b) => a.key - b.key).slice(0, Number(options.sample))
  .map(({ job }) => job);

const start = performance.now();
const tally = new Tally();
const folder = await Deno.makeTempDir({ prefix: "dispatch-mutate-" });

async function work(copy: string, jobs: Iterator<Job>): Promise<void> {
  for (let { value } = jobs.next(); value; { value } = jobs.next()) {
    const { mutant, target }: Job = value;
    const stages = stagesFor(mutant.file, { target, copy });
    const { failed, failedIn, ms } = await runWith(mutant, { copy, stages });
    if (failedIn !== undefined) rememberNotice(mutant.file, failedIn);
    const outcome = failed
      ? "killed"
      : isEquivalent(mutant)
      ? "equivalent"
      : "survived";
    if (outcome === "survived") console.log(describe(mutant));
    const done = tally.add(target.name, { outcome, ms });
    if (done % 25 === 0) console.error(`${done} of ${sample.length}`);
  }
}

try {
  const copies = Array.from(
    { length: Number(options.workers) },
    (_, i) => join(folder, `${i}`),
  );
  for (const copy of copies) copyTree(copy);
  for (const target of new Set(sample.map(({ target }) => target))) {
    await learnTests(target, copies[0] ?? "");
  }
  const jobs = sample.values();
  await Promise.all(copies.map((copy) => work(copy, jobs)));
} finally {
  await Deno.remove(folder, { recursive: true });
}
for (const line of tally.lines()) console.log(line);
const minutes = ((performance.now() - start) / 60_000).toFixed(1);
console.log(`mutation: ${sample.length} of ${all.length}, ${minutes} min`);
if (!tally.isGood()) {
  console.error("Wanted: 95 % killed, at most 2 % equivalent");
  Deno.exit(1);
}
