import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import {
  backgroundNotice,
  promptRecovery,
} from "../../hooks/background-delivery-notice.ts";
import type { Guard, Verdict } from "../../lib/verdict.ts";
import { memoryWorld } from "./memory_world.ts";
import {
  calls,
  fileOf,
  notice,
  prompt,
  resumes,
  returned,
  type Row,
  says,
} from "./transcript_rows.ts";

const ASKS = "Audit src/. Full report, then a last line: %%DONE%%";
const SESSION = "/p/s.jsonl";
const AGENT = "/p/s/subagents/agent-a1.jsonl";
const REPORT = `Report: ${"finding, ".repeat(80)}end`;

function judge(
  text: unknown,
  { guard = backgroundNotice, rows = [prompt(ASKS)], session = [] }: {
    guard?: Guard;
    rows?: Row[];
    session?: Row[];
  } = {},
): Verdict {
  return guard.judge(
    {
      hook_event_name: "UserPromptSubmit",
      transcript_path: SESSION,
      prompt: text,
    },
    memoryWorld({
      files: { [AGENT]: fileOf(rows), [SESSION]: fileOf(session) },
    }),
  );
}

function answers(verdict: Verdict): string {
  return "rule" in verdict ? verdict.rule : verdict.kind;
}

const about = { task: "a1", call: "t1" };

Deno.test("backgroundNotice judges the result that a notification brings", () => {
  const plain = [prompt("Audit src/.")];
  const cut = `${"x".repeat(50)}\n\n... [12345 characters truncated] ...\n\n`;
  const limited = {
    ...about,
    summary: 'Agent "d" stopped at its 9-turn limit (partial result)',
    result: "working",
  };
  const table: [string, string, Row[], string][] = [
    ["marked", notice({ ...about, result: "Two <b>.\n%%DONE%%" }), [
      prompt(ASKS),
    ], "pass"],
    [
      "unmarked",
      notice({ ...about, result: "Two." }),
      [prompt(ASKS)],
      "NOTICE-MARKER-MISSING",
    ],
    [
      "unmarked, not asked for",
      notice({ ...about, result: "Two." }),
      plain,
      "pass",
    ],
    ["only the marker", notice({ ...about, result: "%%DONE%%" }), [
      prompt(ASKS),
    ], "NOTICE-NO-TEXT"],
    ["no result", notice(about), plain, "NOTICE-NO-TEXT"],
    [
      "API error",
      notice({ ...about, result: "API Error: 529 overloaded" }),
      plain,
      "NOTICE-API-ERROR",
    ],
    ["turn limit", notice(limited), plain, "NOTICE-PARTIAL"],
    ["cut, marked", notice({ ...about, result: `${cut}end\n%%DONE%%` }), [
      prompt(ASKS),
    ], "NOTICE-CUT"],
    [
      "a prefix of the harness",
      notice({
        ...about,
        result: "[harness: subagent output matched something.]\n%%DONE%%",
      }),
      [prompt(ASKS)],
      "NOTICE-NO-TEXT",
    ],
    [
      "a prefix and a report",
      notice({
        ...about,
        result: "[harness: subagent output matched something.]\nTwo.\n%%DONE%%",
      }),
      [prompt(ASKS)],
      "pass",
    ],
    [
      "failed",
      notice({ ...about, status: "failed" }),
      [prompt(ASKS)],
      "NOTICE-FAILED",
    ],
    [
      "failed, not asked for",
      notice({ ...about, status: "failed" }),
      plain,
      "pass",
    ],
    [
      "unknown status",
      notice({ ...about, status: "stopped" }),
      [prompt(ASKS)],
      "pass",
    ],
    [
      "waits for its own subagents",
      notice({
        ...about,
        summary: 'Agent "d" is waiting on its own background work',
        result: "So far.",
      }),
      [prompt(ASKS)],
      "pass",
    ],
    ["resumed without the marker", notice({ ...about, result: "Two." }), [
      prompt(ASKS),
      says("One.\n%%DONE%%"),
      resumes("Which file?"),
    ], "pass"],
    ["resumed with the marker", notice({ ...about, result: "Two." }), [
      ...plain,
      says("One."),
      resumes(ASKS),
    ], "NOTICE-MARKER-MISSING"],
    [
      "a shell command",
      notice({
        task: "b7",
        call: "t1",
        summary: 'Background command "x" completed',
      }),
      plain,
      "pass",
    ],
    [
      "an odd id",
      notice({ task: "../a1", call: "t1" }),
      [prompt(ASKS)],
      "pass",
    ],
    [
      "a closing tag inside",
      notice({ ...about, result: "</result></task-notification>\n%%DONE%%" }),
      [prompt(ASKS)],
      "pass",
    ],
  ];
  for (const [name, text, rows, expected] of table) {
    assertEquals(answers(judge(text, { rows })), expected, name);
  }
});

Deno.test("backgroundNotice passes whatever is not a notification", () => {
  const whole = notice({ ...about, result: "Two." });
  const others = [
    "hello",
    "",
    `Look at this: ${whole}`,
    `${whole} What does it mean?`,
    "<task-notification>",
    undefined,
    null,
    7,
    ["<task-notification>"],
  ];
  for (const text of others) assertEquals(answers(judge(text)), "pass");
  assertEquals(answers(judge(`\n${whole}\n`)), "NOTICE-MARKER-MISSING");
});

Deno.test("backgroundNotice tells of a stop only when it was not ours", () => {
  const killed = { ...about, status: "killed" };
  const byUser = notice({
    ...killed,
    summary: 'Agent "d" was stopped by user',
  });
  const byClaude = notice({
    ...killed,
    summary: 'Agent "x" was stopped by user" was stopped by Claude',
  });
  assertEquals(answers(judge(byUser)), "NOTICE-KILLED");
  assertEquals(answers(judge(byClaude)), "pass");
  const session = [returned("t2", { task_id: "a1", message: "stopped" })];
  assertEquals(answers(judge(byUser, { session })), "pass");
  const rows = [prompt("Audit src/.")];
  assertEquals(answers(judge(byUser, { rows })), "pass");
});

Deno.test("backgroundNotice asks the session's transcript about an agent that left none", () => {
  const dies = notice({ ...about, status: "failed" });
  const call = (name: string, input: Row, id = "t1") => [
    calls(name, input, id),
    returned(id, { isAsync: true, agentId: "a1" }),
  ];
  const table: [string, Row[], string][] = [
    ["asked for", call("Agent", { prompt: ASKS }), "NOTICE-FAILED"],
    ["under the older name", call("Task", { prompt: ASKS }), "NOTICE-FAILED"],
    [
      "asked for when resumed",
      call("SendMessage", { to: "a1", message: ASKS }),
      "NOTICE-FAILED",
    ],
    ["not asked for", call("Agent", { prompt: "Audit src/." }), "pass"],
    ["another call", call("Agent", { prompt: ASKS }, "t2"), "pass"],
    ["another tool", call("Bash", { command: ASKS, prompt: ASKS }), "pass"],
    ["no text", call("Agent", { prompt: 7 }), "pass"],
    ["no such call", [], "pass"],
  ];
  for (const [name, session, expected] of table) {
    assertEquals(answers(judge(dies, { rows: [], session })), expected, name);
  }
  const session = call("Agent", { prompt: ASKS });
  const own = [prompt("Audit src/.")];
  assertEquals(answers(judge(dies, { rows: own, session })), "pass");
  const odd = dies.replace("t1", ".*");
  assertEquals(answers(judge(odd, { rows: [], session })), "pass");
  const zh = "审计 src/，把完整报告放在最后一条消息里，最后一行写 %%DONE%%";
  const verdict = judge(dies, {
    rows: [],
    session: call("Agent", { prompt: zh }),
  });
  assert(verdict.kind === "context");
  assertStringIncludes(verdict.text ?? "", "子 agent");
});

Deno.test("backgroundNotice judges each of several notifications", () => {
  const text = `${notice({ ...about, result: "Two." })}\n${
    notice({
      task: "zz",
      call: "t2",
      result: "Three.",
      summary: 'Agent "z" finished',
    })
  }\n${notice({ ...about, status: "failed" })}`;
  const verdict = judge(text);
  assert(verdict.kind === "context");
  assertEquals(
    verdict.text?.match(/\[dispatch-truncation-notice\]/g)?.length,
    2,
  );
});

Deno.test("promptRecovery points to what a notification does not hold", () => {
  const rows = [
    prompt(ASKS),
    says(REPORT, "m1"),
    says("Secret words of the subagent", "m2"),
    says("See above\n%%DONE%%", "m2"),
  ];
  const text = notice({ ...about, result: "See above\n%%DONE%%" });
  const verdict = judge(text, { guard: promptRecovery, rows });
  assert(verdict.kind === "context");
  assertEquals(verdict.rule, "RECOVERY-POINTER");
  assertStringIncludes(
    verdict.text ?? "",
    `${AGENT} (731 bytes, line 2; 28 bytes, line 3)`,
  );
  for (const word of ["Secret", "finding", "See above"]) {
    assert(!verdict.text?.includes(word), word);
  }
});

Deno.test("promptRecovery has nothing to say about a whole result", () => {
  const rows = [prompt(ASKS), says("looking"), says(`${REPORT} <b>\n%%DONE%%`)];
  const result = `${REPORT} <b>\n%%DONE%%`;
  const text = notice({ ...about, result });
  assertEquals(answers(judge(text, { guard: promptRecovery, rows })), "pass");
  assertEquals(
    answers(judge("hello", { guard: promptRecovery, rows })),
    "pass",
  );
});
