/**
 * Decides what a Task call means: which agent, in which mode, with which
 * instructions, tools and model, or why it does not start. Starts nothing.
 *
 * The table, by `subagent_type` and `run_in_background`:
 *
 * | type                            | absent            | false | true    |
 * |---------------------------------|-------------------|-------|---------|
 * | absent, blank, general-purpose  | foreground        | fg    | bg      |
 * | fork (wins over a file)         | foreground        | fg    | refused |
 * | a definition or built-in type   | fg; bg if pinned  | fg    | bg      |
 * | anything else                   | refused           |       |         |
 *
 * @module
 */

import { DEFAULT_TYPE, FORK_TYPE, type Registry } from "../agents/registry.ts";
import { type TaskCall, typeKind } from "./call.ts";
import {
  type Fold,
  foldBuiltIn,
  foldDefinition,
  plannedDefinition,
} from "./fold.ts";
import type { HostFacts } from "./host.ts";
import { capacityRefusal, depthRefusal } from "./limits.ts";
import type { Refusal, TaskPlan } from "./plan_shapes.ts";
import { modeOf, routeOf } from "./route.ts";
import * as refusals from "./refusals.ts";

/** What planning looks at besides the call. */
interface Around {
  registry: Registry;
  host: HostFacts;
}

const UNFOLDED: Fold = {
  agentType: DEFAULT_TYPE,
  instructions: "user",
  preload: [],
  warnings: [],
};

function foldOf(type: string, { registry, host }: Around): Fold | Refusal {
  const found = registry.find(type);
  switch (found.kind) {
    case "built-in":
      return foldBuiltIn(found.builtIn);
    case "definition":
      return foldDefinition(found.definition, { registry, host });
    case "ambiguous":
      return refusals.ambiguousType(type, found.names);
    case "outside":
      return host.findsPluginAgents
        ? {
          ...UNFOLDED,
          agentType: type,
          warnings: [
            `${refusals.quoted(type)} belongs to a plugin: what it may do ` +
            "cannot be seen here",
          ],
        }
        : refusals.outsideType(type);
    case "unknown":
      return refusals.unknownType(type, registry);
  }
}

function forkPlan(call: TaskCall, host: HostFacts): TaskPlan {
  if (call.runInBackground === true) {
    return refusals.refused(
      "fork-in-background",
      "a fork runs in the foreground only: for the background, dispatch a " +
        "general-purpose agent with a prompt that says everything",
    );
  }
  if (call.session === undefined) {
    return refusals.refused(
      "fork-without-session",
      "a fork inherits the turns of a session: say of which one (--session ID)",
    );
  }
  return {
    kind: "run",
    start: "fork",
    mode: "foreground",
    agentType: FORK_TYPE,
    label: call.description?.trim() || FORK_TYPE,
    prompt: call.prompt,
    session: call.session,
    instructions: "user",
    preload: [],
    maxDepth: host.maxDepth,
    ...routeOf(call, { host: { ...host, subagentModel: undefined } }),
  };
}

function spawnPlan(call: TaskCall, around: Around): TaskPlan {
  const { host } = around;
  const type = call.subagentType?.trim() ?? "";
  const fold = typeKind(type) === "general" ? UNFOLDED : foldOf(type, around);
  if ("kind" in fold) return fold;
  const { pinned = false, definition, warnings, ...folded } = fold;
  const mode = modeOf(call, { host, pinned });
  if (mode === "background" && !host.runsInBackground) {
    return refusals.refused(
      "no-background",
      "this host cannot run an agent in the background: leave " +
        "run_in_background out or set it to false",
    );
  }
  const full = capacityRefusal(host);
  if (full !== undefined) return full;
  const route = routeOf(call, { host, ...(definition && { definition }) });
  return {
    kind: "run",
    start: "spawn",
    mode,
    ...folded,
    label: call.description?.trim() || folded.agentType,
    prompt: call.prompt,
    maxDepth: host.maxDepth,
    ...route,
    warnings: [...warnings, ...route.warnings],
    ...(definition && { definition: plannedDefinition(definition) }),
  };
}

/**
 * Decides what becomes of a call.
 *
 * @param call What is asked for
 * @param registry The definitions of the workspace and its user
 * @param host What the program can do that would run the agent
 * @returns A plan to hand to `runTask`, or the reason why there is none
 */
export function planTask(
  call: TaskCall,
  registry: Registry,
  host: HostFacts,
): TaskPlan {
  if (call.prompt.trim() === "") {
    return refusals.refused("no-prompt", "the prompt is empty");
  }
  const deep = depthRefusal(host);
  if (deep !== undefined) return deep;
  return typeKind(call.subagentType) === "fork"
    ? forkPlan(call, host)
    : spawnPlan(call, { registry, host });
}
