/**
 * Words of a masked text in Latin script.
 *
 * @module
 */

import { BARE_TOOLS, isPath } from "./commands.ts";
import {
  CODE,
  COMMAND,
  FENCE,
  FENCE_RUN,
  isMark,
  LOOK,
  PAREN,
  PATH,
  QUOTE,
  TAG,
  URL,
} from "./marks.ts";

/** One word, mark or sign; `word` is in lower case. */
export interface Token {
  word: string;
  start: number;
  end: number;
  kind:
    | "word"
    | "number"
    | "path"
    | "command"
    | "look"
    | "code"
    | "quote"
    /** A substitution as sed writes it. */
    | "sed"
    | "sign";
}

const MARK_KINDS: Record<string, Token["kind"]> = {
  [FENCE]: "code",
  [FENCE_RUN]: "code",
  [CODE]: "code",
  [PATH]: "path",
  [COMMAND]: "command",
  [LOOK]: "look",
  [QUOTE]: "quote",
  [URL]: "quote",
};

/** Whether a unit may be inside a word, a path or an identifier. */
function inWord(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) ||
    (unit >= 48 && unit <= 57) || unit === 95 || unit === 45 || unit === 39 ||
    unit === 0x2019 || unit === 47 || unit === 46 || unit === 42 ||
    unit === 64 || unit === 35 || unit === 126 || unit === 43 ||
    (unit >= 0xc0 && unit <= 0x24f);
}

/** "a::b", "file.ts:12": a colon inside of a word. */
function joins(text: string, i: number): boolean {
  return text[i] === ":" &&
    (text[i + 1] === ":" || inWord(text.charCodeAt(i + 1)));
}

/** The tokens of `text` between two offsets; parentheses are passed over. */
export function tokensOf(text: string, start: number, end: number): Token[] {
  const tokens: Token[] = [];
  let i = start;
  while (i < end) {
    const unit = text.charCodeAt(i);
    if (isMark(unit)) {
      const mark = text[i] ?? "";
      const from = i;
      while (i < end && text[i] === mark) i++;
      if (mark === PAREN || mark === TAG) continue;
      const kind = MARK_KINDS[mark] ?? "code";
      tokens.push({ word: "", start: from, end: i, kind });
      continue;
    }
    if (unit <= 32) {
      i++;
      continue;
    }
    if (!inWord(unit) || unit === 39) {
      tokens.push({ word: text[i] ?? "", start: i, end: i + 1, kind: "sign" });
      i++;
      continue;
    }
    const from = i;
    while (i < end && (inWord(text.charCodeAt(i)) || joins(text, i))) i++;
    let to = i;
    while (to > from && ".-'*/:".includes(text[to - 1] ?? "")) {
      // "docs/" and "src/*" keep what makes them paths.
      if ("/*".includes(text[to - 1] ?? "") && text[to - 2] !== "*") break;
      to--;
    }
    if (to === from) {
      tokens.push({
        word: text[from] ?? "",
        start: from,
        end: i,
        kind: "sign",
      });
      continue;
    }
    push(tokens, { text, from, to });
    for (let j = to; j < i; j++) {
      tokens.push({ word: text[j] ?? "", start: j, end: j + 1, kind: "sign" });
    }
  }
  return tokens;
}

function push(
  tokens: Token[],
  { text, from, to }: { text: string; from: number; to: number },
): void {
  const raw = text.slice(from, to);
  const first = raw.charCodeAt(0);
  const word = raw.toLowerCase().replaceAll("\u2019", "'");
  let kind: Token["kind"] = "word";
  if (/[/.]/.test(raw) || first < 97) {
    if (raw.startsWith("s/") && raw.split("/", 5).length === 4) kind = "sed";
    else if (isPath(raw)) kind = "path";
    else if (first >= 48 && first <= 57 || first === 35) kind = "number";
    else if (/[._/]/.test(raw)) kind = "code";
  } else if (raw.includes("_")) kind = "code";
  if (kind === "word" && BARE_TOOLS.has(word)) kind = "command";
  tokens.push({ word, start: from, end: to, kind });
}
