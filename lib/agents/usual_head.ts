/**
 * A shortcut for the frontmatter that nearly all definitions have: one
 * `key: value` a line. It gives what the reader of YAML gives, or nothing; a
 * hook that looks a name up among hundreds of files has no time for more.
 *
 * @module
 */

import { plainValue, type Value } from "./scalar.ts";

// What makes a value more than plain text, to YAML or to the second reading.
const SPECIAL = /[{}[\]*&#!|>%@`"'\\]/;
const FORCES_QUOTES = /[{}[\]*&#!|>%@`]|: /;

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

/** Whether `text` before `end` is a key of letters, `_` and `-` only. */
function isKey(text: string, end: number): boolean {
  for (let i = 0; i < end; i++) {
    const code = text.charCodeAt(i);
    if (!isLetter(code) && !(i > 0 && (code === 45 || code === 95))) {
      return false;
    }
  }
  return end > 0;
}

/** A text that YAML refuses for certain: prose with a colon in it. */
function isRefused(value: string): boolean {
  const colon = value.indexOf(": ");
  if (colon === -1) return false;
  const comment = value.indexOf(" #");
  return comment === -1 || comment > colon;
}

/**
 * The entries of frontmatter of the usual form, or `undefined` for any other.
 */
export function usualFields(head: string): Record<string, Value> | undefined {
  if (head.includes("\r") || head.includes("\t")) return undefined;
  const lines = head.split("\n");
  const found: [key: string, value: string][] = [];
  let special = false;
  let refused = false;
  for (const line of lines) {
    if (line === "") continue;
    const colon = line.indexOf(":");
    if (!isKey(line, colon) || line[colon + 1] !== " ") return undefined;
    // Blanks at the end belong to the value in the second reading.
    if (line.charCodeAt(line.length - 1) <= 32) return undefined;
    const value = line.slice(colon + 2).trimStart();
    const first = value.charCodeAt(0);
    if (!isLetter(first) || value.endsWith(":")) return undefined;
    if (SPECIAL.test(value) || value.includes(": ")) {
      special = true;
      if (isRefused(value)) refused = true;
    }
    found.push([line.slice(0, colon), value]);
  }
  if (special && !refused) return undefined;
  const entries: Record<string, Value> = Object.create(null);
  for (const [key, value] of found) {
    if (special && FORCES_QUOTES.test(value)) entries[key] = value;
    else entries[key] = plainValue(value);
  }
  return entries;
}
