/** The command line and the environment that a plan becomes. */
import { assert, assertEquals } from "@std/assert";
import { claudeArguments } from "../../lib/task/claude/arguments.ts";
import {
  childEnvironment,
  depthOf,
} from "../../lib/task/claude/environment.ts";
import type { Start } from "../../lib/task/host.ts";
import type { RunPlan } from "../../lib/task/plan_shapes.ts";

const PLAN: RunPlan = {
  kind: "run",
  start: "spawn",
  mode: "foreground",
  agentType: "scout",
  label: "scout",
  prompt: "p",
  instructions: "user",
  preload: [],
  maxDepth: 3,
  warnings: [],
};

const HEAD = ["-p", "--output-format", "stream-json", "--verbose"];
const USER = ["--setting-sources", "user"];
const NEW = ["--session-id", "s1"];
const AGENT = ["--agent", "scout"];

const DEFINED = {
  name: "scout",
  description: "d",
  layer: "project",
  file: "/p/.claude/agents/s.md",
  tools: ["Read"],
} as const;

const INLINE =
  '{"scout":{"description":"d","prompt":"Persona.","tools":["Read"]}}';

type Row = [
  name: string,
  plan: Partial<RunPlan>,
  start: Partial<Start>,
  args: string[],
];

const ROWS: Row[] = [
  ["plain", {}, {}, [...USER, ...NEW, ...AGENT]],
  ["continued", {}, { resume: "s9" }, [...USER, "--resume", "s9", ...AGENT]],
  ["model and effort", { options: { model: "m", effort: "low" } }, {}, [
    ...[...USER, ...NEW, ...AGENT],
    ...["--model", "m", "--effort", "low"],
  ]],
  ["turns", { maxTurns: 4 }, {}, [
    ...[...USER, ...NEW, ...AGENT],
    ...["--max-turns", "4"],
  ]],
  ["allow", { toolFilter: { allow: ["Read", "mcp__a__b", "subagent"] } }, {}, [
    ...[...USER, ...NEW, ...AGENT],
    ...["--tools", "Read"],
  ]],
  ["no tool at all", { toolFilter: { allow: [] } }, {}, [
    ...[...USER, ...NEW, ...AGENT],
    ...["--tools", ""],
  ]],
  ["deny", { toolFilter: { deny: ["Bash", "mcp__a__*"] } }, {}, [
    ...[...USER, ...NEW, ...AGENT],
    ...["--disallowedTools", "Bash,mcp__a__*"],
  ]],
  ["rules", {}, { rules: "R" }, [
    ...[...USER, ...NEW, ...AGENT],
    ...["--append-system-prompt", "R"],
  ]],
  ["workspace", { instructions: "workspace" }, {}, [
    ...["--setting-sources", "user,project,local"],
    ...[...NEW, ...AGENT],
  ]],
  ["of the project", { definition: DEFINED, persona: "Persona." }, {}, [
    ...[...USER, ...NEW, "--agents", INLINE, ...AGENT],
  ]],
  [
    "of the project, continued",
    {
      definition: DEFINED,
      persona: "Persona.",
    },
    { resume: "s9" },
    [
      ...[...USER, "--resume", "s9", "--agents", INLINE, ...AGENT],
    ],
  ],
  [
    "of the project, in the workspace",
    {
      definition: DEFINED,
      instructions: "workspace",
    },
    {},
    [
      ...["--setting-sources", "user,project,local"],
      ...[...NEW, ...AGENT],
    ],
  ],
  ["of the user", { definition: { ...DEFINED, layer: "user" } }, {}, [
    ...[...USER, ...NEW, ...AGENT],
  ]],
  [
    "fork",
    { start: "fork", session: "s5", agentType: "fork" },
    { rules: "R" },
    [
      ...[...USER, "--resume", "s5", "--fork-session", ...NEW],
    ],
  ],
];

Deno.test("claudeArguments() writes a run as a command line", async (t) => {
  for (const [name, plan, start, args] of ROWS) {
    await t.step(name, () => {
      const made = claudeArguments(
        { plan: { ...PLAN, ...plan }, message: "secret", ...start },
        { session: "s1", deepest: false },
      );
      assertEquals(made, [...HEAD, ...args]);
    });
  }
});

Deno.test("claudeArguments() grants nothing and shows no prompt", () => {
  for (const [, plan, start] of ROWS) {
    const made = claudeArguments(
      { plan: { ...PLAN, ...plan }, message: "secret", ...start },
      { session: "s1", deepest: true },
    );
    for (
      const grant of [
        "--allowedTools",
        "--allowed-tools",
        "--permission-mode",
        "--dangerously-skip-permissions",
        "--allow-dangerously-skip-permissions",
        "secret",
      ]
    ) assert(!made.includes(grant), grant);
  }
});

Deno.test("claudeArguments() takes Agent away at the deepest level", () => {
  const made = claudeArguments(
    { plan: { ...PLAN, toolFilter: { deny: ["Bash"] } }, message: "m" },
    { session: "s1", deepest: true },
  );
  assertEquals(made.slice(-2), ["--disallowedTools", "Bash,Agent"]);
});

Deno.test("childEnvironment() drops what the caller's session says", () => {
  const env = {
    PATH: "/bin",
    CLAUDECODE: "1",
    CLAUDE_CODE_ENTRYPOINT: "cli",
    CLAUDE_CODE_SESSION_ID: "x",
    CLAUDE_CONFIG_DIR: "/c",
    INIT_CWD: "/elsewhere",
  };
  assertEquals(childEnvironment(env, { plan: PLAN, depth: 0 }), {
    PATH: "/bin",
    CLAUDE_CONFIG_DIR: "/c",
    TASK_DISPATCH_DEPTH: "1",
    TASK_DISPATCH_MAX_DEPTH: "3",
    CLAUDE_CODE_MAX_SUBAGENT_SPAWN_DEPTH: "2",
  });
});

Deno.test("childEnvironment() keeps every CLAUDE.md away when told to", () => {
  const plan: RunPlan = { ...PLAN, instructions: "none" };
  const made = childEnvironment({}, { plan, depth: 2 });
  assertEquals(made, {
    TASK_DISPATCH_DEPTH: "3",
    TASK_DISPATCH_MAX_DEPTH: "3",
    CLAUDE_CODE_DISABLE_CLAUDE_MDS: "1",
  });
});

Deno.test("depthOf() takes whole numbers and nothing else", () => {
  const rows: [string | undefined, number][] = [
    [undefined, 0],
    ["", 0],
    ["2", 2],
    [" 2 ", 2],
    ["-1", 0],
    ["1e9", 0],
    ["two", 0],
  ];
  for (const [value, depth] of rows) {
    const env = value === undefined ? {} : { TASK_DISPATCH_DEPTH: value };
    assertEquals(depthOf(env), { depth, maxDepth: 3 });
  }
});
