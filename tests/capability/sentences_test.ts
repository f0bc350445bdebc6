/**
 * Orders, declarations and their silent twins in Chinese, Spanish, Japanese
 * and Korean, each a prompt by itself.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { explainCapability } from "../../lib/capability/explain.ts";
import { saidIn } from "./corpus.ts";

/** Rows of signs (`e` run, `w` write, `r` read-only, `n` ban) and prompt. */
const ROWS = saidIn("sentences.txt", " ");

function judged(prompt: string): "deeds" | "reads" | "silent" {
  const { EXEC, WRITE, RO, NEG } = explainCapability(prompt).signals;
  const deeds = EXEC !== undefined || WRITE !== undefined;
  const bound = RO !== undefined || NEG !== undefined;
  if (deeds) return bound ? "silent" : "deeds";
  return bound ? "reads" : "silent";
}

function expected(signs: string): "deeds" | "reads" | "silent" {
  if (/[ew]/.test(signs)) return "deeds";
  return /[rn]/.test(signs) ? "reads" : "silent";
}

Deno.test("there are hundreds of sentences", () => {
  assert(ROWS.length > 400);
});

for (const want of ["deeds", "reads", "silent"] as const) {
  Deno.test(`explainCapability() is right where ${want} are asked for`, () => {
    const wrong = ROWS.filter(({ sign, prompt }) =>
      expected(sign) === want && judged(prompt) !== want
    );
    assertEquals(wrong.map(({ prompt }) => prompt), []);
  });
}
