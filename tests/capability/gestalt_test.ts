/**
 * The features of a prompt as a whole, and what their weights come to.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import {
  asksForWork,
  eachFeature,
  isDeclaration,
  isInCjkTable,
  keyOf,
  kindsOfWork,
  scaleOf,
  sectionOf,
  sentencesIn,
  weighed,
  weightiest,
  wholeOf,
} from "../../lib/capability/gestalt.ts";
import { ROOT } from "../support/run_hook.ts";

/** The sections of a table, each as its name and its lines. */
function sectionsOf(file: string): string[][] {
  const table = Deno.readTextFileSync(join(ROOT, "lib/capability", file));
  return table.split("\n\n").slice(1, -1)
    .map((section) => section.split("\n"));
}

const SECTIONS = ["weights_latin.txt", "weights_cjk.txt"].map(sectionsOf);
const [LATIN = [], CJK = []] = SECTIONS.map((sections) =>
  sections.flatMap(([_, ...lines]) => lines)
);

/** The features of a text between bars, as often as they are told. */
function features(masked: string): string {
  const found: string[] = [];
  const count = eachFeature(masked, (feature) => found.push(feature));
  assertEquals(count, found.length);
  return found.join("|");
}

Deno.test("eachFeature() tells words and pairs, and where a sentence begins and ends", () => {
  const table: [string, string][] = [
    ["Fix it", "fix|^ fix|it|fix it|it$"],
    // Signs of the mood are words: what follows stands beside them.
    ["Why? Fix", "why|^ why|?|why ?|fix|? fix|fix$"],
    ["don't, v1.25", "don't|^ don't|,|don't ,|v|, v|0|v 0|0|0 0|0$"],
    // Latin signs part sentences before a blank only.
    ["a:b", "a|^ a|b|a b|b$"],
    ["a: b", "a|^ a|a$|b|^ b|b$"],
    ["a.b. c", "a|^ a|b|a b|b$|c|^ c|c$"],
    ["a\nb", "a|^ a|a$|b|^ b|b$"],
    ["a；b（c）", "a|^ a|a$|b|^ b|b$|c|^ c|c$"],
    // Stems of long words.
    ["refactored", "refactored|^ refactored|refac~|refactored$"],
    ["parse", "parse|^ parse|parse$"],
    ["parser", "parser|^ parser|parse~|parser$"],
    // A run of one mark is one aside.
    [
      "a \ue001\ue001\ue001",
      "a|^ a|±|a ±|±$",
    ],
    // Han and kana one by one, with pairs and threes.
    ["修复登", "修|^ 修|复|修复|^ 修复|登|复登|修复登|登$"],
    ["修 login", "修|^ 修|login|修 login|login$"],
    ["を直", "を|^ を|直|を直|^ を直|直$"],
    // Hangul by its beginning and end.
    ["버그를", "버그를|^ 버그를|버~|버그~|~를|버그를$"],
    ["고쳐 줘", "고쳐|^ 고쳐|고~|고쳐~|~쳐|줘|고쳐줘|줘~|줘~|~줘|줘$"],
    ["", ""],
    ["\n.。", ""],
  ];
  for (const [text, expected] of table) {
    assertEquals(features(text), expected, text);
  }
});

Deno.test("eachFeature() leaves out what asks for the marker, and courtesy", () => {
  const plain = features("Fix it.");
  const table = [
    "Fix it. End with %%DONE%% on its own line.",
    "Fix it.\nEnd with %%done%%",
    "Fix it. %%DONE%%. %%DONE%%",
    "Hi, Fix it.",
    "Hello there! Fix it.",
    "hey all, Fix it.",
    "Hi team. Fix it.",
    "Hello again, Fix it.",
    "Fix it. Thanks!",
    "Fix it. Thank you for your time.",
    "Fix it. Thank you",
    "Fix it. Thank you, hello",
  ];
  for (const text of table) assertEquals(features(text), plain, text);
  const han = features("修复。");
  for (
    const text of [
      "你好，修复。",
      "您好！修复。",
      "修复。谢谢你",
      "修复。谢谢您的时间。",
      "修复。谢谢！",
      "修复。以 %%DONE%% 结尾",
      "修复。你好",
    ]
  ) assertEquals(features(text), han, text);
  assert(features("Say hello there now").includes("hello"));
  assert(
    features("修复，最后写 %%DONE%%；修复").startsWith(
      features("修复").slice(0, -2),
    ),
  );
});

Deno.test("eachFeature() reads the head and the tail of a long text", () => {
  const long = `first ${"x ".repeat(6000)}middle ${"x ".repeat(2000)}last`;
  const found = features(long).split("|");
  assert(found.includes("first") && found.includes("last"));
  assert(!found.includes("middle"));
  assert(features(`${"x ".repeat(3900)}middle`).includes("middle"));
});

Deno.test("keyOf() is how the line with a feature begins", () => {
  const table: [string, string, boolean][] = [
    ["fix", "fi", false],
    ["fix it", "fi", false],
    ["^ fix", "^ f", false],
    ["修复", "修", true],
    ["^ 修复", "^ 修", true],
    ["버~", "버", true],
    ["!", "!", false],
    ["a 修", "a ", true],
    ["~를", "~를", true],
    ["？ fix", "？ ", true],
    ["^ ？", "^ ？", true],
    ["± is", "± ", false],
  ];
  for (const [feature, key, isCjk] of table) {
    assertEquals([keyOf(feature), isInCjkTable(feature)], [key, isCjk]);
  }
  for (const [i, lines] of [LATIN, CJK].entries()) {
    const keys = lines.map((line) => line.slice(0, line.indexOf("|")));
    assertEquals(new Set(keys).size, keys.length, "each key once");
    for (const line of lines) {
      const [key = "", ...entries] = line.split("|");
      assertEquals(entries.pop(), "");
      for (const entry of entries) {
        const feature = key + entry.slice(0, entry.indexOf("="));
        assertEquals(keyOf(feature), key);
        assertEquals(isInCjkTable(feature), i === 1, feature);
      }
    }
  }
});

Deno.test("sectionOf() names the one section with a key", () => {
  for (const sections of SECTIONS) {
    const names = sections.map((lines) => new Set(lines.map(sectionOf)));
    for (const name of names) assertEquals(name.size, 1);
    const all = names.flatMap((name) => [...name]);
    assertEquals(new Set(all).size, all.length);
  }
});

Deno.test("weighed() sums what the table says of each feature once", () => {
  const some = ["fix the bug", "Explain the bug.", "修复登录页", "解释登录页"];
  for (const text of some) {
    const sums = { work: 0, writes: 0, runs: 0, declares: 0 };
    const seen = new Set<string>();
    const count = eachFeature(text, (feature) => seen.add(feature));
    for (const feature of seen) {
      const key = keyOf(feature);
      const lines = isInCjkTable(feature) ? CJK : LATIN;
      const line = lines.find((each) => each.startsWith(`${key}|`));
      const entry = line?.slice(key.length + 1).split("|").find((each) =>
        each.startsWith(`${feature.slice(key.length)}=`)
      );
      const [work = "", writes = "", runs = "", declares = ""] =
        entry?.slice(entry.indexOf("=") + 1).split(",") ?? [];
      sums.work += Number(work);
      sums.writes += Number(writes);
      sums.runs += Number(runs);
      sums.declares += Number(declares);
    }
    const scale = 3 / Math.sqrt(count);
    assertEquals(scaleOf(count), scale);
    const whole = weighed(text);
    const near = (a: number, b: number) => assert(Math.abs(a - b) < 1e-6, text);
    near(whole.work, sums.work * scale * (count / 40) ** 2);
    near(whole.writes, sums.writes * scale);
    near(whole.runs, sums.runs * scale);
    near(whole.declares, sums.declares * scale);
    assertEquals([whole.isBrief, whole.isEmpty], [true, false]);
  }
  assertEquals(weighed(""), {
    work: 0,
    writes: 0,
    runs: 0,
    declares: 0,
    isBrief: true,
    isEmpty: true,
  });
});

Deno.test("wholeOf() believes few features less, and calls up to 99 brief", () => {
  const sums = { work: 100, writes: 7, runs: 9, declares: 11 };
  const table: [number, number, boolean][] = [
    [10, 6.25, true],
    [20, 25, true],
    [40, 100, true],
    [99, 100, true],
    [100, 100, false],
    [400, 100, false],
  ];
  for (const [count, work, isBrief] of table) {
    assertEquals(wholeOf(sums, count), {
      work,
      writes: 7,
      runs: 9,
      declares: 11,
      isBrief,
      isEmpty: false,
    });
  }
  assertEquals(wholeOf(sums, 0).isEmpty, true);
  assertEquals(scaleOf(0), 3);
});

Deno.test("asksForWork() adds what the clauses order", () => {
  // The least weight that asks for work, by length and strongest order.
  const table: [boolean, 0 | 1 | 2 | 3, number][] = [
    [false, 0, 12],
    [false, 1, -18],
    [false, 2, -8],
    [false, 3, -28],
    [true, 0, 12],
    [true, 1, -18],
    [true, 2, -4],
    [true, 3, -103],
  ];
  for (const [isBrief, ordered, least] of table) {
    assertEquals(asksForWork({ work: least, isBrief }, ordered), true);
    assertEquals(asksForWork({ work: least - 1, isBrief }, ordered), false);
  }
});

Deno.test("kindsOfWork() is sure of a kind by its weight and what was said", () => {
  const none = { writes: false, runs: false };
  const both = { writes: true, runs: true };
  assertEquals(kindsOfWork({ writes: 60, runs: 20 }, none), both);
  assertEquals(kindsOfWork({ writes: 59, runs: 19 }, none), none);
  assertEquals(kindsOfWork({ writes: 40, runs: 0 }, both), both);
  assertEquals(kindsOfWork({ writes: 39, runs: -1 }, both), none);
});

Deno.test("isDeclaration() is sure from a weight on", () => {
  assertEquals(isDeclaration({ declares: 140 }), true);
  assertEquals(isDeclaration({ declares: 139 }), false);
});

Deno.test("sentencesIn() parts a text where a sentence ends", () => {
  const table: [string, string[]][] = [
    ["Fix it. Why? a.b", ["Fix it", " Why", " a.b"]],
    ["修掉！为什么？好；那么：行。", ["修掉", "为什么", "好", "那么", "行"]],
    ["a\n\n .b\n.", ["a", " .b"]],
    ["", []],
  ];
  for (const [text, expected] of table) {
    const found = sentencesIn(text);
    assertEquals(
      found.map(({ start, end }) => text.slice(start, end)),
      expected,
      text,
    );
  }
});

Deno.test("weightiest() finds the sentence that weighs most of those that may", () => {
  const found = (
    text: string,
    options: Parameters<typeof weightiest>[1] = { by: "work" },
  ) => {
    const at = weightiest(text, options);
    return at && text.slice(at.start, at.end);
  };
  const text = "Where is it? Fix the login form. Explain why.";
  assertEquals(found(text), " Fix the login form");
  assertEquals(
    found("解释一下。修复登录页面的崩溃！为什么？"),
    "修复登录页面的崩溃",
  );
  const noFix = {
    by: "work",
    may: ({ start }: { start: number }) => start !== 12,
  } as const;
  assert(found(text, noFix) !== " Fix the login form");
  assertEquals(found(text, { by: "work", may: () => false }), undefined);
  assertEquals(found("; \n~~ Fix the form"), "~~ Fix the form");
  assertEquals(found("-.\n--"), undefined);
  const reading =
    "Find the leak. This is a strictly read-only audit. Lines please.";
  assertEquals(
    found(reading, { by: "declares" }),
    " This is a strictly read-only audit",
  );
});
