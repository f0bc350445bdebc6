/**
 * The dispatches of one transcript, and what their calls came back with.
 *
 * @module
 */

import { record, textOf } from "../field.ts";
import { declaresMarker } from "../marker.ts";
import { type CallResult, callResult, textIn } from "./call_result.ts";
import type { Dispatch, Notice } from "./dispatch.ts";
import { noticesIn } from "./notice.ts";

/** Collects dispatches and notices from the parsed rows of one transcript. */
export class CallRows {
  readonly dispatches: Dispatch[] = [];
  readonly notices: Notice[] = [];
  /** Ids of agents whose output was fetched with a tool. */
  readonly fetched = new Set<string>();

  #file: string;
  #nested: boolean;
  #open = new Map<string, Dispatch>();
  // Calls that ask for an agent's output, with the agent's id.
  #fetches = new Map<string, string>();
  #orphans = 0;
  #inherited = false;

  /** @param nested whether the transcript is a subagent's */
  constructor(file: string, nested: boolean) {
    this.#file = file;
    this.#nested = nested;
  }

  /**
   * Whether calls stood in one row with other blocks: then results may too,
   * and those are not seen by a row's head.
   */
  batched = false;

  /** Whether a call still waits for a result that counts here. */
  get waiting(): boolean {
    return this.#open.size > 0 || this.#fetches.size > 0;
  }

  /** The ids of the dispatches that wait. */
  waitingIds(): string[] {
    return [...this.#open.keys()];
  }

  /** A fork's transcript begins with a copy of the call that started it. */
  skipInherited(): void {
    this.#inherited = true;
  }

  /** Whether the call with this id waits for a result that counts here. */
  waitsFor(id: string): boolean {
    return this.#open.has(id) || this.#fetches.has(id);
  }

  /** Dispatch calls without an id, which no result can be joined to. */
  get withoutId(): number {
    return this.#orphans;
  }

  assistant(row: Record<string, unknown>, line: number): void {
    if (this.#inherited) {
      this.#inherited = false;
      return;
    }
    const all = blocks(row);
    for (const block of all) {
      if (block["type"] !== "tool_use") continue;
      const tool = block["name"];
      const input = record(block["input"]);
      if (tool === "TaskOutput" || tool === "AgentOutputTool") {
        const agent = input?.["task_id"] ?? input?.["agentId"];
        const call = block["id"];
        if (typeof agent === "string" && typeof call === "string") {
          this.#fetches.set(call, agent);
        }
      }
      if (tool !== "Agent" && tool !== "Task") continue;
      if (all.length > 1) this.batched = true;
      this.#dispatch({ row, line, tool, input: input ?? {}, id: block["id"] });
    }
  }

  user(row: Record<string, unknown>, line: number): void {
    const results = blocks(row).filter((b) => b["type"] === "tool_result");
    for (const block of results) {
      this.#fetched(block);
      const dispatch = this.#open.get(textOf(block, "tool_use_id"));
      if (dispatch === undefined) continue;
      this.#open.delete(dispatch.id);
      // `toolUseResult` belongs to the row: with several results in it there
      // is no telling whose it is.
      const details = results.length === 1 ? row["toolUseResult"] : undefined;
      settle(dispatch, callResult(block, details));
    }
    if (results.length === 0) this.other(row, line);
  }

  /** An attachment, a queue row, or a user row that is no tool result. */
  other(row: Record<string, unknown>, line: number): void {
    this.notices.push(...noticesIn(row, line));
  }

  /** Earlier versions let a dispatcher ask; it may be told to wait. */
  #fetched(block: Record<string, unknown>): void {
    const call = textOf(block, "tool_use_id");
    const agent = this.#fetches.get(call);
    if (agent === undefined) return;
    this.#fetches.delete(call);
    const text = textIn(block["content"]);
    const waits = /<retrieval_status>(?:timeout|not_ready)</.test(text);
    if (!waits && block["is_error"] !== true) this.fetched.add(agent);
  }

  #dispatch({ row, line, tool, input, id }: {
    row: Record<string, unknown>;
    line: number;
    tool: string;
    input: Record<string, unknown>;
    id: unknown;
  }): void {
    const known = typeof id === "string" && id !== "";
    if (!known) this.#orphans++;
    const callId = known ? id : `line ${line}`;
    const at = Date.parse(textOf(row, "timestamp"));
    const stamp = textOf(row, "uuid") || textOf(row, "timestamp");
    const dispatch: Dispatch = {
      id: callId,
      file: this.#file,
      line,
      at: Number.isNaN(at) ? 0 : at,
      copyKey: stamp === "" ? `${callId} ${this.#file}` : `${callId} ${stamp}`,
      agentType: textOf(input, "subagent_type") || "general-purpose",
      description: textOf(input, "description").slice(0, 200),
      nested: this.#nested || row["isSidechain"] === true,
      version: textOf(row, "version"),
      declaresMarker: declaresMarker(textOf(input, "prompt")),
      outcome: "open",
      ms: 0,
      tokens: 0,
      call: {
        tool,
        input,
        cwd: textOf(row, "cwd"),
        entrypoint: textOf(row, "entrypoint"),
      },
      verdicts: [],
    };
    this.dispatches.push(dispatch);
    if (known) this.#open.set(callId, dispatch);
  }
}

function settle(dispatch: Dispatch, result: CallResult): void {
  dispatch.outcome = result.outcome;
  dispatch.ms = result.ms;
  dispatch.tokens = result.tokens;
  if (result.agentId !== undefined) dispatch.agentId = result.agentId;
  if (result.report !== undefined) dispatch.report = result.report;
}

/** The content blocks of a row's message; none for plain text. */
export function blocks(
  row: Record<string, unknown>,
): Record<string, unknown>[] {
  const content = record(row["message"])?.["content"];
  if (!Array.isArray(content)) return [];
  return content.map(record).filter((block) => block !== undefined);
}
