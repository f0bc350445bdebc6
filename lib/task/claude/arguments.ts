/**
 * A run as a command line of Claude Code in print mode.
 *
 * Restricts only: `--tools` and `--disallowedTools` take tools away, while
 * `--allowedTools` would grant permissions; a permission mode is never passed,
 * so that no file decides about permissions.
 *
 * @module
 */

import { isMcpName, RESERVED_TOOLS } from "../../agents/tools.ts";
import type { Start } from "../host.ts";
import type { PlannedDefinition, RunPlan } from "../plan_shapes.ts";

/** What the command line depends on besides the start. */
export interface ArgumentOptions {
  /** The id of a new conversation. */
  session: string;
  /** Whether the child lies at the deepest level, so that it sends nobody. */
  deepest: boolean;
}

/**
 * Settings bring instruction files with them: with the user's alone, no
 * CLAUDE.md and no hook of the workspace reaches the child.
 */
function sources({ instructions }: RunPlan): string {
  return instructions === "workspace" ? "user,project,local" : "user";
}

/** Whether the child cannot look the definition up by itself. */
function needsInline(plan: RunPlan): boolean {
  return plan.definition?.layer === "project" &&
    plan.instructions !== "workspace";
}

/**
 * The definition as `--agents` takes it. Permission mode, hooks and servers
 * are left out: they would come from a repository.
 */
function inlineAgent(plan: RunPlan, definition: PlannedDefinition): string {
  const { name, description, tools, disallowedTools, skills } = definition;
  const agent = {
    description,
    prompt: plan.persona ?? "",
    ...(tools && { tools }),
    ...(disallowedTools && { disallowedTools }),
    ...(skills && { skills }),
    ...(plan.options?.model !== undefined && { model: plan.options.model }),
  };
  return JSON.stringify({ [name]: agent });
}

function toolArguments(plan: RunPlan, deepest: boolean): string[] {
  const { allow, deny = [] } = plan.toolFilter ?? {};
  const denied = [...deny, ...(deepest ? ["Agent"] : [])];
  // Tools of servers and reserved names are none of the built-in ones that
  // `--tools` chooses from; the definition itself restricts those.
  const builtIn = allow?.filter((name) =>
    !isMcpName(name) && !RESERVED_TOOLS.includes(name)
  );
  return [
    ...(builtIn ? ["--tools", builtIn.join(",")] : []),
    ...(denied.length > 0 ? ["--disallowedTools", denied.join(",")] : []),
  ];
}

function conversation(start: Start, session: string): string[] {
  if (start.resume !== undefined) return ["--resume", start.resume];
  const { plan } = start;
  if (plan.start === "fork" && plan.session !== undefined) {
    const fork = ["--resume", plan.session, "--fork-session"];
    return [...fork, "--session-id", session];
  }
  return ["--session-id", session];
}

/** The arguments of `claude` for a run; the message goes to its stdin. */
export function claudeArguments(
  start: Start,
  { session, deepest }: ArgumentOptions,
): string[] {
  const { plan, rules } = start;
  const { model, effort } = plan.options ?? {};
  const option = (name: string, value: string | number | undefined) =>
    value === undefined ? [] : [name, `${value}`];
  return [
    "-p",
    "--output-format",
    "stream-json",
    "--verbose",
    ...option("--setting-sources", sources(plan)),
    ...conversation(start, session),
    ...(plan.definition && needsInline(plan)
      ? ["--agents", inlineAgent(plan, plan.definition)]
      : []),
    ...(plan.start === "fork" ? [] : ["--agent", plan.agentType]),
    ...option("--model", model),
    ...option("--effort", effort),
    ...option("--max-turns", plan.maxTurns),
    ...toolArguments(plan, deepest),
    // A fork keeps the system text that its session was started with.
    ...option(
      "--append-system-prompt",
      plan.start === "fork" ? undefined : rules,
    ),
  ];
}
