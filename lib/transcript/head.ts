/**
 * The first and the last records of a transcript, by bounded reads.
 *
 * @module
 */

import type { Files } from "../world.ts";
import { parseRow, type Row } from "./row.ts";

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
  for (let want = FIRST_READ; want <= MOST; want *= 8) {
    const from = Math.max(0, size - want);
    const text = files.readText(path, { max: want, from });
    if (text === undefined) return undefined;
    // What stands before the first line end may be the rest of a line.
    const whole = from === 0 ? text : text.slice(text.indexOf("\n") + 1);
    for (let end = whole.length; end > 0;) {
      const start = whole.lastIndexOf("\n", end - 1) + 1;
      const row = parseRow(whole.slice(start, end));
      if (row !== undefined && wanted(row)) return row;
      end = start - 1;
    }
    if (from === 0) return undefined;
  }
  return undefined;
}
