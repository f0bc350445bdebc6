import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { ROOT } from "./markdown_examples.ts";
import { runsOf } from "./text_runs.ts";

const FIXTURE = join(ROOT, "tests/fixtures/skill/source_runs.txt");

/** Texts and code that people read. */
const FOLDERS = ["skills", "lib", "hooks"];
const TOP = /^(?:README.*|CHANGELOG)\.md$/;

function filesBelow(folder: string): string[] {
  const found: string[] = [];
  for (const entry of Deno.readDirSync(join(ROOT, folder))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory) found.push(...filesBelow(path));
    else if (/\.(?:md|ts)$/.test(entry.name)) found.push(path);
  }
  return found;
}

Deno.test("runsOf() finds a sentence again when its layout and case differ", () => {
  const source = "Each block is a wager: the finished report may be lost.";
  const copy =
    "so **each block** is a\n  wager. The finished report may\nbe lost, then";
  const known = new Set(Array.from(runsOf(source), (run) => run.fingerprint));
  const hits = Array.from(runsOf(copy), (run) => run.fingerprint)
    .filter((fingerprint) => known.has(fingerprint));
  assertEquals(hits.length, known.size);
});

Deno.test("runsOf() finds Chinese text again when its punctuation differs", () => {
  const source = "最后一条消息之外的内容派发方一概看不到，所以要写全。";
  const copy = "注意：最后一条消息之外的内容，派发方一概看不到；所以要写全！";
  const known = new Set(Array.from(runsOf(source), (run) => run.fingerprint));
  assert(known.size > 0);
  const found = new Set(Array.from(runsOf(copy), (run) => run.fingerprint));
  assert(known.isSubsetOf(found));
});

Deno.test("no text of the plugin repeats a sentence of the texts it was specified from", () => {
  const known = new Set(Deno.readTextFileSync(FIXTURE).trim().split("\n"));
  assert(known.size > 5000);
  const top = Array.from(Deno.readDirSync(ROOT), ({ name }) => name)
    .filter((name) => TOP.test(name));
  const repeated: string[] = [];
  for (const file of [...FOLDERS.flatMap(filesBelow), ...top]) {
    for (const run of runsOf(Deno.readTextFileSync(join(ROOT, file)))) {
      if (known.has(run.fingerprint)) repeated.push(`${file}: ${run.text}`);
    }
  }
  assertEquals(repeated, []);
});
