/**
 * English conditions that only running can show: "the tests must pass".
 *
 * @module
 */

import { PASS_WORDS, QUESTION_WORDS, RUNNABLES } from "./english_lexicon.ts";
import type { Token } from "./tokens.ts";

// Passing words that in a question need a run, not a look at the source.
const ASKED = new Set(
  `pass passes green compile compiles build builds succeed install installed
  boot work-through clean broken launch loaded imported`.split(/\s+/),
);

/** How far a passing word may stand behind its subject. */
const REACH = 9;

/** Whether a runnable thing is said to pass, from index `from` on. */
export function passes(
  tokens: readonly Token[],
  from: number,
  asked = false,
): boolean {
  const words = asked ? ASKED : PASS_WORDS;
  for (let i = from; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    if (token.kind !== "command" && !RUNNABLES.has(token.word)) continue;
    for (let j = i + 1; j <= i + REACH && j < tokens.length; j++) {
      const word = tokens[j]?.word ?? "";
      if (QUESTION_WORDS.has(word) || word === "that") break;
      if (words.has(word)) return true;
    }
  }
  return false;
}
