/**
 * A cloned repository cannot fill its agents folder so that a hook comes too
 * late: a hook that is late is off.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { DISPATCH_GUARDS } from "../../hooks/pre-dispatch.ts";
import { memoryFiles } from "../../lib/files_in_memory.ts";
import { answerTo } from "../../lib/hook.ts";
import { JOINT } from "../../lib/joint.ts";
import { answerKind } from "../support/run_hook.ts";

// A fifth of the timeout, for machines that are slower than this one.
const MOST_MS = 2000;

/** Frontmatter of 60 KB; what takes its reader long. */
const HEADS: Record<string, string> = {
  "quoted text over lines": `description: "${"a  \n  ".repeat(8500)}"`,
  "open braces over lines": "{\n".repeat(29_000),
  "items that are tables": "skills:\n" + "  - a: b\n".repeat(6000),
  "a list in one line": `tools: [${"a, ".repeat(18_000)}b]`,
  "blanks in a list": `tools: [a${" ".repeat(58_000)}b]`,
  "continued lines": `description: a\n${"  b\n".repeat(14_000)}`,
};

function judged(files: Record<string, string>) {
  const text = JSON.stringify({
    hook_event_name: "PreToolUse",
    tool_name: "Agent",
    cwd: "/home/u/shop",
    tool_input: {
      prompt: "Fix src/total.ts and run the tests.",
      subagent_type: "Explore",
      run_in_background: false,
    },
  });
  const world = {
    env: (name: string) => name === "HOME" ? "/home/u" : undefined,
    files: memoryFiles(files),
    note() {},
  };
  const from = performance.now();
  const answer = answerTo({ text }, {
    guards: DISPATCH_GUARDS,
    world,
    blockAs: "deny",
    joint: JOINT,
  });
  return { answer, ms: performance.now() - from };
}

for (const [what, head] of Object.entries(HEADS)) {
  Deno.test(`an agents folder full of ${what} does not make a hook late`, () => {
    const files: Record<string, string> = {};
    for (let i = 0; i < 600; i++) {
      files[`/home/u/shop/.claude/agents/a${i}.md`] =
        `---\nname: a${i}\ndescription: d\n${head}\n---\nx\n`;
    }
    let { answer, ms } = judged(files);
    if (ms > MOST_MS) ms = Math.min(ms, judged(files).ms);
    assertEquals(answerKind(answer), "block");
    assert(ms < MOST_MS, `${ms.toFixed(0)} ms`);
  });
}
