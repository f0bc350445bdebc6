import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { doneGate } from "../../hooks/subagent-done-gate.ts";
import { GATE_RULES } from "../../lib/rules/gate.ts";
import type { Payload, Verdict } from "../../lib/verdict.ts";
import { memoryWorld } from "./memory_world.ts";
import {
  answer,
  calls,
  fileOf,
  prompt,
  resumes,
  type Row,
  says,
  sentBack,
} from "./transcript_rows.ts";

const ASKS = "Audit src/. Full report, then a last line: %%DONE%%";
const SESSION = "/home/u/.claude/projects/p/s.jsonl";
const AGENT = "/home/u/.claude/projects/p/s/subagents/agent-a1.jsonl";

function judge(
  payload: Payload,
  { rows = [prompt(ASKS)], env = {}, files = {} }: {
    rows?: Row[];
    env?: Record<string, string>;
    files?: Record<string, string>;
  } = {},
): Verdict & { notes: string[] } {
  const world = memoryWorld({
    env,
    files: { [AGENT]: fileOf(rows), ...files },
  });
  const verdict = doneGate.judge({
    hook_event_name: "SubagentStop",
    transcript_path: SESSION,
    agent_transcript_path: AGENT,
    agent_id: "a1",
    agent_type: "general-purpose",
    ...payload,
  }, world);
  if ("rule" in verdict) {
    const rule = GATE_RULES.find(({ id }) => id === verdict.rule);
    assertEquals(verdict.kind, rule?.kind, verdict.rule);
  }
  return { ...verdict, notes: world.notes };
}

function answers(verdict: Verdict): string {
  return "rule" in verdict ? verdict.rule : verdict.kind;
}

const LONG = "x".repeat(500);

Deno.test("doneGate judges the final message by its lines and its size", () => {
  const table: [unknown, string][] = [
    ["Found two.\n%%DONE%%", "pass"],
    ["Found two.\r\n %%DONE%% \r\n", "pass"],
    ["%%DONE%%", "GATE-EMPTY-REPORT"],
    ["", "GATE-EMPTY-REPORT"],
    [" \n", "GATE-EMPTY-REPORT"],
    ["Done.", "GATE-UNMARKED-STUB"],
    ["x".repeat(499), "GATE-UNMARKED-STUB"],
    [LONG, "GATE-UNMARKED-LONG"],
    [`${"x".repeat(499)}\n\n  \n`, "GATE-UNMARKED-STUB"],
    [`${"x".repeat(250)}\r\n${"x".repeat(249)}`, "GATE-UNMARKED-STUB"],
    ["报".repeat(167), "GATE-UNMARKED-LONG"],
    [`${LONG}\n**%%DONE%%**`, "GATE-UNMARKED-LONG"],
    [42, "degrade"],
    [["Done."], "degrade"],
  ];
  for (const [message, expected] of table) {
    const verdict = judge({ last_assistant_message: message });
    assertEquals(answers(verdict), expected, JSON.stringify(message));
  }
});

Deno.test("doneGate takes its floor from DONE_GATE_BODY_FLOOR", () => {
  const table: [string, string, string][] = [
    ["10", "Done.", "GATE-UNMARKED-STUB"],
    ["5", "Done.", "GATE-UNMARKED-LONG"],
    ["0", "Done.", "GATE-UNMARKED-LONG"],
    ["0", "%%DONE%%", "GATE-EMPTY-REPORT"],
    ["few", "Done.", "GATE-UNMARKED-STUB"],
  ];
  for (const [floor, message, expected] of table) {
    const verdict = judge({ last_assistant_message: message }, {
      env: { DONE_GATE_BODY_FLOOR: floor },
    });
    assertEquals(answers(verdict), expected, `${floor} ${message}`);
  }
});

Deno.test("doneGate asks once: null and absent are the first stop", () => {
  const stub = { last_assistant_message: "Done." };
  for (
    const first of [{}, { stop_hook_active: null }, {
      stop_hook_active: false,
    }]
  ) {
    assertEquals(answers(judge({ ...stub, ...first })), "GATE-UNMARKED-STUB");
  }
  assertEquals(answers(judge({ ...stub, stop_hook_active: true })), "pass");
});

Deno.test("doneGate reads a missing last message from the transcript", () => {
  const asked = prompt(ASKS);
  const table: [string, Payload, Row[], string][] = [
    ["null, a tool call last", { last_assistant_message: null }, [
      asked,
      says("Looking"),
      calls("Read", {}),
    ], "pass"],
    ["null, a stub last", { last_assistant_message: null }, [
      asked,
      calls("Read", {}),
      says("Done."),
    ], "GATE-UNMARKED-STUB"],
    ["null, a report last", { last_assistant_message: null }, [
      asked,
      says("All well.\n%%DONE%%"),
    ], "pass"],
    ["null, an empty text last", { last_assistant_message: null }, [
      asked,
      says("working"),
      says(""),
    ], "GATE-EMPTY-REPORT"],
    ["null, no blocks", { last_assistant_message: null }, [
      asked,
      answer([]),
    ], "GATE-EMPTY-REPORT"],
    ["null, no answer yet", { last_assistant_message: null }, [asked], "pass"],
    ["absent, a tool call last", {}, [asked, calls("Read", {})], "pass"],
    ["absent, a stub last", {}, [asked, says("Done.")], "pass"],
    // What Claude Code 2.1.332 leaves after an empty final message.
    ["absent, an empty text last", {}, [
      asked,
      says(""),
      prompt("[Your previous response had no visible output.]", {
        isMeta: true,
        ownNote: true,
      }),
      says(""),
    ], "GATE-EMPTY-REPORT"],
  ];
  for (const [name, payload, rows, expected] of table) {
    assertEquals(answers(judge(payload, { rows })), expected, name);
  }
});

Deno.test("doneGate goes by the dispatcher's latest text", () => {
  const stub = { last_assistant_message: "Done." };
  const blocks = [{ type: "text", text: ASKS }];
  const hook = { type: "attachment", attachment: { type: "hook_success" } };
  const table: [string, Row[], string][] = [
    ["a prompt as text", [prompt(ASKS)], "GATE-UNMARKED-STUB"],
    ["a prompt as blocks", [prompt(blocks)], "GATE-UNMARKED-STUB"],
    ["no marker asked for", [prompt("Audit src/.")], "pass"],
    ["attachments before the prompt", [
      ...Array(20).fill(hook),
      prompt(ASKS),
    ], "GATE-UNMARKED-STUB"],
    ["a marker in an attachment only", [
      { ...hook, attachment: { content: ["write %%DONE%%"] } },
      prompt("Audit src/."),
    ], "pass"],
    ["a marker in the agent's words only", [
      prompt("Audit src/."),
      says("Shall I end with %%DONE%%?"),
    ], "pass"],
    ["a marker in our own feedback only", [
      prompt("Audit src/."),
      says("Done."),
      sentBack(),
    ], "pass"],
    ["resumed with the marker", [
      prompt("Audit src/."),
      says("one"),
      resumes(ASKS),
    ], "GATE-UNMARKED-STUB"],
    ["resumed without the marker", [
      prompt(ASKS),
      says("one\n%%DONE%%"),
      resumes("One more question: which file?"),
    ], "pass"],
    ["resumed by a plain row of an older version", [
      prompt("Audit src/."),
      says("one"),
      prompt(ASKS),
    ], "GATE-UNMARKED-STUB"],
    ["a tool result that holds the marker", [
      prompt("Audit src/."),
      calls("Read", {}),
      prompt([{ type: "tool_result", content: "%%DONE%%" }]),
    ], "pass"],
    ["a child's notification that holds the marker", [
      prompt("Audit src/."),
      prompt("<task-notification>%%DONE%%</task-notification>", {
        origin: { kind: "task-notification" },
      }),
    ], "pass"],
    ["a teammate", [
      prompt(
        `<teammate-message teammate_id="team-lead">\n${ASKS}\n</teammate-message>`,
      ),
    ], "GATE-UNMARKED-STUB"],
    ["nothing of the dispatcher", [says("one")], "degrade"],
    ["half a record at the end", [prompt(ASKS)], "GATE-UNMARKED-STUB"],
  ];
  for (const [name, rows, expected] of table) {
    assertEquals(answers(judge(stub, { rows })), expected, name);
    const files = { [AGENT]: `${fileOf(rows, "spaced")}{"type":"ass` };
    assertEquals(answers(judge(stub, { files })), expected, `${name}, spaced`);
  }
});

Deno.test("doneGate finds the directive of a fork by its call", () => {
  const agent = (id: string, text: string, type = "fork") => ({
    type: "tool_use",
    id,
    name: "Agent",
    input: { prompt: text, subagent_type: type },
  });
  const rows = (...blocks: Row[]) => [
    { type: "fork-context-ref", agentId: "a1" },
    answer(blocks),
    prompt([
      { type: "tool_result", content: "Fork started" },
      { type: "text", text: "<fork-boilerplate>%%DONE%%" },
    ]),
  ];
  const meta = (id: string) => ({
    [AGENT.replace(".jsonl", ".meta.json")]: JSON.stringify({ toolUseId: id }),
  });
  const stub = { last_assistant_message: "OK.", agent_type: "fork" };
  const both = rows(agent("t1", ASKS), agent("t2", "Just look."));
  const blocked = "GATE-UNMARKED-STUB";
  const cases: [Row[], Record<string, string>, string][] = [
    [both, meta("t1"), blocked],
    [both, meta("t2"), "pass"],
    [both, meta("t9"), "pass"],
    [both, {}, "pass"],
    [rows(agent("t1", "Look."), agent("t2", ASKS)), {}, blocked],
    [rows(agent("t1", ASKS, " Fork ")), {}, blocked],
    [rows(agent("t1", ASKS), agent("t2", "Look.", "Explore")), {}, blocked],
  ];
  for (const [index, [given, files, expected]] of cases.entries()) {
    assertEquals(
      answers(judge(stub, { rows: given, files })),
      expected,
      `case ${index}`,
    );
  }
});

Deno.test("doneGate tries the usual place when no readable path is named", () => {
  const stub = { last_assistant_message: "Done." };
  const named: [Payload, string][] = [
    [{ agent_transcript_path: null }, "GATE-UNMARKED-STUB"],
    [{ agent_transcript_path: "/nowhere.jsonl" }, "GATE-UNMARKED-STUB"],
    [{ agent_transcript_path: "" }, "GATE-UNMARKED-STUB"],
    [{ agent_transcript_path: null, agent_id: "b2" }, "degrade"],
    [
      { agent_transcript_path: null, agent_id: "../s/subagents/agent-a1" },
      "degrade",
    ],
    [{ agent_transcript_path: null, agent_id: null }, "degrade"],
    [{ agent_transcript_path: null, transcript_path: null }, "degrade"],
    [{
      agent_transcript_path: null,
      transcript_path: "~/.claude/projects/p/s.jsonl",
    }, "degrade"],
  ];
  for (const [payload, expected] of named) {
    const verdict = judge({ ...stub, ...payload });
    assertEquals(answers(verdict), expected, JSON.stringify(payload));
  }
  const home = judge(
    { ...stub, agent_transcript_path: AGENT.replace("/home/u", "~") },
    { env: { HOME: "/home/u" } },
  );
  assertEquals(answers(home), "GATE-UNMARKED-STUB");
});

Deno.test("doneGate echoes a short body, and only a short one", () => {
  const short = judge({ last_assistant_message: "Only\u001b[2J this." });
  assert(short.kind === "block");
  assertStringIncludes(short.message, "\nOnly[2J this.\n");
  assertStringIncludes(short.message, "5");
  assert(!short.message.includes("ALLOW_"));
  const long = judge({ last_assistant_message: LONG });
  assert(long.kind === "warn");
  assert(!long.text.includes("xxxx"));
});

Deno.test("doneGate tells the person whose long report lacks the marker", () => {
  const rows: [Payload, string][] = [
    [{}, "general-purpose a1"],
    [{ agent_type: " " }, "a1"],
    [{ agent_id: null }, "general-purpose"],
    [{ agent_id: null, agent_type: null }, "a subagent"],
    [{ agent_type: "\u200b", agent_id: 7 }, "a subagent"],
  ];
  for (const [payload, expected] of rows) {
    const verdict = judge({ last_assistant_message: LONG, ...payload });
    assert(verdict.kind === "warn");
    assertStringIncludes(verdict.text, `message of ${expected} does not`);
  }
});

Deno.test("doneGate speaks the language of the dispatch", () => {
  const rows = [prompt("审计 src/，给出完整报告，最后单独一行写 %%DONE%%")];
  const chinese = judge({ last_assistant_message: "好了" }, { rows });
  assert(chinese.kind === "block");
  assertStringIncludes(chinese.message, "派发你的一方");
  const english = judge({ last_assistant_message: "好了" }, {
    rows,
    env: { DISPATCH_LANG: "en" },
  });
  assert(english.kind === "block");
  assertStringIncludes(english.message, "Only your last message");
});

Deno.test("doneGate notes every step up to the one that decides", () => {
  const { notes } = judge({ last_assistant_message: "Done." });
  assertEquals(notes.map((note) => note.split(":")[0]), ["5", "7", "10"]);
});
