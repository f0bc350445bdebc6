/**
 * The last message of a subagent as its transcript has it, for payloads that
 * do not carry it.
 *
 * @module
 */

import { textField } from "../field.ts";
import type { Files, World } from "../world.ts";
import { PASS, type Payload, type Verdict } from "../verdict.ts";
import { lastRow } from "./head.ts";
import type { AgentFiles } from "./place.ts";
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

/** The message of a SubagentStop payload, or the verdict without one. */
export function judgedMessage(
  payload: Payload,
  { agent, world }: { agent: AgentFiles; world: World },
): string | Verdict {
  const field = textField(payload, "last_assistant_message");
  switch (field.state) {
    case "present":
      return field.value;
    case "blank":
      return "";
    case "mistyped":
      return { kind: "degrade", why: "last_assistant_message is no text" };
  }
  const last = finalMessage(world.files, agent.transcript);
  const isNull = Object.hasOwn(payload, "last_assistant_message");
  // Claude Code 2.1.332 leaves the field out when the final message is empty,
  // older versions always do; only the transcript tells the two apart.
  if (last.kind === "empty") {
    world.note("8", "the last message in the transcript is empty");
    return "";
  }
  if (last.kind === "text" && isNull) {
    world.note(
      "8",
      "no last message in the payload: the transcript's is judged",
    );
    return last.text;
  }
  world.note("8", "no last message: nothing to judge");
  return PASS;
}
