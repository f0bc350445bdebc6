/**
 * Text in the columns of a terminal, and what never reaches one.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { columnsOf, wrap } from "../../lib/explain/layout.ts";
import { actsOnTerminal as raw } from "./terminal.ts";
import { painter, safeJson } from "../../lib/explain/paint.ts";

const COLUMNS: [text: string, columns: number][] = [
  ["", 0],
  ["abc", 3],
  ["修复", 4],
  ["a修b", 4],
  ["（见）", 6],
  ["e\u0301", 1],
  ["✓", 1],
  ["🚀", 2],
];

for (const [text, columns] of COLUMNS) {
  Deno.test(`columnsOf() is ${columns} when the text is ${JSON.stringify(text)}`, () => {
    assertEquals(columnsOf(text), columns);
  });
}

const WRAPS: [text: string, width: number, lines: string[]][] = [
  ["", 20, [""]],
  ["short", 20, ["short"]],
  ["one two three four five", 20, ["one two three four", "five"]],
  ["  keeps an indent of two", 20, ["  keeps an indent of", "  two"]],
  ["a\n\nb", 20, ["a", "", "b"]],
  ["x".repeat(30), 20, ["x".repeat(30)]],
  ["一二三四五六七八九十，后面", 20, ["一二三四五六七八九", "十，后面"]],
  ["a\tb", 20, ["a    b"]],
];

for (const [text, width, lines] of WRAPS) {
  Deno.test(`wrap() keeps to ${width} columns when given ${JSON.stringify(text)}`, () => {
    assertEquals(wrap(text, width), lines);
  });
}

Deno.test("wrap() loses no word when it wraps a long text", () => {
  const text = Array.from({ length: 500 }, (_, at) => `word${at}`).join(" ");
  assertEquals(wrap(text, 40).join(" "), text);
});

Deno.test("wrap() stays quick when the text has neither blank nor end", () => {
  const start = performance.now();
  wrap("修".repeat(1_000_000), 80);
  wrap("x".repeat(1_000_000), 80);
  wrap(" ".repeat(1_000_000), 80);
  assert(performance.now() - start < 500);
});

Deno.test("painter() leaves text alone when colours are off", () => {
  assertEquals(painter(false)("red", "x"), "x");
  assertEquals(painter(true)("red", "x"), "\x1b[31mx\x1b[0m");
  assertEquals(painter(true)("red", ""), "");
});

Deno.test("safeJson() gives the same value when it is parsed again", () => {
  const value = {
    text:
      "a\u0000\u001b[2J\u007f\u009b31m\u202e\u2066\u200b\ufeff\u{e0041}中文🚀",
  };
  const json = safeJson(value);
  assertEquals(JSON.parse(json), value);
  assert(json.includes("中文🚀"));
  assertEquals(raw(json), []);
});
