/**
 * The prompt as a whole. Clause by clause a careful reader sees what each
 * sentence says; but whether a prompt asks for work or for an answer also
 * shows in the sum of its words, and the sum corrects a clause that was read
 * wrongly. The weights (`weights_latin.txt`, `weights_cjk.txt`) are learned
 * from labelled prompts (`tests/eval/fit.ts`) and judged on sets that were left
 * out.
 *
 * @module
 */

import type { Strength } from "./explanation.ts";
import { FENCE, isMark, MARKER } from "./words.ts";

// Words, numbers, Han and kana one by one, hangul in runs, marks of what was
// set aside, and the signs that say something about the mood.
const TOKEN =
  /[a-zà-ÿ']+|\d+|[?？!,]|[\u3040-\u30ff\u3400-\u9fff]|[\uac00-\ud7af]+|[\ue000-\ue009]+/g;

// What parts two sentences; before blanks only, for Latin signs.
const BREAKS = "\n。！？；;：—→()（），";
const BREAKS_BEFORE_BLANK = ".!?:";

/** Whether one of these signs stands at `at`, or a Latin one before a blank. */
function isSign(text: string, at: number, signs: string): boolean {
  const char = text[at] ?? "\n";
  return signs.includes(char) ||
    BREAKS_BEFORE_BLANK.includes(char) && (text[at + 1] ?? " ").trim() === "";
}

/** Whether a sentence ends between two tokens of a text. */
function isBreak(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    if (isSign(text, i, BREAKS)) return true;
  }
  return false;
}

// From here on a prompt asks for work: its weight, and what its clauses add.
// The bounds were chosen on sets that were left out of the learning.
const ASKS_FOR_WORK = 12;
/** What the strongest order of the clauses adds. */
const ORDERED: Readonly<Record<0 | Strength, number>> = {
  0: 0,
  1: 30,
  2: 20,
  3: 40,
};
/** The same in a brief prompt: there most words belong to the order. */
const ORDERED_BRIEFLY: Readonly<Record<0 | Strength, number>> = {
  0: 0,
  1: 30,
  2: 16,
  3: 115,
};
// The sum is scaled to a prompt of nine features.
const USUAL_LENGTH = 3;
// A prompt of fewer features says too little: its sum counts for less.
const LEAST_FEATURES = 40;
// Up to here a prompt is a sentence or two.
const BRIEF = 100;

// Said around any task, and about none.
const COURTESY =
  /\b(?:hi|hello|hey)(?: there| all| team| again)?(?:[,.!]|$)|\bthank(?:s| you)(?: for your [a-z]+)?(?:[,.!]|$)|\bany questions\?|\blet me know if you have (?:any )?questions\b|(?<=^|[。！？\n])有(?:什么|任何)?(?:问题|疑问)(?:吗|随时问我?|再问我)|[你您]好(?:[，。！]|$)|谢谢[你您]?(?:的时间)?(?:[，。！]|$)/g;

// Of a text that is longer, its head and its tail are weighed.
const MOST_HEAD = 6000;
const MOST_TAIL = 2000;

const LONG_WORD = 6;
const STEM = 5;

const LOWER_MARKER = MARKER.toLowerCase();
const BEFORE_MARKER = "\n.,;。，；";
const BEHIND_MARKER = "\n.;。；";

/** A lower-cased text without what asks for the marker: it is in any task. */
function withoutMarker(text: string): string {
  const at = text.indexOf(LOWER_MARKER);
  if (at < 0) return text;
  let start = at;
  while (start > 0 && !BEFORE_MARKER.includes(text[start - 1] ?? "")) start--;
  let end = at + MARKER.length;
  while (end < text.length && !BEHIND_MARKER.includes(text[end] ?? "")) end++;
  return `${text.slice(0, start)}\n${withoutMarker(text.slice(end))}`;
}

/** Where an offset into a text is in what is weighed of it. */
function inBounded(text: string, at: number): number {
  const tail = text.length - MOST_TAIL;
  if (text.length <= MOST_HEAD + MOST_TAIL || at <= MOST_HEAD) return at;
  return at < tail ? MOST_HEAD : at - tail + MOST_HEAD + 1;
}

function bounded(text: string): string {
  return text.length <= MOST_HEAD + MOST_TAIL
    ? text
    : `${text.slice(0, MOST_HEAD)}\n${text.slice(-MOST_TAIL)}`;
}

/** Whether a text begins with a Han or kana character, or with hangul. */
function isCjk(text: string): boolean {
  const unit = text.charCodeAt(0);
  return unit >= 0x3040 && unit < 0xe000;
}

/** Two tokens as one feature; a blank only where one needs it. */
function pairOf(before: string, token: string): string {
  return isCjk(before) && isCjk(token) ? before + token : `${before} ${token}`;
}

// A run of one mark is as long as what was set aside. In a feature it is one of
// ten signs that no token holds, so that a table of Latin words takes a byte a
// character.
const FIRST_MARK = FENCE.charCodeAt(0);
const FIRST_SIGN = 0xb0;

/** The sign for a mark in features. */
function signOf(mark: number): string {
  return String.fromCharCode(FIRST_SIGN + mark - FIRST_MARK);
}

/**
 * Tells every feature of a prompt whose asides are marks, and their number:
 * tokens, pairs of tokens, threes that end in a Han or kana character, stems
 * of long words, beginnings and ends of hangul; `^` opens a sentence.
 */
export function eachFeature(
  masked: string,
  tell: (feature: string) => void,
): number {
  const text = withoutMarker(bounded(masked).toLowerCase())
    .replace(COURTESY, " ");
  let count = 0;
  const found = (feature: string) => {
    count += 1;
    tell(feature);
  };
  let before = "^";
  let twoBefore = "";
  let end = 0;
  for (const { 0: match, index } of text.matchAll(TOKEN)) {
    if (isBreak(text, end, index)) {
      if (before !== "^") found(`${before}$`);
      before = "^";
      twoBefore = "";
    }
    end = index + match.length;
    const unit = match.charCodeAt(0);
    const token = isMark(unit)
      ? signOf(unit)
      : unit >= 48 && unit <= 57
      ? "0"
      : match;
    const pair = pairOf(before, token);
    found(token);
    found(pair);
    if (unit >= 0x3040 && unit <= 0x9fff) {
      if (twoBefore !== "") found(pairOf(twoBefore, pair));
    } else if (unit >= 0xac00 && unit <= 0xd7af) {
      found(`${token.slice(0, 1)}~`);
      found(`${token.slice(0, 2)}~`);
      found(`~${token.slice(-1)}`);
    } else if (token.length >= LONG_WORD) found(`${token.slice(0, STEM)}~`);
    twoBefore = before;
    before = token;
  }
  if (before !== "^") found(`${before}$`);
  return count;
}

/** What a feature weighs, in hundredths. */
export interface Weights {
  /** Above 0 for work, below 0 for an answer. */
  work: number;
  /** Of work: above 0 for a change of files, below 0 for none. */
  writes: number;
  /** Of work: above 0 for a run, below 0 for none. */
  runs: number;
  /**
   * Of a sentence: above 0 where it declares the whole task read-only or
   * forbids all writing.
   */
  declares: number;
}

/** The beginning of a feature, by which its line in the table is found. */
export function keyOf(feature: string): string {
  if (isCjk(feature)) return feature.charAt(0);
  return feature.slice(0, feature.startsWith("^ ") ? 3 : 2);
}

/** Whether a feature stands in the table of Han, kana and hangul. */
export function isInCjkTable(feature: string): boolean {
  return feature.charCodeAt(0) > 0xff ||
    feature.charCodeAt(feature.length - 1) > 0xff;
}

/**
 * The part of a table that holds a key, named by a number: keys with one first
 * character stand together, of Han, kana and hangul those of one block of 256.
 */
export function sectionOf(key: string): number {
  const unit = key.charCodeAt(0);
  return unit < 0x3000 ? unit : unit & 0xff00;
}

/** The last line of a table; one without it was cut off. */
export const LAST_LINE = "\n# end\n";

/**
 * The sections of a table by their numbers; the plugin's own file, read when
 * it is first asked. It is no module: of a module Deno reads the source, its
 * emitted copy and the compiled copy, which for this table takes longer than a
 * judgment.
 *
 * A section begins with a line that names it by a character. Each further line
 * holds the features with one beginning: the beginning, then between bars the
 * rest of each and its weights for work, for a change of files, for a run and
 * for a declaration. `^` opens a sentence, `$` ends it.
 */
function sectionsIn(file: string): () => ReadonlyMap<number, string> {
  let made: Map<number, string> | undefined;
  return () => {
    if (made !== undefined) return made;
    const text = Deno.readTextFileSync(`${import.meta.dirname}/${file}`);
    // An unpacker or an editor may have turned the line ends.
    const table = text.replaceAll("\r\n", "\n");
    if (!table.endsWith(LAST_LINE)) throw new TypeError(`${file} is not whole`);
    const sections = new Map<number, string>();
    for (const section of table.split("\n\n")) {
      sections.set(sectionOf(section), section);
    }
    return made = sections;
  };
}

const latin = sectionsIn("weights_latin.txt");
const cjk = sectionsIn("weights_cjk.txt");

// What was looked up before; sentences of one prompt repeat their words.
const entries = new Map<string, string | undefined>();
const MOST_ENTRIES = 20_000;

/** What a feature weighs, as its entry says it; `undefined` for nothing. */
function entryOf(feature: string): string | undefined {
  if (entries.has(feature)) return entries.get(feature);
  if (entries.size >= MOST_ENTRIES) entries.clear();
  const entry = lookedUp(feature);
  entries.set(feature, entry);
  return entry;
}

function lookedUp(feature: string): string | undefined {
  const key = keyOf(feature);
  const sections = isInCjkTable(feature) ? cjk() : latin();
  const section = sections.get(sectionOf(key)) ?? "";
  const at = section.indexOf(`\n${key}|`);
  if (at < 0) return undefined;
  const end = section.indexOf("\n", at + 1);
  const rest = `|${feature.slice(key.length)}=`;
  const found = section.indexOf(rest, at + key.length);
  if (found < 0 || end >= 0 && found > end) return undefined;
  const from = found + rest.length;
  return section.slice(from, section.indexOf("|", from));
}

/** What the sum over so many features is multiplied with. */
export function scaleOf(count: number): number {
  return USUAL_LENGTH / Math.sqrt(Math.max(count, 1));
}

/** What a prompt asks for as a whole. */
export interface Whole extends Weights {
  isBrief: boolean;
  /** Whether there is anything to weigh. */
  isEmpty: boolean;
}

/** A scaled sum of so many features: few of them are believed less. */
function workOf(sum: number, count: number): number {
  return sum * Math.min(1, count / LEAST_FEATURES) ** 2;
}

/** The whole of a prompt with scaled sums of weights over so many features. */
export function wholeOf(
  { work, ...others }: Weights,
  count: number,
): Whole {
  return { ...others, ...beginningOf(work, count), isEmpty: count === 0 };
}

/** Tells what a feature weighs when it is met first; again, it adds nothing. */
function oncePerFeature(
  tell: (weights: readonly string[]) => void,
): (feature: string) => void {
  const counted = new Set<string>();
  return (feature) => {
    if (counted.has(feature)) return;
    counted.add(feature);
    const entry = entryOf(feature);
    if (entry !== undefined) tell(entry.split(","));
  };
}

/** Weighs a prompt whose asides are marks. */
export function weighed(masked: string): Whole {
  const sums = { work: 0, writes: 0, runs: 0, declares: 0 };
  const add = oncePerFeature(
    ([work = "", writes = "", runs = "", declares = ""]) => {
      sums.work += Number(work);
      sums.writes += Number(writes);
      sums.runs += Number(runs);
      sums.declares += Number(declares);
    },
  );
  const count = eachFeature(masked, add);
  const scale = scaleOf(count);
  return wholeOf({
    work: sums.work * scale,
    writes: sums.writes * scale,
    runs: sums.runs * scale,
    declares: sums.declares * scale,
  }, count);
}

/** What work consists of. */
export interface Kinds {
  writes: boolean;
  runs: boolean;
}

// From here on work is a change, or a run; what the clauses say counts too.
const WRITES = 60;
const RUNS = 20;
const SAID = 20;

/**
 * Whether the work that a prompt asks for is surely a change, and surely a
 * run; neither where that is not known. `said`: what its clauses order.
 */
export function kindsOfWork(
  { writes, runs }: Pick<Whole, "writes" | "runs">,
  said: Kinds,
): Kinds {
  return {
    writes: writes + (said.writes ? SAID : 0) >= WRITES,
    runs: runs + (said.runs ? SAID : 0) >= RUNS,
  };
}

/**
 * Whether a prompt asks for work, by its whole and by the strength of the
 * strongest order in its clauses; 0 for none.
 */
export function asksForWork(
  { work, isBrief }: Beginning,
  ordered: 0 | Strength,
): boolean {
  const added = isBrief ? ORDERED_BRIEFLY : ORDERED;
  return work + added[ordered] >= ASKS_FOR_WORK;
}

// From here down, what stands beside a specification asks for an answer about
// it. Chosen so that no labelled prompt of work is lost.
const ASKED_ABOUT = -60;

/** Whether what stands beside a specification clearly asks for an answer. */
export function isAskedAbout({ work }: Pick<Whole, "work">): boolean {
  return work <= ASKED_ABOUT;
}

// From here on a prompt is about work although a clause declares reading only,
// or forbids all writing. Chosen on sets that were left out of the learning.
const WORK_ALL_THE_SAME = 50;

/** A prompt, or a beginning of it. */
export type Beginning = Pick<Whole, "work" | "isBrief">;

/**
 * Whether a declaration or a ban that stands beside no order can hold for a
 * part only.
 *
 * @param beginnings as {@linkcode beginningsOf} tells them
 */
export function isFenceOnly(beginnings: readonly Beginning[]): boolean {
  return beginnings.some(({ work }) => work >= WORK_ALL_THE_SAME);
}

/**
 * Tells the features of a prompt sentence by sentence; and, after each sentence
 * that does not end before `from`, how many there are up to there.
 */
export function eachBeginning(
  masked: string,
  { from, tell, ended }: {
    from: number;
    tell: (feature: string) => void;
    ended: (count: number) => void;
  },
): void {
  const text = bounded(masked);
  const least = inBounded(masked, from);
  let count = 0;
  for (const { start, end } of sentencesIn(text)) {
    // With the sign that ends it: a question mark is a feature.
    count += eachFeature(text.slice(start, end + 1), tell);
    if (end >= least) ended(count);
  }
}

/**
 * A prompt and its beginnings of whole sentences that reach as far as `from`.
 * Where each of them is asked, questions behind a task and its ban do not make
 * it one that only reads.
 */
export function beginningsOf(masked: string, from: number): Beginning[] {
  const found: Beginning[] = [];
  let sum = 0;
  eachBeginning(masked, {
    from,
    tell: oncePerFeature(([work = ""]) => sum += Number(work)),
    ended(count) {
      found.push(beginningOf(sum * scaleOf(count), count));
    },
  });
  return found;
}

/** A beginning of so many features, by their scaled sum. */
export function beginningOf(sum: number, count: number): Beginning {
  return { work: workOf(sum, count), isBrief: count < BRIEF };
}

// From here on an ending asks for work, whatever stands before it. Chosen, as
// the share of a prompt that counts as its end, on sets that were left out of
// the learning: where a long prompt asks much and orders little, the little
// stands last.
const WORK_AT_THE_END = 70;
const BEFORE_THE_END = 0.6;

/** The sum of the weights for work in a sentence, and how many features it has. */
export type Weigh = (sentence: string) => { sum: number; count: number };

/**
 * Where those endings of whole sentences begin that ask for work by themselves;
 * the shortest first. Only the end of a prompt counts.
 */
export function endingsInWork(masked: string, weigh: Weigh = workIn): number[] {
  const from = Math.max(
    Math.ceil(masked.length * BEFORE_THE_END),
    masked.length - MOST_TAIL,
  );
  const found: number[] = [];
  let sum = 0;
  let count = 0;
  for (const { start, end } of sentencesIn(masked).reverse()) {
    if (start < from) break;
    // With the sign that ends it: a question mark is a feature.
    const one = weigh(masked.slice(start, end + 1));
    sum += one.sum;
    count += one.count;
    const { work } = beginningOf(sum * scaleOf(count), count);
    if (work >= WORK_AT_THE_END) found.push(start);
  }
  return found;
}

function workIn(sentence: string): { sum: number; count: number } {
  let sum = 0;
  const tell = oncePerFeature(([work = ""]) => sum += Number(work));
  return { count: eachFeature(sentence, tell), sum };
}

// From here on a sentence declares reading only, or forbids all writing.
const DECLARES = 140;

// From here on it does so for the whole task, whatever stands around it.
const DECLARES_CLEARLY = 220;

/** Whether a sentence of this weight is a declaration or a ban beyond doubt. */
export function isClearDeclaration(
  { declares }: Pick<Weights, "declares">,
): boolean {
  return declares >= DECLARES_CLEARLY;
}

/** Whether a sentence of this weight declares reading only. */
export function isDeclaration(
  { declares }: Pick<Weights, "declares">,
): boolean {
  return declares >= DECLARES;
}

const SENTENCE_ENDS = "\n。！？；;：";

/** Where a sentence stands; offsets in UTF-16 units. */
export interface Sentence {
  start: number;
  end: number;
}

/** The sentences of a text in which anything is said. */
export function sentencesIn(masked: string): Sentence[] {
  const found: Sentence[] = [];
  let start = 0;
  for (let end = 0; end <= masked.length; end++) {
    if (!isSign(masked, end, SENTENCE_ENDS)) continue;
    if (masked.slice(start, end).trim() !== "") found.push({ start, end });
    start = end + 1;
  }
  return found;
}

/**
 * Of the sentences that may, the one that weighs most for work, or as a
 * declaration; `undefined` where none may.
 */
export function weightiest(
  masked: string,
  { by, may = () => true }: {
    by: "work" | "declares";
    may?: (sentence: Sentence) => boolean;
  },
): Sentence & Whole | undefined {
  let best: Sentence & Whole | undefined;
  for (const sentence of sentencesIn(masked)) {
    if (!may(sentence)) continue;
    const whole = weighed(masked.slice(sentence.start, sentence.end));
    if (whole.isEmpty) continue;
    if (best === undefined || whole[by] > best[by]) {
      best = { ...sentence, ...whole };
    }
  }
  return best;
}
