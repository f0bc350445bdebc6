/**
 * Step one: setting aside what is not an instruction. The text that comes out
 * has the length of the one that went in.
 *
 * @module
 */

import type { Aside } from "./explanation.ts";
import {
  CODE,
  codeKind,
  COMMAND,
  FENCE,
  FENCE_RUN,
  isCommandBlock,
  LOOK,
  MARKER,
  PAREN,
  PATH,
  QUOTE,
  TAG,
  URL,
  wordSet,
} from "./words.ts";

// What may be said before a brief in JSON, and about the marker behind it.
const MOST_AROUND_JSON = 200;

/** Whether a prompt is one JSON object but for a greeting and the marker. */
export function isJsonBrief(prompt: string): boolean {
  const at = prompt.indexOf("{");
  const end = prompt.lastIndexOf("}") + 1;
  if (Math.max(at, prompt.length - end) > MOST_AROUND_JSON) return false;
  const behind = prompt.slice(end);
  if (behind.trim() !== "" && !behind.includes(MARKER)) return false;
  try {
    const value: unknown = JSON.parse(prompt.slice(at, end));
    return typeof value === "object" && value !== null;
  } catch {
    return false;
  }
}

/**
 * The same text, unit for unit, with JSON's punctuation turned into lines, so
 * that keys read as labels and texts as what stands under them.
 */
export function openJson(prompt: string): string {
  const out: string[] = [];
  let inText = false;
  for (let i = 0; i < prompt.length; i++) {
    const char = prompt[i] ?? "";
    if (inText) {
      if (char === "\\") {
        const next = prompt[i + 1] ?? "";
        out.push(next === "n" ? " \n" : ` ${next}`);
        i++;
      } else if (char === '"') {
        inText = false;
        out.push(" ");
      } else out.push(char);
    } else if (char === '"') {
      inText = true;
      out.push(" ");
    } else out.push("{}[],".includes(char) ? "\n" : char);
  }
  return out.join("").slice(0, prompt.length);
}

const LEVELS = [
  "ERROR",
  "WARN",
  "INFO",
  "DEBUG",
  "TRACE",
  "FATAL",
  "FAIL",
  "PASS",
  "panic:",
  "npm ERR!",
  "=== RUN",
  "--- FAIL:",
  "--- PASS:",
  "Caused by:",
  "Traceback (",
  'File "',
  "goroutine ",
  "make: ***",
  "make[",
  "$ ",
  "% ",
  "● ",
  "✓ ",
  "✕ ",
  "@@ ",
  "diff --git",
  "+++ ",
  "--- a/",
];

const STAMP =
  /^\[?(?:\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d|\d\d:\d\d:\d\d| {0,8}\d{1,7}\.\d{2,6}\] )/;
// A row of a histogram: a number, two columns of numbers, a name.
const ROW =
  /^\d{1,4}: {1,12}\d[\d,.]{2,20} {1,12}(?:-> {0,8})?\d[\d,.]{2,20} {1,12}[a-z]/i;
// The head of an entry of a git log.
const COMMIT = /^commit [0-9a-f]{7,40}(?:$| [("'])/;
// "at Store.load (store.js:12:3)", "at file:///a.ts:1:2"; no "at least (…)".
const FRAME =
  /^at (?:[\w$.<>/ ]{1,120}\((?:[^)]{0,200}:\d|native|<anonymous>|unknown)|(?:\w{1,20}:\/\/|[\w$-]{0,60}[./])\S{0,200}:\d)/i;
const EXCEPTION = /^[\w.$]{1,120}(?:Exception|Error): /i;

/** Whether a line, without leading blanks, is output of a program. */
export function isLogLine(line: string): boolean {
  if (line === "") return false;
  for (const level of LEVELS) {
    if (!line.startsWith(level)) continue;
    // "WARNING" and "ERRORS" may be headings of the brief.
    const next = line.charAt(level.length);
    if (!/[A-Za-z]/.test(level.at(-1) ?? "") || next === " ") return true;
    if (next === ":" && level === "ERROR") return true;
  }
  const head = line.slice(0, 300);
  // Few lines are worth a pattern.
  const first = head.charAt(0);
  return ("[0123456789".includes(first) &&
    (STAMP.test(head) || ROW.test(head))) ||
    (first === "c" && COMMIT.test(head)) ||
    ("aA".includes(first) && FRAME.test(head)) ||
    ((head.includes("Error: ") || head.includes("Exception: ")) &&
      EXCEPTION.test(head));
}

const QUOTED_TAGS = wordSet(
  `log logs trace stacktrace stack_trace error errors example examples
  user_request user-request user_message quote issue issue_body ticket
  transcript conversation diff patch snippet document documents spec excerpt
  stdout stderr output_log crash email claim previous_report file_contents
  original`,
);

/** Blanks what stands inside closed tags that hold quoted matter. */
export function hideQuotedTags(text: string, asides: Aside[]): string {
  if (!text.includes("</")) return text;
  const out: string[] = [];
  let done = 0;
  // Names that do not close any more; they are not looked for again.
  const open = new Set<string>();
  let at = text.indexOf("<");
  while (at >= 0) {
    const name = tagName(text, at + 1);
    if (QUOTED_TAGS.has(name.toLowerCase()) && !open.has(name)) {
      const from = text.indexOf(">", at);
      const close = from < 0 ? -1 : text.indexOf(`</${name}>`, from);
      if (close > 0) {
        asides.push({ kind: "quote", start: from + 1, end: close });
        out.push(
          text.slice(done, from + 1),
          text.slice(from + 1, close).replace(/[^\n]/g, " "),
        );
        done = close;
        at = close;
      } else open.add(name);
    }
    at = text.indexOf("<", at + 1);
  }
  out.push(text.slice(done));
  return out.join("");
}

/** The letters of a tag's name from a place on; `""` when there are none. */
export function tagName(text: string, from: number): string {
  let end = from;
  while (end < text.length && end - from < 40) {
    const unit = text.charCodeAt(end);
    const letter = (unit >= 65 && unit <= 90) || (unit >= 97 && unit <= 122) ||
      (unit >= 0x4e00 && unit <= 0x9fff);
    const digit = unit >= 48 && unit <= 57;
    if (!letter && !(end > from && (digit || unit === 45 || unit === 95))) {
      break;
    }
    end++;
  }
  return text.slice(from, end);
}

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
  /read-?\s?only|no (?:code |file )?(?:edits|changes|writes)|\bonly\b|nothing|[只唯][读讀]|s[oó]lo |sin (?:tocar|modif|cambi)|no (?:toques|modif|edit)|のみ|だけ|専用|禁止|(?:変更|編集|修正|触ら|触れ|換え)[^）)]{0,8}(?:ない|なし|不可|NG)|[검조분][토사석]만|전용|금지|(?:수정|변경|편집)[^)）]{0,6}[X없말마]|건드리지|纯.{2}|[不勿别][^，]{0,3}[改动写]/i;

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
  for (let i = opening(line, 0); i < line.length; i = opening(line, i + 1)) {
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
      const close = pairs.get(i);
      if (close === undefined) {
        // A quote over several lines: its mark is no word of the first.
        out += `${line.slice(done, i)} `;
        done = i + 1;
        continue;
      }
      if (close - i > LONGEST) continue;
      put(i, close + 1, QUOTE, "quote");
      i = close;
    } else if (char === "(" || char === "（") {
      const close = within(char === "(" ? ")" : "）", i + 1);
      // "(1)" and "(a)" number things.
      if (close < 0 || close - i <= 3) continue;
      if (close - i < 48 && DECLARES.test(line.slice(i, close))) continue;
      const name = /\w/.test(line[i - 1] ?? "") && char === "(";
      put(i, close + 1, name ? CODE : PAREN, name ? "code" : "paren");
      i = close;
    } else if (char === "h") {
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

/** What opens something to be set aside: the mark of each branch above. */
const OPENING = /[`"'(（<“「『《«‘„]|https?:\/\//g;

/** Where the next one opens from a place on; the line's length if nowhere. */
function opening(line: string, from: number): number {
  OPENING.lastIndex = from;
  return OPENING.exec(line)?.index ?? line.length;
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
  // "List<User>" is a type.
  if (slash === 0 && /\w/.test(line[i - 1] ?? "")) return -1;
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

/** A prompt whose asides are marks and blanks. */
export interface Masked {
  text: string;
  asides: Aside[];
}

// "#41 Delete key ignored", "PROJ-7: …", "a1b2c3d fix the lexer".
const TITLE =
  /^(?:[-*•][ \t]+|\d{1,3}[.)][ \t]+)?(#\d{2,6}|(?!(?:UTF|SHA|ISO|RFC|AES|TASK|STEP|PART|PHASE)-)[A-Z]{2,10}-\d{2,6}|(?=[0-9a-f]{0,39}\d)[0-9a-f]{7,40})[:：]?[ \t]+\S/;
const SHORTEST_TITLE = 5;
const LONGEST_TITLE = 300;

/** The number that a line begins with as a title; `""` for none. */
function titleNumber(line: string): string {
  // Of thousands of short lines each would try the pattern.
  if (line.length < SHORTEST_TITLE || line > "\u2023") return "";
  return TITLE.exec(line.slice(0, LONGEST_TITLE))?.[1] ?? "";
}

function isOther(number: string, next: string): boolean {
  return next !== "" && next !== number;
}

/** The line behind the one that ends at `end`, without leading blanks. */
function nextLine(text: string, end: number): string {
  const stop = text.indexOf("\n", end + 1);
  return text.slice(end + 1, stop < 0 ? undefined : stop).trimStart();
}

/** Sets aside fences, logs, block quotes, quotes, code, URLs and tags. */
export function setAside(prompt: string): Masked {
  const asides: Aside[] = [];
  // The user's own private characters would read as marks.
  const source = prompt.replace(/[\ue000-\uf8ff]/g, " ");
  const readable = isJsonBrief(source) ? openJson(source) : source;
  const text = hideQuotedTags(readable, asides);
  const out: string[] = [];
  let at = 0;
  let titled = false;
  // The numbers of the list that the lines before belong to.
  let listed: string[] = [];
  let mails = true;
  while (at <= text.length) {
    let end = text.indexOf("\n", at);
    if (end < 0) end = text.length;
    const opened = fenceWithin(text, at, end);
    if (opened > at) {
      // What stands before the fence on its line is a line of its own.
      out.push(maskLine(text.slice(at, opened), { at, asides }));
      at = opened;
    }
    const line = text.slice(at, end);
    const lead = line.trimStart();
    const marker = fenceMarker(lead);
    if (marker !== "") {
      const close = fenceEnd(text, end + 1, marker);
      const inner = text.slice(Math.min(end + 1, close.from), close.from);
      const commands = isCommandBlock(inner);
      asides.push({ kind: "fence", start: at, end: close.to });
      out.push(
        (commands ? FENCE_RUN : FENCE) + blank(text.slice(at + 1, close.to)),
      );
      if (close.to < text.length) out.push("\n");
      at = close.to + 1;
      listed = [];
      continue;
    }
    const head = mails && hasColon(lead.slice(0, 12)) && MAIL.test(lead);
    const mail = head ? mailEnd(text, at, end) : at;
    if (head) mails = false;
    if (mail > at) {
      asides.push({ kind: "quote", start: at, end: mail });
      out.push(blank(text.slice(at, mail)));
      if (mail < text.length) out.push("\n");
      at = mail + 1;
      listed = [];
      continue;
    }
    const number = titleNumber(lead);
    // Of a list of titles none is an order; what comes back to one may be.
    const isTitle = number !== "" && !listed.includes(number) &&
      (listed.length > 0 || isOther(number, titleNumber(nextLine(text, end))));
    if (lead.startsWith(">") && titled && MODE.test(lead)) {
      out.push(maskLine(line.replace(">", " "), { at, asides }));
    } else if (lead.startsWith(">")) {
      asides.push({ kind: "blockquote", start: at, end });
      out.push(" ".repeat(line.length));
    } else if (isLogLine(lead) || isTitle) {
      asides.push({ kind: "log", start: at, end });
      out.push(" ".repeat(line.length));
    } else {
      out.push(maskLine(line, { at, asides }));
    }
    listed = number === "" ? [] : [...listed, number];
    if (end < text.length) out.push("\n");
    at = end + 1;
    if (lead !== "") titled = lead.startsWith("# ");
  }
  return { text: out.join(""), asides };
}

function hasColon(text: string): boolean {
  return text.includes(":") || text.includes("：");
}

const MAIL =
  /^(?:from|to|cc|sent|date|subject|发件人|收件人|日期|主题|de|para|fecha|asunto|差出人|宛先|件名|보낸 ?사람|받는 ?사람|제목) ?[:：]/i;
const RULE = /\n[ \t]*[-_=*]{3,}[ \t]*(?:\n|$)/g;

/** Where a forwarded mail ends that begins with two head lines: at a rule. */
function mailEnd(text: string, at: number, end: number): number {
  const next = text.slice(end + 1, end + 40).trimStart();
  if (!MAIL.test(next)) return at;
  RULE.lastIndex = end;
  const rule = RULE.exec(text);
  return rule === null ? at : rule.index;
}

/** Under the title of a brief, its mode: "> Mode: read-only." */
const MODE =
  /^> ?(?:\*\*)?(?:mode|access|permissions?|模式|权限|类型)(?:\*\*)?[:：]/i;

function fenceMarker(lead: string): string {
  if (lead.startsWith("```")) return "```";
  return lead.startsWith("~~~") ? "~~~" : "";
}

const INFO = /^[\w+.-]{0,30}[ \t]*$/;

/** Where a fence opens behind other words of a line; -1 if it does not. */
function fenceWithin(text: string, at: number, end: number): number {
  const hit = text.indexOf("```", at);
  if (hit <= at || hit >= end || end - hit > 40) return -1;
  if (!INFO.test(text.slice(hit + 3, end))) return -1;
  if (text.slice(at, hit).trim() === "") return -1;
  return fenceEnd(text, end + 1, "```").from < text.length ? hit : -1;
}

/** Where the fence opened before `from` closes; at the end if nowhere. */
function fenceEnd(
  text: string,
  from: number,
  marker: string,
): { from: number; to: number } {
  let at = from;
  while (at < text.length) {
    const hit = text.indexOf(marker, at);
    if (hit < 0) break;
    const lineStart = text.lastIndexOf("\n", hit) + 1;
    if (text.slice(lineStart, hit).trim() === "") {
      const end = text.indexOf("\n", hit);
      return { from: lineStart, to: end < 0 ? text.length : end };
    }
    at = hit + marker.length;
  }
  return { from: text.length, to: text.length };
}

/** A text of the same length and lines with nothing in it. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, " ");
}
