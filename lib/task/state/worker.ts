/**
 * The process behind a run in the background: it does the run as if it were in
 * the foreground and writes the end down.
 *
 * @module
 */

import type { Host } from "../host.ts";
import { runTask } from "../run.ts";
import { taskFiles, type TaskRecord, writeEnd } from "./store.ts";

/** Who does the work of a run. */
export interface WorkOptions {
  /** The folder of all runs. */
  tasks: string;
  host: Host;
  signal: AbortSignal;
}

/** Does a run and writes its end down. Holds the run's lock meanwhile. */
export async function work(
  task: TaskRecord,
  { tasks, host, signal }: WorkOptions,
): Promise<void> {
  const files = taskFiles(tasks, task.id);
  const lock = Deno.openSync(files.lock, { read: true, write: true });
  lock.lockSync(true);
  Deno.writeTextFileSync(files.pid, `${Deno.pid}`, { mode: 0o600 });
  const { plan, message, rules, resume, requireDone } = task.start;
  const result = await runTask(
    // Here is the background; to the host it is one run to wait for.
    { ...plan, mode: "foreground", prompt: message, preload: [] },
    host,
    {
      signal,
      requireDone: requireDone ?? false,
      ...(rules !== undefined && { rules }),
      ...(resume !== undefined && { resume }),
    },
  );
  writeEnd(tasks, task.id, result);
  lock.close();
}
