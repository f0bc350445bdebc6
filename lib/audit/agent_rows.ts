/**
 * What a subagent wrote: its texts, the stops that a hook refused, and the
 * runs that a later message of the dispatcher began.
 *
 * @module
 */

import { record, textOf } from "../field.ts";
import { MARKER } from "../marker.ts";
import { blocks } from "./call_rows.ts";
import { textIn } from "./call_result.ts";
import type { Report } from "./dispatch.ts";
import { measure } from "./measure.ts";

/** A text of an agent and the line that holds it. */
export interface Written extends Report {
  line: number;
}

/** A stop that a hook refused. */
export interface RefusedStop {
  /** The line of the refusal. */
  line: number;
  /** Whether the finalization gate, this one or the original, refused. */
  byGate: boolean;
  /** The message that was refused; absent when there was none. */
  before?: Written;
  /** The last message after it; absent when none came. */
  after?: Written;
}

/** From a prompt to the end of the agent's turn. */
export interface AgentRun {
  /** The longest text of the run before its last one. */
  longest?: Written;
  last?: Written;
  /** Whether the run's last row of the agent was a text. */
  ended: boolean;
  refusals: RefusedStop[];
}

const FEEDBACK = "Stop hook feedback:";
const FROM_DISPATCHER =
  /^(?:The coordinator sent a message|<teammate-message\b)/;

/** Collects an agent's runs from the parsed rows of its transcript. */
export class AgentRows {
  /** The first run is the dispatch's; the others were resumed. */
  readonly runs: AgentRun[] = [];
  get #run(): AgentRun {
    if (this.runs.length === 0) {
      this.runs.push({ ended: false, refusals: [] });
    }
    return this.runs[this.runs.length - 1]!;
  }

  assistant(row: Record<string, unknown>, line: number): void {
    const run = this.#run;
    for (const block of blocks(row)) {
      if (block["type"] === "tool_use") run.ended = false;
      if (block["type"] !== "text") continue;
      const text = textOf(block, "text");
      // The harness hands back the text before an empty one.
      if (text === "") continue;
      run.ended = true;
      const written = { line, ...measure(text) };
      if (run.last && run.last.bytes > (run.longest?.bytes ?? -1)) {
        run.longest = run.last;
      }
      run.last = written;
      const refusal = run.refusals.at(-1);
      if (refusal) refusal.after = written;
    }
  }

  user(row: Record<string, unknown>, line: number): void {
    const content = record(row["message"])?.["content"];
    const text = textIn(content);
    if (text === "") return;
    const run = this.#run;
    if (text.startsWith(FEEDBACK)) {
      run.refusals.push({
        line,
        byGate: text.includes("subagent-done-gate") || text.includes(MARKER),
        ...(run.last === undefined ? {} : { before: run.last }),
      });
      run.ended = false;
      return;
    }
    // The prompt itself comes before any text of the agent.
    const origin = record(row["origin"])?.["kind"];
    if (
      run.ended && (origin === "coordinator" || FROM_DISPATCHER.test(text))
    ) {
      this.runs.push({ ended: false, refusals: [] });
    }
  }

  /** Called for a tool use that was not worth parsing. */
  worked(): void {
    this.#run.ended = false;
  }
}
