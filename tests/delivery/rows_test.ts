/**
 * Reading records of transcripts by bounded reads.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import { memoryFiles } from "../../lib/files_in_memory.ts";
import {
  blocksOf,
  dispatcherWords,
  isHookFeedback,
  lastRow,
  type Line,
  parseRow,
  type Row,
  scanLines,
  type ScanOptions,
  textsOf,
  visitFirstRows,
} from "../../lib/transcript/transcript.ts";
import { fileOf, prompt, resumes, says, sentBack } from "./transcript_rows.ts";

const PATH = "/p/s.jsonl";

Deno.test("parseRow() takes whole records only", () => {
  assertEquals(parseRow('{"type":"user"}'), { type: "user" });
  for (const line of ["", "{", "7", "[]", "null", '"x"', '{"type":"us']) {
    assertEquals(parseRow(line), undefined, line);
  }
});

Deno.test("blocksOf() and textsOf() read every form of content", () => {
  const rows: [content: unknown, blocks: number, texts: string[]][] = [
    ["a", 1, ["a"]],
    [[{ type: "text", text: "a" }, { type: "text", text: "" }], 2, ["a", ""]],
    [[{ type: "tool_use" }, { type: "text" }, null, 7], 2, [""]],
    [undefined, 0, []],
    [{ type: "text", text: "a" }, 0, []],
  ];
  for (const [content, blocks, texts] of rows) {
    const row = { message: { content } };
    assertEquals(blocksOf(row).length, blocks);
    assertEquals(textsOf(row), texts);
  }
  assertEquals(blocksOf({}), []);
});

Deno.test("dispatcherWords() tells a dispatcher from the harness", () => {
  const rows: [row: Row, expected: string | undefined][] = [
    [prompt("Audit."), "Audit."],
    [prompt("Audit.", { origin: { kind: "coordinator" } }), "Audit."],
    [prompt("Audit.", { origin: { kind: "human" } }), "Audit."],
    [prompt("Audit.", { origin: { kind: "user" } }), "Audit."],
    [prompt("Audit.", { origin: { kind: "teammate" } }), "Audit."],
    [prompt("Audit.", { origin: { kind: "task-notification" } }), undefined],
    [prompt("Audit.", { origin: { kind: "hook" } }), undefined],
    [prompt("Audit.", { origin: {} }), "Audit."],
    [prompt("Audit.", { isMeta: true }), undefined],
    [prompt("Audit.", { isMeta: true, origin: { kind: "user" } }), "Audit."],
    [prompt("Audit.", { ownNote: true }), undefined],
    [prompt("Audit.", { isCompactSummary: true }), undefined],
    [prompt(" \n"), undefined],
    [prompt([]), undefined],
    [
      prompt([{ type: "tool_result", content: "x" }, {
        type: "text",
        text: "y",
      }]),
      undefined,
    ],
    [prompt("<task-notification>x</task-notification>"), undefined],
    [prompt("<system-reminder>x</system-reminder>"), undefined],
    [prompt("[Request interrupted by user]"), undefined],
    [prompt("See <system-reminder> in a.ts"), "See <system-reminder> in a.ts"],
    [says("Audit."), undefined],
    [sentBack(), undefined],
  ];
  for (const [row, expected] of rows) {
    assertEquals(dispatcherWords(row), expected, JSON.stringify(row));
  }
  assertEquals(dispatcherWords(resumes("Go on."))?.includes("Go on."), true);
});

Deno.test("isHookFeedback() knows a hook's words in each version", () => {
  const rows: [row: Row, expected: boolean][] = [
    [sentBack(), true],
    [prompt("x", { rowSource: "hook" }), true],
    [prompt("x", { hookText: true }), true],
    [prompt("Stop hook feedback:\nx", { isMeta: true }), true],
    [prompt("Stop hook feedback:\nx"), false],
    [prompt("x", { isMeta: true }), false],
    [{ ...says("Stop hook"), hookText: true }, false],
  ];
  for (const [row, expected] of rows) {
    assertEquals(isHookFeedback(row), expected, JSON.stringify(row));
  }
});

const numbered = (count: number, pad = 0) =>
  Array.from({ length: count }, (_, n) => ({ n, pad: "x".repeat(pad) }));

function firstNumbers(text: string, most: number, until = Infinity): unknown[] {
  const seen: unknown[] = [];
  const files = memoryFiles({ [PATH]: text });
  visitFirstRows({ files, path: PATH, most }, (row) => {
    seen.push(row["n"]);
    return row["n"] !== until;
  });
  return seen;
}

Deno.test("visitFirstRows() gives the first records in order, whatever their size", () => {
  const all = (count: number) => Array.from({ length: count }, (_, n) => n);
  for (const pad of [0, 1000, 70_000, 600_000]) {
    const text = fileOf(numbered(6, pad));
    assertEquals(firstNumbers(text, 64), all(6), `${pad}`);
    assertEquals(firstNumbers(text, 3), all(3), `${pad}`);
    assertEquals(firstNumbers(text, 64, 2), all(3), `${pad}`);
    assertEquals(firstNumbers(text.trimEnd(), 64), all(6), `${pad}`);
  }
  assertEquals(firstNumbers(`half\n${fileOf(numbered(4))}`, 3), [0, 1]);
  assertEquals(firstNumbers("", 9), []);
  assertEquals(firstNumbers(fileOf(numbered(3000, 100)), 5000).length, 3000);
});

Deno.test("visitFirstRows() gives up a line of more than 16 MB", () => {
  const huge = fileOf(numbered(1, 17 * 1024 * 1024));
  assertEquals(firstNumbers(huge, 9), []);
});

Deno.test("lastRow() finds the last wanted record within 16 MB of the end", () => {
  for (const pad of [0, 1000, 70_000]) {
    const text = fileOf(numbered(9, pad));
    const last = (text: string, n?: number) =>
      lastRow(
        { files: memoryFiles({ [PATH]: text }), path: PATH },
        (row) => n === undefined || row["n"] === n,
      )?.["n"];
    assertEquals(last(text), 8, `${pad}`);
    assertEquals(last(text.trimEnd()), 8, `${pad}`);
    assertEquals(last(`${text}{"n":`), 8, `${pad}`);
    for (let n = 0; n < 9; n++) assertEquals(last(text, n), n, `${pad} ${n}`);
    assertEquals(last(text, 9), undefined, `${pad}`);
  }
  const none = { files: memoryFiles({}), path: PATH };
  const far = (mb: number) => {
    const text = fileOf([{ n: 1 }, { pad: "x".repeat(mb * 1024 * 1024) }]);
    const files = memoryFiles({ [PATH]: text });
    return lastRow({ files, path: PATH }, (row) => row["n"] === 1);
  };
  assertEquals(far(15), { n: 1 });
  assertEquals(far(16), undefined);
  assertEquals(lastRow(none, () => true), undefined);
});

function scan(
  text: string,
  options: Partial<ScanOptions> & { until?: number } = {},
) {
  const lines: Line[] = [];
  const { until = Infinity, ...rest } = options;
  const wasRead = scanLines(
    { files: memoryFiles({ [PATH]: text }), path: PATH },
    { words: ["hit"], mostBytes: 1e9, longestLine: 4e6, ...rest },
    (line) => {
      lines.push(line);
      return lines.length < until;
    },
  );
  return { wasRead, lines, numbers: lines.map(({ number }) => number) };
}

Deno.test("scanLines() visits each line that holds a word once, with its number", () => {
  const text = "hit 1\nmiss\nhit hit 3\n\nstop.r 5\nhit 6";
  assertEquals(scan(text).numbers, [1, 3, 6]);
  assertEquals(scan(text).lines.map(({ text }) => text), [
    "hit 1",
    "hit hit 3",
    "hit 6",
  ]);
  assertEquals(scan(text, { words: ["miss", "hit 6"] }).numbers, [2, 6]);
  // Words are words, not patterns.
  assertEquals(scan(text, { words: ["stop.r"] }).numbers, [5]);
  assertEquals(scan(text, { words: ["s.op"] }).numbers, []);
  assertEquals(scan(text, { until: 2 }).numbers, [1, 3]);
  assertEquals(scan(text, { until: 2 }).wasRead, true);
});

Deno.test("scanLines() says when nothing can be concluded", () => {
  assertEquals(scan("hit", { mostBytes: 2 }), {
    wasRead: false,
    lines: [],
    numbers: [],
  });
  assertEquals(scan("hit", { mostBytes: 3 }).numbers, [1]);
  const files = memoryFiles({ "/p/a/b": "hit" });
  const options = { words: ["hit"], mostBytes: 9, longestLine: 9 };
  for (const path of ["/p/none", "/p/a"]) {
    assertEquals(scanLines({ files, path }, options, () => {}), false, path);
  }
});

Deno.test("scanLines() numbers lines beyond what one read holds", () => {
  const line = `${"x".repeat(999)}\n`;
  const many = line.repeat(5000);
  const text = `${many}hit\n${many}hit\n${line}hit`;
  const { numbers, lines } = scan(text);
  assertEquals(numbers, [5001, 10_002, 10_004]);
  for (const { near } of lines) {
    const again = scan(text, { from: near, until: 1 });
    assertEquals(again.wasRead, true);
  }
  // From the byte of a line on, that line is found again.
  const last = lines.at(-1)?.near ?? 0;
  assertEquals(scan(text, { from: last }).lines.at(-1)?.text, "hit");
});

Deno.test("scanLines() stops for good where the visitor says so", () => {
  const text = `hit\n${`${"x".repeat(999)}\n`.repeat(5000)}hit\nhit\n`;
  assertEquals(scan(text, { until: 1 }).numbers, [1]);
  assertEquals(scan(text, { until: 2 }).numbers, [1, 5002]);
});

Deno.test("scanLines() passes over a line that is too long, and counts it", () => {
  const long = `hit ${"x".repeat(5_000_000)}`;
  for (
    const [text, expected] of [
      [`hit\n${long}\nhit\nhit\n`, [1, 3, 4]],
      [`${long}\nhit\n`, [2]],
      [`hit\n${long}${long}${long}\nhit`, [1, 3]],
      [`hit\n${"y".repeat(3_000_000)} hit\nhit`, [1, 2, 3]],
    ] as const
  ) assertEquals(scan(text).numbers, [...expected]);
});
