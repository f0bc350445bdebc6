/**
 * Single changes to a source file that a test ought to notice.
 *
 * @module
 */

import { codeMask } from "./mask.ts";

/** One change. */
export interface Mutant {
  /** From the plugin's folder. */
  file: string;
  /** UTF-16 offset and the text that stood there. */
  at: number;
  was: string;
  becomes: string;
  /** What was done, for the report. */
  what: string;
}

/** Operators and words, and what each becomes. */
const SWAPS: [pattern: RegExp, becomes: string, what: string][] = [
  [/===/g, "!==", "flip a comparison"],
  [/!==/g, "===", "flip a comparison"],
  [/(?<= )<(?= )/g, ">=", "flip a comparison"],
  [/(?<= )<=(?= )/g, ">", "flip a comparison"],
  [/(?<= )>(?= )/g, "<=", "flip a comparison"],
  [/(?<= )>=(?= )/g, "<", "flip a comparison"],
  [/(?<= )&&(?= |\n)/g, "||", "and for or"],
  [/(?<= )\|\|(?= |\n)/g, "&&", "or for and"],
  [/\btrue\b/g, "false", "swap a truth value"],
  [/\bfalse\b/g, "true", "swap a truth value"],
  [/(?<= )\+ 1\b/g, "+ 2", "shift by one"],
  [/(?<= )- 1\b/g, "- 0", "shift by one"],
  [/\bif \((?=!)/g, "if (!", "turn a condition round"],
  [/\breturn PASS;/g, "", "drop a step"],
  [/\breturn undefined;/g, "", "drop a step"],
  [/\bcontinue;/g, "", "drop a step"],
  [/\bbreak;/g, "", "drop a step"],
];

/** Verdicts stand in strings, so they are looked for in the source itself. */
const VERDICTS: [pattern: RegExp, becomes: string][] = [
  [/kind: "block"(?=,)/g, 'kind: "warn"'],
  [/kind: "context"(?=,)/g, 'kind: "pass"'],
  [/kind: "warn"(?=,)/g, 'kind: "pass"'],
];

/** A part of a type, an import or a declaration is not behaviour. */
function isDeclaration(line: string): boolean {
  return /^\s*(?:import|export type|type|interface|export interface|\||\/\/|\*|export \{)/
    .test(line) || /^\s*\w+\??: (?:true|false|boolean)[;,]?$/.test(line);
}

function lineAt(source: string, at: number): string {
  const start = source.lastIndexOf("\n", at - 1) + 1;
  const end = source.indexOf("\n", at);
  return source.slice(start, end < 0 ? source.length : end);
}

/** The mutants of the code of one file. */
export function codeMutants(file: string, source: string): Mutant[] {
  const mask = codeMask(source);
  const found: Mutant[] = [];
  const add = (at: number, was: string, becomes: string, what: string) => {
    if (!isDeclaration(lineAt(source, at))) {
      found.push({ file, at, was, becomes, what });
    }
  };
  for (const [pattern, becomes, what] of SWAPS) {
    for (const match of mask.matchAll(pattern)) {
      // The program entry is run by processes, not by the judging tests.
      if (lineAt(source, match.index).includes("import.meta.main")) continue;
      add(match.index, match[0], becomes, what);
    }
  }
  for (const [pattern, becomes] of VERDICTS) {
    for (const match of source.matchAll(pattern)) {
      add(match.index, match[0], becomes, "swap a verdict");
    }
  }
  return found;
}

/** Words in the template texts of a lexicon table: each deleted once. */
export function lexiconMutants(file: string, source: string): Mutant[] {
  const found: Mutant[] = [];
  for (const table of source.matchAll(/`([^`$]*)`/g)) {
    const text = table[1] ?? "";
    const start = table.index + 1;
    for (const word of text.matchAll(/[^\s]+/g)) {
      found.push({
        file,
        at: start + word.index,
        was: word[0],
        becomes: "",
        what: "delete a lexicon entry",
      });
    }
  }
  return found;
}

/** The source with the mutant in it. */
export function mutated(source: string, { at, was, becomes }: Mutant): string {
  if (source.slice(at, at + was.length) !== was) {
    throw new Error(`The source does not hold "${was}" at ${at}`);
  }
  return source.slice(0, at) + becomes + source.slice(at + was.length);
}
