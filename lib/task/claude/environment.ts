/**
 * The environment of a Claude Code process that runs a task.
 *
 * @module
 */

import type { HostFacts } from "../host.ts";
import { MAX_DEPTH } from "../limits.ts";
import type { RunPlan } from "../plan_shapes.ts";

/** How many dispatches the process lies below; absent: none. */
export const DEPTH_VARIABLE = "TASK_DISPATCH_DEPTH";

/** How many levels there may be; absent: three. */
export const MAX_DEPTH_VARIABLE = "TASK_DISPATCH_MAX_DEPTH";

// What a session says about itself to its own children. A dispatch from
// inside a session is a session of its own.
const OF_THE_CALLER = [
  "CLAUDECODE",
  "CLAUDE_CODE_ENTRYPOINT",
  "CLAUDE_CODE_SESSION_ATTENDED",
  "CLAUDE_CODE_SESSION_ID",
  "CLAUDE_EFFORT",
  "CLAUDE_ENV_FILE",
  "CLAUDE_PID",
  "CLAUDE_PLUGIN_DATA",
  "CLAUDE_PLUGIN_ROOT",
  "CLAUDE_PROJECT_DIR",
  "INIT_CWD",
];

/** A whole number out of a variable, or the fallback. */
export function wholeNumber(
  value: string | undefined,
  fallback: number,
): number {
  const text = value?.trim() ?? "";
  return /^\d{1,3}$/.test(text) ? Number(text) : fallback;
}

/** The caller's place in the chain of dispatches. */
export function depthOf(
  env: Readonly<Record<string, string>>,
): Pick<HostFacts, "depth" | "maxDepth"> {
  return {
    depth: wholeNumber(env[DEPTH_VARIABLE], 0),
    maxDepth: wholeNumber(env[MAX_DEPTH_VARIABLE], MAX_DEPTH),
  };
}

/** The caller's environment, made fit for the child. */
export function childEnvironment(
  env: Readonly<Record<string, string>>,
  { plan, depth }: { plan: RunPlan; depth: number },
): Record<string, string> {
  const kept = Object.entries(env).filter(([name]) =>
    !OF_THE_CALLER.includes(name)
  );
  const left = plan.maxDepth - depth - 1;
  return {
    ...Object.fromEntries(kept),
    [DEPTH_VARIABLE]: `${depth + 1}`,
    [MAX_DEPTH_VARIABLE]: `${plan.maxDepth}`,
    ...(left > 0 && { CLAUDE_CODE_MAX_SUBAGENT_SPAWN_DEPTH: `${left}` }),
    ...(plan.instructions === "none" && {
      CLAUDE_CODE_DISABLE_CLAUDE_MDS: "1",
    }),
  };
}
