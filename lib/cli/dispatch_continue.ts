/**
 * `dispatch --continue`: one more message to the agent of a finished run.
 *
 * @module
 */

import { findClaude } from "../task/claude/version.ts";
import { judgeCall } from "../task/judge.ts";
import { runTask, type TaskResult } from "../task/run.ts";
import { launcher } from "../task/state/launch.ts";
import { stateOf, writeEnd } from "../task/state/store.ts";
import { denoWorld } from "../hook.ts";
import { hostOf, requireTasks, unknown } from "./dispatch_background.ts";
import type { DispatchOptions } from "./dispatch_options.ts";
import { printEnded } from "./dispatch_print.ts";
import { WORKER } from "./dispatch_run.ts";
import { EXIT } from "./exit_codes.ts";
import { abortOnInterrupt } from "./interrupts.ts";
import { startSpinner } from "./spinner.ts";

function sessionOf(result: TaskResult): string {
  return "session" in result ? result.session : "";
}

/** `--continue`: one more message to the agent of a finished run. */
export async function continueRun(options: DispatchOptions): Promise<number> {
  const { id, json, call, requireDone } = options;
  const tasks = requireTasks();
  const known = stateOf(tasks, id);
  if (known.state === "unknown") unknown(id);
  const resume = known.state === "finished" ? sessionOf(known.end.result) : "";
  if (resume === "") {
    console.error(
      known.state === "running"
        ? "The run has not finished: it can be continued once it has"
        : "The run left no session that could be continued",
    );
    return EXIT.unfinished;
  }
  const { start, cwd } = known.task;
  const { agentType } = start.plan;
  const judgment = judgeCall({ ...call, subagentType: agentType }, {
    cwd,
    world: denoWorld,
  });
  if (judgment.block !== undefined) {
    return printEnded({ status: "blocked", message: judgment.block }, { json });
  }
  const env = Deno.env.toObject();
  const claude = findClaude("claude", env);
  if ("problem" in claude) {
    const message = claude.problem;
    return printEnded({ status: "unavailable", message }, { json });
  }
  const launch = launcher({ tasks, cwd, env, command: WORKER, id });
  const host = { ...hostOf(known.task), launch };
  const { signal, release } = abortOnInterrupt();
  const mode = call.runInBackground ? "background" : "foreground";
  const plan = {
    ...start.plan,
    mode,
    prompt: call.prompt,
    preload: [],
  } as const;
  const stopSpinner = startSpinner(start.plan.label);
  const result = await runTask(plan, host, {
    resume,
    requireDone,
    signal,
    ...(start.rules !== undefined && { rules: start.rules }),
  });
  stopSpinner();
  release();
  if (result.status !== "launched") writeEnd(tasks, id, result);
  return printEnded(result, { json, notes: judgment.notes });
}
