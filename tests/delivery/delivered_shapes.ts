/**
 * Shapes of background subagents whose result came.
 *
 * @module
 */

import { ABSORBED, ANSWER, launch, type Shape } from "./session_shape.ts";
import {
  calls,
  deliveredIdle,
  deliveredMidTurn,
  queue,
  returned,
} from "./transcript_rows.ts";

/** The shapes by name. */
export const DELIVERED_SHAPES: Record<string, Shape> = {
  deliveredIdle: (n) => ({
    rows: [
      ...launch(n),
      queue("enqueue", n.note),
      queue("dequeue"),
      deliveredIdle(n.note),
      ANSWER,
    ],
  }),
  deliveredMidTurn: (n) => ({
    rows: [
      ...launch(n),
      queue("enqueue", n.note),
      queue("remove", n.note, ABSORBED),
      deliveredMidTurn(n.note),
      ANSWER,
    ],
  }),
  deliveredAfterRequeue: (n) => ({
    rows: [
      ...launch(n),
      queue("enqueue", n.note),
      queue("dequeue"),
      queue("enqueue", n.note),
      queue("dequeue"),
      deliveredIdle(n.note),
      ANSWER,
    ],
  }),
  deliveredBeforeTheLaunchRow: (n) => ({
    rows: [
      queue("enqueue", n.note),
      ...launch(n),
      queue("remove", n.note, ABSORBED),
      deliveredMidTurn(n.note),
      ANSWER,
    ],
  }),
  failedAndTold: (n) => {
    const failed = n.note.replace("completed", "failed");
    return {
      rows: [
        ...launch(n),
        queue("enqueue", failed),
        queue("dequeue"),
        deliveredIdle(failed),
        ANSWER,
      ],
    };
  },
  fetchedByATool: (n) => ({
    rows: [
      ...launch(n),
      calls("TaskOutput", { task_id: n.id }),
      returned("o", {
        retrieval_status: "success",
        task: { task_id: n.id, status: "completed" },
      }),
      ANSWER,
    ],
  }),
  movedToTheBackground: (n) => ({
    rows: [
      ...launch(n),
      queue("enqueue", n.note),
      queue("dequeue"),
      deliveredIdle(n.note),
      ANSWER,
    ],
    meta: { requestShape: "foreground" },
  }),
  foreground: (n) => ({
    rows: [
      calls("Agent", { prompt: "task" }, n.call),
      returned(n.call, {
        status: "completed",
        agentId: n.id,
        totalToolUseCount: 3,
      }),
      ANSWER,
    ],
    meta: { requestShape: "foreground" },
  }),
  backgroundByDefinitionButForeground: (n) => ({
    rows: [
      calls("Agent", { prompt: "task" }, n.call),
      returned(n.call, {
        status: "completed",
        agentId: n.id,
        totalToolUseCount: 3,
      }),
      ANSWER,
    ],
  }),
};
