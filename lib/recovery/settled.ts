/**
 * Waiting for rows that are on their way to the disk.
 *
 * Claude Code 2.1.332 writes "finished" into an agent's sidecar about a tenth
 * of a second before the row that puts its notification into the queue is on
 * the disk. In between a result looks lost that is about to come.
 *
 * @module
 */

import type { Files } from "../world.ts";
import { sessionFacts } from "./session_facts.ts";
import { keyOf } from "./session_rows.ts";

// Twice of what was measured on a busy machine.
const SETTLES_WITHIN_MS = 250;
const RECENT_MS = 5000;
// More than what is written meanwhile; what was seen before is seen again.
const TAIL_BYTES = 4 * 1024 * 1024;

/** A run that looks lost. */
export interface Suspect {
  agent: string;
  call: string;
  /** The sidecar. */
  meta: string;
}

/**
 * The suspects whose notification does not turn up in the transcript after
 * all. Waits, at most a quarter of a second, only for agents that ended just
 * now.
 */
export function stillMissing<T extends Suspect>(
  suspects: readonly T[],
  { files, session }: { files: Files; session: string },
): T[] {
  const ages = suspects.map(({ meta }) =>
    Date.now() - (files.stat(meta)?.mtimeMs ?? 0)
  );
  // A clock that was set back makes a file from the future; that is not new.
  const youngest = Math.min(...ages.filter((age) => age >= 0));
  if (youngest > RECENT_MS) return [...suspects];
  pause(SETTLES_WITHIN_MS - youngest);
  const size = files.stat(session)?.size ?? 0;
  const from = Math.max(0, size - TAIL_BYTES);
  const facts = sessionFacts(files, session, from);
  if (facts === undefined) return [];
  return suspects.filter(({ agent, call }) =>
    !facts.queued.has(keyOf(agent, call)) &&
    facts.delivered.get(agent)?.has(call) !== true
  );
}

function pause(ms: number): void {
  if (ms <= 0) return;
  const cell = new Int32Array(new SharedArrayBuffer(4));
  Atomics.wait(cell, 0, 0, ms);
}
