/**
 * English bans on writing, and how far they reach.
 *
 * @module
 */

import type { Act } from "./explanation.ts";
import {
  ALL_ADJECTIVES,
  ALL_NOUNS,
  FENCE_WORDS,
  PHASE_WORDS,
  verbKind,
  verbOfForm,
} from "./english_lexicon.ts";
import type { Token } from "./tokens.ts";

/** Verbs whose ban without an object already forbids all writing. */
const EDITING = new Set(
  `modify edit change alter touch write update make add create delete remove
  patch rewrite code refactor overwrite mutate save correct`.split(/\s+/),
);
const BARE_BAN = new Set(
  "modify edit change alter touch write code".split(" "),
);
const HALTS = new Set([",", "but", "just", "only", "instead", "then", "and"]);

/** How far a ban reaches that begins behind index `at`. */
export function reachOf(
  tokens: readonly Token[],
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
    if (FENCE_WORDS.has(word)) return { reach: "part", phase, soft };
    if (PHASE_WORDS.has(word)) phase = true;
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

/** "… anything except `routes.rb`": the place that may be changed. */
function exceptsPlace(tokens: readonly Token[], from: number): boolean {
  const end = Math.min(tokens.length, from + 6);
  for (let i = from; i < end; i++) {
    if (!/^(?:except|but|besides|outside)$/.test(tokens[i]?.word ?? "")) {
      continue;
    }
    return tokens.slice(i + 1, i + 4).some(({ kind }) =>
      kind === "path" || kind === "code"
    );
  }
  return false;
}

/** What a ban on the verb at `at` means; `at` may begin a list of verbs. */
export function banOn(tokens: readonly Token[], at: number): Act[] {
  let i = at;
  let last = at;
  const verbs: string[] = [];
  for (; i < tokens.length; i++) {
    const word = tokens[i]?.word ?? "";
    const base = verbKind(word) !== undefined || EDITING.has(word)
      ? word
      : verbOfForm(word);
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
      /^(?:or|and|nor)$/.test(tokens[i - 1]?.word ?? "") &&
      /^(?:any|anything)$/.test(tokens[i + 1]?.word ?? "")
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
    acts.push({ signal: "NORUN", strength: 2, reason: "a ban on running" });
  }
  const edits = verbs.filter((verb) => EDITING.has(verb));
  if (edits.length > 0 && reach === "part" && exceptsPlace(tokens, last + 1)) {
    acts.push({
      signal: "WRITE",
      strength: 2,
      reason: "what is excepted from a ban is to be changed",
    });
  }
  const thing = /^(?:it|them)$/.test(tokens[last + 1]?.word ?? "") &&
    !edits.some((verb) => BARE_BAN.has(verb));
  if (
    !thing &&
    edits.length > 0 &&
    (reach === "all" ||
      reach === "none" && edits.some((verb) => BARE_BAN.has(verb)))
  ) {
    acts.push({
      signal: "NEG",
      strength: 3,
      reason: "all writing is forbidden",
      phase,
      soft,
    });
  } else if (
    reach !== "part" && verbs.some((verb) => {
      const kind = verbKind(verb);
      return kind === "change" || kind === "make";
    })
  ) {
    acts.push({
      signal: "NOWRITE",
      strength: 1,
      reason: "the change is waived",
    });
  }
  return acts;
}
