/**
 * The registry: which files count, what a name stands for.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import type { SkipReason } from "../../lib/agents/definition.ts";
import {
  BUILT_INS,
  readRegistry,
  type Registry,
  type Where,
} from "../../lib/agents/registry.ts";
import { memoryFiles } from "../../lib/files_in_memory.ts";

const AGENTS = "/w/shop/.claude/agents";

function agent(name: string, more = ""): string {
  return `---\nname: ${name}\ndescription: Does ${name}.\n${more}---\nDo it.\n`;
}

function registryOf(
  files: Record<string, string>,
  where: Partial<Where> = {},
): Registry {
  return readRegistry({ cwd: "/w/shop", ...where }, {
    files: memoryFiles(files),
  });
}

/** What a type stands for, in one word or two. */
function meaning(registry: Registry, type: string): string {
  const found = registry.find(type);
  switch (found.kind) {
    case "definition":
      return found.definition.file;
    case "built-in":
      return `built-in ${found.builtIn.name}`;
    case "ambiguous":
      return `ambiguous ${found.names.join(" ")}`;
    default:
      return found.kind;
  }
}

// Which of several files of one name counts: recorded with 2.1.332.
const PRECEDENCE: [what: string, files: string[], kept: string][] = [
  ["the last path of one folder", [
    `${AGENTS}/a/same.md`,
    `${AGENTS}/b/same.md`,
  ], `${AGENTS}/b/same.md`],
  ["a later file over one in a subfolder", [
    `${AGENTS}/sub/a.md`,
    `${AGENTS}/z.md`,
  ], `${AGENTS}/z.md`],
  ["the nearer folder", [
    "/w/.claude/agents/z.md",
    `${AGENTS}/a.md`,
  ], `${AGENTS}/a.md`],
  ["the project over the user", [
    "/home/u/.claude/agents/z.md",
    "/w/.claude/agents/a.md",
  ], "/w/.claude/agents/a.md"],
];

for (const [what, files, kept] of PRECEDENCE) {
  Deno.test(`find() takes ${what} when several files share a name`, () => {
    const registry = registryOf(
      Object.fromEntries(files.map((file) => [file, agent("same")])),
      { home: "/home/u" },
    );
    assertEquals(meaning(registry, "same"), kept);
    const [left] = registry.skipped();
    assertEquals(registry.skipped().length, 1);
    assertEquals(left?.kept, kept);
    const isDouble = files.every((file) => file.startsWith(AGENTS));
    assertEquals(left?.reason, isDouble ? "duplicate" : "shadowed");
    assertEquals(registry.duplicates().length, isDouble ? 1 : 0);
  });
}

const LOOKUPS: [type: string, expected: string][] = [
  ["code-critic", `${AGENTS}/critic.md`],
  ["critic", "unknown"],
  ["Code Critic", `${AGENTS}/critic.md`],
  ["CODE_CRITIC", `${AGENTS}/critic.md`],
  ["  codecritic ", `${AGENTS}/critic.md`],
  ["code–critic", `${AGENTS}/critic.md`],
  ["代码审查", `${AGENTS}/zh.md`],
  ["Explore", "built-in Explore"],
  ["explore", "built-in Explore"],
  ["general_purpose", "built-in general-purpose"],
  ["  Explore ", "built-in Explore"],
  ["Plan", "built-in Plan"],
  ["plan", `${AGENTS}/plan.md`],
  ["PLAN", "ambiguous Plan plan"],
  ["my-norm", `${AGENTS}/n1.md`],
  ["my_norm", `${AGENTS}/n2.md`],
  ["my norm", "ambiguous my-norm my_norm"],
  ["fork", "built-in fork"],
  ["Fork", "built-in fork"],
  ["claude", `${AGENTS}/claude.md`],
  ["tools:critic", "outside"],
  ["tools：critic", "outside"],
  ["claude-code-guide", "outside"],
  ["comment-thread-analyst", "outside"],
  ["WebFetch", "outside"],
  ["nobody", "unknown"],
  ["../critic", "unknown"],
  ["team/dev", `${AGENTS}/slash.md`],
  ["Team/Dev", "unknown"],
  ["x".repeat(65), "unknown"],
  ["", "unknown"],
];

const lookupRegistry = registryOf({
  [`${AGENTS}/critic.md`]: agent("code-critic"),
  [`${AGENTS}/zh.md`]: agent("代码审查"),
  [`${AGENTS}/plan.md`]: agent("plan"),
  [`${AGENTS}/n1.md`]: agent("my-norm"),
  [`${AGENTS}/n2.md`]: agent("my_norm"),
  [`${AGENTS}/fork.md`]: agent("fork"),
  [`${AGENTS}/claude.md`]: agent("claude"),
  [`${AGENTS}/slash.md`]: agent("team/dev"),
});

for (const [type, expected] of LOOKUPS) {
  Deno.test(`find() answers "${expected}" to "${type}"`, () => {
    assertEquals(meaning(lookupRegistry, type), expected);
  });
}

const SKIPPED: [text: string, reason: SkipReason][] = [
  ["# Notes\n", "no-frontmatter"],
  ["", "no-frontmatter"],
  ["\n---\nname: a\ndescription: d\n---\n", "late"],
  ["\ufeff---\nname: a\ndescription: d\n---\n", "bom"],
  ["--- yaml\nname: a\ndescription: d\n---\n", "spoilt"],
  ["---\nname: a\ndescription: d\n", "unclosed"],
  ["---\r\nname: a\r\ndescription: x: y\r\n---\r\n", "crlf-colon"],
  ["---\nname: a\njust words\n---\n", "unparsable"],
  ["---\ndescription: d\n---\n", "no-name"],
  ["---\nname: 12\ndescription: d\n---\n", "no-name"],
  ["---\nname: a\n---\n", "no-description"],
  ["---\nname: a\ndescription:\n---\n", "no-description"],
  ["---\nname: -a\ndescription: d\n---\n", "name-dash"],
  ["---\nname: a:b\ndescription: d\n---\n", "name-colon"],
  [`---\nname: ${"n".repeat(257)}\ndescription: d\n---\n`, "name-long"],
  ["---\nname: a\ndescription: d\nhooks: yes\n---\n", "hooks"],
];

for (const [text, reason] of SKIPPED) {
  Deno.test(`one bad file (${reason}) is told and hides no other: ${JSON.stringify(text.slice(0, 24))}`, () => {
    const registry = registryOf({
      [`${AGENTS}/bad.md`]: text,
      [`${AGENTS}/good.md`]: agent("good"),
    });
    assertEquals(registry.all().map(({ name }) => name), ["good"]);
    const [skipped] = registry.skipped();
    assertEquals(skipped?.reason, reason);
    assertEquals(skipped?.file, `${AGENTS}/bad.md`);
    assert(registry.isComplete());
  });
}

Deno.test("a definition has every field that its frontmatter gives", () => {
  const registry = registryOf({
    [`${AGENTS}/full.md`]: agent(
      "full",
      [
        "tools: Read, Bash(git log, git diff), mcp__db__query",
        "disallowedTools:\n  - Write",
        "model: Inherit",
        "background: true",
        "permissionMode: plan",
        'maxTurns: "7"',
        "skills: [a, b]",
        "omitClaudeMd: true",
        "effort: high",
        "memory: project",
        "isolation: worktree",
        "color: red",
        "made-up: 1\n",
      ].join("\n"),
    ),
  });
  assertEquals(registry.all()[0], {
    name: "full",
    description: "Does full.",
    tools: ["Read", "Bash(git log, git diff)", "mcp__db__query"],
    disallowedTools: ["Write"],
    model: "inherit",
    background: true,
    permissionMode: "plan",
    maxTurns: 7,
    skills: ["a", "b"],
    omitClaudeMd: true,
    effort: "high",
    memory: "project",
    isolation: "worktree",
    layer: "project",
    folder: AGENTS,
    file: `${AGENTS}/full.md`,
  });
});

Deno.test("a field with a value that is not taken counts as absent", () => {
  const registry = registryOf({
    [`${AGENTS}/odd.md`]: agent(
      "odd",
      "model: [a]\nbackground: maybe\npermissionMode: sudo\nmaxTurns: -1\neffort: huge\nmemory: all\nisolation: vm\n",
    ),
  });
  const { layer: _l, folder: _d, file: _f, ...fields } = registry.all()[0] ?? {
    layer: 0,
    folder: 0,
    file: 0,
  };
  assertEquals(fields, {
    name: "odd",
    description: "Does odd.",
    background: false,
    omitClaudeMd: false,
  });
});

Deno.test("files of other kinds are no definitions", () => {
  const registry = registryOf({
    [`${AGENTS}/a.MD`]: agent("a"),
    [`${AGENTS}/b.md.bak`]: agent("b"),
    [`${AGENTS}/c.json`]: "{}",
    [`${AGENTS}/deep/er/d.md`]: agent("d"),
    [`${AGENTS}/.hidden/e.md`]: agent("e"),
    [`${AGENTS}/folder.md/f.md`]: agent("f"),
  });
  assertEquals(registry.all().map(({ name }) => name), ["d", "e", "f"]);
  assertEquals(registry.skipped(), []);
});

Deno.test("an edit counts in the next registry and in no earlier one", () => {
  const texts = { [`${AGENTS}/a.md`]: agent("before") };
  const first = registryOf(texts);
  assertEquals(first.all().map(({ name }) => name), ["before"]);
  const second = registryOf({ [`${AGENTS}/a.md`]: agent("after") });
  assertEquals(second.all().map(({ name }) => name), ["after"]);
  assertEquals(first.all().map(({ name }) => name), ["before"]);
});

Deno.test("a registry that met a bound is not complete", () => {
  const deep = registryOf({
    [`${AGENTS}/a.md`]: agent("a"),
    [`${AGENTS}/${"d/".repeat(14)}b.md`]: agent("b"),
  });
  assertEquals(meaning(deep, "a"), `${AGENTS}/a.md`);
  assertEquals(deep.isComplete(), false);
  const many = registryOf(
    Object.fromEntries(
      Array.from({ length: 2001 }, (_, i) => [
        `${AGENTS}/a${i}.md`,
        agent(`a${i}`),
      ]),
    ),
  );
  assertEquals(many.all().length, 2000);
  assertEquals(many.isComplete(), false);
  assertEquals(many.skipped().map(({ reason }) => reason), ["too-many"]);
  assertEquals(
    registryOf({ [`${AGENTS}/a.md`]: agent("a") }).isComplete(),
    true,
  );
});

Deno.test("BUILT_INS are those that were recorded", () => {
  const without = ["Agent", "Edit", "ExitPlanMode", "NotebookEdit", "Write"];
  assertEquals(BUILT_INS, [
    { name: "claude" },
    { name: "Explore", disallowedTools: without },
    { name: "fork" },
    { name: "general-purpose" },
    { name: "Plan", disallowedTools: without },
    { name: "statusline-setup", tools: ["Read", "Edit"] },
  ]);
});
