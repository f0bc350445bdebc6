/**
 * What the readings of one English order share.
 *
 * @module
 */

import { ANSWER_NOUNS, NOUN_VERBS, verbKind } from "./english_lexicon.ts";
import { isMarked, type ObjectRead } from "./english_object.ts";
import type { Act, Strength } from "./explanation.ts";
import type { Token } from "./tokens.ts";

/** Asks to look and tell. */
export const READ: Act = {
  signal: "READ",
  strength: 3,
  reason: "asks to look and tell",
};

/** A finding of WRITE. */
export function writes(strength: Strength, reason: string): Act {
  return { signal: "WRITE", strength, reason };
}

/** A finding of EXEC. */
export function runs(strength: Strength, reason: string): Act {
  return { signal: "EXEC", strength, reason };
}

/** A finding of WRITE whose file is named. */
export function intoFile(reason: string): Act {
  return { ...writes(3, reason), file: true };
}

/** Where the order stands. */
export interface OrderPlace {
  /** In a list, where a noun may stand for a topic. */
  item: boolean;
  /** At most this strong. */
  cap: Strength;
}

/** An order's object, and where the order stands. */
export interface OrderParts {
  object: ObjectRead;
  place: OrderPlace;
}

/** Prepositions behind a noun that only looks like a verb. */
const NOUN_TAILS = new Set(
  `of for on during between is are was were time times about that which with by
  at per and or vs where when how who in has have`.split(/\s+/),
);
/** Whether the word is rather a noun here: "Test coverage", "Log format". */
export function nounHere(
  tokens: readonly Token[],
  at: number,
  { object, place }: OrderParts,
): boolean {
  const verb = tokens[at]?.word ?? "";
  if (!NOUN_VERBS.has(verb) || object.marked) return false;
  const next = tokens[at + 1];
  if (next === undefined) {
    return tokens[at - 1]?.word !== "please" && (at > 0 || place.item);
  }
  if (verb === "fix" && at === 0 && /^(?:in|at)$/.test(next.word)) {
    return tokens[2]?.kind !== "path" || tokens.length > 4;
  }
  if (next.kind === "sign") return next.word !== '"';
  if (NOUN_TAILS.has(next.word)) return true;
  if (ANSWER_NOUNS.has(next.word) && verbKind(verb) !== "run") return true;
  return place.item && !isMarked(next) && tokens.length - at <= 3 &&
    next.word !== "to";
}
