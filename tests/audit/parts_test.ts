import { assert, assertEquals } from "@std/assert";
import { jsonForPage, jsonText } from "../../lib/audit/json_text.ts";
import { LineReader } from "../../lib/audit/lines.ts";
import { measure } from "../../lib/audit/measure.ts";
import { noticesIn } from "../../lib/audit/notice.ts";
import { bar, progressBar } from "../../lib/audit/progress.ts";
import { reportText } from "../../lib/audit/report_text.ts";
import { RowHead } from "../../lib/audit/row_head.ts";
import { runAudit } from "../../lib/audit/run_audit.ts";
import { parseSince } from "../../lib/audit/since.ts";
import { fateOf, SIZE_LABELS, sizeClass } from "../../lib/audit/size_class.ts";
import { duration, percent, size } from "../../lib/audit/wording.ts";
import { bodyBytes, judgeFinal } from "../../lib/marker.ts";
import { TranscriptWriter } from "./transcript_rows.ts";

const MARKER = "%%DONE%%";

Deno.test("measure() answers as bodyBytes() and judgeFinal() do", () => {
  const texts = [
    "",
    "\n\n",
    "  \n\t\n",
    "one",
    "one\ntwo\n",
    "one\n\n\ntwo",
    "one\n  \ntwo",
    "  lead and trail  \nnext",
    "报告：完成\n第二行",
    "🙂\n🙂",
    `report\n${MARKER}`,
    `report\n  ${MARKER}  `,
    `${MARKER}\n`,
    `${MARKER}\r\n`,
    `report\r\n${MARKER}\r\n`,
    `report\u2028${MARKER}`,
    `report\n${MARKER}\u200b`,
    "\u200b\n\u200b",
    "a\u00a0\n\u00a0\nb",
    `**${MARKER}**`,
    " \nx",
    "x\n ",
  ];
  for (const text of texts) {
    assertEquals(
      measure(text),
      { bytes: bodyBytes(text), judgment: judgeFinal(text) },
      JSON.stringify(text),
    );
  }
});

const HEADS: [string, Record<string, unknown>][] = [
  ['{"type":"user","message":{"role":"user","content":"hi"}}', {
    kind: "user",
    block: "string",
  }],
  [
    '{"parentUuid":null,"isSidechain":true,"message":{"id":"m","role":' +
    '"assistant","content":[{"type":"tool_use","id":"t1","name":"Agent",' +
    '"input":{}}]},"type":"assistant"}',
    {
      kind: "assistant",
      block: "tool_use",
      tool: "Agent",
      id: "t1",
      sidechain: true,
      single: true,
    },
  ],
  [
    '{ "message" : { "role" : "assistant" , "content" : [ { "type" : "text" ,' +
    ' "text" : "a\\"]}" } , {"type":"tool_use"} ] } }',
    { kind: "assistant", block: "text", single: false },
  ],
  [
    '{"message":{"role":"user","content":[{"tool_use_id":"t2","type":' +
    '"tool_result","content":"x"}]}}',
    { kind: "user", block: "tool_result", id: "t2" },
  ],
  [
    `{"message":{"role":"user","content":[{"type":"tool_result","content":"${
      "x".repeat(9000)
    }","tool_use_id":"t3"}]}}`,
    { kind: "user", block: "tool_result", hasId: false },
  ],
  ['{"attachment":{"a":[{"type":"x"}],"type":"queued_command"}}', {
    kind: "attachment",
    name: "queued_command",
  }],
  ['{"type":"queue-operation","operation":"enqueue"}', { kind: "queue" }],
  ['{"type":"fork-context-ref"}', { kind: "fork" }],
  ['{"type":"system"}', { kind: "system" }],
  ['{"type":"new-thing","a":1}', { kind: "other", name: "new-thing" }],
  ['{"a":{"type":"user"},"b":[1,{"type":"user"}]}', { kind: "unsure" }],
  [`{"a":"${"x".repeat(9000)}","type":"user"}`, { kind: "unsure" }],
  ["{}", { kind: "unsure" }],
  ['{"type', { kind: "unsure" }],
  ['{"type":"us', { kind: "unsure" }],
];

Deno.test("RowHead tells rows by their first keys", () => {
  const head = new RowHead();
  // Once more in the other order: nothing stays from the row before.
  for (const [row, wanted] of [...HEADS, ...HEADS.toReversed()]) {
    const bytes = new TextEncoder().encode(`??${row}`);
    head.look(bytes, 2, bytes.length);
    const found = Object.fromEntries(
      Object.keys(wanted).map((key) => [key, head[key as keyof RowHead]]),
    );
    assertEquals(found, wanted, row.slice(0, 120));
  }
});

Deno.test("LineReader hands out every line whole, whatever its length", () => {
  const path = Deno.makeTempFileSync();
  try {
    const lines = [3, 0, 262_143, 262_144, 262_145, 700_000, 1, 0, 90_000]
      .map((length, index) => String(index % 10).repeat(length));
    for (const end of ["", "\n"]) {
      Deno.writeTextFileSync(path, lines.join("\n") + end);
      const seen: string[] = [];
      const read = new LineReader(1_000_000).read(path, (line) => {
        assertEquals(line.number, seen.length + 1);
        const bytes = line.bytes.subarray(line.start, line.end);
        seen.push(new TextDecoder().decode(bytes));
      });
      assert(seen.join("\n") === lines.join("\n"), "the lines are the same");
      assertEquals(read.lines, lines.length);
      assertEquals(read.bytes, Deno.statSync(path).size);
    }
    const short: number[] = [];
    const read = new LineReader(300_000).read(path, (line) => {
      short.push(line.number);
    });
    // A line that fits into the buffer anyway may be handed out.
    assertEquals(read.overlong, [{ line: 6, bytes: 700_000 }]);
    assertEquals(short, [1, 2, 3, 4, 5, 7, 8, 9]);
  } finally {
    Deno.removeSync(path);
  }
});

Deno.test("noticesIn() takes notices where the harness puts them, and only there", () => {
  const text = "<task-notification>\n<task-id>a1</task-id>\n" +
    "<tool-use-id>t1</tool-use-id>\n<status>completed</status>\n" +
    "<result>a &lt;b&gt; &amp;amp;</result>\n" +
    "<usage><subagent_tokens>7</subagent_tokens>" +
    "<duration_ms>9</duration_ms></usage>\n</task-notification>";
  const delivered = (row: Record<string, unknown>) =>
    noticesIn(row, 1).map((one) => one.delivered);
  const message = { role: "user", content: text };
  const origin = { kind: "task-notification" };
  assertEquals(delivered({ type: "user", message, origin }), [true]);
  assertEquals(delivered({ type: "user", message }), [true]);
  const byPerson = { type: "user", message, origin: { kind: "human" } };
  assertEquals(delivered(byPerson), []);
  const queue = (more: Record<string, unknown>) =>
    delivered({ type: "queue-operation", content: text, ...more });
  assertEquals(queue({ operation: "enqueue" }), [false]);
  assertEquals(
    queue({ operation: "remove", reason: "absorbed_mid_turn" }),
    [true],
  );
  assertEquals(queue({ operation: "remove", reason: "cleared" }), []);
  const attachment = (type: string) =>
    delivered({ type: "attachment", attachment: { type, prompt: text } });
  assertEquals(attachment("queued_command"), [true]);
  assertEquals(attachment("prompt_snapshot"), []);
  assertEquals(delivered({ type: "api-request-blob", message }), []);
  const [notice] = noticesIn({ type: "user", message, origin }, 5);
  assertEquals(notice, {
    agentId: "a1",
    toolUseId: "t1",
    status: "completed",
    report: { bytes: "a <b> &amp;".length, judgment: "unmarked" },
    ms: 9,
    tokens: 7,
    delivered: true,
    line: 5,
  });
});

Deno.test("parseSince() reads spans and dates", () => {
  const now = new Date("2026-11-30T12:00:00Z");
  const day = 86_400_000;
  for (
    const [text, wanted] of [
      ["30d", now.getTime() - 30 * day],
      [" 12h ", now.getTime() - day / 2],
      ["4w", now.getTime() - 28 * day],
      ["2026-11-01", Date.parse("2026-11-01")],
      ["999999w", 1],
      ["0d", now.getTime()],
      ["", undefined],
      ["30", undefined],
      ["-3d", undefined],
      ["2026-13-01", undefined],
      ["yesterday", undefined],
    ] as const
  ) assertEquals(parseSince(text, now), wanted, text);
});

Deno.test("fateOf() and sizeClass() cut where the table says", () => {
  for (
    const [before, after, fate] of [
      [1000, 299, "collapsed"],
      [1000, 300, "shrunk"],
      [1000, 1000, "shrunk"],
      [1000, 1001, "healthy"],
      [1000, undefined, "none"],
      [0, 1, "healthy"],
    ] as const
  ) assertEquals(fateOf(before, after), fate);
  for (
    const [bytes, label] of [
      [0, "0–199 B"],
      [199, "0–199 B"],
      [200, "200–499 B"],
      [499, "200–499 B"],
      [500, "500–799 B"],
      [3000, "3000–9999 B"],
      [1e9, "≥ 10000 B"],
    ] as const
  ) assertEquals(SIZE_LABELS[sizeClass(bytes)], label);
});

Deno.test("numbers read as people write them", () => {
  assertEquals(
    [999, 1000, 9940, 9960, 999_600, 1.4e9].map(size),
    ["999 B", "1.0 KB", "9.9 KB", "10 KB", "1.0 MB", "1.4 GB"],
  );
  assertEquals(
    [5, 1000, 59_000, 90_000, 3_600_000, 3_660_000].map(duration),
    ["5 ms", "1 s", "59 s", "2 min", "1 h", "1 h 1 min"],
  );
  assertEquals(
    [percent(0, 0), percent(0, 5), percent(1, 500), percent(1, 3)],
    ["–", "0%", "<1%", "33%"],
  );
});

Deno.test("jsonText() means the same and shows nothing that moves a cursor", () => {
  const value = { a: "</script>\u202e\u0085\u001b[0m\u2028\u{e0041}中文" };
  for (const text of [jsonText(value), jsonText(value, 2)]) {
    assertEquals(JSON.parse(text), value);
    // deno-lint-ignore no-control-regex
    assertEquals(text.match(/[\u202e\u0085\u001b\u2028]|\u{e0041}/u), null);
  }
  assertEquals(jsonForPage(value).match(/[<>&]/), null);
  assertEquals(JSON.parse(jsonForPage(value)), value);
});

Deno.test("progressBar() draws on terminals only, and now and then", () => {
  const drawn: string[] = [];
  let now = 0;
  const screen = {
    isTerminal: () => true,
    write: (text: string) => void drawn.push(text),
    now: () => now,
  };
  const progress = progressBar(screen);
  for (let done = 0; done < 1000; done++) {
    now += 1;
    progress.onProgress(done, 1000);
  }
  progress.end();
  assert(drawn.length > 5 && drawn.length < 20, `${drawn.length}`);
  assertEquals(drawn.at(-1), "\r\x1b[K");
  assert(bar(500, 1000).includes(" 50%"));
  assert(bar(0, 0).includes("100%"));
  const silent = progressBar({ ...screen, isTerminal: () => false });
  silent.onProgress(1, 1);
  silent.end();
  assertEquals(drawn.at(-1), "\r\x1b[K");
});

Deno.test("reportText() shows no control or bidi characters of a transcript", () => {
  const root = Deno.makeTempDirSync();
  try {
    const hostile = "x\u001b[31m\u0007\u202egnp\u2066\u200b\u0085\r\n";
    const writer = new TranscriptWriter({ name: "h", at: 1 });
    writer.toolUse("t", "Agent", {
      description: hostile,
      prompt: hostile,
      subagent_type: hostile,
    });
    writer.raw({ type: hostile });
    const name = `${root}/\u001b[2J\u202e.jsonl`;
    Deno.writeTextFileSync(name, writer.lines.join("\n") + "\ngarbage\n");
    const text = reportText(
      runAudit({ roots: [root], since: 0, now: new Date() }),
    );
    assert(text.includes("gnp"), "the dispatch is shown");
    assertEquals(
      // deno-lint-ignore no-control-regex
      text.match(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202e\u2066]/),
      null,
    );
  } finally {
    Deno.removeSync(root, { recursive: true });
  }
});

Deno.test("runAudit() leaves out dispatches before --since", () => {
  const root = Deno.makeTempDirSync();
  try {
    const writer = new TranscriptWriter({
      name: "s",
      at: Date.UTC(2026, 0, 1),
    });
    writer.toolUse("t1", "Agent", { prompt: "old" });
    Deno.writeTextFileSync(`${root}/s.jsonl`, writer.lines.join("\n"));
    const since = Date.UTC(2026, 5, 1);
    const count = (from: number) =>
      runAudit({ roots: [root], since: from, now: new Date() }).dispatches
        .total;
    assertEquals([count(0), count(since)], [1, 0]);
    // A file that was not touched since is not even read.
    Deno.utimeSync(`${root}/s.jsonl`, 0, Date.UTC(2026, 1, 1) / 1000);
    const report = runAudit({ roots: [root], since, now: new Date() });
    assertEquals(report.read.sessions, 0);
  } finally {
    Deno.removeSync(root, { recursive: true });
  }
});
