/**
 * `dispatch`, from the call to the report.
 *
 * @module
 */

import { fromFileUrl } from "@std/path";
import { readRegistry, whereOf } from "../agents/registry.ts";
import { denoWorld } from "../hook.ts";
import { claudeHost } from "../task/claude/host.ts";
import { findClaude } from "../task/claude/version.ts";
import type { Host } from "../task/host.ts";
import { judgeCall, rulesFor } from "../task/judge.ts";
import { planTask } from "../task/plan.ts";
import { runTask } from "../task/run.ts";
import { tasksFolder } from "../task/state/folder.ts";
import { launcher } from "../task/state/launch.ts";
import { countRunning } from "../task/state/store.ts";
import type { DispatchOptions } from "./dispatch_options.ts";
import { printEnded } from "./dispatch_print.ts";
import { abortOnInterrupt } from "./interrupts.ts";
import { optionsInstead } from "./options_instead.ts";
import { startSpinner } from "./spinner.ts";

/** The command that does a run in the background; its id goes behind. */
export const WORKER = [
  Deno.execPath(),
  "run",
  "-A",
  fromFileUrl(new URL("./main.ts", import.meta.url)),
  "dispatch",
  "--work",
];

/** A host for these options, with the caller's environment. */
export function hostFor(options: DispatchOptions): Host {
  const env = Deno.env.toObject();
  const { cwd, trustProject, maxDepth } = options;
  const tasks = tasksFolder(env);
  return claudeHost({
    cwd,
    env,
    trustsProject: trustProject,
    ...(maxDepth !== undefined && { maxDepth }),
    ...(tasks !== undefined && {
      running: countRunning(tasks),
      launch: launcher({ tasks, cwd, env, command: WORKER }),
    }),
  });
}

/** Judges, plans and runs a call. @returns the exit code */
export async function runDispatch(options: DispatchOptions): Promise<number> {
  const { call, cwd, json, requireDone } = options;
  const judgment = judgeCall(call, { cwd, world: denoWorld });
  if (judgment.block !== undefined) {
    const use = optionsInstead(judgment.instead ?? {});
    const message = judgment.block;
    return printEnded(
      { status: "blocked", message, ...(use !== undefined && { use }) },
      { json },
    );
  }
  const registry = readRegistry(whereOf({ cwd }, denoWorld), {
    files: denoWorld.files,
  });
  const host = hostFor(options);
  const plan = planTask(call, registry, host.facts);
  if (plan.kind === "refusal") {
    const { reason, message } = plan;
    return printEnded({ status: "refused", reason, message }, { json });
  }
  const claude = findClaude("claude", Deno.env.toObject());
  if ("problem" in claude) {
    const message = claude.problem;
    return printEnded({ status: "unavailable", message }, { json });
  }
  // Before the agent is waited for; in a document they stand with the rest.
  const notes = json ? judgment.notes : [];
  if (!json) judgment.notes.forEach((note) => console.error(note));
  const { signal, release } = abortOnInterrupt();
  const stopSpinner = startSpinner(plan.label);
  const rules = rulesFor(plan.agentType, denoWorld);
  const result = await runTask(plan, host, {
    requireDone,
    signal,
    ...(rules !== undefined && { rules }),
  });
  stopSpinner();
  release();
  return printEnded(result, { json, notes });
}
