/**
 * Putting a subagent's text before a dispatcher in a way that lets nobody take
 * it for an instruction, or telling where it can be read.
 *
 * @module
 */

import { clean, cleanBlock } from "../field.ts";
import type { Lang } from "../settings.ts";
import { bodyBytes } from "../marker.ts";
import { FRAME } from "../rules/recovery.ts";
import type { AgentText } from "../transcript/agent.ts";

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

const LONGEST_PATH = 600;
const MOST_PLACES = 8;

/** A path as it may be shown. */
export function shownPath(path: string): string {
  return clean(path, LONGEST_PATH);
}

/** File and line; also how a later look recognizes what was told already. */
export function placeOf(
  { file, line }: { file: string; line: number },
  lang: Lang,
): string {
  return lang === "zh"
    ? `${shownPath(file)} 第 ${line} 行`
    : `${shownPath(file)}, line ${line}`;
}

/** Sizes and lines of texts in one file; only their number is bounded. */
export function placesOf(
  texts: readonly AgentText[],
  { file, lang }: { file: string; lang: Lang },
): string {
  if (texts.length === 0) return "";
  const shown = texts.slice(0, MOST_PLACES)
    .map((text) => sizeAndLine(text, lang));
  const rest = texts.length - shown.length;
  if (rest > 0) shown.push(lang === "zh" ? `另有 ${rest} 段` : `${rest} more`);
  return `${shownPath(file)} (${shown.join("; ")})`;
}
