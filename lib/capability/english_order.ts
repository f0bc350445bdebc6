/**
 * One English order: a verb in the place of an order, with its object.
 *
 * @module
 */

import { commandOrder, tryOrUse } from "./english_command_use.ts";
import {
  ANSWER_NOUNS,
  CHANGE_PHRASES,
  CODE_NOUNS,
  NOUN_VERBS,
  READ_PHRASES,
  RUN_PHRASES,
  TASK_NOUNS,
  verbKind,
  verbOfForm,
  wordSet,
} from "./english_lexicon.ts";
import { isMarked, objectOf } from "./english_object.ts";
import {
  intoFile,
  type OrderPlace,
  READ,
  runs,
  writes,
} from "./english_order_parts.ts";
import { runOrder } from "./english_run_order.ts";
import { writeOrder } from "./english_write_order.ts";
import type { Act, Strength } from "./explanation.ts";
import type { Token } from "./tokens.ts";

const PARTICLES = wordSet("up out off down in on back away over");
/** What a product shows, where an answer shows lists. */
const SHOWN = wordSet(
  "spinner dialog message banner tooltip icon toast modal indicator badge",
);
const REPORTS = wordSet(
  "report collect gather list note present summarise summarize return outline tabulate",
);
/** Verbs without a task of their own: a hint where nothing is to be told. */
const HINTS = new Set("use keep get take leave repeat own work".split(" "));

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
        (SAVES.test(verb) && next?.word !== "me" || saysFile(tokens, at))
      ? [intoFile("an answer that goes into a file")]
      : [READ];
  }
  if (verb === "have" && hasAct(tokens, at)) {
    return [writes(2, "a thing is to act so")];
  }
  if (verb === "get" && pronoun && GOT_INTO.has(tokens[at + 2]?.word ?? "")) {
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
  if (verb === "do" && ITEMS.test(next?.word ?? "")) {
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
    return tokens.slice(at + 2, at + 9).some((token) =>
        GOT_INTO.has(token.word)
      )
      ? [writes(2, "a thing is to be got into a state")]
      : [READ];
  }
  if (kind === "read") {
    if (isDelivery(tokens, at) || forStyle(tokens, at)) return [];
    if (
      object.intoFile &&
      REPORTS.has(verb) &&
      object.head !== ""
    ) {
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
  return FLOWS.test(head) || FLOWS.test(first ?? "") ? [READ] : [];
}

const FLOWS =
  /^(?:calls?|flow|paths?|data|requests?|chain|values?|trail|code|imports?|thread|messages?|execution)$/;

const GOT_INTO = wordSet(
  "to down out working back under off done fixed merged green sorted resolved line sync shape order date rid",
);

/** "Have the worker retry": a thing is to act. */
function hasAct(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at + 1];
  if (first === undefined || /^(?:a|an|no|you)$/.test(first.word)) return false;
  if (first.kind !== "code" && !isMarked(first)) return false;
  for (let i = at + 2; i < tokens.length && i < at + 6; i++) {
    const { word = "", kind } = tokens[i] ?? {};
    if (kind !== "word" || /^(?:in|of|been|to|,)$/.test(word)) return false;
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
const OWN_WORK =
  /^(?:changed|touched|did|edited|modified|added|removed|moved|renamed|wrote|created|deleted|replaced|made|finish|finished|done|decided)$/;

const ITEMS = /^(?:items?|points?|steps?|tasks?|sections?|parts?|numbers?)$/;
const SAVES =
  /^(?:write|put|draw|make|set|lay|build|keep|pull|mark|flag|format)$/;
const MODELS =
  /^(?:source|basis|base|starting-point|guide|style|pattern|patterns|conventions?|model|template|reference|example|blueprint|inspiration|idiom|layout)$/;

/** "Look at `X` for the house style": how to do it, nothing to be told. */
function forStyle(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:look|see|consult|check|take)$/.test(tokens[at]?.word ?? "")) {
    return false;
  }
  for (let i = at + 1; i < tokens.length && i < at + 9; i++) {
    if (!/^(?:for|as)$/.test(tokens[i]?.word ?? "")) continue;
    return tokens.slice(i + 1, i + 5).some(({ word }) => MODELS.test(word));
  }
  return false;
}

/** "List what you changed", "report back when done": no task of its own. */
function isDelivery(tokens: readonly Token[], at: number): boolean {
  if (!DELIVERS.has(tokens[at]?.word ?? "")) return false;
  for (let i = at + 1; i < tokens.length; i++) {
    const word = tokens[i]?.word ?? "";
    const next = tokens[i + 1]?.word ?? "";
    if (word === "you" || word === "you've" || word === "you're") {
      if (OWN_WORK.test(next) || OWN_WORK.test(tokens[i + 2]?.word ?? "")) {
        return true;
      }
    }
    if (word === "when" && /^(?:done|finished|it's|complete)$/.test(next)) {
      return true;
    }
  }
  return false;
}

const DOES = wordSet("do take make perform have carry");
const RUN_DEEDS =
  /^(?:load|run|build|rebuild|dry-run|test-run|smoke-test|benchmark|restore|import|deployment|deploy|install|installation|backup|snapshot|bisect|measurement|rehearsal|migration-run|round)$/;
const CHANGE_DEEDS =
  /^(?:rename|refactor|refactoring|clean-up|cleanup|replacement|migration|rewrite|fix|conversion|upgrade|sweep|bump|split|rollback|revert)$/;

/** "Do a full build", "make a rename": the noun says what is done. */
function deedNamed(tokens: readonly Token[], at: number): Act | undefined {
  const first = tokens[at + 1]?.word ?? "";
  if (!["a", "an", "another", "one", "the"].includes(first)) return undefined;
  const second = tokens[at + 2]?.word ?? "";
  const third = tokens[at + 3]?.word ?? "";
  if (second === "same") {
    const strength = /^(?:in|to|on)$/.test(third) ? 2 : 1;
    return writes(strength, "an order to do the same");
  }
  if (/^(?:stab|go|crack|shot|swing)$/.test(second) && third === "at") {
    const gerund = verbOfForm(tokens[at + 4]?.word ?? "");
    return gerund !== undefined && verbKind(gerund) === "read"
      ? READ
      : writes(2, "an order to have a go");
  }
  for (let i = at + 2; i < tokens.length && i < at + 6; i++) {
    const word = tokens[i]?.word ?? "";
    const last = tokens[i + 1];
    const ends = last === undefined || last.kind !== "word" ||
      DEED_TAILS.has(last.word);
    if (!ends) continue;
    if (RUN_DEEDS.test(word)) return runs(2, `an order to do a ${word}`);
    if (CHANGE_DEEDS.test(word)) return writes(2, `an order to do a ${word}`);
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
function givenTo(tokens: readonly Token[], at: number): Act | undefined {
  const first = tokens[at + 1];
  if (first === undefined || ASKERS.has(first.word)) return undefined;
  const named = first.kind === "path" || first.kind === "code";
  if (!named && !isMarked(first)) return undefined;
  for (let i = at + 2; i < tokens.length && i < at + 10; i++) {
    const word = tokens[i]?.word ?? "";
    if (word === "in" || word === "of") i++;
    if (GIVEN_STOPS.has(word) && word !== "in" && word !== "of") {
      return undefined;
    }
    if (!GIVEN_STARTS.has(word)) continue;
    const to = tokens[i - 1]?.word ?? "";
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

function saysFile(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at).some((token, i, rest) =>
    ["to", "into"].includes(token.word) &&
    rest.slice(i + 1, i + 5).some((each) => each.kind === "path")
  );
}
