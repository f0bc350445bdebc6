/**
 * The way out before the clauses are read changes no verdict.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import {
  isPlainQuestion,
  judgeCapability,
} from "../../lib/capability/judge.ts";
import { corpus, SETS } from "./corpus.ts";

const TYPES = ["Explore", "Plan", "statusline-setup", "reviewer"];
const MODELS = [undefined, "haiku", "sonnet"];

Deno.test("isPlainQuestion() is so only where no mismatch would be found", () => {
  let plain = 0;
  for (const set of SETS) {
    for (const { prompt } of corpus(set)) {
      for (const type of TYPES) {
        if (!isPlainQuestion({ prompt, type })) continue;
        plain += 1;
        for (const model of MODELS) {
          const call = { prompt, type, ...(model !== undefined && { model }) };
          assertEquals(judgeCapability(call), [], prompt);
        }
      }
    }
  }
  assert(plain > 100, `${plain}`);
});

Deno.test("isPlainQuestion() never speaks for a type with full power", () => {
  for (const set of SETS) {
    for (const { prompt } of corpus(set)) {
      for (const type of ["", "general-purpose", "claude", "General_Purpose"]) {
        assert(!isPlainQuestion({ prompt, type }));
      }
    }
  }
});
