/**
 * Step three for English: what a sentence asks for.
 *
 * The prompt as a whole says whether there is work in it; a sentence says
 * whether it is forbidden, and which kind of work it is. It is read as a
 * person reads: past its opening words to the verb, from the verb to the
 * object, and on to the clauses that are joined to it.
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

/** What is known around a sentence. */
export interface EnglishPlace {
  item: boolean;
  /** The sentence is the content of an order to look: "Find out: ...". */
  afterRead: boolean;
}

/** What one sentence asks for. */
export function readEnglish(sentence: Sentence, place: EnglishPlace): Act[] {
  const { tokens, close } = sentence;
  const reader = new Reader(tokens, close === "?", place.item);
  reader.clause(0);
  const first = wordAt(tokens, 0);
  // "Which path opens it as read only?" asks about a thing.
  const isAsked = close === "?" && QUESTION_WORDS.has(first);
  const acts = hasCue(tokens)
    ? [
      ...isAsked ? [] : [...declarationsIn(tokens), ...nominalBans(tokens)],
      ...reader.acts,
    ]
    : reader.acts;
  for (const act of acts) {
    if (act.signal !== "NEG") continue;
    // "Until you know the cause, don't edit anything".
    if (first === "before" || first === "until") act.phase = true;
    if (
      first === "if" || first === "while" && wordAt(tokens, 1) === "you" ||
      LIMITS.has(first) && anyOf(tokens.slice(1, 5), PHASES) ||
      FIRST.has(first) && acts.some(({ signal }) => signal === "READ")
    ) act.soft = true;
  }
  if (!place.afterRead) return acts;
  // "Verify that it is gone: start the server": a run shows what to look for.
  return acts.filter(({ signal, strength }) =>
    signal !== "WRITE" && (signal !== "EXEC" || strength === 3)
  );
}

/** "First read it without changing any file". */
const FIRST = wordSet("first start begin");

/** "In the first phase do not ...". */
const LIMITS = wordSet("in during for");

/** Words that make a command line an order to run it: "`make bench` twice". */
const REPEATS = wordSet("times twice thrice");

const YOU = wordSet("you u you're you'll you've youre");
const WE = wordSet("i we i'm we're i'd i'll we'll i've we've we'd im");
// Each step moves on in the sentence; the bound only guards against a slip.
const MOST_STEPS = 40;

/** Walks the clauses of one sentence. */
class Reader {
  readonly acts: Act[] = [];
  #steps = 0;

  constructor(
    readonly tokens: Tokens,
    readonly asked: boolean,
    readonly item: boolean,
  ) {}

  /** Reads the clause that begins at `from`, and those joined to it. */
  clause(from: number): void {
    if (this.#steps++ > MOST_STEPS) return;
    const { tokens, asked } = this;
    const at = openersEnd(tokens, from);
    const word = tokens[at]?.word;
    if (word === undefined) return;
    const negated = negationEnd(tokens, at);
    if (word === "without" && negated > 0) return this.#without(at);
    if (negated > 0) {
      const only = onlyEnd(tokens, negated);
      return only < 0 ? this.#ban(negated) : this.clause(only);
    }
    const favour = favourAt(tokens, at);
    if (favour > 0 && this.#order(favour)) return;
    const look = lookAt(tokens, at);
    if (look > 0) {
      this.acts.push(commandOrder(tokens, look) ?? TO_BE_TOLD);
      return this.#joined(look, "read");
    }
    const question = questionAt(tokens, at, asked);
    if (question !== undefined) return void this.acts.push(question);
    if (SUBORDINATORS.has(word)) {
      const main = mainClauseAt(tokens, at);
      return main < 0 ? undefined : this.clause(main);
    }
    const handed = handedOver(tokens, at);
    if (handed > 0 && this.#order(handed)) return;
    if (YOU.has(word)) return this.#you(at);
    if (WE.has(word)) return this.#we(at);
    if (at === 0 && isCommandLine(tokens, asked)) {
      const strength = anyOf(tokens, REPEATS) ? 3 : 2;
      return void this.acts.push(runs(strength, "gives a command line"));
    }
    // "Make sure I understand this right: ...".
    if (wordAt(tokens, at + 1) === "sure" && WE.has(wordAt(tokens, at + 2))) {
      return void this.acts.push(TO_BE_TOLD);
    }
    if (this.#order(at)) return;
    if (isYours(tokens)) return void this.acts.push(THROUGH);
    const unknown = unknownVerb(tokens, at);
    this.acts.push(...unknown ?? statement(tokens, at));
    this.#joined(at, "read");
  }

  #ban(from: number): void {
    const at = pastWords(this.tokens, from, BAN_FILLERS);
    this.acts.push(...banOn(this.tokens, at));
    this.#joined(at, "ban");
  }

  /** "Without changing any test, split the function". */
  #without(at: number): void {
    this.acts.push(...banOn(this.tokens, at + 1));
    const main = mainClauseAt(this.tokens, at);
    if (main >= 0) this.clause(main);
  }

  /** A sentence whose subject is the subagent. */
  #you(at: number): void {
    const { tokens } = this;
    const rest = tokens.slice(at + 1, at + 5);
    if (says(rest, "not") || MUST_NOT.has(wordAt(rest, 0))) {
      return this.#ban(pastWords(tokens, at + 1, BARS));
    }
    const barred = rest.findIndex(({ word }) => OUTLAWED.has(word));
    // "You are forbidden to ...".
    if (barred >= 0) return this.#ban(at + barred + 3);
    const verb = pastWords(tokens, at + 1, LEAVE);
    if (verbKind(wordAt(tokens, verb)) === "run") this.clause(verb);
  }

  /** A sentence whose subject is the dispatcher. */
  #we(at: number): void {
    const { tokens } = this;
    const you = tokens.findIndex(({ word }) => word === "you");
    // "I would rather you didn't ...".
    if (wordAt(tokens, you - 1) === "rather") return this.#ban(you + 2);
    const verb = pastWords(tokens, at + 1, BESIDES);
    const word = wordAt(tokens, verb);
    // "We aren't changing anything".
    if (word === "aren't") return this.#ban(verb + 1);
    if (word === "are" && wordAt(tokens, verb + 1) === "not") {
      return this.#ban(verb + 2);
    }
    if (word === "don't" || word === "not") {
      const what = pastWords(tokens, verb + 2, WHOM);
      if (!anyOf(tokens, CHANGED)) return this.#ban(what);
      // "I don't want anything changed".
      const { reach, phase } = reachOf(tokens, what);
      if (reach === "all" && !phase) this.acts.push(allBanned());
    } else if (WANTS.has(word)) this.acts.push(wanted(tokens, verb));
  }

  #order(at: number): boolean {
    const { tokens } = this;
    const word = wordAt(tokens, at);
    const kind = verbKind(word);
    if (kind === undefined) return false;
    const acts = orderAt(tokens, at, this.item);
    if (acts.length === 0 && kind !== "read" && NOUN_VERBS.has(word)) {
      return false;
    }
    this.acts.push(...acts);
    const reads = acts.length === 0 ||
      acts.some(({ signal }) => signal === "READ");
    this.#joined(at, reads ? "read" : "deed");
    return true;
  }

  #joined(from: number, before: Before): void {
    const next = nextJoined(this.tokens, from, before);
    if (next === undefined) return;
    if (next.read === "clause") this.clause(next.at);
    else if (next.read === "ban") this.#ban(next.at);
    else this.#order(next.at);
  }
}

const MUST_NOT = wordSet(
  `can't cannot mustn't shouldn't needn't won't aren't don't cant never
  neither`,
);
const BARS = wordSet(
  `are not may must should can supposed allowed permitted to need have will
  do be authorized authorised ever shall yourself can't cannot mustn't
  shouldn't needn't won't aren't don't cant never neither`,
);
const LEAVE = wordSet("may can free allowed permitted are to also welcome");
const BESIDES = wordSet("also just only really rather then do would still now");
const WANTS = wordSet("want need expect");
const WHOM = wordSet("u anyone anybody");

function anyOf(tokens: Tokens, words: Words): boolean {
  return tokens.some(({ word }) => words.has(word));
}

function says(tokens: Tokens, said: string): boolean {
  return tokens.some(({ word }) => word === said);
}

function wordAt(tokens: Tokens, at: number): string {
  return tokens[at]?.word ?? "";
}

/** The index of the first word from `from` on that is none of these. */
function pastWords(tokens: Tokens, from: number, words: Words): number {
  let at = from;
  while (words.has(wordAt(tokens, at))) at++;
  return at;
}

/** Whether the sentence, or its part before a sign, ends before `token`. */
function ends(token: Token | undefined): boolean {
  return token === undefined || token.kind === "sign";
}

/** Whether a token begins an object that is surely one. */
function isMarked(token: Token | undefined): boolean {
  if (token === undefined) return false;
  return token.kind !== "word" && token.kind !== "sign" ||
    DETERMINERS.has(token.word);
}

/** Where the clause's first word of weight stands, from `from` on. */
function openersEnd(tokens: Tokens, from: number): number {
  let at = from;
  for (;; at++) {
    const word = wordAt(tokens, at);
    if (word === "," || OPENERS.has(word)) continue;
    if (word === "try" && wordAt(tokens, at + 1) === "to") at++;
    else return at;
  }
}

// No comma within this many words: the whole is one clause.
const COMMA_WITHIN = 60;

/** Where the main clause begins behind the opening one; -1 if nowhere. */
function mainClauseAt(tokens: Tokens, at: number): number {
  const end = Math.min(tokens.length, at + COMMA_WITHIN);
  for (let i = at + 1; i < end; i++) {
    const word = wordAt(tokens, i);
    if (word === ",") return i + 1;
    if (word === "i") return i;
    // "In the second phase merge them".
    if (PHASES.has(word) && verbKind(wordAt(tokens, i + 1)) !== undefined) {
      return i + 1;
    }
    // "During the whole review do not edit anything".
    if (
      forbidsAt(tokens, i) &&
      BARE_BAN.has(wordAt(tokens, negationEnd(tokens, i)))
    ) return i;
    // "After that run `npm test`", "in src/x replace the ...".
    if (
      i === at + 2 && isMarked(tokens[i - 1]) && isMarked(tokens[i + 1]) &&
      verbKind(word) !== undefined
    ) return i;
  }
  return -1;
}

const PHASES = wordSet("phase pass stage step part round");

const STOPS = wordSet(
  `of in for to with about on from by that which how where why what when ,
  and or into at as per between so if whose who than before after above
  below near onto against under using because while then but`,
);

/** The object behind a verb. */
interface ObjectRead {
  /** The last word of the noun phrase, `""` when there is none. */
  head: string;
  /** It is something that is handed over in an answer. */
  answer: boolean;
  /** A determiner, a mark or a number follows the verb. */
  marked: boolean;
  /** The sentence says a file to put it in. */
  intoFile: boolean;
  /** The sentence says to put it in the answer. */
  intoAnswer: boolean;
}

// A longer noun phrase is none.
const PHRASE = 14;

/** Reads the object of the verb at index `at`. */
function objectOf(tokens: Tokens, at: number): ObjectRead {
  let head = "";
  for (let i = at + 1; i < at + PHRASE; i++) {
    const token = tokens[i];
    if (token === undefined || STOPS.has(token.word)) break;
    head = token.word;
  }
  // "the report" is an answer, "the report page" is not.
  const answer = ANSWER_NOUNS.has(head);
  const marked = isMarked(tokens[at + 1]);
  return { head, answer, marked, ...destination(tokens, at) };
}

const ABOUT = wordSet("of about for on");
const IN = wordSet("in under at inside");
const INTO = wordSet("to in into as under at inside");
const PLACE_WORDS = wordSet("your the a my this final last new file");
const SAVING = wordSet("save put store record dump place log");

const NOT_WITHIN = 4;

/** Where the rest of the sentence says to put the thing. */
function destination(
  tokens: Tokens,
  at: number,
): { intoFile: boolean; intoAnswer: boolean } {
  let intoFile = false;
  let intoAnswer = false;
  let about = false;
  const saves = SAVING.has(wordAt(tokens, at));
  for (let i = at + 1; i < tokens.length; i++) {
    const word = wordAt(tokens, i);
    if (ABOUT.has(word)) about = true;
    if (!INTO.has(word)) continue;
    const place = tokens[pastWords(tokens, i + 1, PLACE_WORDS)];
    // "a summary of ... in src/": there the path says where to look.
    // "Flag the odd ones, in src/ only" fences.
    // "In your reply, not in a file under docs/".
    const isRuledOut = tokens.slice(Math.max(at, i - NOT_WITHIN), i)
      .some(({ word }) => word === "not");
    const isPlace = place?.kind === "path" && !isRuledOut &&
      !(IN.has(word) && wordAt(tokens, tokens.indexOf(place) + 1) === "only");
    if (isPlace && (!IN.has(word) || saves || !about)) intoFile = true;
    if (ANSWER_PLACES.has(place?.word ?? "")) intoAnswer = true;
  }
  return { intoFile, intoAnswer };
}

const ANSWER_PLACES = wordSet("reply answer response chat conversation");

/** Asks to look and tell. */
const READ: Act = actOf("READ", 3, "asks to look and tell");
const TO_BE_TOLD: Act = actOf("READ", 2, "asks to be told");

function writes(strength: Strength, reason: string): Act {
  return actOf("WRITE", strength, reason);
}

function runs(strength: Strength, reason: string): Act {
  return actOf("EXEC", strength, reason);
}

/** A finding of WRITE whose file is named. */
function intoFile(reason: string): Act {
  return { ...writes(3, reason), file: true };
}

/** What the order of the verb at index `at` asks for. */
function orderAt(tokens: Tokens, at: number, item: boolean): Act[] {
  const verb = wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  const two = `${verb} ${next}`;
  const command = commandOrder(tokens, at);
  if (command !== undefined) return [command];
  if (RUN_PHRASES.has(two)) return [runs(3, `an order to "${two}"`)];
  if (CHANGE_PHRASES.has(two)) return [writes(3, `an order to "${two}"`)];
  if (CARRYING.has(verb) && !TELLEES.has(next) && isSeenThrough(tokens, at)) {
    return [THROUGH];
  }
  const object = objectOf(tokens, at);
  if (READ_PHRASES.has(two)) {
    return [
      object.intoFile && SAVES.has(verb)
        ? intoFile("an answer that goes into a file")
        : READ,
    ];
  }
  // "Change nothing, write no code".
  if (next === "nothing" || next === "no") return [];
  if (verb === "stop") {
    return next.endsWith("ing")
      ? [writes(3, "an order to stop something the code does")]
      : [];
  }
  if (verb === "try") return [runs(2, "an order to try it")];
  const kind = verbKind(verb);
  if (kind === "read") {
    // "Pull the helpers out into dates.js".
    if (verb === "pull" && movesCode(tokens, at)) {
      return [writes(3, "code is to move")];
    }
    const given = verb === "give" ? givenTo(tokens, at) : undefined;
    return [given ?? READ, ...byRunning(tokens, at)];
  }
  if (kind === "neutral" || nounHere(tokens, at, { ...object, item })) {
    return [];
  }
  return kind === "run"
    ? runOrder(tokens, at, object)
    : writeOrder(tokens, at, object);
}

const THROUGH = writes(3, "work is to be seen through to its end");
const CARRYING = wordSet("take see carry bring follow get work own move");
const TELLEES = wordSet("me us");
const SPANS = wordSet("from way through");
const ENDED = wordSet(
  "merged released deployed shipped landed implemented finished green working",
);
const ENDED_IN = wordSet("main master production merged released deployed");

/** "... from diagnosis all the way to a merged fix", "... until it is in main". */
function isSeenThrough(tokens: Tokens, at: number): boolean {
  return tokens.some(({ word }, i) => {
    if (i <= at) return false;
    const behind = tokens.slice(i + 1, i + 7);
    return word === "until" && anyOf(behind, ENDED_IN) ||
      word === "to" && anyOf(tokens.slice(0, i), SPANS) &&
        anyOf(behind.slice(0, 3), ENDED);
  });
}

/** "The bug is yours, from the analysis up to the deployed fix". */
function isYours(tokens: Tokens): boolean {
  return says(tokens, "yours") && isSeenThrough(tokens, 0);
}

/** "Find out by running it whether ...". */
function byRunning(tokens: Tokens, at: number): Act[] {
  const by = tokens.findIndex(({ word }, i) => i > at && word === "by");
  const verb = by < 0 ? undefined : verbOfForm(wordAt(tokens, by + 1));
  return verb !== undefined && verbKind(verb) === "run"
    ? [runs(2, "a run is to show it")]
    : [];
}

const SAVES = wordSet("write put flag");

const CHECKS = wordSet("verify check see validate test keep get");
const BRACKETS = wordSet("close finish end start");

/** What an order says of a run, whatever its verb is by itself. */
function commandOrder(tokens: Tokens, at: number): Act | undefined {
  const verb = wordAt(tokens, at);
  if (CHECKS.has(verb) || wordAt(tokens, at + 1) === "sure") {
    if (passes(tokens, at + 1)) return runs(3, "it must be seen to pass");
    // "check that `make up` brings it up".
    if (tokens[at + 2]?.kind === "command") {
      return runs(2, "what a command does is to be seen");
    }
  }
  if (BRACKETS.has(verb) && tokens[at + 2]?.kind === "command") {
    return runs(3, "a command is part of the work");
  }
  return undefined;
}

/** How far a passing word may stand behind its subject. */
const PASSES_WITHIN = 9;

/** Whether a runnable thing is said to pass, from index `from` on. */
export function passes(tokens: Tokens, from: number): boolean {
  return tokens.some(({ kind, word }, i) =>
    i >= from && (kind === "command" || RUNNABLES.has(word)) &&
    anyOf(tokens.slice(i + 1, i + 1 + PASSES_WITHIN), PASS_WORDS)
  );
}

/** Words behind a noun that only looks like a verb. */
const NOUN_TAILS = wordSet(
  `of for on during between is are was were time times about which with by at
  per and or vs where when how who in has have`,
);

/** Whether the word is rather a noun here: "Test coverage", "Log format". */
function nounHere(
  tokens: Tokens,
  at: number,
  { marked, item }: { marked: boolean; item: boolean },
): boolean {
  const verb = wordAt(tokens, at);
  if (!NOUN_VERBS.has(verb) || marked) return false;
  const next = tokens[at + 1];
  if (next === undefined) return true;
  if (next.kind === "sign") return next.word !== '"';
  // "Build with gcc 12".
  if (next.word === "with" && verbKind(verb) === "run") return false;
  if (NOUN_TAILS.has(next.word)) return true;
  if (ANSWER_NOUNS.has(next.word) && verbKind(verb) !== "run") return true;
  return item && tokens.length - at <= 3;
}

/** What an order with a verb of running asks for. */
function runOrder(
  tokens: Tokens,
  at: number,
  { marked, answer }: ObjectRead,
): Act[] {
  const verb = wordAt(tokens, at);
  const reason = `an order to ${verb}`;
  if (verb === "build" && answer) return [READ];
  if (verb === "test") return [runs(1, reason)];
  return [runs(marked || !NOUN_VERBS.has(verb) ? 3 : 2, reason)];
}

/** Verbs that say what the product is to do: "let the user sort the list". */
const WISHES = wordSet("let support allow handle prevent accept");
/** Verbs whose answer is one that is handed over: "add a summary". */
const ADDING = wordSet(
  "add annotate append attach close complete cover bring finish insert",
);
const DETAIL = wordSet("number numbers path count reason date");

/** What an order with a verb of changing or making asks for. */
function writeOrder(
  tokens: Tokens,
  at: number,
  object: ObjectRead,
): Act[] {
  const verb = wordAt(tokens, at);
  const { head, answer, marked } = object;
  const reason = `an order to ${verb}`;
  const change = verbKind(verb) === "change";
  const made = tokens[pastWords(tokens, at + 1, PLACE_WORDS)];
  const isMade = verbKind(verb) === "make" && made?.kind === "path";
  // "Produce docs/licences.json, an array of ...".
  if (isMade || object.intoFile && (!change || answer)) {
    return [intoFile("something is to go into a file")];
  }
  if (verb === "extract") return [extracted(tokens, at)];
  // "Mark the slow ones" in an answer, but "mark it as deprecated".
  if (verb === "mark") return [writes(says(tokens, "as") ? 3 : 1, reason)];
  if (WISHES.has(verb)) return [writes(2, reason)];
  if (DETAIL.has(head) && (!change || verb === "add")) {
    return [writes(1, "an order to add a detail")];
  }
  if (object.intoAnswer) return [READ];
  // "Revise your estimate".
  if (answer && wordAt(tokens, at + 1) === "your") return [READ];
  if (answer) return [change ? writes(ADDING.has(verb) ? 1 : 2, reason) : READ];
  if (verb === "leave") return head === "comment" ? [writes(2, reason)] : [];
  if (shapesAnswer(tokens, at)) return [READ];
  return [writes(NOUN_VERBS.has(verb) && !marked ? 2 : 3, reason)];
}

const CODE_PARTS = wordSet(
  `logic code loop interface function functions method class component hook
  helper helpers constant constants type types base module block`,
);
const ALL_OF_THEM = wordSet("all every each");
const RETURNED = wordSet("return reply give send csv json list table array");

/** Whether code is to move to a place of its own. */
function movesCode(tokens: Tokens, at: number): boolean {
  const into = tokens.findIndex(({ word }, i) => i > at && word === "into");
  const place = tokens.slice(into + 1, into + 4);
  return into > 0 &&
    (place.some(({ kind }) => kind === "path" || kind === "code") ||
      anyOf(place, CODE_NOUNS) || anyOf(place, CODE_PARTS) ||
      says(place, "own") || says(place, "shared"));
}

/** "Extract the ports from config/ and return a list": no code moves. */
function extracted(tokens: Tokens, at: number): Act {
  const reason = "an order to extract";
  const { head } = objectOf(tokens, at);
  if (CODE_PARTS.has(head) || movesCode(tokens, at)) return writes(3, reason);
  const rest = tokens.slice(at + 1);
  // "Extract from docs/ the ...".
  const fields = head === "" && !anyOf(rest, CODE_PARTS);
  if (fields || anyOf(rest, ALL_OF_THEM) || anyOf(rest, RETURNED)) return READ;
  return says(rest, "from") ? writes(1, reason) : writes(3, reason);
}

const SHAPERS = wordSet("merge put");
const ANSWER_SHAPES = wordSet("table list report answer timeline");

/** "convert ... into a table": the answer's shape. */
function shapesAnswer(tokens: Tokens, at: number): boolean {
  return SHAPERS.has(wordAt(tokens, at)) &&
    anyOf(tokens.slice(at + 1), ANSWER_SHAPES);
}

const RATED = wordSet("severity number");
const GIVEN_STARTS = wordSet("a an its their one two three more the");

/** "Give the worker a timeout": who gets it is a thing, not the asker. */
function givenTo(tokens: Tokens, at: number): Act | undefined {
  const starts = tokens.slice(0, at + 10).findIndex(({ word }, i) =>
    i > at + 1 && GIVEN_STARTS.has(word)
  );
  if (starts < 0) return undefined;
  const { head, answer } = objectOf(tokens, starts - 1);
  if (answer || RATED.has(head)) return undefined;
  const known = CODE_NOUNS.has(wordAt(tokens, starts - 1));
  return writes(known ? 2 : 1, "a thing is to be given something");
}

/** "I need a script ...", "I want the list ...". */
function wanted(tokens: Tokens, at: number): Act {
  const { head } = objectOf(tokens, at);
  return tokens[at + 1]?.kind === "path" || CODE_NOUNS.has(head)
    ? writes(2, "something is needed")
    : TO_BE_TOLD;
}

const OBJECT_STARTS = wordSet(
  "the a an this these those our all every each both out up off down it them",
);
const NO_VERB = /(?:s|ed|ly|tion|ment)$/;

/** A word in the place of an order that no table knows. */
function unknownVerb(tokens: Tokens, at: number): [Act] | undefined {
  const { kind, word } = tokens[at] as Token;
  const object = tokens[at + 1];
  const isObject = object?.kind === "code" || object?.kind === "path" ||
    OBJECT_STARTS.has(object?.word ?? "");
  if (kind !== "word" || !isObject || NO_VERB.test(word)) return undefined;
  // "Externalise them": making something so.
  const makes = /(?:ise|ize|ify)$/.test(word);
  return [writes(makes ? 2 : 1, "an unknown verb in the place of an order")];
}

const JOINTS = wordSet("and then but or & plus instead");
const ANDS = wordSet("and & plus");
const FRESH = wordSet(
  "then please finally afterwards but just instead only simply directly",
);

/** What the clause before the joint is. */
type Before = "ban" | "read" | "deed";

/** The first clause joined to the one whose verb is at `from`. */
function nextJoined(
  tokens: Tokens,
  from: number,
  before: Before,
): { at: number; read: "clause" | "ban" | "order" } | undefined {
  for (let i = from + 1; i < tokens.length; i++) {
    if (!isJoint(wordAt(tokens, i))) continue;
    const first = i;
    while (isJoint(wordAt(tokens, i)) || OPENERS.has(wordAt(tokens, i))) i++;
    const joint = tokens.slice(first, i);
    if (opensClause(tokens, i)) return { at: i, read: "clause" };
    const word = wordAt(tokens, i);
    if (verbKind(word) === undefined) continue;
    const fresh = anyOf(joint, FRESH);
    if (before === "ban" && !fresh) return { at: i, read: "ban" };
    if (
      before === "read" && !fresh && wordAt(joint, 0) !== "," &&
      isWithinQuestion(tokens, { from, to: first }) &&
      // "... how we store them and put it into docs/x.md".
      !objectOf(tokens, i).intoFile
    ) continue;
    const listed = NOUN_VERBS.has(word) ||
      before === "read" && !anyOf(joint, ANDS);
    // "the tests, docs and fix" is a list; "find and fix it" is none, nor is
    // "fix it and run tests".
    const next = wordAt(tokens, i + 1);
    const runs = word === "run" &&
      (RUNNABLES.has(next) || next === "migrations");
    if (fresh || runs || isMarked(tokens[i + 1]) || !listed) {
      return { at: i, read: "order" };
    }
  }
  return undefined;
}

// Behind these a verb has the form of an order, and one joined to it too.
const BARE = wordSet(
  "can could may might must will would should we they you i",
);
const DOES = wordSet("do does did");

/**
 * Whether what is joined at `to` belongs to a question within the order at
 * `from`: "explain how to build and run it", "how clients open and close it".
 * In "which locks are stale and remove them" the verbs do not go together.
 */
function isWithinQuestion(
  tokens: Tokens,
  { from, to }: { from: number; to: number },
): boolean {
  const asks = tokens.findIndex(({ word }, i) =>
    i > from && i < to &&
    (QUESTION_WORDS.has(word) || word === "if" ||
      WAYS.has(word) && wordAt(tokens, i + 1) === "to")
  );
  if (asks < 0) return false;
  const said = tokens.slice(asks + 1, to);
  return wordAt(said, 0) === "to" || anyOf(said, BARE) ||
    anyOf(said.slice(0, -1), DOES) ||
    MANNER.has(wordAt(tokens, asks)) && isPluralDoing(said);
}

const MANNER = wordSet("how when where");
/** "A plan to convert it and delete the old one". */
const WAYS = wordSet(
  "plan plans way ways steps strategy approach proposal checklist procedure",
);
const PLURAL_FINITES = wordSet("are were have had");

/** "Clients open ...", "other modules open ...": many who do something. */
function isPluralDoing(said: Tokens): boolean {
  const subject = said.slice(0, 3).findIndex(({ kind, word }) =>
    kind === "word" && /[^s]s$/.test(word)
  );
  const verb = said[subject + 1];
  return subject >= 0 && verb?.kind === "word" &&
    !/(?:s|ed)$/.test(verb.word) &&
    !PLURAL_FINITES.has(verb.word);
}

function isJoint(word: string): boolean {
  return word === "," || JOINTS.has(word);
}

function opensClause(tokens: Tokens, at: number): boolean {
  return forbidsAt(tokens, at) || wordAt(tokens, at - 1) === "please";
}

const HANDING = wordSet(
  "i i'd i'm we we'd you your the let's feel help need it",
);
const ERRANDS = wordSet("task job mission goal assignment");
const DUTIES = wordSet("should must shall will");
// "We asked you to ..." tells what was.
const HANDED = wordSet("asked told wanted expected hired sent");
const HELPED = wordSet("me us to");
// The verb stands within so many words.
const HANDED_WITHIN = 8;

/** The verb of "I'd like you to ...", "your task is to ..."; -1 for none. */
function handedOver(tokens: Tokens, at: number): number {
  if (!HANDING.has(wordAt(tokens, at))) return -1;
  for (let i = at; i < at + HANDED_WITHIN; i++) {
    const word = wordAt(tokens, i);
    const next = wordAt(tokens, i + 1);
    if (FORBIDS.has(word) || NEGATORS.has(word) || HANDED.has(word)) return -1;
    const verb = i > at && word === "you" && (next === "to" || next === "could")
      ? i + 2
      : ERRANDS.has(word) && next === "is" && wordAt(tokens, i + 2) === "to"
      ? i + 3
      : i > at
      ? -1
      : word === "let's"
      ? i + 1
      : word === "feel" && next === "free"
      ? i + 3
      : word === "help"
      ? pastWords(tokens, i + 1, HELPED)
      : word === "you" && DUTIES.has(next)
      ? i + 2
      : -1;
    if (verb > 0) {
      const kind = verbKind(wordAt(tokens, verb));
      const isDeed = kind === "change" || kind === "make" || kind === "run";
      // "I want you to add rate limiting" needs no mark.
      const isPlain = kind === "change" && next === "to" && word === "you";
      return isDeed && (isPlain || isMarked(tokens[verb + 1])) ? verb : -1;
    }
  }
  return -1;
}

const ASKS_FAVOUR = wordSet("can could will would");
const ANY = wordSet("a an");

/** The verb of "could you please shrink the sidebar"; -1 for another question. */
function favourAt(tokens: Tokens, at: number): number {
  const word = wordAt(tokens, at);
  if (!ASKS_FAVOUR.has(word) || wordAt(tokens, at + 1) !== "you") return -1;
  const verb = openersEnd(tokens, at + 2);
  // "Would you split it or keep it", "can you delete a user": what is best, or
  // what there is.
  const isOther = says(tokens, "or") ||
    word === "would" && verb === at + 2 ||
    word === "can" && ANY.has(wordAt(tokens, verb + 1)) ||
    verbKind(wordAt(tokens, verb)) === "read";
  return isMarked(tokens[verb + 1]) && !isOther ? verb : -1;
}

/** The verb of "could you check what it does"; -1 for another question. */
function lookAt(tokens: Tokens, at: number): number {
  if (
    !ASKS_FAVOUR.has(wordAt(tokens, at)) || wordAt(tokens, at + 1) !== "you" ||
    says(tokens, "or")
  ) return -1;
  const verb = openersEnd(tokens, at + 2);
  return verbKind(wordAt(tokens, verb)) === "read" ? verb : -1;
}

/** Auxiliaries of the present: what was is no matter of a run. */
const NOW = wordSet("does do is are can will");

/** The question that begins at `at`; undefined when there is none. */
function questionAt(
  tokens: Tokens,
  at: number,
  asked: boolean,
): Act | undefined {
  const word = wordAt(tokens, at);
  const auxiliary = AUXILIARIES.has(word);
  const asks = QUESTION_WORDS.has(word) && !word.endsWith("ever") &&
    (asked || !SUBORDINATORS.has(word));
  if (!asks && !(asked && (auxiliary || at === 0))) return undefined;
  return auxiliary && NOW.has(word) && passes(tokens, at + 1) ||
      asksForRun(tokens, at)
    ? runs(2, "a question that only a run answers")
    : actOf("READ", 2, "a question");
}

// What was recorded can be read.
const RECORDED = wordSet("log logs would could was were config silence");
const BUILDS = wordSet("build compile pass start");
const STILL = wordSet("still even now all");
const TESTS = wordSet("test tests spec suite doctests");
const COMPLAINTS = wordSet(
  "warnings error errors complain flag report say says show",
);

/** Whether the question at `at` is about what a run would show now. */
function asksForRun(tokens: Tokens, at: number): boolean {
  if (anyOf(tokens, RECORDED)) return false;
  if (wordAt(tokens, at + 1) === "long") return true;
  const rest = tokens.slice(at);
  // "Which tests fail on Windows", "how many of the doctests pass".
  const subject = rest.findIndex(({ word }) => TESTS.has(word));
  const verb = wordAt(rest, pastWords(rest, subject + 1, STILL));
  if (subject > 0 && (verb === "fail" || verb === "pass")) {
    return !says(rest, "if");
  }
  // "Does it still build".
  if (
    wordAt(rest, 0) === "does" &&
    BUILDS.has(wordAt(rest, pastWords(rest, 2, STILL)))
  ) return true;
  // "What does `npm audit` report".
  const tool = rest.findIndex(({ kind }) => kind === "command");
  return tool >= 0 && anyOf(rest.slice(tool + 1, tool + 5), COMPLAINTS);
}

/** Verbs of a sentence that tells something. */
const FINITES = wordSet(
  `is are was were has have does did fail fails failed takes took gives hangs
  returns prints shows throws`,
);
/** Runners whose names are common words. */
const COMMON_WORDS = wordSet("env make node python stack go");

// A sentence of more words than this says something about the command.
const SHORT = 14;

/** A sentence that is little more than a command line. */
function isCommandLine(tokens: Tokens, asked: boolean): boolean {
  if (asked) return false;
  const first = wordAt(tokens, 0);
  const next = wordAt(tokens, 1);
  const runner = RUNNERS.has(first);
  const flags = tokens.slice(1, 4).some(({ word }) => /^--?[a-z]/.test(word));
  if (runner && flags) return true;
  const line = runner && next !== "" &&
    !COMMON_WORDS.has(first);
  return (line && tokens.length <= SHORT || tokens[0]?.kind === "command") &&
    !anyOf(tokens, FINITES);
}

const MODALS = wordSet("should must shall needs need has have may ought can");
const DONE = wordSet("done through");
const GOES = wordSet("go goes belong belongs");
const STORED = wordSet("stored saved written recorded collected placed put");

/** Whether something is said to go to a place: "should end up", "be stored". */
function isPut(tokens: Tokens, at: number): boolean {
  const word = wordAt(tokens, at);
  return GOES.has(word) ||
    word === "end" && wordAt(tokens, at + 1) === "up" ||
    STORED.has(word) && wordAt(tokens, at - 1) === "be";
}

/** A sentence with a thing, or somebody else, as its subject. */
function statement(tokens: Tokens, at: number): Act[] {
  if (destination(tokens, at).intoAnswer) return [READ];
  const next = wordAt(tokens, at + 1);
  // "Away with the old theme", "no more warnings".
  if (
    next === "with" && verbKind(wordAt(tokens, at)) === undefined ||
    next === "more"
  ) {
    return [writes(2, "a thing is to go")];
  }
  // "No inline styles when you are done".
  if (wordAt(tokens, at) === "no" && anyOf(tokens, DONE)) {
    return anyOf(tokens, ALL_NOUNS) ? [] : [writes(2, "a thing is to be gone")];
  }
  // "Results go into docs/x.md".
  const goes = tokens.findIndex((_, i) => isPut(tokens, i));
  if (goes > at && objectOf(tokens, goes).intoFile) {
    // "Logs go to logs/app.log" may say how it is.
    const isFact = GOES.has(wordAt(tokens, goes)) &&
      !tokens.slice(0, goes).some(({ word }) => ANSWER_NOUNS.has(word));
    const act = intoFile("something is to go into a file");
    return [isFact ? writes(1, "says how a thing is to be") : act];
  }
  const modal = tokens.slice(0, at + 16).findIndex(({ word }, i) =>
    i >= at && MODALS.has(word)
  );
  if (modal < 0) return [];
  if (passes(tokens, at)) return [runs(3, "it must pass")];
  const word = wordAt(tokens, modal);
  return word === "can" || word === "may"
    ? []
    : [writes(1, "says how a thing is to be")];
}

/** Words that begin a ban. */
const FORBIDS = wordSet("don't dont never");
/** Other words that negate the verb behind them. */
const NEGATORS = wordSet("not nor neither doesn't cannot can't mustn't");
const BARRING = wordSet("do must should may can shall");
const AVOIDING = wordSet("avoid refrain without");

/** The index behind a negation at `at`, or -1 when there is none. */
function negationEnd(tokens: Tokens, at: number): number {
  const word = wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  if (FORBIDS.has(word) || NEGATORS.has(word)) return at + 1;
  if (BARRING.has(word) && next === "not") return at + 2;
  // "Under no circumstances".
  if (word === "under" && next === "no") return at + 3;
  if (!AVOIDING.has(word)) return -1;
  return next === "from" ? at + 2 : at + 1;
}

/** Behind the comma of "don't just explain it, fix it"; -1 for another ban. */
function onlyEnd(tokens: Tokens, at: number): number {
  if (
    !MERELY.has(wordAt(tokens, at)) ||
    verbKind(wordAt(tokens, at + 1)) !== "read"
  ) {
    return -1;
  }
  const comma = tokens.findIndex(({ word }, i) => i > at && word === ",");
  return comma < 0 ? -1 : comma + 1;
}

const MERELY = wordSet("just only merely simply");

/** "Don't ...", "do not ...": a clause of its own, wherever it stands. */
function forbidsAt(tokens: Tokens, at: number): boolean {
  const word = wordAt(tokens, at);
  return FORBIDS.has(word) || word === "do" && wordAt(tokens, at + 1) === "not";
}

function allBanned(): Act {
  return actOf("NEG", 3, "all writing is forbidden");
}

function softly(act: Act | undefined): Act | undefined {
  return act && { ...act, soft: true };
}

/** How far a ban reaches. */
interface Reach {
  reach: "all" | "part" | "none";
  /** It holds for a phase only. */
  phase: boolean;
  /** It names the code, beside which an answer may be written to a file. */
  soft: boolean;
}

/** How far a ban reaches that begins behind index `at`. */
function reachOf(tokens: Tokens, at: number): Reach {
  const found: Reach = { reach: "none", phase: false, soft: false };
  // Behind a comma only an exception still speaks of the ban.
  let closed = false;
  for (let i = at; i < tokens.length; i++) {
    const { kind, word } = tokens[i] as Token;
    // "Don't edit, only list" is no fence.
    const fence = FENCE_WORDS.has(word) && !(closed && word === "only");
    if (fence || isNarrowed(tokens, i)) return { ...found, reach: "part" };
    if (PHASE_WORDS.has(word)) found.phase = true;
    if (closed) continue;
    if (word === ",") closed = true;
    else if (kind === "sign") continue;
    else if (ALL_NOUNS.has(word)) {
      found.reach = "all";
      if (SOURCES.has(word)) found.soft = true;
    } else if (kind !== "word") return { ...found, reach: "part" };
    else if (!ALL_ADJECTIVES.has(word) && found.reach === "none") {
      return { ...found, reach: "part" };
    }
  }
  return found;
}

const SOURCES = wordSet("code source sources");

/** "... files you don't own", "the one that". */
function isNarrowed(tokens: Tokens, at: number): boolean {
  const word = wordAt(tokens, at);
  return word === "that" && wordAt(tokens, at - 2) === "the" ||
    word === "you" && wordAt(tokens, at + 1) === "don't";
}

/** Whether all of these words stand for everything there is to be changed. */
function isEverything(tokens: Tokens): boolean {
  return tokens.every(({ kind, word }) =>
    kind === "word" && (ALL_NOUNS.has(word) || ALL_ADJECTIVES.has(word) ||
      BESIDE_CODE.has(word))
  );
}

const BESIDE_CODE = wordSet(
  `settings configuration config configs tests docs documentation index
  branches every`,
);

// The other things are named within this many words of the one.
const OTHERS_WITHIN = 12;

/** "... `go.sum`, nor any other file": one thing is named, and all others too. */
function andOthers(tokens: Tokens, from: number): boolean {
  let joined = false;
  for (let i = from + 1; i < from + OTHERS_WITHIN; i++) {
    const word = wordAt(tokens, i);
    if (word === "or" || word === "nor" || word === "and") joined = true;
    const next = wordAt(tokens, i + 1);
    const others = next === "else" && /^(?:any|every)thing$/.test(word) ||
      word === "other" && ALL_NOUNS.has(next);
    if (!joined || !others) continue;
    const behind = tokens[i + 2];
    return ends(behind) || behind?.word === "here" || behind?.word === "in" ||
      UNTOUCHED.has(behind?.word ?? "");
  }
  return false;
}

/** Verbs of writing; a ban on them is one on all of it. */
const EDITING = wordSet(
  `modify edit change alter touch write update make add create delete remove
  patch rewrite code refactor overwrite mutate save correct perform`,
);
/** Those that need no object for it. */
const BARE_BAN = wordSet("modify edit change alter touch write code");
const MISTYPED = ["modify", "change", "edit", "touch", "alter", "create"];

/** "Dont chnage any file": a verb of editing with a slip in it. */
function mistyped(word: string): string | undefined {
  return MISTYPED.find((verb) => {
    let rest = word;
    for (const char of verb) rest = rest.replace(char, "");
    const common = word.length - rest.length;
    return word[0] === verb[0] &&
      common === Math.min(verb.length, word.length) &&
      Math.abs(verb.length - word.length) < 2;
  });
}

const BAN_FILLERS = wordSet(
  "please ever even to actually yet also be allowed you dare attempt try",
);
const BAN_JOINTS = wordSet(", or and nor not even");

/** The verbs of a list that begins at `at`, and where the last of them is. */
function bannedVerbs(
  tokens: Tokens,
  at: number,
): { verbs: string[]; last: number } {
  const verbs: string[] = [];
  let last = at;
  for (let i = at; i < tokens.length; i++) {
    const word = wordAt(tokens, i);
    if (BAN_JOINTS.has(word)) continue;
    // "edit generated files": a participle behind a verb is no second one.
    if (verbs.length > 0 && (isObject(word) || word.endsWith("ed"))) break;
    const verb = verbKind(word) === undefined
      ? verbOfForm(word) ?? mistyped(word)
      : word;
    // "edit/write files".
    const first = word.split("/", 1)[0]?.replace(/ing$/, "") ?? "";
    if (verb === undefined && !EDITING.has(first)) break;
    verbs.push(verb ?? first);
    last = i;
  }
  return { verbs, last };
}

/** Whether a word in a list of verbs is rather their object. */
function isObject(word: string): boolean {
  return ALL_NOUNS.has(word) && word !== "edit" && word !== "change";
}

/** What a ban on the verb at `at` means; `at` may begin a list of verbs. */
function banOn(tokens: Tokens, at: number): Act[] {
  if (BANNED_NOUNS.has(wordAt(tokens, pastWords(tokens, at, BEFORE_EDITS)))) {
    const noun = editsBanned(tokens, at);
    if (noun !== undefined) return [noun];
  }
  // "Do not leave any file changed".
  const changed = tokens.findIndex(({ word }) => CHANGED.has(word));
  if (wordAt(tokens, at) === "leave" && changed > at) {
    return isEverything(tokens.slice(at + 1, changed)) ? [allBanned()] : [];
  }
  const { verbs, last } = bannedVerbs(tokens, at);
  const acts = verbs.some((verb) => verbKind(verb) === "run")
    ? [actOf("NORUN", 2, "a ban on running")]
    : [];
  const { reach, phase, soft } = reachOf(tokens, last + 1);
  const bare = verbs.some((verb) => BARE_BAN.has(verb));
  const edits = verbs.some((verb) => EDITING.has(verb));
  const all = edits && reach === "all" || reach === "none" && bare;
  const thing = wordAt(tokens, last + 1) === "it" &&
    (!bare || isOfPart(tokens.slice(0, at)));
  const others = verbs.length > 0 && andOthers(tokens, last + 1);
  if (all && !thing || others) {
    acts.push({ ...allBanned(), phase, soft: soft || others });
  }
  return acts;
}

/** "The HAL is generated, don't touch it", "if it hangs, don't touch it". */
function isOfPart(before: Tokens): boolean {
  const be = before.findIndex(({ word }) => IS.has(word));
  return says(before, "if") || be > 0 && !anyOf(before.slice(0, be), ALL_NOUNS);
}

const IS = wordSet("is are stays stay remains remain");

const BANNED_NOUNS = wordSet(
  `edit edits change changes modification modifications alteration
  alterations writes commits`,
);
const BEFORE_EDITS = wordSet("any all further file code making such");

/** "Refrain from any edits". */
function editsBanned(tokens: Tokens, at: number): Act | undefined {
  const noun = pastWords(tokens, at, BEFORE_EDITS);
  if (noun === at) return undefined;
  const { reach, phase } = reachOf(tokens, noun + 1);
  return reach === "all" || ends(tokens[noun + 1])
    ? { ...allBanned(), phase }
    : undefined;
}

const EDITS_NOTHING = wordSet(
  "edit change modify write touch alter create apply save",
);
const BARRED_AT = wordSet("leave keep stay stays remain remains");

/** Bans that are made with nouns: "no edits", "nothing may be changed". */
export function nominalBans(tokens: Tokens): Act[] {
  for (let i = 0; i < tokens.length; i++) {
    const act = nominalBan(tokens, i);
    if (act !== undefined) return [act];
  }
  return [];
}

function nominalBan(tokens: Tokens, at: number): Act | undefined {
  const word = wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  const later = notToBe(tokens, at) ?? laterBan(tokens, at);
  if (later !== undefined) return later;
  if (next === "nothing" && EDITS_NOTHING.has(word)) {
    return editsNothing(tokens, at + 2);
  }
  if (word === "no" || word === "zero" || word === "without") {
    return noEdits(tokens, at) ?? noFile(tokens, at) ??
      (word === "without" && at > 0
        ? softly(banFrom(tokens, at + 1))
        : undefined);
  }
  if (next === "off" && (word === "hands" || word === "fingers")) {
    return reachOf(tokens, at + 2).reach === "all" || andOthers(tokens, at + 2)
      ? softly(allBanned())
      : undefined;
  }
  if (next === "no" && EDITS_NOTHING.has(word)) {
    return SOURCES.has(wordAt(tokens, at + 2)) ||
        FILES.has(wordAt(tokens, at + 2))
      ? softly(unlessFenced(tokens, at + 3))
      : undefined;
  }
  // "It is forbidden to ...".
  if (OUTLAWED.has(word) && next === "to") return banFrom(tokens, at + 2);
  // "Writing is not".
  if (
    word === "not" && ends(tokens[at + 1]) &&
    EDIT_NOUNS.has(wordAt(tokens, at - 2))
  ) return allBanned();
  if (at > 0 && (OUTLAWED.has(word) || isRuledOut(tokens, at))) {
    return barredEdits(tokens, at);
  }
  if (
    word === "nothing" || word === "none" ||
    word === "not" && (next === "a" || next === "one")
  ) {
    return nothingChanged(tokens, at) ??
      (wordAt(tokens, at + 2) === "single"
        ? noEdits(tokens, at + 2)
        : undefined);
  }
  return BARRED_AT.has(word) || word === "be" && says(tokens, "found")
    ? leftAlone(tokens, at)
    : undefined;
}

/** The ban on all writing that the verbs from `at` on make. */
function banFrom(tokens: Tokens, at: number): Act | undefined {
  return banOn(tokens, pastWords(tokens, at, BAN_FILLERS))
    .find(({ signal }) => signal === "NEG");
}

/** Behind "change nothing". */
function editsNothing(tokens: Tokens, from: number): Act | undefined {
  const to = behindNothing(tokens, from);
  const theirs = says(tokens, "may") && !says(tokens, "you");
  const all = ends(tokens[to]) || wordAt(tokens, to) === "and" ||
    reachOf(tokens, to + 1).reach === "all";
  return all && !theirs ? allBanned() : undefined;
}

/** Past "at all" and "in either". */
function behindNothing(tokens: Tokens, from: number): number {
  const two = `${wordAt(tokens, from)} ${wordAt(tokens, from + 1)}`;
  return /^(?:at all|in (?:either|both|any|here))$/.test(two) ? from + 2 : from;
}

const CHANGED = wordSet(
  `changed modified edited touched written altered created deleted updated
  committed`,
);
const MAY = wordSet("may must should can shall will is are");

/** "Code and settings are not to be altered". */
function notToBe(tokens: Tokens, at: number): Act | undefined {
  if (wordAt(tokens, at) !== "be" || !CHANGED.has(wordAt(tokens, at + 1))) {
    return undefined;
  }
  const not = wordAt(tokens, at - 1) === "to" ? at - 2 : at - 1;
  if (!/^(?:not|cannot)$|n't$/.test(wordAt(tokens, not))) return undefined;
  const subject = tokens.slice(0, not).filter(({ word }) => !MAY.has(word));
  return anyOf(subject, ALL_NOUNS) && isEverything(subject)
    ? softly(allBanned())
    : undefined;
}

const BEFORE_BAN = wordSet(", so but and therefore hence");

/** "I have it open, so don't ...": a ban behind what gives its reason. */
function laterBan(tokens: Tokens, at: number): Act | undefined {
  const you = wordAt(tokens, at - 1) === "you" ? at - 1 : at;
  // "I must ask you not to ...", "you are here to read, not to change things".
  const notTo = wordAt(tokens, at) === "not" && wordAt(tokens, at + 1) === "to";
  const before = BEFORE_BAN.has(wordAt(tokens, you - 1)) ||
    you < at && (notTo || isEnsured(tokens));
  return before && (notTo || forbidsAt(tokens, at))
    ? banFrom(tokens, negationEnd(tokens, at))
    : undefined;
}

/** "Make sure that ...". */
function isEnsured(tokens: Tokens): boolean {
  const at = openersEnd(tokens, 0);
  return wordAt(tokens, at) === "ensure" || wordAt(tokens, at + 1) === "sure";
}

/** All is banned, unless what stands behind `from` fences a part in. */
function unlessFenced(tokens: Tokens, from: number): Act | undefined {
  let phase = false;
  for (let i = from; i < tokens.length; i++) {
    const word = wordAt(tokens, i);
    if (word === ",") break;
    if (CHANGED.has(word)) continue;
    if (FENCE_WORDS.has(word) || PLACES.has(word)) return undefined;
    if (PHASE_WORDS.has(word)) phase = true;
  }
  return { ...allBanned(), phase };
}

const PLACES = wordSet("there those these both");

const OUTLAWED = wordSet(
  `forbidden prohibited banned barred disallowed taboo unwelcome unwanted
  verboten`,
);
const UNWANTED = wordSet(
  `wanted allowed permitted welcome desired acceptable tolerated asked
  expected`,
);

/** "... are off limits", "... are out of the question", "... are not wanted". */
function isRuledOut(tokens: Tokens, at: number): boolean {
  const word = wordAt(tokens, at);
  const before = wordAt(tokens, at - 1);
  const rest = tokens.slice(at + 1, at + 4);
  if (word === "off") return says(rest, "limits") || says(rest, "table");
  if (word === "out") return anyOf(rest, BOUNDS);
  return UNWANTED.has(word) && (before === "not" || before.endsWith("n't"));
}

const BOUNDS = wordSet("question bounds scope");

const EDIT_NOUNS = wordSet(
  `edits edit changes change modifications modification writes fixes commits
  alterations mutations editing touching modifying changing writing`,
);
const EDIT_NOUN_WORDS = wordSet(
  "code file files source any repo repository further actual kind of",
);

/** "Any change to the working copy is forbidden". */
function barredEdits(tokens: Tokens, at: number): Act | undefined {
  const subject = tokens.slice(0, at).filter(({ word }) => !MAY.has(word));
  const noun = subject.findIndex(({ word }) =>
    EDIT_NOUNS.has(word) || word === "write"
  );
  // "Changes to the parser" are a part.
  const place = /^(?:to|in|of)$/.test(wordAt(subject, noun + 1));
  const whole = noun >= 0 && noun < 4 && !anyOf(subject, FENCE_WORDS) &&
    (place
      ? reachOf(subject, noun + 2).reach !== "part"
      : subject.every(({ kind }) => kind === "word" || kind === "sign"));
  return whole ? allBanned() : undefined;
}

/** "No edits", "without any change to the code". */
function noEdits(tokens: Tokens, at: number): Act | undefined {
  const i = pastWords(tokens, at + 1, EDIT_NOUN_WORDS);
  const noun = wordAt(tokens, i);
  if (!EDIT_NOUNS.has(noun)) return undefined;
  // "no changing of ...", but not "no editing guide", "without editing".
  const next = tokens[i + 1];
  if (
    noun.endsWith("ing") &&
    (!ends(next) && next?.word !== "of" || wordAt(tokens, at) === "without")
  ) {
    return undefined;
  }
  const to = behindNothing(tokens, i + 1);
  const place = wordAt(tokens, to);
  if (place === "to" || place === "of") {
    // "Don't amend the texts, and no modifications to anything else".
    if (
      wordAt(tokens, to + 2) === "else" && anyOf(tokens.slice(0, at), FORBIDS)
    ) {
      return softly(allBanned());
    }
    const { reach } = reachOf(tokens, to + 1);
    return reach === "all" || place === "of" && reach === "none"
      ? allBanned()
      : undefined;
  }
  // "We rebuilt it, no change": what came of it.
  if (i === at + 1 && /^(?:change|fixes|commits)$/.test(noun)) return undefined;
  const act = unlessFenced(tokens, i + 1);
  return SOURCES.has(wordAt(tokens, i - 1)) ? softly(act) : act;
}

const FILES = wordSet("file files code line source");

/** "No file may be changed". */
function noFile(tokens: Tokens, at: number): Act | undefined {
  const rest = tokens.slice(at + 2, at + 10);
  return FILES.has(wordAt(tokens, at + 1)) &&
      (mayChange(rest) || anyOf(rest, CHANGED))
    ? unlessFenced(tokens, at + 2)
    : undefined;
}

/** "... in this checkout may change": all of it, and it is forbidden. */
function mayChange(rest: Tokens): boolean {
  const at = rest.findIndex(({ word }) => word === "change");
  // "... is to change".
  return MAY.has(wordAt(rest, wordAt(rest, at - 1) === "to" ? at - 2 : at - 1));
}

const STORES = wordSet("database db table log cache queue index bucket");

/** "Nothing may be changed", "not a byte may be different". */
function nothingChanged(tokens: Tokens, at: number): Act | undefined {
  const rest = tokens.slice(at + 1, at + 12);
  const nothing = wordAt(tokens, at) === "nothing";
  const hit = rest.findIndex(({ word }) =>
    CHANGED.has(word) || word === "different"
  );
  const before = rest.slice(0, Math.max(hit, 0));
  const passive = says(before, "be") || says(before, "gets") ||
    isEnsured(tokens);
  const subject = rest.slice(0, rest.findIndex(({ word }) => MAY.has(word)));
  const whole = nothing || subject.length > 0 && isEverything(subject);
  // "Comments only: not a line of code may change".
  const every = nothing || whole && !anyOf(subject, SOURCES);
  const said = whole && hit >= 0 && passive || every && mayChange(rest);
  if (!said || before.some(({ kind }) => kind === "path")) return undefined;
  // "Nothing may be written to the database": what the code does.
  const place = rest.slice(hit + 2, hit + 6);
  const ends = place.findIndex(({ kind, word }) =>
    kind === "sign" || word === "or"
  );
  const noun = ends < 0 ? place : place.slice(0, ends);
  if (wordAt(rest, hit + 1) === "to" && anyOf(noun, STORES)) return undefined;
  return unlessFenced(tokens, at + 1);
}

const UNTOUCHED = wordSet(
  "untouched unchanged unmodified alone intact as pristine byte-identical",
);
const BESIDE_NAMES = wordSet("has needs exactly just please");
const AS_IS = wordSet("is are it they you found");

/** "Leave all files as they are", "the tree stays untouched". */
function leftAlone(tokens: Tokens, at: number): Act | undefined {
  const hit = tokens.findIndex(({ word }, i) =>
    i > at && UNTOUCHED.has(word) &&
    (word !== "as" || AS_IS.has(wordAt(tokens, i + 1)))
  );
  if (hit < 0 || says(tokens.slice(0, at), "otherwise")) return undefined;
  if (andOthers(tokens, at + 1)) return softly(allBanned());
  const verb = wordAt(tokens, at);
  const names =
    (verb === "leave" || verb === "keep"
      ? tokens.slice(at + 1, hit)
      : tokens.slice(0, at)).filter(({ word }) =>
        !BESIDE_NAMES.has(word) && !MAY.has(word) && word !== ","
      );
  // "Leave it alone" speaks of a thing.
  const noun = names.some(({ word }) =>
    ALL_NOUNS.has(word) && word !== "thing" && word !== "it"
  );
  if (!noun || !isEverything(names) || anyOf(names, FENCE_WORDS)) {
    return undefined;
  }
  const act = unlessFenced(tokens, hit);
  return says(names, "everything") ? act : softly(act);
}

/** The declarations in a sentence. */
export function declarationsIn(tokens: Tokens): Act[] {
  for (let i = 0; i < tokens.length; i++) {
    const word = wordAt(tokens, i);
    const act = word === "read-only" || word === "readonly"
      ? readOnlyAt(tokens, i)
      : isOnlyTask(tokens, i) || isOnlyRead(tokens, i) ||
          lacksAccess(tokens, i)
      ? declared(false)
      : undefined;
    if (act !== undefined) return [act];
  }
  return [];
}

function declared(phase: boolean): Act {
  return { ...actOf("RO", 3, "the task is declared read-only"), phase };
}

/** What may stand before "read-only" when it speaks of the task. */
const BEFORE = wordSet(
  `strict strictly purely this is a an the your you have are in only it stay
  remain be please task access to repo codebase as repository keep entirely
  completely work operate with perform conduct do job mode everything role
  you're act acting auditing reviewing means here one pure fully simply
  quick another small treated treat both repositories repos it's important
  note critical remember must should session run was all we're investigation
  research analysis review phase under constraint rules research-task you've
  been given granted has get consider regard think assume whole entire
  complete thing strictly-speaking and for that's just merely on sandbox
  environment agent subagent exploration audit working tree checkout
  absolutely still totally i want need us`,
);
const GOES_ON = wordSet(
  `apart with and from here please except but in on for to while as
  throughout`,
);
const FOLDERS = wordSet("folder directory module");
const EXCEPT = wordSet("except apart");
const ELSEWHERE = wordSet("else outside other others rest");
const PARTS = wordSet("phase step part stage");

const WHOLES = wordSet(
  `repo repository repositories codebase code source sources project workspace
  tree checkout everything files filesystem task session it`,
);

/** "read-only access to the vendor folder", "Read-only: vendor/": a part. */
function isOnPart(after: Tokens): boolean {
  const right = READ_RIGHTS.has(wordAt(after, 0)) ? 1 : 0;
  const word = wordAt(after, right);
  const end = after.findIndex(({ word }, i) => i > right && STOPS.has(word));
  const object = after.slice(right + 1, end < 0 ? undefined : end);
  if (object.some(({ word }) => WHOLES.has(word))) return false;
  const isPlace = object.some(({ kind, word }) =>
    kind === "path" || FOLDERS.has(word)
  );
  return word === "to" && right === 1 && object.length > 0 ||
    (word === "on" || word === ":") && isPlace;
}

/** "This is a read-only task". */
function readOnlyAt(tokens: Tokens, at: number): Act | undefined {
  const before = tokens.slice(0, at);
  const after = tokens.slice(at + 1);
  // "A review of the parser, read-only".
  const noun = wordAt(tokens, at - 2);
  const named = ends(tokens[at - 1]) && ends(after[0]) &&
    (TASK_NOUNS.has(noun) || ANSWER_NOUNS.has(noun));
  const plain = named ||
    before.every(({ kind, word }) =>
      kind === "sign" || BEFORE.has(word) || TASK_NOUNS.has(word)
    );
  const next = wordAt(after, 0);
  const isTask = ends(after[0]) || TASK_NOUNS.has(next) ||
    TASK_NOUNS.has(wordAt(after, 1)) || GOES_ON.has(next);
  // "read-only except for docs/" fences the work in.
  const fence = anyOf(after, ELSEWHERE) ||
    anyOf(after, EXCEPT) &&
      after.some(({ kind, word }) => kind === "path" || FOLDERS.has(word));
  // "Review it in a read-only fashion".
  if (
    /^(?:fashion|manner|way)$/.test(next) &&
    verbKind(wordAt(before, 0)) === "read"
  ) return declared(false);
  if (!plain || !isTask || fence || isOnPart(after)) return undefined;
  return declared(anyOf([...before, ...after.slice(0, 3)], PARTS));
}

const READ_RIGHTS = wordSet("access permission permissions rights");

/** "Analysis only", "pure research", "research and nothing else". */
function isOnlyTask(tokens: Tokens, at: number): boolean {
  const word = wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  if (word.endsWith("-only")) return ONLY_NOUNS.has(word.slice(0, -5));
  if (word === "pure") return ONLY_NOUNS.has(next);
  if (word === "limited" || word === "restricted") return next === "to";
  if (!ONLY_NOUNS.has(word)) return false;
  const more = tokens.findIndex(({ word }, i) => i > at && word === "nothing");
  if (
    more > 0 && /^(?:,|and)$/.test(wordAt(tokens, more - 1)) &&
    /^(?:more|else|beyond)$/.test(wordAt(tokens, more + 1))
  ) return true;
  return next === "only" ||
    word === "read" && READ_RIGHTS.has(next) && says(tokens, "only");
}

const WRITE_ACCESS = /^(?:access|permissions?|rights?)$/;
const LACKS = wordSet("no don't not without lack");

/** "You have no write access". */
function lacksAccess(tokens: Tokens, at: number): boolean {
  return wordAt(tokens, at) === "write" &&
    WRITE_ACCESS.test(wordAt(tokens, at + 1)) &&
    anyOf(tokens.slice(0, at), LACKS) && YOU.has(wordAt(tokens, 0));
}

const SOLELY = wordSet(
  "only just purely solely merely strictly exclusively simply",
);
const MAY_READ = wordSet("you please to should , may can are must");

/** "This is purely a reading job", "only read", "just read and report". */
function isOnlyRead(tokens: Tokens, at: number): boolean {
  if (!SOLELY.has(wordAt(tokens, at))) return false;
  if (wordAt(tokens, at + 3) === "read") return true;
  const noun = wordAt(tokens, pastWords(tokens, at + 1, ARTICLES));
  if (noun === "read") return at === 0 || MAY_READ.has(wordAt(tokens, at - 1));
  return ONLY_NOUNS.has(noun) &&
    tokens.slice(0, at).every(({ word }) => BEFORE.has(word));
}

const ARTICLES = wordSet("a an");

// Without one of these words declarationsIn() and nominalBans() find nothing:
// each of their readings begins at, or asks for, one of them.
const CUES = wordSet(
  `only just purely pure solely merely strictly exclusively simply nothing
  write readonly no none zero without off out leave remain remains stay
  stays keep forbidden prohibited banned barred disallowed taboo unwelcome
  unwanted verboten wanted allowed permitted welcome desired acceptable
  tolerated asked expected limited restricted be not`,
);

/** Whether a sentence may hold a declaration or a ban made with nouns. */
export function hasCue(tokens: Tokens): boolean {
  return tokens.some(({ word }) =>
    CUES.has(word) || FORBIDS.has(word) || word.endsWith("-only")
  );
}
