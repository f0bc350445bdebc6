/**
 * Which rows of a transcript are worth parsing.
 *
 * @module
 */

import type { AgentRows } from "./agent_rows.ts";
import type { CallRows } from "./call_rows.ts";
import type { LineSpan } from "./lines.ts";
import type { RowHead } from "./row_head.ts";
import { isKnownRowType } from "./row_types.ts";
import type { Troubles } from "./troubles.ts";

/** The transcript that a row belongs to, and what it adds to. */
export interface Target {
  file: string;
  calls: CallRows;
  agent: AgentRows | undefined;
}

const CALLS = new Set(["Agent", "Task", "TaskOutput", "AgentOutputTool"]);

/** One unit a byte: for searching, not for showing. */
export function latin1({ buffer, start, end }: LineSpan): string {
  return buffer.toString("latin1", start, end);
}

/** Whether a row is worth parsing; `head` has just looked at it. */
export function isWorthParsing(
  head: RowHead,
  line: LineSpan,
  { file, calls, agent }: Target,
  troubles: Troubles,
): boolean {
  if (head.sidechain && agent === undefined) {
    troubles.add("old-layout", { file, line: line.number });
  }
  const holds = (...needles: string[]) => {
    const row = latin1(line);
    return needles.some((needle) => row.includes(needle));
  };
  switch (head.kind) {
    case "assistant":
      if (head.block === "text" && agent !== undefined) return true;
      if (CALLS.has(head.tool)) return true;
      if (head.block === "tool_use") agent?.worked();
      if (head.single) return false;
      return agent !== undefined
        ? holds('"Agent"', '"Task"', '"TaskOutput"', '"text"')
        : holds('"Agent"', '"Task"', '"TaskOutput"');
    case "user":
      if (head.block === "tool_result" && head.hasId) {
        return calls.waiting && calls.waitsFor(head.id);
      }
      return agent !== undefined || holds("<task-notification>") ||
        (calls.waiting && holds('"tool_use_id"'));
    case "attachment":
      return head.name === "queued_command" && holds("<task-notification>");
    case "queue":
      return holds("<task-notification>");
    case "fork":
      calls.skipInherited();
      return false;
    case "system":
      return false;
    case "other":
      if (!isKnownRowType(head.name)) {
        const detail = head.name;
        const at = { file, line: line.number, detail };
        troubles.add("unknown-row-type", at);
      }
      return false;
    case "unsure":
      return true;
  }
}
