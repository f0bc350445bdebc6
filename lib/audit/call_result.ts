/**
 * What the result of a dispatch call says, over the shapes that the harness
 * has used: an object with a status, a bare list of blocks, a plain string.
 *
 * @module
 */

import { record, textOf } from "../field.ts";
import type { Outcome, Report } from "./dispatch.ts";
import { measure } from "./measure.ts";

/** A settled call. */
export interface CallResult {
  outcome: Outcome;
  agentId?: string;
  report?: Report;
  ms: number;
  tokens: number;
}

// Blocks that the harness puts before the agent's own text.
const HARNESS_NOTES = [
  "<tools-used-before-summary>",
  "NOTE: this agent stopped at its",
];

/**
 * @param block the `tool_result` block
 * @param details the row's `toolUseResult`, if it belongs to this block
 */
export function callResult(
  block: Record<string, unknown>,
  details: unknown,
): CallResult {
  const result = record(details);
  const text = textIn(block["content"]);
  const outcome = outcomeOf({ block, result, text });
  const agentId = textOf(result, "agentId") || textOf(result, "agent_id");
  const report = outcome === "foreground"
    ? reportText(result?.["content"], text)
    : undefined;
  return {
    outcome,
    ...(agentId === "" ? {} : { agentId }),
    ...(report === undefined ? {} : { report: measure(report) }),
    ms: amount(result?.["totalDurationMs"]),
    tokens: amount(result?.["totalTokens"]),
  };
}

function outcomeOf({ block, result, text }: {
  block: Record<string, unknown>;
  result: Record<string, unknown> | undefined;
  text: string;
}): Outcome {
  if (block["is_error"] === true) {
    return /^(?:PreToolUse:(?:Agent|Task)\b|(?:Agent|Task) operation blocked by hook)/
        .test(text)
      ? "blocked"
      : "failed";
  }
  const status = result?.["status"];
  if (status === "teammate_spawned") return "teammate";
  if (
    status === "async_launched" || status === "remote_launched" ||
    result?.["isAsync"] === true
  ) return "background";
  if (status !== undefined) return "foreground";
  if (text.startsWith("Async agent launched")) return "background";
  if (text.startsWith("Spawned successfully")) return "teammate";
  return "foreground";
}

function reportText(content: unknown, shown: string): string {
  if (Array.isArray(content)) {
    const own = content.filter((part) => {
      const text = textOf(record(part), "text");
      return !HARNESS_NOTES.some((note) => text.startsWith(note));
    });
    return textIn(own);
  }
  if (!shown.startsWith("[Subagent hand-back]")) return shown;
  const from = shown.indexOf("The report follows:\n");
  const to = shown.lastIndexOf("\nagentId: ");
  if (from < 0) return shown;
  return shown.slice(from + 20, to < from ? undefined : to)
    .replace(/^ {2}/gm, "");
}

/** The text of a string, or of the text blocks of a list. */
export function textIn(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content.map((part) => textOf(record(part), "text"))
    .filter((text) => text !== "").join("\n");
}

function amount(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) && value > 0
    ? value
    : 0;
}
