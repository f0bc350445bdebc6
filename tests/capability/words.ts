/**
 * The words that stand in the tables and patterns of the reading.
 *
 * @module
 */

import { TRADITIONAL } from "../../lib/capability/chinese_words.ts";
import { spansOf } from "../mutate/mask.ts";

const FOLDER = new URL("../../lib/capability/", import.meta.url);

function* sources(folder: URL): Generator<{ name: string; text: string }> {
  for (const { name, isFile } of Deno.readDirSync(folder)) {
    if (isFile) {
      yield { name, text: Deno.readTextFileSync(new URL(name, folder)) };
    } else yield* sources(new URL(`${name}/`, folder));
  }
}

/** The entries of a template or string; pairs of characters are two words. */
function entriesIn(text: string): string[] {
  // Traditional characters with their simplified forms, without blanks.
  const lines = text.trim().split(/\s+/);
  if (lines.every((line) => line.length > 20)) return [...lines.join("")];
  const cut = text.includes("|") ? /\s*\|\s*/ : /\s+/;
  return text.split(cut).flatMap((entry) => entry.split(":"))
    .map((entry) => entry.trim());
}

function isWord(text: string): boolean {
  return /^[\p{L}\p{M}][\p{L}\p{M}\p{N}' -]{0,30}$/u.test(text);
}

/** What stands before a word of a language that shares its script. */
function tongueOf(name: string, word: string): string {
  if (/\p{Script=Hangul}/u.test(word)) return "ko:";
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) return "ja:";
  if (name.startsWith("chinese") && /\p{Script=Latin}/u.test(word)) {
    return "zh:";
  }
  if (name !== "read_other.ts") return "";
  return /\p{Script=Latin}/u.test(word) ? "es:" : "ja:";
}

const PAIRS = TRADITIONAL.replace(/\s/g, "").match(/../gu) ?? [];
const FORMS = new Map(PAIRS.map((pair) => [pair.charAt(1), pair.charAt(0)]));

function inTraditional(word: string): string {
  return word.replace(/./gu, (char) => FORMS.get(char) ?? char);
}

/** Every word in the code of the reading, once. */
export function codeWords(): string[] {
  const words = new Set<string>();
  for (const { name, text } of sources(FOLDER)) {
    // Learned weights are of every word that was met.
    if (name === "gestalt_weights.ts") continue;
    for (const { is, start, end } of spansOf(text)) {
      const inside = text.slice(start + 1, end - 1);
      const found = is === "regex"
        ? inside.match(/[\p{Script=Han}]+|[\p{L}']+/gu) ?? []
        : is === "comment"
        ? []
        : [...entriesIn(inside), ...(is === "string" ? [inside] : [])];
      for (const word of found) {
        if (isWord(word)) words.add(`${tongueOf(name, word)}${word}`);
      }
    }
  }
  return [...words, ...[...words].map(inTraditional)];
}
