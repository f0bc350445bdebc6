/**
 * The prompt as a whole. Clause by clause a careful reader sees what each
 * sentence says; but whether a prompt asks for work or for an answer also
 * shows in the sum of its words, and the sum corrects a clause that was read
 * wrongly. The weights are learned from labelled prompts (`tests/eval/fit.ts`)
 * and judged on sets that were left out.
 *
 * @module
 */

import { isMark } from "./words.ts";
import {
  GESTALT_BIAS,
  GESTALT_WEIGHTS,
  GESTALT_WEIGHTS_CJK,
} from "./gestalt_weights.ts";

/** Below this a prompt asks for an answer, whatever single clauses say. */
export const ASKS_FOR_ANSWER = -50;
/** Above this it asks for work, also where no single clause does. */
export const ASKS_FOR_WORK = 150;
// A short prompt is read by its clauses alone: its few words say too little.
// Counted in words; two Han, kana or hangul characters are one.
export const FEWEST_TO_TAKE_BACK = 22;
export const FEWEST_TO_ADD = 32;
// The sum is scaled to a prompt of nine features.
export const USUAL_LENGTH = 3;

// Words; questions; Han, kana and hangul in runs; the marks of what was set
// aside.
const TOKEN =
  /[a-zà-ÿ']+|[?？]|[\u3040-\u30ff\u3400-\u9fff]+|[\uac00-\ud7af]+|[\ue000-\ue009]+/g;

const BREAKS = "\n.!?。！？;；:：";

/** What a prompt is weighed by. */
export interface Features {
  found: Set<string>;
  /** Its length in words. */
  words: number;
}

/**
 * The features of a prompt whose asides are marks: words, pairs of words,
 * runs of one to three Han, kana or hangul characters, marks, and which of
 * them opens a sentence (`^`).
 */
export function gestaltFeatures(masked: string): Features {
  const text = masked.toLowerCase();
  const found = new Set<string>();
  let words = 0;
  let before = "";
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    // A mark stands as often as what was set aside is long.
    const token = isMark(match[0].charCodeAt(0)) ? match[0][0] ?? "" : match[0];
    let opens = end === 0;
    for (let i = end; i < match.index && !opens; i++) {
      opens = BREAKS.includes(text[i] ?? "");
    }
    end = match.index + match[0].length;
    const first = token.charCodeAt(0);
    if (first >= 0x3040 && first < 0xe000) {
      words += token.length / 2;
      for (let size = 1; size <= 3; size++) {
        for (let i = 0; i + size <= token.length; i++) {
          found.add(token.slice(i, i + size));
        }
      }
      if (opens) found.add(`^${token.slice(0, 2)}`);
      before = "";
      continue;
    }
    words += 1;
    found.add(token);
    if (opens) found.add(`^${token}`);
    else if (before !== "") found.add(`${before} ${token}`);
    before = token;
  }
  return { found, words };
}

/** Features of which the weights stand in a table of their own. */
export const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

const weights = new Map<string, number>();
let isCjkKnown = false;

function addWeights(table: string): void {
  for (const line of table.split("\n")) {
    const cut = line.indexOf("\t");
    const weight = Number(line.slice(0, cut));
    for (const feature of line.slice(cut + 1).split("|")) {
      weights.set(feature, weight);
    }
  }
}

/** The weights that features of a text may have; most texts need one table. */
function weightsFor(text: string): ReadonlyMap<string, number> {
  if (weights.size === 0) addWeights(GESTALT_WEIGHTS);
  if (!isCjkKnown && CJK.test(text)) {
    addWeights(GESTALT_WEIGHTS_CJK);
    isCjkKnown = true;
  }
  return weights;
}

/** The sentence that asks for work most; offsets in the text. */
export function weightiest(masked: string): { start: number; end: number } {
  const known = weightsFor(masked);
  let best = { start: 0, end: 0, sum: -Infinity };
  let start = 0;
  for (let end = 0; end <= masked.length; end++) {
    if (end < masked.length && !BREAKS.includes(masked[end] ?? "")) continue;
    let sum = 0;
    for (const feature of gestaltFeatures(masked.slice(start, end)).found) {
      sum += known.get(feature) ?? 0;
    }
    if (sum > best.sum && masked.slice(start, end).trim() !== "") {
      best = { start, end, sum };
    }
    start = end + 1;
  }
  return { start: best.start, end: best.end };
}

/** What the prompt as a whole asks for. */
export interface Whole {
  /** Above 0 for work, below 0 for an answer, in hundredths. */
  weight: number;
  /** Whether it takes back what single clauses order. */
  takesBack: boolean;
  /** Whether it asks for work where no clause does. */
  adds: boolean;
}

/** Weighs a prompt whose asides are marks. */
export function gestaltOf(masked: string): Whole {
  const { found, words } = gestaltFeatures(masked);
  if (words < FEWEST_TO_TAKE_BACK) {
    return { weight: 0, takesBack: false, adds: false };
  }
  const known = weightsFor(masked);
  let sum = 0;
  for (const feature of found) sum += known.get(feature) ?? 0;
  const weight = GESTALT_BIAS + sum * USUAL_LENGTH / Math.sqrt(found.size);
  return {
    weight,
    takesBack: weight < ASKS_FOR_ANSWER,
    adds: weight > ASKS_FOR_WORK && words >= FEWEST_TO_ADD,
  };
}
