/**
 * Where runs in the background are written down, so that other processes can
 * ask for them: one folder per run below the user's state folder.
 *
 * @module
 */

import { join } from "@std/path";

const ID = /^[A-Za-z0-9@_-]{1,80}$/;

/** Whether a text may become part of a path as the id of a run. */
export function isTaskId(id: string): boolean {
  return ID.test(id);
}

/**
 * The folder of all runs: below `XDG_STATE_HOME`, else `~/.local/state`.
 *
 * @returns `undefined` when the environment names neither
 */
export function tasksFolder(
  env: Readonly<Record<string, string>>,
): string | undefined {
  const state = env["XDG_STATE_HOME"]?.trim() ?? "";
  const home = env["HOME"]?.trim() ?? "";
  const base = state.startsWith("/")
    ? state
    : home.startsWith("/")
    ? join(home, ".local", "state")
    : undefined;
  return base === undefined
    ? undefined
    : join(base, "dispatch-contract", "tasks");
}
