/**
 * English clauses that begin with a subordinate one: "Once …, do …".
 *
 * @module
 */

import { verbKind } from "./english_lexicon.ts";
import { isMarked } from "./english_object.ts";
import type { Token } from "./tokens.ts";

// No comma within this many words: the whole is one clause.
const REACH = 60;

/** Where the main clause begins behind the opening one; undefined if nowhere. */
export function mainClauseAt(
  tokens: readonly Token[],
  at: number,
  item: boolean,
): number | undefined {
  const purpose = tokens[at]?.word === "to" &&
    verbKind(tokens[at + 1]?.word ?? "") !== undefined;
  if (purpose && item) return undefined;
  for (let i = at + 1; i < tokens.length && i < at + REACH; i++) {
    const word = tokens[i]?.word ?? "";
    if (word === "," || word === "then") return i + 1;
    // "In src/x replace …": a verb right behind a path or a name.
    if (
      i === at + 2 && isMarked(tokens[i - 1]) && verbKind(word) !== undefined &&
      isMarked(tokens[i + 1])
    ) return i;
    if (i > at + 1 && (word === "i" || word === "please")) return i;
  }
  return undefined;
}

const WHOLE = /^(?:anything|everything|whatever|what|those|matters|things)$/;

/** "Anything that is wrong you correct": the object stands in front. */
export function frontedOrder(tokens: readonly Token[], at: number): number {
  if (!WHOLE.test(tokens[at]?.word ?? "")) return -1;
  const you = tokens.findLastIndex(({ word }) => word === "you");
  const before = tokens[you - 1]?.word ?? "";
  if (you < at + 3 || before === "that" || WHOLE.test(before)) return -1;
  for (let i = you + 1; i < you + 4 && i < tokens.length; i++) {
    const verb = verbKind(tokens[i]?.word ?? "");
    if (verb !== undefined) return tokens.length - i < 4 ? i : -1;
  }
  return -1;
}
