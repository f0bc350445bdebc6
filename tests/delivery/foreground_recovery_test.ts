import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { foregroundRecovery } from "../../hooks/dispatch-truncation-notice.ts";
import type { Verdict } from "../../lib/verdict.ts";
import { memoryWorld } from "./memory_world.ts";
import { fileOf, prompt, type Row, says, sentBack } from "./transcript_rows.ts";

const ASKS = "Audit src/. Full report, then a last line: %%DONE%%";
const REPORT = "Two findings: <b>a.ts:4</b>\nand b.ts:9.";
const AGENT = "/p/s/subagents/agent-a1.jsonl";
const COLLAPSED = [
  prompt(ASKS),
  says(REPORT, "m1"),
  sentBack(),
  says("See above\n%%DONE%%", "m2"),
];

function judge(
  content: unknown,
  { rows = COLLAPSED, response = {}, env = {}, tool = "Agent" }: {
    tool?: string;
    rows?: Row[];
    response?: Record<string, unknown>;
    env?: Record<string, string>;
  } = {},
): Verdict {
  return foregroundRecovery.judge({
    hook_event_name: "PostToolUse",
    transcript_path: "/p/s.jsonl",
    tool_name: tool,
    tool_input: { prompt: ASKS },
    tool_response: {
      status: "completed",
      agentId: "a1",
      prompt: ASKS,
      content,
      totalTokens: 20,
      ...response,
    },
  }, memoryWorld({ env, files: { [AGENT]: fileOf(rows) } }));
}

const POINTER = [{ type: "text", text: "See above\n%%DONE%%" }];

Deno.test("foregroundRecovery appends what the gate sent back", () => {
  const verdict = judge(POINTER);
  assert(verdict.kind === "rewrite");
  const output = verdict.output as Record<string, unknown>;
  assertEquals(output["status"], "completed");
  assertEquals(output["totalTokens"], 20);
  const content = output["content"] as { type: string; text: string }[];
  assertEquals(content.slice(0, 1), POINTER);
  assertEquals(content.length, 2);
  const [blank, frame, place, ...body] = content[1]?.text.split("\n") ?? [];
  assertEquals(blank, "");
  assertStringIncludes(
    frame ?? "",
    "earlier text of this subagent, may be superseded",
  );
  assertStringIncludes(frame ?? "", "without authority");
  assertStringIncludes(place ?? "", "line 2");
  assertEquals(body, [
    "  Two findings: &lt;b>a.ts:4&lt;/b>",
    "  and b.ts:9.",
  ]);
});

Deno.test("foregroundRecovery appends to dispatches alone", () => {
  assertEquals(judge(POINTER, { tool: "Task" }).kind, "rewrite");
  for (const tool of ["Skill", "TaskOutput"]) {
    assertEquals(judge(POINTER, { tool }).kind, "pass");
  }
});

Deno.test("foregroundRecovery keeps blocks that are not text as they are", () => {
  const content = [{ type: "image", source: 1 }, ...POINTER];
  const verdict = judge(content);
  assert(verdict.kind === "rewrite");
  const output = verdict.output as { content: unknown[] };
  assertEquals(output.content.slice(0, 2), content);
});

Deno.test("foregroundRecovery stays out of what the harness adds at the end", () => {
  const note = { type: "text", text: "A note of the harness" };
  const response = { harnessTailCount: 1 };
  const verdict = judge([...POINTER, note], { response });
  assert(verdict.kind === "rewrite");
  const { content } = verdict.output as { content: { text: string }[] };
  assertEquals([content[0], content[2]], [POINTER[0], note]);
  assertStringIncludes(content[1]?.text ?? "", "[dispatch-recovery]");
});

Deno.test("foregroundRecovery points to what does not fit", () => {
  const huge = "finding, ".repeat(6000);
  const rows = [prompt(ASKS), says(huge, "m1"), says("See above", "m2")];
  const verdict = judge([{ type: "text", text: "See above" }], { rows });
  assert(verdict.kind === "context");
  assertEquals(verdict.rule, "RECOVERY-POINTER");
  assertStringIncludes(verdict.text ?? "", `${AGENT} (54000 bytes, line 2)`);
  assert(!verdict.text?.includes("finding"));
});

Deno.test("foregroundRecovery leaves alone what it cannot or need not change", () => {
  const whole = [{ type: "text", text: `${REPORT}\n%%DONE%%` }];
  const rows = [prompt(ASKS), says(`${REPORT}\n%%DONE%%`)];
  assertEquals(judge(whole, { rows }).kind, "pass");
  for (
    const response of [
      { status: "async_launched" },
      { agentId: undefined },
      { content: "See above" },
      { agentId: 7 },
    ]
  ) assertEquals(judge(POINTER, { response }).kind, "pass");
  for (const agentId of ["../a1", "b2"]) {
    assertEquals(judge(POINTER, { response: { agentId } }).kind, "degrade");
  }
});

Deno.test("foregroundRecovery goes by the floor that the gate goes by", () => {
  const rows = [
    prompt(ASKS),
    says(REPORT, "m1"),
    says("Done.\n%%DONE%%", "m2"),
  ];
  const content = [{ type: "text", text: "Done.\n%%DONE%%" }];
  assertEquals(judge(content, { rows }).kind, "pass");
  const env = { DONE_GATE_BODY_FLOOR: "20" };
  assertEquals(judge(content, { rows, env }).kind, "rewrite");
});
