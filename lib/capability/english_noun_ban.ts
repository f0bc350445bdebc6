/**
 * English bans on writing that are made with nouns.
 *
 * @module
 */

import { banOn, reachOf } from "./english_ban.ts";
import { ALL_ADJECTIVES, ALL_NOUNS, FENCE_WORDS } from "./english_lexicon.ts";
import type { Act } from "./explanation.ts";
import type { Token } from "./tokens.ts";

const EDIT_NOUNS = new Set(
  `edits edit changes change modifications modification writes fixes commits
  alterations mutations editing touching modifying changing`.split(/\s+/),
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
    if (EDITS_NOTHING.test(word) && tokens[i + 1]?.word === "nothing") {
      const last = tokens[i + 2];
      const theirs = tokens.some(({ word }) => word === "may") &&
        !tokens.some(({ word }) => word === "you");
      if (!theirs && (last === undefined || last.kind === "sign")) {
        return [allBanned()];
      }
    }
    if (word === "no" || word === "zero" || word === "without") {
      const act = noEdits(tokens, i) ?? noFile(tokens, i) ??
        withoutEditing(tokens, i);
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
    } else if (i > 0 && (BARRED.test(word) || ruledOut(tokens, i))) {
      const act = barredEdits(tokens, i);
      if (act !== undefined) return [act];
    } else if (
      word === "nothing" || word === "none" ||
      word === "not" && ["a", "one"].includes(tokens[i + 1]?.word ?? "")
    ) {
      const act = nothingChanged(tokens, i);
      if (act !== undefined) return [act];
    } else if (
      word === "leave" || word === "remain" || word === "stay" ||
      word === "remains" || word === "stays" || word === "keep" ||
      word === "be" && tokens.some((token) => token.word === "found")
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
    if (word === "to" && tokens[i + 1]?.word === "be") continue;
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

const EDITS_NOTHING = /^(?:edit|change|modify|write|touch|alter|create)$/;

function allBanned(): Act {
  return { signal: "NEG", strength: 3, reason: "all writing is forbidden" };
}

/** "… are out of the question", "… are not wanted". */
function ruledOut(tokens: readonly Token[], at: number): boolean {
  const word = (i: number) => tokens[i]?.word ?? "";
  if (word(at) === "off") {
    return /^(?:limits|table)$/.test(
      word(at + 1) === "the" ? word(at + 2) : word(at + 1),
    );
  }
  if (word(at) === "out") {
    return word(at + 1) === "of" &&
      /^(?:question|bounds)$/.test(
        word(at + 2) === "the" ? word(at + 3) : word(at + 2),
      );
  }
  return (word(at - 1) === "not" || word(at - 1).endsWith("n't")) &&
    /^(?:wanted|allowed|permitted|welcome|desired|acceptable|tolerated|asked|expected)$/
      .test(word(at));
}

const BARRED =
  /^(?:forbidden|prohibited|banned|disallowed|taboo|unwelcome|unwanted|verboten)$/;

/** "Any change to the working copy is forbidden". */
function barredEdits(tokens: readonly Token[], at: number): Act | undefined {
  const subject = tokens.slice(0, at);
  const from = subject.findLastIndex((token) =>
    EDIT_NOUNS.has(token.word) || token.word === "writing"
  );
  if (from < 0 || from > 3) return undefined;
  if (!ruledOut(tokens, at) && subject.some(({ word }) => word === "not")) {
    return undefined;
  }
  const behind = subject.slice(from + 1);
  const to = behind.findIndex((token, i) =>
    ["to", "in", "of"].includes(token.word) &&
    !/^(?:any|all|every|whatever|kind)$/.test(behind[i + 1]?.word ?? "")
  );
  const place = behind[to + 1]?.kind === "word" ? to : -1;
  const whole = place < 0
    ? behind.every((token) => token.kind !== "path" && token.kind !== "code")
    : reachOf(tokens, from + 2 + place).reach === "all";
  const qualified = subject.slice(0, from).some(({ kind, word }) =>
    kind !== "word" || !BEFORE_EDITS.has(word)
  );
  return whole && !qualified &&
      !subject.some((token) => FENCE_WORDS.has(token.word))
    ? allBanned()
    : undefined;
}

const BEFORE_EDITS = new Set(
  "any all code file files source actual the further and or , of direct own"
    .split(" "),
);

function noEdits(tokens: readonly Token[], at: number): Act | undefined {
  let i = at + 1;
  while (EDIT_NOUN_WORDS.has(tokens[i]?.word ?? "")) i++;
  const noun = tokens[i]?.word ?? "";
  if (!EDIT_NOUNS.has(noun)) return undefined;
  const after = tokens[i + 1];
  if (
    noun.endsWith("ing") &&
    (tokens[at]?.word === "without" ||
      after?.kind === "word" && after.word !== "of")
  ) return undefined;
  const place = tokens[i + 1]?.word ?? "";
  if (place === "to" || place === "of") {
    const { reach } = reachOf(tokens, i + 2);
    return reach === "all" || place === "of" && reach === "none"
      ? allBanned()
      : undefined;
  }
  const word = tokens[i]?.word;
  if ((word === "fixes" || word === "commits") && i === at + 1) {
    return undefined;
  }
  return ban(tokens, i + 1, at);
}

/** "Find the leak without changing any code". */
function withoutEditing(tokens: readonly Token[], at: number): Act | undefined {
  if (tokens[at]?.word !== "without" || at === 0) return undefined;
  const act = banOn(tokens, at + 1).find((each) => each.signal === "NEG");
  return act === undefined ? undefined : { ...act, soft: true };
}

function noFile(tokens: readonly Token[], at: number): Act | undefined {
  const subject = tokens[at + 1]?.word ?? "";
  if (!["file", "files", "code", "line", "source"].includes(subject)) {
    return undefined;
  }
  if (!tokens.slice(at + 2, at + 10).some((token) => CHANGED.has(token.word))) {
    return undefined;
  }
  return ban(tokens, at + 2, at);
}

function nothingChanged(tokens: readonly Token[], at: number): Act | undefined {
  const rest = tokens.slice(at + 1, at + 12);
  const hit = rest.findIndex((token) =>
    CHANGED.has(token.word) || token.word === "different"
  );
  if (hit < 0 || rest[0]?.word === "else" || rest[0]?.word === "but") {
    return undefined;
  }
  const before = rest.slice(0, hit);
  if (!before.some((token) => /^(?:be|gets?)$/.test(token.word))) {
    return undefined;
  }
  if (tokens[at]?.word !== "nothing") {
    // "None of the files may be altered", "not a byte may be different".
    const names = before.slice(
      0,
      before.findIndex(({ word }) => MAY.test(word)),
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

const MAY = /^(?:may|must|should|can|shall|will|is|are|gets?)$/;

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
    token.kind !== "sign" &&
    !["must", "should", "has", "to", "needs", "exactly", "just"].includes(
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
