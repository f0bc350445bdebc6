/**
 * The prompts of the fixtures.
 *
 * @module
 */

import { type Labelled, labelledIn } from "../eval/score.ts";

const FOLDER = new URL("../fixtures/corpus/", import.meta.url);

/** The rows of one file of the corpus. */
export function corpus(name: string): Labelled[] {
  return labelledIn(Deno.readTextFileSync(new URL(name, FOLDER)));
}

/** The files that the reading of clauses was tuned on, and the unseen one. */
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

/** The labelled prompts of these files. */
export function allPrompts(): Labelled[] {
  return SETS.flatMap(corpus);
}

/** Every labelled prompt there is, with the name of its file before its id. */
export function everyPrompt(): Labelled[] {
  return [...Deno.readDirSync(FOLDER)].map(({ name }) => name).sort()
    .filter((name) => name.endsWith(".jsonl")).flatMap((name) =>
      corpus(name).map((row) => ({
        ...row,
        id: `${name.replace(".jsonl", "")}/${row.id}`,
      }))
    );
}

/** The invented short prompts, without what they come to. */
export function shortPrompts(): string[] {
  const folder = new URL("../capability/", FOLDER);
  return ["sentences.txt", "english_sentences.txt", "shapes.txt"].flatMap(
    (name) =>
      Deno.readTextFileSync(new URL(name, folder)).trimEnd().split("\n").map(
        (line) => line.slice(line.indexOf(" ") + 1).replaceAll("\\n", "\n"),
      ),
  );
}
