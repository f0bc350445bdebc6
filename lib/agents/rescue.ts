/**
 * The second reading of frontmatter that YAML refuses. Descriptions are prose,
 * and prose holds colons; the harness then puts quotes around such values and
 * reads again (recorded with 2.1.332), and so do both readers here.
 *
 * @module
 */

import { flowValue } from "./flow.ts";

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
