/**
 * The code of a TypeScript file with everything that is not code blanked out,
 * offsets kept.
 *
 * @module
 */

/** A part of a source that is not code; offsets in UTF-16 units. */
export interface Span {
  is: "comment" | "string" | "template" | "regex";
  start: number;
  end: number;
}

// After one of these a slash opens a regular expression, not a division.
const BEFORE_REGEX = /(?:^|[=(,:;!&|?{}[\n>+*-]|\breturn|\btypeof)\s*$/;

/** Everything in a source that is not code, in its order. */
export function spansOf(source: string): Span[] {
  const found: Span[] = [];
  for (let at = 0; at < source.length;) {
    const span = spanAt(source, at);
    if (span !== undefined) found.push(span);
    at = span?.end ?? at + 1;
  }
  return found;
}

/** The source with blanks for comments, strings, templates and patterns. */
export function codeMask(source: string): string {
  let mask = "";
  for (const { start, end } of spansOf(source)) {
    mask += source.slice(mask.length, start) +
      source.slice(start, end).replace(/[^\n]/g, " ");
  }
  return mask + source.slice(mask.length);
}

function spanAt(source: string, at: number): Span | undefined {
  const two = source.slice(at, at + 2);
  const char = source[at] ?? "";
  if (two === "//" || (at === 0 && two === "#!")) {
    return { is: "comment", start: at, end: endOf(source, "\n", at) };
  }
  if (two === "/*") {
    return { is: "comment", start: at, end: endOf(source, "*/", at + 2) + 2 };
  }
  if (char === '"' || char === "'") {
    return { is: "string", start: at, end: closing(source, at, char) };
  }
  if (char === "`") {
    return { is: "template", start: at, end: closing(source, at, char) };
  }
  const isRegex = char === "/" &&
    BEFORE_REGEX.test(source.slice(Math.max(0, at - 12), at));
  return isRegex
    ? { is: "regex", start: at, end: closingRegex(source, at) }
    : undefined;
}

function endOf(source: string, what: string, from: number): number {
  const found = source.indexOf(what, from);
  return found < 0 ? source.length : found;
}

function closing(source: string, from: number, quote: string): number {
  for (let i = from + 1; i < source.length; i++) {
    if (source[i] === "\\") i += 1;
    else if (source[i] === quote) return i + 1;
    else if (quote === "`" && source.startsWith("${", i)) {
      i = closingBrace(source, i + 2);
    }
  }
  return source.length;
}

/** The offset of the brace that ends an interpolation. */
function closingBrace(source: string, from: number): number {
  let depth = 1;
  for (let i = from; i < source.length; i++) {
    const char = source[i] ?? "";
    if (char === "{") depth += 1;
    else if (char === "}") depth -= 1;
    else if (/["'`]/.test(char)) i = closing(source, i, char) - 1;
    if (depth === 0) return i;
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
