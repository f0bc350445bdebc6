/**
 * Single values of frontmatter: plain and quoted texts, and what they mean.
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

function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === " " || text[end - 1] === "\t")) end -= 1;
  return text.slice(0, end);
}

/**
 * Reads the quoted text that begins at `at`; `end` is the offset after the
 * closing quote.
 *
 * @throws {Refused} When the quote never closes, or at an unknown escape.
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
      value = withoutTail(value) + folded(breaks);
    } else {
      const next = text[i + 1] ?? "";
      const digits = HEX_DIGITS[next];
      if (next === "\n") {
        while (/[ \t\n]/.test(text[i + 1] ?? "")) i += 1;
      } else if (digits !== undefined) {
        const hex = text.slice(i + 2, i + 2 + digits);
        const code = /^[0-9a-fA-F]+$/.test(hex) ? parseInt(hex, 16) : -1;
        if (hex.length < digits || code < 0 || code > 0x10ffff) {
          throw new Refused("escape");
        }
        value += String.fromCodePoint(code);
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
