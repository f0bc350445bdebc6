/**
 * Near misses.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { editDistance, nearest } from "../../lib/agents/advice.ts";

const NAMES = ["code-critic", "dev", "docs-writer", "Explore", "tdd-worker"];
const ROWS: [type: string, expected: string | undefined][] = [
  ["code-criticc", "code-critic"],
  ["code-crtiic", "code-critic"],
  ["critic", "code-critic"],
  ["explorer", "Explore"],
  ["deb", "dev"],
  ["devs", "dev"],
  ["doc-writer", "docs-writer"],
  ["worker", "tdd-worker"],
  ["zzz", undefined],
  ["xyz-abc", undefined],
  ["de", "dev"],
  ["", undefined],
];
for (const [type, expected] of ROWS) {
  Deno.test(`nearest() finds ${expected} for "${type}"`, () => {
    assertEquals(nearest(type, NAMES), expected);
  });
}

Deno.test("nearest() takes the first of several that are equally near", () => {
  assertEquals(nearest("abcx", ["abcd", "abce"]), "abcd");
  assertEquals(
    nearest("abcdefx", ["abcdyyx", "abcdefz", "abcdefy"]),
    "abcdefz",
  );
});

Deno.test("editDistance() counts changes and stops at the limit", () => {
  assertEquals(editDistance("abc", "abc", { limit: 3 }), 0);
  assertEquals(editDistance("abcd", "abdc", { limit: 3 }), 1);
  assertEquals(editDistance("abc", "xyz", { limit: 2 }), 3);
  assertEquals(editDistance("a".repeat(60), "b", { limit: 2 }), 3);
});

Deno.test("nearest() is quick among thousands of long names", () => {
  const names = Array.from(
    { length: 5000 },
    (_, i) => "a".repeat(55) + i.toString().padStart(8, "0"),
  );
  const start = performance.now();
  nearest("a".repeat(55) + "xxxxxxxx", names);
  assert(performance.now() - start < 2000);
});
