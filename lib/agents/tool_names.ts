/**
 * Names of tools: what an entry of a tool list means.
 *
 * @module
 */

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
export type ToolEntry =
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
export function toolEntry(entry: string): ToolEntry {
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
