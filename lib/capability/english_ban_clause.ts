/**
 * An English clause behind a negation: a ban, or an order in disguise.
 *
 * @module
 */

import { banOn, reachOf } from "./english_ban.ts";
import { ALL_ADJECTIVES, ALL_NOUNS, wordSet } from "./english_lexicon.ts";
import { passes } from "./english_pass.ts";
import type { Act } from "./explanation.ts";
import type { Token } from "./tokens.ts";

/** What a negated clause comes to. */
export interface BanClause {
  acts: Act[];
  /** An order that the negation turns out to ask for: "don't forget to …". */
  orderAt?: number;
  /** Where joined clauses are looked for, and whether the ban goes on there. */
  joined?: { at: number; ban: boolean };
}

const FILLERS = wordSet(
  "please ever even to actually yet also under be allowed",
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
export function banClause(tokens: readonly Token[], from: number): BanClause {
  let at = from;
  while (FILLERS.has(tokens[at]?.word ?? "")) at++;
  const word = tokens[at]?.word ?? "";
  if (OMITS.has(word)) {
    const orderAt = at + (tokens[at + 1]?.word === "to" ? 2 : 1);
    return { acts: [], orderAt };
  }
  if (ENDS.has(word)) return { acts: goesOn(tokens, at) };
  if (word === "leave" && leavesChanged(tokens, at)) {
    return {
      acts: [{
        signal: "NEG",
        strength: 3,
        reason: "all writing is forbidden",
      }],
      joined: { at, ban: true },
    };
  }
  if (EDITS.test(noun(tokens, at))) {
    const i = nounAt(tokens, at);
    const { reach, phase } = reachOf(tokens, i + 1);
    const ends = tokens[i + 1] === undefined || tokens[i + 1]?.kind === "sign";
    if (reach === "all" || ends) {
      return {
        acts: [{
          signal: "NEG",
          strength: 3,
          reason: "all writing is forbidden",
          phase,
        }],
        joined: { at, ban: true },
      };
    }
  }
  if (MERELY.has(word)) return { acts: [], joined: { at, ban: false } };
  const acts = MAKES.has(word) ? makesChange(tokens, at) : banOn(tokens, at);
  return { acts, joined: { at, ban: true } };
}

const EDITS =
  /^(?:edits?|changes?|modifications?|alterations?|writes|commits)$/;
const BEFORE_EDITS = wordSet("any all further file code making such");

function nounAt(tokens: readonly Token[], from: number): number {
  let i = from;
  while (BEFORE_EDITS.has(tokens[i]?.word ?? "")) i++;
  return i;
}

/** "Refrain from any edits": the noun behind what quantifies it. */
function noun(tokens: readonly Token[], from: number): string {
  const i = nounAt(tokens, from);
  return i > from ? tokens[i]?.word ?? "" : "";
}

/** "Do not leave any file changed". */
function leavesChanged(tokens: readonly Token[], at: number): boolean {
  const hit = tokens.slice(at, at + 7).findIndex((token) =>
    /^(?:changed|modified|edited|altered|dirty|touched)$/.test(token.word)
  );
  return hit > 1 &&
    tokens.slice(at + 1, at + hit).every((token) =>
      ALL_NOUNS.has(token.word) || ALL_ADJECTIVES.has(token.word)
    );
}

/** "Do not stop until the build is green". */
function goesOn(tokens: readonly Token[], at: number): Act[] {
  const until = tokens.findIndex((token, i) => i > at && UNTIL.has(token.word));
  return until > 0 && passes(tokens, until)
    ? [{ signal: "EXEC", strength: 3, reason: "work goes on until it passes" }]
    : [];
}

/** "Do not make any changes". */
function makesChange(tokens: readonly Token[], at: number): Act[] {
  const { reach, phase } = reachOf(tokens, at + 1);
  const nouns = tokens.slice(at + 1, at + 6).some((token) =>
    CHANGES.has(token.word)
  );
  if (nouns && reach === "all") {
    return [{
      signal: "NEG",
      strength: 3,
      reason: "all writing is forbidden",
      phase,
    }];
  }
  return reach !== "part" && tokens[at]?.word === "do"
    ? [{ signal: "NOWRITE", strength: 1, reason: "the change is waived" }]
    : [];
}
