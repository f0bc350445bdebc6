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
