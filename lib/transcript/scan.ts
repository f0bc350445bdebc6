/**
 * Finding the few rows of interest in a transcript that may hold hundreds of
 * megabytes: lines that mention certain words are picked out and given to the
 * caller, who parses them and judges them by type.
 *
 * @module
 */

import type { Files } from "../files.ts";

const CHUNK = 2 * 1024 * 1024;
const LINE_FEED = 10;

/** A line that mentions one of the words. */
export interface Line {
  text: string;
  /** Counted from 1, as editors and Read do. */
  number: number;
}

/** How far a scan may go. */
export interface ScanOptions {
  /** A line is visited when it holds one of these. */
  words: readonly string[];
  /** A larger file is not scanned at all. */
  mostBytes: number;
  /** A longer line is passed over, in bytes. */
  longestLine: number;
}

/**
 * Visits the lines of a file that hold one of the words, in order.
 *
 * @returns false when the file cannot be read or is too large; then nothing
 * can be concluded from what was not visited
 */
export function scanLines(
  { files, path }: { files: Files; path: string },
  { words, mostBytes, longestLine }: ScanOptions,
  visit: (line: Line) => void,
): boolean {
  const size = files.stat(path)?.size;
  if (size === undefined || size > mostBytes) return false;
  let from = 0;
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
    number = visitPart(part, { words, number }, visit);
    from += end;
    want = CHUNK;
  }
  return true;
}

// Decoding a part at once and searching the text is several times as fast as
// looking at bytes or splitting it into lines.
function visitPart(
  part: Uint8Array,
  { words, number }: { words: readonly string[]; number: number },
  visit: (line: Line) => void,
): number {
  const text = new TextDecoder().decode(part);
  const next = words.map((word) => text.indexOf(word));
  let counted = 0;
  let current = number;
  for (;;) {
    let hit = -1;
    for (const at of next) if (at >= 0 && (hit < 0 || at < hit)) hit = at;
    if (hit < 0) break;
    const start = text.lastIndexOf("\n", hit) + 1;
    const found = text.indexOf("\n", hit);
    const end = found < 0 ? text.length : found;
    current += linesIn(text, counted, start);
    counted = start;
    visit({ text: text.slice(start, end), number: current });
    for (const [index, at] of next.entries()) {
      if (at >= 0 && at < end) next[index] = text.indexOf(words[index]!, end);
    }
  }
  return current + linesIn(text, counted, text.length);
}

function linesIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at >= 0 && at < to; count++) {
    at = text.indexOf("\n", at + 1);
  }
  return count;
}
