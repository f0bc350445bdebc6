/**
 * Setting aside inside one line: code spans, quotes, URLs, tags, parentheses.
 *
 * @module
 */

import { codeKind } from "./commands.ts";
import type { Aside } from "./explanation.ts";
import { CODE, COMMAND, LOOK, PAREN, PATH, QUOTE, TAG, URL } from "./marks.ts";
import { tagName } from "./quoted_tags.ts";

const CLOSERS: Record<string, string> = {
  "“": "”",
  "「": "」",
  "『": "』",
  "《": "》",
  "«": "»",
  "‘": "’",
  "„": "“",
};

// A quote or an aside longer than this is rather an unbalanced mark.
const LONGEST = 600;

const KINDS = {
  code: CODE,
  path: PATH,
  command: COMMAND,
  look: LOOK,
} as const;

/** What is said of the task in parentheses is read. */
const DECLARES =
  /read-?\s?only|no (?:code |file )?(?:edits|changes|writes)|\bonly\b|只[读讀]|唯[读讀]/i;

/** The line with its asides replaced by marks; `at` is its offset. */
export function maskLine(
  line: string,
  { at, asides }: { at: number; asides: Aside[] },
): string {
  let out = "";
  let done = 0;
  const within = finder(line);
  let pairs: Map<number, number> | undefined;
  const put = (
    start: number,
    end: number,
    mark: string,
    kind: Aside["kind"],
  ) => {
    out += line.slice(done, start) + mark.repeat(end - start);
    done = end;
    asides.push({ kind, start: at + start, end: at + end });
  };
  for (let i = 0; i < line.length; i++) {
    const char = line[i] ?? "";
    if (char === "`") {
      let ticks = 1;
      while (line[i + ticks] === "`") ticks++;
      const close = within("`".repeat(ticks), i + ticks);
      if (close < 0) {
        i += ticks - 1;
        continue;
      }
      const kind = codeKind(line.slice(i + ticks, close));
      put(i, close + ticks, KINDS[kind], kind === "look" ? "command" : kind);
      i = close + ticks - 1;
    } else if (char === '"' || char === "'") {
      const close = straightClose(line, i, char);
      if (close < 0) continue;
      put(i, close + 1, QUOTE, "quote");
      i = close;
    } else if (CLOSERS[char] !== undefined) {
      pairs ??= pairsIn(line);
      const close = pairs.get(i) ?? -1;
      if (close < 0 || close - i > LONGEST) continue;
      put(i, close + 1, QUOTE, "quote");
      i = close;
    } else if (char === "(" || char === "（") {
      const close = within(char === "(" ? ")" : "）", i + 1);
      // "(1)" and "(a)" number things.
      if (close < 0 || close - i <= 3) continue;
      if (close - i < 28 && DECLARES.test(line.slice(i, close))) continue;
      const name = /\w/.test(line[i - 1] ?? "") && char === "(";
      put(i, close + 1, name ? CODE : PAREN, name ? "code" : "paren");
      i = close;
    } else if (char === "h" && isUrl(line, i)) {
      let end = i;
      while (
        end < line.length && !" \t)>\"'，。；）".includes(line[end] ?? " ")
      ) {
        end++;
      }
      put(i, end, URL, "url");
      i = end - 1;
    } else if (char === "<") {
      const end = tagEnd(line, i);
      if (end < 0) continue;
      const self = line[end - 2] === "/";
      put(i, end, self ? CODE : TAG, self ? "code" : "tag");
      i = end - 1;
    }
  }
  return out + line.slice(done);
}

/** Where each quote of two different marks closes; they may be nested. */
function pairsIn(line: string): Map<number, number> {
  const pairs = new Map<number, number>();
  const open: Record<string, number[]> = {};
  for (let i = 0; i < line.length; i++) {
    const char = line[i] ?? "";
    const opened = open[char]?.pop();
    if (opened !== undefined) pairs.set(opened, i);
    const close = CLOSERS[char];
    if (close !== undefined) (open[close] ??= []).push(i);
  }
  return pairs;
}

/** Finds closers in a line; what was found ahead is not looked for again. */
function finder(line: string): (close: string, from: number) => number {
  const ahead = new Map<string, number>();
  return (close, from) => {
    let found = ahead.get(close) ?? -1;
    if (found < from) {
      found = line.indexOf(close, from);
      if (found < 0) found = Infinity;
      ahead.set(close, found);
    }
    return found - from <= LONGEST ? found : -1;
  };
}

function isUrl(line: string, i: number): boolean {
  return line.startsWith("http://", i) || line.startsWith("https://", i);
}

/** Where a straight quote closes, or -1 when it is an apostrophe or an inch. */
function straightClose(line: string, i: number, char: string): number {
  const before = line[i - 1] ?? " ";
  if (/[\w]/.test(before)) return -1;
  const limit = char === "'" ? 120 : LONGEST;
  const end = Math.min(line.length, i + limit);
  for (let j = i + 1; j < end; j++) {
    if (line[j] === char && !(char === "'" && /\w/.test(line[j + 1] ?? ""))) {
      return j > i + 1 ? j : -1;
    }
  }
  return -1;
}

/** Behind the `>` of a tag that opens at `i`, or -1. */
function tagEnd(line: string, i: number): number {
  const slash = line[i + 1] === "/" ? 1 : 0;
  if (/[\w]/.test(line[i - 1] ?? "")) return -1;
  const name = tagName(line, i + 1 + slash);
  if (name === "") return -1;
  const limit = Math.min(line.length, i + 200);
  for (let j = i + 1 + slash + name.length; j < limit; j++) {
    const char = line[j];
    if (char === ">") return j + 1;
    if (char === "<") return -1;
  }
  return -1;
}
