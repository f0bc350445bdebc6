/**
 * Lists and tables in flow style (`[a, "b"]`, `{a: b}`) in frontmatter.
 *
 * @module
 */

import { plainValue, quotedText, Refused, type Value } from "./scalar.ts";

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
      const bare = text[after] === "," || text[after] === close;
      const pair = bare
        ? { value: null, end: after }
        : flowValue(text, after, depth + 1);
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
