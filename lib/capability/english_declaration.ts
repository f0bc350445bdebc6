/**
 * English declarations that a whole task only reads.
 *
 * @module
 */

import {
  ANSWER_NOUNS,
  ONLY_NOUNS,
  TASK_NOUNS,
  verbKind,
  wordSet,
} from "./english_lexicon.ts";
import type { Act } from "./explanation.ts";
import type { Token } from "./tokens.ts";

/** What may stand before "read-only" when it speaks of the task. */
const BEFORE = wordSet(
  `strict strictly purely this is a an the your you have are in only it stay
  remain be please task access to repo codebase treat as repository keep entirely
  completely work operate with perform conduct do job mode everything role you're
  it's important note critical remember must should session run was all we're
  investigation research analysis review phase under constraint rules research-task
  you've been given granted has get consider regard think assume whole entire complete thing strictly-speaking and for that's just merely on sandbox environment agent subagent exploration
  audit working tree checkout absolutely still totally i want need us`,
);
const ADJECTIVES = wordSet(
  "static code strict security architecture technical quick deep pure short codebase design exploratory file repo",
);
const FENCING = wordSet("except apart but from besides");
const AFTER_FENCE = wordSet("else outside other others rest");

function isReadOnly(tokens: readonly Token[], i: number): number {
  const word = tokens[i]?.word ?? "";
  if (word === "read-only" || word === "readonly") return 1;
  return word === "read" && tokens[i + 1]?.word === "only" ? 2 : 0;
}

/** The declarations in a sentence. */
export function declarationsIn(tokens: readonly Token[]): Act[] {
  for (let i = 0; i < tokens.length; i++) {
    const width = isReadOnly(tokens, i);
    if (width > 0) {
      const act = readOnlyAt(tokens, i, i + width);
      if (act !== undefined) return [act];
    }
    const only = onlyTask(tokens, i) ?? noAccess(tokens, i);
    if (only !== undefined) return [only];
  }
  return [];
}

function declared(phase: boolean): Act {
  return {
    signal: "RO",
    strength: 3,
    reason: "the task is declared read-only",
    phase,
  };
}

function readOnlyAt(
  tokens: readonly Token[],
  at: number,
  behind: number,
): Act | undefined {
  const before = tokens.slice(0, at);
  const after = tokens.slice(behind);
  if (after.some((token) => AFTER_FENCE.has(token.word))) return undefined;
  const mark = before.at(-1)?.word ?? "";
  const named = (mark === "," || mark === "(" || mark === "/") &&
    at < 8 && after.every((token) => token.kind === "sign") &&
    (TASK_NOUNS.has(before.at(-2)?.word ?? "") ||
      ANSWER_NOUNS.has(before.at(-2)?.word ?? "")) &&
    verbKind(before[0]?.word ?? "") !== "change" &&
    !before.some((token) => token.word === "the");
  const plain = named ||
    before.every((token) =>
      token.kind === "sign" || token.kind === "number" ||
      (token.kind === "word" && (BEFORE.has(token.word) ||
        TASK_NOUNS.has(token.word)))
    );
  if (!plain) return undefined;
  let i = 0;
  while (ADJECTIVES.has(after[i]?.word ?? "")) i++;
  const next = after[i];
  const isTask = next === undefined || next.kind === "sign" ||
    TASK_NOUNS.has(next.word) ||
    [
      "apart",
      "with",
      "and",
      "from",
      "here",
      "please",
      "except",
      "but",
      "in",
      "on",
      "for",
    ].includes(next.word);
  if (!isTask) return undefined;
  // "read-only except for docs/" fences the work in.
  if (
    FENCING.has(next?.word ?? "") &&
    after.some((token) =>
      token.kind === "path" && !/\.[a-z]+$/.test(token.word) ||
      token.kind === "code" || /^(?:directory|folder|module)$/.test(token.word)
    )
  ) return undefined;
  const last = before.at(-1)?.word ?? "";
  // "make it read-only", "it should be read-only" speak of a thing.
  if (
    before.some((token) => token.word === "it") &&
    (last === "be" || last === "it")
  ) return undefined;
  return declared(
    [...before, ...after.slice(0, 3)].some((token) =>
      ["phase", "step", "part", "stage"].includes(token.word)
    ),
  );
}

function onlyTask(tokens: readonly Token[], at: number): Act | undefined {
  const word = tokens[at]?.word ?? "";
  const clause = tokens.slice(0, at).findLastIndex((token) =>
    token.word === ","
  );
  if (at - clause > 7) return undefined;
  if (
    word.endsWith("-only") && word !== "read-only" &&
    ONLY_NOUNS.has(word.slice(0, -5))
  ) {
    return declared(false);
  }
  const next = tokens[at + 1]?.word ?? "";
  if ((word === "pure" || word === "purely") && ONLY_NOUNS.has(next)) {
    return declared(false);
  }
  if (onlyReads(tokens, at)) return declared(false);
  if (!ONLY_NOUNS.has(word)) return undefined;
  // "Analysis, nothing more", "a research task and nothing else".
  const more = tokens.findIndex((token, i) =>
    i > at && token.word === "nothing"
  );
  if (
    more > 0 && more - at < 5 && at < 6 &&
    /^(?:,|and)$/.test(tokens[more - 1]?.word ?? "") &&
    /^(?:more|else|beyond)$/.test(tokens[more + 1]?.word ?? "") &&
    tokens[more + 2] === undefined
  ) return declared(false);
  if (
    next === "only" && !(PRODUCTS.test(word) && ordered(tokens, at)) &&
    (tokens[at + 2] === undefined ||
      tokens[at + 2]?.kind === "sign" ||
      TASK_NOUNS.has(tokens[at + 2]?.word ?? "") ||
      ["please", "for", "here"].includes(tokens[at + 2]?.word ?? ""))
  ) {
    // "read only the header" limits what is read, not what may be done.
    return declared(false);
  }
  if (
    word === "read" &&
    ["access", "permission", "permissions", "rights"].includes(next) &&
    tokens.some((token) => token.word === "only")
  ) return declared(false);
  return undefined;
}

const PRODUCTS = /^(?:plan|design|advice|discussion|analysis|assessment)$/;

/** "Return the plan only": what is handed over, not what may be done. */
function ordered(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(0, at).some(({ word }) => verbKind(word) !== undefined);
}

const SOLELY =
  /^(?:only|just|purely|solely|merely|strictly|exclusively|simply)$/;

/** "This is purely a reading job", "only read", "just read and report". */
function onlyReads(tokens: readonly Token[], at: number): boolean {
  const word = (i: number) => tokens[i]?.word ?? "";
  if (!SOLELY.test(word(at))) return false;
  const noun = word(at + 1) === "a" || word(at + 1) === "an" ? at + 2 : at + 1;
  if (word(noun) === "read" || word(noun) === "look") {
    const rest = tokens.slice(noun + 1).filter(({ kind }) => kind !== "sign");
    return noun === at + 1 && rest.every((token) =>
      READS_ON.test(token.word)
    ) &&
      (at === 0 || /^(?:you|please|to|should|,)$/.test(word(at - 1)));
  }
  if (!ONLY_NOUNS.has(word(noun))) return false;
  const end = TASK_NOUNS.has(word(noun + 1)) || word(noun + 1) === "work"
    ? noun + 2
    : noun + 1;
  const says = tokens.slice(0, at).every(({ word }) => BEFORE.has(word));
  return says && (at > 0 || !LOOSE.test(word(at))) &&
    (tokens[end] === undefined || tokens[end]?.kind === "sign");
}

/** "Just a plan": what is handed over, when it stands first. */
const LOOSE = /^(?:only|just|merely|simply)$/;
const LACKS = wordSet("no don't not without lack");
const HAVE =
  /^(?:you|you've|have|had|been|given|got|get|do|don't|not|no|with|without|lack|any|currently|here|also|note|please|that|,)$/;

/** "You have no write access". */
function noAccess(tokens: readonly Token[], at: number): Act | undefined {
  const next = tokens[at + 1]?.word ?? "";
  if (tokens[at]?.word !== "write") return undefined;
  if (!/^(?:access|permissions?|rights?)$/.test(next)) return undefined;
  const before = tokens.slice(0, at);
  const after = tokens[at + 2];
  const whole = after === undefined || after.kind === "sign" ||
    /^(?:here|to|in|and|at|so|for)$/.test(after.word);
  return whole && before.every(({ word }) => HAVE.test(word)) &&
      before.some(({ word }) => LACKS.has(word)) &&
      !before.some(({ word }) => word === "," || word === "that")
    ? declared(false)
    : undefined;
}

const READS_ON =
  /^(?:and|then|report|answer|tell|me|back|please|here|look|explain|describe|think)$/;
