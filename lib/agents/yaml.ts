/**
 * A small reader for the YAML that stands in frontmatter. It knows what agent
 * files hold (tables, lists, plain, quoted, folded and literal texts, flow
 * style) and refuses what the harness refuses, so that a file counts here when
 * it counts there.
 *
 * @module
 */

/** A value as the reader gives it; `null` is a key with nothing after it. */
export type Value =
  | string
  | number
  | boolean
  | null
  | Value[]
  | { [key: string]: Value };

/**
 * Thrown for text that YAML refuses; whoever reads a definition catches it. No
 * `Error`: its stack would cost more than the reading of the file.
 */
export class Refused {
  constructor(readonly what: string) {}
}

const NUMBER =
  /^(?:[-+]?(?:0|[1-9][0-9]*|0[0-9]+)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\.[0-9]+|0x[0-9a-fA-F]+|0o[0-7]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;

/** What an unquoted text means under YAML's core schema. */
export function plainValue(text: string): Value {
  switch (text) {
    case "":
    case "~":
    case "null":
    case "Null":
    case "NULL":
      return null;
    case "true":
    case "True":
    case "TRUE":
      return true;
    case "false":
    case "False":
    case "FALSE":
      return false;
  }
  // Most texts begin with a letter, and no number does.
  if (text.charCodeAt(0) > 57 || text.length > 40 || !NUMBER.test(text)) {
    return text;
  }
  if (/inf$/i.test(text)) return text.startsWith("-") ? -Infinity : Infinity;
  // `.nan` too is a number to YAML.
  return Number(text.replace(/^\+/, ""));
}

const ESCAPES: Record<string, string> = {
  n: "\n",
  t: "\t",
  r: "\r",
  "0": "\0",
  a: "\u0007",
  b: "\b",
  e: "\u001b",
  f: "\f",
  v: "\v",
  N: "\u0085",
  _: "\u00a0",
  L: "\u2028",
  P: "\u2029",
  " ": " ",
  "\t": "\t",
  '"': '"',
  "/": "/",
  "\\": "\\",
};

const HEX_DIGITS: Record<string, number> = { x: 2, u: 4, U: 8 };

/** Line breaks inside quotes: one becomes a space, more become one fewer. */
function folded(breaks: number): string {
  return breaks === 1 ? " " : "\n".repeat(breaks - 1);
}

/**
 * Reads the quoted text that begins at `at`; `end` is the offset after the
 * closing quote.
 *
 * @throws {Refused} When the quote never closes, or at an unknown escape.
 * @throws {RangeError} At an escape by number that stands for no character.
 */
function quotedText(
  text: string,
  at: number,
): { value: string; end: number } {
  const quote = text[at];
  const special = quote === "'" ? /['\n]/g : /["\\\n]/g;
  let value = "";
  let from = at + 1;
  while (true) {
    special.lastIndex = from;
    const stop = special.exec(text);
    if (stop === null) throw new Refused("quote");
    let i = stop.index;
    const char = stop[0];
    value += text.slice(from, i);
    if (char === quote) {
      if (quote === "'" && text[i + 1] === "'") {
        value += "'";
        from = i + 2;
        continue;
      }
      return { value, end: i + 1 };
    }
    if (char === "\n") {
      let breaks = 1;
      while (/[ \t\n]/.test(text[i + 1] ?? "")) {
        if (text[i + 1] === "\n") breaks += 1;
        i += 1;
      }
      // Blanks before a break are gone with the ends of the lines.
      value += folded(breaks);
    } else {
      const next = text[i + 1] ?? "";
      const digits = HEX_DIGITS[next];
      if (next === "\n") {
        while (/[ \t\n]/.test(text[i + 1] ?? "")) i += 1;
      } else if (digits !== undefined) {
        const hex = text.slice(i + 2, i + 2 + digits);
        value += String.fromCodePoint(
          /^[0-9a-fA-F]+$/.test(hex) ? parseInt(hex, 16) : NaN,
        );
        i += 1 + digits;
      } else {
        const meant = ESCAPES[next];
        if (meant === undefined) throw new Refused("escape");
        value += meant;
        i += 1;
      }
    }
    from = i + 1;
  }
}

/** Whether a blank, or the end of the text, stands at `at`. */
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
    key = text.slice(0, end).trim();
    if (end === -1 || commentAt(key) !== -1) return undefined;
  }
  const rest = text.slice(end + 1);
  if (!isBlankAt(rest, 0)) return undefined;
  return { key, rest: rest.trim() };
}

/** Whether nothing but a comment follows in `text` from `at`. */
function endsAt(text: string, at: number): boolean {
  const rest = text.slice(at);
  const trimmed = rest.trimStart();
  return trimmed === "" || (trimmed.startsWith("#") && rest !== trimmed);
}

// How deep lists and tables may be nested.
const DEEPEST = 16;

function skipBlanks(text: string, at: number): number {
  let i = at;
  while (i < text.length) {
    const char = text[i] ?? "";
    if (char === "#" && /[\s]/.test(text[i - 1] ?? " ")) {
      while (i < text.length && text[i] !== "\n") i += 1;
    } else if (char === " " || char === "\t" || char === "\n") i += 1;
    else break;
  }
  return i;
}

function plainEnd(text: string, at: number): number {
  let i = at;
  while (i < text.length) {
    const char = text[i] ?? "";
    if (",[]{}".includes(char)) break;
    if (char === ":" && /[\s,[\]{}]/.test(text[i + 1] ?? " ")) break;
    if (char === "#" && /\s/.test(text[i - 1] ?? "")) break;
    i += 1;
  }
  return i;
}

function scalarAt(text: string, at: number): { value: Value; end: number } {
  const char = text[at] ?? "";
  if (char === '"' || char === "'") return quotedText(text, at);
  if ("&*!|>%@`".includes(char)) throw new Refused("flow");
  if ("-?:".includes(char) && /[\s,[\]{}]/.test(text[at + 1] ?? " ")) {
    throw new Refused("flow");
  }
  const end = plainEnd(text, at);
  // Line by line: a pattern for a break with blanks around it would take
  // quadratic time on blanks without a break.
  const plain = text.slice(at, end).split("\n").map((line) => line.trim())
    .filter((line) => line !== "").join(" ");
  return { value: plainValue(plain), end };
}

/**
 * Reads the flow value that begins at `at`; `end` is the offset after it.
 *
 * @throws {Refused} For text that YAML refuses, or that is nested too deeply.
 */
export function flowValue(
  text: string,
  at: number,
  depth = 0,
): { value: Value; end: number } {
  const open = text[at];
  if (open !== "[" && open !== "{") return scalarAt(text, at);
  if (depth > DEEPEST) throw new Refused("depth");
  const close = open === "[" ? "]" : "}";
  const items: Value[] = [];
  const entries: Record<string, Value> = {};
  let i = skipBlanks(text, at + 1);
  while (i < text.length) {
    if (text[i] === close) {
      return { value: open === "[" ? items : entries, end: i + 1 };
    }
    if (text[i] === ",") throw new Refused("flow");
    const item = flowValue(text, i, depth + 1);
    i = skipBlanks(text, item.end);
    if (text[i] === ":") {
      const after = skipBlanks(text, i + 1);
      const pair = flowValue(text, after, depth + 1);
      i = skipBlanks(text, pair.end);
      if (open === "{") entries[String(item.value)] = pair.value;
      else items.push({ [String(item.value)]: pair.value });
    } else if (open === "{") entries[String(item.value)] = null;
    else items.push(item.value);
    if (text[i] === ",") i = skipBlanks(text, i + 1);
    else if (text[i] !== close) throw new Refused("flow");
  }
  throw new Refused("flow");
}

/** One line; `text` is without indentation and without trailing blanks. */
interface Line {
  /** Leading spaces. */
  indent: number;
  text: string;
  /** A tab stands in the indentation. */
  tabbed: boolean;
  raw: string;
}

/** The lines of a text; a carriage return before the break is no part of it. */
function linesOf(head: string): Line[] {
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
function literalText(
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
interface Cursor {
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
function plainFrom(cursor: Cursor, rest: string, parent: number): Value {
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
function enclosedFrom(
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
