/**
 * The labelled prompts, read from the fixtures.
 *
 * @module
 */

import { type Labelled, labelledIn } from "../eval/score.ts";

const FOLDER = new URL("../fixtures/corpus/", import.meta.url);

/** The rows of one file of the corpus. */
export function corpus(name: string): Labelled[] {
  return labelledIn(Deno.readTextFileSync(new URL(name, FOLDER)));
}

/** Every file of labelled prompts. */
export const SETS = [
  "unseen.jsonl",
  "labelled.jsonl",
  "own_tuned.jsonl",
  "own_blind.jsonl",
  "own_blind2.jsonl",
  "own_blind3.jsonl",
  "own_blind4.jsonl",
  "own_blind5.jsonl",
  "own_blind6.jsonl",
];

/** Every labelled prompt. */
export function allPrompts(): Labelled[] {
  return SETS.flatMap(corpus);
}
