/**
 * The frontmatter of an agent definition: where it begins and ends, and its
 * top-level entries, read as the harness reads them, without a package.
 *
 * @module
 */

import { readTable } from "./yaml_table.ts";
import { flowValue, plainValue, type Value } from "./yaml_values.ts";

/** What stands at the head of a file. */
export type Frontmatter =
  /** The text between the two markers, and the offset of what follows. */
  | { state: "found"; head: string; bodyAt: number }
  /** No sign of frontmatter: notes, a persona without head, an empty file. */
  | { state: "none" }
  /** It begins with blank lines, so that the markers are ordinary text. */
  | { state: "late" }
  /** It begins with a byte order mark. */
  | { state: "bom" }
  /** The opening marker has something else on its line. */
  | { state: "spoilt" }
  | { state: "unclosed" };

const MARK = "---";

function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0 ||
    code === 0xfeff;
}

/**
 * Splits a definition. The file must begin with `---`; the next `---` closes,
 * wherever it stands, so that one inside a value cuts the frontmatter short
 * (recorded with 2.1.332).
 *
 * That version accepts a byte order mark, earlier ones did not; here the file
 * is told and not counted, because nobody can see why it fails elsewhere.
 */
export function splitFrontmatter(text: string): Frontmatter {
  if (text.charCodeAt(0) === 0xfeff) {
    const rest = splitFrontmatter(text.slice(1));
    return rest.state === "none" ? rest : { state: "bom" };
  }
  if (!text.startsWith(MARK)) {
    return text.trimStart().startsWith(MARK)
      ? { state: "late" }
      : { state: "none" };
  }
  let start = -1;
  let at = MARK.length;
  while (at < text.length && isBlank(text.charCodeAt(at))) {
    at += 1;
    if (text[at - 1] === "\n") start = at;
  }
  if (start === -1) {
    return text.includes("\n") ? { state: "spoilt" } : { state: "unclosed" };
  }
  const end = text.indexOf(MARK, start);
  if (end === -1) return { state: "unclosed" };
  let bodyAt = end + MARK.length;
  while (bodyAt < text.length && isBlank(text.charCodeAt(bodyAt))) {
    bodyAt += 1;
  }
  return { state: "found", head: text.slice(start, end), bodyAt };
}

/**
 * The entries of frontmatter, or `undefined` when it cannot be read even with
 * quotes put around its prose.
 *
 * @example
 * ```ts
 * import { readFields } from "./frontmatter.ts";
 * console.log(readFields("name: dev\ndescription: Fixes: bugs\n"));
 * ```
 */
export function readFields(head: string): Record<string, Value> | undefined {
  return usualFields(head) ?? readYamlFields(head);
}

/** The same without the shortcut for usual heads. */
export function readYamlFields(
  head: string,
): Record<string, Value> | undefined {
  for (const text of [head, undefined]) {
    try {
      return readTable(text ?? withQuotes(head));
    } catch {
      // Refused, or nested too deeply for the stack: both mean unreadable.
    }
  }
  return undefined;
}

// The shortcut for the frontmatter that nearly all definitions have, one
// `key: value` a line. A hook that looks a name up among hundreds of files has
// no time for more.

// What makes a value more than plain text, to YAML or to the second reading.
const SPECIAL = /[{}[\]*&#!|>%@`"'\\]/;

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
 * The entries of frontmatter of the usual form, just as the reader of YAML
 * gives them, or `undefined` for any other.
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
    entries[key] = plainValue(value);
  }
  return entries;
}

// The second reading of frontmatter that YAML refuses. Descriptions are prose,
// and prose holds colons; the harness then puts quotes around such values and
// reads again (recorded with 2.1.332), and so do both readers here.

const WHOLE_LINE = /^([a-zA-Z_-]+):\s+(\S.*)$/;
const NEEDS_QUOTES = /[{}[\]*&#!|>%@`]|: /;

function isQuoted(value: string): boolean {
  return value.length > 1 &&
    ((value.startsWith('"') && value.endsWith('"')) ||
      (value.startsWith("'") && value.endsWith("'")));
}

function isFlowList(value: string): boolean {
  if (!value.startsWith("[") || !value.endsWith("]")) return false;
  try {
    return flowValue(value, 0).end === value.length;
  } catch {
    return false;
  }
}

/**
 * The text with quotes around unindented values that hold more than plain
 * YAML allows, and with leading tabs as spaces. A line that ends in a carriage
 * return stays as it is: there the harness does not recognise the entry, which
 * is why CRLF and an unquoted colon do not go together.
 */
export function withQuotes(head: string): string {
  const lines = head.split("\n").map((line) => {
    const tabs = /^\t*/.exec(line)?.[0].length ?? 0;
    const rest = "  ".repeat(tabs) + line.slice(tabs);
    // `.` stops before a carriage return.
    const entry = WHOLE_LINE.exec(rest);
    const [, key = "", value = ""] = entry ?? [];
    if (key === "" || isQuoted(value) || isFlowList(value)) return rest;
    if (!NEEDS_QUOTES.test(value)) return rest;
    const safe = value.replaceAll("\\", "\\\\").replaceAll('"', '\\"');
    return `${key}: "${safe}"`;
  });
  return lines.join("\n");
}
