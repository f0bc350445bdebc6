/**
 * English questions: most are to be answered by reading, some by a run only.
 *
 * @module
 */

import {
  AUXILIARIES,
  QUESTION_WORDS,
  RUNNABLES,
  SUBORDINATORS,
  wordSet,
} from "./english_lexicon.ts";
import { objectOf } from "./english_object.ts";
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
    asksForRun(tokens, at)
  ) {
    return {
      signal: "EXEC",
      strength: 2,
      reason: "a question that only a run answers",
    };
  }
  if (
    /^(?:can|could)$/.test(word) &&
    /^(?:we|i)$/.test(tokens[at + 1]?.word ?? "") &&
    /^(?:have|get)$/.test(tokens[at + 2]?.word ?? "") &&
    !objectOf(tokens, at + 2).answer
  ) return { signal: "WRITE", strength: 1, reason: "a thing is asked for" };
  return { signal: "READ", strength: 2, reason: "a question" };
}

const COMPLAINTS =
  /^(?:warnings?|errors?|failures?|complaints?|complains?|violations?|findings|offen[cs]es?|problems?|flags?|reports?|says?|diagnostics|shows?)$/;
// What was recorded can be read.
const RECORDED =
  /^(?:logs?|attached|history|would|could|was|were|did|had|recorded|config|configured|ignored?|ignores|silenced?|disabled?)$/;
const IT = /^(?:it|that|this|everything|all|main|master|trunk|head)$/;
/** What is built or started as a whole, and how that may go. */
const PRODUCT =
  /^(?:docs|documentation|project|app|image|site|website|package|crate|library|workspace|repo|extension|installer|container|service|server|cli)$/;
const CLEANLY =
  /^(?:|without|cleanly|again|under|against|on|at|with|fine|ok|properly|from)$/;
const BUILDS =
  /^(?:build|compile|pass|link|boot|typecheck|start|install)(?:e?s)?$/;
const STILL = /^(?:still|even|now|currently|all|actually|also|at|the|moment)$/;

/** Whether the question at `at` is about what a run would show now. */
export function asksForRun(tokens: readonly Token[], at: number): boolean {
  if (tokens.some((token) => RECORDED.test(token.word))) return false;
  const word = (i: number) => tokens[i]?.word ?? "";
  const first = word(at);
  const next = word(at + 1);
  if (first === "how" && next === "long") return takesLong(tokens, at + 2);
  if (/^(?:which|what|how)$/.test(first)) {
    if (first === "how" && tokens[at + 1]?.kind === "command") {
      return /^(?:does|do|fares?|behaves?|goes|performs?)$/.test(word(at + 2));
    }
    if (testsFail(tokens, at + 1)) return true;
  }
  if (/^(?:does|do|whether|if)$/.test(first)) {
    let i = at + 1;
    while (/^(?:the|our|branch|tag|commit)$/.test(word(i))) i++;
    const product = PRODUCT.test(word(i));
    if (product || IT.test(word(i)) || tokens[i]?.kind === "code") {
      i++;
      while (STILL.test(word(i))) i++;
      if (product) return BUILDS.test(word(i)) && CLEANLY.test(word(i + 1));
      if (
        BUILDS.test(word(i)) && !/^(?:the|a|an|its|any)$/.test(word(i + 1))
      ) return true;
    }
  }
  return complaints(tokens, at);
}

const TESTS =
  /^(?:tests?|specs?|suites?|examples|doctests|snippets|scenarios)$/;

/** "Which tests fail on Windows", "how many of the doctests pass". */
function testsFail(tokens: readonly Token[], from: number): boolean {
  const word = (i: number) => tokens[i]?.word ?? "";
  let i = from;
  while (i < from + 6 && !TESTS.test(word(i))) i++;
  if (i >= from + 6 || i >= tokens.length) return false;
  i++;
  if (/^(?:in|under|of|from)$/.test(word(i))) {
    i += /^(?:the|our)$/.test(word(i + 1)) ? 3 : 2;
  }
  while (STILL.test(word(i))) i++;
  if (!/^(?:fail|break|crash|pass|time-out|flip|hang)$/.test(word(i))) {
    return false;
  }
  // "… if we remove it": what would be is thought through.
  return !tokens.slice(i).some(({ word }, j, rest) =>
    /^(?:if|when|once|because|after)$/.test(word) &&
    /^(?:we|you|i|one|somebody|someone|the|a|an)$/.test(rest[j + 1]?.word ?? "")
  );
}

/** "How long does the suite take": a thing that runs, in the present. */
function takesLong(tokens: readonly Token[], from: number): boolean {
  const rest = tokens.slice(from, from + 12);
  const end = rest.findIndex(({ word }) => word === "take" || word === "takes");
  return end > 0 &&
    rest.slice(0, end).some(({ kind, word }) =>
      kind === "command" ||
      RUNNABLES.has(word) && !/^(?:ci|pipeline|checks?)$/.test(word)
    );
}

/** "Are there any … warnings", of a tool that has to be run to know. */
function complaints(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  const rest = tokens.slice(at);
  const tool = rest.findIndex((token) => token.kind === "command");
  if (tool < 0) return false;
  const behind = rest[tool + 1]?.word ?? "";
  if (/^(?:complain|complains)$/.test(behind)) return true;
  const asks = (first === "are" || first === "is") && next === "there" ||
    first === "does" || first === "do" ||
    first === "how" && next === "many" ||
    (first === "what" || first === "which") &&
      (next === "does" || next === "do" ||
        rest.some(({ word }) => /^(?:are|remain|left|come)$/.test(word)));
  if (!asks) return false;
  // "warnings from the tool", "does the tool report".
  const before = rest.slice(0, tool);
  const from = before.at(-1)?.word === "from" || before.at(-1)?.word === "by";
  if (from && before.some(({ word }) => COMPLAINTS.test(word))) return true;
  return tool <= 6 &&
    rest.slice(tool + 1, tool + 5).some(({ word }) => COMPLAINTS.test(word));
}
