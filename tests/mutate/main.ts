/**
 * Whether the tests would notice a broken rule: single changes to what judges
 * are made in a copy of the tree, and the tests of that part must fail.
 *
 * ```sh
 * deno task mutate
 * deno task mutate --sample 60 --seed 3 --only lib/capability
 * ```
 *
 * Exits with 1 when fewer than 95 % of the mutants are killed.
 *
 * @module
 */

import { parseArgs } from "@std/cli/parse-args";
import { join, relative } from "@std/path";
import { ROOT } from "../support/run_hook.ts";
import {
  codeMutants,
  lexiconMutants,
  type Mutant,
  mutated,
} from "./mutants.ts";
import { type Target, TARGETS } from "./targets.ts";

const WANTED = 0.95;
const MOST_EQUIVALENT = 0.02;
const WORKERS = 2;
const TIMEOUT_MS = 120_000;

interface Equivalent {
  file: string;
  line: string;
  what: string;
  reason: string;
}

function* filesBelow(path: string): Generator<string> {
  if (Deno.statSync(path).isFile) return yield path;
  for (const entry of [...Deno.readDirSync(path)].sort(byName)) {
    const child = join(path, entry.name);
    if (entry.isDirectory) yield* filesBelow(child);
    else if (entry.name.endsWith(".ts")) yield child;
  }
}

function byName(a: Deno.DirEntry, b: Deno.DirEntry): number {
  return a.name < b.name ? -1 : 1;
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

function mutantsOf(target: Target): Mutant[] {
  return target.sources.flatMap((source) =>
    [...filesBelow(join(ROOT, source))].flatMap((path) => {
      const file = relative(ROOT, path);
      const text = Deno.readTextFileSync(path);
      return file.includes("/tables/")
        ? lexiconMutants(file, text)
        : codeMutants(file, text);
    })
  );
}

function lineOf(source: string, at: number): { number: number; text: string } {
  const before = source.slice(0, at);
  const start = before.lastIndexOf("\n") + 1;
  const end = source.indexOf("\n", at);
  return {
    number: before.split("\n").length,
    text: source.slice(start, end < 0 ? source.length : end).trim(),
  };
}

function copyTree(to: string): void {
  for (
    const name of [
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
    ]
  ) {
    const { success } = new Deno.Command("cp", {
      args: ["-R", join(ROOT, name), to],
      stderr: "null",
    }).outputSync();
    if (!success && !name.startsWith("README")) {
      throw new Error(`"${name}" could not be copied`);
    }
  }
}

async function testsFail(copy: string, tests: string[]): Promise<boolean> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["test", "-A", "--no-check", "--fail-fast", "--quiet", ...tests],
    cwd: copy,
    env: { NO_COLOR: "1" },
    stdout: "null",
    stderr: "null",
  }).spawn();
  const timer = setTimeout(() => child.kill("SIGKILL"), TIMEOUT_MS);
  const { success } = await child.status;
  clearTimeout(timer);
  return !success;
}

const options = parseArgs(Deno.args, {
  string: ["sample", "seed", "only"],
  default: { sample: "400", seed: "1", only: "" },
});
const only = options.only ?? "";
const random = randomFrom(Number(options.seed));
const jobs = TARGETS.flatMap((target) =>
  mutantsOf(target).map((mutant) => ({ mutant, tests: target.tests }))
).filter(({ mutant }) => mutant.file.startsWith(only));
const all = jobs.length;
const sample = jobs.map((job) => ({ job, key: random() }))
  .sort((a, b) => a.key - b.key).slice(0, Number(options.sample))
  .map(({ job }) => job);
const equivalents: Equivalent[] = JSON.parse(
  Deno.readTextFileSync(join(ROOT, "tests/mutate/equivalent.json")),
);

const start = performance.now();
const folder = await Deno.makeTempDir({ prefix: "dispatch-mutate-" });
let killed = 0;
let equivalent = 0;
const survivors: string[] = [];
try {
  const copies = Array.from(
    { length: WORKERS },
    (_, i) => join(folder, `${i}`),
  );
  for (const copy of copies) {
    Deno.mkdirSync(copy);
    copyTree(copy);
  }
  const used = new Set(sample.map(({ tests }) => tests));
  for (const tests of used) {
    if (await testsFail(copies[0] ?? "", tests)) {
      throw new Error(`${tests.join(" ")} fail without any change`);
    }
  }
  let next = 0;
  await Promise.all(copies.map(async (copy) => {
    for (let index = next++; index < sample.length; index = next++) {
      const job = sample[index];
      if (job === undefined) return;
      const { mutant, tests } = job;
      const path = join(copy, mutant.file);
      const source = Deno.readTextFileSync(path);
      Deno.writeTextFileSync(path, mutated(source, mutant));
      const noticed = await testsFail(copy, tests);
      Deno.writeTextFileSync(path, source);
      if (noticed) {
        killed += 1;
        continue;
      }
      const { number, text } = lineOf(source, mutant.at);
      const known = equivalents.some((each) =>
        each.file === mutant.file && each.line === text &&
        each.what === mutant.what
      );
      if (known) equivalent += 1;
      else {
        survivors.push(
          `${mutant.file}:${number} ${mutant.what}: "${mutant.was}" -> "${mutant.becomes}" in ${text}`,
        );
      }
    }
  }));
} finally {
  await Deno.remove(folder, { recursive: true });
}
for (const survivor of survivors.sort()) console.log(survivor);
const judged = sample.length - equivalent;
const share = judged === 0 ? 1 : killed / judged;
console.log(
  `mutation: ${sample.length} of ${all} mutants, ${killed} killed, ${survivors.length} survived, ${equivalent} equivalent, ${
    (share * 100).toFixed(1)
  } % killed, ${((performance.now() - start) / 60_000).toFixed(1)} min`,
);
if (share < WANTED || equivalent > sample.length * MOST_EQUIVALENT) {
  console.error(`Wanted: at least ${WANTED * 100} % killed`);
  Deno.exit(1);
}
