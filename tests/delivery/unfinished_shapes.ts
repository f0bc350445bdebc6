/**
 * Shapes of subagents whose result is not due: on its way, at work, stopped, or
 * of a kind that delivers otherwise.
 *
 * @module
 */

import { ABSORBED, ANSWER, launch, type Shape } from "./session_shape.ts";
import {
  calls,
  deliveredMidTurn,
  notice,
  prompt,
  queue,
  returned,
} from "./transcript_rows.ts";

/** The shapes by name. */
export const UNFINISHED_SHAPES: Record<string, Shape> = {
  inFlight: (n) => ({ rows: launch(n), late: [queue("enqueue", n.note)] }),
  inFlightBehindAPrompt: (n) => ({
    rows: launch(n),
    late: [
      queue("enqueue", n.note),
      queue("enqueue", "next please"),
      queue("dequeue"),
      prompt("next please"),
      ANSWER,
    ],
  }),
  takenButNotYetShown: (n) => ({
    rows: launch(n),
    last: [queue("enqueue", n.note), queue("dequeue")],
  }),
  absorbedButNotYetShown: (n) => ({
    rows: launch(n),
    last: [queue("enqueue", n.note), queue("remove", n.note, ABSORBED)],
  }),
  atWork: (n) => ({
    rows: launch(n),
    meta: { finished: undefined },
    running: true,
  }),
  stoppedByTheSession: (n) => {
    const killed = notice({ task: n.id, call: n.call, status: "killed" });
    return {
      rows: [
        ...launch(n),
        queue("enqueue", killed),
        calls("TaskStop", { task_id: n.id }),
        returned("s", { task_id: n.id }),
        queue("remove", killed, ABSORBED),
        deliveredMidTurn(killed),
        ANSWER,
      ],
      meta: { finished: undefined },
    };
  },
  stoppedAndNoticeLost: (n) => ({
    rows: [
      ...launch(n),
      calls("TaskStop", { task_id: n.id }),
      returned("s", { task_id: n.id }),
      ANSWER,
    ],
    meta: { finished: undefined },
  }),
  teammate: (n) => ({
    rows: launch(n),
    meta: { taskKind: "in_process_teammate" },
  }),
  inWorkflow: () => ({ meta: { inWorkflowRun: true, toolUseId: undefined } }),
};
