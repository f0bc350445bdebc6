/**
 * A definition's tool lists, as a filter that a host can apply.
 *
 * @module
 */

import type { Definition } from "../agents/definition.ts";
import { restrictionOf, type ToolWarning } from "../agents/tools.ts";
import { clean } from "../field.ts";
import type { HostFacts } from "./host.ts";
import type { RunPlan, ToolFilter } from "./plan_shapes.ts";

/** The filter of a run, and what there is to say about it. */
export interface PlannedTools extends Pick<RunPlan, "preload" | "warnings"> {
  /** Absent: the child has what its parent has. */
  filter?: ToolFilter;
}

const TOLD: Record<ToolWarning["code"], (names: string) => string> = {
  "unknown": (names) => `dropping unknown tool name ${names}`,
  "invalid-mcp": (names) => `dropping invalid MCP wildcard ${names}`,
  "empty-server": (names) => `no mounted tool belongs to ${names}`,
  "deny-all": (names) =>
    `tools matches no mounted tools (${names}): the agent has no tool at all`,
  "deny-nothing": (names) => `disallowedTools takes nothing away: ${names}`,
};

/** A warning about a tool list, in words. */
export function toolWarningText({ code, names, meant }: ToolWarning): string {
  const shown = names.slice(0, 20).map((name) => `"${clean(name, 80)}"`);
  const text = TOLD[code](shown.join(", ") || "an empty list");
  return meant === undefined ? text : `${text} (is "${meant}" meant?)`;
}

/**
 * The tools of a run. A deny-list that names nothing known is left out; an
 * allow-list is kept even when it is empty, because leaving it out would give
 * the child every tool.
 */
export function filterTools(
  definition: Definition,
  host: HostFacts,
): PlannedTools {
  const restriction = restrictionOf(definition, host.tools);
  if (restriction === undefined) return { preload: [], warnings: [] };
  const { allow, deny, preload } = restriction;
  return {
    filter: {
      ...(allow !== undefined && { allow }),
      ...(deny.length > 0 && { deny }),
    },
    preload: preload.filter((name) => host.deferred.has(name)),
    warnings: restriction.warnings.map(toolWarningText),
  };
}
