/**
 * Tool lists: what a definition leaves an agent.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { splitEntries, toolEntries } from "../../lib/agents/definition.ts";
import {
  CORE_TOOLS,
  effectiveTools,
  hasTool,
  restrictionOf,
  type ToolLists,
} from "../../lib/agents/tools.ts";

const ENTRIES: [text: string, expected: string[]][] = [
  ["Read, Grep", ["Read", "Grep"]],
  ["Read Grep", ["Read", "Grep"]],
  ["Read,\n  Grep", ["Read", "Grep"]],
  ["Bash(git log, git diff), Read", ["Bash(git log, git diff)", "Read"]],
  ["Agent(a, b) Read", ["Agent(a, b)", "Read"]],
  [" , ,", []],
];
for (const [text, expected] of ENTRIES) {
  Deno.test(`splitEntries() reads ${JSON.stringify(text)}`, () => {
    assertEquals(splitEntries(text), expected);
  });
}

Deno.test("toolEntries() tells no list, an empty list and every tool apart", () => {
  assertEquals(toolEntries(undefined), undefined);
  assertEquals(toolEntries("*"), undefined);
  assertEquals(toolEntries(["Read", "*"]), undefined);
  for (const none of ["", null, [], {}, 3, true]) {
    assertEquals(toolEntries(none), []);
  }
  assertEquals(toolEntries(["Read", 3, null, "Grep, Glob"]), [
    "Read",
    "Grep",
    "Glob",
  ]);
});

const KNOWN = new Set([
  "Agent",
  "Bash",
  "Edit",
  "Read",
  "TaskStop",
  "ToolSearch",
  "Write",
  "mcp__db__query",
  "mcp__db__write_0123456789ab",
  "mcp__mail__send",
]);

interface Expected {
  allow?: string[];
  deny?: string[];
  preload?: string[];
  agentTypes?: string[];
  warnings?: string[];
}

const ROWS: [what: string, lists: ToolLists, expected: Expected | undefined][] =
  [
    ["no lists", {}, undefined],
    ["plain names", { tools: ["Read", "Bash"] }, { allow: ["Read", "Bash"] }],
    ["a name twice", { tools: ["Read", "Read"] }, { allow: ["Read"] }],
    ["what parentheses narrow", { tools: ["Bash(git log:*)"] }, {
      allow: ["Bash"],
    }],
    ["an older name", { tools: ["Task", "KillShell"] }, {
      allow: ["Agent", "TaskStop"],
    }],
    ["types to dispatch", { tools: ["Read", "Agent(a, b)"] }, {
      allow: ["Read", "Agent"],
      agentTypes: ["a", "b"],
    }],
    ["types to dispatch that nothing closes", { tools: ["Agent(a, b"] }, {
      allow: ["Agent"],
    }],
    ["reserved names", { tools: ["subagent", "workflow", "Read"] }, {
      allow: ["subagent", "workflow", "Read"],
    }],
    ["an unknown name", { tools: ["Read", "Foo"] }, {
      allow: ["Read"],
      warnings: ["unknown Foo"],
    }],
    ["a name in the wrong case", { tools: ["Read", "bash"] }, {
      allow: ["Read"],
      warnings: ["unknown bash → Bash"],
    }],
    ["an exact MCP name with its hash", {
      tools: ["mcp__db__write_0123456789ab"],
    }, {
      allow: ["mcp__db__write_0123456789ab", "ToolSearch"],
      preload: ["mcp__db__write_0123456789ab"],
    }],
    ["an MCP name that is not mounted", { tools: ["Read", "mcp__db__drop"] }, {
      allow: ["Read"],
      warnings: ["unknown mcp__db__drop"],
    }],
    ["a server", { tools: ["mcp__db"] }, {
      allow: ["mcp__db__query", "mcp__db__write_0123456789ab", "ToolSearch"],
    }],
    ["a server with a star", { tools: ["mcp__mail__*", "ToolSearch"] }, {
      allow: ["mcp__mail__send", "ToolSearch"],
    }],
    ["every server", { disallowedTools: ["mcp__*"] }, {
      deny: [
        "mcp__db__query",
        "mcp__db__write_0123456789ab",
        "mcp__mail__send",
      ],
    }],
    ["a server without tools", { tools: ["Read", "mcp__no"] }, {
      allow: ["Read"],
      warnings: ["empty-server mcp__no"],
    }],
    ["no server", { tools: ["Read", "mcp__", "mcp____*"] }, {
      allow: ["Read"],
      warnings: ["invalid-mcp mcp__", "invalid-mcp mcp____*"],
    }],
    ["an empty allow-list", { tools: [] }, {
      allow: [],
      warnings: ["deny-all "],
    }],
    ["an allow-list that matches nothing", { tools: ["Foo", "mcp__"] }, {
      allow: [],
      warnings: ["unknown Foo", "invalid-mcp mcp__", "deny-all Foo,mcp__"],
    }],
    ["an allow-list that is all denied", {
      tools: ["Read"],
      disallowedTools: ["Read"],
    }, { allow: [], deny: ["Read"], warnings: ["deny-all Read"] }],
    ["both lists", { tools: ["Read", "Write"], disallowedTools: ["Write"] }, {
      allow: ["Read"],
      deny: ["Write"],
    }],
    ["a denied MCP name that is not preloaded", {
      tools: ["mcp__db__query", "Read"],
      disallowedTools: ["mcp__db"],
    }, {
      allow: ["Read", "ToolSearch"],
      deny: ["mcp__db__query", "mcp__db__write_0123456789ab"],
      preload: [],
    }],
    ["a deny-list alone", { disallowedTools: ["Bash(rm:*)"] }, {
      deny: ["Bash"],
    }],
    ["a deny-list of unknown names", { disallowedTools: ["Foo"] }, {
      warnings: ["unknown Foo", "deny-nothing Foo"],
    }],
    ["a deny-list beside the allow-list", {
      tools: ["Read"],
      disallowedTools: ["Bash"],
    }, { allow: ["Read"], deny: ["Bash"], warnings: ["deny-nothing Bash"] }],
    ["memory, which brings its tools", { tools: ["Read"], memory: "user" }, {
      allow: ["Read", "Edit", "Write"],
    }],
    ["memory alone, without its tools", { tools: ["Grep"], memory: "user" }, {
      allow: ["Read", "Edit", "Write"],
      warnings: ["unknown Grep"],
    }],
    ["memory without an allow-list", {
      disallowedTools: ["Bash"],
      memory: "user",
    }, { deny: ["Bash"] }],
    ["memory whose tools are denied", {
      tools: ["Read"],
      disallowedTools: ["Write", "Edit"],
      memory: "user",
    }, { allow: ["Read"], deny: ["Write", "Edit"] }],
  ];

for (const [what, lists, expected] of ROWS) {
  Deno.test(`restrictionOf() has ${what}`, () => {
    const restriction = restrictionOf(lists, KNOWN);
    if (expected === undefined) return assertEquals(restriction, undefined);
    assert(restriction !== undefined);
    assertEquals(restriction.allow, expected.allow);
    assertEquals(restriction.deny, expected.deny ?? []);
    assertEquals(restriction.agentTypes, expected.agentTypes);
    if (expected.preload) assertEquals(restriction.preload, expected.preload);
    assertEquals(
      restriction.warnings.map(({ code, names, meant }) =>
        `${code} ${names.join()}${meant ? ` → ${meant}` : ""}`
      ),
      expected.warnings ?? [],
    );
  });
}

Deno.test("restrictionOf() adds no ToolSearch that the host does not have", () => {
  const known = new Set(["mcp__db__query"]);
  const restriction = restrictionOf({ tools: ["mcp__db__query"] }, known);
  assertEquals(restriction?.allow, ["mcp__db__query"]);
});

Deno.test("restrictionOf() takes MCP names as they are when no host is known", () => {
  const lists = { tools: ["mcp__db", "mcp__mail__send", "Read"] };
  const restriction = restrictionOf(lists);
  assertEquals(restriction?.allow, [
    "mcp__db__*",
    "mcp__mail__send",
    "Read",
    "ToolSearch",
  ]);
  assertEquals(restriction?.preload, ["mcp__mail__send"]);
  assertEquals(restriction?.warnings, []);
});

// What a subagent's request held, of these tools: recorded with 2.1.332.
const RECORDED: [lists: ToolLists, has: string[], lacks: string[]][] = [
  [{}, ["Bash", "Edit", "Read", "Write"], []],
  [{ tools: ["Read", "Grep"] }, ["Read", "Grep"], ["Bash", "Write"]],
  [{ tools: [] }, [], ["Read", "Bash"]],
  [{ tools: ["Task"] }, ["Agent"], ["Read"]],
  [{ tools: ["Read", "Agent(Explore, Plan)"] }, ["Agent", "Read"], ["Bash"]],
  [{ tools: ["Bash(git log, git diff)", "Read"] }, ["Bash"], ["Write"]],
  [{ tools: ["Read", "Foo"] }, ["Read"], ["Bash"]],
  [{ tools: ["MultiEdit", "Read", "LS"] }, ["Read"], ["Edit"]],
  [{ tools: ["Glob", "Grep", "KillShell"] }, ["TaskStop"], ["KillShell"]],
  [{ disallowedTools: ["Write", "Edit"] }, ["Bash"], ["Edit", "Write"]],
  [{ disallowedTools: ["Bash(rm:*)"] }, ["Write"], ["Bash"]],
  [{ disallowedTools: ["Task"] }, ["Bash"], ["Agent"]],
  [{ tools: ["Read"], memory: "project" }, ["Write", "Edit"], ["Bash"]],
  [
    {
      tools: ["Read"],
      disallowedTools: ["Write", "Edit"],
      memory: "project",
    },
    ["Read"],
    ["Edit", "Write"],
  ],
];

for (const [lists, has, lacks] of RECORDED) {
  Deno.test(`effectiveTools() is what Claude Code gives for ${JSON.stringify(lists)}`, () => {
    const tools = effectiveTools(lists);
    for (const tool of has) {
      assert(tools.includes(tool), tool);
      assert(hasTool(lists, tool), tool);
    }
    for (const tool of lacks) {
      assert(!tools.includes(tool), tool);
      assert(!hasTool(lists, tool), tool);
    }
  });
}

// The names in which the requests of a main session and of subagents list them.
const RECORDED_TOOLS =
  `Agent Artifact AskUserQuestion Bash ClaudeDesign CronCreate CronDelete
CronList Edit EndConversation EnterPlanMode EnterWorktree ExitPlanMode
ExitWorktree Glob Grep ListAgents ListMcpResourcesTool LSP Monitor
NotebookEdit OfferChromeSetup PowerShell Projects PushNotification Read
ReadMcpResourceDirTool ReadMcpResourceTool ReadNotifications RemoteTrigger
ReportFindings ScheduleWakeup SendFeedback SendMessage SendUserFile
SendUserMessage SetGoal Skill TaskCreate TaskGet TaskList TaskStop
TaskUpdate TodoWrite ToolSearch WaitForMcpServers WebFetch WebSearch
Workflow Write`.split(/\s+/);

Deno.test("CORE_TOOLS are those that were recorded, and each may be named", () => {
  assertEquals([...CORE_TOOLS], RECORDED_TOOLS);
  assertEquals(restrictionOf({ tools: RECORDED_TOOLS })?.warnings, []);
});

Deno.test("hasTool() knows the tools that memory brings, and no others", () => {
  for (const tool of ["Read", "Edit", "Write"]) {
    assert(hasTool({ tools: ["Glob"], memory: "local" }, tool), tool);
    assert(!hasTool({ tools: ["Glob"] }, tool), tool);
  }
  assert(!hasTool({ tools: ["Glob"], memory: "local" }, "Bash"));
  assert(!hasTool({ tools: ["mcp__db__Read"] }, "Read"));
});

Deno.test("restrictionOf() denies by exact names and by whole servers", () => {
  const rows: [denied: string, left: string[]][] = [
    ["mcp__db", ["mcp__db2__query", "Read", "ToolSearch"]],
    ["mcp__db__*", ["mcp__db2__query", "Read", "ToolSearch"]],
    ["mcp__db__query", [
      "mcp__db2__query",
      "mcp__db__drop",
      "Read",
      "ToolSearch",
    ]],
    ["mcp__*", ["Read", "ToolSearch"]],
    ["Read", [
      "mcp__db2__query",
      "mcp__db__query",
      "mcp__db__drop",
      "ToolSearch",
    ]],
  ];
  for (const [denied, left] of rows) {
    const restriction = restrictionOf({
      tools: ["mcp__db2__query", "mcp__db__query", "mcp__db__drop", "Read"],
      disallowedTools: [denied],
    });
    assertEquals(restriction?.allow, left, denied);
    const mcp = left.filter((name) => name.startsWith("mcp__"));
    assertEquals(restriction?.preload, mcp, denied);
  }
});
