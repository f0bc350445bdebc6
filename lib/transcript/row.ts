/**
 * One record of a transcript, read by its type.
 *
 * Other rows repeat prompts and reports (snapshots of requests, hook output),
 * so nothing is ever concluded from finding a text in a file.
 *
 * @module
 */

import { record } from "../field.ts";

/** A parsed record. */
export type Row = Record<string, unknown>;

/** The record in a line; `undefined` for half a line or anything else. */
export function parseRow(line: string): Row | undefined {
  try {
    return record(JSON.parse(line));
  } catch {
    return undefined;
  }
}

/** The content of a message: its blocks; a plain text counts as one block. */
export function blocksOf(row: Row): Row[] {
  const content = record(row["message"])?.["content"];
  if (typeof content === "string") return [{ type: "text", text: content }];
  if (!Array.isArray(content)) return [];
  return content.map(record).filter((block) => block !== undefined);
}

/** The texts of a message, block by block, empty ones too. */
export function textsOf(row: Row): string[] {
  return blocksOf(row)
    .filter((block) => block["type"] === "text")
    .map((block) => typeof block["text"] === "string" ? block["text"] : "");
}

/** The `origin.kind` of a row: who put it there. */
export function originOf(row: Row): string | undefined {
  const kind = record(row["origin"])?.["kind"];
  return typeof kind === "string" ? kind : undefined;
}

/** Whether the row is what a hook said to the agent. */
export function isHookFeedback(row: Row): boolean {
  if (row["type"] !== "user") return false;
  return row["rowSource"] === "hook" || row["hookText"] === true ||
    (row["isMeta"] === true && messageText(row).startsWith("Stop hook"));
}

// Who writes to a subagent as its dispatcher. A message that arrives in the
// middle of the work is an attachment and changes no contract.
const DISPATCHERS = new Set(["coordinator", "human", "user", "teammate"]);

// Texts that the harness puts into user rows, in versions that leave out who
// put them there.
const HARNESS_OPENINGS = [
  "<task-notification>",
  "<system-reminder>",
  "[Request interrupted",
] as const;

/**
 * The dispatcher's words in a row, or `undefined` when the row is anything
 * else: a tool's result, a hook's feedback, a notification, a note of the
 * harness.
 */
export function dispatcherWords(row: Row): string | undefined {
  if (row["type"] !== "user" || isHookFeedback(row)) return undefined;
  if (row["ownNote"] === true || row["isCompactSummary"] === true) {
    return undefined;
  }
  const origin = originOf(row);
  if (origin !== undefined && !DISPATCHERS.has(origin)) return undefined;
  if (origin === undefined && row["isMeta"] === true) return undefined;
  const blocks = blocksOf(row);
  if (blocks.some((block) => block["type"] === "tool_result")) return undefined;
  const text = messageText(row);
  if (HARNESS_OPENINGS.some((opening) => text.startsWith(opening))) {
    return undefined;
  }
  return text.trim() === "" ? undefined : text;
}

function messageText(row: Row): string {
  return textsOf(row).join("\n");
}
