/**
 * What stands between backticks, told by itself: a command that runs
 * something, one that only looks, a path, or a name of the code.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import { codeKind, isCommandBlock } from "../../lib/capability/words.ts";

const FILE = new URL("../fixtures/capability/spans.txt", import.meta.url);
const ROWS = Deno.readTextFileSync(FILE).trimEnd().split("\n").map((line) => {
  const at = line.indexOf(" ");
  return { kind: line.slice(0, at), inner: line.slice(at + 1) };
});

Deno.test("codeKind() tells commands, looks, paths and names apart", () => {
  const wrong = ROWS.filter(({ kind, inner }) => codeKind(inner) !== kind);
  assertEquals(
    wrong.map(({ kind, inner }) => `${inner}: ${codeKind(inner)}, not ${kind}`),
    [],
  );
});

Deno.test("isCommandBlock() holds for fences that begin with a command", () => {
  const table: [string, boolean][] = [
    ["npm test", true],
    ["$ npm test", true],
    ["\n\n# once\n  make dist\nls", true],
    ["deploy", false],
    ["./scripts/deploy", true],
    ["ls -la", false],
    ["const a = 1;", false],
    ["", false],
    ["# only a comment", false],
    [`npm ${"x".repeat(400)}`, false],
    [`${"\n".repeat(12)}npm test`, false],
  ];
  for (const [inner, expected] of table) {
    assertEquals(isCommandBlock(inner), expected, JSON.stringify(inner));
  }
});
