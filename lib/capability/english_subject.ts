/**
 * English sentences by their subject: you, I and we, somebody else, a thing.
 *
 * @module
 */

import { reachOf } from "./english_ban.ts";
import {
  CODE_NOUNS,
  QUESTION_WORDS,
  verbKind,
  verbOfForm,
} from "./english_lexicon.ts";
import { objectOf } from "./english_object.ts";
import type { Act } from "./explanation.ts";
import type { Token } from "./tokens.ts";

/** What was found, and where an order or a ban goes on. */
export interface SubjectRead {
  acts: Act[];
  order?: number;
  ban?: number;
  /** The order is only a hint. */
  hint?: true;
}

const READ: Act = { signal: "READ", strength: 2, reason: "asks to be told" };
const NOTHING: SubjectRead = { acts: [] };

const DUTY = new Set(
  "must should need have will shall ought are 'll you'll to also then".split(
    " ",
  ),
);
const LEAVE = new Set(
  "may can free allowed permitted are to also be welcome".split(" "),
);

/** A sentence whose subject is the subagent; `at` is at "you". */
export function secondPerson(
  tokens: readonly Token[],
  at: number,
): SubjectRead {
  const word = (i: number) => tokens[i]?.word ?? "";
  let i = at + 1;
  const next = word(i);
  const rest = tokens.slice(i, i + 4).map((token) => token.word);
  if (
    rest[0] !== undefined && (rest.includes("not") && rest.indexOf("not") < 3 ||
      /^(?:can't|cannot|mustn't|shouldn't|needn't|won't|aren't|don't|cant)$/
        .test(
          rest[0],
        ) ||
      (word(at) !== "you" && rest[0] === "not"))
  ) {
    while (
      [
        "are",
        "not",
        "may",
        "must",
        "should",
        "can",
        "supposed",
        "allowed",
        "permitted",
        "to",
        "need",
        "have",
        "will",
        "do",
        "be",
        "authorized",
        "authorised",
        "ever",
      ].includes(word(i)) ||
      word(i).endsWith("n't") || word(i) === "cannot" || word(i) === "cant"
    ) i++;
    return { acts: [], ban: i };
  }
  if (
    next === "may" || next === "can" || rest.includes("free") ||
    rest.includes("allowed") || rest.includes("permitted")
  ) {
    while (LEAVE.has(word(i))) i++;
    if (word(i) === "only" || word(i) === "just") i++;
    const kind = verbKind(word(i));
    if (kind === "run") return { acts: [], order: i };
    if (kind === "change" && rest[0] !== "can") return { acts: [], order: i };
    if (kind === "change" || word(i) === "write" || word(i) === "create") {
      return { acts: [], order: i, hint: true };
    }
    return NOTHING;
  }
  if (DUTY.has(next) || word(at) === "you'll") {
    if (word(at) === "you'll") i = at + 1;
    while (DUTY.has(word(i))) i++;
    if (verbKind(word(i)) !== undefined) return { acts: [], order: i };
    return doing(tokens, i);
  }
  if (word(at) === "you're" || word(at) === "youre") return doing(tokens, i);
  if (verbKind(next) !== undefined && next !== "see") {
    return { acts: [], order: i };
  }
  return NOTHING;
}

/** "You are reviewing …", "you are implementing …". */
function doing(tokens: readonly Token[], at: number): SubjectRead {
  const base = verbOfForm(tokens[at]?.word ?? "");
  if (base === undefined || !(tokens[at]?.word ?? "").endsWith("ing")) {
    return NOTHING;
  }
  const kind = verbKind(base);
  if (kind === "read") return { acts: [READ] };
  if (kind === "change" || kind === "make") {
    return {
      acts: [{
        signal: "WRITE",
        strength: 2,
        reason: `the subagent is to ${base}`,
      }],
    };
  }
  return NOTHING;
}

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
    ["also", "just", "only", "really", "then", "do", "would", "still", "now"]
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
  if (next === "to") return { acts: [READ] };
  const object = objectOf(tokens, at);
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
  if (
    object.code && !object.answer && CODE_NOUNS.has(object.head) &&
    ["a", "an"].includes(next)
  ) {
    return {
      acts: [{ signal: "WRITE", strength: 2, reason: "something is needed" }],
    };
  }
  return { acts: [READ] };
}
