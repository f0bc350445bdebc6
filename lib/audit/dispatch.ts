/**
 * The facts that are kept of one dispatch.
 *
 * @module
 */

import type { FinalJudgment } from "../marker.ts";

/**
 * What became of the call.
 *
 * - `blocked`: a PreToolUse hook denied it
 * - `failed`: an error, or the user refused it
 * - `open`: the transcript has no result for it
 */
export type Outcome =
  | "foreground"
  | "background"
  | "teammate"
  | "blocked"
  | "failed"
  | "open";

/** A report as its dispatcher got it, or as its agent wrote it last. */
export interface Report {
  /** UTF-8 bytes of the non-blank lines. */
  bytes: number;
  judgment: FinalJudgment;
}

/** One call of the Agent (earlier: Task) tool. */
export interface Dispatch {
  /** The id of the call, `toolu_…`. */
  id: string;
  file: string;
  line: number;
  /** Milliseconds since the epoch; 0 when the row has no time. */
  at: number;
  /** The same for copies of a row, which resumed sessions carry. */
  copyKey: string;
  /** The spelling of the call; "general-purpose" when it names none. */
  agentType: string;
  description: string;
  /** Whether a subagent made the call. */
  nested: boolean;
  /** The harness version that wrote the row. */
  version: string;
  declaresMarker: boolean;
  outcome: Outcome;
  agentId?: string;
  report?: Report;
  /** Milliseconds that the agent ran, as the harness told. */
  ms: number;
  tokens: number;
  /** What a replay of the guards needs; dropped once they have judged. */
  call?: {
    tool: string;
    input: Record<string, unknown>;
    cwd: string;
    entrypoint: string;
  };
  /** What each guard would have said. */
  verdicts: { guard: string; kind: string; rule?: string }[];
}

/** A notice of an agent that ended, as it stands in a transcript. */
export interface Notice {
  agentId: string;
  toolUseId: string;
  /** `completed`, `failed`, `killed`, or what the harness wrote. */
  status: string;
  report?: Report;
  ms: number;
  tokens: number;
  /** Whether a model got it; otherwise it was only put into the queue. */
  delivered: boolean;
  line: number;
}
