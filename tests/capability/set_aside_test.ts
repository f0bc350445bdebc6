/**
 * What is set aside before a prompt is read, and that every offset stays.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import {
  isJsonBrief,
  isLogLine,
  openJson,
  setAside,
  tagName,
} from "../../lib/capability/set_aside.ts";
import { everyPrompt, shortPrompts } from "./corpus.ts";

// How a mark is written below.
const LETTERS: Record<string, string> = {
  "\ue000": "F",
  "\ue001": "C",
  "\ue002": "P",
  "\ue003": "R",
  "\ue004": "L",
  "\ue005": "Q",
  "\ue006": "U",
  "\ue007": "T",
  "\ue008": "B",
  "\ue009": "X",
};

/** A masked text with letters for marks and dots for blanks. */
function masked(prompt: string): string {
  return setAside(prompt).text.replace(
    /[\ue000-\ue009 ]/g,
    (mark) => LETTERS[mark] ?? ".",
  );
}

/** What was set aside: the kind and the text of each. */
function asides(prompt: string): string[] {
  return setAside(prompt).asides.map(({ kind, start, end }) =>
    `${kind} ${prompt.slice(start, end)}`
  );
}

/** Rows of a prompt and the same with its asides as marks and blanks. */
function holds(rows: readonly [prompt: string, expected: string][]): void {
  for (const [prompt, expected] of rows) {
    assertEquals(masked(prompt), expected, prompt);
  }
}

Deno.test("setAside() hides titles that are listed with their numbers", () => {
  const listed: [string, string, string][] = [
    ["- #2201 Build fails", "- #2204 请支持删除", "- #2219 fix typo"],
    ["#41 Delete key ignored", "#57 Run it", "#63: Add --dry-run"],
    ["PROJ-101 Split it", "PROJ-108 Delete v1", "API-30: fix"],
    ["* a1b2c3d fix the lexer", "* 0f9e8d7 add a test", "* 1234567 run"],
    ["1. #2201 刪除相簿", "2. #2219 還原", "3. #2230 清除"],
  ];
  for (const [a, b, c] of listed) {
    const prompt = `Sort these:\n${a}\n${b}\n${c}\nfix`;
    assertEquals(asides(prompt), [`log ${a}`, `log ${b}`, `log ${c}`]);
    assertEquals(masked(prompt).split("\n").at(-1), "fix");
  }
  // What comes back to one of them may be the task, and so may what is alone or
  // has no such number.
  assertEquals(
    asides("#2201 Build fails\n#2204 Delete it\n#2204 is yours: fix it").length,
    2,
  );
  assertEquals(asides("#41 a b\n```\nx\n```\n#42 Fix it"), [
    "fence ```\nx\n```",
  ]);
  for (
    const prompt of [
      "#41 Fix the delete key",
      "PROJ-101: fix it\nThen run it",
      "- Fix a\n- Fix b",
      "## 3 Fix\n## 4 Run",
      "Do this:\n#1 Add a retry\n#2 Run the tests",
      "Fix both:\n- UTF-8 decoding breaks\n- SHA-256 of it",
      "TASK-10: Fix it\nTASK-11: Run it",
      "P0-1: Fix it\nP0-2: Run it",
      "feedback is due\ndeadbeef",
    ]
  ) assertEquals(asides(prompt), [], prompt);
});

Deno.test("setAside() keeps every offset and line end", () => {
  for (
    const prompt of [
      ...everyPrompt().map((row) => row.prompt),
      ...shortPrompts(),
    ]
  ) {
    const { text, asides } = setAside(prompt);
    assertEquals(text.length, prompt.length, prompt);
    if (!isJsonBrief(prompt)) {
      assertEquals(text.split("\n").length, prompt.split("\n").length, prompt);
    }
    assert(
      asides.every(({ start, end }) => start < end && end <= prompt.length),
    );
  }
});

Deno.test("setAside() tells code spans apart by what they hold", () => {
  holds([
    ["a `x y` b", "a.CCCCC.b"],
    ["run `npm test` now", "run.RRRRRRRRRR.now"],
    ["see `git log`", "see.LLLLLLLLL"],
    ["in `src/a.ts`, do", "in.PPPPPPPPPP,.do"],
    ["``a`b`` c", "CCCCCCC.c"],
    ["a ` b", "a.`.b"],
    ["a `` b `c`", "a.``.b.CCC"],
    [`\`${"x".repeat(601)}\``, `\`${"x".repeat(601)}\``],
  ]);
  assertEquals(asides("see `git log` and `x`"), [
    "command `git log`",
    "code `x`",
  ]);
});

Deno.test("setAside() hides quotes, and takes an apostrophe for none", () => {
  holds([
    ['say "fix it" now', "say.QQQQQQQQ.now"],
    ["say 'fix it' now", "say.QQQQQQQQ.now"],
    ["don't fix John's", "don't.fix.John's"],
    ["'it's done' now", "QQQQQQQQQQQ.now"],
    ['a 3" disk', 'a.3".disk'],
    ['a "" b', 'a."".b'],
    ['a "x" b', "a.QQQ.b"],
    ['a "b', 'a."b'],
    ["说“修掉它”吧", "说QQQQQ吧"],
    ["说「修」吧", "说QQQ吧"],
    ["说『修』吧", "说QQQ吧"],
    ["说《修》吧", "说QQQ吧"],
    ["di «arregla»", "di.QQQQQQQQQ"],
    ["say ‘fix’", "say.QQQQQ"],
    ["sag „weg“ es", "sag.QQQQQ.es"],
    ["说「修『它』吧」呢", "说QQQQQQQ呢"],
    ["说“修", "说.修"],
    ["“修\n掉”", ".修\n掉”"],
    [`“${"x".repeat(700)}”`, `“${"x".repeat(700)}”`],
    [`"${"x".repeat(700)}"`, `"${"x".repeat(700)}"`],
    [`'${"x".repeat(130)}'`, `'${"x".repeat(130)}'`],
  ]);
  assertEquals(asides('say "fix it"'), ['quote "fix it"']);
});

Deno.test("setAside() hides parentheses that neither number nor declare", () => {
  holds([
    ["it (see there) is", "it.BBBBBBBBBBB.is"],
    ["它（见下文）是", "它BBBBB是"],
    ["(1) fix (a) it", "(1).fix.(a).it"],
    ["(ab) x", "(ab).x"],
    ["(abc) x", "BBBBB.x"],
    ["call f(abc) now", "call.fCCCCC.now"],
    ["a (b", "a.(b"],
    ["a (b (c) d", "a.BBBBBB.d"],
  ]);
  assertEquals(asides("call f(abc) (see it)"), [
    "code (abc)",
    "paren (see it)",
  ]);
  const declaring = [
    "(read-only)",
    "(read only)",
    "(readonly task)",
    "(no edits)",
    "(no code edits)",
    "(no file changes)",
    "(no writes)",
    "(analysis only)",
    "(change nothing)",
    "（只读）",
    "（唯讀）",
    "(sólo lectura)",
    "(solo lectura)",
    "(sin tocar el repo)",
    "(sin modificar)",
    "(sin cambiar)",
    "(no toques el repo)",
    "(no modifiques)",
    "(no edites)",
    "（調査のみ）",
    "（読むだけ）",
    "（読み取り専用）",
    "（書き込み禁止）",
    "（変更しない）",
    "（編集なし）",
    "（修正不可）",
    "（触らない）",
    "（触れない）",
    "（書き換えNG）",
    "(분석만)",
    "(검토만)",
    "(조사만)",
    "(읽기 전용)",
    "(쓰기 금지)",
    "(수정 없음)",
    "(변경 X)",
    "(편집하지 마)",
    "(건드리지 마)",
    "（纯分析活）",
    "（不改代码）",
    "（勿动文件）",
    "（别写文件）",
  ];
  for (const each of declaring) {
    assertEquals(setAside(`x ${each} y`).asides, [], each);
  }
  const long = `(${"only x, ".repeat(7)})`;
  assertEquals(setAside(`x ${long} y`).asides.length, 1);
});

Deno.test("setAside() hides URLs and tags", () => {
  holds([
    ["at https://a.b/fix?x=1 now", "at.UUUUUUUUUUUUUUUUUUU.now"],
    ["at http://a.b。修", "at.UUUUUUUUUU。修"],
    ["(https://a.b)", "BBBBBBBBBBBBB"],
    ["see https://a.b", "see.UUUUUUUUUUU"],
    ["the hat", "the.hat"],
    ["<task>fix</task>", "TTTTTTfixTTTTTTT"],
    ['<a href="x">fix', "TTTTTTTTTTTTfix"],
    ["<br/> fix", "CCCCC.fix"],
    ["<任务>修</任务>", "TTTT修TTTTT"],
    ["a <b", "a.<b"],
    ["1 < 2 > 0", "1.<.2.>.0"],
    ["List<User> x", "List<User>.x"],
    ["<a <b> c", "<a.TTT.c"],
    ["<a1-b_c> d", "TTTTTTTT.d"],
  ]);
  assertEquals(asides("<br/> https://a.b"), ["code <br/>", "url https://a.b"]);
  assertEquals(tagName("<a1-b_c>", 1), "a1-b_c");
  assertEquals(tagName("<1a>", 1), "");
  assertEquals(tagName("<-a>", 1), "");
  assertEquals(tagName("<任务z>", 1), "任务z");
  assertEquals(tagName("<A[", 1), "A");
  assertEquals(tagName(`<${"a".repeat(60)}>`, 1), "a".repeat(40));
});

Deno.test("setAside() hides what stands in tags of quoted matter", () => {
  const names =
    "log logs trace stacktrace stack_trace error errors example examples user_request user-request user_message quote issue issue_body ticket transcript conversation diff patch snippet document documents spec excerpt stdout stderr output_log crash email claim previous_report file_contents original"
      .split(" ");
  for (const name of names) {
    const prompt = `<${name}>\nfix it\n</${name}>\nWhy?`;
    assertEquals(asides(prompt)[0], `quote \nfix it\n`, name);
    assertEquals(masked(prompt).split("\n")[1], "......", name);
  }
  holds([
    ["<Log>a</Log>b", "TTTTT.TTTTTTb"],
    ["<task>a</task>b", "TTTTTTaTTTTTTTb"],
    ["<log>a\n<log>b", "TTTTTa\nTTTTTb"],
    ["<log>a</log><log>b</log>c", "TTTTT.TTTTTTTTTTT.TTTTTTc"],
    ["<log a", "<log.a"],
  ]);
});

Deno.test("setAside() hides fences, and marks those that run something", () => {
  holds([
    ["a\n```\nfix it\n```\nb", "a\nF..\n......\n...\nb"],
    ["a\n```sh\nnpm test\n```\nb", "a\nX....\n........\n...\nb"],
    ["~~~\nfix\n```\n~~~\nb", "F..\n...\n...\n...\nb"],
    ["```\nfix", "F..\n..."],
    ["  ```\n  fix\n  ```\nb", "F....\n.....\n.....\nb"],
    ["a ```js\nfix\n```\nb", "a.\nF....\n...\n...\nb".replace("\nF", "F")],
    ["a ``` b\nfix", "a.```.b\nfix"],
    ["a ```js\nfix", "a.```js\nfix"],
    ["x\n```\nfix\n```", "x\nF..\n...\n..."],
    ["```\na ``` b\n```\nc", "F..\n.......\n...\nc"],
  ]);
  assertEquals(asides("a\n```\nfix\n```\nb"), ["fence ```\nfix\n```"]);
});

Deno.test("setAside() hides block quotes but for the mode under a title", () => {
  holds([
    ["> fix it\nb", "........\nb"],
    ["# T\n> Mode: look\nb", "#.T\n..Mode:.look\nb"],
    ["# T\n\n> **Access**: look\nb", "#.T\n\n..**Access**:.look\nb"],
    ["# T\n> permission: look", "#.T\n..permission:.look"],
    ["# T\n> Permissions: look", "#.T\n..Permissions:.look"],
    ["# T\n> 模式：看", "#.T\n..模式：看"],
    ["# T\n> 权限：看", "#.T\n..权限：看"],
    ["# T\n> 类型：看", "#.T\n..类型：看"],
    ["# T\n> fix it", "#.T\n........"],
    ["T\n> Mode: look", "T\n............"],
    ["> Mode: look", "............"],
  ]);
  assertEquals(asides("> fix it\nb"), ["blockquote > fix it"]);
});

Deno.test("setAside() hides a mail that was passed on, to its rule", () => {
  const heads = [
    "From",
    "To",
    "Cc",
    "Sent",
    "Date",
    "Subject",
    "发件人",
    "收件人",
    "日期",
    "主题",
    "De",
    "Para",
    "Fecha",
    "Asunto",
    "差出人",
    "宛先",
    "件名",
    "보낸 사람",
    "받는사람",
    "제목",
  ];
  for (const head of heads) {
    const prompt = `${head}: a\n${head}：b\n\nFix it\n\n---\nWhy?`;
    assertEquals(
      asides(prompt)[0],
      `quote ${prompt.slice(0, prompt.indexOf("---") - 1)}`,
      head,
    );
    assertEquals(masked(prompt).endsWith("\n---\nWhy?"), true, head);
  }
  holds([
    ["From: a\nFix it\n---\nb", "From:.a\nFix.it\n---\nb"],
    ["From: a\nTo: b\nfix", "From:.a\nTo:.b\nfix"],
    ["From: a\nTo: b\n***", ".......\n.....\n***"],
    [
      "From: a\nTo: b\nx\n___\nc\nFrom: d\nTo: e\n===\nf",
      ".......\n.....\n.\n___\nc\nFrom:.d\nTo:.e\n===\nf",
    ],
  ]);
});

Deno.test("isLogLine() tells output of programs from words of a brief", () => {
  const logs = [
    "ERROR at startup",
    "ERROR: no such table",
    "WARN slow query",
    "INFO ready",
    "DEBUG cache miss",
    "TRACE enter",
    "FATAL out of memory",
    "FAIL src/a.test.ts",
    "PASS src/b.test.ts",
    "panic: nil map",
    "npm ERR! missing script",
    "=== RUN TestA",
    "--- FAIL: TestA",
    "--- PASS: TestB",
    "Caused by: java.io.IOException",
    "Traceback (most recent call last):",
    'File "a.py", line 3',
    "goroutine 1 [running]:",
    "make: *** [all] Error 2",
    "make[1]: Leaving directory",
    "$ npm test",
    "% make all",
    "● suite › case",
    "✓ adds two",
    "✕ removes one",
    "@@ -1,3 +1,4 @@",
    "diff --git a/x b/x",
    "+++ b/x",
    "--- a/x",
    "2026-01-02 10:11:12 fixed",
    "[2026/01/02T10:11 fixed",
    "10:11:12 fixed",
    "at Object.run (a.js:1)",
    "at a.b.C.run(C.java:3)",
    "at async Promise.all (index 0:1)",
    "at new Store (store.js:1)",
    "at jdk.Method.invoke(Native Method)",
    "at Array.map (<anonymous>)",
    "at Proxy.run(Unknown Source)",
    "at file:///a.ts:1:2",
    "java.lang.IllegalStateException: closed",
    "TypeError: x is not a function",
    "[0.913] ota: mark B bootable, remove A",
    "[   12.345678] eth0: link up",
    "1:  2,113,402 -> 3,980,117   c.acme.session.SessionRef",
    "2:      48190220     1542087040  java.math.BigDecimal",
    "commit 4fd1b02",
    'commit 9f31c0e "remove the tray icon"',
    "commit 0123456789abcdef0123456789abcdef01234567 (HEAD -> main)",
  ];
  const words = [
    "",
    "ERROR",
    "ERRORS to fix",
    "WARNING: fix it",
    "WARN: fix it",
    "INFO",
    "PASS: fix it",
    "at least fix it",
    "at the end (of the day)",
    "at 10:30 fix it",
    "Error handling: fix it",
    "2026 is the year",
    "10:30 standup",
    "[0.9] confidence: fix it",
    "1: 200 requests a second, fix it",
    "2: 1,000 -> 2,000",
    "commit it",
    "commit deadbeef into the branch",
    "commit 4fd1b02 to main",
    "Fix the TypeError: it is thrown",
    "makes sense",
  ];
  assertEquals(logs.filter((line) => !isLogLine(line)), []);
  assertEquals(words.filter(isLogLine), []);
  assertEquals(asides("  ERROR at startup\nfix"), ["log   ERROR at startup"]);
});

Deno.test("setAside() blanks private characters of the prompt's own", () => {
  holds([["a\ue001b\uf8ffc", "a.b.c"], ["a\ue001", "a."]]);
});

Deno.test("openJson() turns a brief in JSON into lines, unit for unit", () => {
  const table: [string, string][] = [
    ['{"a":"b"}', "\n a : b \n"],
    ['{"a":"b\\nc"}', "\n a : b \nc \n"],
    ['{"a":"b\\"c"}', '\n a : b "c \n'],
    ['{"a":["b","c"],"d":1}', "\n a :\n b \n c \n\n d :1\n"],
  ];
  for (const [prompt, expected] of table) {
    assertEquals(openJson(prompt), expected);
    assertEquals(openJson(prompt).length, prompt.length);
  }
  const brief = '{"task":"fix"}';
  const isBrief: [string, boolean][] = [
    [brief, true],
    [`Hi!\n${brief}`, true],
    [`${brief}\nEnd with %%DONE%%`, true],
    [`${brief} and more`, false],
    [`${"x".repeat(201)}${brief}`, false],
    [`${brief}\n%%DONE%%${"x".repeat(201)}`, false],
    ["{fix}", false],
    ["}{", false],
    ["no brace", false],
    ["{", false],
    ["}", false],
    ["{}", true],
  ];
  for (const [prompt, expected] of isBrief) {
    assertEquals(isJsonBrief(prompt), expected, prompt);
  }
});
