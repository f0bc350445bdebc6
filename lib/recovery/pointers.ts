/**
 * Where a text of a subagent can be read.
 *
 * @module
 */

import { clean } from "../clean.ts";
import type { Lang } from "../language.ts";
import type { AgentText } from "../transcript/agent_run.ts";
import { sizeAndLine } from "./framed.ts";

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
