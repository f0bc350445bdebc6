/**
 * The notices that tell a dispatcher of the end of a background agent.
 *
 * Recorded: delivered while idle it is a user row whose origin is
 * `task-notification`; delivered mid-turn a `queued_command` attachment and a
 * queue row `remove` with the reason `absorbed_mid_turn`; in flight a queue
 * row `enqueue`. Other rows repeat such texts and are no notices.
 *
 * @module
 */

import { record, textOf } from "../field.ts";
import type { Notice } from "./dispatch.ts";
import { measure } from "./measure.ts";

const OPENING = "<task-notification>";

/** The notices in one row; empty for every other row. */
export function noticesIn(
  row: Record<string, unknown>,
  line: number,
): Notice[] {
  const found = carrier(row);
  if (found === undefined) return [];
  return found.text.split(OPENING).slice(1).map((text) =>
    notice(text, found.delivered, line)
  );
}

function carrier(
  row: Record<string, unknown>,
): { text: string; delivered: boolean } | undefined {
  let text = "";
  let delivered = true;
  switch (row["type"]) {
    case "user": {
      const origin = record(row["origin"]);
      if (origin !== undefined && origin["kind"] !== "task-notification") {
        return undefined;
      }
      text = messageText(row);
      break;
    }
    case "attachment": {
      const attachment = record(row["attachment"]);
      if (attachment?.["type"] !== "queued_command") return undefined;
      text = textOf(attachment, "prompt");
      break;
    }
    case "queue-operation": {
      const operation = row["operation"];
      const absorbed = operation === "remove" &&
        row["reason"] === "absorbed_mid_turn";
      if (operation !== "enqueue" && !absorbed) return undefined;
      delivered = absorbed;
      text = textOf(row, "content");
      break;
    }
  }
  return text.trimStart().startsWith(OPENING) ? { text, delivered } : undefined;
}

function messageText(row: Record<string, unknown>): string {
  const content = record(row["message"])?.["content"];
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content.map((block) => textOf(record(block), "text")).join("");
}

function notice(text: string, delivered: boolean, line: number): Notice {
  const result = between(text, "<result>", "</result>");
  const report = result === undefined ? undefined : unescape(result);
  return {
    agentId: between(text, "<task-id>", "</task-id>")?.trim() ?? "",
    toolUseId: between(text, "<tool-use-id>", "</tool-use-id>")?.trim() ?? "",
    status: between(text, "<status>", "</status>")?.trim() ?? "",
    ...(report === undefined ? {} : { report: measure(report) }),
    ms: amount(between(text, "<duration_ms>", "</duration_ms>")),
    tokens: amount(between(text, "<subagent_tokens>", "</subagent_tokens>")),
    delivered,
    line,
  };
}

function between(text: string, open: string, close: string) {
  const from = text.indexOf(open);
  if (from < 0) return undefined;
  const to = text.lastIndexOf(close);
  return to < from ? undefined : text.slice(from + open.length, to);
}

function amount(text: string | undefined): number {
  const value = Number(text);
  return Number.isFinite(value) && value > 0 ? value : 0;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

function unescape(text: string): string {
  return text.replace(
    /&(?:lt|gt|quot|#39|amp);/g,
    (entity) => ENTITIES[entity] ?? entity,
  );
}
