/**
 * The last message of a subagent as its transcript has it, for payloads that
 * do not carry it.
 *
 * @module
 */

import type { Files } from "../files.ts";
import { lastRow } from "./head.ts";
import { blocksOf, textsOf } from "./row.ts";

/** What the last record of the assistant is. */
export type FinalMessage =
  | { kind: "text"; text: string }
  /** A message without any text: what an empty final answer leaves. */
  | { kind: "empty" }
  /** A tool call, or no such record: nothing to judge. */
  | { kind: "none" };

/**
 * The last assistant record of a transcript. Claude Code writes one record per
 * content block, so an empty message is a record with an empty text.
 */
export function finalMessage(files: Files, path: string): FinalMessage {
  const row = lastRow({ files, path }, (row) => row["type"] === "assistant");
  if (row === undefined) return { kind: "none" };
  const text = textsOf(row).join("\n");
  if (text.trim() !== "") return { kind: "text", text };
  return blocksOf(row).some((block) => block["type"] === "tool_use")
    ? { kind: "none" }
    : { kind: "empty" };
}
