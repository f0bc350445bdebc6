/**
 * The small reader and full YAML on random frontmatter out of real-life lines.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { readFields } from "../../lib/agents/definition.ts";
import { yamlFields } from "../../lib/agents/validation.ts";

const LINES = [
  "name: a",
  "description: b c",
  "description: x: y",
  "description: Use <example> user: hi </example>",
  "tools:",
  "tools: Read, Bash(git log:*)",
  "  - Read",
  "- Grep",
  "  - a: b",
  "    c: d",
  "skills: [a, b]",
  "skills: [a,",
  "  b]",
  "text: |",
  "text: >-",
  "  text here",
  "    deeper",
  "",
  "  # inner",
  "meta:",
  "  k: v",
  "  k2:",
  "    - z",
  'q: "one',
  '  two"',
  "s: 'it''s'",
  "hooks:",
  "  PreToolUse:",
  "    - matcher: Bash",
  "      hooks:",
  "        - type: command",
  "plain words",
  "  more: x",
  "key with space: 1",
  "t: {a: b, c: [d]}",
  "e: ",
  'f: "x" # c',
  "g: a # c",
  "  cont",
  "\ttab",
  "u: http://x",
  "i: 12",
];

/** Without prototypes, which the two readers set differently. */
function bare(entries: unknown): unknown {
  return entries === undefined
    ? undefined
    : JSON.parse(JSON.stringify(entries));
}

Deno.test("both readers agree on random frontmatter", () => {
  let readable = 0;
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...LINES), { minLength: 2, maxLength: 7 }),
      (lines) => {
        const head = `${lines.join("\n")}\n`;
        const small = readFields(head);
        if (small !== undefined) readable += 1;
        assertEquals(bare(small), bare(yamlFields(head)), head);
      },
    ),
    { numRuns: 3000, seed: 11 },
  );
  assert(readable > 300, `${readable}`);
});
