/**
 * The records of a transcript: finding the few of interest, by bounded reads,
 * and reading one by its type.
 *
 * Other rows repeat prompts and reports (snapshots of requests, hook output),
 * so nothing is ever concluded from finding a text in a file.
 *
 * @module
 */

import { record } from "../field.ts";
import type { Files } from "../world.ts";

/** A parsed record. */
export type Row = Record<string, unknown>;

/** The record in a line; `undefined` for half a line or anything else. */
export function parseRow(line: string): Row | undefined {
  try {
    return record(JSON.parse(line));
  } catch {
    return undefined;
  }
}

/** The content of a message: its blocks; a plain text counts as one block. */
export function blocksOf(row: Row): Row[] {
  const content = record(row["message"])?.["content"];
  if (typeof content === "string") return [{ type: "text", text: content }];
  if (!Array.isArray(content)) return [];
  return content.map(record).filter((block) => block !== undefined);
}

/** The texts of a message, block by block, empty ones too. */
export function textsOf(row: Row): string[] {
  return blocksOf(row)
    .filter((block) => block["type"] === "text")
    .map((block) => typeof block["text"] === "string" ? block["text"] : "");
}

/** The `origin.kind` of a row: who put it there. */
export function originOf(row: Row): string | undefined {
  const kind = record(row["origin"])?.["kind"];
  return typeof kind === "string" ? kind : undefined;
}

/** Whether the row is what a hook said to the agent. */
export function isHookFeedback(row: Row): boolean {
  if (row["type"] !== "user") return false;
  return row["rowSource"] === "hook" || row["hookText"] === true ||
    (row["isMeta"] === true && messageText(row).startsWith("Stop hook"));
}

// Who writes to a subagent as its dispatcher. A message that arrives in the
// middle of the work is an attachment and changes no contract.
const DISPATCHERS = new Set(["coordinator", "human", "user", "teammate"]);

// Texts that the harness puts into user rows, in versions that leave out who
// put them there.
const HARNESS_OPENINGS = [
  "<task-notification>",
  "<system-reminder>",
  "[Request interrupted",
] as const;

/**
 * The dispatcher's words in a row, or `undefined` when the row is anything
 * else: a tool's result, a hook's feedback, a notification, a note of the
 * harness.
 */
export function dispatcherWords(row: Row): string | undefined {
  if (row["type"] !== "user" || isHookFeedback(row)) return undefined;
  if (row["ownNote"] === true || row["isCompactSummary"] === true) {
    return undefined;
  }
  const origin = originOf(row);
  if (origin !== undefined && !DISPATCHERS.has(origin)) return undefined;
  if (origin === undefined && row["isMeta"] === true) return undefined;
  const blocks = blocksOf(row);
  if (blocks.some((block) => block["type"] === "tool_result")) return undefined;
  const text = messageText(row);
  if (HARNESS_OPENINGS.some((opening) => text.startsWith(opening))) {
    return undefined;
  }
  return text.trim() === "" ? undefined : text;
}

function messageText(row: Row): string {
  return textsOf(row).join("\n");
}

// A prompt of several megabytes is one line; more is not a prompt.
const MOST = 16 * 1024 * 1024;
const FIRST_READ = 64 * 1024;
const LINE_FEED = 10;

/**
 * Gives the complete first records of a file to `visit`, until it answers
 * false or the bounds are reached. Lines that are no records are passed over.
 *
 * @param most how many lines are looked at
 */
export function visitFirstRows(
  { files, path, most }: { files: Files; path: string; most: number },
  visit: (row: Row) => boolean,
): void {
  let from = 0;
  let want = FIRST_READ;
  let lines = 0;
  while (from < MOST) {
    const bytes = files.readBytes(path, { max: want, from });
    if (bytes === undefined || bytes.length === 0) return;
    const atEnd = bytes.length < want;
    const end = atEnd ? bytes.length : bytes.lastIndexOf(LINE_FEED) + 1;
    if (end === 0) {
      if (want >= MOST) return;
      want = Math.min(want * 8, MOST);
      continue;
    }
    const text = new TextDecoder().decode(bytes.subarray(0, end));
    for (let start = 0; start < text.length;) {
      const found = text.indexOf("\n", start);
      const stop = found < 0 ? text.length : found;
      const row = parseRow(text.slice(start, stop));
      lines += 1;
      if (row !== undefined && !visit(row)) return;
      if (lines >= most) return;
      start = stop + 1;
    }
    if (atEnd) return;
    from += end;
  }
}

/** The last complete record that `wanted` accepts, within the last 16 MB. */
export function lastRow(
  { files, path }: { files: Files; path: string },
  wanted: (row: Row) => boolean,
): Row | undefined {
  const size = files.stat(path)?.size ?? 0;
  const least = Math.max(0, size - MOST);
  let from = size;
  for (let want = FIRST_READ; from > least; want *= 8) {
    from = Math.max(least, size - want);
    const text = files.readText(path, { max: size - from, from });
    if (text === undefined) return undefined;
    // The rest of a line, with which the text may begin, is no record.
    for (let end = text.length; end > 0;) {
      const start = text.lastIndexOf("\n", end - 1) + 1;
      const row = parseRow(text.slice(start, end));
      if (row !== undefined && wanted(row)) return row;
      end = start - 1;
    }
  }
  return undefined;
}

// A transcript may hold hundreds of megabytes: lines that mention certain words
// are picked out and given to the caller, who parses them and judges them by
// type.

const CHUNK = 2 * 1024 * 1024;

/** A line that mentions one of the words. */
export interface Line {
  text: string;
  /** Counted from 1, as editors and Read do. */
  number: number;
  /** A byte at or shortly before the line, from which to scan again. */
  near: number;
}

/** How far a scan may go. */
export interface ScanOptions {
  /** A line is visited when it holds one of these. */
  words: readonly string[];
  /** A larger file is not scanned at all. */
  mostBytes: number;
  /** A longer line is passed over, in bytes. */
  longestLine: number;
  /** Where to begin, the `near` of a line of an earlier scan. */
  from?: number;
}

/**
 * Visits the lines of a file that hold one of the words, in order, until the
 * visitor answers false. With `from`, line numbers count from there.
 *
 * @returns false when the file cannot be read or is too large; then nothing
 * can be concluded from what was not visited
 */
export function scanLines(
  { files, path }: { files: Files; path: string },
  { words, mostBytes, longestLine, from: first = 0 }: ScanOptions,
  visit: (line: Line) => boolean | void,
): boolean {
  const found = files.stat(path);
  if (found?.kind !== "file" || found.size > mostBytes) return false;
  const { size } = found;
  const pattern = anyOf(words);
  let from = first;
  let number = 1;
  let want = CHUNK;
  let passingOver = false;
  while (from < size) {
    const bytes = files.readBytes(path, { max: want, from });
    if (bytes === undefined) return false;
    if (bytes.length === 0) break;
    const atEnd = from + bytes.length >= size;
    const start = passingOver ? bytes.indexOf(LINE_FEED) + 1 : 0;
    if (passingOver && start === 0) {
      from += bytes.length;
      continue;
    }
    if (passingOver) number += 1;
    passingOver = false;
    const end = atEnd ? bytes.length : bytes.lastIndexOf(LINE_FEED) + 1;
    if (end <= start && !atEnd) {
      // A line that is longer than what was read: read more, or give it up.
      from += start;
      if (bytes.length - start < longestLine) {
        want = Math.min(want * 4, longestLine + 1);
      } else {
        passingOver = true;
        want = CHUNK;
      }
      continue;
    }
    const part = bytes.subarray(start, end);
    const after = visitPart(
      part,
      { pattern, number, near: from + start },
      visit,
    );
    if (after === undefined) return true;
    number = after;
    from += end;
    want = CHUNK;
  }
  return true;
}

// One search for any of the words in a decoded part is several times as fast
// as a search for each, as looking at bytes, or as splitting into lines.
function visitPart(
  part: Uint8Array,
  { pattern, number, near }: { pattern: RegExp; number: number; near: number },
  visit: (line: Line) => boolean | void,
): number | undefined {
  const text = new TextDecoder().decode(part);
  let counted = 0;
  let current = number;
  pattern.lastIndex = 0;
  for (let hit = pattern.exec(text); hit !== null; hit = pattern.exec(text)) {
    const start = text.lastIndexOf("\n", hit.index) + 1;
    const found = text.indexOf("\n", hit.index);
    const end = found < 0 ? text.length : found;
    current += linesIn(text, counted, start);
    counted = start;
    const line = { text: text.slice(start, end), number: current, near };
    if (visit(line) === false) return undefined;
    pattern.lastIndex = end;
  }
  return current + linesIn(text, counted, text.length);
}

/** A pattern for any of some words; plain text, so it is linear. */
function anyOf(words: readonly string[]): RegExp {
  const escaped = words.map((word) =>
    word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  );
  return new RegExp(escaped.join("|"), "g");
}

function linesIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at >= 0 && at < to; count++) {
    at = text.indexOf("\n", at + 1);
  }
  return count;
}
