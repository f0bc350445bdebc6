/**
 * Shapes of background subagents whose result never came.
 *
 * @module
 */

import { ABSORBED, ANSWER, launch, type Shape } from "./session_shape.ts";
import {
  answer,
  deliveredIdle,
  notice,
  prompt,
  queue,
  returned,
  says,
} from "./transcript_rows.ts";

/** The shapes by name. */
export const LOST_SHAPES: Record<string, Shape> = {
  lostAfterDequeue: (n) => ({
    rows: [...launch(n), queue("enqueue", n.note), queue("dequeue"), ANSWER],
    lost: true,
  }),
  lostAfterRemove: (n) => ({
    rows: [
      ...launch(n),
      queue("enqueue", n.note),
      queue("remove", n.note),
      ANSWER,
    ],
    lost: true,
  }),
  calledUnfinishedOnResume: (n) => {
    const guess = notice({ task: n.id, call: "", status: "stopped" })
      .replace("<tool-use-id></tool-use-id>\n", "");
    return {
      rows: [
        ...launch(n),
        queue("enqueue", guess),
        queue("dequeue"),
        deliveredIdle(guess),
        ANSWER,
      ],
      lost: true,
    };
  },
  lostAfterAbsorption: (n) => ({
    rows: [
      ...launch(n),
      queue("enqueue", n.note),
      queue("remove", n.note, ABSORBED),
      ANSWER,
    ],
    lost: true,
  }),
  lostAfterRequeue: (n) => ({
    rows: [
      ...launch(n),
      queue("enqueue", n.note),
      queue("dequeue"),
      queue("enqueue", n.note),
      queue("dequeue"),
      ANSWER,
    ],
    lost: true,
  }),
  neverQueued: (n) => ({ rows: [...launch(n), ANSWER], lost: true }),
  lostButRepeatedElsewhere: (n) => ({
    rows: [
      ...launch(n),
      { type: "prompt_snapshot", text: n.note },
      {
        type: "attachment",
        attachment: { type: "prompt_snapshot", systemPrompt: [n.note] },
      },
      { type: "last-prompt", lastPrompt: n.note },
      { type: "api-request-blob", content: n.report },
      answer([{ type: "text", text: `I expect ${n.note}` }]),
      prompt(`What is this: ${n.note}`),
      ANSWER,
    ],
    lost: true,
  }),
  failedAndLost: (n) => ({
    rows: [
      ...launch(n),
      queue("enqueue", n.note.replace("completed", "failed")),
      queue("dequeue"),
      ANSWER,
    ],
    texts: [{ ...says("API Error: 529"), isApiErrorMessage: true }],
    lost: true,
  }),
  fetchedTooEarlyAndLost: (n) => ({
    rows: [
      ...launch(n),
      returned("o", {
        retrieval_status: "timeout",
        task: { task_id: n.id, status: "running" },
      }),
      ANSWER,
    ],
    lost: true,
  }),
  movedToTheBackgroundAndLost: (n) => ({
    rows: [...launch(n), ANSWER],
    meta: { requestShape: "foreground" },
    lost: true,
  }),
};
