/**
 * The `tool_response` of a dispatch, in the shapes that it had over versions.
 *
 * @module
 */

import { record } from "../field.ts";
import { type Report, reportIn } from "./harness_words.ts";

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
    ...completed(textsIn(content), { ...named, object }),
    report: own(object, content),
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
  rest: { agent?: string; object?: Record<string, unknown> } = {},
): DispatchResult & { kind: "completed" } {
  const whole = texts.join("\n");
  return {
    kind: "completed",
    report: joinedReport(texts),
    whole,
    ...rest,
  };
}

function textsIn(blocks: readonly unknown[]): string[] {
  const texts: string[] = [];
  for (const block of blocks) {
    if (typeof block === "string") texts.push(block);
    const text = record(block)?.["text"];
    if (record(block)?.["type"] === "text" && typeof text === "string") {
      texts.push(text);
    }
  }
  return texts;
}
