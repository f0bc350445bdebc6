/**
 * The advice on agent types: when it speaks, and what it says.
 *
 * @module
 */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { agentAdvice } from "../../hooks/dispatch-agent-advice.ts";
import { adviceOn } from "../../lib/agents/advice.ts";
import { BUILT_INS, type Registry } from "../../lib/agents/registry.ts";
import { ADVICE_RULES, SKIP_REASONS } from "../../lib/rules/dispatch.ts";
import { judgeWith, type Payload, type Verdict } from "../../lib/verdict.ts";
import { dispatch, testWorld } from "../support/worlds.ts";

const AGENTS = "/work/shop/.claude/agents";
const HOME = { HOME: "/home/u" };

function agent(name: string, more = ""): string {
  return `---\nname: ${name}\ndescription: Does it.\n${more}---\nDo it.\n`;
}

function advised(
  payload: Payload,
  { env = HOME, files = {} }: {
    env?: Record<string, string>;
    files?: Record<string, string>;
  } = {},
): Verdict {
  return judgeWith(agentAdvice, { payload, world: testWorld({ env, files }) });
}

function said(type: unknown, files: Record<string, string> = {}): string {
  const verdict = advised(dispatch({ subagent_type: type }), { files });
  if (verdict.kind !== "context") return verdict.kind;
  return `${verdict.rule}: ${verdict.text}`;
}

const SILENT: [what: string, type: unknown, files?: Record<string, string>][] =
  [
    ["no type", undefined],
    ["a null type", null],
    ["a blank type", " "],
    ["a type that is no text", 7],
    ["a built-in type", "Explore"],
    ["a built-in type in another spelling", "general_purpose"],
    ["fork", "fork"],
    ["a type of some sessions", "claude-code-guide"],
    ["a plugin's type", "tools:critic"],
    ["a definition", "critic", { [`${AGENTS}/a.md`]: agent("critic") }],
    ["a definition of the user", "critic", {
      "/home/u/.claude/agents/a.md": agent("critic"),
    }],
    ["a definition that shadows the user's", "critic", {
      [`${AGENTS}/a.md`]: agent("critic"),
      "/home/u/.claude/agents/a.md": agent("critic"),
    }],
    ["a definition with MCP tools only", "critic", {
      [`${AGENTS}/a.md`]: agent("critic", "tools: mcp__db\n"),
    }],
  ];
for (const [what, type, files] of SILENT) {
  Deno.test(`the advice is silent on ${what}`, () => {
    assertEquals(said(type, files), "pass");
  });
}

Deno.test("the advice is silent on other tools, and where nothing can be seen", () => {
  const lost = dispatch({ subagent_type: "nobody" }, { cwd: "shop" });
  assertEquals(advised(lost).kind, "pass");
  const other = dispatch({ subagent_type: "nobody" }, { tool_name: "Bash" });
  assertEquals(advised(other).kind, "pass");
});

Deno.test("adviceOn() reads no file about a built-in type by its exact name", () => {
  const registry = new Proxy({} as Registry, {
    get() {
      throw new Error("asked");
    },
  });
  for (const { name } of BUILT_INS) {
    assertEquals(adviceOn(name, registry), undefined, name);
  }
});

Deno.test("the advice looks from PWD when the payload has no cwd", () => {
  const payload = dispatch({ subagent_type: "critik" }, { cwd: undefined });
  const verdict = advised(payload, {
    env: { PWD: "/work/shop" },
    files: { [`${AGENTS}/a.md`]: agent("critic") },
  });
  assert(verdict.kind === "context");
  assertStringIncludes(verdict.text ?? "", "critic");
});

const SPEAKS: [
  what: string,
  type: string,
  files: Record<string, string>,
  includes: string[],
][] = [
  ["an unknown type with a near miss", "critik", {
    [`${AGENTS}/a.md`]: agent("critic"),
  }, ["AGENT-UNKNOWN", "“critik”", "“critic” (project)", "general-purpose"]],
  ["a near miss of a built-in type", "Explor", {
    [`${AGENTS}/a.md`]: agent("critic"),
  }, ["AGENT-UNKNOWN", "“Explore” (built in)"]],
  ["a near miss of a definition in a built-in type's place", "claud", {
    [`${AGENTS}/a.md`]: agent("claude"),
  }, ["AGENT-UNKNOWN", "“claude” (project)"]],
  ["an unknown type where nothing is defined", "nobody", {}, [
    "AGENT-UNKNOWN",
    "Defined here: none",
  ]],
  ["the skipped file of that name", "critic", {
    [`${AGENTS}/x.md`]: "---\nname: critic\n---\n",
  }, ["AGENT-UNKNOWN", ".claude/agents/x.md", "no description"]],
  ["the skipped file called so", "critic", {
    [`${AGENTS}/team/Critic.md`]: "You are a critic.\n",
  }, [".claude/agents/team/Critic.md", "no frontmatter"]],
  ["the user's skipped file", "critic", {
    "/home/u/.claude/agents/critic.md": "You are a critic.\n",
  }, ["~/.claude/agents/critic.md"]],
  ["a former built-in type", "Bash", {}, [
    "AGENT-FORMER-BUILT-IN",
    "“general-purpose” does its work",
  ]],
  ["a spelling that fits two names", "MYNORM", {
    [`${AGENTS}/a.md`]: agent("my-norm"),
    [`${AGENTS}/b.md`]: agent("my_norm"),
  }, ["AGENT-AMBIGUOUS", "my-norm, my_norm"]],
  ["a name that two files define", "critic", {
    [`${AGENTS}/a/critic.md`]: agent("critic"),
    [`${AGENTS}/b/critic.md`]: agent("critic"),
  }, [
    "AGENT-DUPLICATE",
    ".claude/agents/b/critic.md counts",
    "ignored: .claude/agents/a/critic.md",
  ]],
  ["a definition without any tool", "critic", {
    [`${AGENTS}/a.md`]: agent("critic", "tools: read, GREP\n"),
  }, ["AGENT-NO-TOOLS", "(read, GREP)", ".claude/agents/a.md"]],
  ["a definition with an empty list", "critic", {
    [`${AGENTS}/a.md`]: agent("critic", "tools:\n"),
  }, ["AGENT-NO-TOOLS", "it is empty"]],
];
for (const [what, type, files, includes] of SPEAKS) {
  Deno.test(`the advice tells ${what}`, () => {
    const text = said(type, files);
    for (const part of includes) assertStringIncludes(text, part);
    assert(!/\{[a-z]+\}/i.test(text), text);
    assert(!text.includes("ALLOW_"), text);
  });
}

Deno.test("the advice speaks the language of the prompt", () => {
  const payload = dispatch({
    subagent_type: "critik",
    prompt: "审查这次改动。",
  });
  const verdict = advised(payload, {
    files: { [`${AGENTS}/a.md`]: agent("critic") },
  });
  assert(verdict.kind === "context");
  assertStringIncludes(verdict.text ?? "", "最接近的名字是 “critic”（项目）");
});

Deno.test("the advice shows hostile names cleaned, and only so many", () => {
  const files = Object.fromEntries(
    Array.from({ length: 60 }, (_, i) => [
      `${AGENTS}/a${i}.md`,
      agent(`"a${i}\\e[2J\\u202e${"x".repeat(200)}"`),
    ]),
  );
  const text = said(`n\u202eobody\u001b[2J${"y".repeat(5000)}`, files);
  // deno-lint-ignore no-control-regex
  assert(!/[\u0000-\u0009\u000b-\u001f\u202a-\u202e]/.test(text));
  assert(text.length < 3000, `${text.length}`);
});

Deno.test("the hatch of the advice opens at exactly 1", () => {
  const payload = dispatch({ subagent_type: "nobody" });
  const under = (value: string) =>
    advised(payload, { env: { ...HOME, ALLOW_NO_AGENT_ADVICE: value } }).kind;
  assertEquals(under("1"), "bypass");
  for (const value of ["", "0", "true"]) assertEquals(under(value), "context");
});

Deno.test("every sentence of the advice exists in both languages", () => {
  for (const rule of ADVICE_RULES) {
    const slots = (text: string) => text.match(/\{[a-z]+\}/gi)?.sort() ?? [];
    for (const part of ["wrong", "why", "instead"] as const) {
      assertEquals(slots(rule.en[part]), slots(rule.zh[part]), rule.id);
    }
  }
  for (const { en, zh } of Object.values(SKIP_REASONS)) {
    assert(en !== "" && /[\u4e00-\u9fff]/.test(zh));
  }
});
