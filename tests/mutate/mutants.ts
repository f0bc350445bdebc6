/**
 * Single changes to the code of a file that a test ought to notice.
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
  [/\.some(?=\()/g, ".every", "every for some"],
  [/\.every(?=\()/g, ".some", "some for every"],
  [/\btrue\b/g, "false", "swap a truth value"],
  [/\bfalse\b/g, "true", "swap a truth value"],
  [/(?<= )\+ 1\b/g, "+ 2", "shift by one"],
  [/(?<= )- 1\b/g, "- 0", "shift by one"],
  [/\bif \((?=!)/g, "if (!", "turn a condition round"],
  [/\breturn PASS;/g, "", "drop a step"],
  // At the end of a function it says what happens anyway.
  [
    /(?<!catch \{\s*)\breturn undefined;(?!\n\})|\breturn undefined;(?!\n {2}\}\n\}|\n\})/g,
    "",
    "drop a step",
  ],
  [/\bcontinue;/g, "", "drop a step"],
  [/\bbreak;/g, "", "drop a step"],
];

/** Names stand in strings, so they are looked for in the source itself. */
const NAMES: [pattern: RegExp, becomes: string, what: string][] = [
  [/kind: "block"(?=,)/g, 'kind: "warn"', "swap a verdict"],
  [/kind: "context"(?=,)/g, 'kind: "pass"', "swap a verdict"],
  [/kind: "warn"(?=,)/g, 'kind: "pass"', "swap a verdict"],
  [/kind: "degrade"(?=,)/g, 'kind: "pass"', "swap a verdict"],
  [/(?<=\n *)case "[^"\n]+":/g, 'case "-":', "drop a case"],
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

/** The offset of the parenthesis that closes the one at `from`. */
function closingParenthesis(mask: string, from: number): number {
  let depth = 0;
  for (let i = from; i < mask.length; i++) {
    if (mask[i] === "(") depth += 1;
    else if (mask[i] === ")") depth -= 1;
    if (depth === 0) return i;
  }
  return mask.length;
}

/** Where the arguments of note() stand: they only explain. */
function explanations(mask: string): [start: number, end: number][] {
  return [...mask.matchAll(/\bnote\(/g)].map(({ index }) => [
    index,
    closingParenthesis(mask, index + "note".length),
  ]);
}

// The last step of a switch falls out of it with or without a break: what
// follows is the brace that closes the switch, two levels further out.
const LAST_BREAK = /(?<=\n( *) {4})break;(?=\n\1\})/y;

function isLastBreak(mask: string, at: number): boolean {
  LAST_BREAK.lastIndex = at;
  return LAST_BREAK.test(mask);
}

/** The mutants of the code of one file. */
export function codeMutants(file: string, source: string): Mutant[] {
  const mask = codeMask(source);
  const explained = explanations(mask);
  const found: Mutant[] = [];
  const add = (at: number, was: string, becomes: string, what: string) => {
    const line = lineAt(source, at);
    // The program entry is run by processes, not by the judging tests.
    if (isDeclaration(line) || line.includes("import.meta.main")) return;
    if (explained.some(([start, end]) => start < at && at < end)) return;
    if (isLastBreak(mask, at)) return;
    found.push({ file, at, was, becomes, what });
  };
  for (const [pattern, becomes, what] of SWAPS) {
    for (const match of mask.matchAll(pattern)) {
      add(match.index, match[0], becomes, what);
    }
  }
  for (const { index } of mask.matchAll(/\bif (?=\()/g)) {
    const start = index + "if (".length;
    const end = closingParenthesis(mask, start - 1);
    add(start, source.slice(start, end), "false", "drop a step");
  }
  for (const [pattern, becomes, what] of NAMES) {
    for (const match of source.matchAll(pattern)) {
      add(match.index, match[0], becomes, what);
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
