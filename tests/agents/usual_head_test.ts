/**
 * The shortcut for usual frontmatter never answers otherwise than the reader
 * that it spares.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { readYamlFields, usualFields } from "../../lib/agents/definition.ts";

const KEYS = ["name", "description", "tools", "x-y", "-z", "model"];
// Pieces of prose, and what YAML takes for more than prose.
const PIECES = [
  ..."word|Use it when|task: then|e.g. a|x|Read, Bash|<b>: |é中|true|12|null"
    .split("|"),
  ...": ~ #~#x~'~\"~\\n~\\~x:~:~[a]~[~{b}~*~&c~- ~%~\t~!~|~>~,~@~ ~1.5~it's~\r"
    .split("~"),
];
const values = fc.array(fc.constantFrom(...PIECES), {
  minLength: 1,
  maxLength: 5,
}).map((pieces) => pieces.join(""));
const heads = fc.array(fc.tuple(fc.constantFrom(...KEYS), values), {
  minLength: 1,
  maxLength: 4,
}).map((lines) => lines.map(([key, value]) => `${key}: ${value}\n`).join(""));

Deno.test("usualFields() answers as the reader of YAML, or not at all", () => {
  let answered = 0;
  fc.assert(
    fc.property(heads, (head) => {
      const usual = usualFields(head);
      if (usual === undefined) return;
      answered += 1;
      assertEquals({ ...usual }, { ...readYamlFields(head) }, head);
    }),
    { numRuns: 20_000, seed: 5 },
  );
  assert(answered > 500, `${answered}`);
});

Deno.test("usualFields() answers for definitions as people write them", () => {
  const head =
    "name: code-critic\ndescription: Use it for reviews. <example>User: hi</example>\ntools: Read, Grep\nmodel: opus\n";
  assertEquals({ ...usualFields(head) }, {
    name: "code-critic",
    description: "Use it for reviews. <example>User: hi</example>",
    tools: "Read, Grep",
    model: "opus",
  });
});
