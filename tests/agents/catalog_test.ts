/**
 * The catalog section.
 *
 * @module
 */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import {
  agentCatalog,
  CATALOG_MAX,
  catalogSection,
} from "../../hooks/agent-catalog.ts";
import type { Definition } from "../../lib/agents/definition.ts";
import { judgeWith } from "../../lib/verdict.ts";
import { testWorld } from "../support/worlds.ts";

function defined(name: string, description = "Does it."): Definition {
  return {
    name,
    description,
    background: false,
    omitClaudeMd: false,
    layer: "project",
    folder: "/w",
    file: `/w/${name}.md`,
  };
}

Deno.test("catalogSection() lists agents by name, one line each", () => {
  const section = catalogSection([
    defined("zed"),
    defined("abe", "First line.\nSecond\tline. "),
  ]);
  assertEquals(section.split("\n").slice(0, 5), [
    "## Available subagents",
    "",
    "- abe — First line. Second line.",
    "- zed — Does it.",
    "",
  ]);
  assertStringIncludes(section, "subagent_type");
});

Deno.test("catalogSection() is empty without agents", () => {
  assertEquals(catalogSection([]), "");
});

Deno.test("catalogSection() leaves out what a dispatch would not reach", () => {
  const names = ["fork", "General Purpose", "a\u202eb", "n".repeat(65)];
  assertEquals(catalogSection(names.map((name) => defined(name))), "");
});

Deno.test("catalogSection() keeps its length, and tells what is left out", () => {
  const many = Array.from(
    { length: 500 },
    (_, i) => defined(`agent-${i}`, "word ".repeat(400)),
  );
  const section = catalogSection(many);
  assert(section.length < CATALOG_MAX + 300, `${section.length}`);
  assert(/- … and \d+ more\n/.test(section));
});

Deno.test("catalogSection() counts each line with its end", () => {
  // 100 units a line.
  const agents = (count: number) =>
    Array.from(
      { length: count },
      (_, i) => defined(`a${i + 10}`, "d".repeat(91)),
    );
  const most = CATALOG_MAX / 100;
  assert(!catalogSection(agents(most)).includes("more"));
  assert(catalogSection(agents(most + 1)).includes("- … and 1 more\n"));
});

const FILES = {
  "/w/shop/.claude/agents/a.md": "---\nname: a\ndescription: d\n---\n",
  "/home/u/.claude/agents/b.md": "---\nname: b\ndescription: d\n---\n",
};

function catalogOf(env: Record<string, string>, payload = {}) {
  return judgeWith(agentCatalog, {
    payload: { hook_event_name: "SessionStart", cwd: "/w/shop", ...payload },
    world: testWorld({ env, files: FILES }),
  });
}

Deno.test("the catalog is written only when it is asked for", () => {
  assertEquals(catalogOf({ HOME: "/home/u" }).kind, "pass");
  const verdict = catalogOf({ HOME: "/home/u", DISPATCH_AGENT_CATALOG: "on" });
  assert(verdict.kind === "context");
  assertStringIncludes(verdict.text ?? "", "- a — d\n- b — d\n");
});

Deno.test("the catalog finds the user's layer from the transcript", () => {
  const verdict = catalogOf({ DISPATCH_AGENT_CATALOG: "1" }, {
    transcript_path: "/home/u/.claude/projects/-w-shop/s.jsonl",
  });
  assert(verdict.kind === "context");
  assertStringIncludes(verdict.text ?? "", "- b — d");
});
