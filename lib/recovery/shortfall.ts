/**
 * What a result lacks, by its own text and by what its subagent wrote; the same
 * judgment for a result that a call returned and for one that a notification
 * brought.
 *
 * @module
 */

import type { Lang } from "../settings.ts";
import { bodyBytes, judgeFinal } from "../marker.ts";
import type { NoticeRuleId } from "../rules/notice.ts";
import type { AgentText } from "../transcript/agent.ts";
import { aroundCut, isApiError, type Report } from "../transcript/report.ts";

/** A rule that applies, with what fills its text. */
export interface Finding {
  rule: NoticeRuleId;
  slots: Record<string, string>;
}

/**
 * Judges a result. Cases that need no marker come first: nothing delivered,
 * partial by the harness's own word, an API error in its place.
 *
 * @param declared whether the dispatch asked for the marker
 */
export function reportFinding(
  report: Report,
  { declared, lang, note }: {
    declared: boolean;
    lang: () => Lang;
    note: (step: string, finding: string) => void;
  },
): Finding | undefined {
  const judgment = judgeFinal(report.text);
  if (judgment === "empty") {
    note("5a", "completed without any text");
    return noText(NOTHING[lang()]);
  }
  if (report.partial) {
    note("5b", "the harness calls the output partial");
    return { rule: "NOTICE-PARTIAL", slots: {} };
  }
  if (judgment !== "marked" && isApiError(report.text)) {
    note("5c", "an API error or limit message instead of a report");
    return { rule: "NOTICE-API-ERROR", slots: {} };
  }
  if (!declared) {
    note("6", "the dispatch does not mention the marker: passes");
    return undefined;
  }
  note("6", "the dispatch asks for the marker");
  switch (judgment) {
    case "marked":
      note("9", "the last line is the bare marker: passes");
      return undefined;
    case "marker-only":
      note("9", "the marker, and no report before it");
      return noText(ONLY_MARKER[lang()]);
    case "unmarked":
      note("10", "the last line is not the bare marker");
      return { rule: "NOTICE-MARKER-MISSING", slots: {} };
  }
}

function noText(found: string): Finding {
  return { rule: "NOTICE-NO-TEXT", slots: { found } };
}

const NOTHING: Record<Lang, string> = { en: "no text at all", zh: "没有文字" };
const ONLY_MARKER: Record<Lang, string> = {
  en: "only the marker",
  zh: "只有标记",
};

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
