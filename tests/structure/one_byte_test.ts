/**
 * Files of a dispatch's hooks that take one byte a character in memory.
 *
 * A file takes two as soon as one of its characters lies beyond Latin-1. These
 * hold no texts or patterns in other languages and keep to one.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import { join } from "@std/path";
import { ROOT } from "../support/run_hook.ts";

const ONE_BYTE = [
  "lib/agents/advice.ts",
  "lib/agents/definition.ts",
  "lib/agents/registry.ts",
  "lib/agents/tools.ts",
  "lib/agents/yaml.ts",
  "lib/capability/english_words.ts",
  "lib/capability/read_english.ts",
  "lib/capability/weights_latin.txt",
  "lib/capability/words.ts",
];

Deno.test("files of one-byte characters stay so", () => {
  for (const file of ONE_BYTE) {
    const text = Deno.readTextFileSync(join(ROOT, file));
    const wide = [...text].filter((char) => char > "\u00ff");
    assertEquals([...new Set(wide)], [], file);
  }
});
