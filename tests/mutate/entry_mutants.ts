/**
 * Mutants of what is written as data: each entry of a lexicon, of a list of
 * strings and of a pattern is deleted once.
 *
 * @module
 */

import { codeMask, spansOf } from "./mask.ts";
import type { Mutant } from "./mutants.ts";

/** All entries of one file. */
export function entryMutants(file: string, source: string): Mutant[] {
  return [
    ...tableMutants(file, source),
    ...listMutants(file, source),
    ...patternMutants(file, source),
  ];
}

/**
 * The words of tables in templates; phrases where `|` stands between them, and
 * pairs of characters where none are apart.
 */
function tableMutants(file: string, source: string): Mutant[] {
  const found: Mutant[] = [];
  const isTable = /_words\.ts$/.test(file);
  for (const { is, start, end } of spansOf(source)) {
    const text = source.slice(start + 1, end - 1);
    if (is === "comment" || is === "regex" || text.includes("${")) continue;
    const isRead = source.startsWith(".split(", end) ||
      /\b(?:word|phrase)Set\(\s*$/.test(
        source.slice(Math.max(0, start - 30), start),
      );
    if (!isRead && !(isTable && is === "template")) continue;
    const entry = text.includes("|")
      ? /[^\s|][^|\n]*/g
      : /\S{30}/.test(text)
      ? /\S\S/g
      : /\S+/g;
    for (const { index, 0: was } of text.matchAll(entry)) {
      const at = start + 1 + index;
      found.push({ file, at, was, becomes: "", what: "delete an entry" });
    }
  }
  return found;
}

// A bracket behind a name or a call looks something up.
const OPENS_LIST = /(?<![\w)\]?.])\[/g;

/** The strings of lists that hold nothing else. */
function listMutants(file: string, source: string): Mutant[] {
  const mask = codeMask(source);
  const strings = spansOf(source).filter(({ is }) => is === "string");
  const found: Mutant[] = [];
  for (const { index } of mask.matchAll(OPENS_LIST)) {
    const end = mask.indexOf("]", index);
    if (!/^[\s,]*$/.test(mask.slice(index + 1, end))) continue;
    for (const string of strings) {
      if (string.start < index || string.end > end) continue;
      const comma = source[string.end] === "," ? 1 : 0;
      const was = source.slice(string.start, string.end + comma);
      const what = "delete an entry";
      found.push({ file, at: string.start, was, becomes: "", what });
    }
  }
  return found;
}

/** The alternatives of patterns, each with one of the bars next to it. */
function patternMutants(file: string, source: string): Mutant[] {
  return spansOf(source).filter(({ is }) => is === "regex").flatMap((
    { start, end },
  ) =>
    alternatives(source, { from: start + 1, to: end }).map((
      [at, stop],
    ): Mutant => ({
      file,
      at,
      was: source.slice(at, stop),
      becomes: "",
      what: "delete an alternative",
    }))
  );
}

type Range = [start: number, end: number];

/** What to cut out of a pattern, for every alternative in it. */
function alternatives(
  source: string,
  { from, to }: { from: number; to: number },
): Range[] {
  const cuts: Range[] = [];
  // For each open group: where its branches begin.
  const open: number[][] = [[from]];
  const close = (end: number) => {
    const starts = open.pop() ?? [];
    if (starts.length < 2) return;
    starts.forEach((start, i) => {
      const next = starts[i + 1];
      cuts.push(next === undefined ? [start - 1, end] : [start, next]);
    });
  };
  let inClass = false;
  for (let i = from; i < to; i++) {
    const char = source[i];
    if (char === "\\") i += 1;
    else if (inClass) inClass = char !== "]";
    else if (char === "[") inClass = true;
    else if (char === "(") {
      open.push([
        i + 1 + (/^\?(?:[:=!]|<[=!]|<\w+>)/.exec(
          source.slice(i + 1, i + 40),
        )?.[0].length ?? 0),
      ]);
    } else if (char === "|") open.at(-1)?.push(i + 1);
    else if (char === ")") close(i);
    else if (char === "/") {
      close(i);
      break;
    }
  }
  return cuts;
}
