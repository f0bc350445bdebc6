/**
 * Japanese and Korean: the last verb of a sentence decides.
 *
 * @module
 */

import { hasPath } from "./chinese_object.ts";
import type { Act, Strength } from "./explanation.ts";
import * as tables from "./tables/other_words.ts";

export { isSpanish, readSpanish } from "./read_spanish.ts";

function act(signal: Act["signal"], strength: Strength, reason: string): Act {
  return { signal, strength, reason };
}

/** How deeds stand in the sentences of a language that ends in its verb. */
export interface Endings {
  only: RegExp;
  ban: RegExp;
  /** A ban of all edits that names no thing. */
  bare: RegExp;
  all: RegExp;
  fence: RegExp;
  /** Nouns of deeds, and what joins them to the next deed or asks for them. */
  change: RegExp;
  run: RegExp;
  joins: RegExp;
  /** Verbs, and what does the same with them. */
  verb: RegExp;
  runVerb: RegExp;
  verbJoins: RegExp;
  /** The end of a nominal order. */
  ends: RegExp;
  object: RegExp;
  must: RegExp;
  soThat: RegExp;
  clearly: RegExp;
  passes: RegExp;
  into: RegExp;
  read: RegExp;
  asks: RegExp;
  within: RegExp;
  polite: RegExp;
  told: RegExp;
  asked: RegExp;
  others: RegExp;
}

/** The last verb of a sentence decides what those before it are. */
function readByEnding(text: string, item: boolean, rules: Endings): Act[] {
  const acts: Act[] = [];
  // What a question inside of the sentence names is no deed of it.
  const sentence = text.trim().replace(rules.within, "");
  if (rules.only.test(sentence)) {
    acts.push(act("RO", 3, "the task is declared read-only"));
  }
  const polite = rules.polite.test(sentence);
  const told = !polite && rules.told.test(sentence) &&
    !rules.asked.test(sentence);
  const passes = rules.passes.test(sentence) && !told;
  if (passes) acts.push(act("EXEC", 3, "it must pass"));
  if (!polite && rules.asks.test(sentence)) {
    return passes ? acts : [...acts, act("READ", 2, "a question")];
  }
  for (
    const part of sentence.split(/(?<=[、，,]|말고|않고|ずに|ないで(?!く|下))/)
  ) {
    acts.push(...readPart(part, { item, told, sentence, rules }));
  }
  const ordered = acts.some(({ signal }) =>
    signal === "WRITE" || signal === "EXEC"
  );
  if (!ordered && rules.read.test(sentence)) {
    acts.push(act("READ", 3, "asks to look and tell"));
  }
  return acts;
}

interface PartPlace {
  item: boolean;
  told: boolean;
  sentence: string;
  rules: Endings;
}

function readPart(text: string, place: PartPlace): Act[] {
  const { rules, told } = place;
  if (rules.ban.test(text)) {
    const all = (rules.all.test(text) || rules.bare.test(text)) &&
      !rules.fence.test(text) && !hasPath(text);
    return all ? [act("NEG", 3, "all writing is forbidden")] : [];
  }
  if (told || rules.others.test(text)) return [];
  const acts: Act[] = [];
  const run = clearest(text, rules.run, rules.runVerb, place);
  if (run !== 0) acts.push(act("EXEC", run, "an order to run"));
  if (rules.into.test(text) && hasPath(text)) {
    acts.push({
      ...act("WRITE", 3, "something is to go into a file"),
      file: true,
    });
  }
  const change = clearest(text, rules.change, rules.verb, place);
  if (change !== 0) acts.push(act("WRITE", change, "an order to change"));
  if (rules.soThat.test(text) && !rules.clearly.test(text)) {
    acts.push(act("WRITE", 2, "a thing is to be made so"));
  }
  return acts;
}

/** How clear the clearest of the deeds is; 0 when there is none. */
function clearest(
  text: string,
  noun: RegExp,
  verb: RegExp,
  { item, sentence, rules }: PartPlace,
): Strength | 0 {
  let best: Strength | 0 = 0;
  const take = (strength: Strength | 0) => {
    if (strength > best) best = strength;
  };
  const must = rules.must.test(sentence);
  for (const hit of text.matchAll(noun)) {
    const end = hit.index + hit[0].length;
    const behind = text.slice(end, end + 24);
    const before = text.slice(Math.max(0, hit.index - 5), hit.index);
    if (rules.joins.test(behind)) take(3);
    else if (must && /^[すさを해돼되]/.test(behind)) take(2);
    else if (/^する(?:。|$)/.test(behind)) take(item ? 2 : 1);
    else if (rules.ends.test(behind)) take(rules.object.test(before) ? 2 : 1);
  }
  for (const hit of text.matchAll(verb)) {
    const end = hit.index + hit[0].length;
    const behind = text.slice(end, end + 24);
    if (rules.verbJoins.test(behind)) take(3);
    else if (must && /^[るれくすら야]/.test(behind)) take(2);
  }
  return best;
}

/** What a Japanese sentence asks for. */
export function readJapanese(text: string, item: boolean): Act[] {
  return readByEnding(text, item, tables.JAPANESE);
}

/** What a Korean sentence asks for. */
export function readKorean(text: string, item: boolean): Act[] {
  return readByEnding(text, item, tables.KOREAN);
}
