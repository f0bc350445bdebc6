/**
 * The mutator changes code, and only code.
 *
 * @module
 */

import { assert, assertEquals, assertThrows } from "@std/assert";
import { codeMask } from "./mask.ts";
import { codeMutants, lexiconMutants, mutated } from "./mutants.ts";

Deno.test("codeMask() keeps offsets and blanks what is not code", () => {
  const rows: [source: string, kept: string][] = [
    ["a === b; // x === y", "a === b;"],
    ["/* a && b */ c || d", "c || d"],
    ['const s = "a === b";', "const s =          ;"],
    ["const t = `x ${a} y`;", "const t =           ;"],
    ["const r = /a === [/]b/g.test(c);", "const r ="],
    ["a / b === c / d", "a / b === c / d"],
  ];
  for (const [source, kept] of rows) {
    const mask = codeMask(source);
    assertEquals(mask.length, source.length);
    assert(mask.trim().startsWith(kept), `${source} -> ${mask}`);
  }
});

Deno.test("codeMutants() finds comparisons, conditions, steps and verdicts", () => {
  const source = `function f(a: number) {
  if (a === 1 && a < 2) return PASS;
  return { kind: "block", rule: "X" };
}
`;
  const found = codeMutants("x.ts", source).map(({ was, becomes }) =>
    `${was} > ${becomes}`
  );
  assertEquals(found.sort(), [
    "&& > ||",
    "< > >=",
    "=== > !==",
    'kind: "block" > kind: "warn"',
    "return PASS; > ",
  ]);
});

Deno.test("lexiconMutants() deletes each entry once", () => {
  const found = lexiconMutants("x.ts", "export const T = `fix add\nmove`;");
  assertEquals(found.map(({ was }) => was), ["fix", "add", "move"]);
});

Deno.test("mutated() makes the change, or refuses", () => {
  const source = "a === b";
  const [mutant] = codeMutants("x.ts", source);
  assert(mutant !== undefined);
  assertEquals(mutated(source, mutant), "a !== b");
  assertThrows(() => mutated("b === a ", { ...mutant, at: 0 }), Error);
});
