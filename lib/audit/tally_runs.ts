/**
 * Counting what an agent's run shows: refused stops, and texts left behind.
 *
 * @module
 */

import type { Dispatch } from "./dispatch.ts";
import type { FindingList } from "./finding_list.ts";
import type { JudgedRun } from "./session_facts.ts";
import { fateOf, sizeClass } from "./size_class.ts";
import type { Counts } from "./zero_counts.ts";

/** Earlier texts of at least this size count as left behind. */
export const LEFT_BEHIND_FROM = 500;

/** Adds the time and the tokens of a dispatch. */
export function charge(
  cost: { dispatches: number; ms: number; tokens: number },
  { ms, tokens }: Dispatch,
): void {
  cost.dispatches++;
  cost.ms += Math.round(ms);
  cost.tokens += Math.round(tokens);
}

/** Adds a run; `dispatch` is the one that started it, if one did. */
export function countRun(
  run: JudgedRun,
  { dispatch, counts, findings }: {
    dispatch: Dispatch | undefined;
    counts: Counts;
    findings: FindingList;
  },
): void {
  const { gate, leftBehind, cost } = counts;
  for (const refusal of run.refusals) {
    if (!refusal.byGate) {
      gate.byOtherHooks++;
      continue;
    }
    const before = refusal.before?.bytes ?? 0;
    const fate = fateOf(before, refusal.after?.bytes);
    const row = gate.classes[sizeClass(before)];
    gate.refused++;
    gate[fate]++;
    if (row) {
      row.refused++;
      row[fate]++;
    }
    if (fate === "collapsed") {
      const place = { file: run.file, line: refusal.line };
      const lostBytes = before;
      const bytes = refusal.after?.bytes ?? 0;
      findings.add("collapsed", dispatch, place, { lostBytes, bytes });
    }
  }
  const { longest, last } = run;
  if (
    !run.ended || !longest || !last || longest.bytes < LEFT_BEHIND_FROM ||
    fateOf(longest.bytes, last.bytes) !== "collapsed"
  ) return;
  leftBehind.runs++;
  leftBehind.bytes += longest.bytes;
  leftBehind.deliveredBytes += last.bytes;
  if (dispatch) charge(cost.leftBehind, dispatch);
  findings.add(
    "left-behind",
    dispatch,
    { file: run.file, line: longest.line },
    {
      lostBytes: longest.bytes,
      bytes: last.bytes,
    },
  );
}
