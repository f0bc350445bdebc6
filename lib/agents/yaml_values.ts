/**
 * Single values of the YAML in frontmatter: plain and quoted texts, and lists
 * and tables in flow style (`[a, "b"]`, `{a: b}`); and the marks within one
 * line, where a key ends and where a comment begins.
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
 * Thrown inside the reader for text that YAML refuses; never leaves it. No
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
export function quotedText(
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
export function isBlankAt(text: string, at: number): boolean {
  return at >= text.length || text[at] === " " || text[at] === "\t";
}

/** Offset of the first colon that ends a key, or -1. */
export function keyEnd(text: string): number {
  let at = text.indexOf(":");
  while (at !== -1 && !isBlankAt(text, at + 1)) at = text.indexOf(":", at + 1);
  return at;
}

/** Offset of the `#` that begins a comment, or -1. */
export function commentAt(text: string): number {
  let at = text.indexOf("#");
  while (at > 0 && !isBlankAt(text, at - 1)) at = text.indexOf("#", at + 1);
  return at;
}

/** Key and remainder of a line that opens an entry of a table. */
export function keyOf(text: string): { key: string; rest: string } | undefined {
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
export function endsAt(text: string, at: number): boolean {
  const rest = text.slice(at);
  const trimmed = rest.trimStart();
  return trimmed === "" || (trimmed.startsWith("#") && rest !== trimmed);
}

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
  const list: Value[] = [];
  const table: Record<string, Value> = {};
  let i = skipBlanks(text, at + 1);
  while (i < text.length) {
    if (text[i] === close) {
      return { value: open === "[" ? list : table, end: i + 1 };
    }
    if (text[i] === ",") throw new Refused("flow");
    const item = flowValue(text, i, depth + 1);
    i = skipBlanks(text, item.end);
    if (text[i] === ":") {
      const after = skipBlanks(text, i + 1);
      const pair = flowValue(text, after, depth + 1);
      i = skipBlanks(text, pair.end);
      if (open === "{") table[String(item.value)] = pair.value;
      else list.push({ [String(item.value)]: pair.value });
    } else if (open === "{") table[String(item.value)] = null;
    else list.push(item.value);
    if (text[i] === ",") i = skipBlanks(text, i + 1);
    else if (text[i] !== close) throw new Refused("flow");
  }
  throw new Refused("flow");
}
