/**
 * Tables for a terminal.
 *
 * @module
 */

// Wide characters take two columns: Han, kana, hangul, full-width forms.
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/gu;

/** How many columns a text takes. */
export function columns(text: string): number {
  return [...text].length + (text.match(WIDE)?.length ?? 0);
}

/** Rows with their cells below each other; the last column is left as it is. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, cell] of row.entries()) {
      widths[at] = Math.max(widths[at] ?? 0, columns(cell));
    }
  }
  return rows.map((row) =>
    row.map((cell, at) =>
      at === row.length - 1
        ? cell
        : cell + " ".repeat((widths[at] ?? 0) - columns(cell))
    ).join("  ").trimEnd()
  ).join("\n");
}
