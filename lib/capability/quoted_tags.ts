/**
 * Tags around what others said or machines printed.
 *
 * @module
 */

import type { Aside } from "./explanation.ts";

const QUOTED_TAGS = new Set(
  `log logs trace stacktrace stack_trace error errors example examples
  user_request user-request user_message quote issue issue_body ticket
  transcript conversation diff patch snippet document documents spec excerpt
  stdout stderr output_log crash email claim previous_report file_contents
  original`.split(/\s+/),
);

/** Blanks what stands inside closed tags that hold quoted matter. */
export function hideQuotedTags(text: string, asides: Aside[]): string {
  if (!text.includes("</")) return text;
  const out: string[] = [];
  let done = 0;
  // Names that do not close any more; they are not looked for again.
  const open = new Set<string>();
  let at = text.indexOf("<");
  while (at >= 0) {
    const name = tagName(text, at + 1);
    if (QUOTED_TAGS.has(name.toLowerCase()) && !open.has(name)) {
      const from = text.indexOf(">", at);
      const close = from < 0 ? -1 : text.indexOf(`</${name}>`, from);
      if (close > 0) {
        asides.push({ kind: "quote", start: from + 1, end: close });
        out.push(
          text.slice(done, from + 1),
          text.slice(from + 1, close).replace(/[^\n]/g, " "),
        );
        done = close;
        at = close;
      } else open.add(name);
    }
    at = text.indexOf("<", at + 1);
  }
  out.push(text.slice(done));
  return out.join("");
}

/** The letters of a tag's name from a place on; `""` when there are none. */
export function tagName(text: string, from: number): string {
  let end = from;
  while (end < text.length && end - from < 40) {
    const unit = text.charCodeAt(end);
    const letter = (unit >= 65 && unit <= 90) || (unit >= 97 && unit <= 122) ||
      (unit >= 0x4e00 && unit <= 0x9fff);
    const digit = unit >= 48 && unit <= 57;
    if (!letter && !(end > from && (digit || unit === 45 || unit === 95))) {
      break;
    }
    end++;
  }
  return text.slice(from, end);
}
