/**
 * One transcript: which of its rows are parsed, and what they add up to.
 *
 * @module
 */

import { record } from "../field.ts";
import { AgentRows } from "./agent_rows.ts";
import { CallRows } from "./call_rows.ts";
import { LineReader, type LineSpan } from "./lines.ts";
import { RowHead } from "./row_head.ts";
import { isWorthParsing, latin1, type Target } from "./row_choice.ts";
import type { Troubles } from "./troubles.ts";

/** Longer lines are named and passed over: 16 MiB, the hooks' own cap. */
export const MAX_LINE = 16 * 1024 * 1024;

/** A transcript that was read. */
export interface Transcript {
  calls: CallRows;
  /** What the agent wrote, when it is a subagent's transcript. */
  agent: AgentRows | undefined;
  bytes: number;
  lines: number;
}

/** Reads transcripts one after the other. */
export class TranscriptReader {
  #lines = new LineReader(MAX_LINE);
  #head = new RowHead();
  #utf8 = new TextDecoder();
  #troubles: Troubles;

  constructor(troubles: Troubles) {
    this.#troubles = troubles;
  }

  /** @throws what opening or reading the file throws */
  read(file: string, { isAgent }: { isAgent: boolean }): Transcript {
    const calls = new CallRows(file, isAgent);
    const agent = isAgent ? new AgentRows() : undefined;
    const target = { file, calls, agent };
    let torn = false;
    const read = this.#lines.read(file, (line) => {
      if (!this.#row(line, target) && !line.closed) torn = true;
    });
    if (calls.waiting && calls.batched) this.#findResults(file, calls);
    for (const { line, bytes } of read.overlong) {
      const detail = `${bytes} bytes`;
      this.#troubles.add("overlong-line", { file, line, detail });
    }
    if (read.grew) this.#troubles.add("still-growing", { file });
    else if (torn) {
      this.#troubles.add("torn-last-line", { file, line: read.lines });
    }
    if (calls.withoutId > 0) {
      this.#troubles.add("call-without-id", { file }, calls.withoutId);
    }
    return { calls, agent, bytes: read.bytes, lines: read.lines };
  }

  /** Answers whether the line is a row. */
  #row(line: LineSpan, target: Target): boolean {
    let { start, end } = line;
    const { bytes } = line;
    if (line.number === 1 && bytes[start] === 0xef) start += 3; // UTF-8 BOM
    while (end > start && isBlank(bytes[end - 1])) end--;
    while (start < end && isBlank(bytes[start])) start++;
    if (start === end) return true;
    if (bytes[start] !== 123 || bytes[end - 1] !== 125) { // { }
      return this.#broken(line, target);
    }
    const head = this.#head;
    head.look(bytes, start, end);
    // A cut-off last line can end in a brace too: only parsing tells.
    if (line.closed && !isWorthParsing(head, line, target, this.#troubles)) {
      return true;
    }
    let row: Record<string, unknown> | undefined;
    try {
      const text = this.#utf8.decode(bytes.subarray(start, end));
      row = record(JSON.parse(text));
    } catch {
      row = undefined;
    }
    if (row === undefined) return this.#broken(line, target);
    take(row, line.number, target);
    return true;
  }

  #broken(line: LineSpan, { file }: Target): false {
    if (line.closed) {
      this.#troubles.add("broken-line", { file, line: line.number });
    }
    return false;
  }

  /**
   * Results that the heads did not show: rows with several results. Claude
   * Code writes one block a row; for others the file is read once more.
   */
  #findResults(file: string, calls: CallRows): void {
    const ids = calls.waitingIds();
    this.#lines.read(file, (line) => {
      const row = latin1(line);
      if (!row.includes('"tool_use_id"')) return;
      if (!ids.some((id) => row.includes(id))) return;
      try {
        const bytes = line.bytes.subarray(line.start, line.end);
        const parsed = record(JSON.parse(this.#utf8.decode(bytes)));
        if (parsed?.["type"] === "user") calls.user(parsed, line.number);
      } catch {
        // Told as a broken line by the first reading.
      }
    });
  }
}

function isBlank(byte: number | undefined): boolean {
  return byte === 32 || byte === 9 || byte === 13;
}

function take(
  row: Record<string, unknown>,
  line: number,
  { calls, agent }: Target,
): void {
  switch (row["type"]) {
    case "assistant":
      calls.assistant(row, line);
      agent?.assistant(row, line);
      break;
    case "user":
      calls.user(row, line);
      agent?.user(row, line);
      break;
    case "attachment":
    case "queue-operation":
      calls.other(row, line);
      break;
  }
}
