/**
 * Spanish, Japanese and Korean: small tables, silent about all else.
 *
 * @module
 */

import type { Act } from "./explanation.ts";
import { hasPath } from "./chinese_object.ts";
import * as tables from "./tables/other_words.ts";
import type { Token } from "./tokens.ts";

function act(signal: Act["signal"], strength: 1 | 2 | 3, reason: string): Act {
  return { signal, strength, reason };
}

const split = (table: string) => new Set(table.split(/\s+/));
const ES = {
  change: split(tables.SPANISH_CHANGE),
  run: split(tables.SPANISH_RUN),
  read: split(tables.SPANISH_READ),
  marks: split(tables.SPANISH_MARKS),
  all: split(tables.SPANISH_ALL),
  fence: split(tables.SPANISH_FENCE),
  banned: split(tables.SPANISH_BANNED),
  openers: split(tables.SPANISH_OPENERS),
};

/** Whether a sentence is Spanish, by the words that only Spanish has. */
export function isSpanish(tokens: readonly Token[]): boolean {
  let marks = 0;
  for (const token of tokens) if (ES.marks.has(token.word)) marks++;
  return marks >= 2 && marks * 8 >= tokens.length;
}

/** What a Spanish sentence asks for. */
export function readSpanish(tokens: readonly Token[]): Act[] {
  const acts: Act[] = [];
  const words = tokens.map((token) => token.word);
  if (
    words.includes("lectura") &&
    (words.includes("solo") || words.includes("sólo"))
  ) {
    acts.push(act("RO", 3, "the task is declared read-only"));
  }
  let head = true;
  let embedded = false;
  let banned = false;
  for (const [i, word] of words.entries()) {
    if (
      [
        "que",
        "qué",
        "por",
        "cómo",
        "dónde",
        "cuándo",
        "quién",
        "cuáles",
        "cual",
        "si",
      ].includes(word)
    ) {
      embedded = true;
    }
    if (
      word === "no" || word === "sin" || word === "ni" || word === "nada" ||
      word === "ningún"
    ) {
      banned = true;
      if (spanishBan(tokens, i)) {
        acts.push(act("NEG", 3, "all writing is forbidden"));
      }
    }
    if ([",", "y", "e", "luego", "después"].includes(word)) {
      head = true;
      if (word !== "y" && word !== "e") banned = false;
      continue;
    }
    if (ES.openers.has(word) || tokens[i]?.kind === "number") continue;
    if (head && !banned) {
      const strong = !embedded ? 3 : 1;
      const into = tokens.slice(i).some((token) => token.kind === "path");
      if (ES.read.has(word)) acts.push(act("READ", 3, "asks to look and tell"));
      else if (ES.run.has(word)) {
        acts.push(act("EXEC", strong, `an order to run (${word})`));
      } else if (ES.change.has(word)) {
        acts.push(act("WRITE", strong, `an order to change (${word})`));
      } else if (
        ["deja", "guarda", "escribe", "pon", "crea", "redacta"].includes(word)
      ) {
        acts.push(
          into
            ? {
              ...act("WRITE", strong, "something is to go into a file"),
              file: true,
            }
            : act("READ", 2, "an answer"),
        );
      } else if (word === "haz" && words[i + 1] === "commit") {
        acts.push(act("WRITE", strong, "an order to commit"));
      }
    }
    if (tokens[i]?.kind !== "sign") head = false;
  }
  return acts;
}

function spanishBan(tokens: readonly Token[], at: number): boolean {
  // "No hace falta": waived, not forbidden.
  if (/^(?:hace|es|hay)$/.test(tokens[at + 1]?.word ?? "")) return false;
  const rest = tokens.slice(at + 1, at + 12);
  const verb = rest.findIndex((token) => ES.banned.has(token.word));
  if (verb < 0 || verb > 4) return false;
  const object = rest.slice(verb + 1);
  if (object.some((token) => ES.fence.has(token.word))) return false;
  return object.length === 0 ||
    object.some((token) => ES.all.has(token.word)) ||
    (tokens[at]?.word === "nada" && verb === 0);
}

interface Rules {
  only: RegExp;
  ban: RegExp;
  all: RegExp;
  fence: RegExp;
  change: RegExp;
  run: RegExp;
  into: RegExp;
  read: RegExp;
  asks: RegExp;
}

function readByEnding(text: string, rules: Rules): Act[] {
  const acts: Act[] = [];
  if (rules.only.test(text)) {
    acts.push(act("RO", 3, "the task is declared read-only"));
  }
  if (rules.asks.test(text)) return [...acts, act("READ", 2, "a question")];
  for (const part of text.split(/(?<=[、，,])/)) {
    acts.push(...readPart(part, rules));
  }
  if (acts.length === 0 && rules.read.test(text)) {
    acts.push(act("READ", 3, "asks to look and tell"));
  }
  return acts;
}

function readPart(text: string, rules: Rules): Act[] {
  if (rules.ban.test(text)) {
    const all = rules.all.test(text) && !rules.fence.test(text) &&
      !hasPath(text);
    return all ? [act("NEG", 3, "all writing is forbidden")] : [];
  }
  const acts: Act[] = [];
  if (rules.run.test(text)) acts.push(act("EXEC", 3, "an order to run"));
  if (rules.change.test(text)) acts.push(act("WRITE", 3, "an order to change"));
  if (rules.into.test(text) && hasPath(text)) {
    acts.push({
      ...act("WRITE", 3, "something is to go into a file"),
      file: true,
    });
  }
  return acts;
}

/** What a Japanese sentence asks for: its last verb decides. */
export function readJapanese(text: string): Act[] {
  return readByEnding(text, tables.JAPANESE);
}

/** What a Korean sentence asks for: its last verb decides. */
export function readKorean(text: string): Act[] {
  return readByEnding(text, tables.KOREAN);
}
