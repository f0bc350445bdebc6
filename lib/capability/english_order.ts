/**
 * One English order: a verb in the place of an order, with its object.
 *
 * @module
 */

import type { Act, Strength } from "./explanation.ts";
import {
  ANSWER_NOUNS,
  CHANGE_PHRASES,
  NOUN_VERBS,
  READ_PHRASES,
  RUN_PHRASES,
  RUNNABLES,
  verbKind,
  verbOfForm,
} from "./english_lexicon.ts";
import { passes } from "./english_pass.ts";
import { isMarked, objectOf } from "./english_object.ts";
import type { Token } from "./tokens.ts";

const READ: Act = {
  signal: "READ",
  strength: 3,
  reason: "asks to look and tell",
};

/** Prepositions behind a noun that only looks like a verb. */
const NOUN_TAILS = new Set(
  `of for on during between is are was were time times about that which with by
  at per and or vs where when how who in has have`.split(/\s+/),
);
const LOOK_WORDS = new Set(
  `grep rg find ls cat search query read read-only git-log audit review analysis
  static-analysis comparison diff wild deep`.split(/\s+/),
);
const PARTICLES = new Set("up out off down in on back away over".split(" "));
const GIT_LOOK_WORDS = new Set("log diff blame show status grep".split(" "));
const PLAN_WORDS = new Set(
  "steps plan instructions task following research investigation checks phases"
    .split(" "),
);
const CHECKS = new Set(
  "verify confirm ensure check see prove guarantee validate test keep get"
    .split(
      " ",
    ),
);

function write(strength: Strength, reason: string): Act {
  return { signal: "WRITE", strength, reason };
}

function exec(strength: Strength, reason: string): Act {
  return { signal: "EXEC", strength, reason };
}

/** Where the order stands. */
export interface OrderPlace {
  /** In a list, where a noun may stand for a topic. */
  item: boolean;
  /** At most this strong. */
  cap: Strength;
}

/** What the order of the verb at index `at` asks for. */
export function orderAt(
  tokens: readonly Token[],
  at: number,
  place: OrderPlace,
): Act[] {
  return rawOrder(tokens, at, place).map((act) => ({
    ...act,
    strength: Math.min(act.strength, place.cap) as Strength,
  }));
}

function rawOrder(
  tokens: readonly Token[],
  at: number,
  place: OrderPlace,
): Act[] {
  const verb = tokens[at]?.word ?? "";
  const kind = verbKind(verb);
  const next = tokens[at + 1];
  // "break it up" is "break up".
  const pronoun = ["it", "them", "this", "that", "these"].includes(
    next?.word ?? "",
  );
  const particle = pronoun ? tokens[at + 2]?.word : undefined;
  const two = `${verb} ${
    particle !== undefined && PARTICLES.has(particle)
      ? particle
      : next?.word ?? ""
  }`;
  const object = objectOf(tokens, at);
  if (
    CHECKS.has(verb) &&
    passes(tokens, at + 1, verb === "check" || verb === "see")
  ) {
    return [exec(3, "it must be seen to pass")];
  }
  if (CHECKS.has(verb) && seesCommand(tokens, at + 1)) {
    return [exec(2, "what a command does is to be seen")];
  }
  if (GIVES.has(verb) && outputOfCommand(tokens, at + 1)) {
    return [exec(2, "the output of a command is wanted")];
  }
  if (
    ["close", "finish", "end", "start", "begin", "open"].includes(verb) &&
    next?.word === "with" && tokens[at + 2]?.kind === "command"
  ) return [exec(3, "a command is part of the work")];
  if (RUN_PHRASES.has(two)) return [exec(3, `an order to "${two}"`)];
  if (CHANGE_PHRASES.has(two)) {
    if (object.intoAnswer && !object.intoFile) return [READ];
    if (verb === "do" || verb === "make") {
      return [write(2, "an order to do it")];
    }
    return [write(3, `an order to "${two}"`)];
  }
  if (READ_PHRASES.has(two)) {
    return object.intoFile && kind !== "run" && verb !== "start"
      ? [{ ...write(3, "an answer that goes into a file"), file: true }]
      : [READ];
  }
  if (verb === "stop") {
    return next !== undefined && next.word.endsWith("ing") &&
        verbOfForm(next.word) !== undefined
      ? [write(3, "an order to stop something the code does")]
      : [];
  }
  if (verb === "try" || verb === "use") {
    const acts = tryOrUse(tokens, at);
    if (acts.length > 0 || verb === "try") return acts;
  }
  if (verb === "need") {
    return object.code ? [write(2, "something is needed")] : [];
  }
  if (kind === "run") return runOrder(tokens, at, { object, place });
  if (kind === "change" || kind === "make") {
    return writeOrder(tokens, at, { object, place });
  }
  if (
    verb === "give" && ["every", "each", "all"].includes(next?.word ?? "") &&
    !object.answer
  ) return [write(1, "a thing is to be given something")];
  if (verb === "get" && object.marked && !object.answer) {
    return tokens.slice(at + 2, at + 9).some((token) =>
        ["to", "down", "out", "working", "back", "under", "off"].includes(
          token.word,
        )
      )
      ? [write(2, "a thing is to be got into a state")]
      : [READ];
  }
  if (kind === "read") {
    if (JUDGED_BY_RUN.has(verb) && byCommand(tokens, at)) {
      return [exec(2, "judged with a command")];
    }
    if (
      object.intoFile &&
      [
        "report",
        "collect",
        "gather",
        "list",
        "note",
        "present",
        "summarise",
        "summarize",
        "return",
        "outline",
        "tabulate",
      ].includes(verb) &&
      object.head !== ""
    ) {
      return saysFile(tokens, at)
        ? [{ ...write(3, "an answer that goes into a file"), file: true }]
        : [READ];
    }
    if (
      verb === "show" && object.marked && !object.answer && place.cap === 3 &&
      /\b(?:spinner|dialog|message|banner|tooltip|icon|toast|modal|indicator|badge)\b/
        .test(
          object.head,
        )
    ) return [write(2, "an order to show something in the product")];
    return [READ];
  }
  return isMarked(next) && HINTS.has(verb)
    ? [write(1, `an order to ${verb}`)]
    : [];
}

/** Verbs without a task of their own: a hint where nothing is to be told. */
const HINTS = new Set("use keep get take leave repeat own work".split(" "));

/** Verbs that say what the product is to do. */
const WISHES = new Set("let support allow handle prevent accept".split(" "));

const SHAPING = new Set(
  `mark flag format order label sort group highlight keep bold link attach
  include cut trim record log capture`.split(/\s+/),
);
const SHAPERS = new Set(
  `extract convert turn translate combine merge split transform put format sort
  group collect bundle consolidate fold condense`.split(/\s+/),
);
const ANSWER_SHAPES = new Set(
  "table list summary report matrix chart diagram answer overview".split(" "),
);

/** "convert … into a table", "extract from the log …": the answer's shape. */
function shapesAnswer(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at]?.word ?? "";
  if (verb === "extract" && tokens[at + 1]?.word === "from") return true;
  if (!SHAPERS.has(verb)) return false;
  return tokens.slice(at).some((token, i, rest) =>
    (token.word === "into" || token.word === "in" || token.word === "as") &&
    rest.slice(i + 1, i + 4).some((each) => ANSWER_SHAPES.has(each.word))
  );
}
const JUDGED_BY_RUN = new Set(
  "evaluate validate check verify score confirm".split(" "),
);

/** "… with `npm test`", "… using eval/run.py". */
function byCommand(tokens: readonly Token[], at: number): boolean {
  for (let i = at + 1; i + 1 < tokens.length; i++) {
    const word = tokens[i]?.word;
    if (word !== "with" && word !== "using" && word !== "via") continue;
    const next = tokens[i + 1];
    if (next?.kind === "command") return true;
    if (next?.kind === "path" && /\.(?:py|sh|rb|pl|mjs)$/.test(next.word)) {
      return true;
    }
  }
  return false;
}

const GIVES = new Set("give paste send post return show attach get".split(" "));

/** "check that `make up` brings …", but not "whether `make up` is documented". */
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

/** "report … to docs/x.md", but not "list the files in src/". */
function saysFile(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at).some((token, i, rest) =>
    ["to", "into"].includes(token.word) &&
    rest.slice(i + 1, i + 5).some((each) => each.kind === "path")
  );
}

function tryOrUse(tokens: readonly Token[], at: number): Act[] {
  const next = tokens[at + 1];
  if (next?.kind === "command") return [exec(2, "an order to use a command")];
  if (tokens[at]?.word === "use") {
    return next?.word === "git" && tokens[at + 2]?.word === "bisect"
      ? [exec(3, "an order to bisect")]
      : [];
  }
  if (
    ["it", "each", "both", "them", "all", "every"].includes(next?.word ?? "")
  ) {
    return [exec(2, "an order to try it")];
  }
  return next === undefined || ["in", "with"].includes(next.word)
    ? [exec(2, "an order to try it")]
    : [];
}

type Parts = { object: ReturnType<typeof objectOf>; place: OrderPlace };

function runOrder(
  tokens: readonly Token[],
  at: number,
  { object, place }: Parts,
): Act[] {
  const verb = tokens[at]?.word ?? "";
  const next = tokens[at + 1];
  if (next?.kind === "look") return [READ];
  if (
    LOOK_WORDS.has(object.head) || LOOK_WORDS.has(next?.word ?? "") ||
    (next?.word === "git" &&
      GIT_LOOK_WORDS.has(tokens[at + 2]?.word ?? ""))
  ) return [READ];
  if (nounHere(tokens, at, { object, place })) return [];
  if ((verb === "compile" || verb === "build") && object.answer) {
    return object.intoFile
      ? [{ ...write(3, "an answer that goes into a file"), file: true }]
      : [READ];
  }
  if (PLAN_WORDS.has(object.head)) {
    return [exec(1, "an order to carry out steps")];
  }
  if (verb === "test" || verb === "time") {
    return object.marked ||
        ["whether", "if", "that"].includes(next?.word ?? "") ||
        RUNNABLES.has(object.head)
      ? [exec(3, `an order to ${verb}`)]
      : [exec(1, `an order to ${verb}`)];
  }
  return [
    exec(object.marked || !NOUN_VERBS.has(verb) ? 3 : 2, `an order to ${verb}`),
  ];
}

function writeOrder(
  tokens: readonly Token[],
  at: number,
  { object, place }: Parts,
): Act[] {
  const verb = tokens[at]?.word ?? "";
  if (verb === "cover") {
    const tested = tokens.slice(at + 1).some((token) =>
      /^(?:unit-)?(?:tests?|specs?)$/.test(token.word)
    );
    return tested ? [write(3, "an order to cover with tests")] : [READ];
  }
  const me = tokens[at + 1]?.word === "me" || tokens[at + 1]?.word === "us";
  if (WISHES.has(verb) && !me && (object.head !== "" || object.marked)) {
    return [write(2, `an order to ${verb}`)];
  }
  const change = verbKind(verb) === "change";
  if (nounHere(tokens, at, { object, place })) return [];
  if (object.intoFile && (!change || object.answer)) {
    return [{ ...write(3, "something is to go into a file"), file: true }];
  }
  if (object.intoAnswer) return [READ];
  if (object.answer) return change ? [write(1, `an order to ${verb}`)] : [READ];
  // "mark every …", "extract from …" may shape an answer.
  if (verb === "leave") {
    return ["comment", "comments", "todo"].includes(object.head)
      ? [write(2, "an order to leave a comment")]
      : [];
  }
  if (SHAPING.has(verb) && !object.code) {
    return [write(1, `an order to ${verb}`)];
  }
  if (shapesAnswer(tokens, at) && !object.code) return [READ];
  const weak = NOUN_VERBS.has(verb) && !object.marked;
  if (!change) {
    // An object is what makes "make", "write", "put" an order to change.
    if (object.head === "" && !object.marked) return [];
  }
  return [write(weak ? 2 : 3, `an order to ${verb}`)];
}

/** Whether the word is rather a noun here: "Test coverage", "Log format". */
function nounHere(
  tokens: readonly Token[],
  at: number,
  { object, place }: Parts,
): boolean {
  const verb = tokens[at]?.word ?? "";
  if (!NOUN_VERBS.has(verb) || object.marked) return false;
  const next = tokens[at + 1];
  if (next === undefined) return at > 0 || place.item;
  if (next.kind === "sign") return next.word !== '"';
  if (NOUN_TAILS.has(next.word)) return true;
  if (ANSWER_NOUNS.has(next.word) && verbKind(verb) !== "run") return true;
  return place.item && !isMarked(next) && tokens.length - at <= 3 &&
    next.word !== "to";
}
