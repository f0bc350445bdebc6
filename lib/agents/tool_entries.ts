/**
 * The entries of one tool list, held against the tools that exist.
 *
 * @module
 */

import { CORE_TOOLS, RESERVED_TOOLS, toolEntry } from "./tool_names.ts";

/** Something that a restriction does and its author may not have meant. */
export interface ToolWarning {
  code:
    /** Nobody knows a tool of this name; it was dropped. */
    | "unknown"
    /** `mcp__` without a server; it was dropped. */
    | "invalid-mcp"
    /** A whole server was named, and it has no tool here. */
    | "empty-server"
    /** The allow-list matches nothing: the agent has no tool at all. */
    | "deny-all"
    /** The deny-list takes nothing away. */
    | "deny-nothing";
  names: string[];
  /** For `unknown`: the tool that was probably meant. */
  meant?: string;
}

/** A list after sorting out. */
export interface Sorted {
  names: string[];
  /** Tools of MCP servers that were named exactly. */
  exactMcp: string[];
  /** What stands inside `Agent(…)`. */
  agentTypes?: string[];
  warnings: ToolWarning[];
}

/** Sorts the entries out: what is kept, what it may dispatch, what to warn of. */
export function sortOut(
  entries: readonly string[],
  known: ReadonlySet<string> | undefined,
): Sorted {
  const legal = known ?? new Set(CORE_TOOLS);
  const sorted: Sorted = { names: [], exactMcp: [], warnings: [] };
  const keep = (name: string) => {
    if (!sorted.names.includes(name)) sorted.names.push(name);
  };
  for (const written of entries) {
    const entry = toolEntry(written);
    if (entry.kind === "invalid-mcp") {
      sorted.warnings.push({ code: "invalid-mcp", names: [written] });
    } else if (entry.kind === "mcp-server") {
      if (known === undefined) keep(`${entry.prefix}*`);
      else {
        const all = [...known].filter((name) => name.startsWith(entry.prefix));
        all.forEach(keep);
        if (all.length === 0) {
          sorted.warnings.push({ code: "empty-server", names: [written] });
        }
      }
    } else {
      const { name } = entry;
      const isLegal = legal.has(name) || RESERVED_TOOLS.includes(name) ||
        (entry.kind === "mcp-tool" && known === undefined);
      if (!isLegal) {
        const meant = [...legal].find((tool) =>
          tool.toLowerCase() === name.toLowerCase()
        );
        sorted.warnings.push({
          code: "unknown",
          names: [written],
          ...(meant !== undefined && { meant }),
        });
        continue;
      }
      keep(name);
      if (entry.kind === "mcp-tool") sorted.exactMcp.push(name);
      else if (name === "Agent" && entry.inside !== undefined) {
        sorted.agentTypes = [
          ...sorted.agentTypes ?? [],
          ...entry.inside.split(",").map((type) => type.trim()).filter(Boolean),
        ];
      }
    }
  }
  return sorted;
}
