/**
 * A small reader for the YAML that stands in frontmatter. It knows what agent
 * files hold (tables, lists, quoted, folded and literal texts) and refuses
 * what the harness refuses, so that a file counts here when it counts there.
 *
 * @module
 */

import { isBlankAt, keyOf } from "./line_marks.ts";
import { type Line, linesOf, literalText } from "./lines.ts";
import { type Cursor, enclosedFrom, plainFrom } from "./plain_value.ts";
import { Refused, type Value } from "./scalar.ts";

const DEEPEST = 16;

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
    return enclosedFrom(cursor, text, parent);
  }
  return plainFrom(cursor, text, parent);
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
      const next = text === "" ? peek(cursor) : undefined;
      // Unlike below a key, a list at the same depth is no part of an item.
      const isEmpty = text === "" && (next?.indent ?? 0) <= indent;
      items.push(isEmpty ? null : valueFrom(cursor, text, indent));
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
  let value: Value;
  if (keyOf(first.text) !== undefined) value = table(cursor, first.indent);
  else if (isItem(first)) value = list(cursor, first.indent);
  else {
    cursor.at += 1;
    value = valueFrom(cursor, first.text, -1);
  }
  if (peek(cursor) !== undefined) throw new Refused("indent");
  // A list or a single text has no entries.
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? value
    : {};
}
