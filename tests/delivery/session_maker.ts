/**
 * Generated sessions with background subagents of every shape, and for each
 * subagent whether its result was lost. The truth is written down when a shape
 * is made, never read back from the rows.
 *
 * @module
 */

import {
  answer,
  calls,
  deliveredIdle,
  deliveredMidTurn,
  fileOf,
  notice,
  prompt,
  queue,
  resumes,
  returned,
  type Row,
  says,
  type Spacing,
} from "./transcript_rows.ts";

/** A session and what is true about it. */
export interface MadeSession {
  files: Record<string, string>;
  transcript: string;
  /** For a Stop payload. */
  backgroundTasks: { id: string; status: string }[];
  /** Agents whose result never came. */
  lost: string[];
  shapes: string[];
}

/** One subagent as a shape makes it. */
interface Made {
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
interface Names {
  id: string;
  call: string;
  note: string;
  report: string;
}

const ANSWER = says("go on");
const ABSORBED = { reason: "absorbed_mid_turn" };

function launch({ id, call }: Names): Row[] {
  return [
    calls("Agent", { prompt: "task", run_in_background: true }, call),
    returned(call, { isAsync: true, status: "async_launched", agentId: id }),
  ];
}

/** The shapes; each says by `lost` what is true of its agent. */
export const SHAPES: Record<string, (names: Names) => Made> = {
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
  movedToTheBackgroundAndLost: (n) => ({
    rows: [...launch(n), ANSWER],
    meta: { requestShape: "foreground" },
    lost: true,
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
  teammate: (n) => ({
    rows: launch(n),
    meta: { taskKind: "in_process_teammate" },
  }),
  inWorkflow: () => ({ meta: { inWorkflowRun: true, toolUseId: undefined } }),
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

/** A generator of numbers from 0 to 1 that repeats itself from a seed. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Makes the session of a seed, under the folder `root`. */
export function makeSession(seed: number, root: string): MadeSession {
  const next = numbersFrom(seed);
  const pick = <T>(items: readonly T[]): T =>
    items[Math.floor(next() * items.length)]!;
  const transcript = `${root}/s${seed}.jsonl`;
  const folder = `${root}/s${seed}/subagents`;
  const spacing: Spacing = pick(["compact", "spaced"]);
  const made: MadeSession = {
    files: {},
    transcript,
    backgroundTasks: [],
    lost: [],
    shapes: [],
  };
  const rows: Row[] = [queue("enqueue", "go"), queue("dequeue"), prompt("go")];
  const late: Row[] = [];
  const last: Row[] = [];
  const write = (id: string, texts: Row[], meta: Row) => {
    made.files[`${folder}/agent-${id}.jsonl`] = fileOf(texts, spacing);
    made.files[`${folder}/agent-${id}.meta.json`] = JSON.stringify(meta);
  };
  const count = 1 + Math.floor(next() * 4);
  for (let index = 0; index < count; index++) {
    const id = `a${seed.toString(16)}x${index}`;
    const call = `toolu_${seed}_${index}`;
    const report = `Report ${seed}-${index}: ${"words ".repeat(next() * 40)}`;
    const note = notice({ task: id, call, result: report });
    const shape = pick(Object.keys(SHAPES));
    const one = SHAPES[shape]!({ id, call, note, report });
    made.shapes.push(shape);
    rows.push(...one.rows ?? []);
    late.push(...one.late ?? []);
    last.push(...one.last ?? []);
    if (one.lost === true) made.lost.push(id);
    if (one.running === true) {
      made.backgroundTasks.push({ id, status: "running" });
    }
    const above = one.parent === undefined ? undefined : `p${id}`;
    write(id, [prompt("task"), ...one.texts ?? [says(report)]], {
      agentType: "general-purpose",
      toolUseId: call,
      spawnDepth: above === undefined ? 1 : 2,
      requestShape: "background",
      finished: true,
      ...(above === undefined ? {} : { parentAgentId: above }),
      ...one.meta,
    });
    if (above !== undefined) {
      write(above, [prompt("task"), ...one.parentRows ?? []], {
        toolUseId: `${call}_above`,
        requestShape: "foreground",
        ...one.parent,
      });
      if (one.parentRuns === true) {
        made.backgroundTasks.push({ id: above, status: "running" });
      }
    }
  }
  made.files[transcript] = fileOf([...rows, ...late, ...last], spacing) +
    (next() < 0.2 ? '{"type":"assis' : "");
  return made;
}
