/**
 * Reading a transcript line by line without ever holding the file.
 *
 * Lines are handed out as bytes: making a string of every chunk would cost as
 * much as everything else together.
 *
 * @module
 */

import { Buffer } from "node:buffer";

const CHUNK = 256 * 1024;
const LINE_FEED = 10;

/** A line, as a stretch of a buffer that lasts until the next line. */
export interface LineSpan {
  bytes: Uint8Array;
  /** The same bytes, for fast conversion. */
  buffer: Buffer;
  start: number;
  /** One past the last byte; the line feed is not part of it. */
  end: number;
  /** Counted from 1. */
  number: number;
  /** Whether a line feed follows. */
  closed: boolean;
}

/** What reading a file came to. */
export interface LinesRead {
  bytes: number;
  lines: number;
  /** Whether the file was longer at the end than when it was opened. */
  grew: boolean;
  /** Lines that were passed over because of their size in bytes. */
  overlong: { line: number; bytes: number }[];
}

/** Reads files one after the other with one buffer. */
export class LineReader {
  #bytes = new Uint8Array(2 * CHUNK);
  #buffer = Buffer.from(this.#bytes.buffer);
  #maxLine: number;

  /** @param maxLine the longest line in bytes that is handed out */
  constructor(maxLine: number) {
    this.#maxLine = maxLine;
  }

  /**
   * Hands every line of the file to `onLine`. What is appended while reading
   * is left alone, so that a transcript in use comes to an end.
   *
   * @throws what opening or reading throws
   */
  read(path: string, onLine: (line: LineSpan) => void): LinesRead {
    using file = Deno.openSync(path, { read: true });
    const size = file.statSync().size;
    const read: LinesRead = { bytes: 0, lines: 0, grew: false, overlong: [] };
    let held = 0;
    let skipped = 0;
    const line = this.#span();
    while (read.bytes < size) {
      const room = Math.min(CHUNK, size - read.bytes);
      if (this.#reserve(held + room)) Object.assign(line, this.#twins());
      const count = file.readSync(this.#bytes.subarray(held, held + room));
      if (count === null) break;
      read.bytes += count;
      const filled = held + count;
      const view = this.#bytes.subarray(0, filled);
      let from = 0;
      // What was held has no line feed.
      for (let feed = view.indexOf(LINE_FEED, held); feed >= 0;) {
        line.number++;
        if (skipped > 0) {
          const bytes = skipped + feed;
          read.overlong.push({ line: line.number, bytes });
          skipped = 0;
        } else {
          line.start = from;
          line.end = feed;
          onLine(line);
        }
        from = feed + 1;
        feed = view.indexOf(LINE_FEED, from);
      }
      held = filled - from;
      if (skipped > 0 || held > this.#maxLine) {
        skipped += held;
        held = 0;
      } else if (from > 0) this.#bytes.copyWithin(0, from, filled);
    }
    if (skipped > 0) {
      read.overlong.push({ line: ++line.number, bytes: skipped });
    } else if (held > 0) {
      line.number++;
      onLine(Object.assign(line, { start: 0, end: held, closed: false }));
    }
    read.lines = line.number;
    read.grew = file.statSync().size > size;
    return read;
  }

  #span(): LineSpan {
    return { ...this.#twins(), start: 0, end: 0, number: 0, closed: true };
  }

  #twins(): { bytes: Uint8Array; buffer: Buffer } {
    return { bytes: this.#bytes, buffer: this.#buffer };
  }

  /** Answers whether the buffer is another one. */
  #reserve(length: number): boolean {
    if (this.#bytes.length >= length) return false;
    const grown = new Uint8Array(length * 2);
    grown.set(this.#bytes);
    this.#bytes = grown;
    this.#buffer = Buffer.from(grown.buffer);
    return true;
  }
}
