/**
 * The long checks behind the promises in the README: fuzzing, load, hostile
 * texts, strange surroundings, other versions of Deno, and whether the tests
 * notice a broken rule.
 *
 * ```sh
 * deno task trust
 * deno task trust --seed 7 --skip-mutation
 * ```
 *
 * @module
 */

import { parseArgs } from "@std/cli/parse-args";
import { usageInstead } from "../support/usage.ts";
import { join } from "@std/path";
import { ROOT } from "../support/run_hook.ts";
import { fuzzInProcess, fuzzProcesses } from "./fuzz.ts";
import { underLoad } from "./load.ts";
import {
  hostilePrompts,
  otherDenos,
  pumpedPatterns,
  strangeSurroundings,
} from "./long_checks.ts";

const TIMEOUT_MS = 10_000;

const options = parseArgs(Deno.args, {
  string: ["seed"],
  boolean: ["skip-mutation"],
  default: { seed: String(Date.now() % 1_000_000) },
  unknown: usageInstead("deno task trust [--seed N] [--skip-mutation]"),
});
const seed = Number(options.seed);

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(0)} s`;
}

console.log(`Deno ${Deno.version.deno}, seed ${seed}`);
let start = performance.now();
const tried = await fuzzInProcess({ runs: 200_000, seed });
console.log(`fuzz: ${tried} payloads in one process, ${seconds(start)}`);

start = performance.now();
const { ran, slowest } = await fuzzProcesses({ runs: 2000, seed });
console.log(
  `fuzz: ${ran} hook processes, slowest ${slowest.toFixed(0)} ms, ${
    seconds(start)
  }`,
);

start = performance.now();
const load = await underLoad({ atOnce: 20, rounds: 25 });
console.log(
  `load: ${load.dispatches} dispatches, 20 at once, ${load.wrong} wrong, median ${
    load.median.toFixed(0)
  } ms, slowest ${load.slowest.toFixed(0)} ms, ${seconds(start)}`,
);
let failed = load.wrong > 0 || load.slowest > TIMEOUT_MS;

for (
  const check of [
    () => hostilePrompts({ runs: 1000, seed }),
    pumpedPatterns,
    strangeSurroundings,
    otherDenos,
  ]
) {
  start = performance.now();
  const { line, wrong } = await check();
  console.log(`${line}, ${wrong.length} wrong, ${seconds(start)}`);
  for (const one of wrong) console.log(`  ${one}`);
  failed ||= wrong.length > 0;
}

if (!options["skip-mutation"]) {
  const { success } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", join(ROOT, "tests/mutate/main.ts")],
    cwd: ROOT,
    stdin: "null",
    stdout: "inherit",
    stderr: "inherit",
  }).spawn().status;
  failed ||= !success;
}
Deno.exit(failed ? 1 : 0);
