/**
 * What the guards say of a dispatch from the command line.
 *
 * @module
 */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { judgeCall } from "../../lib/task/judge.ts";
import { testWorld } from "../support/worlds.ts";

const FILES = {
  "/work/shop/.claude/agents/quick.md":
    "---\nname: quick\ndescription: Does it.\nmodel: haiku\nbackground: true\n---\nDo it.\n",
  "/work/shop/.claude/agents/away.md":
    "---\nname: away\ndescription: Reads.\ntools: Read\nbackground: true\n---\nRead.\n",
};

function judged(
  prompt: string,
  { subagentType = "away", env = {} }: {
    subagentType?: string;
    env?: Record<string, string>;
  } = {},
) {
  return judgeCall({ prompt, subagentType }, {
    cwd: "/work/shop",
    world: testWorld({ env: { HOME: "/home/u", ...env }, files: FILES }),
  });
}

Deno.test("judgeCall() says nothing of a pin, which is weaker than a call from here", () => {
  const task = "Run the unit tests and fix what fails in src/total.ts.";
  const { block = "" } = judged(task, { subagentType: "quick" });
  assertStringIncludes(block, "CAP-BEYOND-HAIKU");
  assert(!block.includes("background: true"), block);
  assertEquals(judged("Map the retry logic in src/net.").notes, []);
});

Deno.test("judgeCall() frames trial mode in the language of the rules", () => {
  const prompt =
    "修复登录表单里用户名校验逻辑在输入包含全角空格或者表情符号时错误地放行非法用户名的缺陷。";
  const env = { DISPATCH_MODE: "warn", DISPATCH_LANG: "en" };
  const [note = ""] = judged(prompt, { env }).notes;
  assertStringIncludes(note, "Trial mode");
  assertStringIncludes(note, "> [dispatch-capability-guard] This task");
});
