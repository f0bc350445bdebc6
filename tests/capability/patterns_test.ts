/**
 * No pattern of the reading can be made to take more than linear time.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { patternsInUse, superLinear } from "./patterns.ts";

Deno.test("superLinear() tells the known bad shapes", () => {
  for (
    const source of ["(a+)+", "(?:a*b?)*", "\\s*\\s+", "a.*.*b", "(a)\\1"]
  ) assert(superLinear(source) !== undefined, source);
  for (
    const source of ["^a+$", "a{1,9}b{1,9}", "\\d+ ?[a-z]+", "(?:a|b)+", "x*"]
  ) assertEquals(superLinear(source), undefined, source);
});

const patterns = patternsInUse();

Deno.test("patternsInUse() finds the patterns", () => {
  assert(patterns.length > 40, `${patterns.length}`);
});

for (const { file, source, flags } of patterns) {
  Deno.test(`${file}: /${source.slice(0, 40)}/ has no super-linear shape`, () => {
    assertEquals(superLinear(source), undefined);
  });

  Deno.test(`${file}: /${source.slice(0, 40)}/ takes a pump lightly`, () => {
    // The longest clause, many times over; every unit is tried as the pump.
    const units = [
      ..."a0_ .,:/-*'<(#测改的一，か수",
      "如下 ",
      "会被",
      "do ",
      "从",
    ];
    for (const unit of units) {
      const text = unit.repeat(4000);
      const pattern = new RegExp(source, flags);
      let best = Infinity;
      for (let i = 0; i < 3; i++) {
        const from = performance.now();
        pattern.test(text);
        pattern.lastIndex = 0;
        best = Math.min(best, performance.now() - from);
      }
      assert(best < 40, `${best.toFixed(0)} ms for ${JSON.stringify(unit)}`);
    }
  });
}
