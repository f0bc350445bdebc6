/**
 * A world without a process: an environment, files in memory, and the notes
 * that a judgment took.
 *
 * @module
 */

import { memoryFiles } from "../../lib/files_in_memory.ts";
import type { World } from "../../lib/world.ts";

/** A world for a judgment; its notes are kept. */
export function memoryWorld(
  { env = {}, files = {} }: {
    env?: Record<string, string>;
    files?: Record<string, string>;
  } = {},
): World & { notes: string[] } {
  const notes: string[] = [];
  return {
    env: (name) => env[name],
    files: memoryFiles(files),
    note: (step, finding) => void notes.push(`${step}: ${finding}`),
    notes,
  };
}
