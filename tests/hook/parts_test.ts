/**
 * The small parts that every hook stands on.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import {
  clean,
  cleanBlock,
  hatchOpen,
  indented,
  isDispatch,
  placeOf,
  record,
  switchOff,
  switchOn,
  textField,
  textOf,
} from "../../lib/field.ts";
import { configDirOf } from "../../lib/settings.ts";
import { languageFor, languageOf } from "../../lib/verdict.ts";
import { testWorld } from "../support/worlds.ts";

Deno.test("switchOn() is on at 1, true, yes and on, trimmed, in any case", () => {
  for (const on of ["1", "true", "TRUE", " yes ", "On\n"]) {
    assert(switchOn(on), on);
  }
  for (const off of [undefined, "", "0", "false", "no", "2", "enabled", "y"]) {
    assert(!switchOn(off), off);
  }
});

Deno.test("switchOff() is off only when that was said", () => {
  for (const off of ["0", "false", "FALSE", " no ", "off"]) {
    assert(switchOff(off), off);
  }
  for (const other of [undefined, "", "1", "true", "disabled"]) {
    assert(!switchOff(other), other);
  }
});

Deno.test("hatchOpen() opens at exactly 1", () => {
  assert(hatchOpen("1"));
  for (const closed of [undefined, "", " 1", "1 ", "01", "true", "yes"]) {
    assert(!hatchOpen(closed), closed);
  }
});

Deno.test("textField() keeps absent, blank, present and mistyped apart", () => {
  const rows: [Record<string, unknown> | undefined, string][] = [
    [undefined, "absent"],
    [{}, "absent"],
    [{ x: null }, "absent"],
    [{ x: undefined }, "absent"],
    [{ x: "" }, "blank"],
    [{ x: " \t\n\u3000" }, "blank"],
    [{ x: "a" }, "present"],
    [{ x: " a " }, "present"],
    [{ x: 0 }, "mistyped"],
    [{ x: false }, "mistyped"],
    [{ x: [] }, "mistyped"],
    [{ x: {} }, "mistyped"],
    [Object.create({ x: "inherited" }), "absent"],
  ];
  for (const [object, expected] of rows) {
    assertEquals(textField(object, "x").state, expected);
  }
  assertEquals(textOf({ x: " a " }, "x"), " a ");
  assertEquals(textOf({ x: 7 }, "x"), "");
});

Deno.test("record() takes plain objects only", () => {
  assertEquals(record({ a: 1 }), { a: 1 });
  for (const other of [null, undefined, [], "x", 1, true]) {
    assertEquals(record(other), undefined);
  }
});

Deno.test("isDispatch() knows both names of the tool and no others", () => {
  assert(isDispatch({ tool_name: "Agent" }));
  assert(isDispatch({ tool_name: "Task" }));
  for (const tool_name of ["agent", "TaskCreate", "TaskOutput", "", null, 1]) {
    assert(!isDispatch({ tool_name }));
  }
});

Deno.test("clean() gives one showable line within its cap", () => {
  const rows: [string, number, string][] = [
    ["plain", 20, "plain"],
    ["a\r\nb\tc", 20, "a b c"],
    ["\u001b[31mred\u001b[0m", 20, "[31mred[0m"],
    ["a\u202eb\u200bc\u2066d\ufeffe", 20, "abcde"],
    ["a\u{e0041}b", 20, "ab"],
    ["  many   blanks  ", 20, "many blanks"],
    ["0123456789", 10, "0123456789"],
    ["0123456789x", 10, "012345678…"],
    ["一二三四五", 4, "一二三…"],
    ["x\ud800y", 20, "x\ufffdy"],
    ["\u0007".repeat(99), 10, "…"],
    [`${"\u0007".repeat(35)}abcdefg`, 10, "abcde…"],
    [" ".repeat(99), 10, "…"],
  ];
  for (const [text, max, expected] of rows) {
    assertEquals(clean(text, max), expected);
  }
});

Deno.test("clean() never cuts a character in two and never exceeds its cap", () => {
  for (let max = 1; max < 12; max++) {
    const text = clean("😀😀😀😀😀😀", max);
    assert(text.length <= max, `${max}: ${text}`);
    assert(text.isWellFormed(), `${max}`);
  }
  assert(clean("y".repeat(1_000_000), 50).length <= 50);
});

Deno.test("cleanBlock() keeps lines and tabs, and nothing else that moves", () => {
  assertEquals(cleanBlock("a\r\nb\rc\n\td", 50), "a\nb\nc\n\td");
  assertEquals(cleanBlock("a\u0007\u202eb\u001b[2J", 50), "ab[2J");
  assertEquals(cleanBlock("a\u{e0041}b\ufffac", 50), "abc");
  assertEquals(cleanBlock("abcdef", 4), "abc…");
  assertEquals(cleanBlock(`${"\u0007".repeat(9)}abcdef`, 5), "a…");
  assertEquals(cleanBlock("x".repeat(100), 10), `${"x".repeat(9)}…`);
});

Deno.test("indented() leaves no line at the margin, and no tag", () => {
  const rows: [text: string, most: number | undefined, expected: string][] = [
    ["a\n\n b", undefined, "  a\n\n   b"],
    ["\n a <b>\n", undefined, "  a &lt;b>"],
    ["abcdef", 4, "  abc…"],
  ];
  for (const [text, most, expected] of rows) {
    assertEquals(indented(text, most), expected, text);
  }
});

Deno.test("placeOf() names file and line in the language of the message", () => {
  const place = { file: "/p/a\u202e.jsonl", line: 2 };
  assertEquals(placeOf(place, "en"), "/p/a.jsonl, line 2");
  assertEquals(placeOf(place, "zh"), "/p/a.jsonl 第 2 行");
});

Deno.test("languageOf() tells Chinese prompts from the rest", () => {
  const rows: [string, string][] = [
    ["", "en"],
    ["Map the queue.", "en"],
    ["梳理队列", "zh"],
    ["修复 src/a.ts 里的 bug，跑 npm test", "zh"],
    ["請只讀取程式碼", "zh"],
    [
      "Translate the string 你好 in src/i18n/en.json and in all the others",
      "en",
    ],
    ["ファイルを変更しないでください。認証処理の実装を調査", "en"],
    ["읽기 전용 작업이야", "en"],
    ["㐂㐄", "zh"],
    // One Han character weighs as much as three words.
    ["ab cd ef 你", "zh"],
    ["ab cd ef gh 你", "en"],
    ["AB CD EF GH 你", "en"],
    ["Ab2 cd_ef gH [ij] 你", "en"],
    ["1 2 3 4 5 {} [] @ ` 你", "zh"],
    [`${"x ".repeat(5000)}你好`, "en"],
  ];
  for (const [text, expected] of rows) {
    assertEquals(languageOf(text), expected, text.slice(0, 40));
  }
});

Deno.test("languageFor() obeys DISPATCH_LANG and ignores what it does not know", () => {
  const rows: [string | undefined, string][] = [
    [undefined, "zh"],
    ["", "zh"],
    ["en", "en"],
    [" EN ", "en"],
    ["en_US.UTF-8", "en"],
    ["zh-CN", "zh"],
    ["fr", "zh"],
    ["english", "zh"],
  ];
  for (const [value, expected] of rows) {
    const env = value === undefined ? {} : { DISPATCH_LANG: value };
    assertEquals(languageFor(testWorld({ env }), "梳理队列"), expected, value);
  }
  for (const value of ["zh", "zh-CN", "ZH_TW.UTF-8"]) {
    const world = testWorld({ env: { DISPATCH_LANG: value } });
    assertEquals(languageFor(world, "Map the queue."), "zh", value);
  }
});

Deno.test("configDirOf() goes by the variable, the transcript and the home, in this order", () => {
  const transcript_path = "/etc/claude/projects/-work/s.jsonl";
  const set = { CLAUDE_CONFIG_DIR: " /conf ", HOME: "/home/u" };
  const home = { HOME: " /home/u " };
  const rows: [Record<string, string>, Record<string, unknown>, string][] = [
    [set, { transcript_path }, "/conf"],
    [{ ...set, CLAUDE_CONFIG_DIR: " " }, { transcript_path }, "/etc/claude"],
    [home, { transcript_path }, "/etc/claude"],
    [
      {},
      { transcript_path: "/a/projects/b/projects/c/s.jsonl" },
      "/a/projects/b",
    ],
    [home, { transcript_path: "/tmp/s.jsonl" }, "/home/u/.claude"],
    [home, { transcript_path: "claude/projects/p/s.jsonl" }, "/home/u/.claude"],
    [home, { transcript_path: "/projects/p/s.jsonl" }, "/home/u/.claude"],
    [home, {}, "/home/u/.claude"],
    [{ HOME: "" }, {}, ""],
    [{}, { transcript_path: 7 }, ""],
  ];
  for (const [env, payload, expected] of rows) {
    assertEquals(configDirOf(payload, testWorld({ env })), expected);
  }
});
