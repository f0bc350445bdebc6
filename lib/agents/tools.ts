/**
 * Which tools an agent has, from the two lists of its definition; what it is
 * able to do with them, whether its definition pins the background, and which
 * type a guard may recommend.
 *
 * @module
 */

import { clean } from "../field.ts";
import {
  type Definition,
  isLookupName,
  type Layer,
  NAME_MAX,
} from "./definition.ts";
import {
  builtInOf,
  DEFAULT_TYPE,
  type Found,
  type Registry,
} from "./registry.ts";

/** The tools that Claude Code 2.1.332 may bring along, in its own names. */
export const CORE_TOOLS: readonly string[] = [
  "Agent",
  "Artifact",
  "AskUserQuestion",
  "Bash",
  "ClaudeDesign",
  "CronCreate",
  "CronDelete",
  "CronList",
  "Edit",
  "EndConversation",
  "EnterPlanMode",
  "EnterWorktree",
  "ExitPlanMode",
  "ExitWorktree",
  "Glob",
  "Grep",
  "ListAgents",
  "ListMcpResourcesTool",
  "LSP",
  "Monitor",
  "NotebookEdit",
  "OfferChromeSetup",
  "PowerShell",
  "Projects",
  "PushNotification",
  "Read",
  "ReadMcpResourceDirTool",
  "ReadMcpResourceTool",
  "ReadNotifications",
  "RemoteTrigger",
  "ReportFindings",
  "ScheduleWakeup",
  "SendFeedback",
  "SendMessage",
  "SendUserFile",
  "SendUserMessage",
  "SetGoal",
  "Skill",
  "TaskCreate",
  "TaskGet",
  "TaskList",
  "TaskStop",
  "TaskUpdate",
  "TodoWrite",
  "ToolSearch",
  "WaitForMcpServers",
  "WebFetch",
  "WebSearch",
  "Workflow",
  "Write",
];

/**
 * Names that stay legal in a restriction although nothing visible bears them:
 * a host keeps them for its own tools of delegation.
 */
export const RESERVED_TOOLS: readonly string[] = ["subagent", "workflow"];

/** Older names and what they are called now. */
const RENAMED: Record<string, string> = {
  Brief: "SendUserMessage",
  KillBash: "TaskStop",
  KillShell: "TaskStop",
  ListMcpResources: "ListMcpResourcesTool",
  ListPeers: "ListAgents",
  ProposeGoal: "SetGoal",
  ReadMcpResource: "ReadMcpResourceTool",
  ReadMcpResourceDir: "ReadMcpResourceDirTool",
  Task: "Agent",
};

/** What one entry of a list says. */
type ToolEntry =
  | { kind: "tool"; name: string; inside?: string }
  /** One tool of an MCP server, with the hash that its name may end in. */
  | { kind: "mcp-tool"; name: string }
  /** All tools of one MCP server, or of every server when `prefix` is `mcp__`. */
  | { kind: "mcp-server"; prefix: string }
  | { kind: "invalid-mcp"; name: string };

const MCP = "mcp__";

function mcpEntry(name: string): ToolEntry {
  const rest = name.slice(MCP.length);
  if (rest === "*") return { kind: "mcp-server", prefix: MCP };
  const cut = rest.indexOf("__");
  const server = cut === -1 ? rest : rest.slice(0, cut);
  const tool = cut === -1 ? "*" : rest.slice(cut + 2);
  if (server === "") return { kind: "invalid-mcp", name };
  return tool === "*" || tool === ""
    ? { kind: "mcp-server", prefix: `${MCP}${server}__` }
    : { kind: "mcp-tool", name };
}

/**
 * Reads an entry. What stands in parentheses narrows a tool's use and not its
 * presence; only `Agent(a, b)` keeps it, as the types that may be dispatched.
 */
function toolEntry(entry: string): ToolEntry {
  if (entry.startsWith(MCP)) return mcpEntry(entry);
  const open = entry.indexOf("(");
  const bare = (open === -1 ? entry : entry.slice(0, open)).trim();
  const name = Object.hasOwn(RENAMED, bare) ? RENAMED[bare] ?? bare : bare;
  const close = entry.lastIndexOf(")");
  return open === -1 || close <= open
    ? { kind: "tool", name }
    : { kind: "tool", name, inside: entry.slice(open + 1, close) };
}

/** Whether a name is that of an MCP server's tool. */
export function isMcpName(name: string): boolean {
  return name.startsWith(MCP);
}

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
interface Sorted {
  names: string[];
  /** Tools of MCP servers that were named exactly. */
  exactMcp: string[];
  /** What stands inside `Agent(...)`. */
  agentTypes?: string[];
  warnings: ToolWarning[];
}

/** Sorts the entries out: what is kept, what it may dispatch, what to warn of. */
function sortOut(
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

/** What a type can do. */
export interface Abilities {
  /** The name as the harness knows it. */
  name: string;
  layer: Layer | "built-in";
  /** Has Write, Edit or NotebookEdit. Bash alone does not count. */
  canWrite: boolean;
  /** Has Bash. */
  canRun: boolean;
  /** The model that the definition pins; `inherit` pins none. */
  model?: string;
  /** Runs in the background, whatever the call says. */
  background: boolean;
  /** The definition's file; absent for a built-in type. */
  file?: string;
}

const WRITING_TOOLS = ["Write", "Edit", "NotebookEdit"];

function abilitiesFound(found: Found): Abilities | undefined {
  if (found.kind === "built-in") {
    const { builtIn } = found;
    return {
      name: builtIn.name,
      layer: "built-in",
      canWrite: WRITING_TOOLS.some((tool) => hasTool(builtIn, tool)),
      canRun: hasTool(builtIn, "Bash"),
      background: false,
    };
  }
  if (found.kind !== "definition") return undefined;
  const { definition } = found;
  const { name, layer, model, background, file } = definition;
  return {
    name,
    layer,
    canWrite: WRITING_TOOLS.some((tool) => hasTool(definition, tool)),
    canRun: hasTool(definition, "Bash"),
    ...(model !== undefined && model !== "inherit" && { model }),
    background,
    file,
  };
}

/**
 * What the type of a dispatch can do; a blank type is the default one.
 * `undefined` when no file shows it: an unknown name, an ambiguous one, or
 * `plugin:agent`.
 */
export function abilitiesOf(
  type: string,
  registry: Registry,
): Abilities | undefined {
  const name = type.trim() === "" ? DEFAULT_TYPE : type;
  return abilitiesFound(registry.find(name));
}

/** Whether `type` is built in, unless a file takes its place; a blank one is. */
function isBuiltIn(type: string): boolean {
  return type.trim() === "" || builtInOf(type) !== undefined;
}

/**
 * What a built-in type can do as the harness brings it along, without reading
 * any file; `undefined` for other types.
 */
export function builtInAbilities(type: string): Abilities | undefined {
  const builtIn = builtInOf(type.trim() === "" ? DEFAULT_TYPE : type);
  return builtIn && abilitiesFound({ kind: "built-in", builtIn });
}

/**
 * The definition that puts dispatches of `type` in the background, whatever
 * `run_in_background` says. A built-in name is answered without reading a file.
 */
export function pinsBackground(
  type: string,
  registry: Registry,
): { name: string; file: string } | undefined {
  if (isBuiltIn(type)) return undefined;
  const abilities = abilitiesOf(type, registry);
  return abilities?.background === true && abilities.file !== undefined
    ? { name: abilities.name, file: abilities.file }
    : undefined;
}

/** What the recommended type must, or must not, be able to do. */
export type Need =
  /** Cannot write files. */
  | { readOnly: true }
  | { readOnly: false; write: boolean; run: boolean };

// In the order in which they are recommended.
const READING_TYPES = ["Explore", "Plan"];
const WORKING_TYPES = ["general-purpose", "claude"];

function meets(abilities: Abilities, need: Need): boolean {
  // Its report would not be the result of the call.
  if (abilities.background) return false;
  if (need.readOnly) return !abilities.canWrite;
  return (abilities.canWrite || !need.write) &&
    (abilities.canRun || !need.run) &&
    !(abilities.model ?? "").toLowerCase().includes("haiku");
}

/**
 * A type that meets the need: a built-in one, or else one that the user
 * defined. Never one of the project, not even where it replaces a built-in
 * type: the files of a cloned repository must not steer a dispatch.
 */
export function recommendedType(
  need: Need,
  registry: Registry,
): string | undefined {
  const known = need.readOnly ? READING_TYPES : WORKING_TYPES;
  // A name that cannot be shown as it is, cannot be passed on either.
  const users = registry.all().filter(({ layer, name }) =>
    layer === "user" && isLookupName(name) && clean(name, NAME_MAX) === name
  );
  return [...known, ...users.map(({ name }) => name)].find((name) => {
    const abilities = abilitiesOf(name, registry);
    return abilities !== undefined && abilities.layer !== "project" &&
      meets(abilities, need);
  });
}
