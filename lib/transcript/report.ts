/**
 * The report in a result: without what the harness itself writes around or
 * instead of it, in the shapes that the `tool_response` of a dispatch had over
 * versions; and what it lacks by its own text, the same for a result that a
 * call returned and for one that a notification brought.
 *
 * @module
 */

import { record } from "../field.ts";
import { judgeFinal } from "../marker.ts";
import type { NoticeRuleId } from "../rules/delivery.ts";
import type { Lang } from "../verdict.ts";

/** A result, taken apart. */
export interface Report {
  /** The agent's own text. */
  text: string;
  /** The harness says that the output is partial. */
  partial: boolean;
  /** The harness cut out the middle. */
  cut: boolean;
}

// A list of the tools that ran, before the report.
const TOOLS_NOTE =
  /^\s*<tools-used-before-summary>[^<]{0,4000}<\/tools-used-before-summary>\s*/;
// A warning of the harness about what the report holds, on a line of its own.
const HARNESS_NOTE = /^\s*\[harness: [^\n]{0,4000}\]\s*(?:\n|$)/;
const TURN_LIMIT =
  /^\s*NOTE: this agent stopped at its \d{1,9}-turn limit before finishing\.[^\n]{0,600}(?:\n|$)/;
const PARTIAL =
  /^[^\n]{0,600}\n?Everything below is PARTIAL output recovered from the agent[^\n]{0,600}(?:\n|$)/;
// What the four patterns above cannot do without.
const HARNESS_OPENINGS = [
  "<tools-used-before-summary>",
  "[harness: ",
  "NOTE: this agent stopped at its ",
  "Everything below is PARTIAL output",
];
const CUT_WORDS = " characters truncated] ";
const CUT_MIDDLE = /\n\n\.\.\. \[\d{1,12} characters truncated\] \.\.\.\n\n/;
const NO_OUTPUT =
  /^\s*\((?:Subagent completed but returned no output\.|no output)\)\s*$/i;

/** What stands before and after a cut; `undefined` for a whole text. */
export function aroundCut(
  text: string,
): { head: string; tail: string } | undefined {
  if (!text.includes(CUT_WORDS)) return undefined;
  const cut = CUT_MIDDLE.exec(text);
  return cut === null ? undefined : {
    head: text.slice(0, cut.index),
    tail: text.slice(cut.index + cut[0].length),
  };
}

/** Takes the harness's own words off a result. */
export function reportIn(result: string): Report {
  // Nearly every result holds none of them, and is spared four patterns.
  const { text, partial } =
    HARNESS_OPENINGS.some((opening) => result.includes(opening))
      ? withoutNotes(result)
      : { text: result, partial: false };
  const cut = aroundCut(text) !== undefined;
  const isNothing = text.trimStart().startsWith("(") && NO_OUTPUT.test(text);
  return { text: isNothing ? "" : text, partial, cut };
}

function withoutNotes(result: string): { text: string; partial: boolean } {
  let text = result;
  let partial = false;
  for (;;) {
    const before = text;
    text = text.replace(TOOLS_NOTE, "").replace(HARNESS_NOTE, "");
    if (TURN_LIMIT.test(text)) {
      partial = true;
      text = text.replace(TURN_LIMIT, "");
    } else if (PARTIAL.test(text)) {
      partial = true;
      text = text.replace(PARTIAL, "");
    }
    if (text === before) return { text, partial };
  }
}

// What Claude Code puts where an answer should be when the API refused one.
// Each stands alone in the result; a report about such errors says more.
const API_ERRORS: readonly RegExp[] = [
  /^API Error(?::| \()/,
  /^Agent terminated early due to an API error\b/,
  /^Claude (?:AI )?usage limit reached\b/,
  /^You['\u2019]ve (?:hit|reached) your\b.{0,80}\blimit\b/,
  /^You['\u2019]re out of (?:extra )?usage\b/,
  /^(?:5-hour|Session|Weekly|Opus|Sonnet) limit reached\b/,
  /^Credit balance is too low\b/,
  /^Prompt is too long(?:$|[.:\s])/,
  /^Invalid API key(?:$| \u00B7)/,
  /^OAuth token (?:has expired|revoked)\b/,
  /^Request timed out\.?$/,
  /^Repeated \d{3} Overloaded errors\b/i,
];
const LONGEST_ERROR = 600;
const MOST_ERROR_LINES = 2;

/** Whether a text is nothing but an API error or a limit message. */
export function isApiError(text: string): boolean {
  const whole = text.trim();
  if (whole.length > LONGEST_ERROR) return false;
  const lines = whole.split("\n").filter((line) => line.trim() !== "");
  if (lines.length > MOST_ERROR_LINES) return false;
  return API_ERRORS.some((opening) => opening.test(whole));
}

/** What a dispatch returned. */
export type DispatchResult =
  /** Not a finished result: a launch, a teammate, an unknown status. */
  | { kind: "none" }
  | {
    kind: "completed";
    report: Report;
    /** All text that was delivered, the harness's words too. */
    whole: string;
    agent?: string;
    /** The response itself, where it is an object with a list of blocks. */
    object?: Record<string, unknown>;
  };

// What an older harness or another tool returns as text when it has started
// something, which says nothing about its result.
const RECEIPT =
  /^\s*(?:async agent launched|agent launched|spawned|successfully spawned|fork started|teammate )/i;

/** Reads the response of an Agent call. */
export function dispatchResult(response: unknown): DispatchResult {
  if (typeof response === "string") {
    if (RECEIPT.test(response)) return { kind: "none" };
    return completed([response]);
  }
  if (Array.isArray(response)) return completed(textsIn(response));
  const object = record(response);
  if (object?.["status"] !== "completed") return { kind: "none" };
  const content = object["content"];
  const agent = object["agentId"];
  const named = typeof agent === "string" ? { agent } : {};
  if (typeof content === "string") return completed([content], named);
  if (!Array.isArray(content)) return { kind: "none" };
  return {
    kind: "completed",
    report: own(object, content),
    whole: textsIn(content).join("\n"),
    ...named,
    object,
  };
}

/**
 * Adds a block to the report in a response: before the blocks that the harness
 * counts as its own at the end, which it shows outside of the report's frame.
 */
export function withBlock(
  object: Record<string, unknown>,
  text: string,
): Record<string, unknown> {
  const content: unknown[] = Array.isArray(object["content"])
    ? object["content"]
    : [];
  const tail = countOf(object, "harnessTailCount");
  const end = tail > content.length ? content.length : content.length - tail;
  const block = { type: "text", text };
  return {
    ...object,
    content: [...content.slice(0, end), block, ...content.slice(end)],
  };
}

/** The report without the blocks that the harness counts as its own. */
function own(
  object: Record<string, unknown>,
  content: readonly unknown[],
): Report {
  const head = countOf(object, "harnessNoteCount");
  const tail = countOf(object, "harnessTailCount");
  if (head + tail > content.length) return joinedReport(textsIn(content));
  const notes = joinedReport(textsIn(content.slice(0, head)));
  const report = joinedReport(
    textsIn(content.slice(head, content.length - tail)),
  );
  return { ...report, partial: report.partial || notes.partial };
}

function countOf(object: Record<string, unknown>, key: string): number {
  const count = object[key];
  return typeof count === "number" && Number.isInteger(count) && count > 0
    ? count
    : 0;
}

function joinedReport(texts: readonly string[]): Report {
  return reportIn(texts.join("\n"));
}

function completed(
  texts: readonly string[],
  named: { agent?: string } = {},
): DispatchResult {
  const whole = texts.join("\n");
  return { kind: "completed", report: reportIn(whole), whole, ...named };
}

function textsIn(blocks: readonly unknown[]): string[] {
  const texts: string[] = [];
  for (const block of blocks) {
    if (typeof block === "string") texts.push(block);
    const object = record(block);
    const text = object?.["text"];
    if (object?.["type"] === "text" && typeof text === "string") {
      texts.push(text);
    }
  }
  return texts;
}

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
