/**
 * English questions: those that the source answers, and those that only a run
 * does.
 *
 * @module
 */

import {
  AUXILIARIES,
  QUESTION_WORDS,
  SUBORDINATORS,
  wordSet,
} from "./english_lexicon.ts";
import { passes } from "./english_pass.ts";
import type { Act } from "./explanation.ts";
import type { Token } from "./tokens.ts";

const ABLE = wordSet("can could would will");
/** Auxiliaries of the present: what was is no matter of a run. */
const NOW = wordSet("does do is are can will");

/** "Could you …": an order put politely. */
export function isPolite(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.word;
  return ABLE.has(tokens[at]?.word ?? "") && (next === "you" || next === "u");
}

/** The question that begins at `at`; undefined when there is none. */
export function questionAt(
  tokens: readonly Token[],
  at: number,
  asked: boolean,
): Act | undefined {
  const word = tokens[at]?.word ?? "";
  const auxiliary = AUXILIARIES.has(word);
  const asks = QUESTION_WORDS.has(word) && !word.endsWith("ever") &&
    (asked || !SUBORDINATORS.has(word));
  if (!asks && !(asked && (auxiliary || at === 0))) return undefined;
  if (
    auxiliary && NOW.has(word) && passes(tokens, at + 1, true) ||
    complaints(tokens, at)
  ) {
    return {
      signal: "EXEC",
      strength: 2,
      reason: "a question that only a run answers",
    };
  }
  return { signal: "READ", strength: 2, reason: "a question" };
}

const COMPLAINTS =
  /^(?:warnings?|errors?|failures?|complaints?|complain|complains|violations?|findings|offen[cs]es?|problems?|flag|report|reports|say|says|diagnostics)$/;

/** "Are there any … warnings", of a tool that has to be run to know. */
function complaints(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  const asks = (first === "are" || first === "is") && next === "there" ||
    first === "does" || first === "do" ||
    first === "how" && next === "many" ||
    (first === "what" || first === "which") &&
      tokens.some((token) => /^(?:are|remain|left|come)$/.test(token.word));
  if (!asks) return false;
  const tool = tokens.findIndex((token) => token.kind === "command");
  if (tool < 0 || tool > at + 6) return false;
  return tokens.slice(tool + 1, tool + 3).some((token) =>
    COMPLAINTS.test(token.word)
  );
}
