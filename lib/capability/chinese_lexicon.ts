/**
 * The Chinese tables made fit for scanning.
 *
 * @module
 */

import * as tables from "./tables/chinese_words.ts";
import { TRADITIONAL } from "./tables/traditional.ts";

/** What a Chinese word does in a clause. */
export type WordClass =
  | "change"
  | "run"
  | "read"
  | "answer"
  | "not"
  | "do"
  | "ask"
  | "join"
  | "asking"
  | "name"
  | "other"
  | "past"
  | "all"
  | "fence"
  | "runnable"
  | "pass"
  | "duty"
  | "only"
  | "place"
  | "if";

/** A word found in a clause. Offsets are relative to the clause. */
export interface Found {
  word: string;
  is: WordClass;
  also: readonly WordClass[];
  start: number;
  end: number;
}

const ROWS: [WordClass, string][] = [
  ["name", tables.NAME_WORDS],
  ["only", tables.ONLY_WORDS],
  ["do", tables.DO_WORDS],
  ["not", tables.NOT_WORDS],
  ["fence", tables.FENCE_WORDS],
  ["asking", tables.ASKING_WORDS],
  ["place", tables.ANSWER_PLACES],
  ["past", tables.PAST_WORDS],
  ["other", tables.OTHER_WORDS],
  ["ask", tables.ASK_WORDS],
  ["if", tables.IF_WORDS],
  ["change", tables.CHANGE_WORDS],
  ["run", tables.RUN_WORDS],
  ["read", tables.READ_WORDS],
  ["all", tables.ALL_WORDS],
  ["runnable", tables.RUNNABLE_WORDS],
  ["pass", tables.PASS_WORDS],
  ["duty", tables.DUTY_WORDS],
  ["join", tables.JOIN_WORDS],
  ["answer", tables.ANSWER_WORDS],
];

/** The words of a table. */
export function chineseWords(table: string): string[] {
  return table.split(/\s+/).filter((word) => word !== "");
}

interface Lexicon {
  classes: ReadonlyMap<string, WordClass[]>;
  byFirst: ReadonlyMap<string, string[]>;
  tails: ReadonlyMap<string, string[]>;
}

let built: Lexicon | undefined;

/** The tables as maps; made when the first Chinese clause is read. */
function lexicon(): Lexicon {
  return built ??= build();
}

function build(): Lexicon {
  const classes = new Map<string, WordClass[]>();
  const add = (word: string, is: WordClass) => {
    const known = classes.get(word);
    if (known === undefined) classes.set(word, [is]);
    else if (!known.includes(is)) known.push(is);
  };
  for (const [is, table] of ROWS) {
    for (const word of chineseWords(table)) add(word, is);
  }
  for (const verb of tables.COMPLEMENT_VERBS) {
    for (const result of chineseWords(tables.COMPLEMENTS)) {
      if (!classes.has(verb + result)) classes.set(verb + result, ["change"]);
    }
  }
  // "压一轮", "回放一遍": whatever such a verb is, once is a run.
  for (const verb of chineseWords(tables.ROUND_VERBS)) {
    for (const times of chineseWords(tables.ROUNDS)) {
      if (!classes.has(verb + times)) classes.set(verb + times, ["run"]);
    }
  }
  return {
    classes,
    byFirst: byFirst([...classes.keys()]),
    tails: byFirst(chineseWords(tables.NOUN_TAILS)),
  };
}

/** Words by their first character, the longest first. */
function byFirst(words: readonly string[]): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const word of words) {
    const list = lists.get(word.charAt(0));
    if (list === undefined) lists.set(word.charAt(0), [word]);
    else list.push(word);
  }
  for (const list of lists.values()) list.sort((a, b) => b.length - a.length);
  return lists;
}

let simple: Map<string, string> | undefined;

function simpleForms(): Map<string, string> {
  const forms = new Map<string, string>();
  for (let i = 0; i + 1 < TRADITIONAL.length; i += 2) {
    forms.set(TRADITIONAL.charAt(i), TRADITIONAL.charAt(i + 1));
  }
  return forms;
}

/** The text in simplified characters and lower case, unit for unit. */
export function simplified(text: string): string {
  simple ??= simpleForms();
  let out = "";
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    out += simple.get(char) ?? char;
  }
  const lower = out.toLowerCase();
  return lower.length === out.length ? lower : out;
}

/** The known words of a clause, longest first at each place. */
export function scan(clause: string): Found[] {
  const found: Found[] = [];
  for (let i = 0; i < clause.length;) {
    const word = wordAt(clause, i);
    if (word === undefined) {
      i++;
      continue;
    }
    const classes = lexicon().classes.get(word) ?? [];
    const is = classes[0];
    if (is !== undefined) {
      found.push({ word, is, also: classes, start: i, end: i + word.length });
    }
    i += word.length;
  }
  return found;
}

function wordAt(clause: string, at: number): string | undefined {
  const list = lexicon().byFirst.get(clause.charAt(at));
  if (list === undefined) return undefined;
  for (const word of list) {
    if (!clause.startsWith(word, at)) continue;
    // Latin entries must not be parts of longer words.
    if (/^[\x21-\x7e]/.test(word)) {
      if (/[\w./-]/.test(clause.charAt(at + word.length))) continue;
      if (/[\w./-]/.test(clause.charAt(at - 1))) continue;
    }
    return word;
  }
  return undefined;
}

/** The tail at `at` that makes a verb before it a noun, or `""`. */
export function nounTailAt(clause: string, at: number): string {
  for (const tail of lexicon().tails.get(clause.charAt(at)) ?? []) {
    if (clause.startsWith(tail, at)) return tail;
  }
  return "";
}
