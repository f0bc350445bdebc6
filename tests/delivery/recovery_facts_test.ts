/**
 * What makes a background result a lost one, row by row.
 *
 * @module
 */

import { assertEquals, assertStringIncludes } from "@std/assert";
import { promptRecovery } from "../../hooks/background-delivery-notice.ts";
import { placeOf } from "../../lib/field.ts";
import { memoryFiles } from "../../lib/files_in_memory.ts";
import { placesOf, sizeAndLine } from "../../lib/recovery/lost_texts.ts";
import {
  livingOf,
  OURS,
  tellUndelivered,
  undelivered,
} from "../../lib/recovery/undelivered.ts";
import type { AgentMeta } from "../../lib/transcript/transcript.ts";
import type { Lang } from "../../lib/verdict.ts";
import type { Files } from "../../lib/world.ts";
import { memoryWorld } from "./memory_world.ts";
import {
  deliveredIdle,
  deliveredMidTurn,
  fileOf,
  notice,
  prompt,
  queue,
  returned,
  type Row,
  says,
  told,
} from "./transcript_rows.ts";

const SESSION = "/p/s.jsonl";
const NOTE = notice({ task: "a1", call: "t1", result: "Report." });
const LAUNCH = returned("t1", { status: "async_launched", agentId: "a1" });
const RESUME = returned("t2", { resumedAgentId: "a1" });

const PLACE = { file: "/p/s/subagents/agent-a1.jsonl", line: 2 };

function filesOf(rows: Row[], meta: Row = {}, texts?: Row[]) {
  return {
    [SESSION]: fileOf([prompt("go"), ...rows]),
    "/p/s/subagents/agent-a1.jsonl": fileOf(
      texts ?? [prompt("task"), says("Report.")],
    ),
    "/p/s/subagents/agent-a1.meta.json": JSON.stringify({
      toolUseId: "t1",
      finished: true,
      ...meta,
    }),
  };
}

function isLost(
  files: Record<string, string>,
  running: Set<string> | "unlisted" = new Set(),
): boolean {
  const lost = undelivered(memoryFiles(files), {
    session: SESSION,
    running: running === "unlisted" ? undefined : running,
    arriving: new Set(),
  });
  return lost.length > 0;
}

const BACKGROUND = { requestShape: "background" };

const ROWS: [what: string, lost: boolean, rows: Row[], meta?: Row][] = [
  ["launched and never heard of again", true, [LAUNCH]],
  ["asked for in the background", true, [], BACKGROUND],
  ["neither launched nor asked for in the background", false, []],
  ["unfinished", false, [LAUNCH], { finished: false }],
  ["a teammate", false, [LAUNCH], { taskKind: "in_process_teammate" }],
  ["part of a workflow", false, [LAUNCH], { inWorkflowRun: true }],
  ["delivered while idle", false, [LAUNCH, deliveredIdle(NOTE)]],
  ["delivered in the middle of a turn", false, [
    LAUNCH,
    deliveredMidTurn(NOTE),
  ]],
  ["delivered as a plain row of an older version", false, [
    LAUNCH,
    prompt(NOTE),
  ]],
  ["quoted by a person", true, [
    LAUNCH,
    prompt(NOTE, { origin: { kind: "human" } }),
  ]],
  ["quoted within a text", true, [LAUNCH, prompt(`See ${NOTE}`)]],
  ["told as unfinished at a resume", true, [
    LAUNCH,
    deliveredIdle(notice({ task: "a1", call: "", status: "killed" })),
  ]],
  ["returned by its call after all", false, [
    LAUNCH,
    returned("t1", {
      status: "completed",
      agentId: "a1",
      totalToolUseCount: 1,
    }),
  ]],
  ["fetched by a tool of older versions", false, [
    LAUNCH,
    returned("t3", { task: { task_id: "a1" }, retrieval_status: "success" }),
  ]],
  ["fetched in vain", true, [
    LAUNCH,
    returned("t3", { task: { task_id: "a1" }, retrieval_status: "timeout" }),
  ]],
  ["stopped by the session", false, [
    LAUNCH,
    returned("t3", { task_id: "a1" }),
  ]],
  ["stopped, and resumed since", true, [
    LAUNCH,
    returned("t3", { task_id: "a1" }),
    RESUME,
  ]],
  ["delivered, and resumed since", true, [
    LAUNCH,
    deliveredIdle(NOTE),
    RESUME,
  ]],
  ["delivered after it was resumed", false, [
    LAUNCH,
    deliveredIdle(NOTE),
    RESUME,
    deliveredIdle(notice({ task: "a1", call: "t2", result: "More." })),
  ]],
  ["in the queue", false, [LAUNCH, queue("enqueue", NOTE)]],
  ["in the queue as killed", false, [
    LAUNCH,
    queue("enqueue", notice({ task: "a1", call: "t1", status: "killed" })),
    queue("dequeue"),
    says("on"),
  ]],
  ["taken out of the queue, and an answer instead of it", true, [
    LAUNCH,
    queue("enqueue", NOTE),
    queue("dequeue"),
    says("on"),
  ]],
  ["taken out, with its row to come", false, [
    LAUNCH,
    queue("enqueue", NOTE),
    queue("dequeue"),
  ]],
  ["behind another prompt that was taken out", false, [
    LAUNCH,
    queue("enqueue", NOTE),
    queue("dequeue"),
    prompt("hello"),
    says("on"),
  ]],
  ["removed from the queue", true, [
    LAUNCH,
    queue("enqueue", NOTE),
    queue("remove", NOTE),
  ]],
  ["another removed from the queue", false, [
    LAUNCH,
    queue("enqueue", NOTE),
    queue("remove", notice({ task: "a2", call: "t9" })),
    says("on"),
  ]],
  ["absorbed in the middle of a turn, with its row to come", false, [
    LAUNCH,
    queue("enqueue", NOTE),
    queue("remove", NOTE, { reason: "absorbed_mid_turn" }),
  ]],
  ["absorbed, and an answer instead of it", true, [
    LAUNCH,
    queue("enqueue", NOTE),
    queue("remove", NOTE, { reason: "absorbed_mid_turn" }),
    says("on"),
  ]],
  ["in the queue, and answers that are not about it", false, [
    LAUNCH,
    queue("enqueue", NOTE),
    says("on"),
    prompt("hello"),
    says("on"),
  ]],
  ["a tool's result after it was taken out", true, [
    LAUNCH,
    queue("enqueue", NOTE),
    queue("dequeue"),
    returned("t5", { x: 1 }),
    prompt("meta", { isMeta: true }),
    says("on"),
  ]],
  ["told about", false, [LAUNCH, told(`${OURS} ${placeOf(PLACE, "en")}.`)]],
  ["told about in Chinese", false, [
    LAUNCH,
    told(`${OURS} ${placeOf(PLACE, "zh")}。`),
  ]],
  ["told about by a hook's feedback", false, [
    LAUNCH,
    prompt(`${OURS} ${placeOf(PLACE, "en")}.`, { hookText: true }),
  ]],
  ["told about another line", true, [
    LAUNCH,
    told(`${OURS} ${placeOf({ ...PLACE, line: 20 }, "en")}.`),
  ]],
  ["told about another line, and then about this one", false, [
    LAUNCH,
    told(
      `${OURS} ${placeOf({ ...PLACE, line: 20 }, "en")}; ${
        placeOf(PLACE, "en")
      }.`,
    ),
  ]],
  ["told about another agent", true, [
    LAUNCH,
    told(`${OURS} ${placeOf({ file: "/p/agent-a2.jsonl", line: 2 }, "en")}`),
  ]],
  ["the place in words that are not ours", true, [
    LAUNCH,
    told(placeOf(PLACE, "en")),
  ]],
];

for (const [what, lost, rows, meta] of ROWS) {
  Deno.test(`undelivered() calls a result ${lost ? "lost" : "not lost"} when it is ${what}`, () => {
    assertEquals(isLost(filesOf(rows, meta)), lost);
  });
}

Deno.test("undelivered() calls nothing lost where a file cannot be read", () => {
  const files = filesOf([LAUNCH]);
  const empty = { ...files, [SESSION]: "" };
  assertEquals(isLost(empty), false);
  const { "/p/s/subagents/agent-a1.jsonl": _, ...without } = files;
  assertEquals(isLost(without), false);
  assertEquals(isLost({ [SESSION]: fileOf([prompt("go"), LAUNCH]) }), false);
});

Deno.test("undelivered() waits a minute for a resumed agent when nobody lists what runs", () => {
  const at = (seconds: number) => {
    const timestamp = new Date(Date.now() - seconds * 1000).toISOString();
    return [prompt("task"), { ...says("Report."), timestamp }];
  };
  const rows: [texts: Row[], lost: boolean][] = [
    [at(10), false],
    [at(120), true],
    [[prompt("task"), says("Report.")], false],
  ];
  for (const [texts, lost] of rows) {
    const files = filesOf([LAUNCH, deliveredIdle(NOTE), RESUME], {}, texts);
    assertEquals(isLost(files, "unlisted"), lost);
    assertEquals(isLost(files, new Set()), true);
    assertEquals(isLost(files, new Set(["a1"])), false);
    assertEquals(isLost(filesOf([LAUNCH], {}, texts), "unlisted"), true);
  }
});

/** Files of which the sidecar is `age` ms old; `late` comes at a second look. */
function young(rows: Row[], age: number, late: Row[]): Files {
  const files = memoryFiles(filesOf(rows));
  const later = memoryFiles(filesOf([...rows, ...late]));
  let looks = 0;
  return {
    ...files,
    stat(path) {
      if (path === SESSION) looks += 1;
      const found = (looks > 1 ? later : files).stat(path);
      return found && { ...found, mtimeMs: Date.now() - age };
    },
    readBytes: (path, options) =>
      (looks > 1 ? later : files).readBytes(path, options),
  };
}

Deno.test("undelivered() looks again when an agent ended just now", () => {
  const rows: [age: number, late: Row[], lost: boolean][] = [
    [100, [queue("enqueue", NOTE)], false],
    [100, [deliveredIdle(NOTE)], false],
    [100, [queue("enqueue", notice({ task: "a2", call: "t1" }))], true],
    [100, [], true],
    [4000, [queue("enqueue", NOTE)], false],
    // Long ago: it is not looked for again.
    [60_000, [queue("enqueue", NOTE)], true],
    // A clock that was set back.
    [-60_000, [queue("enqueue", NOTE)], true],
  ];
  for (const [age, late, lost] of rows) {
    const start = performance.now();
    const found = undelivered(young([LAUNCH], age, late), {
      session: SESSION,
      running: new Set(),
      arriving: new Set(),
    });
    assertEquals(found.length > 0, lost, `${age} ${JSON.stringify(late)}`);
    const waited = performance.now() - start >= 100;
    assertEquals(waited, age === 100, `${age}`);
  }
});

Deno.test("undelivered() calls nothing lost when the second look fails", () => {
  const files = young([LAUNCH], 200, []);
  let looks = 0;
  const gone: Files = {
    ...files,
    stat(path) {
      if (path === SESSION) looks += 1;
      return files.stat(path);
    },
    readBytes: (path, options) =>
      looks > 1 ? undefined : files.readBytes(path, options),
  };
  const found = undelivered(gone, {
    session: SESSION,
    running: new Set(),
    arriving: new Set(),
  });
  assertEquals(found, []);
});

/** What is told about a subagent that wrote `texts` and was not heard. */
function toldOf(
  texts: Row[],
  how: { lang: Lang; excerpts: boolean },
): string {
  const files = filesOf([LAUNCH], {}, [prompt("task"), ...texts]);
  const lost = undelivered(memoryFiles(files), {
    session: SESSION,
    running: new Set(),
    arriving: new Set(),
  });
  return tellUndelivered(lost, how);
}

Deno.test("tellUndelivered() tells size and place in the language of the message", () => {
  const rows: [lang: Lang, shown: string, begins: string][] = [
    ["en", `8 bytes in ${placeOf(PLACE, "en")}`, "It begins:"],
    ["zh", `8 字节，${placeOf(PLACE, "zh")}`, "它的开头："],
  ];
  for (const [lang, shown, begins] of rows) {
    const text = toldOf([says("Found b.")], { lang, excerpts: true });
    assertStringIncludes(text, shown);
    assertStringIncludes(text, begins);
  }
});

Deno.test("tellUndelivered() shows a subagent's words only where it is let", () => {
  const told = (texts: Row[], excerpts: boolean) =>
    toldOf(texts, { lang: "en", excerpts });
  const report = [says("Found <b>two</b>.")];
  assertEquals(
    told(report, true).includes("\n  Found &lt;b>two&lt;/b>."),
    true,
  );
  assertEquals(told(report, false).includes("Found"), false);
  assertEquals(told([], true).includes("It begins"), false);
  assertEquals(told(report, true).includes("It begins"), true);
  assertEquals(told(report, false).includes("It begins"), false);
});

Deno.test("promptRecovery tells at a prompt what never came, without a word of it", () => {
  const judged = (files: Record<string, string>, prompt: unknown) =>
    promptRecovery.judge(
      { transcript_path: SESSION, prompt },
      memoryWorld({ files }),
    );
  const lost = judged(filesOf([LAUNCH]), "hello");
  assertEquals(lost.kind === "context" && lost.rule, "RECOVERY-UNDELIVERED");
  const text = lost.kind === "context" ? lost.text ?? "" : "";
  assertEquals(text.includes(placeOf(PLACE, "en")), true);
  assertEquals(text.includes("Report."), false);
  const came = [LAUNCH, deliveredIdle(NOTE)];
  assertEquals(judged(filesOf(came), "hello").kind, "pass");
  assertEquals(judged(filesOf([LAUNCH]), NOTE).kind, "pass");
  assertEquals(judged(filesOf([LAUNCH]), 7).kind, "pass");
});

Deno.test("a place is told in the language of the message", () => {
  assertEquals(placeOf(PLACE, "en"), `${PLACE.file}, line 2`);
  assertEquals(placeOf(PLACE, "zh"), `${PLACE.file} 第 2 行`);
  const text = { text: "abc", line: 2, message: "m", sentBack: false };
  assertEquals(sizeAndLine(text, "en"), "3 bytes, line 2");
  assertEquals(sizeAndLine(text, "zh"), "3 字节，第 2 行");
  const places = (count: number, lang: "en" | "zh") =>
    placesOf(Array(count).fill(text), { file: "/p/a", lang });
  assertEquals(places(0, "en"), "");
  assertEquals(places(1, "en"), "/p/a (3 bytes, line 2)");
  assertEquals(places(10, "en").endsWith("; 2 more)"), true);
  assertEquals(places(10, "zh").endsWith("; 另有 2 段)"), true);
  assertEquals(places(8, "en").includes("more"), false);
});

Deno.test("livingOf() knows who still runs, above and below", () => {
  const meta = (id: string, parent?: string, finished = true): [
    string,
    AgentMeta,
  ] => [id, {
    id,
    parent,
    finished,
    toolUse: "",
    background: true,
    ordinary: true,
  }];
  const tree = new Map([
    meta("a"),
    meta("b", "a"),
    meta("c", "b"),
    meta("d", "a", false),
    meta("e"),
    // Two that name each other.
    meta("x", "y"),
    meta("y", "x"),
  ]);
  const rows: [running: string[] | undefined, living: string][] = [
    [[], ""],
    [["e"], "e"],
    [["b"], "abc"],
    [["a"], "abcd"],
    [["c"], "bc"],
    [["x"], "xy"],
    [undefined, "a"],
  ];
  for (const [running, living] of rows) {
    const set = running && new Set(running);
    assertEquals([...livingOf(tree, set)].sort().join(""), living);
  }
});
