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
  patch rewrite code refactor overwrite mutate save`.split(/\s+/),
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
    if (base !== undefined && !isObject) {
      verbs.push(base);
      last = i;
    } else if (![",", "or", "and", "/", "even", "not", "nor"].includes(word)) {
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
  if (
    edits.length > 0 &&
    (reach === "all" ||
      (reach === "none" && edits.some((verb) => BARE_BAN.has(verb))))
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

const EDIT_NOUNS = new Set(
  `edits edit changes change modifications modification writes fixes commits
  alterations mutations`.split(/\s+/),
);
const EDIT_NOUN_WORDS = new Set(
  "code file files source any repo repository further actual kind of".split(
    " ",
  ),
);
const CHANGED = new Set(
  `changed modified edited touched written altered created deleted updated
  committed`.split(/\s+/),
);
const UNTOUCHED = new Set(
  "untouched unchanged unmodified alone intact as pristine".split(" "),
);

/** Bans that are made with nouns: "no edits", "nothing may be changed". */
export function nominalBans(tokens: readonly Token[]): Act[] {
  for (let i = 0; i < tokens.length; i++) {
    const word = tokens[i]?.word ?? "";
    if (word === "no" || word === "zero" || word === "without") {
      const act = noEdits(tokens, i) ?? noFile(tokens, i);
      if (act !== undefined) return [act];
    } else if (word === "hands" && tokens[i + 1]?.word === "off") {
      const { reach } = reachOf(tokens, i + 2);
      if (reach === "all") {
        return [{
          signal: "NEG",
          strength: 3,
          reason: "all writing is forbidden",
          soft: true,
        }];
      }
    } else if (word === "nothing") {
      const act = nothingChanged(tokens, i);
      if (act !== undefined) return [act];
    } else if (
      word === "leave" || word === "remain" || word === "stay" ||
      word === "remains" || word === "keep"
    ) {
      const act = leftAlone(tokens, i);
      if (act !== undefined) return [act];
    }
  }
  return [];
}

function ban(
  tokens: readonly Token[],
  from: number,
  to: number,
): Act | undefined {
  let phase = false;
  for (let i = from; i < tokens.length; i++) {
    const word = tokens[i]?.word ?? "";
    if (word === ",") break;
    if (word === "any" || i === to || word === "without") continue;
    if (FENCE_WORDS.has(word) || word === "there" || word === "to") {
      return undefined;
    }
    if (word === "phase" || word === "yet" || word === "now") phase = true;
  }
  return {
    signal: "NEG",
    strength: 3,
    reason: "all writing is forbidden",
    phase,
  };
}

function noEdits(tokens: readonly Token[], at: number): Act | undefined {
  let i = at + 1;
  while (EDIT_NOUN_WORDS.has(tokens[i]?.word ?? "")) i++;
  if (!EDIT_NOUNS.has(tokens[i]?.word ?? "")) return undefined;
  if (tokens[i + 1]?.word === "to") {
    return reachOf(tokens, i + 2).reach === "all"
      ? { signal: "NEG", strength: 3, reason: "all writing is forbidden" }
      : undefined;
  }
  const word = tokens[i]?.word;
  if ((word === "fixes" || word === "commits") && i === at + 1) {
    return undefined;
  }
  return ban(tokens, i + 1, at);
}

function noFile(tokens: readonly Token[], at: number): Act | undefined {
  const subject = tokens[at + 1]?.word ?? "";
  if (!["file", "files", "code", "line", "source"].includes(subject)) {
    return undefined;
  }
  if (!tokens.slice(at + 2, at + 7).some((token) => CHANGED.has(token.word))) {
    return undefined;
  }
  return ban(tokens, at + 2, at);
}

function nothingChanged(tokens: readonly Token[], at: number): Act | undefined {
  const rest = tokens.slice(at + 1, at + 12);
  const hit = rest.findIndex((token) => CHANGED.has(token.word));
  if (hit < 0 || rest[0]?.word === "else" || rest[0]?.word === "but") {
    return undefined;
  }
  if (!rest.slice(0, hit).some((token) => token.word === "be")) {
    return undefined;
  }
  return ban(tokens, at + 1, at);
}

function leftAlone(tokens: readonly Token[], at: number): Act | undefined {
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
  const names = subject.filter((token) =>
    token.kind !== "sign" && !["must", "should", "has", "to", "needs"].includes(
      token.word,
    )
  );
  if (names.length === 0) return undefined;
  const all = names.every((token) =>
    token.kind === "word" &&
    (ALL_NOUNS.has(token.word) || ALL_ADJECTIVES.has(token.word) ||
      ["every", "everything"].includes(token.word))
  );
  if (!all || names.some((token) => FENCE_WORDS.has(token.word))) {
    return undefined;
  }
  const act = ban(tokens, at + 1 + hit, at);
  return act === undefined ? undefined : { ...act, soft: true };
}
