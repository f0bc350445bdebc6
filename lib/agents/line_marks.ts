/**
 * The marks of YAML in one line: where a key ends, where a comment begins.
 *
 * @module
 */

import { quotedText } from "./scalar.ts";

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
    if (end === -1) return undefined;
    key = text.slice(0, end).trim();
    if (commentAt(key) !== -1) return undefined;
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
