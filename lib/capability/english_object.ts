/**
 * What an English order is about: an answer, a file, or a thing to change.
 *
 * @module
 */

import { ANSWER_NOUNS, CODE_NOUNS, DETERMINERS } from "./english_lexicon.ts";
import type { Token } from "./tokens.ts";

const STOPS = new Set(
  `of in for to with about on from by that which how where why what when , and
  or into at as per between so if whose who showing covering explaining than
  before after describing listing : above below next near behind beside onto
  against under using because while then but`
    .split(/\s+/),
);

const INTO = new Set(["to", "in", "into", "as", "under", "at", "inside"]);
const ANSWER_PLACES = new Set(
  `reply answer response message chat conversation report head summary output
  comment`.split(/\s+/),
);
const SAVING = new Set(
  "save put store record dump keep place log leave".split(" "),
);
const ABOUT = new Set("of about for on".split(" "));
const QUESTION = new Set(
  "how why what which where who whose when whether".split(" "),
);
/** Places of the answer that need no "your" before them. */
const SURE_PLACES = new Set("reply answer chat conversation".split(" "));
const PLACE_WORDS = new Set(
  "your the a my this here final last reply directly".split(" "),
);

/** The object behind the verb at `at`. */
export interface ObjectRead {
  /** The last word of the noun phrase, `""` when there is none. */
  head: string;
  /** The phrase names something that is handed over in an answer. */
  answer: boolean;
  /** The phrase names code or documents of the repository. */
  code: boolean;
  /** The sentence says a file to put it in. */
  intoFile: boolean;
  /** The sentence says to put it in the answer. */
  intoAnswer: boolean;
  /** Whether a determiner, a mark or a number follows the verb. */
  marked: boolean;
  /** What kind of token follows the verb directly. */
  next: Token | undefined;
}

/** Reads the object of the verb at index `at`. */
export function objectOf(tokens: readonly Token[], at: number): ObjectRead {
  let i = at + 1;
  while (tokens[i]?.word === "me" || tokens[i]?.word === "us") i++;
  let head = "";
  let answer = false;
  let code = false;
  for (; i < tokens.length && i < at + 14; i++) {
    const token = tokens[i];
    if (token === undefined || STOPS.has(token.word)) break;
    if (token.kind === "sign") break;
    if (token.kind === "path" || token.kind === "code") code = true;
    if (token.kind === "word") {
      head = token.word;
      // "the report" is an answer, "the report page" is not.
      answer = ANSWER_NOUNS.has(head) ||
        ANSWER_NOUNS.has(head.slice(head.lastIndexOf("-") + 1));
      if (CODE_NOUNS.has(head)) code = true;
      // "make your explanation precise": what is yours is the answer.
      if (answer && tokens[i - 1]?.word === "your") break;
    }
  }
  const next = tokens[at + 1];
  return {
    head,
    answer,
    code,
    ...destination(tokens, at),
    marked: isMarked(next) || isMarked(tokens[at + 2]) &&
        (next?.word === "up" || next?.word === "out" || next?.word === "off"),
    next,
  };
}

/** Whether a token begins an object that is surely one. */
export function isMarked(token: Token | undefined): boolean {
  if (token === undefined) return false;
  return token.kind !== "word" && token.kind !== "sign" ||
    DETERMINERS.has(token.word);
}

/** Where the rest of the sentence says to put the thing. */
export function destination(
  tokens: readonly Token[],
  at: number,
): { intoFile: boolean; intoAnswer: boolean } {
  let intoFile = false;
  let intoAnswer = false;
  let about = false;
  const saves = SAVING.has(tokens[at]?.word ?? "");
  for (let i = at + 1; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    if (QUESTION.has(token.word)) break;
    if (INTO.has(token.word)) {
      let j = i + 1;
      while (
        PLACE_WORDS.has(tokens[j]?.word ?? "") ||
        ["file", "new", "called", "named"].includes(tokens[j]?.word ?? "")
      ) j++;
      // "a summary of … in src/": there the path says where to look.
      const place = token.word === "in" || token.word === "under" ||
        token.word === "at" || token.word === "inside";
      if (tokens[j]?.kind === "path" && (!place || saves || !about)) {
        intoFile = true;
      }
      const words = tokens.slice(i + 1, j + 1).map((each) => each.word);
      const mine = ["your", "final", "this"].some((each) =>
        words.includes(each)
      );
      if (
        j > i + 1 &&
        words.some((each) =>
          ANSWER_PLACES.has(each) && (mine || SURE_PLACES.has(each))
        )
      ) intoAnswer = true;
    }
    if (ABOUT.has(token.word)) about = true;
    const behind = tokens[i + 1]?.word;
    if (
      token.word === "inline" &&
      (behind === undefined || [",", "as", "in"].includes(behind))
    ) intoAnswer = true;
  }
  return { intoFile, intoAnswer };
}
