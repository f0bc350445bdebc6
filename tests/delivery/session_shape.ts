/**
 * What a generated session is made of: one subagent, as a shape makes it.
 *
 * @module
 */

import { calls, returned, type Row, says } from "./transcript_rows.ts";

/** One subagent as a shape makes it. */
export interface Made {
  /** Rows of the session, in order. */
  rows?: Row[];
  /** Rows after those of all agents. */
  late?: Row[];
  /** Rows after which the model has not answered yet. */
  last?: Row[];
  meta?: Row;
  texts?: Row[];
  running?: boolean;
  lost?: boolean;
  /** Rows in the transcript of the agent that dispatched it. */
  parentRows?: Row[];
  parent?: Row;
  parentRuns?: boolean;
}

/** What a shape is made with. */
export interface Names {
  id: string;
  call: string;
  note: string;
  report: string;
}

/** What the model says next. */
export const ANSWER = says("go on");
/** Why a notification left the queue in the middle of a turn. */
export const ABSORBED = { reason: "absorbed_mid_turn" };

/** The rows of a dispatch in the background. */
export function launch({ id, call }: Names): Row[] {
  return [
    calls("Agent", { prompt: "task", run_in_background: true }, call),
    returned(call, { isAsync: true, status: "async_launched", agentId: id }),
  ];
}

/** A way in which things can go. */
export type Shape = (names: Names) => Made;
