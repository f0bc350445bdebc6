/**
 * A small reader for the YAML that stands in frontmatter. It knows what agent
 * files hold (tables, lists, quoted, folded and literal texts) and refuses
 * what the harness refuses, so that a file counts here when it counts there.
 *
 * @module
 */

import { flowValue } from "./flow.ts";
import { type Line, linesOf, literalText } from "./lines.ts";
import { plainValue, quotedText, Refused, type Value } from "./scalar.ts";

const DEEPEST = 16;

interface Cursor {
  lines: Line[];
  at: number;
  depth: number;
}

function isBlankAt(text: string, at: number): boolean {
  return at >= text.length || text[at] === " " || text[at] === "\t";
}

/** Offset of the first colon that ends a key, or -1. */
function keyEnd(text: string): number {
  let at = text.indexOf(":");
  while (at !== -1 && !isBlankAt(text, at + 1)) at = text.indexOf(":", at + 1);
  return at;
}

/** Offset of the `#` that begins a comment, or -1. */
function commentAt(text: string): number {
  let at = text.indexOf("#");
  while (at > 0 && !isBlankAt(text, at - 1)) at = text.indexOf("#", at + 1);
  return at;
}

function isFiller(line: Line): boolean {
  return line.text === "" || line.text.startsWith("#");
}

/** The next line that says something, without consuming it. */
function peek(cursor: Cursor): Line | undefined {
  while (cursor.at < cursor.lines.length) {
    const line = cursor.lines[cursor.at];
    if (line !== undefined && !isFiller(line)) {
      if (line.tabbed) throw new Refused("tab");
      return line;
    }
    cursor.at += 1;
  }
  return undefined;
}

/** Whether nothing but a comment follows in `text` from `at`. */
function endsAt(text: string, at: number): boolean {
  const rest = text.slice(at);
  const trimmed = rest.trimStart();
  return trimmed === "" || (trimmed.startsWith("#") && rest !== trimmed);
}

/** Key and remainder of a line that opens an entry of a table. */
function keyOf(text: string): { key: string; rest: string } | undefined {
  const first = text[0] ?? "";
  let end = 0;
  let key: string | undefined;
  if (first === '"' || first === "'") {
    try {
      const quoted = quotedText(text, 0);
      key = quoted.value;
      end = quoted.end;
    } catch {
      return undefined;
    }
    while (text[end] === " " || text[end] === "\t") end += 1;
    if (text[end] !== ":") return undefined;
  } else {
    if (",[]{}#&*!|>%@`".includes(first)) return undefined;
    if ((first === "-" || first === "?") && isBlankAt(text, 1)) {
      return undefined;
    }
    end = keyEnd(text);
    if (end === -1) return undefined;
    key = text.slice(0, end).trim();
    if (commentAt(key) !== -1) return undefined;
  }
  const rest = text.slice(end + 1);
  if (!isBlankAt(rest, 0)) return undefined;
  return { key, rest: rest.trim() };
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
  let lines = 0;
  for (let i = 0; i < end; i++) if (text[i] === "\n") lines += 1;
  cursor.at += lines;
  const stop = text.indexOf("\n", end);
  if (!endsAt(stop === -1 ? text : text.slice(0, stop), end)) {
    throw new Refused("trailing");
  }
}

function plain(cursor: Cursor, rest: string, parent: number): Value {
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

/** The value whose text begins with `rest` on the line just consumed. */
function valueFrom(cursor: Cursor, rest: string, parent: number): Value {
  let text = rest;
  while (text.startsWith("&") || text.startsWith("!")) {
    const end = text.search(/[ \t]/);
    text = end === -1 ? "" : text.slice(end).trim();
  }
  if (text === "" || text.startsWith("#")) return nodeBelow(cursor, parent);
  const first = text[0] ?? "";
  if (first === "|" || first === ">") {
    const block = literalText(cursor.lines, {
      header: text,
      from: cursor.at,
      parent,
    });
    cursor.at = block.next;
    return block.value;
  }
  if (first === '"' || first === "'" || first === "[" || first === "{") {
    const gathered = gather(cursor, text, parent);
    const read = first === "[" || first === "{"
      ? flowValue(gathered, 0)
      : quotedText(gathered, 0);
    settle(cursor, gathered, read.end);
    return read.value;
  }
  return plain(cursor, text, parent);
}

/** The value that stands on the lines after a bare key or dash. */
function nodeBelow(cursor: Cursor, parent: number): Value {
  const line = peek(cursor);
  if (line === undefined || line.indent < parent) return null;
  if (isItem(line)) return list(cursor, line.indent);
  if (line.indent === parent) return null;
  if (keyOf(line.text) !== undefined) return table(cursor, line.indent);
  cursor.at += 1;
  return valueFrom(cursor, line.text, parent);
}

function isItem(line: Line): boolean {
  return line.text.startsWith("-") && isBlankAt(line.text, 1);
}

function list(cursor: Cursor, indent: number): Value[] {
  if (++cursor.depth > DEEPEST) throw new Refused("depth");
  const items: Value[] = [];
  let line = peek(cursor);
  while (line !== undefined && line.indent === indent && isItem(line)) {
    const text = line.text.slice(1).trimStart();
    if (text !== "" && keyOf(text) !== undefined) {
      const deeper = indent + line.text.length - text.length;
      cursor.lines[cursor.at] = { ...line, indent: deeper, text };
      items.push(table(cursor, deeper));
    } else {
      cursor.at += 1;
      items.push(valueFrom(cursor, text, indent));
    }
    line = peek(cursor);
  }
  if (line !== undefined && line.indent > indent) throw new Refused("indent");
  cursor.depth -= 1;
  return items;
}

function table(cursor: Cursor, indent: number): Record<string, Value> {
  if (++cursor.depth > DEEPEST) throw new Refused("depth");
  const entries: Record<string, Value> = Object.create(null);
  let line = peek(cursor);
  while (line !== undefined && line.indent >= indent) {
    if (line.indent > indent) throw new Refused("indent");
    const entry = keyOf(line.text);
    if (entry === undefined) throw new Refused("line");
    cursor.at += 1;
    // The last of two equal keys counts, as in the harness.
    entries[entry.key] = valueFrom(cursor, entry.rest, indent);
    line = peek(cursor);
  }
  cursor.depth -= 1;
  return entries;
}

/**
 * The top-level entries of frontmatter.
 *
 * @throws {Refused} For text that YAML refuses.
 */
export function readTable(head: string): Record<string, Value> {
  const cursor: Cursor = { lines: linesOf(head), at: 0, depth: 0 };
  const first = peek(cursor);
  if (first === undefined) return {};
  if (keyOf(first.text) === undefined) {
    const value = isItem(first)
      ? list(cursor, first.indent)
      : valueFrom({ ...cursor, at: cursor.at + 1 }, first.text, -1);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? value
      : {};
  }
  const entries = table(cursor, first.indent);
  if (peek(cursor) !== undefined) throw new Refused("indent");
  return entries;
}
