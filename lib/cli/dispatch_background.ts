/**
 * `dispatch` about a run in the background: how it stands, what it reported,
 * ending it, going on with it, and the worker behind it.
 *
 * @module
 */

import { clean } from "../field.ts";
import { claudeHost } from "../task/claude/host.ts";
import { tasksFolder } from "../task/state/folder.ts";
import { stopTask } from "../task/state/launch.ts";
import { stateOf, type TaskRecord } from "../task/state/store.ts";
import { work } from "../task/state/worker.ts";
import type { DispatchOptions } from "./dispatch_options.ts";
import { printEnded } from "./dispatch_print.ts";
import { EXIT } from "./exit_codes.ts";
import { abortOnInterrupt } from "./interrupts.ts";
import { elapsed } from "./spinner.ts";
import { UsageError } from "./usage_error.ts";

/** The folder of all runs. @throws {UsageError} if there can be none */
export function requireTasks(): string {
  const tasks = tasksFolder(Deno.env.toObject());
  if (tasks !== undefined) return tasks;
  throw new UsageError("Neither XDG_STATE_HOME nor HOME is set");
}

/** @throws {UsageError} always */
export function unknown(id: string): never {
  throw new UsageError(`No run has the id "${id}"`);
}

/** The type of a run and its label, which is the type where none was given. */
function nameOf({ start: { plan } }: TaskRecord): string {
  const { agentType, label } = plan;
  const type = clean(agentType, 80);
  return label === agentType ? type : `${type} (${clean(label, 120)})`;
}

/** `--status`: one word and what belongs to it. */
export function printStatus({ id, json }: DispatchOptions): number {
  const known = stateOf(requireTasks(), id);
  if (known.state === "unknown") unknown(id);
  const { task } = known;
  const { agentType, label } = task.start.plan;
  const ended = known.state === "finished" ? known.end : undefined;
  const ms = (ended?.finishedAt ?? Date.now()) - task.startedAt;
  const status = ended?.result.status ?? known.state;
  if (json) {
    console.log(JSON.stringify({ id, status, agentType, label, ms }));
  } else console.log(`${status} ${nameOf(task)} ${elapsed(ms)}`);
  return EXIT.ok;
}

/** `--result`: the report of a run that has finished. */
export function printResult({ id, json }: DispatchOptions): number {
  const known = stateOf(requireTasks(), id);
  if (known.state === "unknown") unknown(id);
  if (known.state === "finished") {
    return printEnded(known.end.result, { json });
  }
  if (known.state === "running") {
    if (json) console.log(JSON.stringify({ id, status: "running" }));
    console.error("The run has not finished");
    return EXIT.unfinished;
  }
  const { agentType } = known.task.start.plan;
  return printEnded({
    status: "failed",
    agentType,
    warnings: [],
    stop: "error",
    message: "The worker of the run is gone and left no result",
    text: "",
    session: "",
  }, { json });
}

/** `--stop`: asks a run to end; what it had said so far is kept. */
export function stopRun({ id, json }: DispatchOptions): number {
  const known = stateOf(requireTasks(), id);
  if (known.state === "unknown") unknown(id);
  const { task } = known;
  if (!stopTask(requireTasks(), id)) {
    if (json) console.log(JSON.stringify({ id, status: known.state }));
    console.error(`The run is not running: ${nameOf(task)}`);
    return EXIT.failed;
  }
  if (json) console.log(JSON.stringify({ id, status: "stopped" }));
  else {
    const after = elapsed(Date.now() - task.startedAt);
    console.log(
      `Stopped ${
        nameOf(task)
      } after ${after}; --result ${id} has its text so far`,
    );
  }
  return EXIT.ok;
}

/** The host of a run that was planned earlier. */
export function hostOf(task: TaskRecord) {
  const env = Deno.env.toObject();
  return claudeHost({ cwd: task.cwd, env, trustsProject: false });
}

/** `--work`: the process behind a run. For the command line's own use. */
export async function workOn({ id }: DispatchOptions): Promise<number> {
  const tasks = requireTasks();
  const known = stateOf(tasks, id);
  if (known.state === "unknown") unknown(id);
  const { signal, release } = abortOnInterrupt();
  await work(known.task, { tasks, host: hostOf(known.task), signal });
  release();
  return EXIT.ok;
}
