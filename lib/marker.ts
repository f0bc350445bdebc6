/**
 * The finalization marker: who asks for it, and whether a final message
 * carries it. Every hook that judges a report judges it here.
 *
 * @module
 */

import type { World } from "./world.ts";

/** The line that a finished report ends with when the dispatch asked for it. */
export const MARKER = "%%DONE%%";

const DEFAULT_FLOOR = 500;

/**
 * - `marked`: a report, and the bare marker as its last non-blank line
 * - `marker-only`: the marker, and no other non-blank line
 * - `unmarked`: text that does not end in the bare marker
 * - `empty`: no visible character
 */
export type FinalJudgment = "marked" | "marker-only" | "unmarked" | "empty";

const LINE_END = /[\n\r\u2028\u2029]/;

// What a reader cannot see and `trim` leaves in place: zero-width spaces and
// joiners, direction marks, soft hyphen. At the end of a line they are no
// decoration of a marker, and alone they are no content of a report.
const UNSEEN = /^[\s\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069]$/;

/**
 * Whether a dispatch text asks for the marker. Any mention counts, a negated
 * one too: a misfire costs one extra turn, a miss costs the contract.
 *
 * @param text what the dispatcher wrote to the subagent
 */
export function declaresMarker(text: string): boolean {
  return text.includes(MARKER);
}

/**
 * Judges a final message by its lines alone, never by its wording. White
 * space around the marker and CRLF are harmless; Markdown around it is not.
 *
 * @param text the whole final message
 */
export function judgeFinal(text: string): FinalJudgment {
  const lines = text.split(LINE_END);
  // Judged from the end: of most reports only a line or two are looked at.
  const last = lines.findLastIndex((line) => visible(line) !== "");
  if (last < 0) return "empty";
  if (visible(lines[last] ?? "") !== MARKER) return "unmarked";
  return lines.some(isContent) ? "marked" : "marker-only";
}

/**
 * The size of a report: UTF-8 bytes of its non-blank lines, line ends not
 * counted.
 *
 * @param text the whole final message
 * @returns a number of bytes
 */
export function bodyBytes(text: string): number {
  const encoder = new TextEncoder();
  let bytes = 0;
  for (const line of nonBlankLines(text)) {
    bytes += encoder.encode(line).length;
  }
  return bytes;
}

/**
 * The size in bytes from which a report without the marker is let through:
 * `DONE_GATE_BODY_FLOOR` when that is a whole number, else 500. Of real final
 * messages those under 500 bytes are status notes, longer ones are reports.
 */
export function bodyFloor(world: World): number {
  const value = world.env("DONE_GATE_BODY_FLOOR")?.trim() ?? "";
  return /^[0-9]{1,15}$/.test(value) ? Number(value) : DEFAULT_FLOOR;
}

function nonBlankLines(text: string): string[] {
  return text.split(LINE_END).filter((line) => visible(line) !== "");
}

function isContent(line: string): boolean {
  const shown = visible(line);
  return shown !== "" && shown !== MARKER;
}

// A loop, because an end-anchored pattern is quadratic in a run of blanks.
function visible(line: string): string {
  let start = 0;
  let end = line.length;
  while (start < end && isUnseen(line, start)) start++;
  while (end > start && isUnseen(line, end - 1)) end--;
  return line.slice(start, end);
}

function isUnseen(line: string, at: number): boolean {
  const code = line.charCodeAt(at);
  // Nearly every line begins and ends in visible ASCII.
  return (code <= 0x20 || code >= 0x7f) && UNSEEN.test(line.charAt(at));
}
