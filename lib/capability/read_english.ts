/**
 * Step three for English: what a sentence asks for.
 *
 * @module
 */

import {
  ALL_ADJECTIVES,
  ALL_NOUNS,
  ANSWER_NOUNS,
  AUXILIARIES,
  CHANGE_PHRASES,
  CODE_NOUNS,
  DETERMINERS,
  FENCE_WORDS,
  NOUN_VERBS,
  ONLY_NOUNS,
  OPENERS,
  OTHER_SUBJECTS,
  PASS_WORDS,
  PHASE_WORDS,
  QUESTION_WORDS,
  READ_PHRASES,
  RUN_PHRASES,
  RUNNABLES,
  SUBORDINATORS,
  TASK_NOUNS,
  verbKind,
  verbOfForm,
} from "./english_words.ts";
import type { Act, Strength } from "./explanation.ts";
import {
  actOf,
  RUNNERS,
  type Sentence,
  type Token,
  type Tokens,
  type Words,
  wordSet,
} from "./words.ts";

function anyOf(tokens: Tokens, words: Words): boolean {
  return tokens.some(({ word }) => words.has(word));
}

function says(tokens: Tokens, said: string): boolean {
  return tokens.some(({ word }) => word === said);
}

function wordAt(tokens: Tokens, at: number): string {
  return tokens[at]?.word ?? "";
}

const STOPS = wordSet(
  `of in for to with about on from by that which how where why what when , and
  or into at as per between so if whose who showing covering explaining than
  before after describing listing : above below next near behind beside onto
  against under using because while then but`,
);

const INTO = new Set(["to", "in", "into", "as", "under", "at", "inside"]);
const ANSWER_PLACES = wordSet(
  `reply answer response message chat conversation report head summary output
  comment`,
);
const SAVING = wordSet("save put store record dump keep place log leave");
const ABOUT = wordSet("of about for on");
const QUESTION = wordSet("how why what which where who whose when whether");
/** Places of the answer that need no "your" before them. */
const SURE_PLACES = wordSet("reply answer chat conversation");
const PLACE_WORDS = wordSet(
  "your the a my this here final last reply directly",
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
export function objectOf(tokens: Tokens, at: number): ObjectRead {
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
  tokens: Tokens,
  at: number,
): { intoFile: boolean; intoAnswer: boolean } {
  let intoFile = false;
  let intoAnswer = false;
  let about = false;
  const saves = SAVING.has(wordAt(tokens, at));
  for (let i = at + 1; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    if (QUESTION.has(token.word)) break;
    if (INTO.has(token.word)) {
      let j = i + 1;
      while (
        PLACE_WORDS.has(wordAt(tokens, j)) ||
        ["file", "new", "called", "named"].includes(wordAt(tokens, j))
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

// Passing words that in a question need a run, not a look at the source.
const ASKED = wordSet(
  `start starts apply applies upgrade upgrades purges deploys replay replays pass passes green compile compiles build builds succeed install installed
  boot work-through clean broken launch loaded imported`,
);

/** How far a passing word may stand behind its subject. */
const PASSES_WITHIN = 9;

/** Whether a runnable thing is said to pass, from index `from` on. */
export function passes(tokens: Tokens, from: number, asked = false): boolean {
  const words = asked ? ASKED : PASS_WORDS;
  for (let i = from; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    const moves = MOVABLES.has(token.word);
    if (token.kind !== "command" && !moves && !RUNNABLES.has(token.word)) {
      continue;
    }
    for (let j = i + 1; j <= i + PASSES_WITHIN && j < tokens.length; j++) {
      const word = wordAt(tokens, j);
      if (QUESTION_WORDS.has(word) || word === "that") break;
      if (!words.has(word) && !(moves && ASKED.has(word))) continue;
      // What may be applied or upgraded by others as well needs to stand
      // without an object: "applies cleanly", not "applies the filter".
      if (!TRANSITIVE.test(word) || standsAlone(tokens[j + 1])) return true;
    }
  }
  return false;
}

const MOVABLES = wordSet(
  "migration migrations patch patches manifest manifests installer installers deb rpm msi dmg apk whl .deb .rpm .msi .dmg .apk .whl chart playbook playbooks snapshot snapshots seed seeds notebook notebooks sketch bundle plugin extension dump dumps backup backups",
);
const TRANSITIVE =
  /^(?:start|appl|upgrade|deploy|replay|launch|load|install|work)/;

/** Whether a verb has no object: nothing, a sign or an adverb is behind it. */
function standsAlone(next: Token | undefined): boolean {
  return next === undefined || next.kind === "sign" ||
    /ly$|^(?:on|under|with|from|against|in|at|to|for|and|again|fine|without|when|if|twice|inside|by|via|using|and|but)$/
      .test(next.word);
}

/** Words that negate the verb behind them. */
export const NEGATORS = wordSet("don't dont never doesn't don");
const BARRING = wordSet("do must should may can shall");
const NOT = wordSet("not nor neither cannot can't mustn't");
const AVOIDING = wordSet("avoid refrain without skip");
const EASED = wordSet("sure free hesitate able");
const TRYING = wordSet("try remember proceed need continue want");

/** Where the clause's first word of weight stands, from `from` on. */
export function openersEnd(tokens: Tokens, from: number): number {
  const word = (i: number) => wordAt(tokens, i);
  let at = from;
  for (; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (token.kind === "sign" && token.word !== "?") continue;
    // A quotation that ends with its own full stop is no part of what follows.
    if (
      token.kind === "quote" && at === from &&
      verbKind(word(at + 1)) !== undefined
    ) continue;
    if (token.kind === "number" || OPENERS.has(token.word)) continue;
    const known = verbKind(token.word) !== undefined;
    if (token.word.endsWith("ly") && !known) continue;
    if (token.word === "do" && verbKind(word(at + 1)) !== undefined) continue;
    if (token.word === "go" && word(at + 1) === "ahead") at += 1;
    else if (EASED.has(word(at + 1)) && word(at + 2) === "to") at += 2;
    else if (TRYING.has(token.word) && word(at + 1) === "to") at += 1;
    else break;
  }
  return at;
}

/** The index behind a negation at `at`, or -1 when there is none. */
export function negationEnd(
  tokens: Tokens,
  at: number,
  asked: boolean,
): number {
  const word = wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  if (NEGATORS.has(word) && !(asked && at === 0 && word !== "never")) {
    return at + (word === "don" ? 3 : 1);
  }
  if (BARRING.has(word) && next === "not") return at + 2;
  if (NOT.has(word)) return at + 1;
  if (word === "no" && next === "need") {
    return at + 2 + (tokens[at + 2]?.word === "to" ? 1 : 0);
  }
  if (
    word === "under" && next === "no" &&
    ["circumstance", "circumstances", "condition", "conditions"].includes(
      wordAt(tokens, at + 2),
    )
  ) return at + 3;
  if (!AVOIDING.has(word)) return -1;
  if (next === "from") return at + 2;
  return verbOfForm(next) === undefined ? -1 : at + 1;
}

const TASK_WORDS = wordSet(
  "task job goal role mission part aim objective assignment purpose",
);
const COPULA = wordSet("is will be to strictly only simply just now therefore");

/** "Your task is to …": where what it is stands; -1 when it says none. */
export function taskIsEnd(tokens: Tokens, at: number): number {
  const word = (i: number) => wordAt(tokens, i);
  const noun = DETERMINERS.has(word(at)) ? at + 1 : at;
  if (!TASK_WORDS.has(word(noun))) return -1;
  let i = noun + 1;
  if (word(i) !== "is" && word(i) !== "will") return -1;
  while (COPULA.has(word(i))) i++;
  return i;
}

/** Behind "make sure", "see to", "ensure", "until"; -1 when there is none. */
export function ensureEnd(tokens: Tokens, at: number): number {
  const word = wordAt(tokens, at);
  const two = `${word} ${wordAt(tokens, at + 1)}`;
  if (two === "make sure" || two === "be sure") return at + 2;
  if (two === "see to") return at + 3;
  if (two === "see that" && at === 0) return at + 1;
  return word === "ensure" || word === "until" ? at + 1 : -1;
}

/** Verbs whose ban without an object already forbids all writing. */
const EDITING = wordSet(
  `modify edit change alter touch write update make add create delete remove
  patch rewrite code refactor overwrite mutate save correct`,
);
const BARE_BAN = wordSet("modify edit change alter touch write code");
const HALTS = new Set([",", "but", "just", "only", "instead", "then", "and"]);

/** How far a ban reaches that begins behind index `at`. */
export function reachOf(
  tokens: Tokens,
  at: number,
): { reach: "all" | "part" | "none"; phase: boolean; soft: boolean } {
  let reach: "all" | "part" | "none" = "none";
  let phase = false;
  let soft = false;
  let closed = false;
  // Behind a comma only an exception still speaks of the ban.
  let end = tokens.length;
  for (let i = at; i < end; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    const { word } = token;
    // "Don't edit, only list".
    const instead = closed && word === "only" &&
      (["i", "we"].includes(wordAt(tokens, i - 1)) ||
        verbKind(wordAt(tokens, i + 1)) === "read");
    if (FENCE_WORDS.has(word) && !instead || isNarrowed(tokens, i)) {
      return { reach: "part", phase, soft };
    }
    if (PHASE_WORDS.has(word)) phase = true;
    // "The files under gen/".
    if (token.kind === "path" && i > at && IN_A.has(wordAt(tokens, i - 1))) {
      return { reach: "part", phase, soft };
    }
    if (closed) continue;
    if (token.kind !== "word") {
      if (token.kind === "sign" && word !== ",") continue;
      if (word === "," || reach !== "none") {
        closed = true;
        if (word === ",") end = Math.min(end, i + 4);
      } else return { reach: "part", phase, soft };
    } else if (HALTS.has(word) && reach !== "none") closed = true;
    else if (ALL_NOUNS.has(word)) {
      reach = "all";
      if (word === "source" || word === "sources" || word === "code") {
        soft = true;
      }
    } else if (!ALL_ADJECTIVES.has(word) && !HALTS.has(word)) {
      if (reach === "none") return { reach: "part", phase, soft };
      closed = true;
    }
  }
  return { reach, phase, soft };
}

const IN_A = wordSet("in under inside within below");

/** "… files you don't own". */
function isNarrowed(tokens: Tokens, at: number): boolean {
  const { word } = tokens[at] as Token;
  if (word === "that" && wordAt(tokens, at - 2) === "the") return true;
  return ["you", "that", "which"].includes(word) &&
    ["don't", "aren't", "isn't"].includes(
      tokens[at + (tokens[at + 1]?.word === "you" ? 2 : 1)]?.word ?? "",
    );
}

/** "… anything except `routes.rb`": the place that may be changed. */
function exceptsPlace(tokens: Tokens, from: number): boolean {
  const end = Math.min(tokens.length, from + 6);
  for (let i = from; i < end; i++) {
    if (!["except", "but", "besides", "outside"].includes(wordAt(tokens, i))) {
      continue;
    }
    return tokens.slice(i + 1, i + 4).some(({ kind }) =>
      kind === "path" || kind === "code"
    );
  }
  return false;
}

/** "… `go.sum`, nor any other file": one thing is named, and all others too. */
function andOthers(tokens: Tokens, from: number): boolean {
  const word = (i: number) => wordAt(tokens, i);
  const end = Math.min(tokens.length, from + 12);
  for (let i = from + 1; i < end; i++) {
    let at = i + 1;
    if (!["or", "nor", "and"].includes(word(i))) continue;
    if (EDITING.has(word(at))) at++;
    if (["any", "every", "all", "of"].includes(word(at))) at++;
    const noun = ["anything", "everything"].includes(word(at)) &&
        word(at + 1) === "else" ||
      word(at) === "other" && ALL_NOUNS.has(word(at + 1));
    if (!noun) continue;
    const next = tokens[at + 2];
    return next === undefined || next.kind === "sign" || next.word === "here" ||
      UNTOUCHED.has(next.word) ||
      ["in", "of"].includes(next.word) &&
        reachOf(tokens, at + 3).reach === "all";
  }
  return false;
}

const MISTYPED = ["modify", "change", "edit", "touch", "alter"];

/** "Dont chnage any file": a verb of editing with a slip in it. */
function mistyped(tokens: Tokens, at: number): string | undefined {
  const word = wordAt(tokens, at);
  if (word.length < 4 || reachOf(tokens, at + 1).reach !== "all") return;
  return MISTYPED.find((verb) => {
    if (verb[0] !== word[0]) return false;
    let rest = word;
    for (const char of verb) rest = rest.replace(char, "");
    const common = word.length - rest.length;
    return common >= Math.max(verb.length, word.length) - 1;
  });
}

/** "The HAL is generated, don't touch it". */
function isOfPart(tokens: Tokens, at: number): boolean {
  const be = tokens.findIndex(({ word }) => word === "is" || word === "are");
  return be > 0 && be < at && !anyOf(tokens.slice(0, be), ALL_NOUNS);
}

/** What a ban on the verb at `at` means; `at` may begin a list of verbs. */
export function banOn(tokens: Tokens, at: number): Act[] {
  let i = at;
  let last = at;
  const verbs: string[] = [];
  for (; i < tokens.length; i++) {
    const word = wordAt(tokens, i);
    const base = verbKind(word) !== undefined || EDITING.has(word)
      ? word
      : EDITING.has(word.split("/", 1)[0] ?? "")
      ? "edit"
      : verbOfForm(word) ??
        (verbs.length === 0 ? mistyped(tokens, i) : undefined);
    const isObject = verbs.length > 0 && ALL_NOUNS.has(word) &&
      !["edit", "change"].includes(word);
    // "edit generated files": a participle behind a verb is no second one.
    if (verbs.length > 0 && last === i - 1 && word.endsWith("ed")) break;
    if (base !== undefined && !isObject) {
      verbs.push(base);
      last = i;
    } else if (
      // A word that nobody knows in a list of verbs: mistyped, most likely.
      verbs.length > 0 && tokens[i]?.kind === "word" &&
      ["or", "and", "nor"].includes(wordAt(tokens, i - 1)) &&
      ["any", "anything"].includes(wordAt(tokens, i + 1))
    ) last = i;
    else if (![",", "or", "and", "/", "even", "not", "nor"].includes(word)) {
      break;
    }
  }
  // A list of verbs may end before an "and" that opens the next clause.
  const first = verbs[0];
  if (first === undefined) return [];
  const { reach, phase, soft } = reachOf(tokens, last + 1);
  const acts: Act[] = [];
  if (verbs.some((verb) => verbKind(verb) === "run")) {
    acts.push(actOf("NORUN", 2, "a ban on running"));
  }
  const edits = verbs.filter((verb) => EDITING.has(verb));
  const more = reach === "part" && verbKind(first) !== "run" &&
    andOthers(tokens, last + 1);
  if (edits.length > 0 && reach === "part" && exceptsPlace(tokens, last + 1)) {
    acts.push(writes(2, "what is excepted from a ban is to be changed"));
  }
  const thing = ["it", "them"].includes(wordAt(tokens, last + 1)) &&
    (says(tokens.slice(0, at), "if") ||
      isOfPart(tokens, at) ||
      !edits.some((verb) => BARE_BAN.has(verb)));
  if (
    more || !thing &&
      edits.length > 0 &&
      (reach === "all" ||
        reach === "none" && edits.some((verb) => BARE_BAN.has(verb)))
  ) {
    acts.push({ ...allBanned(), phase, soft: soft || more });
  } else if (
    reach !== "part" && verbs.some((verb) => {
      const kind = verbKind(verb);
      return kind === "change" || kind === "make";
    })
  ) {
    acts.push(actOf("NOWRITE", 1, "the change is waived"));
  }
  return acts;
}

/** What a negated clause comes to. */
export interface BanClause {
  acts: Act[];
  /** An order that the negation turns out to ask for: "don't forget to …". */
  orderAt?: number;
  /** Where joined clauses are looked for, and whether the ban goes on there. */
  joined?: { at: number; ban: boolean };
}

const FILLERS = wordSet(
  "please ever even to actually yet also under be allowed you dare attempt try",
);
const OMITS = wordSet("forget hesitate fail omit forgetting");
const ENDS = wordSet(
  "stop rest finish return quit end give consider report declare",
);
const MERELY = wordSet("just only merely simply");
const MAKES = wordSet("make do perform introduce");
const CHANGES = wordSet(
  "change changes edit edits modifications writes modification",
);
const UNTIL = wordSet("until unless before");

/** Reads the clause behind a negation that ends before `from`. */
export function banClause(tokens: Tokens, from: number): BanClause {
  let at = from;
  while (FILLERS.has(wordAt(tokens, at))) at++;
  const word = wordAt(tokens, at);
  if (OMITS.has(word)) {
    const orderAt = at + (tokens[at + 1]?.word === "to" ? 2 : 1);
    return { acts: [], orderAt };
  }
  if (ENDS.has(word)) return { acts: goesOn(tokens, at) };
  if (word === "leave" && leavesChanged(tokens, at)) {
    return { acts: [allBanned()], joined: { at, ban: true } };
  }
  if (EDITS.has(noun(tokens, at))) {
    const i = nounAt(tokens, at);
    const { reach, phase } = reachOf(tokens, i + 1);
    const ends = tokens[i + 1] === undefined || tokens[i + 1]?.kind === "sign";
    if (reach === "all" || ends) {
      return { acts: [{ ...allBanned(), phase }], joined: { at, ban: true } };
    }
  }
  if (MERELY.has(word)) return { acts: [], joined: { at, ban: false } };
  const acts = MAKES.has(word) ? makesChange(tokens, at) : banOn(tokens, at);
  return { acts, joined: { at, ban: true } };
}

const EDITS = wordSet(
  "edit edits change changes modification modifications alteration alterations writes commits",
);
const BEFORE_EDITS = wordSet("any all further file code making such");

function nounAt(tokens: Tokens, from: number): number {
  let i = from;
  while (BEFORE_EDITS.has(wordAt(tokens, i))) i++;
  return i;
}

/** "Refrain from any edits": the noun behind what quantifies it. */
function noun(tokens: Tokens, from: number): string {
  const i = nounAt(tokens, from);
  return i > from ? wordAt(tokens, i) : "";
}

/** "Do not leave any file changed". */
function leavesChanged(tokens: Tokens, at: number): boolean {
  const hit = tokens.slice(at, at + 7).findIndex((token) =>
    ["changed", "modified", "edited", "altered", "dirty", "touched"].includes(
      token.word,
    )
  );
  return hit > 1 &&
    tokens.slice(at + 1, at + hit).every((token) =>
      ALL_NOUNS.has(token.word) || ALL_ADJECTIVES.has(token.word)
    );
}

/** "Do not stop until the build is green". */
function goesOn(tokens: Tokens, at: number): Act[] {
  const until = tokens.findIndex((token, i) => i > at && UNTIL.has(token.word));
  return until > 0 && passes(tokens, until)
    ? [runs(3, "work goes on until it passes")]
    : [];
}

/** "Do not make any changes". */
function makesChange(tokens: Tokens, at: number): Act[] {
  const { reach, phase } = reachOf(tokens, at + 1);
  const nouns = anyOf(tokens.slice(at + 1, at + 6), CHANGES);
  if (nouns && reach === "all") return [{ ...allBanned(), phase }];
  return reach !== "part" && tokens[at]?.word === "do"
    ? [actOf("NOWRITE", 1, "the change is waived")]
    : [];
}

const EDIT_NOUNS = wordSet(
  `edits edit changes change modifications modification writes fixes commits
  alterations mutations editing touching modifying changing`,
);
const EDIT_NOUN_WORDS = wordSet(
  "code file files source any repo repository further actual kind of",
);
const CHANGED = wordSet(
  `changed modified edited touched written altered created deleted updated
  committed`,
);
const UNTOUCHED = wordSet(
  "untouched unchanged unmodified alone intact as pristine byte-identical",
);

/** Bans that are made with nouns: "no edits", "nothing may be changed". */
export function nominalBans(tokens: Tokens): Act[] {
  for (let i = 0; i < tokens.length; i++) {
    const word = wordAt(tokens, i);
    if (EDITS_NOTHING.has(word) && tokens[i + 1]?.word === "nothing") {
      const to = behindNothing(tokens, i + 2);
      const last = reachOf(tokens, to + 1).reach === "all"
        ? undefined
        : tokens[to];
      const theirs = says(tokens, "may") &&
        !says(tokens, "you");
      if (
        !theirs &&
        (last === undefined || last.kind === "sign" || last.word === "and")
      ) return [allBanned()];
    }
    const not = notToBe(tokens, i) ?? laterBan(tokens, i);
    if (not !== undefined) return [not];
    if (word === "no" || word === "zero" || word === "without") {
      const act = noEdits(tokens, i) ?? noFile(tokens, i) ??
        withoutEditing(tokens, i);
      if (act !== undefined) return [act];
    } else if (
      (word === "hands" || word === "fingers") && tokens[i + 1]?.word === "off"
    ) {
      const { reach, phase } = reachOf(tokens, i + 2);
      if (reach === "all" || andOthers(tokens, i + 2)) {
        return [{ ...allBanned(), phase, soft: true }];
      }
    } else if (i > 0 && (OUTLAWED.has(word) || ruledOut(tokens, i))) {
      const act = barredEdits(tokens, i);
      if (act !== undefined) return [act];
    } else if (
      word === "nothing" || word === "none" ||
      word === "not" && ["a", "one"].includes(wordAt(tokens, i + 1))
    ) {
      const act = nothingChanged(tokens, i) ??
        (tokens[i + 2]?.word === "single" ? noEdits(tokens, i + 2) : undefined);
      if (act !== undefined) return [act];
    } else if (
      word === "leave" || word === "remain" || word === "stay" ||
      word === "remains" || word === "stays" || word === "keep" ||
      word === "be" && says(tokens, "found")
    ) {
      const act = leftAlone(tokens, i);
      if (act !== undefined) return [act];
    }
  }
  return [];
}

/** Behind "change nothing": past "at all" and "in either". */
function behindNothing(tokens: Tokens, from: number): number {
  const two = `${tokens[from]?.word} ${tokens[from + 1]?.word}`;
  return /^(?:at all|in (?:either|both|any|here))$/.test(two)
    ? from + 2
    : from + (tokens[from]?.word === "whatsoever" ? 1 : 0);
}

/** "Code and settings are not to be altered". */
function notToBe(tokens: Tokens, at: number): Act | undefined {
  const word = (i: number) => wordAt(tokens, i);
  if (word(at) !== "be" || !CHANGED.has(word(at + 1))) return undefined;
  const not = word(at - 1) === "to" ? at - 2 : at - 1;
  if (!/^(?:not|cannot)$|n't$/.test(word(not))) return undefined;
  const subject = tokens.slice(0, not).filter(({ word }) => !MAY.has(word));
  return subject.some(({ word }) => ALL_NOUNS.has(word) && word !== "it") &&
      subject.every(({ word }) =>
        ALL_NOUNS.has(word) || ALL_ADJECTIVES.has(word) || BESIDE_CODE.has(word)
      )
    ? { ...allBanned(), soft: true }
    : undefined;
}

const BESIDE_CODE = wordSet(
  "settings configuration config configs tests docs documentation please note that index branches , ",
);
const BEFORE_BAN = wordSet(", so but therefore hence");

/** "I have it open, so don't …": a ban behind what gives its reason. */
function laterBan(tokens: Tokens, at: number): Act | undefined {
  const before = wordAt(tokens, at - 1);
  if (
    !BEFORE_BAN.has(before) &&
    !(before === "you" &&
      (["and", "so", ","].includes(wordAt(tokens, at - 2)) ||
        ensureEnd(tokens, openersEnd(tokens, 0)) > 0))
  ) return undefined;
  const word = wordAt(tokens, at);
  // "You are here to read, not to change things".
  const instead = word === "not" && wordAt(tokens, at + 1) === "to" &&
    tokens.slice(0, at).some(({ word }) => verbKind(word) === "read");
  if (!instead && word !== "do" && !NEGATORS.has(word)) return undefined;
  const from = instead ? at + 2 : negationEnd(tokens, at, false);
  if (from < 0) return undefined;
  return banClause(tokens, from).acts.find(({ signal }) => signal === "NEG");
}

function ban(tokens: Tokens, from: number, to: number): Act | undefined {
  let phase = false;
  for (let i = from; i < tokens.length; i++) {
    const word = wordAt(tokens, i);
    if (word === ",") break;
    if (word === "any" || i === to || word === "without") continue;
    if (CHANGED.has(word)) continue;
    if (word === "to" && tokens[i + 1]?.word === "be") continue;
    if (FENCE_WORDS.has(word) || word === "there" || word === "to") {
      return undefined;
    }
    if (["those", "these", "both"].includes(word)) return undefined;
    if (word === "phase" || word === "yet" || word === "now") phase = true;
  }
  return { ...allBanned(), phase };
}

const EDITS_NOTHING = wordSet(
  "edit change modify write touch alter create apply save",
);

function allBanned(): Act {
  return actOf("NEG", 3, "all writing is forbidden");
}

/** "… are out of the question", "… are not wanted". */
function ruledOut(tokens: Tokens, at: number): boolean {
  const word = (i: number) => wordAt(tokens, i);
  if (word(at) === "off") {
    return ["limits", "table"].includes(
      word(at + 1) === "the" ? word(at + 2) : word(at + 1),
    );
  }
  if (word(at) === "out") {
    return word(at + 1) === "of" &&
      ["question", "bounds"].includes(
        word(at + 2) === "the" ? word(at + 3) : word(at + 2),
      );
  }
  return (word(at - 1) === "not" || word(at - 1).endsWith("n't")) &&
    UNWANTED.has(word(at));
}

const OUTLAWED = wordSet(
  "forbidden prohibited banned disallowed taboo unwelcome unwanted verboten",
);

/** "Any change to the working copy is forbidden". */
function barredEdits(tokens: Tokens, at: number): Act | undefined {
  const subject = tokens.slice(0, at);
  const from = subject.findLastIndex((token) =>
    EDIT_NOUNS.has(token.word) || token.word === "writing"
  );
  if (from < 0 || from > 3) return undefined;
  if (!ruledOut(tokens, at) && says(subject, "not")) {
    return undefined;
  }
  const behind = subject.slice(from + 1);
  const to = behind.findIndex((token, i) =>
    ["to", "in", "of"].includes(token.word) &&
    !["any", "all", "every", "whatever", "kind"].includes(
      behind[i + 1]?.word ?? "",
    )
  );
  const place = behind[to + 1]?.kind === "word" ? to : -1;
  const whole = place < 0
    ? behind.every((token) => token.kind !== "path" && token.kind !== "code")
    : reachOf(tokens, from + 2 + place).reach === "all";
  const qualified = subject.slice(0, from).some(({ kind, word }) =>
    kind !== "word" || !NARROWS_NOT.has(word)
  );
  return whole && !qualified &&
      !anyOf(subject, FENCE_WORDS)
    ? allBanned()
    : undefined;
}

const NARROWS_NOT = wordSet(
  "any all code file files source actual the further and or , of direct own",
);

function noEdits(tokens: Tokens, at: number): Act | undefined {
  let i = at + 1;
  while (EDIT_NOUN_WORDS.has(wordAt(tokens, i))) i++;
  const noun = wordAt(tokens, i);
  if (!EDIT_NOUNS.has(noun)) return undefined;
  const after = tokens[i + 1];
  if (
    noun.endsWith("ing") &&
    (tokens[at]?.word === "without" ||
      after?.kind === "word" && after.word !== "of")
  ) return undefined;
  const to = behindNothing(tokens, i + 1);
  const place = wordAt(tokens, to);
  if (place === "to" || place === "of") {
    if (at > 3 && anyOf(tokens.slice(0, at), NEGATORS)) {
      if (wordAt(tokens, to + 2) === "else") {
        return { ...allBanned(), soft: true };
      }
    }
    const { reach } = reachOf(tokens, to + 1);
    return reach === "all" || place === "of" && reach === "none"
      ? allBanned()
      : undefined;
  }
  const word = tokens[i]?.word;
  // "We rebuilt it, no change": what came of it.
  if (
    word === "change" && i === at + 1 &&
    (after === undefined ||
      place === "in" && reachOf(tokens, to + 1).reach !== "all")
  ) return undefined;
  if ((word === "fixes" || word === "commits") && i === at + 1) {
    return undefined;
  }
  const act = ban(tokens, i + 1, at);
  const soft = ["code", "source"].includes(wordAt(tokens, i - 1));
  return act === undefined || !soft ? act : { ...act, soft };
}

/** "Find the leak without changing any code". */
function withoutEditing(tokens: Tokens, at: number): Act | undefined {
  if (tokens[at]?.word !== "without" || at === 0) return undefined;
  const act = banOn(tokens, at + 1).find((each) => each.signal === "NEG");
  return act === undefined ? undefined : { ...act, soft: true };
}

function noFile(tokens: Tokens, at: number): Act | undefined {
  const subject = wordAt(tokens, at + 1);
  if (!["file", "files", "code", "line", "source"].includes(subject)) {
    return undefined;
  }
  const rest = tokens.slice(at + 2, at + 10);
  if (!mayChange(rest) && !anyOf(rest, CHANGED)) return undefined;
  const act = ban(tokens, at + 2, at);
  return act && { ...act, soft: subject === "code" || subject === "source" };
}

/** "… in this checkout may change": all of it, and it is forbidden. */
function mayChange(rest: Tokens): boolean {
  const at = rest.findIndex(({ word }) => word === "change");
  return at > 0 && MAY.has(rest[at - 1]?.word ?? "") &&
    rest.slice(0, at - 1).every(({ kind, word }) =>
      kind === "word" &&
      (ALL_NOUNS.has(word) || ALL_ADJECTIVES.has(word) || IN.has(word))
    );
}

const IN = wordSet("in here of");

function nothingChanged(tokens: Tokens, at: number): Act | undefined {
  const rest = tokens.slice(at + 1, at + 12);
  const hit = rest.findIndex((token) =>
    CHANGED.has(token.word) || token.word === "different"
  );
  if (tokens[at]?.word === "nothing" && mayChange(rest)) {
    return ban(tokens, at + 1, at);
  }
  if (hit < 0 || rest[0]?.word === "else" || rest[0]?.word === "but") {
    return undefined;
  }
  const before = rest.slice(0, hit);
  if (
    !before.some((token) => ["be", "get", "gets"].includes(token.word)) &&
      ensureEnd(tokens, openersEnd(tokens, 0)) < 0 ||
    before.some(({ kind }) => kind === "path" || kind === "code")
  ) return undefined;
  if (tokens[at]?.word !== "nothing") {
    // "None of the files may be altered", "not a byte may be different".
    const names = before.slice(
      0,
      before.findIndex(({ word }) => MAY.has(word)),
    );
    if (
      names.length === 0 ||
      !names.every(({ word }) =>
        ALL_NOUNS.has(word) || ALL_ADJECTIVES.has(word) || word === "of"
      )
    ) return undefined;
  }
  return ban(tokens, at + 1, at);
}

const MAY = wordSet("may must should can shall will is are get gets");

function leftAlone(tokens: Tokens, at: number): Act | undefined {
  const rest = tokens.slice(at + 1);
  const hit = rest.findIndex((token) => UNTOUCHED.has(token.word));
  if (hit < 0 || hit > 8) return undefined;
  const word = rest[hit]?.word;
  if (
    word === "as" && !["is", "are", "it", "they", "you", "found"].includes(
      rest[hit + 1]?.word ?? "",
    )
  ) return undefined;
  const subject = tokens[at]?.word === "leave" || tokens[at]?.word === "keep"
    ? rest.slice(0, hit)
    : tokens.slice(0, at);
  if (andOthers(tokens, at + 1)) return { ...allBanned(), soft: true };
  const names = subject.filter((token) =>
    token.kind !== "sign" &&
    !["must", "should", "has", "to", "needs", "exactly", "just"].includes(
      token.word,
    )
  );
  // "Leave that one alone", "would have made it leave the thing alone".
  const noun = names.some(({ word }) =>
    /^every/.test(word) || ALL_NOUNS.has(word) && word !== "thing" &&
      (word !== "it" || !says(rest, "for"))
  );
  if (!noun || tokens[at - 1]?.word === "it") return undefined;
  if (says(tokens.slice(0, at), "otherwise")) {
    return undefined;
  }
  const all = names.every((token) =>
    token.kind === "word" &&
    (ALL_NOUNS.has(token.word) || ALL_ADJECTIVES.has(token.word) ||
      BESIDE_CODE.has(token.word) ||
      ["every", "everything", "in"].includes(token.word))
  );
  if (!all || anyOf(names, FENCE_WORDS)) return undefined;
  const act = ban(tokens, at + 1 + hit, at);
  const soft = !says(names, "everything");
  return act === undefined ? undefined : { ...act, soft };
}

/** What may stand before "read-only" when it speaks of the task. */
const BEFORE = wordSet(
  `strict strictly purely this is a an the your you have are in only it stay
  remain be please task access to repo codebase treat as repository keep entirely
  completely work operate with perform conduct do job mode everything role you're
  act acting auditing reviewing means here one pure fully simply quick another small treated treat both repositories repos it's important note critical remember must should session run was all we're
  investigation research analysis review phase under constraint rules research-task
  you've been given granted has get consider regard think assume whole entire complete thing strictly-speaking and for that's just merely on sandbox environment agent subagent exploration
  audit working tree checkout absolutely still totally i want need us`,
);
const ADJECTIVES = wordSet(
  "static code strict security architecture technical quick deep pure short codebase design exploratory file repo",
);
const FENCING = wordSet("except apart but from besides");
const AFTER_FENCE = wordSet("else outside other others rest");

function isReadOnly(tokens: Tokens, i: number): number {
  const word = wordAt(tokens, i);
  if (word === "read-only" || word === "readonly") return 1;
  return word === "read" && tokens[i + 1]?.word === "only" ? 2 : 0;
}

/** The declarations in a sentence. */
export function declarationsIn(tokens: Tokens): Act[] {
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
  return { ...actOf("RO", 3, "the task is declared read-only"), phase };
}

function readOnlyAt(
  tokens: Tokens,
  at: number,
  behind: number,
): Act | undefined {
  const before = tokens.slice(0, at);
  const after = tokens.slice(behind);
  if (anyOf(after, AFTER_FENCE)) return undefined;
  const mark = before.at(-1)?.word ?? "";
  const named = (mark === "," || mark === "(" || mark === "/") &&
    at < 8 && after.every((token) => token.kind === "sign") &&
    (TASK_NOUNS.has(before.at(-2)?.word ?? "") ||
      ANSWER_NOUNS.has(before.at(-2)?.word ?? "")) &&
    verbKind(before[0]?.word ?? "") !== "change" &&
    !says(before, "the");
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
    TASK_NOUNS.has(next.word) || TASK_NOUNS.has(after[i + 1]?.word ?? "") ||
    GOES_ON.has(next.word);
  if (!isTask) return undefined;
  // "read-only except for docs/" fences the work in.
  if (
    (FENCING.has(next?.word ?? "") ||
      after.some(({ word }) => word === "except" || word === "apart")) &&
    after.some((token) =>
      token.kind === "path" && !/\.[a-z]+$/.test(token.word) ||
      token.kind === "code" ||
      ["directory", "folder", "module"].includes(token.word)
    )
  ) return undefined;
  const last = before.at(-1)?.word ?? "";
  // "make it read-only", "it should be read-only" speak of a thing.
  if (says(before, "it") && (last === "be" || last === "it")) return undefined;
  return declared(
    !says(before, "your") &&
      [...before, ...after.slice(0, 3)].some((token) =>
        ["phase", "step", "part", "stage"].includes(token.word)
      ),
  );
}

function onlyTask(tokens: Tokens, at: number): Act | undefined {
  const word = wordAt(tokens, at);
  const clause = tokens.slice(0, at).findLastIndex((token) =>
    token.word === ","
  );
  if (at - clause > 7) return undefined;
  if (
    word.endsWith("-only") && word !== "read-only" &&
    ONLY_NOUNS.has(word.slice(0, -5))
  ) return declared(false);
  const next = wordAt(tokens, at + 1);
  if ((word === "pure" || word === "purely") && ONLY_NOUNS.has(next)) {
    return declared(false);
  }
  if (onlyReads(tokens, at)) return declared(false);
  if (
    (word === "limited" || word === "restricted") && next === "to" &&
    ["reading", "looking", "read"].includes(wordAt(tokens, at + 2))
  ) return declared(false);
  if (!ONLY_NOUNS.has(word)) return undefined;
  // "Analysis, nothing more", "a research task and nothing else".
  const more = tokens.findIndex((token, i) =>
    i > at && token.word === "nothing"
  );
  if (
    more > 0 && more - at < 5 && at < 6 &&
    [",", "and"].includes(wordAt(tokens, more - 1)) &&
    ["more", "else", "beyond"].includes(wordAt(tokens, more + 1)) &&
    tokens[more + 2] === undefined
  ) return declared(false);
  if (
    next === "only" && !(PRODUCTS.has(word) && ordered(tokens, at)) &&
    (tokens[at + 2] === undefined ||
      tokens[at + 2]?.kind === "sign" ||
      TASK_NOUNS.has(wordAt(tokens, at + 2)) ||
      ["please", "for", "here", "at"].includes(wordAt(tokens, at + 2)))
  ) {
    // "read only the header" limits what is read, not what may be done.
    return declared(false);
  }
  if (
    word === "read" &&
    ["access", "permission", "permissions", "rights"].includes(next) &&
    says(tokens, "only")
  ) return declared(false);
  return undefined;
}

const PRODUCTS = wordSet("plan design advice discussion analysis assessment");

/** "Return the plan only": what is handed over, not what may be done. */
function ordered(tokens: Tokens, at: number): boolean {
  return wordAt(tokens, at - 1) !== "is" &&
    tokens.slice(0, at).some(({ word }) => verbKind(word) !== undefined);
}

const SOLELY = wordSet(
  "only just purely solely merely strictly exclusively simply",
);

/** "This is purely a reading job", "only read", "just read and report". */
function onlyReads(tokens: Tokens, at: number): boolean {
  const word = (i: number) => wordAt(tokens, i);
  if (!SOLELY.has(word(at))) return false;
  const noun = word(at + 1) === "a" || word(at + 1) === "an" ? at + 2 : at + 1;
  if (word(at + 1) === "allowed" && word(at + 3) === "read") return true;
  if (word(noun) === "read" || word(noun) === "look") {
    const rest = tokens.slice(noun + 1).filter(({ kind }) => kind !== "sign");
    return noun === at + 1 && rest.every((token) => READS_ON.has(token.word)) &&
      (at === 0 || MAY_READ.has(word(at - 1)));
  }
  if (!ONLY_NOUNS.has(word(noun))) return false;
  const end = TASK_NOUNS.has(word(noun + 1)) || word(noun + 1) === "work"
    ? noun + 2
    : noun + 1;
  const says = tokens.slice(0, at).every(({ word }) => BEFORE.has(word));
  return says && (at > 0 || !LOOSE.has(word(at))) &&
    (tokens[end] === undefined || tokens[end]?.kind === "sign");
}

const MAY_READ = wordSet("you please to should , may can are must");
/** "Just a plan": what is handed over, when it stands first. */
const LOOSE = wordSet("only just merely simply");
const LACKS = wordSet("no don't not without lack");
const HAVE = wordSet(
  "you you've have had been given got get do don't not no with without lack any currently here also note please that ,",
);

/** "You have no write access". */
function noAccess(tokens: Tokens, at: number): Act | undefined {
  const next = wordAt(tokens, at + 1);
  if (tokens[at]?.word !== "write") return undefined;
  if (
    !["access", "permission", "permissions", "right", "rights"].includes(next)
  ) return undefined;
  const before = tokens.slice(0, at);
  const after = tokens[at + 2];
  const whole = after === undefined || after.kind === "sign" ||
    ["here", "to", "in", "and", "at", "so", "for"].includes(after.word);
  return whole && before.every(({ word }) => HAVE.has(word)) &&
      anyOf(before, LACKS) &&
      !before.some(({ word }) => word === "," || word === "that")
    ? declared(false)
    : undefined;
}

const READS_ON = wordSet(
  "and then report answer tell me back please here look explain describe think files code",
);

/** Asks to look and tell. */
export const READ: Act = actOf("READ", 3, "asks to look and tell");

/** A finding of WRITE. */
export function writes(strength: Strength, reason: string): Act {
  return { signal: "WRITE", strength, reason };
}

/** A finding of EXEC. */
export function runs(strength: Strength, reason: string): Act {
  return { signal: "EXEC", strength, reason };
}

/** A finding of WRITE whose file is named. */
export function intoFile(reason: string): Act {
  return { ...writes(3, reason), file: true };
}

/** Where the order stands. */
export interface OrderPlace {
  /** In a list, where a noun may stand for a topic. */
  item: boolean;
  /** At most this strong. */
  cap: Strength;
}

/** An order's object, and where the order stands. */
export interface OrderParts {
  object: ObjectRead;
  place: OrderPlace;
}

/** Prepositions behind a noun that only looks like a verb. */
const NOUN_TAILS = wordSet(
  `of for on during between is are was were time times about that which with by
  at per and or vs where when how who in has have`,
);
/** Whether the word is rather a noun here: "Test coverage", "Log format". */
export function nounHere(
  tokens: Tokens,
  at: number,
  { object, place }: OrderParts,
): boolean {
  const verb = wordAt(tokens, at);
  if (!NOUN_VERBS.has(verb) || object.marked) return false;
  const next = tokens[at + 1];
  if (next === undefined) {
    return tokens[at - 1]?.word !== "please" && (at > 0 || place.item);
  }
  if (verb === "fix" && at === 0 && ["in", "at"].includes(next.word)) {
    return tokens[2]?.kind !== "path" || tokens.length > 4;
  }
  if (next.kind === "sign") return next.word !== '"';
  if (NOUN_TAILS.has(next.word)) return true;
  if (ANSWER_NOUNS.has(next.word) && verbKind(verb) !== "run") return true;
  return place.item && !isMarked(next) && tokens.length - at <= 3 &&
    next.word !== "to";
}

/** What is run only to look. */
const LOOK_WORDS = wordSet(
  "grep rg find ls cat search query read read-only audit review analysis comparison diff",
);
const WAYS = wordSet("with against under from twice once using via");
const GIT_LOOK_WORDS = wordSet("log diff blame show status grep");
const PLAN_WORDS = wordSet(
  "steps plan instructions task following research investigation checks phases",
);

/** What an order with a verb of running asks for. */
export function runOrder(
  tokens: Tokens,
  at: number,
  { object, place }: OrderParts,
): Act[] {
  const verb = wordAt(tokens, at);
  const next = tokens[at + 1];
  if (next?.kind === "look") return [READ];
  if (
    LOOK_WORDS.has(object.head) || LOOK_WORDS.has(next?.word ?? "") ||
    (next?.word === "git" &&
      GIT_LOOK_WORDS.has(wordAt(tokens, at + 2)))
  ) return [READ];
  // "Compile with both", "install from the lockfile" open an order.
  if (at === 0 && !place.item && WAYS.has(next?.word ?? "")) {
    return [runs(2, `an order to ${verb}`)];
  }
  if (["how", "whether", "what", "which"].includes(next?.word ?? "")) {
    return [runs(3, `an order to ${verb}`)];
  }
  if (nounHere(tokens, at, { object, place })) return [];
  if ((verb === "compile" || verb === "build") && object.answer) {
    return object.intoFile
      ? [intoFile("an answer that goes into a file")]
      : [READ];
  }
  if (PLAN_WORDS.has(object.head)) {
    return [runs(1, "an order to carry out steps")];
  }
  if (verb === "test" || verb === "time") {
    return object.marked ||
        ["whether", "if", "that"].includes(next?.word ?? "") ||
        RUNNABLES.has(object.head)
      ? [runs(3, `an order to ${verb}`)]
      : [runs(1, `an order to ${verb}`)];
  }
  return [
    runs(object.marked || !NOUN_VERBS.has(verb) ? 3 : 2, `an order to ${verb}`),
  ];
}

/** Verbs that say what the product is to do. */
const WISHES = wordSet("let support allow handle prevent accept");

const ASKS = wordSet("what why how which where whether who");
const DETAIL = wordSet(
  "number numbers path paths count counts reason reasons reference references owner owners severity date dates",
);

const SHAPING = wordSet(
  `mark flag format order label sort group highlight keep bold link attach
  include cut trim record log capture`,
);
const SHAPERS = wordSet(
  `extract convert turn translate combine merge split transform put format sort
  group collect bundle consolidate fold condense`,
);
const ANSWER_SHAPES = wordSet(
  "table list summary report matrix chart diagram answer overview timeline outline bullets groups tree paragraph",
);

/** "convert … into a table", "extract from the log …": the answer's shape. */
function shapesAnswer(tokens: Tokens, at: number): boolean {
  const verb = wordAt(tokens, at);
  if (verb === "extract" && tokens[at + 1]?.word === "from") return true;
  if (!SHAPERS.has(verb)) return false;
  return tokens.slice(at).some((token, i, rest) =>
    (token.word === "into" || token.word === "in" || token.word === "as") &&
    rest.slice(i + 1, i + 4).some((each) => ANSWER_SHAPES.has(each.word))
  );
}
/** What an order with a verb of changing or making asks for. */
export function writeOrder(
  tokens: Tokens,
  at: number,
  { object, place }: OrderParts,
): Act[] {
  const verb = wordAt(tokens, at);
  if (verb === "cover") {
    const tested = anyOf(tokens.slice(at + 1), TEST_WORDS);
    return tested ? [writes(3, "an order to cover with tests")] : [READ];
  }
  const me = tokens[at + 1]?.word === "me" || tokens[at + 1]?.word === "us";
  if (WISHES.has(verb) && !me && (object.head !== "" || object.marked)) {
    return [writes(2, `an order to ${verb}`)];
  }
  const change = verbKind(verb) === "change";
  if (nounHere(tokens, at, { object, place })) return [];
  if (object.intoFile && (!change || object.answer)) {
    return [intoFile("something is to go into a file")];
  }
  if (verb === "add" && DETAIL.has(object.head)) {
    return [writes(1, "an order to add a detail")];
  }
  const asks = ASKS.has(wordAt(tokens, at + 1));
  if (object.intoAnswer || asks && (verb === "add" || !change)) return [READ];
  if (object.answer) {
    return change ? [writes(1, `an order to ${verb}`)] : [READ];
  }
  // "mark every …", "extract from …" may shape an answer.
  if (verb === "leave") {
    return ["comment", "comments", "todo"].includes(object.head)
      ? [writes(2, "an order to leave a comment")]
      : [];
  }
  if (SHAPING.has(verb) && !object.code) {
    return [writes(1, `an order to ${verb}`)];
  }
  if (shapesAnswer(tokens, at) && !object.code) return [READ];
  if (
    at === 0 && tokens[1]?.word === "from" &&
    says(tokens, "to")
  ) return [writes(2, `an order to ${verb}`)];
  const weak = NOUN_VERBS.has(verb) && !object.marked;
  if (!change) {
    // An object is what makes "make", "write", "put" an order to change.
    if (object.head === "" && !object.marked) return [];
  }
  return [writes(weak ? 2 : 3, `an order to ${verb}`)];
}

const CHECKS = wordSet(
  "verify confirm ensure check see prove guarantee validate test keep get",
);
const BRACKETS = wordSet("close finish end start begin open");

/** What an order says of a run, whatever its verb is by itself. */
export function commandOrder(tokens: Tokens, at: number): Act | undefined {
  const verb = wordAt(tokens, at);
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
  if (TELLS.has(verb) && embeddedRun(tokens, at)) {
    return runs(2, "a question that only a run answers");
  }
  if (verb === "give" && GO.has(tokens.at(-1)?.word ?? "")) {
    return runs(2, "a thing is to be given a try");
  }
  return JUDGED_BY_RUN.has(verb) && byCommand(tokens, at)
    ? runs(2, "judged with a command")
    : undefined;
}

const JUDGED_BY_RUN = wordSet(
  "evaluate validate check verify score confirm generate regenerate produce compute count collect load fill get obtain",
);
const TELLS = wordSet(
  "tell find see check say let report determine establish learn",
);

const GO = wordSet("spin whirl run try go");

const RUNNING =
  /^(?:running|executing|trying|measuring|building|compiling|benchmarking|profiling|starting)$/;
const CHANGING = /^(?:changing|fixing|editing|rewriting|updating|adding)$/;

/** "Find out by running it whether …". */
function bySoDoing(tokens: Tokens, at: number, how: RegExp): boolean {
  for (let i = at + 1; i < tokens.length && i < at + 12; i++) {
    const word = wordAt(tokens, i);
    if (QUESTION_WORDS.has(word) && word !== "whether") return false;
    if (
      word === "by" && verbKind(wordAt(tokens, at)) === "read" &&
      how.test(wordAt(tokens, i + 1))
    ) return true;
  }
  return false;
}

/** "Tell me whether main builds", "find out how long the suite takes". */
export function embeddedRun(tokens: Tokens, at: number): boolean {
  for (let i = at + 1; i < tokens.length && i < at + 5; i++) {
    const word = wordAt(tokens, i);
    if (word === "whether" || word === "if") {
      return passes(tokens, i + 1, true) || asksForRun(tokens, i);
    }
    if (["which", "how", "what"].includes(word)) return asksForRun(tokens, i);
  }
  return false;
}

/** "… with `npm test`", "… using eval/run.py". */
function byCommand(tokens: Tokens, at: number): boolean {
  for (let i = at + 1; i + 1 < tokens.length; i++) {
    const word = tokens[i]?.word;
    if (word !== "with" && word !== "using" && word !== "via") continue;
    let j = i + 1;
    while (
      ["the", "our", "script", "tool", "command"].includes(wordAt(tokens, j))
    ) j++;
    const next = tokens[j];
    if (next?.kind === "command") return true;
    if (
      ["benchmark", "benchmarks", "profiler", "harness", "fuzzer"].includes(
        next?.word ?? "",
      )
    ) return true;
    if (next?.kind === "path" && /\.(?:py|sh|rb|pl|mjs)$/.test(next.word)) {
      return true;
    }
  }
  return false;
}

const GIVES = wordSet("give paste send post return show attach get");

/** "check that `make up` brings …", but not "whether `make up` is documented". */
const TRIED_ON = wordSet("against on with under from in locally twice");

function canRun(token: Token): boolean {
  return token.kind === "command" || RUNNABLES.has(token.word) ||
    RUN_TOO.has(token.word);
}

function seesCommand(tokens: Tokens, from: number): boolean {
  const word = wordAt(tokens, from);
  if (!["that", "whether", "if"].includes(word)) return false;
  return tokens[from + 1]?.kind === "command" &&
    !["is", "are", "was", "gets", "appears", "in", "or"].includes(
      wordAt(tokens, from + 2),
    );
}

/** "the output of `npm outdated`". */
function outputOfCommand(tokens: Tokens, from: number): boolean {
  return tokens.slice(from, from + 8).some((token, i, rest) =>
    ["output", "result", "results", "log"].includes(token.word) &&
    rest.slice(i + 1, i + 3).some((each) =>
      each.word === "of" || each.word === "from"
    ) && rest.slice(i + 1, i + 5).some((each) => each.kind === "command")
  );
}

/** What "try …" and "use …" ask for. */
export function tryOrUse(tokens: Tokens, at: number): Act[] {
  const next = tokens[at + 1];
  if (next?.kind === "command") return [runs(2, "an order to use a command")];
  if (tokens[at]?.word === "use") {
    return next?.word === "git" && tokens[at + 2]?.word === "bisect"
      ? [runs(3, "an order to bisect")]
      : [];
  }
  if (
    ["it", "each", "both", "them", "all", "every"].includes(next?.word ?? "")
  ) return [runs(2, "an order to try it")];
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

const PARTICLES = wordSet("up out off down in on back away over");
/** What a product shows, where an answer shows lists. */
const SHOWN = wordSet(
  "spinner dialog message banner tooltip icon toast modal indicator badge",
);
const REPORTS = wordSet(
  "report collect gather list note present summarise summarize return outline tabulate",
);
/** Verbs without a task of their own: a hint where nothing is to be told. */
const HINTS = wordSet("use keep get take leave repeat own work");

/** What the order of the verb at index `at` asks for. */
export function orderAt(tokens: Tokens, at: number, place: OrderPlace): Act[] {
  return rawOrder(tokens, at, place).map((act) => ({
    ...act,
    strength: Math.min(act.strength, place.cap) as Strength,
  }));
}

function rawOrder(tokens: Tokens, at: number, place: OrderPlace): Act[] {
  const verb = wordAt(tokens, at);
  const kind = verbKind(verb);
  const next = tokens[at + 1];
  // "break it up" is "break up".
  const pronoun = ["it", "them", "this", "that", "these"].includes(
    next?.word ?? "",
  );
  const particle = pronoun ? tokens[at + 2]?.word : undefined;
  const two = `${verb} ${
    particle !== undefined && PARTICLES.has(particle) && verb !== "do"
      ? particle
      : next?.word ?? ""
  }`;
  const object = objectOf(tokens, at);
  const command = commandOrder(tokens, at);
  if (command !== undefined) return [command];
  if (RUN_PHRASES.has(two)) return [runs(3, `an order to "${two}"`)];
  if (CHANGE_PHRASES.has(two)) {
    if (object.intoAnswer && !object.intoFile) return [READ];
    if (verb === "do" || verb === "make") {
      return [writes(2, "an order to do it")];
    }
    return [writes(3, `an order to "${two}"`)];
  }
  if (READ_PHRASES.has(two)) {
    if (isDelivery(tokens, at) || forStyle(tokens, at)) return [];
    if (place.item && two === "sort by") return [];
    return object.intoFile && kind !== "run" && verb !== "start" &&
        (SAVES.has(verb) && next?.word !== "me" || saysFile(tokens, at))
      ? [intoFile("an answer that goes into a file")]
      : [READ];
  }
  if (verb === "have" && hasAct(tokens, at)) {
    return [writes(2, "a thing is to act so")];
  }
  if (verb === "get" && pronoun && GOT_INTO.has(wordAt(tokens, at + 2))) {
    return [writes(2, "an order to get it done")];
  }
  if (verb === "stop") {
    return next !== undefined && next.word.endsWith("ing") &&
        verbOfForm(next.word) !== undefined
      ? [writes(3, "an order to stop something the code does")]
      : [];
  }
  if (verb === "follow") return followed(object.head, tokens[at + 2]?.word);
  const deed = DOES.has(verb) ? deedNamed(tokens, at) : undefined;
  if (deed !== undefined) return [deed];
  if (verb === "do" && ITEMS.has(next?.word ?? "")) {
    return [writes(2, "an order to do what is listed")];
  }
  if (verb === "try" || verb === "use") {
    const acts = tryOrUse(tokens, at);
    if (acts.length > 0 || verb === "try") return acts;
  }
  if (verb === "need") {
    return object.code ? [writes(2, "something is needed")] : [];
  }
  if (kind === "run") return runOrder(tokens, at, { object, place });
  if (kind === "change" || kind === "make") {
    return writeOrder(tokens, at, { object, place });
  }
  if (verb === "give") {
    const given = givenTo(tokens, at);
    if (given !== undefined) return [given];
  }
  if (verb === "get" && object.marked && !object.answer) {
    return anyOf(tokens.slice(at + 2, at + 9), GOT_INTO)
      ? [writes(2, "a thing is to be got into a state")]
      : [READ];
  }
  if (kind === "read") {
    if (isDelivery(tokens, at) || forStyle(tokens, at)) return [];
    if (object.intoFile && REPORTS.has(verb) && object.head !== "") {
      return saysFile(tokens, at)
        ? [intoFile("an answer that goes into a file")]
        : [READ];
    }
    if (
      verb === "show" && object.marked && !object.answer && place.cap === 3 &&
      SHOWN.has(object.head)
    ) return [writes(2, "an order to show something in the product")];
    return [READ];
  }
  return isMarked(next) && HINTS.has(verb)
    ? [writes(1, `an order to ${verb}`)]
    : [];
}

/** "report … to docs/x.md", but not "list the files in src/". */
/** "Follow the calls" looks; "follow the style of …" says how. */
function followed(head: string, first: string | undefined): Act[] {
  return FLOWS.has(head) || FLOWS.has(first ?? "") ? [READ] : [];
}

const FLOWS = wordSet(
  "call calls flow path paths data request requests chain value values trail code import imports thread message messages execution",
);

const GOT_INTO = wordSet(
  "to down out working back under off done fixed merged green sorted resolved line sync shape order date rid",
);

/** "Have the worker retry": a thing is to act. */
function hasAct(tokens: Tokens, at: number): boolean {
  const first = tokens[at + 1];
  if (first === undefined || ["a", "an", "no", "you"].includes(first.word)) {
    return false;
  }
  if (first.kind !== "code" && !isMarked(first)) return false;
  for (let i = at + 2; i < tokens.length && i < at + 6; i++) {
    const { word = "", kind } = tokens[i] ?? {};
    if (kind !== "word" || ["in", "of", "been", "to", ","].includes(word)) {
      return false;
    }
    if (verbKind(word) !== undefined) {
      return isMarked(tokens[i + 1]) || !NOUN_VERBS.has(word);
    }
    if (i > at + 2 && isMarked(tokens[i + 1])) return true;
  }
  return false;
}

const DELIVERS = wordSet(
  "tell let give show send list report summarise summarize say name mention describe reply answer return note",
);
const OWN_WORK = wordSet(
  "changed touched did edited modified added removed moved renamed wrote created deleted replaced made finish finished done decided",
);

const ITEMS = wordSet(
  "item items point points step steps task tasks section sections part parts number numbers",
);
const SAVES = wordSet(
  "write put draw make set lay build keep pull mark flag format",
);
const MODELS = wordSet(
  "source basis base starting-point guide style pattern patterns convention conventions model template reference example blueprint inspiration idiom layout",
);

/** "Look at `X` for the house style": how to do it, nothing to be told. */
function forStyle(tokens: Tokens, at: number): boolean {
  if (
    !["look", "see", "consult", "check", "take"].includes(wordAt(tokens, at))
  ) return false;
  for (let i = at + 1; i < tokens.length && i < at + 9; i++) {
    if (!["for", "as"].includes(wordAt(tokens, i))) continue;
    return anyOf(tokens.slice(i + 1, i + 5), MODELS);
  }
  return false;
}

/** "List what you changed", "report back when done": no task of its own. */
function isDelivery(tokens: Tokens, at: number): boolean {
  if (!DELIVERS.has(wordAt(tokens, at))) return false;
  for (let i = at + 1; i < tokens.length; i++) {
    const word = wordAt(tokens, i);
    const next = wordAt(tokens, i + 1);
    if (word === "you" || word === "you've" || word === "you're") {
      if (OWN_WORK.has(next) || OWN_WORK.has(wordAt(tokens, i + 2))) {
        return true;
      }
    }
    if (
      word === "when" && ["done", "finished", "it's", "complete"].includes(next)
    ) return true;
  }
  return false;
}

const DOES = wordSet("do take make perform have carry");
const RUN_DEEDS = wordSet(
  "load run build rebuild dry-run test-run smoke-test benchmark restore import deployment deploy install installation backup snapshot bisect measurement rehearsal migration-run round",
);
const CHANGE_DEEDS = wordSet(
  "rename refactor refactoring clean-up cleanup replacement migration rewrite fix conversion upgrade sweep bump split rollback revert",
);

/** "Do a full build", "make a rename": the noun says what is done. */
function deedNamed(tokens: Tokens, at: number): Act | undefined {
  const first = wordAt(tokens, at + 1);
  if (!["a", "an", "another", "one", "the"].includes(first)) return undefined;
  const second = wordAt(tokens, at + 2);
  const third = wordAt(tokens, at + 3);
  if (second === "same") {
    const strength = ["in", "to", "on"].includes(third) ? 2 : 1;
    return writes(strength, "an order to do the same");
  }
  if (
    ["stab", "go", "crack", "shot", "swing"].includes(second) && third === "at"
  ) {
    const gerund = verbOfForm(wordAt(tokens, at + 4));
    return gerund !== undefined && verbKind(gerund) === "read"
      ? READ
      : writes(2, "an order to have a go");
  }
  for (let i = at + 2; i < tokens.length && i < at + 6; i++) {
    const word = wordAt(tokens, i);
    const last = tokens[i + 1];
    const ends = last === undefined || last.kind !== "word" ||
      DEED_TAILS.has(last.word);
    if (!ends) continue;
    if (RUN_DEEDS.has(word)) return runs(2, `an order to do a ${word}`);
    if (CHANGE_DEEDS.has(word)) return writes(2, `an order to do a ${word}`);
    return tokens[at]?.word === "do" ? READ : undefined;
  }
  return tokens[at]?.word === "do" ? READ : undefined;
}

const DEED_TAILS = wordSet(
  "of on in for with against from to and first then over across through by at under into again so",
);

const RATED = wordSet(
  "severity score rank rating grade number priority confidence risk verdict yes",
);

/** "Give the worker a timeout": who gets it is a thing, not the asker. */
function givenTo(tokens: Tokens, at: number): Act | undefined {
  const first = tokens[at + 1];
  if (first === undefined || ASKERS.has(first.word)) return undefined;
  const named = first.kind === "path" || first.kind === "code";
  if (!named && !isMarked(first)) return undefined;
  for (let i = at + 2; i < tokens.length && i < at + 10; i++) {
    const word = wordAt(tokens, i);
    if (word === "in" || word === "of") i++;
    if (GIVEN_STOPS.has(word) && word !== "in" && word !== "of") {
      return undefined;
    }
    if (!GIVEN_STARTS.has(word)) continue;
    const to = wordAt(tokens, i - 1);
    const { head, answer } = objectOf(tokens, i - 1);
    if (answer || head === "" || RATED.has(head)) return undefined;
    if (ANSWER_NOUNS.has(to) || TASK_NOUNS.has(to)) return undefined;
    const weak = ["each", "every", "all"].includes(first.word) &&
      !CODE_NOUNS.has(to);
    return writes(weak ? 1 : 2, "a thing is to be given something");
  }
  return undefined;
}

const ASKERS = wordSet("me us it");
const GIVEN_STOPS = wordSet("of in for to with from by where that which , and");
const GIVEN_STARTS = wordSet(
  "a an its their one two three four more better proper real the",
);

function saysFile(tokens: Tokens, at: number): boolean {
  return tokens.slice(at).some((token, i, rest) =>
    ["to", "into"].includes(token.word) &&
    rest.slice(i + 1, i + 5).some((each) => each.kind === "path")
  );
}

/** What kind of clause the joined one follows. */
export interface Before {
  /** "read", "none", or another kind of verb. */
  kind: string;
  /** It is a ban, which goes on through "and" and "or". */
  ban: boolean;
}

/** The next joined clause: where it begins, and how to read it. */
export interface Joined {
  at: number;
  read: "clause" | "ban" | "order";
  /** Follows a "then". */
  strong: boolean;
  /** Stands inside a question that is told: "find out why …, and …". */
  embedded: boolean;
}

const JOINTS = wordSet("and then but or & plus instead");
const STRONG = wordSet("then please finally afterwards");
const FRESH = wordSet("but just instead only simply directly");
const EMBEDS = wordSet("that if because since so");
const PLURAL = wordSet("we they you i to people users it'd");
const PRONOUNS = wordSet("it them those that");
const JOINED_PARTICLES = wordSet("up out off back");

interface Joint {
  at: number;
  and: boolean;
  strong: boolean;
  fresh: boolean;
}

function jointAt(tokens: Tokens, from: number): Joint {
  const joint: Joint = { at: from, and: false, strong: false, fresh: false };
  for (; joint.at < tokens.length; joint.at++) {
    const word = wordAt(tokens, joint.at);
    if (word !== "," && !JOINTS.has(word) && !OPENERS.has(word)) break;
    if (word === "and" || word === "&" || word === "plus") joint.and = true;
    if (STRONG.has(word)) joint.strong = true;
    if (FRESH.has(word)) joint.fresh = true;
  }
  return joint;
}

/** The first clause joined to the one whose verb is at `from`. */
export function nextJoined(
  tokens: Tokens,
  from: number,
  before: Before,
): Joined | undefined {
  let embedded = false;
  let plural = false;
  // "what a guest could read, change or delete": the list goes on.
  let could = false;
  for (let i = from + 1; i < tokens.length; i++) {
    const word = wordAt(tokens, i);
    if (QUESTION_WORDS.has(word) || EMBEDS.has(word)) {
      embedded = true;
      plural = PLURAL.has(wordAt(tokens, i + 1));
      continue;
    }
    if (embedded && COULD.has(word)) could = true;
    if (word !== "," && !JOINTS.has(word)) continue;
    const joint = jointAt(tokens, i);
    const { at, strong } = joint;
    if (opensClause(tokens, at)) {
      return { at, read: "clause", strong, embedded: false };
    }
    const token = tokens[at];
    if (could && !strong && !joint.fresh && inModalList(tokens, i, at)) {
      i = Math.max(i, at - 1);
      continue;
    }
    if (token?.kind !== "word" || verbKind(token.word) === undefined) {
      i = Math.max(i, at - 1);
      continue;
    }
    if (before.ban && !joint.fresh && !strong) {
      return { at, read: "ban", strong, embedded };
    }
    const twin = i - 1 === from &&
      verbKind(wordAt(tokens, i - 1)) !== undefined;
    const deed = isDeed(tokens, {
      ...joint,
      before,
      embedded,
      plural,
      twin,
      comma: word === ",",
    });
    if (deed && !subjectFollows(tokens, at)) {
      const pronoun = PRONOUNS.has(wordAt(tokens, at + 1));
      return {
        at,
        read: "order",
        strong,
        embedded: embedded && !pronoun && !strong,
      };
    }
    i = at;
  }
  return undefined;
}

/** Whether a verb behind a joint is a deed, and no noun of a list. */
const COULD = wordSet("can could may might would will");

/** Whether the list of verbs goes on after a modal: "could read, write or …". */
function inModalList(tokens: Tokens, from: number, at: number): boolean {
  if (says(tokens.slice(from, at), "or")) return true;
  for (let i = at; i < tokens.length && i < at + 8; i++) {
    const word = wordAt(tokens, i);
    if (word === "or") return true;
    if (word === "and" || word === "then") return false;
  }
  return false;
}

function isDeed(
  tokens: Tokens,
  { at, and, strong, fresh, before, embedded, plural, twin, comma }: Joint & {
    before: Before;
    embedded: boolean;
    plural: boolean;
    twin: boolean;
    comma: boolean;
  },
): boolean {
  const verb = wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  const { marked } = objectOf(tokens, at);
  const clear = marked || JOINED_PARTICLES.has(next);
  const noun = NOUN_VERBS.has(verb);
  if (strong || fresh) return !(noun && !clear && embedded);
  if (before.kind !== "read" && before.kind !== "none") return clear || !noun;
  if (!embedded) return clear || twin || (!noun && and);
  const joins = PRONOUNS.has(next) || comma || verbKind(verb) === "read" ||
    (and && marked);
  return clear && !plural && joins;
}

function opensClause(tokens: Tokens, at: number): boolean {
  const word = wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  if (NEGATORS.has(word) || (word === "do" && next === "not")) return true;
  if (word === "make" && next === "sure") return true;
  if (word === "without" || word === "ensure") return true;
  if (word === "not" && (next === "to" || next === "even")) return false;
  if (["i'll", "i'd", "we'll"].includes(word)) return true;
  if (
    word === "you" &&
    ["may", "must", "can", "should", "are", "never"].includes(next)
  ) return true;
  return tokens[at - 1]?.word === "please";
}

const NOUN_IS_SUBJECT = wordSet(
  "is are was were has have fails must should shall may needs will does goes cannot can",
);

/** "Tests cover …", "Build fails when …": a noun with its own verb. */
export function subjectFollows(tokens: Tokens, at: number): boolean {
  return NOUN_VERBS.has(wordAt(tokens, at)) &&
    NOUN_IS_SUBJECT.has(wordAt(tokens, at + 1));
}

// No comma within this many words: the whole is one clause.
const COMMA_WITHIN = 60;

/** Where the main clause begins behind the opening one; undefined if nowhere. */
export function mainClauseAt(
  tokens: Tokens,
  at: number,
  item: boolean,
): number | undefined {
  const purpose = tokens[at]?.word === "to" &&
    verbKind(wordAt(tokens, at + 1)) !== undefined;
  if (purpose && item) return undefined;
  for (let i = at + 1; i < tokens.length && i < at + COMMA_WITHIN; i++) {
    const word = wordAt(tokens, i);
    if (word === "," || word === "then") return i + 1;
    // "In src/x replace …": a verb right behind a path or a name.
    if (
      i === at + 2 && isMarked(tokens[i - 1]) && verbKind(word) !== undefined &&
      isMarked(tokens[i + 1])
    ) return i;
    if (i > at + 1 && (word === "i" || word === "please")) return i;
  }
  return undefined;
}

const WHOLE = wordSet("anything everything whatever what those matters things");

/** "Anything that is wrong you correct": the object stands in front. */
export function frontedOrder(tokens: Tokens, at: number): number {
  if (!WHOLE.has(wordAt(tokens, at))) return -1;
  const you = tokens.findLastIndex(({ word }) => word === "you");
  const before = wordAt(tokens, you - 1);
  if (you < at + 3 || before === "that" || WHOLE.has(before)) return -1;
  for (let i = you + 1; i < you + 4 && i < tokens.length; i++) {
    const verb = verbKind(wordAt(tokens, i));
    if (verb !== undefined) return tokens.length - i < 4 ? i : -1;
  }
  return -1;
}

/** What was found, and where an order or a ban goes on. */
export interface SubjectRead {
  acts: Act[];
  order?: number;
  ban?: number;
  /** The order is only a hint. */
  hint?: true;
}

export const TO_BE_TOLD: Act = actOf("READ", 2, "asks to be told");
export const NOTHING: SubjectRead = { acts: [] };

const MAKER = wordSet("implementer implementor builder fixer coder programmer");
const BARRED = wordSet("prohibited forbidden barred banned");
const DUTY = wordSet(
  "must should need have will shall ought are 'll you'll to also then",
);
const LEAVE = wordSet("may can free allowed permitted are to also be welcome");

/** A sentence whose subject is the subagent; `at` is at "you". */
export function secondPerson(tokens: Tokens, at: number): SubjectRead {
  const word = (i: number) => wordAt(tokens, i);
  let i = at + (word(at + 1) === "yourself" ? 2 : 1);
  const next = word(i);
  if (next === "never" || next === "neither") return { acts: [], ban: i + 1 };
  const rest = tokens.slice(i, i + 4).map((token) => token.word);
  if (
    rest[0] !== undefined && (rest.includes("not") && rest.indexOf("not") < 3 ||
      MUST_NOT.has(rest[0] ?? "") ||
      (word(at) !== "you" && rest[0] === "not"))
  ) {
    while (
      BARS.has(word(i)) ||
      word(i).endsWith("n't") || word(i) === "cannot" || word(i) === "cant"
    ) i++;
    return { acts: [], ban: i };
  }
  const barred = rest.findIndex((each) => BARRED.has(each));
  if (barred >= 0 && ["from", "to"].includes(word(i + barred + 1))) {
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
  if (next === "are" && anyOf(tokens.slice(i + 1, i + 4), MAKER)) {
    return { acts: [writes(1, "the part of a maker")] };
  }
  if (word(at) === "you're" || word(at) === "youre") return doing(tokens, i);
  if (verbKind(next) !== undefined && next !== "see") {
    return { acts: [], order: i };
  }
  return NOTHING;
}

/** "You are reviewing …", "you are implementing …". */
function doing(tokens: Tokens, at: number): SubjectRead {
  const base = verbOfForm(wordAt(tokens, at));
  if (base === undefined || !(wordAt(tokens, at)).endsWith("ing")) {
    return NOTHING;
  }
  const kind = verbKind(base);
  if (tokens[at + 1]?.word === "over") {
    return { acts: [writes(1, "takes the work over")] };
  }
  if (kind === "read") return { acts: [TO_BE_TOLD] };
  if (kind === "change" || kind === "make") {
    return {
      acts: [writes(2, `the subagent is to ${base}`)],
    };
  }
  return NOTHING;
}

/** A sentence whose subject is the dispatcher; `at` is at "I" or "we". */
export function firstPerson(tokens: Tokens, at: number): SubjectRead {
  const word = (i: number) => wordAt(tokens, i);
  const subject = word(at);
  if (subject === "let's") return { acts: [], order: at + 1 };
  let i = at + 1;
  while (BESIDES.has(word(i))) i++;
  const verb = word(i);
  const barred = tokens.findIndex(({ word }, j) =>
    word === "you" && ["not", "didn't"].includes(wordAt(tokens, j + 1))
  );
  if (barred > at) {
    const asks = word(barred + 2) === "to";
    if (asks || word(barred - 1) === "rather") {
      return { acts: [], ban: barred + (asks ? 3 : 2) };
    }
  }
  if (verb === "don't" || verb === "dont" || verb === "not") {
    if (!["want", "wish", "need"].includes(word(i + 1))) return NOTHING;
    let j = i + 2;
    while (["you", "u", "to", "anyone", "anybody"].includes(word(j))) j++;
    const nouns = ["changes", "edits", "change", "modifications"];
    if (tokens.slice(j, j + 4).some((token) => nouns.includes(token.word))) {
      const { reach } = reachOf(tokens, j);
      return reach === "all"
        ? {
          acts: [allBanned()],
        }
        : { acts: [], ban: j };
    }
    const changed = tokens.slice(j).findIndex((token) =>
      ["changed", "edited", "modified", "touched", "altered"].includes(
        token.word,
      )
    );
    if (
      changed > 0 && reachOf(tokens.slice(0, j + changed), j).reach === "all"
    ) {
      const phase = anyOf(tokens.slice(j), PHASE_WORDS);
      return {
        acts: [phase ? actOf("NOWRITE", 1, "not to change yet") : allBanned()],
      };
    }
    return { acts: [], ban: j };
  }
  const wants = ["want", "need", "like", "expect", "ask", "love", "appreciate"]
    .includes(verb);
  if (wants && (subject !== "we" || verb !== "want")) return wanted(tokens, i);
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
  const own = ["i'll", "i'd", "we'll"].includes(subject) || verb === "will" ||
    verb === "can";
  const done = tokens.slice(i, i + 4).map((token) => verbKind(token.word));
  if (own && done.includes("run")) {
    return { acts: [actOf("NORUN", 1, "somebody else runs it")] };
  }
  if (own && (done.includes("change") || done.includes("make"))) {
    return { acts: [actOf("NOWRITE", 1, "somebody else changes it")] };
  }
  return NOTHING;
}

/** "I want you to …", "I need a script …", "I want the list …". */
function wanted(tokens: Tokens, at: number): SubjectRead {
  const word = (i: number) => wordAt(tokens, i);
  const next = word(at + 1);
  if ((next === "you" || next === "u") && word(at + 2) === "to") {
    if (word(at + 3) === "not") return { acts: [], ban: at + 4 };
    return { acts: [], order: at + 3 };
  }
  if (next === "to") {
    return embeddedRun(tokens, at)
      ? {
        acts: [runs(2, "a question that only a run answers")],
      }
      : { acts: [TO_BE_TOLD] };
  }
  const object = objectOf(tokens, at);
  const figures = MEASURED.has(object.head) &&
    anyOf(tokens.slice(at, at + 5), SCORED);
  if (figures && !says(tokens, "from")) {
    return { acts: [runs(2, "wants what a run gives")] };
  }
  if (wantsOf(tokens, at + 1)) {
    return { acts: [writes(2, "a thing is to do it")] };
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
      acts: [writes(2, `wants it ${done.word}`)],
    };
  }
  const path = tokens[at + 1]?.kind === "path";
  if (
    path || object.code && !object.answer && CODE_NOUNS.has(object.head) &&
      ["a", "an", "another", "one", "two", "three"].includes(next)
  ) return { acts: [writes(2, "something is needed")] };
  return { acts: [TO_BE_TOLD] };
}

const MEASURED = wordSet(
  "figure figures number numbers percentage percentages timing timings coverage measurement measurements result results",
);
const SCORED = wordSet(
  "coverage benchmark benchmarks timing timings measurement measurements latency throughput lint test build",
);

/** "I'd like the sidebar to remember its width": a thing that is to act. */
function wantsOf(tokens: Tokens, from: number): boolean {
  if (!isMarked(tokens[from]) || tokens[from]?.kind === "number") return false;
  for (let i = from + 1; i < tokens.length && i < from + 8; i++) {
    const word = wordAt(tokens, i);
    if (ANSWER_NOUNS.has(word) || OTHER_SUBJECTS.has(word)) return false;
    if (QUESTION_WORDS.has(word) || word === "," || word === "that") {
      return false;
    }
    if (word !== "to") continue;
    const verb = tokens[i + 1];
    return verb?.kind === "word" &&
      !["the", "a", "an", "this", "our", "my", "be"].includes(verb.word) &&
      tokens[i - 1]?.kind !== "sign" && tokens[from]?.word !== "you";
  }
  return false;
}

/** "What I'd like is a helper in src/util". */
export function wishedThing(tokens: Tokens, at: number): Act | undefined {
  if (tokens[at]?.word !== "what") return undefined;
  if (!["i", "we", "i'd", "we'd", "i'm"].includes(wordAt(tokens, at + 1))) {
    return undefined;
  }
  const is = tokens.findIndex(({ word }, i) =>
    i > at + 1 && i < at + 6 && word === "is"
  );
  if (is < 0) return undefined;
  const { code, answer } = objectOf(tokens, is);
  return code && !answer ? writes(2, "a thing is wished for") : undefined;
}

const ABLE = wordSet("can could would will");
/** Auxiliaries of the present: what was is no matter of a run. */
const NOW = wordSet("does do is are can will");

/** "Could you …": an order put politely. */
export function isPolite(tokens: Tokens, at: number): boolean {
  const next = tokens[at + 1]?.word;
  return ABLE.has(wordAt(tokens, at)) && (next === "you" || next === "u");
}

/** The question that begins at `at`; undefined when there is none. */
export function questionAt(
  tokens: Tokens,
  at: number,
  asked: boolean,
): Act | undefined {
  const word = wordAt(tokens, at);
  const auxiliary = AUXILIARIES.has(word);
  const asks = QUESTION_WORDS.has(word) && !word.endsWith("ever") &&
    (asked || !SUBORDINATORS.has(word));
  if (!asks && !(asked && (auxiliary || at === 0))) return undefined;
  if (
    auxiliary && NOW.has(word) && passes(tokens, at + 1, true) ||
    asksForRun(tokens, at)
  ) return runs(2, "a question that only a run answers");
  if (
    ["can", "could"].includes(word) &&
    ["we", "i"].includes(wordAt(tokens, at + 1)) &&
    ["have", "get"].includes(wordAt(tokens, at + 2)) &&
    !objectOf(tokens, at + 2).answer
  ) return writes(1, "a thing is asked for");
  return actOf("READ", 2, "a question");
}

const COMPLAINTS = wordSet(
  "warning warnings error errors failure failures complaint complaints complain complains violation violations findings offence offences offense offenses problem problems flag flags report reports say says diagnostics show shows",
);
// What was recorded can be read.
const RECORDED = wordSet(
  "log logs attached history would could was were did had recorded config configured ignore ignored ignores silence silenced disable disabled",
);
const IT = wordSet("it that this everything all main master trunk head");
/** What is built or started as a whole, and how that may go. */
const PRODUCT = wordSet(
  "docs documentation project app image site website package crate library workspace repo extension installer container service server cli",
);
const CLEANLY =
  /^(?:|without|cleanly|again|under|against|on|at|with|fine|ok|properly|from)$/;
const BUILDS = wordSet(
  "build builds compile compiles pass passes link links boot boots typecheck typechecks start starts install installs",
);
const STILL = wordSet(
  "still even now currently all actually also at the moment",
);

/** Whether the question at `at` is about what a run would show now. */
export function asksForRun(tokens: Tokens, at: number): boolean {
  if (anyOf(tokens, RECORDED)) return false;
  const word = (i: number) => wordAt(tokens, i);
  const first = word(at);
  const next = word(at + 1);
  if (first === "how" && next === "long") return takesLong(tokens, at + 2);
  if (["which", "what", "how"].includes(first)) {
    if (first === "how" && tokens[at + 1]?.kind === "command") {
      return FARES.has(word(at + 2));
    }
    if (testsFail(tokens, at + 1)) return true;
  }
  if (["does", "do", "whether", "if"].includes(first)) {
    let i = at + 1;
    while (["the", "our", "branch", "tag", "commit"].includes(word(i))) i++;
    const product = PRODUCT.has(word(i));
    if (product || IT.has(word(i)) || tokens[i]?.kind === "code") {
      i++;
      while (STILL.has(word(i))) i++;
      if (product) return BUILDS.has(word(i)) && CLEANLY.test(word(i + 1));
      if (
        BUILDS.has(word(i)) &&
        !["the", "a", "an", "its", "any"].includes(word(i + 1))
      ) return true;
    }
  }
  return complaints(tokens, at);
}

const TESTS = wordSet(
  "test tests spec specs suite suites examples doctests snippets scenarios",
);

/** "Which tests fail on Windows", "how many of the doctests pass". */
function testsFail(tokens: Tokens, from: number): boolean {
  const word = (i: number) => wordAt(tokens, i);
  let i = from;
  while (i < from + 6 && !TESTS.has(word(i))) i++;
  if (i >= from + 6 || i >= tokens.length) return false;
  i++;
  if (["in", "under", "of", "from"].includes(word(i))) {
    i += ["the", "our"].includes(word(i + 1)) ? 3 : 2;
  }
  while (STILL.has(word(i))) i++;
  if (
    !["fail", "break", "crash", "pass", "time-out", "flip", "hang"].includes(
      word(i),
    )
  ) return false;
  // "… if we remove it": what would be is thought through.
  return !tokens.slice(i).some(({ word }, j, rest) =>
    ["if", "when", "once", "because", "after"].includes(word) &&
    ["we", "you", "i", "one", "somebody", "someone", "the", "a", "an"].includes(
      rest[j + 1]?.word ?? "",
    )
  );
}

/** "How long does the suite take": a thing that runs, in the present. */
function takesLong(tokens: Tokens, from: number): boolean {
  const rest = tokens.slice(from, from + 12);
  const end = rest.findIndex(({ word }) => word === "take" || word === "takes");
  return end > 0 &&
    rest.slice(0, end).some(({ kind, word }) =>
      kind === "command" ||
      RUNNABLES.has(word) &&
        !["ci", "pipeline", "check", "checks"].includes(word)
    );
}

/** "Are there any … warnings", of a tool that has to be run to know. */
function complaints(tokens: Tokens, at: number): boolean {
  const first = wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  const rest = tokens.slice(at);
  const tool = rest.findIndex((token) => token.kind === "command");
  if (tool < 0) return false;
  const behind = rest[tool + 1]?.word ?? "";
  if (["complain", "complains"].includes(behind)) return true;
  const asks = (first === "are" || first === "is") && next === "there" ||
    first === "does" || first === "do" ||
    first === "how" && next === "many" ||
    (first === "what" || first === "which") &&
      (next === "does" || next === "do" ||
        rest.some(({ word }) =>
          ["are", "remain", "left", "come"].includes(word)
        ));
  if (!asks) return false;
  // "warnings from the tool", "does the tool report".
  const before = rest.slice(0, tool);
  const from = before.at(-1)?.word === "from" || before.at(-1)?.word === "by";
  if (from && anyOf(before, COMPLAINTS)) return true;
  return tool <= 6 &&
    anyOf(rest.slice(tool + 1, tool + 5), COMPLAINTS);
}

/** What commands do in a report about them. */
const COMMAND_DOES = wordSet(
  "is are was were has have does did fail fails failed take takes took print prints printed hang hangs hung crashes crashed give gives gave exit exits exited return returns returned ran runs stops throw throws threw show shows says said needs break breaks broke work works worked produce produces write writes pushes call calls use uses",
);
const SUFFICES = /^(?:does it|will do|is enough|should do)$/;
const BESIDE = wordSet("on against in with and for from please under");

// A sentence of more words than this says something about the command.
const SHORT = 14;

/** A sentence that is little more than a command line. */
export function bareCommand(tokens: Tokens, asked: boolean): Act | undefined {
  const line = commandLine(tokens);
  if (line > 0 && !asked && (line > 2 || tokens.length <= SHORT)) {
    const plain = line > 2 ||
      !anyOf(tokens, COMMAND_DOES);
    if (plain) return runs(2, "gives a command line");
  }
  if (tokens[0]?.kind !== "command") return undefined;
  const next = tokens[1];
  if (SUFFICES.test(`${next?.word ?? ""} ${wordAt(tokens, 2)}`)) {
    return runs(2, "names the command to use");
  }
  const plain = next === undefined || next.kind === "sign" ||
    BESIDE.has(next.word);
  if (!plain || asked || tokens.length > SHORT) return undefined;
  if (anyOf(tokens, COMMAND_DOES)) return undefined;
  return runs(2, "gives a command line");
}

const OBJECT_STARTS = wordSet(
  "the a an this these those our all every each both out up off down it them",
);
const NOTICES = wordSet(
  "emphasise emphasize scrutinise scrutinize criticise criticize realise realize hypothesise hypothesize theorise theorize memorise memorize familiarise familiarize characterise characterize recognise recognize verbalise verbalize surmise premise otherwise likewise advise devise specify signify testify notify",
);
const NO_VERB = /(?:s|ed|ing|ly|tion|ment|ness)$/;
const OTHER_WORDS = [
  DETERMINERS,
  AUXILIARIES,
  QUESTION_WORDS,
  SUBORDINATORS,
  TASK_NOUNS,
  RUNNABLES,
  ANSWER_NOUNS,
  CODE_NOUNS,
];

/** A word in the place of an order that no table knows. */
export function unknownVerb(tokens: Tokens, at: number): Act | undefined {
  const token = tokens[at];
  if (token?.kind !== "word" || !/^[a-z]{3,14}$/.test(token.word)) {
    return undefined;
  }
  const object = tokens[at + 1];
  const asked = object === undefined && tokens[at - 1]?.word === "please";
  const named = object?.kind === "code" || object?.kind === "path";
  if (!asked && !named && !OBJECT_STARTS.has(object?.word ?? "")) {
    return undefined;
  }
  if (NO_VERB.test(token.word)) return undefined;
  if (OTHER_WORDS.some((words) => words.has(token.word))) return undefined;
  // "Externalise them": making something so.
  const makes = /(?:ise|ize|ify)$/.test(token.word) &&
    !NOTICES.has(token.word);
  return {
    signal: "WRITE",
    strength: makes ? 2 : 1,
    reason: "an unknown verb in the place of an order",
  };
}

const ALSO_WORDS = wordSet(
  "env make node swift python ruby stack black hey dart php zig mix dune turbo clang gradle composer go bash flask flutter",
);
const GO_VERBS = wordSet("vet test build run generate mod");

/**
 * How much a command line without a code span looks like one: 0 not at all,
 * 2 a tool with its verb ("cargo test"), 3 with flags as well.
 */
function commandLine(tokens: Tokens): number {
  const first = wordAt(tokens, 0);
  const next = tokens[1];
  if (!RUNNERS.has(first) || next === undefined) return 0;
  const flags = tokens.slice(1, 4).some((token) =>
    /^--?[a-z]/.test(token.word)
  );
  if (flags) return 3;
  if (first === "go" && GO_VERBS.has(next.word)) return 2;
  if (ALSO_WORDS.has(first) || next.kind !== "word") return 0;
  const after = tokens[2];
  const closes = after === undefined || after.kind === "sign" ||
    BESIDE.has(after.word) && after.word !== "and" || after.word === "over" ||
    after.word === "across";
  return closes && !BESIDE.has(next.word) && !AUXILIARIES.has(next.word)
    ? 2
    : 0;
}

const MODALS = wordSet("should must shall needs need has have may ought can");

/** A sentence with a thing, or somebody else, as its subject. */
export function statement(tokens: Tokens, at: number): Act[] {
  const word = (i: number) => wordAt(tokens, i);
  const only = onlyFile(tokens);
  if (only !== undefined) return [only];
  if (
    tokens[at + 1]?.word === "with" &&
      ["away", "out", "off", "down"].includes(word(at)) ||
    word(at) === "no" && word(at + 1) === "more" || isToGo(tokens, at)
  ) return [writes(2, "a thing is to go")];
  if (["no", "none"].includes(word(at))) {
    const gone = namedThing(tokens, at);
    if (gone !== undefined) return [gone];
  }
  const goes = landsInFile(tokens, at);
  if (goes !== undefined) return [goes];
  for (let i = at; i < tokens.length && i < at + 16; i++) {
    if (QUESTION_WORDS.has(word(i)) || word(i) === "that") return [];
    if (["is", "are"].includes(word(i)) && word(i + 1) === "to" && i > at) {
      const passive = word(i + 2) === "be";
      const base = passive ? verbOfForm(word(i + 3)) : word(i + 2);
      const kind = verbKind(base ?? "");
      if (passive && kind === "read") return [TO_BE_TOLD];
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
    ) return [runs(3, "it must pass")];
    const last = subject.filter((token) => token.kind !== "sign").at(-1);
    if (
      anyOf(subject, OTHER_SUBJECTS) &&
      OTHER_SUBJECTS.has(last?.word ?? "")
    ) return word(i + 1) === "be" && word(i + 2) === "able" ? [specHint()] : [];
    let j = i + 1;
    while (
      ["to", "be", "also", "now", "always", "still", "only"].includes(word(j))
    ) j++;
    if (word(j) === "not" || word(i) === "can" || word(i) === "may") return [];
    const base = verbOfForm(word(j));
    const kind = verbKind(base ?? word(j));
    const needs = word(i) === "needs" && word(j).endsWith("ing");
    return needs && kind === "change"
      ? [writes(2, "a thing needs changing")]
      : [specHint()];
  }
  return fragment(tokens, at);
}

function specHint(): Act {
  return writes(1, "says how a thing is to be");
}

/** "The only file that you create is docs/x.md". */
function onlyFile(tokens: Tokens): Act | undefined {
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
    ? intoFile("one file is to be written")
    : undefined;
}

/** "Results go into docs/x.md". */
function landsInFile(tokens: Tokens, at: number): Act | undefined {
  for (let i = at; i < tokens.length - 2; i++) {
    const word = wordAt(tokens, i);
    if (!["go", "goes", "belong", "belongs", "land", "lands"].includes(word)) {
      continue;
    }
    const rest = tokens.slice(i + 1, i + 7);
    if (
      rest.some((token) => token.kind === "path") &&
      ["to", "into", "in", "under"].includes(rest[0]?.word ?? "")
    ) return intoFile("something is to go into a file");
  }
  return undefined;
}

const NOMINAL = wordSet(
  "removal implementation migration replacement refactoring addition cleanup renaming rewrite introduction extraction conversion upgrade deletion fix rename refactor correction",
);

const LOOKING_NOUNS = wordSet(
  `comparison analysis review audit investigation overview assessment evaluation
  inventory summary research survey estimate list root-cause walkthrough critique
  recommendation advice opinion explanation`,
);

/** Orders made of nouns: "removal of …", "pytest and tsc, please". */
function fragment(tokens: Tokens, at: number): Act[] {
  const first = wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  if (NOMINAL.has(first) && (next === "of" || next === "for")) {
    return [writes(1, "names a change as the task")];
  }
  if (
    tokens.at(-1)?.word === "please" && tokens[at]?.kind === "command" ||
    runNamed(tokens, at)
  ) return [runs(2, "asks for a run")];
  const thing = namedThing(tokens, at);
  if (thing !== undefined) return [thing];
  if (newPart(tokens, at)) return [writes(2, "names a part to write")];
  const named = anyOf(tokens.slice(at, at + 4), LOOKING_NOUNS);
  if (named && !says(tokens, "page")) {
    return [TO_BE_TOLD];
  }
  const last = tokens.at(-1)?.word;
  if (last === "please") {
    if (tokens.slice(at).some((token) => token.kind === "command")) {
      return [runs(2, "asks for commands")];
    }
  }
  if (says(tokens, "please")) {
    const object = objectOf(tokens, at - 1);
    const listed = tokens.some(({ word }) =>
      ["line", "lines", "name", "names", "count", "counts"].includes(word)
    );
    if (
      object.code && !object.answer && !listed && CODE_NOUNS.has(object.head)
    ) return [writes(2, "asks for code")];
  }
  return [];
}

const COUNTED = wordSet(
  "a an one two three five another full complete quick clean fresh single final load smoke dry test stress",
);
const RUN_NAMES = wordSet(
  "run runs test build benchmark dry-run bisect rehearsal",
);
const FINITE_BE = wordSet(
  "is are was were has have fail fails failed take takes took does",
);

/** "Full test run on Node 22", "one run of the suite with tracing". */
function runNamed(tokens: Tokens, at: number): boolean {
  if (!COUNTED.has(wordAt(tokens, at))) return false;
  for (let i = at + 1; i < tokens.length && i < at + 5; i++) {
    if (!RUN_NAMES.has(wordAt(tokens, i))) continue;
    if (
      !["of", "on", "with", "against", "over", "under"].includes(
        wordAt(tokens, i + 1),
      )
    ) continue;
    return !anyOf(tokens, FINITE_BE);
  }
  return false;
}

const WRITTEN_PARTS = wordSet(
  "changelog entry section paragraph chapter page test tests script migration helper fixture docstring docstrings target index readme",
);

/** "Changelog for 3.8, in CHANGELOG.md": a part, and the file for it. */
function newPart(tokens: Tokens, at: number): boolean {
  const first = anyOf(tokens.slice(at, at + 4), WRITTEN_PARTS);
  if (!first || anyOf(tokens, FINITE_BE)) return false;
  return tokens.some(({ word }, i) =>
    word === "," &&
    ["in", "into", "as", "under"].includes(wordAt(tokens, i + 1)) &&
    tokens.slice(i + 2, i + 5).some(({ kind }) => kind === "path")
  );
}

/** "Everything about the old theme goes", "the flag has to go". */
function isToGo(tokens: Tokens, at: number): boolean {
  const last = tokens.at(-1)?.word;
  const before = tokens.at(-2)?.word ?? "";
  if (tokens.length < at + 3) return false;
  if (last === "goes") {
    return !["it", "that", "what", "how", "where"].includes(before);
  }
  return last === "go" && ["must", "should", "to"].includes(before);
}

const DONE = wordSet(
  "done through finished left anymore longer afterwards end remain remains",
);
const EDIT_WORDS = wordSet(
  "edit edits change changes commit commits file files write writes modification modifications code need one question questions",
);

/** Things named without a verb: "new flag …", "no `any` when you're done". */
function namedThing(tokens: Tokens, at: number): Act | undefined {
  const word = (i: number) => wordAt(tokens, i);
  const first = word(at);
  if (["no", "none"].includes(first)) {
    const barren = anyOf(tokens.slice(at, at + 4), EDIT_WORDS);
    const done = tokens.findIndex(({ word }, i) =>
      i > at + 1 && DONE.has(word)
    );
    const told =
      ["left", "remain", "remains", "anymore", "longer"].includes(word(done)) &&
      tokens.some(({ word }) =>
        ["is", "are", "were", "was", "has", "have"].includes(word)
      ) &&
      !tokens.some(({ word }) =>
        ["may", "must", "should", "can", "shall"].includes(word)
      );
    return done > 0 && !barren && !told
      ? writes(2, "a thing is to be gone")
      : undefined;
  }
  const fresh = ["new", "another", "additional", "extra"].includes(first);
  if (fresh || first === "a" || first === "an") {
    for (let i = at + 1; i < tokens.length && i < at + 5; i++) {
      if (FINITE_BE.has(word(i)) || word(i) === "that") return undefined;
      if (!CODE_NOUNS.has(word(i)) || ANSWER_NOUNS.has(word(i))) continue;
      const plural = word(i).endsWith("s") && word(i) !== "tests";
      const said = anyOf(tokens.slice(at), FINITES);
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
    ? writes(1, "names a thing that is wanted")
    : undefined;
}

/** What is known around a sentence. */
export interface EnglishPlace {
  item: boolean;
  /** The sentence is the content of an order to look: "Find out: …". */
  afterRead: boolean;
}

/** What one sentence asks for. */
export function readEnglish(sentence: Sentence, place: EnglishPlace): Act[] {
  const { tokens, close } = sentence;
  const reader = new Reader(tokens, { asked: close === "?", item: place.item });
  // "Share link: …" in a list names a part of the product.
  const topic = place.item && tokens.length < 4 && tokens.length > 1 &&
    !isMarked(tokens[1]) && PARTS.has(wordAt(tokens, 0));
  if (!topic) reader.clause(0, 3);
  const acts = hasCue(tokens)
    ? [...declarationsIn(tokens), ...nominalBans(tokens), ...reader.acts]
    : reader.acts;
  // "Until you know the cause, don't edit anything".
  if (tokens[0]?.word === "before" || tokens[0]?.word === "until") {
    for (const act of acts) if (act.signal === "NEG") act.phase = true;
  } else if (tokens[0]?.word === "if") {
    for (const act of acts) if (act.signal === "NEG") act.soft = true;
  }
  if (!place.afterRead) return acts;
  // "Verify that it is gone: start the server": a run shows what to look for.
  return acts.filter(({ signal, strength }) =>
    signal !== "WRITE" && (signal !== "EXEC" || strength === 3)
  );
}

// Without one of these words declarationsIn() and nominalBans() find nothing:
// each of their readings begins at, or asks for, one of them.
const CUES = wordSet(
  `only just purely pure solely merely strictly exclusively simply nothing write
  readonly read-only no none zero without hands off out leave remain remains
  stay stays keep found forbidden prohibited banned disallowed taboo unwelcome
  unwanted verboten wanted allowed permitted welcome desired acceptable
  tolerated asked expected limited restricted fingers`,
);

/** Whether a sentence may hold a declaration or a ban made with nouns. */
export function hasCue(tokens: Tokens): boolean {
  for (let i = 0; i < tokens.length; i++) {
    const word = wordAt(tokens, i);
    if (CUES.has(word) || word.endsWith("-only")) return true;
    if (i > 0 && (NEGATORS.has(word) || word === "be")) return true;
    if (word === "not") {
      const next = tokens[i + 1]?.word;
      if (next === "a" || next === "one" || next === "to") return true;
      if (i > 1 && tokens[i - 1]?.word === "do") return true;
    }
  }
  return false;
}

const PLACES = wordSet("with on under in from at using");
const PARTS = wordSet("share search sort view help send");
const YOU = wordSet("you u you're you'll youre");
const WE = wordSet("i we i'm we're i'd i'll we'll i've we've we'd let's im");
const NO_CLAUSE: Before = { kind: "none", ban: false };
// Each step moves on in the sentence; the bound only guards against a slip.
const MOST_STEPS = 40;

/** Walks the clauses of one sentence. */
class Reader {
  readonly acts: Act[] = [];
  #steps = 0;

  constructor(
    readonly tokens: Tokens,
    readonly how: { asked: boolean; item: boolean },
  ) {}

  /** Reads the clause that begins at `from`, and those joined to it. */
  clause(from: number, cap: Strength): void {
    if (this.#steps++ > MOST_STEPS) return;
    const { tokens } = this;
    const at = openersEnd(tokens, from);
    const word = tokens[at]?.word;
    if (word === undefined) return;
    if (tokens[at]?.kind === "sed") {
      this.#find(writes(3, "a substitution"));
      return;
    }
    const negated = negationEnd(tokens, at, this.how.asked);
    if (negated > 0) {
      // "Without breaking the API, split …": a condition of the work.
      const main = word === "without" && at === 0
        ? mainClauseAt(tokens, at, this.how.item)
        : undefined;
      if (main !== undefined) this.clause(main, cap);
      return this.#ban(negated);
    }
    if (isPolite(tokens, at)) {
      const minds = tokens[at + 2]?.word === "mind";
      return minds ? this.#minded(at + 3) : this.clause(at + 2, 3);
    }
    if (this.how.asked && PLACES.has(word)) {
      // "With Node 22 active, does the build pass?"
      const main = mainClauseAt(tokens, at, this.how.item);
      const asks = main === undefined ? undefined : questionAt(
        tokens,
        main,
        true,
      );
      if (asks !== undefined) return this.#find(asks);
    }
    const wish = wishedThing(tokens, at);
    if (wish !== undefined) return this.#find(wish);
    const question = questionAt(tokens, at, this.how.asked);
    if (question !== undefined) return this.#find(question);
    if (SUBORDINATORS.has(word) || word.endsWith("ever")) {
      const main = mainClauseAt(tokens, at, this.how.item);
      if (inAnswer(tokens, at)) {
        return this.#find(actOf("READ", 3, "for the answer"));
      }
      return main === undefined ? undefined : this.clause(main, cap);
    }
    if (YOU.has(word)) return this.#take(secondPerson(tokens, at), cap, at);
    if (WE.has(word)) return this.#take(firstPerson(tokens, at), cap, at);
    const ensured = ensureEnd(tokens, at);
    if (ensured > 0) return this.#ensured(ensured, cap);
    const command = at === 0 ? bareCommand(tokens, this.how.asked) : undefined;
    if (command !== undefined) return this.#find(command);
    if (this.#order(at, cap)) return;
    const task = taskIsEnd(tokens, at);
    if (task > 0) {
      const not = negationEnd(tokens, task, false);
      if (not > 0) return this.#ban(not);
      if (this.#order(task, cap)) return;
    }
    const heads = at === 0 || tokens[at - 1]?.word === "please";
    const unknown = heads ? unknownVerb(tokens, at) : undefined;
    if (unknown !== undefined) {
      this.#find(unknown);
      return this.#joined(at, { kind: "change", ban: false });
    }
    const fronted = frontedOrder(tokens, at);
    if (fronted > 0) return this.clause(fronted, cap);
    this.acts.push(...statement(tokens, at));
    this.#joined(at, NO_CLAUSE);
  }

  #find(act: Act): void {
    this.acts.push(act);
  }

  #take(
    { acts, order, ban, hint }: SubjectRead,
    cap: Strength,
    from: number,
  ): void {
    this.acts.push(...acts);
    if (ban !== undefined) this.#ban(ban);
    else if (order !== undefined) {
      const limit = hint === true ? 1 : cap;
      if (!this.#order(order, limit)) this.clause(order, limit);
    } else if (acts.length === 0) {
      // "You forgot the check, add it".
      const it = this.tokens.findIndex(({ word }, i) =>
        i > from + 3 && this.tokens[i - 2]?.word === "," &&
        ["it", "them", "that", "those"].includes(word)
      );
      if (it > 0) return void this.#order(it - 1, cap);
      const next = nextJoined(this.tokens, from, NO_CLAUSE);
      if (next?.read === "clause" && this.tokens[next.at]?.word === "you") {
        this.clause(next.at, cap);
      }
    }
  }

  #ban(from: number): void {
    const { acts, orderAt: order, joined } = banClause(this.tokens, from);
    this.acts.push(...acts);
    if (order !== undefined) this.clause(order, 3);
    if (joined !== undefined) {
      this.#joined(joined.at, { kind: "none", ban: joined.ban });
    }
  }

  /** "Would you mind adding …": the gerund is the order. */
  #minded(at: number): void {
    const kind = verbKind(verbOfForm(wordAt(this.tokens, at)) ?? "");
    if (kind === "change" || kind === "make") {
      this.#find(writes(2, "a polite order"));
    } else if (kind === "run") {
      this.#find(runs(2, "a polite order"));
    } else this.#find(actOf("READ", 2, "a question"));
  }

  #ensured(at: number, cap: Strength): void {
    if (passes(this.tokens, at)) {
      this.#find(runs(3, "it must pass"));
    } else if (this.tokens[at]?.word === "to") this.clause(at + 1, cap);
    else if (isStated(this.tokens, at)) {
      this.#find(writes(1, "it is to be so"));
    }
  }

  #order(at: number, cap: Strength): boolean {
    const { tokens } = this;
    const word = wordAt(tokens, at);
    const kind = verbKind(word);
    if (kind === undefined || subjectFollows(tokens, at)) return false;
    const acts = orderAt(tokens, at, { item: this.how.item, cap });
    const deed = kind !== "neutral" && kind !== "read";
    if (
      acts.length === 0 && deed && NOUN_VERBS.has(word) &&
      tokens[at + 1] !== undefined
    ) return false;
    this.acts.push(...acts);
    const read = acts.some((act) => act.signal === "READ");
    this.#joined(at, { kind: read ? "read" : kind, ban: false });
    return true;
  }

  #joined(from: number, before: Before): void {
    const next = nextJoined(this.tokens, from, before);
    if (next === undefined) return;
    if (next.read === "clause") this.clause(next.at, 3);
    else if (next.read === "ban") this.#ban(next.at);
    else {
      const known = this.acts.length;
      this.#order(next.at, next.embedded ? 2 : 3);
      if (next.strong) {
        for (const act of this.acts.slice(known)) act.then = true;
      }
    }
  }
}

/** "In your answer, rewrite …": nothing but the answer is written. */
function inAnswer(tokens: Tokens, at: number): boolean {
  return tokens[at]?.word === "in" &&
    ["your", "the"].includes(wordAt(tokens, at + 1)) &&
    ["answer", "reply", "response", "message", "chat"].includes(
      wordAt(tokens, at + 2),
    );
}

/** "See to it that the sitemap excludes drafts": a thing is to be so. */
function isStated(tokens: Tokens, at: number): boolean {
  const from = tokens[at]?.word === "that" ? at + 1 : at;
  return !LOOSE_SUBJECTS.has(tokens[from]?.word ?? "you");
}

const UNWANTED = wordSet(
  "wanted allowed permitted welcome desired acceptable tolerated asked expected",
);
const GOES_ON = wordSet(
  "apart with and from here please except but in on for to while as throughout",
);
const TEST_WORDS = wordSet(
  "test tests spec specs unit-test unit-tests unit-spec unit-specs",
);
const RUN_TOO = wordSet(
  "migration migrations script scripts upgrade upgrades installer installers command commands job jobs recipe recipes steps queries query playbook playbooks snippet snippets",
);
const MUST_NOT = wordSet(
  "can't cannot mustn't shouldn't needn't won't aren't don't cant",
);
const BARS = wordSet(
  "are not may must should can supposed allowed permitted to need have will do be authorized authorised ever shall",
);
const BESIDES = wordSet("also just only really rather then do would still now");
const FARES = wordSet(
  "does do fare fares behave behaves goes perform performs",
);
const FINITES = wordSet(
  "is are was were has had fail fails does did will would can should must may needs",
);
const LOOSE_SUBJECTS = wordSet(
  "you your every each all nothing it no any they there",
);
