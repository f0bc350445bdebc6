/**
 * How verdicts become what a hook prints.
 *
 * @module
 */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { answerTo } from "../../lib/hook.ts";
import { JOINT } from "../../lib/joint.ts";
import type { Guard, HookEvent, Lang, Verdict } from "../../lib/verdict.ts";
import { testWorld } from "../support/worlds.ts";

function guard(
  name: string,
  verdict: Verdict | (() => Verdict),
  { event = "PreToolUse", tags = true }: { event?: HookEvent; tags?: boolean } =
    {},
): Guard {
  return {
    name,
    event,
    hatch: `ALLOW_${name.toUpperCase()}`,
    tags,
    judge: typeof verdict === "function" ? verdict : () => verdict,
  };
}

const block = (message: string, lang: Lang = "en"): Verdict => ({
  kind: "block",
  rule: "SYNC-OMITTED",
  lang,
  message,
});
const context = (text: string): Verdict => ({
  kind: "context",
  rule: "SYNC-NOT-POSSIBLE",
  text,
  onlyIfRun: true,
});
const rewrite = (input: Record<string, unknown>): Verdict => ({
  kind: "rewrite",
  rule: "SYNC-REPAIRED",
  input,
  text: "changed",
});

function answered(
  guards: [Guard, ...Guard[]],
  { env = {}, blockAs = "deny", text = "{}" }: {
    env?: Record<string, string>;
    blockAs?: "deny" | "exit2";
    text?: string;
  } = {},
) {
  const { code, stdout, stderr } = answerTo({ text }, {
    guards,
    world: testWorld({ env }),
    blockAs,
    joint: JOINT,
  });
  return { code, stderr, out: stdout === "" ? undefined : JSON.parse(stdout) };
}

Deno.test("answerTo() gives every block in one deny", () => {
  const { code, out } = answered([
    guard("a", block("first")),
    guard("b", context("hint")),
    guard("c", block("second")),
  ]);
  assertEquals(code, 0);
  assertEquals(out, {
    hookSpecificOutput: {
      hookEventName: "PreToolUse",
      permissionDecision: "deny",
      permissionDecisionReason: "first\n\nsecond",
    },
  });
});

Deno.test("answerTo() lets a block win over a rewrite", () => {
  const { out } = answered([
    guard("a", rewrite({ x: 1 })),
    guard("b", block("no")),
  ]);
  assertEquals(out.hookSpecificOutput.updatedInput, undefined);
  assertEquals(out.hookSpecificOutput.permissionDecision, "deny");
});

Deno.test("answerTo() never widens permissions", () => {
  for (const verdict of [context("x"), rewrite({ x: 1 })]) {
    const { out } = answered([guard("a", verdict)]);
    assertEquals(out.hookSpecificOutput.permissionDecision, undefined);
  }
});

Deno.test("answerTo() blocks a guard run by itself with exit 2 and clean stdout", () => {
  const { code, out, stderr } = answered([guard("a", block("no"))], {
    blockAs: "exit2",
  });
  assertEquals([code, out, stderr], [2, undefined, "no\n"]);
});

Deno.test("answerTo() degrades only the guard that throws", () => {
  const { out, stderr } = answered([
    guard("a", () => {
      throw new RangeError("boom");
    }),
    guard("b", block("no")),
  ]);
  assertEquals(out.hookSpecificOutput.permissionDecisionReason, "no");
  assertStringIncludes(stderr, "[GATE-DEGRADE] [a]");
  assert(!stderr.includes("boom") && !stderr.includes(" at "));
});

Deno.test("answerTo() opens a hatch for its own guard only", () => {
  const { out, stderr } = answered([
    guard("a", block("first")),
    guard("b", block("second")),
  ], { env: { ALLOW_A: "1" } });
  assertEquals(out.hookSpecificOutput.permissionDecisionReason, "second");
  assertStringIncludes(stderr, "[GATE-BYPASS] [a]");
});

Deno.test("answerTo() tells an open hatch before a payload that cannot be read", () => {
  const { stderr } = answered([guard("a", block("no"))], {
    env: { ALLOW_A: "1" },
    text: "not json",
  });
  assertStringIncludes(stderr, "[GATE-BYPASS]");
  assert(!stderr.includes("[GATE-DEGRADE]"));
});

Deno.test("answerTo() words the failures to judge differently", () => {
  const texts = ["", "{", "[]", '{"a":1} {"b":2}', "7"];
  const told = texts.map((text) =>
    answered([guard("a", block("no"))], { text }).stderr
  );
  for (const line of told) assertStringIncludes(line, "[GATE-DEGRADE] [a]");
  assertEquals(new Set(told).size, 3);
});

Deno.test("answerTo() keeps guards without tags silent unless traced", () => {
  const silent = guard("a", block("no"), { tags: false });
  assertEquals(answered([silent], { text: "" }).stderr, "");
  const env = { DISPATCH_TRACE: "1" };
  assertStringIncludes(
    answered([silent], { text: "", env }).stderr,
    "[GATE-DEGRADE]",
  );
});

const HATCHES = 'can switch this guard off (plugin README, "Hatches").';
const RETRY =
  `Sent again unchanged, this call will be blocked again. Only the user ${HATCHES}`;
const SETTING =
  `Do not retry: every such call will be blocked until the user has made that change to the settings. Only the user ${HATCHES}`;

/** A block whose message ends as those of rules do. */
function ended(
  text: string,
  { ending, instead, lang = "en" }: {
    ending: string;
    instead?: Record<string, unknown>;
    lang?: Lang;
  },
): Verdict {
  return {
    kind: "block",
    rule: "SYNC-OMITTED",
    lang,
    message: `${text}\n${ending}`,
    ...(instead !== undefined && { instead }),
  };
}

Deno.test("answerTo() says how several blocks end once, and what to send for all", () => {
  const { out } = answered([
    guard(
      "a",
      ended("first", { ending: RETRY, instead: { run_in_background: false } }),
    ),
    guard(
      "b",
      ended("second", {
        ending: RETRY,
        instead: { subagent_type: "Plan", name: undefined },
      }),
    ),
  ]);
  assertEquals(
    out.hookSpecificOutput.permissionDecisionReason,
    [
      "first",
      "",
      "second",
      "",
      'All of it in one call: run_in_background: false, subagent_type: "Plan"; leave out name',
      RETRY.replace("this guard", "these guards"),
    ].join("\n"),
  );
});

Deno.test("answerTo() puts what helps only after a setting is changed behind that setting", () => {
  const told = (...rest: [Guard, ...Guard[]]) =>
    answered(rest).out.hookSpecificOutput.permissionDecisionReason;
  const closed = guard("a", ended("closed", { ending: SETTING }));
  const mendable = (name: string, instead: Record<string, unknown>) =>
    guard(name, ended(`[${name}] wrong\nwhy`, { ending: RETRY, instead }));
  const after = "Once the user has made that change, mend this too:";
  const end = SETTING.replace("this guard", "these guards");
  // In whatever order the guards stand.
  const b = mendable("b", { name: undefined });
  const all = "All of it in one call:";
  const two = `closed\n\n${after}\n[b] wrong\n${all} leave out name\n${end}`;
  assertEquals(told(closed, b), two);
  assertEquals(told(b, closed), two);
  const c = mendable("c", { subagent_type: "Plan" });
  assertEquals(
    told(closed, b, c),
    `closed\n\n${after}\n[b] wrong\n[c] wrong\n${all} subagent_type: "Plan"; leave out name\n${end}`,
  );
  assertEquals(told(closed), `closed\n${SETTING}`);
});

Deno.test("answerTo() asks each guard about what the others recommend", () => {
  // Blocks a call without a name, and never sees one that is called "gone".
  const strict: Guard = {
    name: "strict",
    event: "PreToolUse",
    tags: false,
    judge: ({ tool_input }) =>
      Object.hasOwn(tool_input as object, "name")
        ? { kind: "pass" }
        : ended("no name", { ending: SETTING }),
    received: (payload) =>
      (payload["tool_input"] as Record<string, unknown>)["name"] === "gone"
        ? { ...payload, tool_input: {} }
        : payload,
  };
  const text = JSON.stringify({ tool_input: { name: "x" } });
  const reasonBeside = (name: unknown) =>
    answered([
      strict,
      guard("b", ended("bad", { ending: RETRY, instead: { name } })),
    ], { text }).out.hookSpecificOutput.permissionDecisionReason as string;
  assert(!reasonBeside("y").includes("no name"));
  assertStringIncludes(reasonBeside(undefined), "no name\n\nOnce the user");
  assertStringIncludes(reasonBeside("gone"), "no name\n\nOnce the user");
});

Deno.test("answerTo() says it in Chinese after a block in Chinese", () => {
  const one = (instead: Record<string, unknown>): Verdict => ({
    kind: "block",
    rule: "SYNC-OMITTED",
    lang: "zh",
    message: "这次派发没有写这个字段。",
    instead,
  });
  const { out } = answered([
    guard("a", one({ run_in_background: false })),
    guard("b", one({ name: undefined })),
  ]);
  const reason: string = out.hookSpecificOutput.permissionDecisionReason;
  assert(
    reason.endsWith("\n合在一次调用里：run_in_background: false；去掉 name"),
    reason,
  );
});

Deno.test("answerTo() keeps to the language of the rules, whatever they quote", () => {
  const retry =
    "不作修改就重发，会再次被拦。只有用户能关闭这个守卫（见插件 README 的 “Hatches” 一节）。";
  const han = "修复登录表单里用户名校验逻辑的缺陷".repeat(3);
  const rows: [
    lang: Lang,
    text: string,
    ending: string,
    open: string,
    trial: string,
  ][] = [
    ["en", `bad: “${han}”`, RETRY, "All of it", "Trial mode: this call is not"],
    [
      "zh",
      "不对：“ログイン担当ログイン担当”",
      retry,
      "合在一次",
      "试用模式：没有拦",
    ],
  ];
  for (const [lang, text, ending, open, trial] of rows) {
    const guards = (["a", "b"] as const).map((name, i) =>
      guard(name, ended(text, { ending, lang, instead: { [`field${i}`]: 1 } }))
    ) as [Guard, Guard];
    const reason: string =
      answered(guards).out.hookSpecificOutput.permissionDecisionReason;
    assertEquals(reason.split(open).length, 2, reason);
    assertEquals(reason.split(ending.slice(0, 9)).length, 2, reason);
    const env = { DISPATCH_MODE: "warn" };
    const { out } = answered(guards, { env });
    assertStringIncludes(out.hookSpecificOutput.additionalContext, trial);
    assert(!/[：:] {2}|： [A-Z]/.test(out.systemMessage), out.systemMessage);
  }
});

Deno.test("answerTo() says nothing more than a block that stands alone", () => {
  const alone = ended("first", { ending: RETRY, instead: { name: undefined } });
  const { out } = answered([guard("a", alone), guard("b", { kind: "pass" })]);
  assertEquals(
    out.hookSpecificOutput.permissionDecisionReason,
    `first\n${RETRY}`,
  );
});

Deno.test("answerTo() tells beside a block what another guard has to say of the type", () => {
  const reason = (instead?: Record<string, unknown>) =>
    answered([
      guard(
        "a",
        ended("first", { ending: RETRY, ...(instead && { instead }) }),
      ),
      guard("b", {
        kind: "context",
        rule: "AGENT-UNKNOWN",
        text: "the type is unknown",
      }),
      // How the call would run, and what was changed in it: it does not run.
      guard("c", context("it runs in the background")),
      guard("d", rewrite({ x: 1 })),
    ]).out.hookSpecificOutput.permissionDecisionReason;
  const both = `first\n\nthe type is unknown\n${RETRY}`;
  assertEquals(reason({ run_in_background: false }), both);
  // Of a type that is to be replaced there is nothing left to say.
  assertEquals(reason({ subagent_type: "Plan" }), `first\n${RETRY}`);
  assertEquals(reason(), `first\n${RETRY}`);
});

Deno.test("answerTo() promises no mended call when one block has none", () => {
  const { out } = answered([
    guard("a", { ...block("first"), instead: { name: undefined } } as Verdict),
    guard("b", block("second")),
  ]);
  const reason: string = out.hookSpecificOutput.permissionDecisionReason;
  assertEquals(reason, "first\n\nsecond");
});

Deno.test("answerTo() quotes blocks as context in trial mode, so that nothing is sent twice", () => {
  const env = { DISPATCH_MODE: "warn" };
  const { code, out } = answered([guard("a", block("no\nsend it again"))], {
    env,
  });
  assertEquals(code, 0);
  const { additionalContext, ...rest } = out.hookSpecificOutput;
  assertEquals(rest, { hookEventName: "PreToolUse" });
  assertStringIncludes(additionalContext, "do not send it again");
  assert(additionalContext.endsWith("\n> no\n> send it again"));
  assertStringIncludes(out.systemMessage, "SYNC-OMITTED");
});

Deno.test("answerTo() frames trial mode in the language of the block", () => {
  const { out } = answered([guard("a", block("这次派发没有写字段。", "zh"))], {
    env: { DISPATCH_MODE: "warn" },
  });
  assertStringIncludes(out.hookSpecificOutput.additionalContext, "不要重发");
  assertStringIncludes(out.systemMessage, "试用模式");
});

Deno.test("answerTo() does not send a subagent on in trial mode", () => {
  const { code, out } = answered(
    [guard("a", block("no"), { event: "SubagentStop" })],
    { env: { DISPATCH_MODE: "warn" }, blockAs: "exit2" },
  );
  assertEquals(code, 0);
  assertEquals(Object.keys(out), ["systemMessage"]);
  assert(out.systemMessage.endsWith("\n> no"));
});

Deno.test("answerTo() keeps context within what is shown inline", () => {
  const { out } = answered([guard("a", context("x".repeat(50_000)))]);
  assert(out.hookSpecificOutput.additionalContext.length <= 10_000);
});

Deno.test("answerTo() passes an event that is not the guard's", () => {
  const { code, out, stderr } = answered([guard("a", block("no"))], {
    text: '{"hook_event_name":"PostToolUse"}',
  });
  assertEquals([code, out, stderr], [0, undefined, ""]);
});
