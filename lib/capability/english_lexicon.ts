/**
 * The English tables made fit for look-up.
 *
 * @module
 */

import * as verbs from "./tables/english_verbs.ts";
import * as words from "./tables/english_words.ts";

/** What an English verb asks for. */
export type VerbKind = "change" | "make" | "run" | "read" | "neutral";

/** The words of a table. */
export function wordSet(table: string): ReadonlySet<string> {
  return new Set(table.split(/\s+/));
}

function phraseSet(table: string): ReadonlySet<string> {
  return new Set(table.split("|").map((phrase) => phrase.trim()));
}

const KINDS = new Map<string, VerbKind>();
// Later rows win: a word that stands in two tables has its stronger reading.
for (
  const [kind, table] of [
    ["neutral", verbs.NEUTRAL_VERBS],
    ["read", verbs.READ_VERBS],
    ["make", verbs.MAKE_VERBS],
    ["change", verbs.CHANGE_VERBS],
    ["run", verbs.RUN_VERBS],
  ] as const
) {
  for (const verb of table.split(/\s+/)) KINDS.set(verb, kind);
}

const IRREGULAR = new Map(
  verbs.IRREGULAR_FORMS.split(/\s+/).map((pair) => {
    const [form = "", base = ""] = pair.split(":");
    return [form, base] as const;
  }),
);

/** What a base form asks for, or `undefined` when it is no known verb. */
export function verbKind(word: string): VerbKind | undefined {
  return KINDS.get(word);
}

/** The verb that a participle or gerund belongs to, or `undefined`. */
export function verbOfForm(word: string): string | undefined {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  for (const [ending, put] of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    for (const base of [stem + put, stem, `${stem}e`]) {
      if (KINDS.has(base)) return base;
    }
    const last = stem.at(-1);
    if (last !== undefined && last === stem.at(-2)) {
      const single = stem.slice(0, -1);
      if (KINDS.has(single)) return single;
    }
  }
  return undefined;
}

const ENDINGS = [["ied", "y"], ["ed", "e"], ["ying", "y"], [
  "ing",
  "e",
]] as const;

export const CHANGE_PHRASES = phraseSet(verbs.CHANGE_PHRASES);
export const RUN_PHRASES = phraseSet(verbs.RUN_PHRASES);
export const READ_PHRASES = phraseSet(verbs.READ_PHRASES);
export const NOUN_VERBS = wordSet(verbs.NOUN_VERBS);
export const ANSWER_NOUNS = wordSet(words.ANSWER_NOUNS);
export const CODE_NOUNS = wordSet(words.CODE_NOUNS);
export const OTHER_SUBJECTS = wordSet(words.OTHER_SUBJECTS);
export const RUNNABLES = wordSet(words.RUNNABLES);
export const PASS_WORDS = wordSet(words.PASS_WORDS);
export const ALL_NOUNS = wordSet(words.ALL_NOUNS);
export const ALL_ADJECTIVES = wordSet(words.ALL_ADJECTIVES);
export const FENCE_WORDS = wordSet(words.FENCE_WORDS);
export const PHASE_WORDS = wordSet(words.PHASE_WORDS);
export const TASK_NOUNS = wordSet(words.TASK_NOUNS);
export const ONLY_NOUNS = wordSet(words.ONLY_NOUNS);
export const OPENERS = wordSet(words.OPENERS);
export const SUBORDINATORS = wordSet(words.SUBORDINATORS);
export const QUESTION_WORDS = wordSet(words.QUESTION_WORDS);
export const AUXILIARIES = wordSet(words.AUXILIARIES);
export const DETERMINERS = wordSet(words.DETERMINERS);
