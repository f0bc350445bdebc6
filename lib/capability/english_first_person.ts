/**
 * English sentences whose subject is the dispatcher: "I want …", "we need …".
 *
 * @module
 */

import { reachOf } from "./english_ban.ts";
import { embeddedRun } from "./english_command_use.ts";
import {
  ANSWER_NOUNS,
  CODE_NOUNS,
  OTHER_SUBJECTS,
  PHASE_WORDS,
  QUESTION_WORDS,
  verbKind,
  verbOfForm,
} from "./english_lexicon.ts";
import { isMarked, objectOf } from "./english_object.ts";
import type { Act } from "./explanation.ts";
import { NOTHING, READ, type SubjectRead } from "./english_subject.ts";
import type { Token } from "./tokens.ts";

/** A sentence whose subject is the dispatcher; `at` is at "I" or "we". */
export function firstPerson(
  tokens: readonly Token[],
  at: number,
): SubjectRead {
  const word = (i: number) => tokens[i]?.word ?? "";
  const subject = word(at);
  if (subject === "let's") return { acts: [], order: at + 1 };
  let i = at + 1;
  while (
    [
      "also",
      "just",
      "only",
      "really",
      "rather",
      "then",
      "do",
      "would",
      "still",
      "now",
    ]
      .includes(word(i))
  ) i++;
  const verb = word(i);
  if (verb === "don't" || verb === "dont" || verb === "not") {
    if (!["want", "wish", "need"].includes(word(i + 1))) return NOTHING;
    let j = i + 2;
    while (["you", "u", "to", "anyone", "anybody"].includes(word(j))) j++;
    const nouns = ["changes", "edits", "change", "modifications"];
    if (tokens.slice(j, j + 4).some((token) => nouns.includes(token.word))) {
      const { reach } = reachOf(tokens, j);
      return reach === "all"
        ? {
          acts: [{
            signal: "NEG",
            strength: 3,
            reason: "all writing is forbidden",
          }],
        }
        : { acts: [], ban: j };
    }
    const changed = tokens.slice(j).findIndex((token) =>
      /^(?:changed|edited|modified|touched|altered)$/.test(token.word)
    );
    if (
      changed > 0 && reachOf(tokens.slice(0, j + changed), j).reach === "all"
    ) {
      const phase = tokens.slice(j).some(({ word }) => PHASE_WORDS.has(word));
      return {
        acts: [
          phase
            ? { signal: "NOWRITE", strength: 1, reason: "not to change yet" }
            : {
              signal: "NEG",
              strength: 3,
              reason: "all writing is forbidden",
            },
        ],
      };
    }
    return { acts: [], ban: j };
  }
  const wants = ["want", "need", "like", "expect", "ask", "love", "appreciate"]
    .includes(verb);
  if (wants && (subject !== "we" || verb !== "want")) {
    return wanted(tokens, i);
  }
  if (
    subject === "we" &&
    ["need", "should", "must", "have", "ought"].includes(verb)
  ) {
    let j = i + 1;
    if (word(j) === "to") j++;
    if (word(j) === "not" || word(j) === "be") return NOTHING;
    if (verb === "need" && j === i + 1) return wanted(tokens, i);
    const kind = verbKind(word(j));
    return kind === "change" || kind === "make"
      ? { acts: [], order: j, hint: true }
      : NOTHING;
  }
  const own = /^(?:i'll|i'd|we'll)$/.test(subject) || verb === "will" ||
    verb === "can";
  const done = tokens.slice(i, i + 4).map((token) => verbKind(token.word));
  if (own && done.includes("run")) {
    return {
      acts: [{ signal: "NORUN", strength: 1, reason: "somebody else runs it" }],
    };
  }
  if (own && (done.includes("change") || done.includes("make"))) {
    return {
      acts: [{
        signal: "NOWRITE",
        strength: 1,
        reason: "somebody else changes it",
      }],
    };
  }
  return NOTHING;
}

/** "I want you to …", "I need a script …", "I want the list …". */
function wanted(tokens: readonly Token[], at: number): SubjectRead {
  const word = (i: number) => tokens[i]?.word ?? "";
  const next = word(at + 1);
  if ((next === "you" || next === "u") && word(at + 2) === "to") {
    if (word(at + 3) === "not") return { acts: [], ban: at + 4 };
    return { acts: [], order: at + 3 };
  }
  if (next === "to") {
    return embeddedRun(tokens, at)
      ? {
        acts: [{
          signal: "EXEC",
          strength: 2,
          reason: "a question that only a run answers",
        }],
      }
      : { acts: [READ] };
  }
  const object = objectOf(tokens, at);
  const figures = MEASURED.test(object.head) &&
    tokens.slice(at, at + 5).some((token) => SCORED.test(token.word));
  if (figures && !tokens.some((token) => token.word === "from")) {
    return {
      acts: [{ signal: "EXEC", strength: 2, reason: "wants what a run gives" }],
    };
  }
  if (wantsOf(tokens, at + 1)) {
    return {
      acts: [{ signal: "WRITE", strength: 2, reason: "a thing is to do it" }],
    };
  }
  const done = tokens.slice(at + 2, at + 14).find((token, i, rest) => {
    const base = verbOfForm(token.word);
    return base !== undefined && token.word.endsWith("ed") &&
      verbKind(base) === "change" && rest[i - 1]?.word !== "is" &&
      rest[i - 1]?.word !== "are" && rest[i - 1]?.word !== "was";
  });
  const asks = tokens.slice(at + 1, at + 14).some((token) =>
    QUESTION_WORDS.has(token.word) || token.word === "that"
  );
  if (done !== undefined && !asks) {
    return {
      acts: [{ signal: "WRITE", strength: 2, reason: `wants it ${done.word}` }],
    };
  }
  const path = tokens[at + 1]?.kind === "path";
  if (
    path || object.code && !object.answer && CODE_NOUNS.has(object.head) &&
      ["a", "an", "another", "one", "two", "three"].includes(next)
  ) {
    return {
      acts: [{ signal: "WRITE", strength: 2, reason: "something is needed" }],
    };
  }
  return { acts: [READ] };
}

const MEASURED =
  /^(?:figures?|numbers?|percentages?|timings?|coverage|measurements?|results?)$/;
const SCORED =
  /^(?:coverage|benchmarks?|timings?|measurements?|latency|throughput|lint|test|build)$/;

/** "I'd like the sidebar to remember its width": a thing that is to act. */
function wantsOf(tokens: readonly Token[], from: number): boolean {
  if (!isMarked(tokens[from]) || tokens[from]?.kind === "number") return false;
  for (let i = from + 1; i < tokens.length && i < from + 8; i++) {
    const word = tokens[i]?.word ?? "";
    if (ANSWER_NOUNS.has(word) || OTHER_SUBJECTS.has(word)) return false;
    if (QUESTION_WORDS.has(word) || word === "," || word === "that") {
      return false;
    }
    if (word !== "to") continue;
    const verb = tokens[i + 1];
    return verb?.kind === "word" &&
      !/^(?:the|a|an|this|our|my|be)$/.test(verb.word) &&
      tokens[i - 1]?.kind !== "sign" && tokens[from]?.word !== "you";
  }
  return false;
}

/** "What I'd like is a helper in src/util". */
export function wishedThing(
  tokens: readonly Token[],
  at: number,
): Act | undefined {
  if (tokens[at]?.word !== "what") return undefined;
  if (!/^(?:i|we|i'd|we'd|i'm)$/.test(tokens[at + 1]?.word ?? "")) {
    return undefined;
  }
  const is = tokens.findIndex(({ word }, i) =>
    i > at + 1 && i < at + 6 && word === "is"
  );
  if (is < 0) return undefined;
  const { code, answer } = objectOf(tokens, is);
  return code && !answer
    ? { signal: "WRITE", strength: 2, reason: "a thing is wished for" }
    : undefined;
}
