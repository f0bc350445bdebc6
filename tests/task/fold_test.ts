/** What a definition's own lines do to a run. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { HostFacts } from "../../lib/task/host.ts";
import { memoryFacts } from "../../lib/task/memory_host.ts";
import { planTask } from "../../lib/task/plan.ts";
import type { RunPlan } from "../../lib/task/plan_shapes.ts";
import { agentFile, workspace } from "./workspace.ts";

const KNOWN = [
  "Agent",
  "Bash",
  "Grep",
  "Read",
  "ToolSearch",
  "mcp__docs__find",
  "mcp__docs__get_0123456789ab",
];

function fold(lines: string, facts: Partial<HostFacts> = {}): RunPlan {
  const head = `name: x\ndescription: d\n${lines}`;
  const registry = workspace({ user: { "x.md": agentFile(head) } });
  const made = planTask({ prompt: "p", subagentType: "x" }, registry, {
    ...memoryFacts(),
    tools: new Set(KNOWN),
    ...facts,
  });
  assert(made.kind === "run", JSON.stringify(made));
  return made;
}

const FILTERS: [lines: string, filter: unknown, warned: string[]][] = [
  ["", undefined, []],
  ["tools: Read, Grep", { allow: ["Read", "Grep"] }, []],
  ["tools: Read, Task, Bash", { allow: ["Read", "Agent", "Bash"] }, []],
  ["tools: Read, Tas", { allow: ["Read"] }, [
    'dropping unknown tool name "Tas"',
  ]],
  ["tools: Read, subagent, workflow", {
    allow: ["Read", "subagent", "workflow"],
  }, []],
  ["tools: mcp__docs__get_0123456789ab", {
    allow: ["mcp__docs__get_0123456789ab", "ToolSearch"],
  }, []],
  ["tools: mcp__docs", {
    allow: ["mcp__docs__find", "mcp__docs__get_0123456789ab", "ToolSearch"],
  }, []],
  ["tools: mcp__docs__*, Read", {
    allow: [
      "mcp__docs__find",
      "mcp__docs__get_0123456789ab",
      "Read",
      "ToolSearch",
    ],
  }, []],
  ["tools: mcp__missing__foo", { allow: [] }, [
    'dropping unknown tool name "mcp__missing__foo"',
    "no tool at all",
  ]],
  ["tools: mcp__", { allow: [] }, [
    'invalid MCP wildcard "mcp__"',
    "no tool at all",
  ]],
  ["tools:", { allow: [] }, ["no tool at all"]],
  ["tools: []", { allow: [] }, ["no tool at all"]],
  ["disallowedTools: Bash", { deny: ["Bash"] }, []],
  ["disallowedTools: Bsh", {}, ['"Bsh"', "takes nothing away"]],
  ["tools: Read, Bash\ndisallowedTools: Bash", {
    allow: ["Read"],
    deny: ["Bash"],
  }, []],
];

Deno.test("planTask() turns tool lists into a filter", async (t) => {
  for (const [lines, filter, warned] of FILTERS) {
    await t.step(lines || "no list", () => {
      const { toolFilter, warnings } = fold(lines);
      assertEquals<unknown>(toolFilter, filter);
      assertEquals(warnings.length, warned.length, warnings.join("\n"));
      for (const [at, part] of warned.entries()) {
        assertStringIncludes(warnings[at] ?? "", part);
      }
    });
  }
});

Deno.test("planTask() appends no ToolSearch that the host does not have", () => {
  const tools = new Set(KNOWN.filter((name) => name !== "ToolSearch"));
  assertEquals(fold("tools: mcp__docs__find", { tools }).toolFilter, {
    allow: ["mcp__docs__find"],
  });
});

Deno.test("planTask() preloads only deferred tools that are named one by one", () => {
  const deferred = new Set(["mcp__docs__find", "mcp__docs__get_0123456789ab"]);
  const rows: [lines: string, deferred: Set<string>, preload: string[]][] = [
    ["tools: mcp__docs__find, Read", deferred, ["mcp__docs__find"]],
    ["tools: mcp__docs__find", new Set(), []],
    ["tools: mcp__docs", deferred, []],
    ["tools: mcp__docs__*", deferred, []],
    ["tools: mcp__gone__find", deferred, []],
    [
      "tools: mcp__docs__find, Read\ndisallowedTools: mcp__docs__find",
      deferred,
      [],
    ],
    ["", deferred, []],
  ];
  for (const [lines, names, preload] of rows) {
    assertEquals(fold(lines, { deferred: names }).preload, preload, lines);
  }
});

Deno.test("planTask() decides which instruction files reach the agent", () => {
  const rows: [string, boolean, RunPlan["instructions"], number][] = [
    ["", false, "user", 0],
    ["", true, "user", 0],
    ["omitClaudeMd: true", false, "none", 0],
    ["omitClaudeMd: false", true, "workspace", 0],
    ["omitClaudeMd: false", false, "user", 1],
  ];
  for (const [lines, trustsProject, instructions, warned] of rows) {
    const made = fold(lines, { trustsProject });
    assertEquals(made.instructions, instructions, lines);
    assertEquals(made.warnings.length, warned, lines);
  }
});

Deno.test("planTask() carries no permission out of a file, and says so", () => {
  const made = fold("permissionMode: bypassPermissions\nisolation: worktree");
  assertEquals(made.warnings.length, 2);
  assertStringIncludes(made.warnings.join(), "bypassPermissions");
  const { warnings: _, ...rest } = made;
  assert(!JSON.stringify(rest).includes("bypassPermissions"));
});

Deno.test("planTask() carries turns and effort of a definition", () => {
  const made = fold("maxTurns: 7\neffort: high\nmodel: haiku");
  assertEquals(made.maxTurns, 7);
  assertEquals(made.options, { model: "haiku", effort: "high" });
});
