/**
 * The mutator changes what judges, and only that.
 *
 * @module
 */

import { assert, assertEquals, assertThrows } from "@std/assert";
import { entryMutants } from "./entry_mutants.ts";
import { codeMask } from "./mask.ts";
import { codeMutants, type Mutant, mutated } from "./mutants.ts";

function changes(mutants: readonly Mutant[]): string[] {
  return mutants.map(({ was, becomes }) => `${was} > ${becomes}`).sort();
}

Deno.test("codeMask() keeps offsets and blanks what is not code", () => {
  const rows: [source: string, kept: string][] = [
    ["a === b; // x === y", "a === b;"],
    ["/* a && b */ c || d", "c || d"],
    ['const s = "a === b";', "const s =          ;"],
    ["const t = `x ${a} y`;", "const t =           ;"],
    ["const u = `x ${f(`}`)} y` + z;", "const u =                 + z;"],
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
  assertEquals(changes(codeMutants("x.ts", source)), [
    "&& > ||",
    "< > >=",
    "=== > !==",
    "a === 1 && a < 2 > false",
    'kind: "block" > kind: "warn"',
    "return PASS; > ",
  ]);
});

Deno.test("codeMutants() finds cases, and no break that ends a switch", () => {
  const source = `
  switch (a) {
    case "x":
      f();
      break;
    case "y":
      break;
  }
`;
  assertEquals(changes(codeMutants("x.ts", source)), [
    "break; > ",
    'case "x": > case "-":',
    'case "y": > case "-":',
  ]);
});

Deno.test("codeMutants() leaves types and explanations alone", () => {
  const source = `export type T = A === B;
interface I {
  partial: true;
}
world.note("5", a === b ? "x" : "y");
`;
  assertEquals(changes(codeMutants("x.ts", source)), []);
});

Deno.test("entryMutants() deletes each word, phrase, string and alternative once", () => {
  const rows: [file: string, source: string, expected: string[]][] = [
    ["a/x_words.ts", "const T = `fix add\nmove`;", ["add", "fix", "move"]],
    ["a/x_words.ts", "const T = `get rid|do it\n|a`;", [
      "a",
      "do it",
      "get rid",
    ]],
    ["a/x.ts", "const T = `fix add`;", []],
    ["a/x.ts", "const T = `fix add`.split(/ /);", ["add", "fix"]],
    ["a/x.ts", 'const T = wordSet("fix add");', ["add", "fix"]],
    ["a/x_words.ts", `const T = \`${"請请".repeat(15)}\`;`, [
      ...Array(15).fill("請请"),
    ]],
    ["a/x.ts", 'const L = new Set(["a", "b"]);', ['"a",', '"b"']],
    ["a/x.ts", 'const v = payload["a"]; const w = p?.["b"];', []],
    ["a/x.ts", "const R = /^(?:a|[|]b|c)$|\\|/;", [
      "^(?:a|[|]b|c)$|",
      "[|]b|",
      "a|",
      "|\\|",
      "|c",
    ]],
  ];
  for (const [file, source, expected] of rows) {
    const found = entryMutants(file, source).map(({ was }) => was);
    assertEquals(found.sort(), expected.sort(), source);
  }
});

Deno.test("mutated() makes the change, or refuses", () => {
  const source = "a === b";
  const [mutant] = codeMutants("x.ts", source);
  assert(mutant !== undefined);
  assertEquals(mutated(source, mutant), "a !== b");
  assertThrows(() => mutated("b === a ", { ...mutant, at: 0 }), Error);
});
