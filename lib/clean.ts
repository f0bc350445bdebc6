/**
 * Making text from files and payloads fit to be shown: such text may hold
 * control characters that move a terminal's cursor, or bidi characters that
 * make it read as something else.
 *
 * @module
 */

// C0 and C1 controls, zero-width and bidi formatting, line separators, BOM,
// tag characters; lone surrogates go in toWellFormed().
const UNSHOWABLE =
  // deno-lint-ignore no-control-regex
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\udb40[\udc00-\udc7f]/g;

// The same without line feed and tab.
const UNSHOWABLE_IN_BLOCK =
  // deno-lint-ignore no-control-regex
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\udb40[\udc00-\udc7f]/g;

function capped(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).toWellFormed().replace(/\ufffd$/, "")}…`;
}

/**
 * One line of showable text of at most `max` UTF-16 units; what was cut is
 * told by an ellipsis.
 */
export function clean(text: string, max: number): string {
  // Cut first: a cap on the output must also cap the work.
  const head = text.length > max * 4 ? text.slice(0, max * 4) : text;
  const line = head.toWellFormed().replace(/[\t\r\n\v\f\u2028\u2029]+/g, " ")
    .replace(UNSHOWABLE, "").replace(/ {2,}/g, " ").trim();
  return head === text
    ? capped(line, max)
    : capped(line.length < max ? `${line}…` : line, max);
}

/** Several lines of showable text of at most `max` UTF-16 units. */
export function cleanBlock(text: string, max: number): string {
  const head = text.length > max * 2 ? text.slice(0, max * 2) : text;
  const block = head.toWellFormed().replace(/\r\n?/g, "\n")
    .replace(UNSHOWABLE_IN_BLOCK, "");
  return head === text
    ? capped(block, max)
    : capped(block.length < max ? `${block}…` : block, max);
}
