/**
 * Reading a transcript line by line without ever holding the file.
 *
 * A chunk is handed out twice: as bytes, to look at a row's first keys, and as
 * a one-byte string of the same offsets, because the engine searches strings
 * several times faster than byte arrays.
 *
 * @module
 */

import { Buffer } from "node:buffer";

const CHUNK = 512 * 1024;
const LINE_FEED = 10;

/** A stretch of a file that ends at the end of a line. */
export interface Chunk {
  bytes: Uint8Array;
  /** The same bytes, one UTF-16 unit each; for searching, not for showing. */
  latin1: string;
}

/** Where a line stands in its chunk. */
export interface LineSpan {
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
  #buffer = Buffer.allocUnsafe(2 * CHUNK);
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
  read(
    path: string,
    onLine: (chunk: Chunk, line: LineSpan) => void,
  ): LinesRead {
    using file = Deno.openSync(path, { read: true });
    const size = file.statSync().size;
    const read: LinesRead = { bytes: 0, lines: 0, grew: false, overlong: [] };
    const line: LineSpan = { start: 0, end: 0, number: 0, closed: true };
    let held = 0;
    let skipped = 0;
    while (read.bytes < size) {
      const room = Math.min(CHUNK, size - read.bytes);
      this.#reserve(held + room);
      const count = file.readSync(this.#buffer.subarray(held, held + room));
      if (count === null) break;
      read.bytes += count;
      let from = 0;
      let filled = held + count;
      if (skipped > 0) {
        const feed = this.#buffer.subarray(0, filled).indexOf(LINE_FEED);
        skipped += feed < 0 ? filled : feed;
        if (feed < 0) continue;
        read.overlong.push({ line: ++line.number, bytes: skipped });
        skipped = 0;
        from = feed + 1;
      }
      const last = this.#buffer.subarray(from, filled).lastIndexOf(LINE_FEED);
      const whole = from + last + 1;
      if (last >= 0) this.#handOut(from, whole, line, onLine);
      this.#buffer.copyWithin(0, whole, filled);
      filled -= whole;
      held = filled;
      if (held > this.#maxLine) {
        skipped = held;
        held = 0;
      }
    }
    if (skipped > 0) {
      read.overlong.push({ line: ++line.number, bytes: skipped });
    } else if (held > 0) {
      const chunk = this.#chunk(0, held);
      line.number++;
      onLine(
        chunk,
        Object.assign(line, { start: 0, end: held, closed: false }),
      );
    }
    read.lines = line.number;
    read.grew = file.statSync().size > size;
    return read;
  }

  #reserve(length: number): void {
    if (this.#buffer.length >= length) return;
    const grown = Buffer.allocUnsafe(length * 2);
    this.#buffer.copy(grown);
    this.#buffer = grown;
  }

  #chunk(from: number, to: number): Chunk {
    const bytes = this.#buffer.subarray(from, to);
    return {
      bytes: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length),
      latin1: bytes.toString("latin1"),
    };
  }

  #handOut(
    from: number,
    to: number,
    line: LineSpan,
    onLine: (chunk: Chunk, line: LineSpan) => void,
  ): void {
    const chunk = this.#chunk(from, to);
    let start = 0;
    while (start < chunk.latin1.length) {
      const feed = chunk.latin1.indexOf("\n", start);
      line.start = start;
      line.end = feed;
      line.number++;
      onLine(chunk, line);
      start = feed + 1;
    }
  }
}
