/**
 * Where a subagent's files lie, and what they say.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import { memoryFiles } from "../../lib/files_in_memory.ts";
import {
  agentFiles,
  agentMetas,
  dispatchText,
  expandHome,
  firstText,
  forkDirective,
  isPlainId,
  latestRun,
  sessionTranscript,
  stoppedAgentFiles,
  subagentsFolder,
} from "../../lib/transcript/transcript.ts";
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

const AGENT = agentFiles("/p/s.jsonl", "a1")!;

Deno.test("expandHome() puts the home for a leading tilde", () => {
  const rows: [path: string, env: Record<string, string>, expected?: string][] =
    [
      ["~/s.jsonl", { HOME: "/home/u" }, "/home/u/s.jsonl"],
      ["~", { HOME: "/home/u" }, "/home/u"],
      ["~/s.jsonl", { HOME: "" }],
      ["~/s.jsonl", {}],
      ["/p/~/s.jsonl", {}, "/p/~/s.jsonl"],
      ["~other/s.jsonl", { HOME: "/home/u" }, "~other/s.jsonl"],
    ];
  for (const [path, env, expected] of rows) {
    const world = memoryWorld({ env });
    assertEquals(expandHome(path, world), expected, path);
    const payload = { transcript_path: path };
    assertEquals(sessionTranscript(payload, world), expected, path);
  }
  const none = { transcript_path: " " };
  assertEquals(sessionTranscript(none, memoryWorld()), undefined);
});

Deno.test("agentFiles() puts no odd id into a path", () => {
  assertEquals(AGENT, {
    transcript: "/p/s/subagents/agent-a1.jsonl",
    meta: "/p/s/subagents/agent-a1.meta.json",
  });
  assertEquals(subagentsFolder("/p/s"), "/p/s/subagents");
  for (const id of ["a1", "A_b-c@team", "x".repeat(80)]) {
    assertEquals(isPlainId(id), true, id);
  }
  for (const id of ["", "../a", "a/b", "a.b", "a b", "a\n", "x".repeat(81)]) {
    assertEquals(isPlainId(id), false, id);
    assertEquals(agentFiles("/p/s.jsonl", id), undefined, id);
  }
});

Deno.test("stoppedAgentFiles() takes the named file, else the usual place", () => {
  const files = { "/q/x.jsonl": "{}", "/q/y": "{}", [AGENT.transcript]: "{}" };
  const usual = { transcript_path: "/p/s.jsonl", agent_id: "a1" };
  const rows: [payload: Record<string, unknown>, expected?: string][] = [
    [{ agent_transcript_path: "/q/x.jsonl" }, "/q/x.meta.json"],
    [{ agent_transcript_path: "/q/y" }, "/q/y.meta.json"],
    [{ ...usual, agent_transcript_path: "/q/x.jsonl" }, "/q/x.meta.json"],
    [{ ...usual, agent_transcript_path: "/q" }, AGENT.meta],
    [{ ...usual, agent_transcript_path: "/q/none.jsonl" }, AGENT.meta],
    [usual, AGENT.meta],
    [{ ...usual, agent_id: "a2" }],
    [{ ...usual, agent_id: "../a1" }],
    [{ ...usual, agent_id: null }],
    [{ agent_id: "a1" }],
  ];
  for (const [payload, expected] of rows) {
    const found = stoppedAgentFiles(payload, memoryWorld({ files }));
    assertEquals(found?.meta, expected, JSON.stringify(payload));
  }
});

Deno.test("agentMetas() reads what each sidecar says", () => {
  const folder = "/p/s/subagents";
  const metas = agentMetas(
    memoryFiles({
      [`${folder}/agent-a1.meta.json`]: JSON.stringify({
        toolUseId: "t1",
        parentAgentId: "p1",
        finished: true,
        requestShape: "background",
      }),
      [`${folder}/agent-a2.meta.json`]: JSON.stringify({
        toolUseId: 7,
        finished: "yes",
        requestShape: "foreground",
        taskKind: "in_process_teammate",
      }),
      [`${folder}/agent-a3.meta.json`]: '{"inWorkflowRun":true}',
      [`${folder}/agent-a4.meta.json`]: "{",
      [`${folder}/agent-a5.jsonl`]: "{}",
      [`${folder}/agent-a.6.meta.json`]: "{}",
      [`${folder}/agent-a7.meta.json`]: '{"inWorkflowRun":false}',
    }),
    "/p/s.jsonl",
  );
  const usual = {
    toolUse: "",
    parent: undefined,
    finished: false,
    background: false,
    ordinary: true,
  };
  assertEquals([...metas?.values() ?? []], [
    {
      id: "a1",
      toolUse: "t1",
      parent: "p1",
      finished: true,
      background: true,
      ordinary: true,
    },
    { ...usual, id: "a2", ordinary: false },
    { ...usual, id: "a3", ordinary: false },
    { ...usual, id: "a7" },
  ]);
  assertEquals(agentMetas(memoryFiles({}), "/p/s.jsonl"), undefined);
});

const at = (row: Row, timestamp: unknown) => ({ ...row, timestamp });

function runOf(rows: Row[]) {
  const files = memoryFiles({ [AGENT.transcript]: fileOf(rows) });
  const run = latestRun(files, AGENT);
  return run && {
    ...run,
    texts: run.texts.map(({ text, line, message, sentBack }) =>
      `${line} ${message}${sentBack ? " back" : ""}: ${text}`
    ),
  };
}

Deno.test("latestRun() holds the texts since the dispatcher's last words", () => {
  const first = Date.parse("2026-01-02T03:04:05Z");
  assertEquals(
    runOf([
      prompt("one"),
      at(says("a", "m1"), "2026-01-02T03:04:05Z"),
      { type: "attachment" },
      at(says("", "m2"), "whenever"),
      { ...says("API Error: 500", "m3"), isApiErrorMessage: true },
    ]),
    {
      dispatch: "one",
      texts: ["2 m1: a", "4 m2: "],
      lastLine: 5,
      lastAt: undefined,
    },
  );
  assertEquals(
    runOf([
      prompt("one"),
      says("a", "m1"),
      at(prompt("two"), "2026-01-02T03:04:05Z"),
    ]),
    { dispatch: "two", texts: [], lastLine: 3, lastAt: first },
  );
  const resumed = runOf([
    prompt("one"),
    says("a", "m1"),
    resumes("two"),
    says("b"),
    at(calls("Read", {}), "2026-01-02T03:04:05Z"),
  ]);
  assertEquals(resumed?.texts, ["4 line 4: b"]);
  assertEquals([resumed?.lastLine, resumed?.lastAt], [5, first]);
  assertEquals(latestRun(memoryFiles({}), AGENT), undefined);
});

Deno.test("latestRun() knows which message the gate sent back", () => {
  const rows = (back: Row) => [
    prompt("one"),
    says("a", "m1"),
    says("b", "m2"),
    says("c", "m2"),
    back,
    says("d", "m3"),
  ];
  assertEquals(runOf(rows(sentBack()))?.texts, [
    "2 m1: a",
    "3 m2 back: b",
    "4 m2 back: c",
    "6 m3: d",
  ]);
  const other = prompt("Stop hook feedback:\n[lint]: no", { isMeta: true });
  assertEquals(runOf(rows(other))?.texts, [
    "2 m1: a",
    "3 m2: b",
    "4 m2: c",
    "6 m3: d",
  ]);
});

Deno.test("forkDirective() takes the call by its id, else the last fork", () => {
  const use = (name: string, id: string, input: unknown) => ({
    type: "tool_use",
    name,
    id,
    input,
  });
  const row = answer([
    use("Agent", "t1", { prompt: "one", subagent_type: "Explore" }),
    use("Task", "t2", { prompt: "two", subagent_type: " Fork " }),
    use("Agent", "t3", { prompt: "three", subagent_type: "fork" }),
    use("Read", "t4", { prompt: "four", subagent_type: "fork" }),
    use("Agent", "t5", { prompt: "five" }),
    use("Agent", "t6", { prompt: 6 }),
    { ...use("Agent", "t7", { prompt: "seven" }), type: "text" },
  ]);
  const rows: [id: string | undefined, expected: string | undefined][] = [
    ["t1", "one"],
    ["t2", "two"],
    ["t4", "three"],
    ["t5", "five"],
    ["t6", undefined],
    ["t7", "three"],
    [undefined, "three"],
  ];
  for (const [id, expected] of rows) {
    assertEquals(forkDirective(row, id), expected, id);
  }
  assertEquals(forkDirective(says("x"), undefined), undefined);
  assertEquals(
    forkDirective(answer([use("Agent", "", {})]), undefined),
    undefined,
  );
});

Deno.test("firstText() takes the call that made a fork, and of others the prompt", () => {
  const call = calls("Agent", { subagent_type: "fork", prompt: "fork it" });
  const ref = { type: "fork-context-ref" };
  const table: [rows: Row[], expected: string | undefined][] = [
    [[call, prompt("one")], "one"],
    [[ref, call], "fork it"],
    [[ref, prompt("of the parent"), call], "fork it"],
    [[ref, prompt("of the parent")], undefined],
    [[call], undefined],
  ];
  for (const [rows, expected] of table) {
    const files = memoryFiles({ [AGENT.transcript]: fileOf(rows) });
    assertEquals(firstText(files, AGENT), expected, JSON.stringify(rows));
  }
});

Deno.test("dispatchText() needs a first text, and goes by the last", () => {
  const text = (rows: Row[]) =>
    dispatchText(memoryFiles({ [AGENT.transcript]: fileOf(rows) }), AGENT);
  assertEquals(text([says("a"), prompt("one"), says("b")]), "one");
  assertEquals(text([prompt("one"), resumes("two")])?.includes("two"), true);
  assertEquals(text([says("a")]), undefined);
  // Some writers put a blank behind each colon and comma.
  const later = [
    '{"type":"user","message":{"role":"user","content":"two"}}',
    '{"type":"user","message":{"role":"user","content":[{"type":"text","text":"two"}]}}',
    '{"type": "user", "message": {"role": "user", "content": "two"}}',
    '{"type": "user", "message": {"role": "user", "content": [{"type": "text", "text": "two"}]}}',
    '{"type":"user","origin":{"kind":"user"},"message":{"content":"two"}}',
  ];
  for (const row of later) {
    const whole = `${fileOf([prompt("one")])}${row}\n`;
    const files = memoryFiles({ [AGENT.transcript]: whole });
    assertEquals(dispatchText(files, AGENT), "two", row);
  }
  const padding = Array(64).fill({ type: "attachment" });
  assertEquals(text([...padding, prompt("late")]), undefined);
  assertEquals(text([...padding.slice(1), prompt("one")]), "one");
});
