/**
 * A small reader for the YAML that stands in frontmatter. It knows what agent
 * files hold (tables, lists, quoted, folded and literal texts) and refuses
 * what the harness refuses, so that a file counts here when it counts there.
 *
 * @module
 */

import {
  commentAt,
  endsAt,
  flowValue,
  isBlankAt,
  keyEnd,
  keyOf,
  plainValue,
  quotedText,
  Refused,
  type Value,
} from "./yaml_values.ts";

/** One line; `text` is without indentation and without trailing blanks. */
export interface Line {
  /** Leading spaces. */
  indent: number;
  text: string;
  /** A tab stands in the indentation. */
  tabbed: boolean;
  raw: string;
}

/** The lines of a text; a carriage return before the break is no part of it. */
export function linesOf(head: string): Line[] {
  return head.split("\n").map((whole) => {
    const raw = whole.endsWith("\r") ? whole.slice(0, -1) : whole;
    let indent = 0;
    while (raw[indent] === " ") indent += 1;
    const text = raw.slice(indent).trim();
    return { indent, text, raw, tabbed: raw[indent] === "\t" && text !== "" };
  });
}

const HEADER = /^([|>])([+-]?[1-9]?|[1-9][+-])[ \t]*(?:#.*)?$/;

function joined(lines: readonly string[], style: string): string {
  if (style === "|") return lines.join("\n");
  let text = "";
  let blank = 0;
  let before: "none" | "plain" | "indented" = "none";
  for (const line of lines) {
    if (line === "") {
      blank += 1;
      continue;
    }
    const kind = /^\s/.test(line) ? "indented" : "plain";
    if (before === "none") text += "\n".repeat(blank);
    // Lines that are indented further keep their breaks.
    else if (before === "indented" || kind === "indented") {
      text += "\n".repeat(blank + 1);
    } else text += blank === 0 ? " " : "\n".repeat(blank);
    text += line;
    before = kind;
    blank = 0;
  }
  return text;
}

/**
 * The text of a block that `header` opens; `next` is the index of the line
 * after it.
 *
 * @throws {Refused} When the header is none, or a line is indented too little.
 */
export function literalText(
  lines: readonly Line[],
  { header, from, parent }: { header: string; from: number; parent: number },
): { value: string; next: number } {
  const parts = HEADER.exec(header);
  if (parts === null) throw new Refused("block");
  const [, style = "|", marks = ""] = parts;
  const digit = /[1-9]/.exec(marks);
  let indent = digit === null
    ? undefined
    : Math.max(parent, 0) + Number(digit[0]);
  const content: string[] = [];
  let next = from;
  for (;; next++) {
    const line = lines[next];
    if (line === undefined) break;
    if (line.text === "" && line.indent <= (indent ?? line.indent)) {
      content.push("");
      continue;
    }
    if (line.indent <= parent) break;
    indent ??= line.indent;
    // A comment that is indented less stands after the block.
    if (line.indent < indent && line.text.startsWith("#")) break;
    if (line.indent < indent) throw new Refused("indent");
    content.push(line.raw.slice(indent));
  }
  while (content.length > 0 && content.at(-1) === "") content.pop();
  const text = joined(content, style);
  const value = marks.includes("-") || text === "" ? text : `${text}\n`;
  return { value, next };
}

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
  const gathered = gather(cursor, rest, parent);
  const isFlow = rest.startsWith("[") || rest.startsWith("{");
  const read = isFlow ? flowValue(gathered, 0) : quotedText(gathered, 0);
  settle(cursor, gathered, read.end);
  return read.value;
}

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
  // A line that is indented further fits nowhere above the list either.
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
