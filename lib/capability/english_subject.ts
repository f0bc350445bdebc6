/**
 * English sentences by their subject: you, I and we, somebody else, a thing.
 *
 * @module
 */

import { verbKind, verbOfForm } from "./english_lexicon.ts";
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

export const READ: Act = {
  signal: "READ",
  strength: 2,
  reason: "asks to be told",
};
export const NOTHING: SubjectRead = { acts: [] };

const MAKER = /^(?:implementer|implementor|builder|fixer|coder|programmer)$/;
const BARRED = new Set("prohibited forbidden barred banned".split(" "));
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
  if (next === "never") return { acts: [], ban: i + 1 };
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
  const barred = rest.findIndex((each) => BARRED.has(each));
  if (barred >= 0 && /^(?:from|to)$/.test(word(i + barred + 1))) {
    return { acts: [], ban: i + barred + 2 };
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
    while (DUTY.has(word(i)) || word(i) === "be") i++;
    if (verbKind(word(i)) !== undefined) return { acts: [], order: i };
    return doing(tokens, i);
  }
  if (
    next === "are" &&
    tokens.slice(i + 1, i + 4).some((token) => MAKER.test(token.word))
  ) {
    return {
      acts: [{ signal: "WRITE", strength: 1, reason: "the part of a maker" }],
    };
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
  if (tokens[at + 1]?.word === "over") {
    return {
      acts: [{ signal: "WRITE", strength: 1, reason: "takes the work over" }],
    };
  }
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
