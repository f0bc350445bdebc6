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
  let rest = visible(text);
  if (rest === "") return "empty";
  let hasMarker = false;
  while (rest !== "") {
    const before = withoutMarkerLine(rest);
    if (before === undefined) return hasMarker ? "marked" : "unmarked";
    hasMarker = true;
    rest = visible(before);
  }
  return "marker-only";
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

/** What stands before a marker line that ends `text`, if one does. */
function withoutMarkerLine(text: string): string | undefined {
  if (!text.endsWith(MARKER)) return undefined;
  let at = text.length - MARKER.length;
  while (at > 0 && !isLineEnd(text, at - 1) && isUnseen(text, at - 1)) at--;
  return at === 0 || isLineEnd(text, at - 1) ? text.slice(0, at) : undefined;
}

// No patterns below: the first use of one takes longer than all the rest, and
// an end-anchored one is quadratic in a run of blanks.

/** A text without blank lines, and without unseen characters, at its ends. */
function visible(text: string): string {
  const trimmed = text.trim();
  let start = 0;
  let end = trimmed.length;
  while (start < end && isUnseen(trimmed, start)) start++;
  while (end > start && isUnseen(trimmed, end - 1)) end--;
  return trimmed.slice(start, end);
}

function isLineEnd(text: string, at: number): boolean {
  return "\n\r\u2028\u2029".includes(text.charAt(at));
}

/**
 * White space and what else a reader cannot see: zero-width spaces and joiners,
 * direction marks, soft hyphen. At the end of a line they are no decoration of
 * a marker, and alone they are no content of a report.
 */
function isUnseen(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return text.charAt(at).trim() === "" ||
    code === 0xad || code === 0x61c ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x2069);
}
