/**
 * The thorough look at a definition: which values a field takes.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import { readFields, readText } from "../../lib/agents/definition.ts";
import { validateDefinition } from "../../lib/agents/validation.ts";

function textWith(entry: string): string {
  return `---\nname: dev\ndescription: Implements.\n${entry}\n---\nDo it.\n`;
}

const TAKEN: Record<string, string[]> = {
  permissionMode: [
    "acceptEdits",
    "auto",
    "bypassPermissions",
    "default",
    "dontAsk",
    "manual",
    "plan",
  ],
  effort: ["low", "medium", "high", "xhigh", "max", "3"],
  memory: ["user", "project", "local"],
  isolation: ["worktree", "remote"],
  maxTurns: ["1", "12", '"12"'],
  background: ["true", "false", '"true"', '"false"'],
  omitClaudeMd: ["true", "false", '"true"', '"false"'],
  tools: ["Read", "[Read, Bash]", ""],
  disallowedTools: ["Read", "[Read, Bash]", ""],
  skills: ["a", "[a, b]", ""],
  model: ["opus", "inherit"],
  color: ["blue"],
  initialPrompt: ["Begin."],
  hooks: ["{}", "", "{PreToolUse: []}"],
  mcpServers: ["[db]", "{}", ""],
};

const REFUSED: Record<string, string[]> = {
  permissionMode: ["Plan", "ask", "7"],
  effort: ["lowest", "1.5", "[low]"],
  memory: ["session", "true"],
  isolation: ["container"],
  maxTurns: ["0", "-1", "1.5", "many", '"0"', '"01"'],
  background: ["yes", "1", '"on"'],
  omitClaudeMd: ["no"],
  tools: ["7", "{a: b}", "[1]"],
  disallowedTools: ["true"],
  skills: ["{a: b}"],
  model: ["7", "[opus]"],
  color: ["7"],
  initialPrompt: ["[a]"],
  hooks: ["run", "[a]"],
  mcpServers: ["db", "7"],
};

Deno.test("validateDefinition() takes every value that the harness takes", () => {
  for (const [field, values] of Object.entries(TAKEN)) {
    for (const value of values) {
      const text = textWith(`${field}: ${value}`);
      assertEquals(validateDefinition(text), { problems: [] }, text);
    }
  }
});

Deno.test("validateDefinition() names the field whose value is passed over", () => {
  for (const [field, values] of Object.entries(REFUSED)) {
    for (const value of values) {
      const text = textWith(`${field}: ${value}`);
      const [problem, ...others] = validateDefinition(text).problems;
      assertEquals(problem?.field.split(".")[0], field, text);
      assertEquals(others, [], text);
    }
  }
});

Deno.test("readText() keeps each value that the thorough look takes, and no other", () => {
  const kept = ["permissionMode", "effort", "memory", "isolation"] as const;
  for (const field of kept) {
    for (const value of TAKEN[field] ?? []) {
      const read = readText(textWith(`${field}: ${value}`), readFields);
      assertEquals(read.kind === "definition" && read.fields[field], value);
    }
    for (const value of REFUSED[field] ?? []) {
      const read = readText(textWith(`${field}: ${value}`), readFields);
      assertEquals(
        read.kind === "definition" && read.fields[field],
        undefined,
        `${field}: ${value}`,
      );
    }
  }
});

Deno.test("validateDefinition() says why a text is no definition", () => {
  const rows: [text: string, reason: string][] = [
    ["notes", "no-frontmatter"],
    ["---\nname: dev\n", "unclosed"],
    ["\n---\nname: dev\n---\n", "late"],
    ["---\nname: 'dev\n---\n", "unparsable"],
    ["---\n- a\n- b\n---\n", "no-name"],
    ["---\nname: dev\n---\n", "no-description"],
    ["---\nname: a:b\ndescription: x\n---\n", "name-colon"],
  ];
  for (const [text, reason] of rows) {
    assertEquals(validateDefinition(text).reason, reason, text);
  }
});
