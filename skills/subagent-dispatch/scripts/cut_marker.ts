/**
 * Takes the finalization marker off the end of a file's bytes. The content in
 * front of it is returned as it was: no decoding, no new line ends.
 *
 * @module
 */

import { type FinalJudgment, judgeFinal, MARKER } from "../../../lib/marker.ts";

const MARKER_BYTES = new TextEncoder().encode(MARKER);
const LF = 0x0a;
const CR = 0x0d;

/**
 * - `cut`: what stood before the marker's line. `again` says that this content
 *   ends in a marker line of its own.
 * - `refused`: there is nothing to promote, and why by the gate's judgment.
 */
export type Cut =
  | { kind: "cut"; content: Uint8Array<ArrayBuffer>; again: boolean }
  | { kind: "refused"; judgment: Exclude<FinalJudgment, "marked"> };

/**
 * Splits a finished sidecar into content and marker. Whether the marker is
 * there is the finalization gate's own judgment.
 *
 * @param bytes the whole sidecar
 */
export function cutMarker(bytes: Uint8Array<ArrayBuffer>): Cut {
  const judgment = judgeBytes(bytes);
  if (judgment !== "marked") return { kind: "refused", judgment };
  // The last visible line is the marker, so its last occurrence is that line.
  const content = bytes.subarray(0, lineStart(bytes, lastMarker(bytes)));
  return { kind: "cut", content, again: judgeBytes(content) === "marked" };
}

function judgeBytes(bytes: Uint8Array): FinalJudgment {
  return judgeFinal(new TextDecoder().decode(bytes));
}

function lastMarker(bytes: Uint8Array): number {
  for (let at = bytes.length - MARKER_BYTES.length; at > 0; at--) {
    if (MARKER_BYTES.every((byte, i) => bytes[at + i] === byte)) return at;
  }
  return 0;
}

function lineStart(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at > 0 && !endsLine(bytes, at - 1)) at--;
  return at;
}

// U+2028 and U+2029 are E2 80 A8 and E2 80 A9 in UTF-8.
function endsLine(bytes: Uint8Array, at: number): boolean {
  const byte = bytes[at];
  if (byte === LF || byte === CR) return true;
  return (byte === 0xa8 || byte === 0xa9) && bytes[at - 1] === 0x80 &&
    bytes[at - 2] === 0xe2;
}
