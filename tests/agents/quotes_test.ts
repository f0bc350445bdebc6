/**
 * The second reading of frontmatter: which values get quotes.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import {
  readFields,
  splitFrontmatter,
  usualFields,
  withQuotes,
} from "../../lib/agents/definition.ts";

Deno.test("withQuotes() puts quotes around prose that YAML would refuse", () => {
  const rows: [line: string, expected: string][] = [
    ["a: b: c", 'a: "b: c"'],
    ["a: b", "a: b"],
    ["a:  b: c", 'a: "b: c"'],
    ["a-B_c: d: e", 'a-B_c: "d: e"'],
    ['a: "b: c"', 'a: "b: c"'],
    ["a: 'b: c'", "a: 'b: c'"],
    ["a: \"b: c'", 'a: "\\"b: c\'"'],
    ['a: "', 'a: "'],
    ['a: "b": c"', 'a: "b": c"'],
    ["a: [b, c]", "a: [b, c]"],
    ["a: [b: c]", "a: [b: c]"],
    ["a: [b, c", 'a: "[b, c"'],
    ["a: [b] c]", 'a: "[b] c]"'],
    ["a: [b]]", 'a: "[b]]"'],
    ["a: {b: c}", 'a: "{b: c}"'],
    ['a: say "b": c\\d', 'a: "say \\"b\\": c\\\\d"'],
    ["  a: b: c", "  a: b: c"],
    ["\ta: b: c", "  a: b: c"],
    ["\t\ta", "    a"],
    ["a: b: c\r", "a: b: c\r"],
    ["a b: c: d", "a b: c: d"],
    ["a:", "a:"],
    [": b: c", ": b: c"],
  ];
  for (const mark of "{}[]*&#!|>%@`") {
    rows.push([`a: b${mark}c`, `a: "b${mark}c"`]);
  }
  for (const [line, expected] of rows) {
    assertEquals(withQuotes(line), expected, line);
    assertEquals(withQuotes(`x: y\n${line}\nz`), `x: y\n${expected}\nz`);
  }
});

Deno.test("readFields() reads the usual, the unusual and the refused", () => {
  const rows: [head: string, expected: Record<string, unknown> | undefined][] =
    [
      ["a: b\nc: d\n", { a: "b", c: "d" }],
      ["a: b: c\nd: e", { a: "b: c", d: "e" }],
      ["a: true\nb: 1", { a: true, b: 1 }],
      ["a: b # c", { a: "b" }],
      ["a: b # c: d", { a: "b" }],
      ["a: b: c # d", { a: "b: c # d" }],
      ["a: b\n\nc: d", { a: "b", c: "d" }],
      ["a: 'b", undefined],
    ];
  for (const [head, expected] of rows) {
    const fields = readFields(head);
    assertEquals(fields && { ...fields }, expected, head);
  }
});

Deno.test("usualFields() leaves everything unusual to the reader of YAML", () => {
  for (
    const head of [
      "a: b\r\nc: d",
      "a: b\tc",
      "a b: c",
      "-a: b",
      "1: b",
      ": b",
      "a:b",
      "a:",
      "a: b ",
      "a: 1",
      "a: 'b'",
      "a: b:",
      " a: b",
      "a: [b]",
      "a: b # c",
      "a",
    ]
  ) assertEquals(usualFields(head), undefined, head);
  for (const head of ["a: b", "a-b_c: d", "A: b\n\nZz: y", "a:   b"]) {
    assertEquals(usualFields(head) === undefined, false, head);
  }
});

Deno.test("splitFrontmatter() finds the marks, or says how they are wrong", () => {
  const rows: [text: string, state: string, head?: string, body?: string][] = [
    ["---\na: b\n---\nc", "found", "a: b\n", "c"],
    ["---\n---\n", "found", "", ""],
    ["--- \t\n\n  a: b\n---c", "found", "  a: b\n", "c"],
    ["---\r\na\r\n---\r\nb", "found", "a\r\n", "b"],
    ["---\u00a0\na\n---", "found", "a\n", ""],
    ["---\na --- b", "found", "a ", "b"],
    ["---\n\u000b\n\ufeffa---\n\u00a0b", "found", "\ufeffa", "b"],
    ["---x\na\n---", "spoilt"],
    ["---x", "unclosed"],
    ["---", "unclosed"],
    ["---\na", "unclosed"],
    ["\n---\na\n---", "late"],
    [" ---", "late"],
    ["a\n---\n", "none"],
    ["", "none"],
    ["\ufeff---\na\n---", "bom"],
    ["\ufeffa", "none"],
    ["\ufeff---", "bom"],
  ];
  for (const [text, state, head, body] of rows) {
    const split = splitFrontmatter(text);
    assertEquals(split.state, state, JSON.stringify(text));
    if (split.state !== "found") continue;
    assertEquals([split.head, text.slice(split.bodyAt)], [head, body], text);
  }
});
