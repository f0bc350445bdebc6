/**
 * Reading a prompt the way a careful person does, step by step.
 *
 * @module
 */

import { type Reading, readPiece, scriptOf } from "./clauses.ts";
import { combine } from "./combine.ts";
import type { Act, Clause, Explanation, FrameKind } from "./explanation.ts";
import { frameKind } from "./frame_kind.ts";
import { framedPieces, NUMBERED_PHASE, type Piece } from "./lines.ts";
import { joinWrapped } from "./join_lines.ts";
import { COMMAND, FENCE_RUN } from "./marks.ts";
import { type Masked, setAside } from "./set_aside.ts";
import { passes } from "./english_pass.ts";
import { isSpanish } from "./read_other.ts";
import { tokensOf } from "./tokens.ts";

// Briefs are far shorter; what is longer is pasted matter. The end is read
// too, since that is where the order stands when a log comes first.
const HEAD = 16 * 1024;
const TAIL = 8 * 1024;

/**
 * What a prompt asks of a subagent, with every clause that says so. Never
 * throws; a text without instructions has no signals.
 *
 * @example
 * ```ts
 * explainCapability("Fix the login form").signals.WRITE?.reason;
 * ```
 */
export function explainCapability(prompt: string): Explanation {
  const { text, unread } = readable(prompt);
  const masked = setAside(text);
  const pieces = joinWrapped(framedPieces(masked.text, text), masked.text);
  const clauses = read(masked, { pieces, source: text });
  return { ...combine(clauses), clauses, asides: masked.asides, unread };
}

function readable(prompt: string): { text: string; unread: number } {
  if (prompt.length <= HEAD + TAIL) return { text: prompt, unread: 0 };
  const unread = prompt.length - HEAD - TAIL;
  return { text: `${prompt.slice(0, HEAD)}\n\n${prompt.slice(-TAIL)}`, unread };
}

function read(
  masked: Masked,
  { pieces, source }: { pieces: Piece[]; source: string },
): Clause[] {
  const { text } = masked;
  const clauses: Clause[] = [];
  const kinds = new Map<Piece, FrameKind>();
  const japanese = scriptOf(text, 0, Math.min(text.length, 4000)) === "kana";
  const spanish = isSpanish(tokensOf(text, 0, Math.min(text.length, 1500)));
  for (const piece of pieces) {
    const found = readPiece(text, piece, { japanese, spanish });
    // The name of a part ("Fix:", "Cover:") is no order.
    const named = piece.label &&
      frameKind(text.slice(piece.start, piece.end)) !== "none";
    const readings = named ? found.map(onlyDeclared) : found;
    if (piece.leads || piece.label) {
      const kind = kindOf(readings, piece);
      // A label before a sentence is one thought with it.
      const counts = piece.leads || kind === "research";
      kinds.set(piece, counts ? kind : piece.frame);
    }
    let frame = piece.frame;
    let frameText = piece.frameText;
    if (piece.under !== undefined && frame === "none") {
      frame = kinds.get(piece.under) ?? "none";
      frameText = text.slice(piece.under.start, piece.under.end);
    }
    // A label with its sentence: a clear order in it is none the less one.
    if (
      frame === "research" && piece.under?.leads === false &&
      readings.some(({ acts }) => acts.some(isClearOrder))
    ) frame = "none";
    for (const { start, end, acts } of readings) {
      clauses.push({
        start,
        end,
        text: source.slice(start, end),
        frame,
        frameText: frameText.trim(),
        item: piece.item,
        acts:
          piece.phase || NUMBERED_PHASE.test(text.slice(piece.start, piece.end))
            ? acts.map((act): Act => ({ ...act, phase: true }))
            : acts,
      });
    }
    const implied = frame === "acceptance"
      ? impliedRun(piece, text)
      : impliedChange(piece, { frame, readings, text });
    if (implied !== undefined) {
      const { start, end } = piece;
      clauses.push({
        start,
        end,
        text: source.slice(start, end),
        frame,
        frameText: frameText.trim(),
        item: piece.item,
        acts: [implied],
      });
    }
  }
  return clauses;
}

function isClearOrder({ signal, strength }: Act): boolean {
  return strength === 3 && (signal === "WRITE" || signal === "EXEC");
}

function onlyDeclared(reading: Reading): Reading {
  const acts = reading.acts.filter(({ signal }) =>
    signal === "RO" || signal === "NEG"
  );
  return { ...reading, acts };
}

/** Under "done when", a command or a passing test stands for a run. */
function impliedRun(
  { start, end, label }: Piece,
  text: string,
): Act | undefined {
  if (label) return undefined;
  const piece = text.slice(start, end);
  const runs = piece.includes(COMMAND) || piece.includes(FENCE_RUN) ||
    passes(tokensOf(text, start, end), 0);
  return runs
    ? {
      signal: "EXEC",
      strength: 3,
      reason: "passing is the condition of being done",
    }
    : undefined;
}

/** Under "requirements" or "files to change", a thing named is to be made. */
function impliedChange(
  piece: Piece,
  { frame, readings, text }: {
    frame: FrameKind;
    readings: readonly Reading[];
    text: string;
  },
): Act | undefined {
  if (frame === "permit") {
    return { signal: "WRITE", strength: 2, reason: "says what may be changed" };
  }
  const plain = !piece.label &&
    readings.every(({ acts }) =>
      acts.every((act) =>
        !["READ", "WRITE", "EXEC", "NEG"].includes(act.signal)
      )
    ) && !piece.leads &&
    text.slice(piece.start, piece.end).trim().length > 8;
  if (plain && (frame === "spec" || frame === "task")) {
    return { signal: "WRITE", strength: 1, reason: "a requirement" };
  }
  return VALUES.test(text.slice(piece.start, piece.end))
    ? { signal: "WRITE", strength: 1, reason: "an old value and a new one" }
    : undefined;
}

/** "1000 → 200". */
const VALUES = /\d ?(?:→|->|=>) ?\d/;

/** The frame that a lead-in gives, by what it asks for itself. */
function kindOf(readings: readonly Reading[], piece: Piece): FrameKind {
  const acts = readings.flatMap((reading) => reading.acts);
  const last = acts.at(-1);
  if (last === undefined) return piece.frame;
  if (acts.some((act) => act.signal === "NEG" || act.signal === "NOWRITE")) {
    return "ban";
  }
  if (acts.some((act) => act.signal === "WRITE" || act.signal === "EXEC")) {
    return "spec";
  }
  return last.signal === "READ" ? "research" : piece.frame;
}
