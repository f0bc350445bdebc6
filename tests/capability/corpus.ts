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

/** The prompt of one row of a file of the corpus; throws when there is none. */
export function promptOf(file: string, id: string): string {
  const found = corpus(file).find((row) => row.id === id);
  if (found === undefined) throw new Error(`No prompt is called "${id}"`);
  return found.prompt;
}

/** A line of a fixture: what stands before the cut, and the prompt behind it. */
export interface Said {
  sign: string;
  prompt: string;
}

/** The lines of a fixture of short prompts; `\\n` stands for a line break. */
export function saidIn(name: string, cut: " " | ": "): Said[] {
  const url = new URL(`../capability/${name}`, FOLDER);
  return Deno.readTextFileSync(url).trimEnd().split("\n").map((line) => {
    const at = line.indexOf(cut);
    return {
      sign: line.slice(0, at),
      prompt: line.slice(at + cut.length).replaceAll("\\n", "\n"),
    };
  });
}

/** The invented short prompts, without what they come to. */
export function shortPrompts(): string[] {
  return ["sentences.txt", "english_sentences.txt", "shapes.txt"].flatMap(
    (name) => saidIn(name, " ").map(({ prompt }) => prompt),
  );
}
