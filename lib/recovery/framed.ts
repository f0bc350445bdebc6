/**
 * Putting a subagent's text before a dispatcher in a way that lets nobody take
 * it for an instruction.
 *
 * @module
 */

import { cleanBlock } from "../clean.ts";
import type { Lang } from "../language.ts";
import { bodyBytes } from "../marker.ts";
import { FRAME } from "../rules/recovery.ts";
import type { AgentText } from "../transcript/agent_run.ts";

// Claude Code replaces a result over 50,000 characters by a short preview, and
// indents every line once more.
const MOST_TOGETHER = 45_000;
const MOST_INDENTED = 49_000;

/** A text with every line indented and no tag that could be taken for one. */
export function indented(text: string, most: number = text.length): string {
  return cleanBlock(text, most).trim().split("\n")
    .map((line) => `  ${line.replaceAll("<", "&lt;")}`.trimEnd())
    .join("\n");
}

/** The texts that can be appended to a result, and those that cannot. */
export interface Appendable {
  /** The block to append; empty when nothing fits. */
  block: string;
  appended: AgentText[];
  tooLong: AgentText[];
}

/**
 * Frames texts under one sentence, as far as they and the delivered text stay
 * within what a result may hold.
 *
 * @param delivered the text of the result as it is
 */
export function appendable(
  texts: readonly AgentText[],
  { delivered, lang }: { delivered: string; lang: Lang },
): Appendable {
  const appended: AgentText[] = [];
  const tooLong: AgentText[] = [];
  let block = "";
  for (const text of texts) {
    const next = (block === "" ? `\n${FRAME[lang]}` : block) +
      `\n(${sizeAndLine(text, lang)})\n${indented(text.text)}`;
    const fits = delivered.length + next.length <= MOST_TOGETHER &&
      withIndent(delivered) + withIndent(next) <= MOST_INDENTED;
    if (fits) {
      block = next;
      appended.push(text);
    } else tooLong.push(text);
  }
  return { block, appended, tooLong };
}

/** How big a text is and on which line of the transcript it stands. */
export function sizeAndLine({ text, line }: AgentText, lang: Lang): string {
  const bytes = bodyBytes(text);
  return lang === "zh"
    ? `${bytes} 字节，第 ${line} 行`
    : `${bytes} bytes, line ${line}`;
}

function withIndent(text: string): number {
  return text.length + 2 * text.split("\n").length;
}
