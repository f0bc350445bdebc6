/**
 * Reads what `claude -p --output-format stream-json` prints.
 *
 * @module
 */

import { record } from "../../field.ts";
import type { Outcome, OutputBlock, StopReason } from "../host.ts";

/** What a run has printed so far. */
export interface Reading {
  session: string;
  /** The last message of the agent that holds text. */
  message: { id: string; blocks: OutputBlock[] };
  /** The closing event, once it came. */
  result: Record<string, unknown> | undefined;
}

/** A reading of nothing; `session` is the id that was asked for. */
export function newReading(session: string): Reading {
  return { session, message: { id: "", blocks: [] }, result: undefined };
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function blocksOf(content: unknown): OutputBlock[] {
  if (!Array.isArray(content)) return [];
  return content.map((item) => {
    const block = record(item) ?? {};
    return { type: text(block["type"]), text: text(block["text"]) };
  });
}

/** Each block of a message comes as an event of its own, under one id. */
function readMessage(reading: Reading, event: Record<string, unknown>): void {
  // The words of an agent's own subagents are not its report.
  if (event["parent_tool_use_id"]) return;
  const message = record(event["message"]);
  const blocks = blocksOf(message?.["content"]);
  if (!blocks.some(({ type }) => type === "text")) return;
  const id = text(message?.["id"]);
  if (id !== reading.message.id) reading.message = { id, blocks: [] };
  reading.message.blocks.push(...blocks);
}

/** Takes one line in; lines that are no events are passed over. */
export function readLine(reading: Reading, line: string): void {
  let event: Record<string, unknown> | undefined;
  try {
    event = record(JSON.parse(line));
  } catch {
    return;
  }
  if (event === undefined) return;
  const session = text(event["session_id"]);
  if (session !== "") reading.session = session;
  if (event["type"] === "assistant") readMessage(reading, event);
  if (event["type"] === "result") reading.result = event;
}

const REASONS: Readonly<Record<string, StopReason>> = {
  max_tokens: "max-tokens",
  model_context_window_exceeded: "max-tokens",
  refusal: "refusal",
};

function stopOf(result: Record<string, unknown>): StopReason {
  if (result["subtype"] === "error_max_turns") return "max-turns";
  if (result["subtype"] !== "success") return "error";
  const reason = REASONS[text(result["stop_reason"])];
  if (reason !== undefined) return reason;
  return result["is_error"] === true ? "error" : "completed";
}

/** How the process ended. */
export interface Ending {
  code: number;
  stderr: string;
  aborted: boolean;
}

function lastLine(lines: string): string {
  return lines.trim().split("\n").at(-1)?.trim() ?? "";
}

/** The outcome of a run whose process has ended. */
export function outcomeOf(reading: Reading, ending: Ending): Outcome {
  const { session, message: { blocks }, result } = reading;
  const common = { session, blocks };
  if (ending.aborted) return { ...common, stop: "aborted" };
  if (result === undefined) {
    const detail = lastLine(ending.stderr) ||
      `claude ended with code ${ending.code} and without a result`;
    return { ...common, stop: "error", detail };
  }
  const stop = stopOf(result);
  if (stop !== "completed") {
    const detail = lastLine(text(result["result"])) ||
      lastLine(ending.stderr);
    // An API error comes as if the agent had said it.
    const said = result["is_error"] === true &&
      blocks.map((block) => block.text).join("") === result["result"];
    return {
      ...common,
      ...(said && { blocks: [] }),
      stop,
      ...(stop === "error" && detail !== "" && { detail }),
    };
  }
  // After tool calls an empty last message hands an earlier text back; the
  // result holds what counts then.
  return blocks.length > 0 ? { ...common, stop } : {
    ...common,
    stop,
    blocks: [{ type: "text", text: text(result["result"]) }],
  };
}
