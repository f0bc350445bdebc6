/**
 * The code of a TypeScript file with everything that is not code blanked out,
 * offsets kept.
 *
 * @module
 */

// After one of these a slash opens a regular expression, not a division.
const BEFORE_REGEX = /(?:^|[=(,:;!&|?{}[\n>+*-]|\breturn|\btypeof)\s*$/;

/** Which texts to keep: `strings` are kept when they are wanted too. */
export function codeMask(source: string): string {
  const out = source.split("");
  const blank = (from: number, to: number) => {
    for (let i = from; i < to; i++) if (out[i] !== "\n") out[i] = " ";
  };
  let i = 0;
  while (i < source.length) {
    const two = source.slice(i, i + 2);
    const char = source[i] ?? "";
    let end = i + 1;
    if (two === "//" || (i === 0 && two === "#!")) {
      end = endOf(source.indexOf("\n", i), source);
    } else if (two === "/*") {
      end = endOf(source.indexOf("*/", i + 2), source, 2);
    } else if (char === '"' || char === "'" || char === "`") {
      end = closing(source, i, char);
    } else if (
      char === "/" && BEFORE_REGEX.test(source.slice(Math.max(0, i - 12), i))
    ) {
      end = closingRegex(source, i);
    } else {
      i += 1;
      continue;
    }
    blank(i, end);
    i = end;
  }
  return out.join("");
}

function endOf(found: number, source: string, width = 0): number {
  return found < 0 ? source.length : found + width;
}

function closing(source: string, from: number, quote: string): number {
  for (let i = from + 1; i < source.length; i++) {
    if (source[i] === "\\") i += 1;
    else if (source[i] === quote) return i + 1;
  }
  return source.length;
}

function closingRegex(source: string, from: number): number {
  let inClass = false;
  for (let i = from + 1; i < source.length; i++) {
    const char = source[i];
    if (char === "\\") i += 1;
    else if (char === "[") inClass = true;
    else if (char === "]") inClass = false;
    else if (char === "\n") return from + 1;
    else if (char === "/" && !inClass) return i + 1;
  }
  return source.length;
}
