/**
 * Values that may go on over several lines: plain, quoted and flow ones.
 *
 * @module
 */

import { flowValue } from "./flow.ts";
import { commentAt, endsAt, isBlankAt, keyEnd } from "./line_marks.ts";
import type { Line } from "./lines.ts";
import { plainValue, quotedText, Refused, type Value } from "./scalar.ts";

/** How far the reading of the lines has come. */
export interface Cursor {
  lines: Line[];
  at: number;
  depth: number;
}

/** The lines that belong to a value which began on the line before. */
function gather(cursor: Cursor, rest: string, parent: number): string {
  let text = rest;
  for (let i = cursor.at; i < cursor.lines.length; i++) {
    const line = cursor.lines[i];
    if (line === undefined || (line.text !== "" && line.indent <= parent)) {
      break;
    }
    text += `\n${line.text}`;
  }
  return text;
}

/** Consumes the lines of a gathered text up to `end`; the rest must be empty. */
function settle(cursor: Cursor, text: string, end: number): void {
  let broken = text.indexOf("\n");
  while (broken !== -1 && broken < end) {
    cursor.at += 1;
    broken = text.indexOf("\n", broken + 1);
  }
  const stop = text.indexOf("\n", end);
  if (!endsAt(stop === -1 ? text : text.slice(0, stop), end)) {
    throw new Refused("trailing");
  }
}

/**
 * A plain value that begins with `rest` on the line just consumed; `parent` is
 * the indentation that its further lines must exceed.
 *
 * @throws {Refused} For text that YAML refuses.
 */
export function plainFrom(cursor: Cursor, rest: string, parent: number): Value {
  const first = rest[0] ?? "";
  if ("]}%@`*".includes(first)) throw new Refused("indicator");
  if ("-?:".includes(first) && isBlankAt(rest, 1)) {
    throw new Refused("indicator");
  }
  let text = "";
  let part = rest;
  let breaks = 0;
  while (true) {
    const comment = commentAt(part);
    const said = (comment === -1 ? part : part.slice(0, comment)).trim();
    if (keyEnd(said) !== -1) throw new Refused("colon");
    if (text !== "") text += breaks === 0 ? " " : "\n".repeat(breaks);
    text += said;
    breaks = 0;
    let next = cursor.lines[cursor.at];
    let ahead = 0;
    while (next !== undefined && next.text === "") {
      ahead += 1;
      next = cursor.lines[cursor.at + ahead];
    }
    if (next === undefined || next.indent <= parent) break;
    if (next.text.startsWith("#")) break;
    if (comment !== -1 || next.tabbed) throw new Refused("continuation");
    breaks = ahead;
    cursor.at += ahead + 1;
    part = next.text;
  }
  return plainValue(text);
}

/** The same for a quoted value, or for a list or table in flow style. */
export function enclosedFrom(
  cursor: Cursor,
  rest: string,
  parent: number,
): Value {
  const quote = rest[0] ?? "";
  // The usual case: it closes at the end of its line, with nothing escaped.
  if (
    (quote === '"' || quote === "'") &&
    rest.indexOf(quote, 1) === rest.length - 1 && !rest.includes("\\")
  ) return rest.slice(1, -1);
  const gathered = gather(cursor, rest, parent);
  const isFlow = rest.startsWith("[") || rest.startsWith("{");
  const read = isFlow ? flowValue(gathered, 0) : quotedText(gathered, 0);
  settle(cursor, gathered, read.end);
  return read.value;
}
