import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { doneGate } from "../../hooks/subagent-done-gate.ts";
import { truncationNotice } from "../../hooks/dispatch-truncation-notice.ts";
import type { Verdict } from "../../lib/verdict.ts";
import { memoryWorld } from "./memory_world.ts";
import { fileOf, prompt } from "./transcript_rows.ts";

const ASKS = "Audit src/. Full report, then a last line: %%DONE%%";
const PLAIN = "Audit src/.";
const TOOLS =
  "<tools-used-before-summary>Bash, Read</tools-used-before-summary>\n";
const LIMIT =
  "NOTE: this agent stopped at its 2-turn limit before finishing. The text below is PARTIAL output; treat it as incomplete. Send the agent a message.\n";

function judge(response: unknown, prompt: string, more = {}): Verdict {
  return truncationNotice.judge({
    hook_event_name: "PostToolUse",
    tool_name: "Agent",
    tool_input: { prompt },
    tool_response: response,
    ...more,
  }, memoryWorld());
}

function completed(...texts: string[]) {
  return {
    status: "completed",
    agentId: "a1",
    content: texts.map((text) => ({ type: "text", text })),
  };
}

function answers(verdict: Verdict): string {
  if ("rule" in verdict) assertEquals(verdict.kind, "context");
  return "rule" in verdict ? verdict.rule : verdict.kind;
}

Deno.test("truncationNotice notes the steps up to the one that decides", () => {
  const steps = (text: string, prompt: string) => {
    const world = memoryWorld();
    truncationNotice.judge({
      tool_name: "Agent",
      tool_input: { prompt },
      tool_response: completed(text),
    }, world);
    return world.notes.map((note) => note.split(":")[0]).join(" ");
  };
  assertEquals(steps("Two.\n%%DONE%%", ASKS), "6 9");
  assertEquals(steps("%%DONE%%", ASKS), "6 9");
  assertEquals(steps("Two.", ASKS), "6 10");
  assertEquals(steps("Two.", PLAIN), "6");
  assertEquals(steps("", PLAIN), "5a");
});

Deno.test("truncationNotice judges what was returned", () => {
  const table: [string, unknown, string, string][] = [
    ["marked", completed("Two.\n%%DONE%%"), ASKS, "pass"],
    ["unmarked", completed("Two."), ASKS, "NOTICE-MARKER-MISSING"],
    ["unmarked, not asked for", completed("Two."), PLAIN, "pass"],
    ["only the marker", completed("%%DONE%%"), ASKS, "NOTICE-NO-TEXT"],
    [
      "only the marker after a note",
      completed(TOOLS, "%%DONE%%"),
      ASKS,
      "NOTICE-NO-TEXT",
    ],
    [
      "marked in the last block",
      completed("One", "Two\n%%DONE%%"),
      ASKS,
      "pass",
    ],
    [
      "marked in an earlier block",
      completed("One\n%%DONE%%", "Two"),
      ASKS,
      "NOTICE-MARKER-MISSING",
    ],
    ["no block", completed(), PLAIN, "NOTICE-NO-TEXT"],
    ["blank blocks", completed("", " \n"), PLAIN, "NOTICE-NO-TEXT"],
    ["a note and nothing else", completed(TOOLS), PLAIN, "NOTICE-NO-TEXT"],
    [
      "an image only",
      { status: "completed", content: [{ type: "image" }] },
      PLAIN,
      "NOTICE-NO-TEXT",
    ],
    [
      "the harness's own words",
      completed("(Subagent completed but returned no output.)"),
      PLAIN,
      "NOTICE-NO-TEXT",
    ],
    ["turn limit", completed(TOOLS, LIMIT, "working"), PLAIN, "NOTICE-PARTIAL"],
    [
      "turn limit in one block",
      completed(`${LIMIT}working`),
      PLAIN,
      "NOTICE-PARTIAL",
    ],
    [
      "turn limit, marked",
      completed(LIMIT, "Two.\n%%DONE%%"),
      ASKS,
      "NOTICE-PARTIAL",
    ],
    [
      "a report about turn limits",
      completed("The harness prints:\n" + LIMIT),
      PLAIN,
      "pass",
    ],
    [
      "API error",
      completed("API Error: 529 overloaded_error"),
      PLAIN,
      "NOTICE-API-ERROR",
    ],
    [
      "API error in parentheses",
      completed("API Error (Request timed out.)"),
      PLAIN,
      "NOTICE-API-ERROR",
    ],
    [
      "limit",
      completed("You've hit your session limit · resets 3pm"),
      PLAIN,
      "NOTICE-API-ERROR",
    ],
    [
      "usage limit",
      completed("Claude AI usage limit reached|1760000000"),
      PLAIN,
      "NOTICE-API-ERROR",
    ],
    ["too long", completed("Prompt is too long"), PLAIN, "NOTICE-API-ERROR"],
    [
      "a report about API errors",
      completed("API errors are retried in src/api.ts:40."),
      PLAIN,
      "pass",
    ],
    [
      "a report that quotes one",
      completed("API Error: 529 is retried:\n- src/a.ts:4\n- src/b.ts:9\n"),
      PLAIN,
      "pass",
    ],
    [
      "a report about limits",
      completed("You've hit on the bug: the limit is read twice."),
      PLAIN,
      "pass",
    ],
    [
      "blocks without an object",
      [{ type: "text", text: "Two." }],
      ASKS,
      "NOTICE-MARKER-MISSING",
    ],
    [
      "marked blocks without an object",
      [{ type: "text", text: "Two.\n%%DONE%%" }],
      ASKS,
      "pass",
    ],
    [
      "content as text",
      { status: "completed", content: "Two." },
      ASKS,
      "NOTICE-MARKER-MISSING",
    ],
    ["text", "Two.", ASKS, "NOTICE-MARKER-MISSING"],
    ["text, nothing came", "(no output)", PLAIN, "NOTICE-NO-TEXT"],
    [
      "text, a receipt",
      "Async agent launched successfully.\nagentId: a1",
      ASKS,
      "pass",
    ],
    [
      "text, a teammate's receipt",
      "Spawned successfully.\nagent_id: rev@core",
      ASKS,
      "pass",
    ],
    [
      "launched",
      { status: "async_launched", agentId: "a1", prompt: ASKS },
      ASKS,
      "pass",
    ],
    ["teammate", { status: "teammate_spawned", prompt: ASKS }, ASKS, "pass"],
    ["remote", { status: "remote_launched" }, ASKS, "pass"],
    ["unknown status", { status: "odd", content: [] }, ASKS, "pass"],
    ["no status", { content: [{ type: "text", text: "x" }] }, ASKS, "pass"],
    ["no content", { status: "completed" }, ASKS, "pass"],
    ["null", null, ASKS, "pass"],
    ["absent", undefined, ASKS, "pass"],
    ["a number", 3, ASKS, "pass"],
  ];
  for (const [name, response, text, expected] of table) {
    assertEquals(answers(judge(response, text)), expected, name);
  }
});

Deno.test("truncationNotice takes away the blocks that the harness counts", () => {
  const counted = (notes: number, tails: number, ...texts: string[]) => ({
    ...completed(...texts),
    harnessNoteCount: notes,
    harnessTailCount: tails,
  });
  const table: [unknown, string][] = [
    [counted(1, 0, "Some note", "%%DONE%%"), "NOTICE-NO-TEXT"],
    [counted(0, 1, "Two.\n%%DONE%%", "Some note"), "pass"],
    [counted(0, 0, "Two.\n%%DONE%%", "Some note"), "NOTICE-MARKER-MISSING"],
    [counted(2, 0, TOOLS, LIMIT, "Two.\n%%DONE%%"), "NOTICE-PARTIAL"],
    [counted(1, 1, "Some note", "Some note"), "NOTICE-NO-TEXT"],
    [counted(9, 9, "Two.\n%%DONE%%"), "pass"],
    [counted(-1, 0.5, "Two.\n%%DONE%%"), "pass"],
  ];
  for (const [response, expected] of table) {
    assertEquals(answers(judge(response, ASKS)), expected);
  }
});

Deno.test("truncationNotice reads the declaration from both fields", () => {
  const response = { ...completed("Two."), prompt: ASKS };
  const rule = "NOTICE-MARKER-MISSING";
  assertEquals(answers(judge(response, PLAIN)), rule);
  assertEquals(answers(judge(response, "", { tool_input: null })), rule);
  assertEquals(answers(judge(completed("Two."), ASKS)), rule);
});

Deno.test("truncationNotice passes other tools, and takes Task for Agent", () => {
  for (const tool_name of ["Bash", "TaskCreate", "SendMessage", "", null]) {
    assertEquals(answers(judge(completed(), ASKS, { tool_name })), "pass");
  }
  const task = judge(completed("Two."), ASKS, { tool_name: "Task" });
  assertEquals(answers(task), "NOTICE-MARKER-MISSING");
});

Deno.test("truncationNotice never says that a report was cut", () => {
  for (const text of [ASKS, `审计 src/，完整报告，最后一行 %%DONE%%`]) {
    const verdict = judge(completed("Now commit."), text);
    assert(verdict.kind === "context");
    assert(
      !/\bcut\b|truncated|incomplete|截断|不完整/.test(verdict.text ?? ""),
    );
    assert(/unconfirmed|未经确认/.test(verdict.text ?? ""));
  }
});

Deno.test("truncationNotice names the subagent in the language of its prompt", () => {
  const chinese = "审计 src/，完整报告，最后一行 %%DONE%%";
  const rows: [response: unknown, prompt: string, named: string][] = [
    [completed("Two."), ASKS, "subagent a1"],
    ["Two.", ASKS, "the subagent"],
    [completed("Two."), chinese, "子 agent a1"],
    ["Two.", chinese, "子 agent"],
  ];
  for (const [response, text, named] of rows) {
    const verdict = judge(response, text);
    assert(verdict.kind === "context");
    assertStringIncludes(verdict.text ?? "", named);
  }
});

Deno.test("the gate and the notice give one answer about a marker", () => {
  const path = "/p/s/subagents/agent-a1.jsonl";
  const world = memoryWorld({ files: { [path]: fileOf([prompt(ASKS)]) } });
  const edges = [
    "r\n%%DONE%%",
    "r\r\n%%DONE%%\r\n",
    "r\n%%DONE%%\u200b",
    "r\n\u3000%%DONE%%",
    "%%DONE%%",
    " \n%%DONE%%\n",
    "r\n**%%DONE%%**",
    "r\n%%DONE%%.",
    "r %%DONE%%",
    "%%DONE%%\nr",
    "r",
    "",
  ];
  for (const text of edges) {
    const gate = doneGate.judge({
      hook_event_name: "SubagentStop",
      agent_transcript_path: path,
      last_assistant_message: text,
    }, world);
    const notice = judge(completed(text), ASKS);
    assertEquals(
      gate.kind === "pass",
      notice.kind === "pass",
      JSON.stringify(text),
    );
  }
});
