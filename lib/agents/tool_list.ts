/**
 * Lists of tools as frontmatter writes them.
 *
 * @module
 */

import type { Value } from "./scalar.ts";

/**
 * The entries of one text. Commas and blanks separate, except inside
 * parentheses: `Bash(git log, git diff), Read` holds two entries.
 */
export function splitEntries(text: string): string[] {
  if (!text.includes("(")) return text.split(/[\s,]+/).filter(Boolean);
  const entries: string[] = [];
  let entry = "";
  let inside = false;
  const finish = () => {
    if (entry.trim() !== "") entries.push(entry.trim());
    entry = "";
  };
  for (const char of text) {
    if (char === "(") inside = true;
    else if (char === ")") inside = false;
    else if (!inside && (char === "," || /\s/.test(char))) {
      finish();
      continue;
    }
    entry += char;
  }
  finish();
  return entries;
}

/**
 * The entries of a `tools`, `disallowedTools` or `skills` value: a text or a
 * list of texts. `undefined` means "no restriction": the key is absent or
 * holds `*`. Whatever else it holds is an empty list: a `tools:` with nothing
 * after it leaves the agent without any tool (recorded with 2.1.332).
 */
export function toolEntries(value: Value | undefined): string[] | undefined {
  if (value === undefined) return undefined;
  const texts = typeof value === "string"
    ? [value]
    : Array.isArray(value)
    ? value.filter((item) => typeof item === "string")
    : [];
  const entries = texts.flatMap(splitEntries);
  return entries.includes("*") ? undefined : entries;
}
