/**
 * Laying text out in the columns of a terminal.
 *
 * @module
 */

import { cleanBlock } from "../field.ts";

// What takes two columns: Hangul, kana, Han, full-width forms, emoji.
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const NO_WIDTH = /\p{Mn}/u;
// What may not begin a line.
const HANGING = /[，。：；！？、）》」』”’…]/;

// Guards' texts stay under 10,000 characters; a rewritten result may be more.
const LONGEST = 20_000;

/** The columns that a text takes. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const char of text) {
    if (!NO_WIDTH.test(char)) columns += WIDE.test(char) ? 2 : 1;
  }
  return columns;
}

/** The pieces of a line that a line end may stand between. */
function pieces(line: string): string[] {
  const found: string[] = [];
  let run = "";
  for (const char of line) {
    const wide = WIDE.test(char);
    if (char === " " || (wide && !HANGING.test(char))) {
      if (run !== "") found.push(run);
      run = char;
      if (char === " ") continue;
      found.push(run);
      run = "";
    } else if (HANGING.test(char) && run === "" && found.length > 0) {
      found[found.length - 1] += char;
    } else run += char;
  }
  if (run !== "") found.push(run);
  return found;
}

function wrapLine(line: string, width: number): string[] {
  if (columnsOf(line) <= width) return [line];
  const indent = /^ */.exec(line)?.[0] ?? "";
  const lines: string[] = [];
  let current = indent;
  let columns = indent.length;
  for (const piece of pieces(line.slice(indent.length))) {
    const size = columnsOf(piece);
    if (columns + size > width && current.trim() !== "") {
      lines.push(current.trimEnd());
      current = indent;
      columns = indent.length;
    }
    const part = current === indent ? piece.trimStart() : piece;
    current += part;
    columns += columnsOf(part);
  }
  if (current.trim() !== "") lines.push(current.trimEnd());
  return lines;
}

/**
 * Text as lines of at most `width` columns, cleaned of what a terminal would
 * act on. A word longer than that stays whole.
 */
export function wrap(text: string, width: number): string[] {
  return cleanBlock(text, LONGEST).replaceAll("\t", "    ").split("\n")
    .flatMap((line) => wrapLine(line, Math.max(width, 20)));
}

/** The columns to fill: those of the terminal, but lines stay readable. */
export function outputWidth(): number {
  try {
    const { columns } = Deno.consoleSize();
    if (columns > 0) return Math.min(Math.max(columns, 40), 100);
  } catch {
    // No terminal.
  }
  return 80;
}
