/**
 * Forgets runs that ended long ago.
 *
 * @module
 */

import { isTaskId } from "./folder.ts";
import { isHeld, taskFiles } from "./store.ts";

/** How long the report of a run is kept, in milliseconds: thirty days. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const MOST_LOOKED_AT = 2000;

function endedBefore(end: string, time: number): boolean {
  try {
    return (Deno.statSync(end).mtime?.getTime() ?? time) < time;
  } catch {
    return false;
  }
}

/**
 * Removes the folders of runs that ended more than `KEPT_MS` before `now`.
 * Runs that are alive or left no end are kept. Never throws: tidying up must
 * not keep a run from starting.
 *
 * @param now Milliseconds since 1970
 */
export function pruneTasks(tasks: string, now: number = Date.now()): void {
  let seen = 0;
  try {
    for (const { name, isDirectory } of Deno.readDirSync(tasks)) {
      if (++seen > MOST_LOOKED_AT) return;
      if (!isDirectory || !isTaskId(name)) continue;
      const { folder, end, lock } = taskFiles(tasks, name);
      if (endedBefore(end, now - KEPT_MS) && !isHeld(lock)) {
        Deno.removeSync(folder, { recursive: true });
      }
    }
  } catch {
    // Somebody else tidies up, or nothing is there yet.
  }
}
