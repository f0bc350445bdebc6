/**
 * What a judgment reads: nothing for a built-in type, nothing twice.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { DISPATCH_GUARDS } from "../../hooks/pre-dispatch.ts";
import { memoryFiles } from "../../lib/files_in_memory.ts";
import { judgeAll } from "../../lib/joint.ts";
import type { World } from "../../lib/world.ts";
import { dispatch } from "../support/worlds.ts";

const AGENTS = "/work/shop/.claude/agents";
const FILES = {
  [`${AGENTS}/dev.md`]: "---\nname: dev\ndescription: d\n---\n",
  [`${AGENTS}/ops.md`]: "You are ops.\n",
  [`${AGENTS}/bad.md`]: "---\nname: bad\n",
  "/.claude/agents/far.md": "You are far away.\n",
  "/home/u/.claude/agents/mine.md": "---\nname: mine\ndescription: d\n---\n",
};

function readsOf(input: Record<string, unknown>): {
  read: string[];
  looked: number;
} {
  const read: string[] = [];
  let looked = 0;
  const files = memoryFiles(FILES);
  const world: World = {
    env: (name) => name === "HOME" ? "/home/u" : undefined,
    files: {
      ...files,
      readBytes(path, options) {
        read.push(path);
        return files.readBytes(path, options);
      },
      readText(path, options) {
        read.push(path);
        return files.readText(path, options);
      },
      stat(path) {
        looked += 1;
        return files.stat(path);
      },
      list(path, options) {
        looked += 1;
        return files.list(path, options);
      },
    },
    note() {},
  };
  const payload = dispatch({ run_in_background: false, ...input });
  judgeAll(DISPATCH_GUARDS, { payload, world });
  return { read, looked };
}

for (const subagent_type of [undefined, "Explore", "Plan", "general-purpose"]) {
  Deno.test(`a passing dispatch of ${subagent_type} looks at no file`, () => {
    assertEquals(readsOf({ subagent_type }), { read: [], looked: 0 });
  });
}

Deno.test("a built-in type that can do what is asked looks at no file", () => {
  const prompt = "Fix the bug in src/a.ts and run the tests.";
  const input = { subagent_type: "general-purpose", prompt };
  assertEquals(readsOf(input), { read: [], looked: 0 });
});

const ROWS: Record<string, unknown>[] = [
  { subagent_type: "dev" },
  { subagent_type: "nobody" },
  { subagent_type: "nobody", name: "scout" },
  { subagent_type: "ops", name: "scout" },
  { subagent_type: "bad", name: "scout" },
  { subagent_type: "far", name: "scout" },
  { subagent_type: "Explore", prompt: "Fix the bug in src/a.ts." },
];
for (const input of ROWS) {
  Deno.test(`no file is read twice for ${JSON.stringify(input)}`, () => {
    const { read } = readsOf(input);
    assertEquals(read.length, new Set(read).size, read.join(" "));
    if (input["subagent_type"] !== "Explore") assert(read.length >= 4);
  });
}
