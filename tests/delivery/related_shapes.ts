/**
 * Shapes of subagents that another one dispatched, or that were resumed.
 *
 * @module
 */

import {
  ABSORBED,
  ANSWER,
  launch,
  type Made,
  type Names,
  type Shape,
} from "./session_shape.ts";
import {
  calls,
  deliveredIdle,
  deliveredMidTurn,
  notice,
  queue,
  resumes,
  returned,
  says,
} from "./transcript_rows.ts";

/** The shapes by name. */
export const RELATED_SHAPES: Record<string, Shape> = {
  nestedDeliveredToParent: (n) => ({
    rows: [queue("enqueue", n.note), queue("remove", n.note, ABSORBED), ANSWER],
    parent: { finished: true },
    parentRows: [...launch(n), deliveredMidTurn(n.note)],
  }),
  nestedDeliveredToMain: (n) => ({
    rows: [
      queue("enqueue", n.note),
      queue("dequeue"),
      deliveredIdle(n.note),
      ANSWER,
    ],
    parent: { finished: true },
    parentRows: launch(n),
  }),
  nestedUnderALivingAgent: (n) => ({
    parent: {},
    parentRuns: true,
    parentRows: launch(n),
  }),
  nestedAndLost: (n) => ({
    rows: [queue("enqueue", n.note), queue("remove", n.note, ABSORBED), ANSWER],
    parent: { finished: true },
    parentRows: launch(n),
    lost: true,
  }),
  resumedAndDelivered: (n) => resumed(n, "delivered"),
  resumedAndLost: (n) => ({ ...resumed(n, "lost"), lost: true }),
  resumedAndAtWork: (n) => ({ ...resumed(n, "lost"), running: true }),
  resumedAndStopped: (n) => {
    const made = resumed(n, "lost");
    return {
      ...made,
      rows: [...made.rows ?? [], returned("s", { task_id: n.id }), ANSWER],
    };
  },
};

function resumed(n: Names, end: "delivered" | "lost"): Made {
  const again = notice({
    task: n.id,
    call: `${n.call}_again`,
    result: "again",
  });
  return {
    rows: [
      ...launch(n),
      queue("enqueue", n.note),
      queue("dequeue"),
      deliveredIdle(n.note),
      ANSWER,
      calls("SendMessage", { to: n.id }, `${n.call}_again`),
      returned(`${n.call}_again`, { success: true, resumedAgentId: n.id }),
      ANSWER,
      ...(end === "delivered"
        ? [queue("enqueue", again), queue("dequeue"), deliveredIdle(again)]
        : []),
      ANSWER,
    ],
    texts: [says(n.report), resumes("again"), says("again")],
  };
}
