/** What a terminal shows, as words. */

const ESC = "\u001b";
const BELL = "\u0007";
const SEQUENCE = new RegExp(
  `${ESC}\\[[0-9;?<>=]*([A-Za-z])|${ESC}\\][^${BELL}${ESC}]*(?:${BELL}|${ESC}\\\\)`,
  "g",
);

/** Screen output as words: cursor moves become blanks and line breaks. */
export function plainScreen(raw: string): string {
  return raw.replace(SEQUENCE, (_, letter: string | undefined) => {
    if (letter === "C" || letter === "G") return " ";
    return letter !== undefined && "ABDH".includes(letter) ? "\n" : "";
  });
}
