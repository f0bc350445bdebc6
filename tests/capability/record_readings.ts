/**
 * Records what the reading makes of the prompts in the fixtures, and the words
 * of its tables and patterns. Look at the difference before it is kept.
 *
 * ```sh
 * deno run -A tests/capability/record_readings.ts
 * ```
 *
 * @module
 */

import { codeWords } from "./words.ts";
import {
  framedWords,
  labelledPrompts,
  readingOf,
  RECORD,
  shortPrompts,
  WORDS,
} from "./readings.ts";

const known = Deno.readTextFileSync(WORDS).split("\n");
const words = new Set([...known, ...codeWords()].filter((word) => word !== ""));
Deno.writeTextFileSync(WORDS, `${[...words].sort().join("\n")}\n`);
const prompts = [...labelledPrompts(), ...shortPrompts(), ...framedWords()];
const lines = prompts.map(({ name, prompt }) =>
  `${name}\t${readingOf(prompt)}`
);
Deno.writeTextFileSync(RECORD, `${lines.join("\n")}\n`);
console.log(`${words.size} words, ${lines.length} readings`);
