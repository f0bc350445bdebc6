/**
 * What a dispatcher has to know about a result; the same judgment for a result
 * that a call returned and for one that a notification brought.
 *
 * @module
 */

import type { Lang } from "../language.ts";
import { judgeFinal } from "../marker.ts";
import type { NoticeRuleId } from "../rules/notice.ts";
import { isApiError, type Report } from "../transcript/harness_words.ts";

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
    lang: Lang;
    note: (step: string, finding: string) => void;
  },
): Finding | undefined {
  const judgment = judgeFinal(report.text);
  if (judgment === "empty") {
    note("5a", "completed without any text");
    return noText(NOTHING[lang]);
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
      return noText(ONLY_MARKER[lang]);
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
