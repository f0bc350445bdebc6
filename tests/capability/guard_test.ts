/**
 * The capability guard, from payload to verdict.
 *
 * @module
 */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { capabilityGuard } from "../../hooks/dispatch-capability-guard.ts";
import { answerTo } from "../../lib/hook.ts";
import { dispatch, testWorld } from "../support/worlds.ts";

const FIX = "Fix the login form in src/login.ts.";

function blocked(input: Record<string, unknown>, env = {}) {
  const world = testWorld({ env });
  const verdict = capabilityGuard.judge(dispatch(input), world);
  assertEquals(verdict.kind, "block", JSON.stringify(verdict));
  if (verdict.kind !== "block") throw new Error("not a block");
  return verdict;
}

function passes(input: Record<string, unknown>): void {
  const verdict = capabilityGuard.judge(dispatch(input), testWorld());
  assertEquals(verdict.kind, "pass", JSON.stringify(verdict));
}

Deno.test("capabilityGuard tells both rules at once when type and model fail", () => {
  const { rule, message, instead } = blocked({
    prompt: FIX,
    subagent_type: "Explore",
    model: "claude-haiku-4-5-20251001",
  });
  assertEquals(rule, "CAP-BEYOND-READONLY");
  assertStringIncludes(message, '"Explore" cannot');
  assertStringIncludes(message, 'on the model "claude-haiku-4-5-20251001"');
  assertEquals(instead, {
    subagent_type: "general-purpose",
    model: "sonnet",
    run_in_background: false,
  });
  assertEquals(message.split("this call will be blocked again").length, 2);
});

Deno.test("capabilityGuard quotes the deciding clause, cleaned and capped", () => {
  const long = `Fix the \u202eform\u0007 ${"and the list ".repeat(30)}`;
  const { message } = blocked({ prompt: long, subagent_type: "Plan" });
  const quoted = /\("([^"]*)"\)/.exec(message)?.[1] ?? "";
  assert(quoted.startsWith("Fix the form"));
  assert(quoted.length <= 120, `${quoted.length}`);
});

Deno.test("capabilityGuard judges dispatches only", () => {
  const input = { prompt: FIX, subagent_type: "Explore" };
  const call = { ...dispatch(input), tool_name: "Bash" };
  assertEquals(capabilityGuard.judge(call, testWorld()).kind, "pass");
});

Deno.test("capabilityGuard says what is wanted: a change, a run, both, or either", () => {
  const table: [prompt: string, wants: string][] = [
    [FIX, "change files ("],
    ["Run the test suite on both branches.", "run something ("],
    [`${FIX} Then run the tests.`, "change files and run something ("],
    [
      "Please see to it that the sitemap excludes drafts.",
      "change files or run something (",
    ],
  ];
  for (const [prompt, wants] of table) {
    const { message } = blocked({ prompt, subagent_type: "Explore" });
    assertStringIncludes(message, `asks to ${wants}`, prompt);
  }
});

Deno.test("capabilityGuard says once what to send where type and model are wrong", () => {
  const rows: [prompt: string, send: string, ...told: string[]][] = [
    [FIX, "Send the same prompt again", "(CAP-BEYOND-READONLY)"],
    [
      "修复登录页的崩溃，补一个用例。",
      "用同样的 prompt 重发",
      "（CAP-BEYOND-READONLY）",
    ],
  ];
  for (const [prompt, send, told] of rows) {
    const { message, instead } = blocked({
      prompt,
      subagent_type: "Explore",
      model: "haiku",
    });
    assertStringIncludes(message, told ?? "");
    assertStringIncludes(message, "CAP-BEYOND-HAIKU");
    const [before = "", ...after] = message.split(send);
    assertEquals(after.length, 1, message);
    assert(before.includes("CAP-BEYOND-HAIKU"), message);
    for (const [field, value] of Object.entries(instead ?? {})) {
      assertStringIncludes(
        after[0] ?? "",
        `${field}: ${JSON.stringify(value)}`,
      );
    }
  }
});

Deno.test("capabilityGuard never names its hatch in a message", () => {
  const { message } = blocked({ prompt: FIX, subagent_type: "Explore" });
  assert(!message.includes("ALLOW_"));
});

Deno.test("capabilityGuard speaks the language of the prompt", () => {
  const { message } = blocked({
    prompt: "修复登录页的崩溃，补一个用例。",
    subagent_type: "Explore",
  });
  assertStringIncludes(message, "这个任务要修改文件");
  const english = blocked({
    prompt: "修复登录页的崩溃，补一个用例。",
    subagent_type: "Explore",
  }, { DISPATCH_LANG: "en" });
  assertStringIncludes(english.message, "This task asks to change files");
});

const READ_ONLY = "Read-only task. Explain how the cache is filled.";

for (
  const type of [undefined, "", "general-purpose", "General_Purpose ", "claude"]
) {
  Deno.test(`capabilityGuard sends a read-only task from ${type} to Explore`, () => {
    const { rule, instead } = blocked({
      prompt: READ_ONLY,
      ...(type !== undefined && { subagent_type: type }),
    });
    assertEquals(rule, "CAP-READONLY-OVERPOWERED");
    assertEquals(instead?.["subagent_type"], "Explore");
  });
}

for (const type of ["explore", "EXPLORE", " Plan ", "plan"]) {
  Deno.test(`capabilityGuard keeps an order to change from "${type}"`, () => {
    assertEquals(
      blocked({ prompt: FIX, subagent_type: type }).rule,
      "CAP-BEYOND-READONLY",
    );
  });
}

Deno.test("capabilityGuard passes what a type can do, and unknown types", () => {
  passes({ prompt: FIX, subagent_type: "general-purpose" });
  passes({ prompt: READ_ONLY, subagent_type: "Explore" });
  passes({ prompt: FIX, subagent_type: "some-plugin:fixer" });
  passes({ prompt: READ_ONLY, subagent_type: "some-plugin:reader" });
  passes({ prompt: FIX, subagent_type: "statusline-setup" });
});

for (const prompt of [undefined, null, "", "  ", 7, ["Fix it"], {}]) {
  Deno.test(`capabilityGuard passes a prompt that is ${JSON.stringify(prompt)}`, () => {
    passes({ prompt, subagent_type: "Explore", model: "haiku" });
  });
}

function stderrOf(text: string, env: Record<string, string> = {}) {
  return answerTo({ text }, {
    guards: [capabilityGuard],
    world: testWorld({ env }),
    blockAs: "exit2",
  });
}

Deno.test("capabilityGuard tells empty stdin and bad JSON apart", () => {
  const empty = stderrOf("");
  const bad = stderrOf("{");
  assertEquals([empty.code, bad.code], [0, 0]);
  assertStringIncludes(empty.stderr, "[GATE-DEGRADE]");
  assertStringIncludes(bad.stderr, "[GATE-DEGRADE]");
  assert(empty.stderr !== bad.stderr);
});

Deno.test("capabilityGuard tells an open hatch before all else", () => {
  const open = { ALLOW_DISPATCH_CAPABILITY_MISMATCH: "1" };
  const payload = JSON.stringify(
    dispatch({ prompt: FIX, subagent_type: "Explore" }),
  );
  for (const text of ["", "{", payload]) {
    const { code, stderr, stdout } = stderrOf(text, open);
    assertEquals([code, stdout], [0, ""]);
    assertStringIncludes(stderr, "[GATE-BYPASS]");
  }
  assertEquals(
    stderrOf(payload, { ALLOW_DISPATCH_CAPABILITY_MISMATCH: "true" }).code,
    2,
  );
});
