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
  return completed(textsIn(content), { ...named, object });
}

function completed(
  texts: string[],
  rest: { agent?: string; object?: Record<string, unknown> } = {},
): DispatchResult {
  const whole = texts.join("\n");
  return {
    kind: "completed",
    report: reportIn(whole),
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
