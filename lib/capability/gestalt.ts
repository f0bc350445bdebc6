/**
 * The prompt as a whole. Clause by clause a careful reader sees what each
 * sentence says; but whether a prompt asks for work or for an answer also
 * shows in the sum of its words, and the sum corrects a clause that was read
 * wrongly. The weights are learned from labelled prompts (`tests/eval/fit.ts`)
 * and judged on sets that were left out.
 *
 * @module
 */

import type { Strength } from "./explanation.ts";
import { isMark } from "./words.ts";
import {
  RUN_WEIGHTS,
  WORK_WEIGHTS,
  WORK_WEIGHTS_CJK,
  WRITE_WEIGHTS,
} from "./gestalt_weights.ts";

// Words, numbers, Han and kana one by one, hangul in runs, marks of what was
// set aside, and the signs that say something about the mood.
const TOKEN =
  /[a-zà-ÿ']+|\d+|[?？!,]|[\u3040-\u30ff\u3400-\u9fff]|[\uac00-\ud7af]+|[\ue000-\ue009]+/g;

// What parts two sentences; before blanks only, for Latin signs.
const BREAKS = "\n。！？；;：—→()（），";
const BREAKS_BEFORE_BLANK = ".!?:";

/** Whether a sentence ends between two tokens of a text. */
function isBreak(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const char = text[i] ?? "";
    if (BREAKS.includes(char)) return true;
    if (
      BREAKS_BEFORE_BLANK.includes(char) && (text[i + 1] ?? " ").trim() === ""
    ) return true;
  }
  return false;
}

// From here on a prompt asks for work: its weight, and what its clauses add.
// The bounds were chosen on sets that were left out of the learning.
const ASKS_FOR_WORK = 16;
/** What the strongest order of the clauses adds. */
const ORDERED: Readonly<Record<0 | Strength, number>> = {
  0: 0,
  1: 30,
  2: 20,
  3: 40,
};
/** The same in a brief prompt: there most words belong to the order. */
const ORDERED_BRIEFLY: Readonly<Record<0 | Strength, number>> = {
  0: 0,
  1: 30,
  2: 50,
  3: 110,
};
// The sum is scaled to a prompt of nine features.
const USUAL_LENGTH = 3;
// A prompt of fewer features says too little: its sum counts for less.
const LEAST_FEATURES = 40;
// Up to here a prompt is a sentence or two.
const BRIEF = 100;

// Said before any task, and about none.
const COURTESY =
  /\b(?:hi|hello|hey)(?: there| all| team| again)?(?:[,.!]|$)|\bthank(?:s| you)(?: for your [a-z]+)?(?:[,.!]|$)|[你您]好(?:[，。！]|$)|谢谢[你您]?(?:的时间)?(?:[，。！]|$)/g;

// Of a text that is longer, its head and its tail are weighed.
const MOST_HEAD = 6000;
const MOST_TAIL = 2000;

const LONG_WORD = 6;
const STEM = 5;

function bounded(text: string): string {
  return text.length <= MOST_HEAD + MOST_TAIL
    ? text
    : `${text.slice(0, MOST_HEAD)}\n${text.slice(-MOST_TAIL)}`;
}

/**
 * Tells every feature of a prompt whose asides are marks, and their number:
 * tokens, pairs of tokens, threes that end in a Han or kana character, stems
 * of long words, beginnings and ends of hangul; `^` opens a sentence.
 */
export function eachFeature(
  masked: string,
  tell: (feature: string) => void,
): number {
  const text = bounded(masked).toLowerCase().replace(COURTESY, " ");
  let count = 0;
  const found = (feature: string) => {
    count += 1;
    tell(feature);
  };
  let before = "^";
  let twoBefore = "";
  let end = 0;
  for (const { 0: match, index } of text.matchAll(TOKEN)) {
    if (isBreak(text, end, index)) {
      if (before !== "^") found(`${before}$`);
      before = "^";
      twoBefore = "";
    }
    end = index + match.length;
    const unit = match.charCodeAt(0);
    // A mark stands as often as what was set aside is long.
    const token = isMark(unit) || unit >= 48 && unit <= 57
      ? isMark(unit) ? match.charAt(0) : "0"
      : match;
    found(token);
    found(`${before} ${token}`);
    if (unit >= 0x3040 && unit <= 0x9fff) {
      if (twoBefore !== "") found(`${twoBefore} ${before} ${token}`);
    } else if (unit >= 0xac00 && unit <= 0xd7af) {
      found(`${token.slice(0, 1)}~`);
      found(`${token.slice(0, 2)}~`);
      found(`~${token.slice(-1)}`);
    } else if (token.length >= LONG_WORD) found(`${token.slice(0, STEM)}~`);
    twoBefore = before;
    before = token;
  }
  if (before !== "^") found(`${before}$`);
  return count;
}

/** Features of which the weights stand in a table of their own. */
export const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

type Weights = ReadonlyMap<string, number>;

/** A table made into a map when it is first asked for. */
function weightsIn(table: string): () => Weights {
  let made: Map<string, number> | undefined;
  return () => {
    if (made !== undefined) return made;
    made = new Map();
    for (const line of table.split("\n")) {
      const cut = line.indexOf("\t");
      const weight = Number(line.slice(0, cut));
      for (const feature of line.slice(cut + 1).split("|")) {
        made.set(feature, weight);
      }
    }
    return made;
  };
}

const work = weightsIn(WORK_WEIGHTS);
const workCjk = weightsIn(WORK_WEIGHTS_CJK);
const writes = weightsIn(WRITE_WEIGHTS);
const runs = weightsIn(RUN_WEIGHTS);

/** What the sum over so many features is multiplied with. */
export function scaleOf(count: number): number {
  return USUAL_LENGTH / Math.sqrt(Math.max(count, 1));
}

/** What a prompt asks for as a whole. */
export interface Whole {
  /** Above 0 for work, below 0 for an answer, in hundredths. */
  weight: number;
  isBrief: boolean;
  /** Whether there is anything to weigh. */
  isEmpty: boolean;
}

/** The whole of a prompt with a scaled sum of weights over so many features. */
export function wholeOf(scaledSum: number, count: number): Whole {
  return {
    weight: scaledSum * Math.min(1, count / LEAST_FEATURES) ** 2,
    isBrief: count < BRIEF,
    isEmpty: count === 0,
  };
}

/**
 * The scaled sums of what a prompt's features weigh in each table, and the
 * number of features.
 */
function summed(
  masked: string,
  tables: readonly Weights[],
): { sums: number[]; count: number } {
  const counted = new Set<string>();
  const sums = tables.map(() => 0);
  const count = eachFeature(masked, (feature) => {
    if (counted.has(feature)) return;
    for (const [i, table] of tables.entries()) {
      const weight = table.get(feature);
      if (weight === undefined) continue;
      counted.add(feature);
      sums[i] = (sums[i] ?? 0) + weight;
    }
  });
  return { sums: sums.map((sum) => sum * scaleOf(count)), count };
}

/** Weighs a prompt whose asides are marks. */
export function weighed(masked: string): Whole {
  // Most texts need one table.
  const tables = CJK.test(masked) ? [work(), workCjk()] : [work()];
  const { sums: [latin = 0, cjk = 0], count } = summed(masked, tables);
  return wholeOf(latin + cjk, count);
}

/** What work consists of. */
export interface Kinds {
  writes: boolean;
  runs: boolean;
}

// From here on work is a change, or a run; what the clauses say counts too.
const WRITES = 60;
const RUNS = 20;
const SAID = 20;

/** The same from the scaled sums of both tables. */
export function kindsOf(
  sums: Readonly<Record<keyof Kinds, number>>,
  said: Kinds,
): Kinds {
  return {
    writes: sums.writes + (said.writes ? SAID : 0) >= WRITES,
    runs: sums.runs + (said.runs ? SAID : 0) >= RUNS,
  };
}

/**
 * Whether the work that a prompt asks for is surely a change, and surely a
 * run; neither where that is not known. `said`: what its clauses order.
 */
export function kindsOfWork(masked: string, said: Kinds): Kinds {
  const { sums } = summed(masked, [writes(), runs()]);
  return kindsOf({ writes: sums[0] ?? 0, runs: sums[1] ?? 0 }, said);
}

/**
 * Whether a prompt asks for work, by its whole and by the strength of the
 * strongest order in its clauses; 0 for none.
 */
export function asksForWork(
  { weight, isBrief }: Whole,
  ordered: 0 | Strength,
): boolean {
  const added = isBrief ? ORDERED_BRIEFLY : ORDERED;
  return weight + added[ordered] >= ASKS_FOR_WORK;
}

const SENTENCE_ENDS = "\n。！？；;：";

function isEnd(text: string, at: number): boolean {
  const char = text[at] ?? "\n";
  return SENTENCE_ENDS.includes(char) ||
    BREAKS_BEFORE_BLANK.includes(char) && (text[at + 1] ?? " ").trim() === "";
}

/**
 * The sentence that asks for work most, of those that may; offsets in the
 * text, or `undefined` where none may.
 */
export function weightiest(
  masked: string,
  may: (start: number, end: number) => boolean,
): { start: number; end: number } | undefined {
  let best: { start: number; end: number; weight: number } | undefined;
  let start = 0;
  for (let end = 0; end <= masked.length; end++) {
    if (!isEnd(masked, end)) continue;
    const sentence = masked.slice(start, end);
    if (sentence.trim() !== "" && may(start, end)) {
      const { weight, isEmpty } = weighed(sentence);
      if (!isEmpty && (best === undefined || weight > best.weight)) {
        best = { start, end, weight };
      }
    }
    start = end + 1;
  }
  return best;
}
