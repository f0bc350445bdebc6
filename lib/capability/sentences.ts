/**
 * Sentences in Latin script, as lists of tokens.
 *
 * @module
 */

import type { Token } from "./tokens.ts";

/** A sentence, with the sign that closed it and the one before it. */
export interface Sentence {
  tokens: Token[];
  close: string;
  before: string;
}

const CLOSERS = new Set([".", "!", "?", ";", ":", "—", "–", "…", "|", "→"]);

// What has no full stop in this many tokens is no sentence.
const LONGEST = 150;

/** Cuts tokens where sentences, and parts after a colon or a dash, end. */
export function sentencesOf(tokens: readonly Token[]): Sentence[] {
  const out: Sentence[] = [];
  let current: Token[] = [];
  let before = "";
  const close = (sign: string) => {
    if (current.length > 0) out.push({ tokens: current, close: sign, before });
    if (current.length > 0 || sign !== ".") before = sign;
    current = [];
  };
  for (const [i, token] of tokens.entries()) {
    const sign = token.kind === "sign" ? token.word : "";
    if (CLOSERS.has(sign)) {
      close(sign);
    } else if (sign === "-") {
      const gap = (tokens[i - 1]?.end ?? token.start) < token.start;
      if (gap || tokens[i - 1]?.word === "-") close("—");
    } else if (sign === "*" || sign === "_") continue;
    else {
      current.push(token);
      if (current.length >= LONGEST) close(",");
    }
  }
  close("");
  return out;
}
