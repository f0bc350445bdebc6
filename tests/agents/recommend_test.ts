/**
 * Which type may be recommended.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import { readRegistry } from "../../lib/agents/registry.ts";
import { type Need, recommendedType } from "../../lib/agents/tools.ts";
import { memoryFiles } from "../../lib/files_in_memory.ts";

const READER: Need = { readOnly: true };
const WORKER: Need = { readOnly: false, write: true, run: true };

/** Definitions as `layer name: tools`. */
function registryOf(...agents: string[]) {
  const folders: Record<string, string> = {
    project: "/w/shop/.claude/agents",
    user: "/home/u/.claude/agents",
  };
  const files = Object.fromEntries(agents.map((agent, i) => {
    const [, layer = "", name, tools] = /^(\w+) ([\w-]+): (.*)$/.exec(agent) ??
      [];
    const text = `---\nname: ${name}\ndescription: d\ntools: ${
      tools?.replace("; ", "\n")
    }\n---\n`;
    return [`${folders[layer]}/${i}.md`, text];
  }));
  return readRegistry({ cwd: "/w/shop", home: "/home/u" }, {
    files: memoryFiles(files),
  });
}

const ROWS: [need: Need, agents: string[], expected: string | undefined][] = [
  [READER, [], "Explore"],
  [READER, ["project Explore: Read"], "Plan"],
  [READER, ["user Explore: Read"], "Explore"],
  [READER, ["user Explore: Write"], "Plan"],
  [READER, ["project Explore: Read", "project Plan: Read"], undefined],
  [READER, [
    "project Explore: Read",
    "project Plan: Read",
    "project reader: Read",
    "user fixer: Write",
    "user looker: Read",
  ], "looker"],
  [WORKER, [], "general-purpose"],
  [WORKER, ["project general-purpose: Read"], "claude"],
  [
    WORKER,
    ["project general-purpose: Read", "project claude: Read"],
    undefined,
  ],
  [WORKER, [
    "project general-purpose: Read",
    "project claude: Read",
    "user half: Write",
    "user whole: Write, Bash",
  ], "whole"],
  // A report that comes by a notice is not the result of the call.
  [WORKER, [
    "project general-purpose: Read",
    "project claude: Read",
    "user away: Write, Bash; background: true",
  ], undefined],
];
for (const [need, agents, expected] of ROWS) {
  const what = need.readOnly ? "a reader" : "a worker";
  Deno.test(`recommendedType() is ${expected} for ${what} among [${agents}]`, () => {
    assertEquals(recommendedType(need, registryOf(...agents)), expected);
  });
}
