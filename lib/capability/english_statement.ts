/**
 * English sentences about a thing: how it is to be, where it is to go.
 *
 * @module
 */

import {
  ANSWER_NOUNS,
  CODE_NOUNS,
  OTHER_SUBJECTS,
  QUESTION_WORDS,
  verbKind,
  verbOfForm,
} from "./english_lexicon.ts";
import { objectOf } from "./english_object.ts";
import { passes } from "./english_pass.ts";
import type { Act } from "./explanation.ts";
import type { Token } from "./tokens.ts";

const READ: Act = { signal: "READ", strength: 2, reason: "asks to be told" };

const MODALS = new Set(
  "should must shall needs need has have may ought can".split(" "),
);

/** A sentence with a thing, or somebody else, as its subject. */
export function statement(tokens: readonly Token[], at: number): Act[] {
  const word = (i: number) => tokens[i]?.word ?? "";
  const only = onlyFile(tokens);
  if (only !== undefined) return [only];
  if (
    tokens[at + 1]?.word === "with" &&
      ["away", "out", "off", "down"].includes(word(at)) ||
    word(at) === "no" && word(at + 1) === "more" || isToGo(tokens, at)
  ) {
    return [{ signal: "WRITE", strength: 2, reason: "a thing is to go" }];
  }
  if (/^(?:no|none)$/.test(word(at))) {
    const gone = namedThing(tokens, at);
    if (gone !== undefined) return [gone];
  }
  const goes = intoFile(tokens, at);
  if (goes !== undefined) return [goes];
  for (let i = at; i < tokens.length && i < at + 16; i++) {
    if (QUESTION_WORDS.has(word(i)) || word(i) === "that") return [];
    if (/^(?:is|are)$/.test(word(i)) && word(i + 1) === "to" && i > at) {
      const passive = word(i + 2) === "be";
      const base = passive ? verbOfForm(word(i + 3)) : word(i + 2);
      const kind = verbKind(base ?? "");
      if (passive && kind === "read") return [READ];
      return OTHER_SUBJECTS.has(word(i - 1)) ? [] : [{
        signal: "WRITE",
        strength: passive && kind === "change" ? 2 : 1,
        reason: "says what is to be done",
      }];
    }
    if (!MODALS.has(word(i)) || i === at) continue;
    if (["has", "have", "ought"].includes(word(i)) && word(i + 1) !== "to") {
      return [];
    }
    if (/n't$|^not$/.test(word(i - 1))) return [];
    const subject = tokens.slice(at, i);
    if (
      passes(tokens, at) && word(i) !== "may" && word(i) !== "can" &&
      word(i + 1) !== "not"
    ) {
      return [{ signal: "EXEC", strength: 3, reason: "it must pass" }];
    }
    const last = subject.filter((token) => token.kind !== "sign").at(-1);
    if (
      subject.some((token) => OTHER_SUBJECTS.has(token.word)) &&
      OTHER_SUBJECTS.has(last?.word ?? "")
    ) {
      return word(i + 1) === "be" && word(i + 2) === "able" ? [specHint()] : [];
    }
    let j = i + 1;
    while (
      ["to", "be", "also", "now", "always", "still", "only"].includes(word(j))
    ) j++;
    if (word(j) === "not" || word(i) === "can" || word(i) === "may") return [];
    const base = verbOfForm(word(j));
    const kind = verbKind(base ?? word(j));
    const needs = word(i) === "needs" && word(j).endsWith("ing");
    return needs && kind === "change"
      ? [{ signal: "WRITE", strength: 2, reason: "a thing needs changing" }]
      : [specHint()];
  }
  return fragment(tokens, at);
}

function specHint(): Act {
  return {
    signal: "WRITE",
    strength: 1,
    reason: "says how a thing is to be",
  };
}

/** "The only file that you create is docs/x.md". */
function onlyFile(tokens: readonly Token[]): Act | undefined {
  const at = tokens.findIndex((token) =>
    token.word === "only" || token.word === "one" || token.word === "exception"
  );
  if (at < 0) return undefined;
  const rest = tokens.slice(at);
  const says = rest.some((token) =>
    ["file", "thing", "write", "exception"].includes(token.word)
  );
  const makes = rest.some((token) =>
    ["create", "write", "exception", "add", "produce", "new"].includes(
      token.word,
    )
  );
  return says && makes && rest.some((token) => token.kind === "path")
    ? {
      signal: "WRITE",
      strength: 3,
      reason: "one file is to be written",
      file: true,
    }
    : undefined;
}

/** "Results go into docs/x.md". */
function intoFile(tokens: readonly Token[], at: number): Act | undefined {
  for (let i = at; i < tokens.length - 2; i++) {
    const word = tokens[i]?.word ?? "";
    if (!["go", "goes", "belong", "belongs", "land", "lands"].includes(word)) {
      continue;
    }
    const rest = tokens.slice(i + 1, i + 7);
    if (
      rest.some((token) => token.kind === "path") &&
      ["to", "into", "in", "under"].includes(rest[0]?.word ?? "")
    ) {
      return {
        signal: "WRITE",
        strength: 3,
        reason: "something is to go into a file",
        file: true,
      };
    }
  }
  return undefined;
}

const NOMINAL =
  /^(?:removal|implementation|migration|replacement|refactoring|addition|cleanup|renaming|rewrite|introduction|extraction|conversion|upgrade|deletion|fix|rename|refactor|correction)$/;

const LOOKING_NOUNS = new Set(
  `comparison analysis review audit investigation overview assessment evaluation
  inventory summary research survey estimate list root-cause walkthrough critique
  recommendation advice opinion explanation`.split(/\s+/),
);

/** Orders made of nouns: "removal of …", "pytest and tsc, please". */
function fragment(tokens: readonly Token[], at: number): Act[] {
  const first = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  if (NOMINAL.test(first) && (next === "of" || next === "for")) {
    return [{
      signal: "WRITE",
      strength: 1,
      reason: "names a change as the task",
    }];
  }
  if (
    tokens.at(-1)?.word === "please" && tokens[at]?.kind === "command" ||
    runNamed(tokens, at)
  ) {
    return [{ signal: "EXEC", strength: 2, reason: "asks for a run" }];
  }
  const thing = namedThing(tokens, at);
  if (thing !== undefined) return [thing];
  if (newPart(tokens, at)) {
    return [{ signal: "WRITE", strength: 2, reason: "names a part to write" }];
  }
  const named = tokens.slice(at, at + 4).some((token) =>
    LOOKING_NOUNS.has(token.word)
  );
  if (named && !tokens.some((token) => token.word === "page")) return [READ];
  const last = tokens.at(-1)?.word;
  if (last === "please") {
    if (tokens.slice(at).some((token) => token.kind === "command")) {
      return [{ signal: "EXEC", strength: 2, reason: "asks for commands" }];
    }
  }
  if (tokens.some((token) => token.word === "please")) {
    const object = objectOf(tokens, at - 1);
    const listed = tokens.some(({ word }) =>
      /^(?:lines?|names?|counts?)$/.test(word)
    );
    if (
      object.code && !object.answer && !listed && CODE_NOUNS.has(object.head)
    ) {
      return [{ signal: "WRITE", strength: 2, reason: "asks for code" }];
    }
  }
  return [];
}

const COUNTED =
  /^(?:a|an|one|two|three|five|another|full|complete|quick|clean|fresh|single|final|load|smoke|dry|test|stress)$/;
const RUN_NAMES = /^(?:runs?|test|build|benchmark|dry-run|bisect|rehearsal)$/;
const FINITE_BE =
  /^(?:is|are|was|were|has|have|fails?|failed|takes?|took|does)$/;

/** "Full test run on Node 22", "one run of the suite with tracing". */
function runNamed(tokens: readonly Token[], at: number): boolean {
  if (!COUNTED.test(tokens[at]?.word ?? "")) return false;
  for (let i = at + 1; i < tokens.length && i < at + 5; i++) {
    if (!RUN_NAMES.test(tokens[i]?.word ?? "")) continue;
    if (
      !/^(?:of|on|with|against|over|under)$/.test(tokens[i + 1]?.word ?? "")
    ) {
      continue;
    }
    return !tokens.some((token) => FINITE_BE.test(token.word));
  }
  return false;
}

const PARTS =
  /^(?:changelog|entry|section|paragraph|chapter|page|test|tests|script|migration|helper|fixture|docstrings?|target|index|readme)$/;

/** "Changelog for 3.8, in CHANGELOG.md": a part, and the file for it. */
function newPart(tokens: readonly Token[], at: number): boolean {
  const first = tokens.slice(at, at + 4).some(({ word }) => PARTS.test(word));
  if (!first || tokens.some(({ word }) => FINITE_BE.test(word))) return false;
  return tokens.some(({ word }, i) =>
    word === "," && /^(?:in|into|as|under)$/.test(tokens[i + 1]?.word ?? "") &&
    tokens.slice(i + 2, i + 5).some(({ kind }) => kind === "path")
  );
}

/** "Everything about the old theme goes", "the flag has to go". */
function isToGo(tokens: readonly Token[], at: number): boolean {
  const last = tokens.at(-1)?.word;
  const before = tokens.at(-2)?.word ?? "";
  if (tokens.length < at + 3) return false;
  if (last === "goes") return !/^(?:it|that|what|how|where)$/.test(before);
  return last === "go" && /^(?:must|should|to)$/.test(before);
}

const DONE =
  /^(?:done|through|finished|left|anymore|longer|afterwards|end|remain|remains)$/;
const EDIT_WORDS =
  /^(?:edits?|changes?|commits?|files?|writes?|modifications?|code|need|one|questions?)$/;

/** Things named without a verb: "new flag …", "no `any` when you're done". */
function namedThing(tokens: readonly Token[], at: number): Act | undefined {
  const word = (i: number) => tokens[i]?.word ?? "";
  const first = word(at);
  if (/^(?:no|none)$/.test(first)) {
    const barren = tokens.slice(at, at + 4).some(({ word }) =>
      EDIT_WORDS.test(word)
    );
    const done = tokens.findIndex(({ word }, i) =>
      i > at + 1 && DONE.test(word)
    );
    const told = /^(?:left|remains?|anymore|longer)$/.test(word(done)) &&
      tokens.some(({ word }) => /^(?:is|are|were|was|has|have)$/.test(word)) &&
      !tokens.some(({ word }) => /^(?:may|must|should|can|shall)$/.test(word));
    return done > 0 && !barren && !told
      ? { signal: "WRITE", strength: 2, reason: "a thing is to be gone" }
      : undefined;
  }
  const fresh = /^(?:new|another|additional|extra)$/.test(first);
  if (fresh || first === "a" || first === "an") {
    for (let i = at + 1; i < tokens.length && i < at + 5; i++) {
      if (FINITE_BE.test(word(i)) || word(i) === "that") return undefined;
      if (!CODE_NOUNS.has(word(i)) || ANSWER_NOUNS.has(word(i))) continue;
      const plural = word(i).endsWith("s") && word(i) !== "tests";
      const said = tokens.slice(at).some(({ word }) =>
        /^(?:is|are|was|were|has|had|fails?|does|did|will|would|can|should|must|may|needs)$/
          .test(word)
      );
      if (plural || said) return undefined;
      return {
        signal: "WRITE",
        strength: fresh ? 2 : 1,
        reason: "names a new thing",
      };
    }
  }
  const last = tokens.at(-1);
  const too = last?.word === "too" ||
    last?.word === "well" && tokens.at(-2)?.word === "as" ||
    last?.word === "please" &&
      (tokens[at]?.kind === "code" || first === "tests");
  const code = tokens.some(({ kind, word }) =>
    kind === "code" || kind === "path" || CODE_NOUNS.has(word)
  );
  return too && code &&
      !tokens.some(({ word }) =>
        LOOKING_NOUNS.has(word) || ANSWER_NOUNS.has(word)
      )
    ? { signal: "WRITE", strength: 1, reason: "names a thing that is wanted" }
    : undefined;
}
