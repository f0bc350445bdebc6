/**
 * How an English clause begins: what may stand before its verb.
 *
 * @module
 */

import {
  DETERMINERS,
  OPENERS,
  verbKind,
  verbOfForm,
  wordSet,
} from "./english_lexicon.ts";
import type { Token } from "./tokens.ts";

/** Words that negate the verb behind them. */
export const NEGATORS: ReadonlySet<string> = wordSet(
  "don't dont never doesn't don",
);
const BARRING = wordSet("do must should may can shall");
const NOT = wordSet("not nor neither cannot can't mustn't");
const AVOIDING = wordSet("avoid refrain without skip");
const EASED = wordSet("sure free hesitate able");
const TRYING = wordSet("try remember proceed need continue want");

/** Where the clause's first word of weight stands, from `from` on. */
export function openersEnd(tokens: readonly Token[], from: number): number {
  const word = (i: number) => tokens[i]?.word ?? "";
  let at = from;
  for (; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (token.kind === "sign" && token.word !== "?") continue;
    // A quotation that ends with its own full stop is no part of what follows.
    if (
      token.kind === "quote" && at === from &&
      verbKind(word(at + 1)) !== undefined
    ) continue;
    if (token.kind === "number" || OPENERS.has(token.word)) continue;
    const known = verbKind(token.word) !== undefined;
    if (token.word.endsWith("ly") && !known) continue;
    if (token.word === "do" && verbKind(word(at + 1)) !== undefined) continue;
    if (token.word === "go" && word(at + 1) === "ahead") at += 1;
    else if (EASED.has(word(at + 1)) && word(at + 2) === "to") at += 2;
    else if (TRYING.has(token.word) && word(at + 1) === "to") at += 1;
    else break;
  }
  return at;
}

/** The index behind a negation at `at`, or -1 when there is none. */
export function negationEnd(
  tokens: readonly Token[],
  at: number,
  asked: boolean,
): number {
  const word = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  if (NEGATORS.has(word) && !(asked && at === 0 && word !== "never")) {
    return at + (word === "don" ? 3 : 1);
  }
  if (BARRING.has(word) && next === "not") return at + 2;
  if (NOT.has(word)) return at + 1;
  if (word === "no" && next === "need") {
    return at + 2 + (tokens[at + 2]?.word === "to" ? 1 : 0);
  }
  if (
    word === "under" && next === "no" &&
    /^(?:circumstances?|conditions?)$/.test(tokens[at + 2]?.word ?? "")
  ) return at + 3;
  if (!AVOIDING.has(word)) return -1;
  if (next === "from") return at + 2;
  return verbOfForm(next) === undefined ? -1 : at + 1;
}

const TASK_WORDS = wordSet(
  "task job goal role mission part aim objective assignment purpose",
);
const COPULA = wordSet(
  "is will be to strictly only simply just now therefore",
);

/** "Your task is to …": where what it is stands; -1 when it says none. */
export function taskIsEnd(tokens: readonly Token[], at: number): number {
  const word = (i: number) => tokens[i]?.word ?? "";
  const noun = DETERMINERS.has(word(at)) ? at + 1 : at;
  if (!TASK_WORDS.has(word(noun))) return -1;
  let i = noun + 1;
  if (word(i) !== "is" && word(i) !== "will") return -1;
  while (COPULA.has(word(i))) i++;
  return i;
}

/** Behind "make sure", "see to", "ensure", "until"; -1 when there is none. */
export function ensureEnd(tokens: readonly Token[], at: number): number {
  const word = tokens[at]?.word ?? "";
  const two = `${word} ${tokens[at + 1]?.word ?? ""}`;
  if (two === "make sure" || two === "be sure") return at + 2;
  if (two === "see to") return at + 3;
  if (two === "see that" && at === 0) return at + 1;
  return word === "ensure" || word === "until" ? at + 1 : -1;
}
