/**
 * The reading keeps what it promises on labelled prompts.
 *
 * @module
 */

import { assert } from "@std/assert";
import { scoreOf } from "../eval/score.ts";
import { corpus, SETS } from "./corpus.ts";

// What the whole promises, and what each language by itself does.
const WHOLE = { recall: 0.9, falseBlocks: 0.02 };
const EACH = { recall: 0.85, falseBlocks: 0.03 };

for (const set of SETS) {
  for (const judgment of ["A", "B"] as const) {
    for (const lang of ["all", "en", "zh"]) {
      Deno.test(`judgment ${judgment} is right on ${set} (${lang})`, () => {
        const rows = corpus(set).filter((row) =>
          lang === "all" || row.lang === lang
        );
        const { found, wanted, falseBlocks, passes, wrong } = scoreOf(
          rows,
          judgment,
        );
        const limits = lang === "all" ? WHOLE : EACH;
        const told = wrong.map(({ row }) => row.id).join(" ");
        assert(found >= wanted * limits.recall, `missed: ${told}`);
        assert(falseBlocks <= passes * limits.falseBlocks, `wrong: ${told}`);
      });
    }
  }
}
