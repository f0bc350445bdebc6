/**
 * The regular expressions of the capability reading, and a check that none of
 * them can take more than linear time.
 *
 * @module
 */

const FOLDER = new URL("../../lib/capability/", import.meta.url);

/** A pattern with the file that it stands in. */
export interface Pattern {
  file: string;
  source: string;
  flags: string;
}

/** Every pattern literal under lib/capability. */
export function patternsInUse(): Pattern[] {
  const found: Pattern[] = [];
  for (const { name, isFile } of Deno.readDirSync(FOLDER)) {
    if (!isFile || !name.endsWith(".ts")) continue;
    const text = Deno.readTextFileSync(new URL(name, FOLDER));
    for (const literal of literalsIn(text)) {
      found.push({ file: name, ...literal });
    }
  }
  return found;
}

const STRINGS = ["'", '"', "`"];

function literalsIn(text: string): { source: string; flags: string }[] {
  const found: { source: string; flags: string }[] = [];
  let before = "";
  for (let i = 0; i < text.length; i++) {
    const char = text[i] ?? "";
    if (text.startsWith("//", i) && !"(=,:!".includes(before)) {
      i = text.indexOf("\n", i);
    } else if (text.startsWith("/*", i)) {
      i = text.indexOf("*/", i) + 1;
    } else if (STRINGS.includes(char)) {
      for (i++; text[i] !== char; i++) if (text[i] === "\\") i++;
      before = char;
    } else if (char === "/" && "(=,:!&|?;{}[".includes(before)) {
      const end = literalEnd(text, i + 1);
      const flags = /^[a-z]*/.exec(text.slice(end + 1))?.[0] ?? "";
      found.push({ source: text.slice(i + 1, end), flags });
      i = end + flags.length;
      before = "/";
    } else if (char.trim() !== "") before = char;
  }
  return found;
}

function literalEnd(text: string, from: number): number {
  let inClass = false;
  for (let i = from; i < text.length; i++) {
    if (text[i] === "\\") i++;
    else if (text[i] === "[") inClass = true;
    else if (text[i] === "]") inClass = false;
    else if (text[i] === "/" && !inClass) return i;
  }
  throw new Error("A pattern literal does not end");
}

const ATOM =
  /^(?:\\[a-zA-Z]\{[^}]*\}|\\u[0-9a-fA-F]{4}|\\.|\[(?:\\.|[^\]\\])*\]|[^()|])/;
const REPEAT = /^(?:[*+]|\{\d+,\})\??/;
const BOUNDED = /^(?:\?|\{\d+(?:,\d+)?\})\??/;
const SAMPLES = [..."aZ0_ \t\n.,:/-*'\"`<>()#测改一了，。かき수정"];

/** Why a pattern may take more than linear time; undefined when it may not. */
export function superLinear(source: string): string | undefined {
  if (/\\[1-9]|\\k</.test(source)) return "a back reference";
  const open: boolean[] = [];
  let previous: string | undefined;
  let rest = source;
  let unboundedInside = false;
  while (rest !== "") {
    if (rest.startsWith("(")) {
      open.push(unboundedInside);
      unboundedInside = false;
      previous = undefined;
      rest = rest.replace(/^\((?:\?(?::|=|!|<=|<!))?/, "");
      continue;
    }
    if (rest.startsWith(")")) {
      rest = rest.slice(1);
      const repeat = REPEAT.exec(rest)?.[0];
      if (repeat !== undefined && unboundedInside) return "a nested repeat";
      const outer = open.pop() ?? false;
      unboundedInside = unboundedInside || outer || repeat !== undefined;
      rest = rest.slice((repeat ?? BOUNDED.exec(rest)?.[0] ?? "").length);
      previous = undefined;
      continue;
    }
    if (rest.startsWith("|")) {
      rest = rest.slice(1);
      previous = undefined;
      continue;
    }
    const atom = ATOM.exec(rest)?.[0] ?? rest.charAt(0);
    rest = rest.slice(atom.length);
    const repeat = REPEAT.exec(rest)?.[0];
    const optional = BOUNDED.exec(rest)?.[0];
    rest = rest.slice((repeat ?? optional ?? "").length);
    if (repeat !== undefined) {
      unboundedInside = true;
      if (previous !== undefined && overlap(previous, atom)) {
        return `${previous} beside ${atom}`;
      }
      previous = atom;
    } else if (optional === undefined || !/^[?]|^\{0/.test(optional)) {
      previous = undefined;
    }
  }
  return undefined;
}

function overlap(one: string, other: string): boolean {
  const [a, b] = [one, other].map((atom) => new RegExp(`^${atom}$`, "u"));
  return SAMPLES.some((char) => a?.test(char) && b?.test(char));
}
