/** What guards recommend, as options. */
import { assertEquals } from "@std/assert";
import { optionsInstead } from "../../lib/cli/options_instead.ts";
import type { InputPatch } from "../../lib/verdict.ts";

const PATCHES: [patch: InputPatch, options: string | undefined][] = [
  [{}, undefined],
  [{ run_in_background: false }, undefined],
  [{ name: undefined, run_in_background: false }, undefined],
  [{ subagent_type: "general-purpose" }, "--type general-purpose"],
  [{ model: "sonnet", subagent_type: "dev" }, "--type dev --model sonnet"],
  [{ subagent_type: "my dev's" }, "--type 'my dev'\\''s'"],
  [{ subagent_type: "a\u001b[2J;rm" }, "--type 'a[2J;rm'"],
  [{ model: undefined }, undefined],
];

for (const [patch, options] of PATCHES) {
  Deno.test(`optionsInstead() is ${options} when given ${JSON.stringify(patch)}`, () => {
    assertEquals(optionsInstead(patch), options);
  });
}
