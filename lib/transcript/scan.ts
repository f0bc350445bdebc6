/**
 * Finding the few rows of interest in a transcript that may hold hundreds of
 * megabytes: lines that mention certain words are picked out and given to the
 * caller, who parses them and judges them by type.
 *
 * @module
 */

import type { Files } from "../world.ts";

const CHUNK = 2 * 1024 * 1024;
const LINE_FEED = 10;

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
