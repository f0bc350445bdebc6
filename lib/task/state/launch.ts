/**
 * Starts the worker of a run in the background, and stops one.
 *
 * @module
 */

import type { Host, Outcome } from "../host.ts";
import { pruneTasks } from "./prune.ts";
import { createTask, isHeld, taskFiles, type TaskRecord } from "./store.ts";

/** How workers are started. */
export interface LaunchOptions {
  /** The folder of all runs. */
  tasks: string;
  cwd: string;
  env: Readonly<Record<string, string>>;
  /** Program and arguments of a worker; the id of the run is put behind. */
  command: readonly string[];
  /** The id of an earlier run that goes on. */
  id?: string;
}

const LIVE_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 20;

function startWorker(id: string, options: LaunchOptions): void {
  const [program = "", ...args] = options.command;
  new Deno.Command(program, {
    args: [...args, id],
    cwd: options.cwd,
    clearEnv: true,
    env: { ...options.env },
    stdin: "null",
    stdout: "null",
    stderr: "null",
    // A session of its own: it survives the terminal that it came from.
    detached: true,
  }).spawn().unref();
}

async function isAlive({ lock, end }: ReturnType<typeof taskFiles>) {
  const until = Date.now() + LIVE_WITHIN_MS;
  while (Date.now() < until) {
    if (isHeld(lock)) return true;
    try {
      // Quick work may be over before anybody looks.
      if (Deno.statSync(end).isFile) return true;
    } catch {
      // Not yet.
    }
    await new Promise((go) => setTimeout(go, LOOK_EVERY_MS));
  }
  return false;
}

/** A host's `launch` that hands the run to a worker of its own. */
export function launcher(
  options: LaunchOptions,
): NonNullable<Host["launch"]> {
  return async ({ signal: _, ...start }) => {
    const id = options.id ?? crypto.randomUUID();
    const task: TaskRecord = {
      id,
      cwd: options.cwd,
      startedAt: Date.now(),
      start,
    };
    const unavailable = (detail: string): Outcome => ({
      stop: "unavailable",
      blocks: [],
      session: id,
      detail,
    });
    pruneTasks(options.tasks);
    try {
      createTask(options.tasks, task);
      startWorker(id, options);
    } catch (error) {
      return unavailable(error instanceof Error ? error.message : "no worker");
    }
    return await isAlive(taskFiles(options.tasks, id))
      ? { id }
      : unavailable("the worker did not start");
  };
}

/** Asks the worker of a running run to end. Tells whether it was asked. */
export function stopTask(tasks: string, id: string): boolean {
  const files = taskFiles(tasks, id);
  if (!isHeld(files.lock)) return false;
  try {
    Deno.kill(Number(Deno.readTextFileSync(files.pid)), "SIGTERM");
    return true;
  } catch {
    return false;
  }
}
