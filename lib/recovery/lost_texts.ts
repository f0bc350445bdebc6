/**
 * The texts of a subagent that count as lost when its dispatcher got another
 * one, and how they are put before the dispatcher: so that nobody takes them
 * for an instruction, or as the places where they can be read.
 *
 * @module
 */

import { indented, shownPath } from "../field.ts";
import { bodyBytes, judgeFinal } from "../marker.ts";
import { FRAME } from "../rules/delivery.ts";
import { aroundCut } from "../transcript/report.ts";
import type { AgentText } from "../transcript/transcript.ts";
import type { Lang } from "../verdict.ts";

// What a stop gate makes an agent write again tends to be shorter than what it
// replaces; twice the size is well beyond a rewording.
const CLEARLY_LONGER = 2;

/**
 * The texts of a run that count as lost, in the order of writing:
 * one that our gate sent back, unless a marked report of clearly more size
 * came after it; the other blocks of the last message; and, where the marker
 * was asked for and the delivered text lacks it or is under the floor, texts
 * at or over the floor of clearly more size than the delivered one.
 *
 * @param delivered the text that the dispatcher got, without the harness's
 * words
 */
export function lostTexts(
  texts: readonly AgentText[],
  { delivered, declared, floor }: {
    delivered: string;
    declared: boolean;
    floor: number;
  },
): AgentText[] {
  if (isUsual(texts, { delivered, floor })) return [];
  const got = squash(delivered);
  const wasGot = deliveryOf(delivered);
  const size = bodyBytes(delivered);
  const isReport = judgeFinal(delivered) === "marked";
  const last = lastMessage(texts, got);
  const isThin = declared && (!isReport || size < floor);
  const lost: AgentText[] = [];
  for (const text of texts) {
    const judgment = judgeFinal(text.text);
    if (judgment === "empty" || judgment === "marker-only") continue;
    const bytes = bodyBytes(text.text);
    const replaced = isReport && size >= CLEARLY_LONGER * bytes;
    const counts = (text.sentBack && !replaced) ||
      text.message === last ||
      (isThin && bytes >= floor && bytes >= CLEARLY_LONGER * size);
    if (counts && !wasGot(text.text)) lost.push(text);
  }
  return withoutRepeats(lost);
}

// UTF-8 takes at most so many bytes for a UTF-16 unit.
const MOST_BYTES_A_UNIT = 3;

/**
 * Whether a run is of the usual kind, of which nothing is lost: its last text
 * was delivered as it is, and what it wrote before is part of that or too short
 * for a report. Told without patterns, whose first use takes longer than the
 * rest.
 */
function isUsual(
  texts: readonly AgentText[],
  { delivered, floor }: { delivered: string; floor: number },
): boolean {
  const last = texts.at(-1);
  return last?.text === delivered &&
    texts.every(({ text, message, sentBack }) =>
      delivered.includes(text) ||
      !sentBack && message !== last.message &&
        text.length * MOST_BYTES_A_UNIT < floor
    );
}

/** Whether a text was delivered, be it with its middle cut out. */
function deliveryOf(delivered: string): (text: string) => boolean {
  const got = squash(delivered);
  const cut = aroundCut(delivered);
  if (cut === undefined) return (text) => got.includes(squash(text));
  const head = squash(cut.head);
  const tail = squash(cut.tail);
  return (text) => {
    const own = squash(text);
    return got.includes(own) || (own.startsWith(head) && own.endsWith(tail));
  };
}

/** The message that the delivered text comes from. */
function lastMessage(
  texts: readonly AgentText[],
  got: string,
): string | undefined {
  const same = texts.findLast((text) =>
    text.text.trim() !== "" && squash(text.text) === got
  );
  return (same ?? texts.at(-1))?.message;
}

/** Leaves out what another of the texts says in full. */
function withoutRepeats(lost: readonly AgentText[]): AgentText[] {
  const squashed = lost.map((text) => squash(text.text));
  return lost.filter((_, index) =>
    !squashed.some((other, at) =>
      at !== index && other.includes(squashed[index] ?? "") &&
      (other !== squashed[index] || at > index)
    )
  );
}

/**
 * A text as it compares: the harness indents reports, and breaks tags that
 * look like its own by a backslash.
 */
function squash(text: string): string {
  return text.replace(/<\\/g, "<").replace(/\s+/g, " ").trim();
}

// Claude Code replaces a result over 50,000 characters by a short preview, and
// indents every line once more.
const MOST_TOGETHER = 45_000;
const MOST_INDENTED = 49_000;

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

const MOST_PLACES = 8;

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
