/**
 * What could not be read, counted by kind, with a few examples by name. An
 * audit tells these at its end and goes on.
 *
 * @module
 */

/** Why something was left out. */
export type TroubleKind =
  | "unreadable-folder"
  | "unreadable-file"
  | "not-a-file"
  | "link-not-followed"
  | "broken-line"
  | "torn-last-line"
  | "overlong-line"
  | "still-growing"
  | "unknown-row-type"
  | "old-layout"
  | "call-without-id"
  | "too-many-findings";

/** What each kind means, for people. */
export const TROUBLE_TITLES: Readonly<Record<TroubleKind, string>> = {
  "unreadable-folder": "folders that could not be listed",
  "unreadable-file": "files that could not be read",
  "not-a-file": "names that are neither a file nor a folder",
  "link-not-followed": "links, which are not followed",
  "broken-line": "lines that are not a JSON object",
  "torn-last-line": "last lines that were cut off",
  "overlong-line": "lines too long to be judged",
  "still-growing": "transcripts that grew while they were read",
  "unknown-row-type": "rows of a type that this audit does not know",
  "old-layout":
    "subagent rows inside a session's own file, whose texts are not judged",
  "call-without-id": "dispatches without an id, which have no result",
  "too-many-findings": "findings that were counted but are not listed",
};

/** One kind of trouble. */
export interface Trouble {
  kind: TroubleKind;
  count: number;
  examples: { file: string; line?: number; detail?: string }[];
}

const EXAMPLES = 5;

/** Counts troubles. */
export class Troubles {
  #kinds = new Map<TroubleKind, Trouble>();

  add(
    kind: TroubleKind,
    example: { file: string; line?: number; detail?: string },
    count = 1,
  ): void {
    let trouble = this.#kinds.get(kind);
    if (trouble === undefined) {
      this.#kinds.set(kind, trouble = { kind, count: 0, examples: [] });
    }
    trouble.count += count;
    // Of row types each name is worth one example, not each row.
    const known = kind === "unknown-row-type" &&
      trouble.examples.some((known) => known.detail === example.detail);
    if (!known && trouble.examples.length < EXAMPLES) {
      trouble.examples.push(example);
    }
  }

  merge(others: readonly Trouble[]): void {
    for (const { kind, count, examples } of others) {
      const [first, ...rest] = examples;
      if (first !== undefined) this.add(kind, first, count);
      for (const example of rest) this.add(kind, example, 0);
    }
  }

  list(): Trouble[] {
    return [...this.#kinds.values()].sort((a, b) => b.count - a.count);
  }
}
