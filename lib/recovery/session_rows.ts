/**
 * What single rows of a session's transcript say about background results,
 * judged by their type.
 *
 * @module
 */

import { record } from "../field.ts";
import { notificationsIn } from "../transcript/notification.ts";
import {
  isHookFeedback,
  originOf,
  type Row,
  textsOf,
} from "../transcript/row.ts";
import type { Line } from "../transcript/scan.ts";

/** Where a notification was put into the queue the last time. */
export interface Queued {
  status: string;
  line: string;
  near: number;
}

/** What is known from one transcript. */
export interface SessionFacts {
  /** Per agent the calls whose result was delivered. */
  delivered: Map<string, Set<string>>;
  /** Per agent and call, under `keyOf`. */
  queued: Map<string, Queued>;
  /** Agents that were started in the background, or moved there. */
  launched: Set<string>;
  /** Per agent the calls that resumed it, in order. */
  resumed: Map<string, string[]>;
  /** Agents that this session stopped since it last started them. */
  stopped: Set<string>;
  /** Our own words that this session was told. */
  told: string[];
}

/** How our words to a session begin. */
export const OURS = "[dispatch-recovery]";

/** The key of one run of an agent: the agent and the call that started it. */
export function keyOf(agent: string, toolUse: string): string {
  return `${agent} ${toolUse}`;
}

/** Adds to the facts what one row says. */
export function takeRow(facts: SessionFacts, row: Row, line: Line): void {
  switch (row["type"]) {
    case "queue-operation":
      if (row["operation"] !== "enqueue") return;
      for (const { task, toolUse, status } of notificationsIn(text(row))) {
        const { text, near } = line;
        facts.queued.set(keyOf(task, toolUse), { status, line: text, near });
      }
      return;
    case "attachment":
      return takeAttachment(facts, record(row["attachment"]) ?? {});
    case "user": {
      if (isHookFeedback(row)) return takeTold(facts, textsOf(row));
      for (const text of deliveredBy(row)) deliver(facts, text);
      const outcome = record(row["toolUseResult"]);
      if (outcome !== undefined) takeOutcome(facts, row, outcome);
    }
  }
}

function text(row: Row): string {
  return typeof row["content"] === "string" ? row["content"] : "";
}

/** The texts of a user row that is a notification. */
function deliveredBy(row: Row): string[] {
  const origin = originOf(row);
  return origin === undefined || origin === "task-notification"
    ? textsOf(row)
    : [];
}

function deliver(facts: SessionFacts, text: string): void {
  for (const { task, toolUse, result } of notificationsIn(text)) {
    // A session that is resumed calls an agent unfinished whose delivery it
    // does not find, whether or not it had finished: that is no delivery.
    const isGuess = toolUse === "" && result === undefined;
    if (!isGuess) add(facts.delivered, task, toolUse);
  }
}

function takeAttachment(
  facts: SessionFacts,
  attachment: Record<string, unknown>,
): void {
  if (attachment["type"] === "queued_command") {
    const prompt = attachment["prompt"];
    const row = { message: { content: prompt } };
    for (const text of textsOf(row)) deliver(facts, text);
  } else if (attachment["type"] === "hook_additional_context") {
    const content = attachment["content"];
    takeTold(facts, Array.isArray(content) ? content : [content]);
  }
}

function takeTold(facts: SessionFacts, texts: readonly unknown[]): void {
  for (const text of texts) {
    if (typeof text === "string" && text.includes(OURS)) facts.told.push(text);
  }
}

function takeOutcome(
  facts: SessionFacts,
  row: Row,
  outcome: Record<string, unknown>,
): void {
  const blocks = record(row["message"])?.["content"];
  const call = record(Array.isArray(blocks) ? blocks[0] : undefined)
    ?.["tool_use_id"];
  const toolUse = typeof call === "string" ? call : "";
  const agent = outcome["agentId"];
  const resumed = outcome["resumedAgentId"];
  const stopped = outcome["task_id"];
  if (typeof agent === "string") {
    if (outcome["status"] === "async_launched") facts.launched.add(agent);
    if (outcome["status"] === "completed") {
      add(facts.delivered, agent, toolUse);
    }
  }
  if (typeof resumed === "string") {
    facts.resumed.set(resumed, [
      ...facts.resumed.get(resumed) ?? [],
      toolUse,
    ]);
    facts.stopped.delete(resumed);
  }
  if (typeof stopped === "string") facts.stopped.add(stopped);
  // A tool of older versions by which a session fetched a result itself.
  const fetched = record(outcome["task"])?.["task_id"];
  if (
    typeof fetched === "string" && outcome["retrieval_status"] === "success"
  ) {
    add(facts.delivered, fetched, toolUse);
  }
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}
