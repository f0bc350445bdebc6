/**
 * The capability guard with definitions: what they can do, and what it may
 * recommend.
 *
 * @module
 */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { capabilityGuard } from "../../hooks/dispatch-capability-guard.ts";
import { judgeWith } from "../../lib/verdict.ts";
import { dispatch, testWorld } from "../support/worlds.ts";

const FIX = "Fix the null check in src/cart.ts.";
const RUN = "Run the unit tests.";
const LOOK = "Read-only task: do not modify any file. Explain src/cart.ts.";

/** Definitions as `layer name: further lines`, lines separated by `|`. */
function judged(input: Record<string, unknown>, agents: string[] = []) {
  const folders: Record<string, string> = {
    project: "/work/shop/.claude/agents",
    user: "/home/u/.claude/agents",
  };
  const files = Object.fromEntries(agents.map((agent, i) => {
    const [, layer = "", name, lines = ""] =
      /^(\w+) ([\w-]+): (.*)$/.exec(agent) ?? [];
    const more = lines.replaceAll("|", "\n");
    return [
      `${folders[layer]}/${i}.md`,
      `---\nname: ${name}\ndescription: d\n${more}\n---\n`,
    ];
  }));
  const payload = dispatch({ run_in_background: false, ...input });
  const world = testWorld({ env: { HOME: "/home/u" }, files });
  return judgeWith(capabilityGuard, { payload, world });
}

const ROWS: [
  what: string,
  prompt: string,
  lines: string,
  expected: "pass" | "CAP-BEYOND-READONLY" | "CAP-BEYOND-HAIKU",
][] = [
  ["every tool writes", FIX, "color: red", "pass"],
  ["Edit writes", FIX, "tools: Read, Edit", "pass"],
  ["NotebookEdit writes", FIX, "tools: NotebookEdit", "pass"],
  ["Read does not write", FIX, "tools: Read", "CAP-BEYOND-READONLY"],
  [
    "Bash alone does not write",
    FIX,
    "tools: Read, Bash",
    "CAP-BEYOND-READONLY",
  ],
  [
    "a deny-list takes writing away",
    FIX,
    "disallowedTools: Write, Edit, NotebookEdit",
    "CAP-BEYOND-READONLY",
  ],
  ["Bash runs", RUN, "tools: Read, Bash", "pass"],
  ["Write does not run", RUN, "tools: Read, Write", "CAP-BEYOND-READONLY"],
  [
    "a pinned haiku does not judge a run",
    RUN,
    "model: haiku",
    "CAP-BEYOND-HAIKU",
  ],
  ["a pinned opus does", RUN, "model: opus", "pass"],
];
for (const [what, prompt, lines, expected] of ROWS) {
  Deno.test(`the capability guard knows definitions: ${what}`, () => {
    const input = { subagent_type: "Helper", prompt };
    const verdict = judged(input, [`project helper: ${lines}`]);
    const got = verdict.kind === "block" ? verdict.rule : verdict.kind;
    assertEquals(got, expected);
  });
}

Deno.test("the call's model counts over the pinned one", () => {
  const agents = ["project helper: model: haiku"];
  const input = { subagent_type: "helper", prompt: RUN };
  assertEquals(judged({ ...input, model: "sonnet" }, agents).kind, "pass");
});

Deno.test("a type that no file shows is not judged by its abilities", () => {
  for (const subagent_type of ["nobody", "tools:helper"]) {
    assertEquals(judged({ subagent_type, prompt: FIX }).kind, "pass");
  }
});

const RECOMMENDED: [
  prompt: string,
  type: string,
  agents: string[],
  expected: string | undefined,
][] = [
  [LOOK, "general-purpose", [], "Explore"],
  [LOOK, "general-purpose", ["project Explore: tools: Read"], "Plan"],
  [LOOK, "general-purpose", [
    "project Explore: tools: Read",
    "project Plan: tools: Read",
  ], undefined],
  [LOOK, "general-purpose", [
    "project Explore: tools: Read",
    "project Plan: tools: Read",
    "user looker: tools: Read",
  ], "looker"],
  [FIX, "Explore", [], "general-purpose"],
  [FIX, "Explore", ["project general-purpose: tools: Write"], "claude"],
  [FIX, "Explore", ["project Explore: tools: Edit"], undefined],
];
for (const [prompt, subagent_type, agents, expected] of RECOMMENDED) {
  Deno.test(`the guard recommends ${expected} to ${subagent_type} among [${agents}]`, () => {
    const verdict = judged({ prompt, subagent_type }, agents);
    if (expected === undefined) {
      assertEquals(verdict.kind, "pass");
      return;
    }
    assert(verdict.kind === "block", verdict.kind);
    assertEquals(verdict.instead?.["subagent_type"], expected);
    assertStringIncludes(verdict.message, `subagent_type: "${expected}"`);
  });
}
