/**
 * English conditions that only running can show: "the tests must pass".
 *
 * @module
 */

import { PASS_WORDS, QUESTION_WORDS, RUNNABLES } from "./english_lexicon.ts";
import type { Token } from "./tokens.ts";

// Passing words that in a question need a run, not a look at the source.
const ASKED = new Set(
  `start starts apply applies upgrade upgrades purges deploys replay replays pass passes green compile compiles build builds succeed install installed
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
    const moves = MOVABLES.test(token.word);
    if (token.kind !== "command" && !moves && !RUNNABLES.has(token.word)) {
      continue;
    }
    for (let j = i + 1; j <= i + REACH && j < tokens.length; j++) {
      const word = tokens[j]?.word ?? "";
      if (QUESTION_WORDS.has(word) || word === "that") break;
      if (!words.has(word) && !(moves && ASKED.has(word))) continue;
      // What may be applied or upgraded by others as well needs to stand
      // without an object: "applies cleanly", not "applies the filter".
      if (!TRANSITIVE.test(word) || standsAlone(tokens[j + 1])) return true;
    }
  }
  return false;
}

const MOVABLES =
  /^(?:migrations?|patch(?:es)?|manifests?|installers?|\.?(?:deb|rpm|msi|dmg|apk|whl)|chart|playbooks?|snapshots?|seeds?|notebooks?|sketch|bundle|plugin|extension|dumps?|backups?)$/;
const TRANSITIVE =
  /^(?:start|appl|upgrade|deploy|replay|launch|load|install|work)/;

/** Whether a verb has no object: nothing, a sign or an adverb is behind it. */
function standsAlone(next: Token | undefined): boolean {
  return next === undefined || next.kind === "sign" ||
    /ly$|^(?:on|under|with|from|against|in|at|to|for|and|again|fine|without|when|if|twice|inside|by|via|using|and|but)$/
      .test(next.word);
}
