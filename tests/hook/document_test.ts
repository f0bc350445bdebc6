/**
 * What each kind of verdict leaves in the one document of a hook.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { JOINT } from "../../lib/joint.ts";
import {
  answerFor,
  fill,
  judgeWith,
  render,
  type Rule,
  ruleIn,
  type Verdict,
} from "../../lib/verdict.ts";
import { testWorld } from "../support/worlds.ts";

const rule = "SYNC-REPAIRED";

const GUARD = {
  name: "a",
  event: "PreToolUse",
  hatch: "ALLOW_A",
  tags: true,
} as const;

const RULE: Rule = {
  id: "X-Y",
  hook: "x-hook",
  kind: "block",
  ending: "none",
  title: "t",
  en: { wrong: "Wrong {a}.", why: "Because {b}.", instead: "Do {a}." },
  zh: { wrong: "错 {a}。", why: "", instead: "改 {a}。" },
};

function documentOf(...verdicts: Verdict[]): unknown {
  const judged = verdicts.map((verdict) => ({
    guard: { ...GUARD, judge: () => verdict },
    verdict,
  }));
  const { code, stdout, stderr } = answerFor(judged, {
    event: "PreToolUse",
    blockAs: "deny",
    joint: JOINT,
    trial: false,
    trace: false,
  });
  assertEquals([code, stderr], [0, ""]);
  return stdout === "" ? undefined : JSON.parse(stdout);
}

const specific = (fields: Record<string, unknown>) => ({
  hookSpecificOutput: { hookEventName: "PreToolUse", ...fields },
});

Deno.test("answerFor() puts each verdict into its field", () => {
  const rows: [verdicts: Verdict[], expected: unknown][] = [
    [[], undefined],
    [[{ kind: "pass" }], undefined],
    [
      [{ kind: "context", rule, text: "t" }],
      specific({
        additionalContext: "t",
      }),
    ],
    [[{ kind: "context", rule, user: "u" }], { systemMessage: "u" }],
    [[{ kind: "context", rule }], undefined],
    [[{ kind: "context", rule, text: "" }], undefined],
    [[{ kind: "warn", rule, text: "w" }], { systemMessage: "w" }],
    [[{ kind: "warn", rule, text: "" }], undefined],
    [
      [{ kind: "rewrite", rule, text: "t", input: { a: 1 } }],
      specific({
        additionalContext: "t",
        updatedInput: { a: 1 },
      }),
    ],
    [
      [{ kind: "rewrite", rule, text: "t", output: [1] }],
      specific({
        additionalContext: "t",
        updatedToolOutput: [1],
      }),
    ],
    [[
      { kind: "rewrite", rule, text: "t", input: { a: 1, b: 1 } },
      { kind: "rewrite", rule, text: "u", input: { b: 2 }, output: "o" },
      { kind: "rewrite", rule, text: "v" },
      { kind: "context", rule, text: "w", user: "x" },
      { kind: "warn", rule, text: "y" },
    ], {
      ...specific({
        additionalContext: "t\n\nu\n\nv\n\nw",
        updatedInput: { a: 1, b: 2 },
        updatedToolOutput: "o",
      }),
      systemMessage: "x\n\ny",
    }],
  ];
  for (const [verdicts, expected] of rows) {
    assertEquals(documentOf(...verdicts), expected, JSON.stringify(verdicts));
  }
});

Deno.test("answerFor() takes only the endings of rules off a message", () => {
  const block = { ...RULE, ending: "retry" } as const;
  const slots = { a: "1", b: "2" };
  const text = render({ ...RULE, ending: "none" }, "en", slots);
  const ending = render(block, "en", slots).slice(text.length);
  const many = ending.replace("this guard", "these guards");
  const rows: [texts: string[], reason: string][] = [
    [["no."], "no."],
    [["no.", "none."], "no.\n\nnone."],
    [["a\nx", "b\nx"], "a\nx\n\nb\nx"],
    [[`a${ending}`], `a${ending}`],
    [[`a${ending}`, `b${ending}`], `a\n\nb${many}`],
    [[`a${ending}`, "b"], `a\n\nb${many}`],
    [["a", `b${ending}`], `a\n\nb${many}`],
    [[`a${ending} `, "b"], `a${ending} \n\nb`],
  ];
  for (const [texts, permissionDecisionReason] of rows) {
    const verdicts = texts.map((message): Verdict => ({
      kind: "block",
      rule,
      lang: "en",
      message,
    }));
    assertEquals(
      documentOf(...verdicts),
      specific({ permissionDecision: "deny", permissionDecisionReason }),
    );
  }
});

Deno.test("answerFor() cuts what would not be shown inline", () => {
  const shown = (length: number) => {
    const text = "x".repeat(length);
    const made = documentOf({ kind: "context", rule, text });
    return (made as ReturnType<typeof specific>)
      .hookSpecificOutput as unknown as {
        additionalContext: string;
      };
  };
  assertEquals(shown(9500).additionalContext, "x".repeat(9500));
  assertEquals(shown(9501).additionalContext, `${"x".repeat(9500)}…`);
});

Deno.test("judgeWith() asks a guard only about its event, and never with its hatch open", () => {
  const judge = (payload: Record<string, unknown>, env = {}) =>
    judgeWith({ ...GUARD, judge: () => ({ kind: "warn", rule, text: "w" }) }, {
      payload,
      world: testWorld({ env }),
    }).kind;
  assertEquals(judge({}), "warn");
  assertEquals(judge({ hook_event_name: 7 }), "warn");
  assertEquals(judge({ hook_event_name: "PreToolUse" }), "warn");
  assertEquals(judge({ hook_event_name: "Stop" }), "pass");
  assertEquals(judge({}, { ALLOW_A: "1" }), "bypass");
  assertEquals(judge({}, { ALLOW_A: "true" }), "warn");
});

Deno.test("render() puts a rule into lines, and names a block by its id", () => {
  assertEquals(
    render(RULE, "en", { a: "1" }),
    "[x-hook] Wrong 1. (X-Y)\nBecause {b}.\nDo 1.",
  );
  assertEquals(
    render(RULE, "zh", { a: "1" }),
    "[x-hook] 错 1。（X-Y）\n改 1。",
  );
  const told = render({ ...RULE, kind: "context" }, "en", { a: "1", b: "2" });
  assertEquals(told, "[x-hook] Wrong 1.\nBecause 2.\nDo 1.");
  const ends = (["retry", "setting", "once"] as const).map((ending) =>
    render({ ...RULE, ending }, "en").split("\n")
  );
  for (const lines of ends) assertEquals(lines.length, 4);
  assertEquals(new Set(ends.map((lines) => lines.at(-1))).size, 3);
});

Deno.test("fill() and ruleIn() take what is there and nothing else", () => {
  assertEquals(fill("{a} {toString} {b}", { a: "{b}" }), "{b} {toString} {b}");
  assertEquals(ruleIn([RULE], "X-Y"), RULE);
  let thrown: unknown;
  try {
    ruleIn([RULE], "X-Z");
  } catch (error) {
    thrown = error;
  }
  assert(thrown instanceof TypeError);
});
