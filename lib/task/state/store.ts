/**
 * The written record of runs in the background.
 *
 * A run is alive as long as its worker holds the lock of its folder: unlike a
 * process id, a lock is never taken over by somebody else and never outlives
 * its holder.
 *
 * @module
 */

import { join } from "@std/path";
import { record } from "../../field.ts";
import type { Start } from "../host.ts";
import type { TaskResult } from "../run.ts";
import { isTaskId } from "./folder.ts";

/** What a worker needs to do its run. */
export interface TaskRecord {
  id: string;
  cwd: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  start: Omit<Start, "signal">;
}

/** How a run ended. */
export interface TaskEnd {
  /** Milliseconds since 1970. */
  finishedAt: number;
  result: TaskResult;
}

/** What is known of a run. */
export type TaskState =
  | { state: "unknown" }
  | { state: "running"; task: TaskRecord }
  | { state: "finished"; task: TaskRecord; end: TaskEnd }
  /** Its worker is gone and left no result. */
  | { state: "lost"; task: TaskRecord };

// A worker takes its lock within this time of being started.
const STARTING_MS = 15_000;
const MOST_COUNTED = 2000;

/** The files of one run. */
export interface TaskFiles {
  folder: string;
  task: string;
  end: string;
  lock: string;
  pid: string;
  log: string;
}

/** The paths of a run. @throws {TypeError} if the id is none */
export function taskFiles(tasks: string, id: string): TaskFiles {
  if (!isTaskId(id)) throw new TypeError(`Not the id of a run: "${id}"`);
  const folder = join(tasks, id);
  return {
    folder,
    task: join(folder, "task.json"),
    end: join(folder, "end.json"),
    lock: join(folder, "lock"),
    pid: join(folder, "pid"),
    log: join(folder, "log.txt"),
  };
}

/** Writes a file so that nobody ever reads half of it. */
function writeWhole(path: string, value: unknown): void {
  const part = `${path}.${crypto.randomUUID()}.tmp`;
  Deno.writeTextFileSync(part, JSON.stringify(value), { mode: 0o600 });
  Deno.renameSync(part, path);
}

function readJson(path: string): Record<string, unknown> | undefined {
  try {
    return record(JSON.parse(Deno.readTextFileSync(path)));
  } catch {
    return undefined;
  }
}

/** Writes a run down before its worker starts. Prompts are the user's own. */
export function createTask(tasks: string, task: TaskRecord): void {
  const files = taskFiles(tasks, task.id);
  Deno.mkdirSync(files.folder, { recursive: true, mode: 0o700 });
  writeWhole(files.task, task);
  Deno.writeTextFileSync(files.lock, "", { mode: 0o600 });
  // The end of an earlier message to the same agent.
  if (readJson(files.end) !== undefined) Deno.removeSync(files.end);
}

/** Writes down how a run ended. */
export function writeEnd(tasks: string, id: string, result: TaskResult): void {
  const end: TaskEnd = { finishedAt: Date.now(), result };
  writeWhole(taskFiles(tasks, id).end, end);
}

/** Whether a worker holds the lock. */
export function isHeld(lock: string): boolean {
  let file: Deno.FsFile;
  try {
    file = Deno.openSync(lock);
  } catch {
    return false;
  }
  try {
    if (!file.tryLockSync(false)) return true;
    file.unlockSync();
    return false;
  } finally {
    file.close();
  }
}

/** What is known of the run with this id. */
export function stateOf(tasks: string, id: string): TaskState {
  if (!isTaskId(id)) return { state: "unknown" };
  const files = taskFiles(tasks, id);
  const held = isHeld(files.lock);
  const task = readJson(files.task) as unknown as TaskRecord | undefined;
  if (task === undefined) return { state: "unknown" };
  if (held) return { state: "running", task };
  const end = readJson(files.end) as unknown as TaskEnd | undefined;
  if (end !== undefined) return { state: "finished", task, end };
  return Date.now() - task.startedAt < STARTING_MS
    ? { state: "running", task }
    : { state: "lost", task };
}

/** How many runs are alive; `undefined` when that cannot be told. */
export function countRunning(tasks: string): number | undefined {
  let count = 0;
  let seen = 0;
  try {
    for (const { name } of Deno.readDirSync(tasks)) {
      if (++seen > MOST_COUNTED) return undefined;
      if (isTaskId(name) && isHeld(taskFiles(tasks, name).lock)) count++;
    }
  } catch (error) {
    return error instanceof Deno.errors.NotFound ? 0 : undefined;
  }
  return count;
}
