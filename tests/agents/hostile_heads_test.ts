/**
 * Frontmatter written to keep a reader busy.
 *
 * @module
 */

import { assert } from "@std/assert";
import { readFields } from "../../lib/agents/definition.ts";

const HOSTILE_HEADS: [what: string, head: string][] = [
  ["open brackets", `tools: ${"[".repeat(60_000)}`],
  ["open braces over lines", "{\n".repeat(30_000)],
  [
    "nested tables",
    Array.from({ length: 1000 }, (_, i) => `${" ".repeat(Math.min(i, 60))}k:\n`)
      .join(""),
  ],
  ["quotes", `description: ${'"a" '.repeat(15_000)}`],
  ["dashes of items", "- ".repeat(30_000)],
  ["list items that are tables", "skills:\n" + "  - a: b\n".repeat(6000)],
  ["colons", `description: ${": ".repeat(30_000)}`],
  ["hashes", `description: a${"#".repeat(60_000)} # b`],
  ["blank lines", `description: a\n${"\n".repeat(60_000)}  b`],
  ["continuations", `description: a\n${"  b\n".repeat(15_000)}`],
  ["spaces", `description: a${" ".repeat(60_000)}: b`],
  ["blanks inside a flow list", `tools: [a${" ".repeat(60_000)}b]`],
  ["anchors", `description: ${"&a ".repeat(20_000)}`],
  ["quoted text over lines", `description: "${"a  \n  ".repeat(9000)}`],
];
for (const [what, head] of HOSTILE_HEADS) {
  Deno.test(`frontmatter of 64 KiB of ${what} is read in linear time`, () => {
    const start = performance.now();
    readFields(`name: a\n${head}\n`);
    readFields(`${head}\n`);
    const took = performance.now() - start;
    assert(took < 1500, `${took} ms`);
  });
}
