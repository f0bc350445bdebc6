/**
 * What stands between backticks, told by itself: a command that runs
 * something, one that only looks, a path, or a name of the code.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import { codeKind, isCommandBlock } from "../../lib/capability/words.ts";
import { saidIn } from "./corpus.ts";

const ROWS = saidIn("spans.txt", " ");

Deno.test("codeKind() tells commands, looks, paths and names apart", () => {
  const wrong = ROWS.filter(({ sign, prompt }) => codeKind(prompt) !== sign);
  assertEquals(
    wrong.map(({ sign, prompt }) =>
      `${prompt}: ${codeKind(prompt)}, not ${sign}`
    ),
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
