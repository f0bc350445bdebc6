/**
 * Clauses joined to an English clause: which of them are deeds of their own.
 *
 * @module
 */

import { NEGATORS } from "./english_clause_start.ts";
import {
  NOUN_VERBS,
  OPENERS,
  QUESTION_WORDS,
  verbKind,
  wordSet,
} from "./english_lexicon.ts";
import { objectOf } from "./english_object.ts";
import type { Token } from "./tokens.ts";

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
const PARTICLES = wordSet("up out off back");

interface Joint {
  at: number;
  and: boolean;
  strong: boolean;
  fresh: boolean;
}

function jointAt(tokens: readonly Token[], from: number): Joint {
  const joint: Joint = { at: from, and: false, strong: false, fresh: false };
  for (; joint.at < tokens.length; joint.at++) {
    const word = tokens[joint.at]?.word ?? "";
    if (word !== "," && !JOINTS.has(word) && !OPENERS.has(word)) break;
    if (word === "and" || word === "&" || word === "plus") joint.and = true;
    if (STRONG.has(word)) joint.strong = true;
    if (FRESH.has(word)) joint.fresh = true;
  }
  return joint;
}

/** The first clause joined to the one whose verb is at `from`. */
export function nextJoined(
  tokens: readonly Token[],
  from: number,
  before: Before,
): Joined | undefined {
  let embedded = false;
  let plural = false;
  // "what a guest could read, change or delete": the list goes on.
  let could = false;
  for (let i = from + 1; i < tokens.length; i++) {
    const word = tokens[i]?.word ?? "";
    if (QUESTION_WORDS.has(word) || EMBEDS.has(word)) {
      embedded = true;
      plural = PLURAL.has(tokens[i + 1]?.word ?? "");
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
      verbKind(tokens[i - 1]?.word ?? "") !== undefined;
    const deed = isDeed(tokens, {
      ...joint,
      before,
      embedded,
      plural,
      twin,
      comma: word === ",",
    });
    if (deed && !subjectFollows(tokens, at)) {
      const pronoun = PRONOUNS.has(tokens[at + 1]?.word ?? "");
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
function inModalList(
  tokens: readonly Token[],
  from: number,
  at: number,
): boolean {
  if (tokens.slice(from, at).some((token) => token.word === "or")) return true;
  for (let i = at; i < tokens.length && i < at + 8; i++) {
    const word = tokens[i]?.word ?? "";
    if (word === "or") return true;
    if (word === "and" || word === "then") return false;
  }
  return false;
}

function isDeed(
  tokens: readonly Token[],
  { at, and, strong, fresh, before, embedded, plural, twin, comma }: Joint & {
    before: Before;
    embedded: boolean;
    plural: boolean;
    twin: boolean;
    comma: boolean;
  },
): boolean {
  const verb = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  const { marked } = objectOf(tokens, at);
  const clear = marked || PARTICLES.has(next);
  const noun = NOUN_VERBS.has(verb);
  if (strong || fresh) return !(noun && !clear && embedded);
  if (before.kind !== "read" && before.kind !== "none") return clear || !noun;
  if (!embedded) return clear || twin || (!noun && and);
  const joins = PRONOUNS.has(next) || comma || verbKind(verb) === "read" ||
    (and && marked);
  return clear && !plural && joins;
}

function opensClause(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  if (NEGATORS.has(word) || (word === "do" && next === "not")) return true;
  if (word === "make" && next === "sure") return true;
  if (word === "without" || word === "ensure") return true;
  if (word === "not" && (next === "to" || next === "even")) return false;
  if (/^(?:i'll|i'd|we'll)$/.test(word)) return true;
  if (word === "you" && /^(?:may|must|can|should|are|never)$/.test(next)) {
    return true;
  }
  return tokens[at - 1]?.word === "please";
}

const FINITE =
  /^(?:is|are|was|were|has|have|fails|must|should|shall|may|needs|will|does|goes|cannot|can)$/;

/** "Tests cover …", "Build fails when …": a noun with its own verb. */
export function subjectFollows(tokens: readonly Token[], at: number): boolean {
  return NOUN_VERBS.has(tokens[at]?.word ?? "") &&
    FINITE.test(tokens[at + 1]?.word ?? "");
}
