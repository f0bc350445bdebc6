/**
 * The tables are general: none holds a run of words of a labelled prompt.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import { corpus } from "./corpus.ts";

const FOLDER = new URL("../../lib/capability/", import.meta.url);
/** The files that hold tables. */
const TABLES = [
  "chinese_words.ts",
  "english_words.ts",
  "lines.ts",
  "read_other.ts",
];
const WORDS = 5;
const CHARACTERS = 8;

function entries(): string[] {
  return TABLES.flatMap((name) => {
    const text = Deno.readTextFileSync(new URL(name, FOLDER));
    return [...text.matchAll(/`([^`]*)`|"([^"\n]*)"/g)].flatMap((match) => {
      const inner = match[1] ?? match[2] ?? "";
      const list = name.startsWith("chinese") || !inner.includes("|")
        ? inner.split(/\s+/)
        : inner.split("|");
      return match[2] === undefined ? list : [inner];
    });
  }).map((entry) => entry.trim()).filter((entry) => entry !== "");
}

Deno.test("no table holds a long run of a labelled prompt", () => {
  const prompts = corpus("labelled.jsonl").map(({ prompt }) =>
    prompt.toLowerCase().replace(/\s+/g, " ")
  );
  const runs = entries().flatMap((entry) => {
    const words = entry.toLowerCase().split(/\s+/);
    const long: string[] = [];
    for (let i = 0; i + WORDS <= words.length; i++) {
      long.push(words.slice(i, i + WORDS).join(" "));
    }
    if (/[\u4e00-\u9fff]/.test(entry)) {
      for (let i = 0; i + CHARACTERS <= entry.length; i++) {
        long.push(entry.slice(i, i + CHARACTERS));
      }
    }
    return long;
  });
  assertEquals(
    runs.filter((run) => prompts.some((prompt) => prompt.includes(run))),
    [],
  );
});
