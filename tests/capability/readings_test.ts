/**
 * What a sentence by itself says: for each entry of the tables one that is
 * read otherwise without it.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import { explainCapability } from "../../lib/capability/explain.ts";
import { saidIn } from "./corpus.ts";

/**
 * The signs of a prompt by its clauses: `w` a change, `e` a run, `r` declared
 * read-only, `n` all writing forbidden, `f` a fence or a waived change, `x` no
 * run, `q` something to find out or to tell; `-` none of these.
 */
function signsOf(prompt: string): string {
  const { byClauses: { WRITE, EXEC, RO, NEG }, clauses } = explainCapability(
    prompt,
  );
  const said = new Set(
    clauses.flatMap(({ acts }) => acts.map(({ signal }) => signal)),
  );
  const signs = [
    [WRITE !== undefined, "w"],
    [EXEC !== undefined, "e"],
    [RO !== undefined, "r"],
    [NEG !== undefined, "n"],
    [said.has("NOWRITE"), "f"],
    [said.has("NORUN"), "x"],
    [said.has("READ"), "q"],
  ] as const;
  return signs.map(([is, sign]) => is ? sign : "").join("") || "-";
}

Deno.test("explainCapability() reads each sentence by its clauses as it is meant", () => {
  const wrong = saidIn("readings.txt", ": ").flatMap(({ sign, prompt }) => {
    const read = signsOf(prompt);
    return read === sign ? [] : [`${prompt}: ${read}, not ${sign}`];
  });
  assertEquals(wrong, []);
});
