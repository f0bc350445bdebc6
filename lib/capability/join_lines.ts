/**
 * Paragraphs that were wrapped by hand: their lines are one text.
 *
 * @module
 */

import type { Piece } from "./lines.ts";

/** A line shorter than this was ended on purpose. */
const WRAPPED = 50;

/** The pieces, with the lines of a wrapped paragraph joined. */
export function joinWrapped(pieces: readonly Piece[], text: string): Piece[] {
  const out: Piece[] = [];
  const joined = new Map<Piece, Piece>();
  let lineStart = 0;
  for (const piece of pieces) {
    const under = piece.under;
    if (under !== undefined) piece.under = joined.get(under) ?? under;
    const last = out.at(-1);
    if (last !== undefined && goesOn(last, { piece, text, lineStart })) {
      last.end = piece.end;
      last.leads = piece.leads;
      // What follows stands under the joined piece.
      joined.set(piece, last);
    } else out.push(piece);
    lineStart = piece.start;
  }
  return out;
}

function goesOn(
  last: Piece,
  { piece, text, lineStart }: { piece: Piece; text: string; lineStart: number },
): boolean {
  if (piece.item || piece.label || last.label || last.leads) return false;
  if (piece.block !== last.block || piece.start <= last.end) return false;
  if (piece.start - last.end > 40) return false;
  const line = text.slice(lineStart, last.end).trimEnd();
  const end = line.at(-1) ?? "";
  if (end === ",") return true;
  if (line.length < WRAPPED || /[.!?:;。！？：；，]/.test(end)) return false;
  return /[a-z0-9(\ue000-\ue008]/.test(
    text.slice(piece.start, piece.end).trimStart().charAt(0),
  );
}
