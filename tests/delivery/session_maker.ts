/**
 * Generated sessions with background subagents of every shape, and for each
 * subagent whether its result was lost. The truth is written down when a shape
 * is made, never read back from the rows.
 *
 * @module
 */

import { DELIVERED_SHAPES } from "./delivered_shapes.ts";
import { LOST_SHAPES } from "./lost_shapes.ts";
import { RELATED_SHAPES } from "./related_shapes.ts";
import type { Shape } from "./session_shape.ts";
import {
  fileOf,
  notice,
  prompt,
  queue,
  type Row,
  says,
  type Spacing,
} from "./transcript_rows.ts";
import { UNFINISHED_SHAPES } from "./unfinished_shapes.ts";

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

/** All shapes; each says by `lost` what is true of its agent. */
export const SHAPES: Record<string, Shape> = {
  ...DELIVERED_SHAPES,
  ...LOST_SHAPES,
  ...UNFINISHED_SHAPES,
  ...RELATED_SHAPES,
};

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
