/**
 * The small reader of YAML, form by form; full YAML gives the same.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { readYamlFields } from "../../lib/agents/definition.ts";
import { yamlFields } from "../../lib/agents/validation.ts";
import { ROOT } from "../support/run_hook.ts";

/** Frontmatter, and the entries in it; without `means` it is refused. */
interface Head {
  head: string;
  means?: unknown;
}

const HEADS: Head[] = Deno.readTextFileSync(
  join(ROOT, "tests/fixtures/agents/heads.jsonl"),
).trimEnd().split("\n").map((line) => JSON.parse(line));

/** Without prototypes, which the two readers set differently. */
function bare(entries: unknown): unknown {
  return entries === undefined
    ? undefined
    : JSON.parse(JSON.stringify(entries));
}

Deno.test("readYamlFields() reads each form as full YAML does, and refuses the same", () => {
  assert(HEADS.length > 250 && HEADS.some(({ means }) => means === undefined));
  for (const { head, means } of HEADS) {
    assertEquals(bare(readYamlFields(head)), means, JSON.stringify(head));
    assertEquals(bare(yamlFields(head)), means, JSON.stringify(head));
  }
});

Deno.test("readYamlFields() knows the numbers that JSON does not", () => {
  const rows: [string, number][] = [
    [".inf", Infinity],
    [".INF", Infinity],
    ["+.Inf", Infinity],
    ["-.inf", -Infinity],
    [".nan", NaN],
    [".NaN", NaN],
    [".NAN", NaN],
  ];
  for (const [text, expected] of rows) {
    assertEquals({ ...readYamlFields(`a: ${text}`) }, { a: expected });
    assertEquals({ ...yamlFields(`a: ${text}`) }, { a: expected });
  }
});

Deno.test("readYamlFields() goes to its own way with forms that nobody writes", () => {
  const rows: [head: string, expected: unknown][] = [
    ["a: ,x", { a: ",x" }],
    ["a: !x", { a: null }],
    ["a: &x b", { a: "b" }],
    ["a: !x # c", { a: null }],
    [`a: ${"9".repeat(41)}`, { a: "9".repeat(41) }],
    ["? a: b", undefined],
    ["&a b: c", undefined],
    ["!a b: c", undefined],
  ];
  for (const [head, expected] of rows) {
    assertEquals(bare(readYamlFields(head)), expected, head);
  }
});

Deno.test("readYamlFields() follows sixteen levels and then takes the text as it stands", () => {
  const lists = (levels: number) =>
    `${"[".repeat(levels)}b${"]".repeat(levels)}`;
  for (let levels = 1; levels < 24; levels++) {
    const value = readYamlFields(`a: ${lists(levels)}`)?.["a"];
    assertEquals(Array.isArray(value), levels <= 17, `${levels}`);
  }
  const tables = (levels: number) =>
    Array.from({ length: levels }, (_, i) => `${" ".repeat(i)}a:\n`).join("");
  const items = (levels: number) =>
    Array.from({ length: levels }, (_, i) => `${" ".repeat(i)}- a:\n`)
      .map((line, i) => " ".repeat(i) + line).join("");
  for (let levels = 1; levels < 24; levels++) {
    const isRead = readYamlFields(tables(levels)) !== undefined;
    assertEquals(isRead, levels <= 16, `${levels}`);
    const below = readYamlFields(`x:\n${items(levels)}`);
    assertEquals(below !== undefined, 1 + 2 * levels <= 16, `${levels}`);
  }
});
