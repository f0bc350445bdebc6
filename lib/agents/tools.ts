/**
 * Which tools an agent has, from the two lists of its definition.
 *
 * @module
 */

import type { Definition } from "./definition.ts";
import { sortOut, type ToolWarning } from "./tool_entries.ts";
import { CORE_TOOLS, isMcpName, toolEntry } from "./tool_names.ts";

export type { ToolWarning };

/** The parts of a definition that decide about tools. */
export type ToolLists = Pick<
  Definition,
  "tools" | "disallowedTools" | "memory"
>;

/** A restriction, ready for a host. */
export interface ToolRestriction {
  /** Absent: every tool of the host. An empty list: none. */
  allow?: string[];
  deny: string[];
  /** The types that the agent may dispatch itself; absent: any. */
  agentTypes?: string[];
  /** Deferred tools to load before the start: only those named exactly. */
  preload: string[];
  warnings: ToolWarning[];
}

// With `memory` an agent gets the tools that keep it (recorded with 2.1.332).
const MEMORY_TOOLS = ["Read", "Edit", "Write"];

function covers(pattern: string, name: string): boolean {
  return pattern === name ||
    (pattern.endsWith("__*") && name.startsWith(pattern.slice(0, -1)));
}

/**
 * The restriction that a definition asks for, or `undefined` when it names no
 * tools at all and the agent has what its dispatcher has.
 *
 * @param known the tools that the host has or reserves; without it the names
 * of Claude Code count, and MCP names are taken as they are.
 *
 * @example
 * ```ts
 * import { restrictionOf } from "./tools.ts";
 * console.log(restrictionOf({ tools: ["Read", "Bash(git log:*)"] })?.allow);
 * ```
 */
export function restrictionOf(
  lists: ToolLists,
  known?: ReadonlySet<string>,
): ToolRestriction | undefined {
  const { tools, disallowedTools } = lists;
  if (tools === undefined && disallowedTools === undefined) return undefined;
  const allowed = tools && sortOut(tools, known);
  const denied = sortOut(disallowedTools ?? [], known);
  const deny = denied.names;
  const isDenied = (name: string) => deny.some((entry) => covers(entry, name));
  const warnings = [...allowed?.warnings ?? [], ...denied.warnings];

  let allow = allowed?.names;
  if (allow !== undefined && tools !== undefined) {
    if (lists.memory !== undefined) {
      allow = [...new Set([...allow, ...MEMORY_TOOLS])];
    }
    const canSearch = known === undefined || known.has("ToolSearch");
    if (allow.some(isMcpName) && canSearch && !allow.includes("ToolSearch")) {
      allow = [...allow, "ToolSearch"];
    }
    const left = allow.filter((name) => !isDenied(name));
    const works = left.some((name) => name !== "ToolSearch") ||
      tools.includes("ToolSearch");
    if (!works) warnings.push({ code: "deny-all", names: [...tools] });
    if (deny.length > 0 && left.length === allow.length) {
      warnings.push({ code: "deny-nothing", names: [...deny] });
    }
    allow = works ? left : [];
  }
  if (disallowedTools !== undefined && disallowedTools.length > 0) {
    if (deny.length === 0) {
      warnings.push({ code: "deny-nothing", names: [...disallowedTools] });
    }
  }
  return {
    ...(allow !== undefined && { allow }),
    deny,
    ...(allowed?.agentTypes && { agentTypes: allowed.agentTypes }),
    preload: (allowed?.exactMcp ?? []).filter((name) => !isDenied(name)),
    warnings,
  };
}

/**
 * The tools that an agent has on a host with the tools `known`; by default
 * those of Claude Code.
 */
export function effectiveTools(
  lists: ToolLists,
  known: ReadonlySet<string> = new Set(CORE_TOOLS),
): string[] {
  const restriction = restrictionOf(lists, known);
  if (restriction === undefined) return [...known];
  const { allow, deny } = restriction;
  return allow ?? [...known].filter((name) => !deny.includes(name));
}

/** Whether an agent with these lists has the tool `name`. */
export function hasTool(lists: ToolLists, name: string): boolean {
  const isNamed = (entries: readonly string[]) =>
    entries.some((entry) => {
      const read = toolEntry(entry);
      return read.kind === "tool" && read.name === name;
    });
  if (isNamed(lists.disallowedTools ?? [])) return false;
  if (lists.tools === undefined || isNamed(lists.tools)) return true;
  return lists.memory !== undefined && MEMORY_TOOLS.includes(name);
}
