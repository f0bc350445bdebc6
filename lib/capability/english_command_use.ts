/**
 * English orders that name a command: what it does is to be seen.
 *
 * @module
 */

import { runs } from "./english_order_parts.ts";
import {
  QUESTION_WORDS,
  RUNNABLES,
  verbKind,
  wordSet,
} from "./english_lexicon.ts";
import { asksForRun } from "./english_question.ts";
import { passes } from "./english_pass.ts";
import type { Act } from "./explanation.ts";
import type { Token } from "./tokens.ts";

const CHECKS = wordSet(
  "verify confirm ensure check see prove guarantee validate test keep get",
);
const BRACKETS = wordSet("close finish end start begin open");

/** What an order says of a run, whatever its verb is by itself. */
export function commandOrder(
  tokens: readonly Token[],
  at: number,
): Act | undefined {
  const verb = tokens[at]?.word ?? "";
  if (CHECKS.has(verb)) {
    if (passes(tokens, at + 1, verb === "check" || verb === "see")) {
      return runs(3, "it must be seen to pass");
    }
    if (seesCommand(tokens, at + 1)) {
      return runs(2, "what a command does is to be seen");
    }
  }
  if (GIVES.has(verb) && outputOfCommand(tokens, at + 1)) {
    return runs(2, "the output of a command is wanted");
  }
  if (
    BRACKETS.has(verb) && tokens[at + 1]?.word === "with" &&
    tokens[at + 2]?.kind === "command"
  ) return runs(3, "a command is part of the work");
  if (bySoDoing(tokens, at, CHANGING)) {
    return { ...runs(2, "to be answered by a change"), signal: "WRITE" };
  }
  if (bySoDoing(tokens, at, RUNNING)) {
    return runs(2, "to be found out by a run");
  }
  if (TELLS.test(verb) && embeddedRun(tokens, at)) {
    return runs(2, "a question that only a run answers");
  }
  if (verb === "give" && GO.test(tokens.at(-1)?.word ?? "")) {
    return runs(2, "a thing is to be given a try");
  }
  return JUDGED_BY_RUN.has(verb) && byCommand(tokens, at)
    ? runs(2, "judged with a command")
    : undefined;
}

const JUDGED_BY_RUN = wordSet(
  "evaluate validate check verify score confirm generate regenerate produce compute count collect load fill get obtain",
);
const TELLS =
  /^(?:tell|find|see|check|say|let|report|determine|establish|learn)$/;

const GO = /^(?:spin|whirl|run|try|go)$/;

const RUNNING =
  /^(?:running|executing|trying|measuring|building|compiling|benchmarking|profiling|starting)$/;
const CHANGING = /^(?:changing|fixing|editing|rewriting|updating|adding)$/;

/** "Find out by running it whether …". */
function bySoDoing(
  tokens: readonly Token[],
  at: number,
  how: RegExp,
): boolean {
  for (let i = at + 1; i < tokens.length && i < at + 12; i++) {
    const word = tokens[i]?.word ?? "";
    if (QUESTION_WORDS.has(word) && word !== "whether") return false;
    if (
      word === "by" && verbKind(tokens[at]?.word ?? "") === "read" &&
      how.test(tokens[i + 1]?.word ?? "")
    ) return true;
  }
  return false;
}

/** "Tell me whether main builds", "find out how long the suite takes". */
export function embeddedRun(tokens: readonly Token[], at: number): boolean {
  for (let i = at + 1; i < tokens.length && i < at + 5; i++) {
    const word = tokens[i]?.word ?? "";
    if (word === "whether" || word === "if") {
      return passes(tokens, i + 1, true) || asksForRun(tokens, i);
    }
    if (/^(?:which|how|what)$/.test(word)) return asksForRun(tokens, i);
  }
  return false;
}

/** "… with `npm test`", "… using eval/run.py". */
function byCommand(tokens: readonly Token[], at: number): boolean {
  for (let i = at + 1; i + 1 < tokens.length; i++) {
    const word = tokens[i]?.word;
    if (word !== "with" && word !== "using" && word !== "via") continue;
    let j = i + 1;
    while (/^(?:the|our|script|tool|command)$/.test(tokens[j]?.word ?? "")) j++;
    const next = tokens[j];
    if (next?.kind === "command") return true;
    if (
      /^(?:benchmark|benchmarks|profiler|harness|fuzzer)$/.test(
        next?.word ?? "",
      )
    ) {
      return true;
    }
    if (next?.kind === "path" && /\.(?:py|sh|rb|pl|mjs)$/.test(next.word)) {
      return true;
    }
  }
  return false;
}

const GIVES = new Set("give paste send post return show attach get".split(" "));

/** "check that `make up` brings …", but not "whether `make up` is documented". */
const TRIED_ON = wordSet("against on with under from in locally twice");

function canRun(token: Token): boolean {
  return token.kind === "command" || RUNNABLES.has(token.word) ||
    /^(?:migrations?|scripts?|upgrades?|installers?|commands?|jobs?|recipes?|steps|queries|query|playbooks?|snippets?)$/
      .test(token.word);
}

function seesCommand(tokens: readonly Token[], from: number): boolean {
  const word = tokens[from]?.word ?? "";
  if (!["that", "whether", "if"].includes(word)) return false;
  return tokens[from + 1]?.kind === "command" &&
    !["is", "are", "was", "gets", "appears", "in", "or"].includes(
      tokens[from + 2]?.word ?? "",
    );
}

/** "the output of `npm outdated`". */
function outputOfCommand(tokens: readonly Token[], from: number): boolean {
  return tokens.slice(from, from + 8).some((token, i, rest) =>
    ["output", "result", "results", "log"].includes(token.word) &&
    rest.slice(i + 1, i + 3).some((each) =>
      each.word === "of" || each.word === "from"
    ) && rest.slice(i + 1, i + 5).some((each) => each.kind === "command")
  );
}

/** What "try …" and "use …" ask for. */
export function tryOrUse(tokens: readonly Token[], at: number): Act[] {
  const next = tokens[at + 1];
  if (next?.kind === "command") return [runs(2, "an order to use a command")];
  if (tokens[at]?.word === "use") {
    return next?.word === "git" && tokens[at + 2]?.word === "bisect"
      ? [runs(3, "an order to bisect")]
      : [];
  }
  if (
    ["it", "each", "both", "them", "all", "every"].includes(next?.word ?? "")
  ) {
    return [runs(2, "an order to try it")];
  }
  const end = tokens.slice(at + 1, at + 9).findIndex((token) =>
    TRIED_ON.has(token.word)
  );
  if (end > 0 && tokens.slice(at + 1, at + 1 + end).some(canRun)) {
    return [runs(2, "an order to try it")];
  }
  return next === undefined || ["in", "with"].includes(next.word)
    ? [runs(2, "an order to try it")]
    : [];
}
