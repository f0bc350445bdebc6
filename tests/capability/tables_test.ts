/**
 * Every verb of the tables that can raise a signal, in a sentence of its own:
 * once as an order, and in the frames in which it is none.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { chineseWords } from "../../lib/capability/chinese_words.ts";
import { explainCapability } from "../../lib/capability/explain.ts";
import * as chinese from "../../lib/capability/chinese_words.ts";
import { saidIn } from "./corpus.ts";
import * as verbs from "../../lib/capability/english_words.ts";

const FOLDER = new URL("../fixtures/capability/", import.meta.url);

/** What each verb of a fixture is to be done to. */
function orders(name: string, cut: " " | ": "): Map<string, string> {
  return new Map(saidIn(name, cut).map(({ sign, prompt }) => [sign, prompt]));
}

/** Whether a prompt asks for deeds, by its clauses alone or all in all. */
function asksForDeeds(
  prompt: string,
  by: "signals" | "byClauses" = "signals",
): boolean {
  const { WRITE, EXEC } = explainCapability(prompt)[by];
  return WRITE !== undefined || EXEC !== undefined;
}

/** Whether the clauses of a prompt order a deed by a verb that is known. */
function knowsOrder(prompt: string): boolean {
  const { WRITE, EXEC } = explainCapability(prompt).byClauses;
  return Math.max(WRITE?.strength ?? 0, EXEC?.strength ?? 0) >= 2;
}

const ENGLISH = orders("english_orders.txt", ": ");
const CHINESE = orders("chinese_orders.txt", " ");

const READING_EN = Deno.readTextFileSync(
  new URL("reading_verbs.txt", FOLDER),
).trimEnd().split("\n");
const READING_ZH =
  "搜 解释 列出 检查 确认 核对 对比 比较 汇总 给出 输出 整理 写明 产出 对照"
    .split(" ");

/** A list under a lead-in that begins with a verb. */
function topicsEn(verb: string): string {
  const first = verb.charAt(0).toUpperCase();
  return `${first}${
    verb.slice(1)
  } the options for us:\n- delete the old cache\n- rename the table`;
}

function topicsZh(verb: string): string {
  return `${verb}以下方案：\n- 删除旧缓存\n- 重命名这张表`;
}

const NO_ORDER_EN: ((deed: string) => string)[] = [
  (deed) => `Explain why we ${deed}.`,
  (deed) => `Do not ${deed}.`,
  (deed) => `The ticket says: "${deed}". Is it still open?`,
  (deed) => `Find out who asked us to ${deed}.`,
  (deed) => `Another agent will ${deed}. List the open questions.`,
];
const NO_ORDER_ZH: ((deed: string) => string)[] = [
  (deed) => `解释一下我们为什么要${deed}。`,
  (deed) => `不要${deed}。`,
  (deed) => `工单里写着“${deed}”，现在是什么状态？`,
  (deed) => `查一下是谁提出要${deed}的。`,
];

const ENGLISH_ENTRIES = [
  verbs.CHANGE_VERBS,
  verbs.MAKE_VERBS,
  verbs.RUN_VERBS,
].flatMap((table) => table.split(/\s+/));
const CHINESE_ENTRIES = [chinese.CHANGE_WORDS, chinese.RUN_WORDS].flatMap(
  chineseWords,
);

Deno.test("every verb of the English tables has an order of its own", () => {
  assertEquals(
    ENGLISH_ENTRIES.filter((verb) => !ENGLISH.has(verb) && verb !== "leave"),
    [],
  );
});

Deno.test("every verb of the Chinese tables has an order of its own", () => {
  assertEquals(CHINESE_ENTRIES.filter((word) => !CHINESE.has(word)), []);
});

/** An order of its own for each verb, in a language. */
const OWN_ORDERS: [lang: string, verb: string, prompt: string][] = [
  ...[...ENGLISH].map(([verb, object]) => {
    const first = verb.charAt(0).toUpperCase();
    const prompt = `${first}${verb.slice(1)} ${object}.`;
    return ["English", verb, prompt] as [string, string, string];
  }),
  ...[...CHINESE].map(([verb, object]) => {
    const blank = /[a-z]$/.test(verb) ? " " : "";
    const prompt = `请${verb}${blank}${object}。`;
    return ["Chinese", verb, prompt] as [string, string, string];
  }),
];

for (const lang of ["English", "Chinese"]) {
  const own = OWN_ORDERS.filter(([each]) => each === lang);

  Deno.test(`explainCapability() takes each ${lang} verb for an order`, () => {
    const missed = own.filter(([, , prompt]) => !asksForDeeds(prompt));
    assertEquals(missed.map(([, verb]) => verb), []);
  });

  Deno.test(`explainCapability() knows each ${lang} verb in its clause`, () => {
    // "Test …" may be the head of a list of tests, so that it is but a hint.
    const missed = own.filter(([, verb, prompt]) =>
      verb !== "test" && !knowsOrder(prompt)
    );
    assertEquals(missed.map(([, verb]) => verb), []);
  });
}

Deno.test("explainCapability() takes a list under a verb of reading for topics", () => {
  const wrong = [...READING_EN.map(topicsEn), ...READING_ZH.map(topicsZh)]
    .filter((prompt) => asksForDeeds(prompt, "byClauses"));
  assertEquals(wrong, []);
  for (const prompt of [topicsEn("frob"), topicsZh("琢豆")]) {
    assert(asksForDeeds(prompt, "byClauses"), prompt);
  }
});

for (const [i, frame] of NO_ORDER_EN.entries()) {
  Deno.test(`explainCapability() takes no English verb for an order in "${frame("…")}"`, () => {
    const wrong = [...ENGLISH].filter(([verb, object]) =>
      asksForDeeds(frame(`${verb} ${object}`))
    );
    assertEquals(wrong.map(([verb]) => verb), [], `frame ${i}`);
  });
}

for (const [i, frame] of NO_ORDER_ZH.entries()) {
  Deno.test(`explainCapability() takes no Chinese verb for an order in "${frame("…")}"`, () => {
    const wrong = [...CHINESE].filter(([verb, object]) =>
      asksForDeeds(frame(`${verb}${object}`))
    );
    assertEquals(wrong.map(([verb]) => verb), [], `frame ${i}`);
  });
}

Deno.test("the tables hold no entry of more than three words", () => {
  const phrases = [verbs.CHANGE_PHRASES, verbs.READ_PHRASES, verbs.RUN_PHRASES]
    .flatMap(({ table }) => table.split("|"));
  for (const phrase of phrases) {
    assert(phrase.trim().split(/\s+/).length <= 3, phrase);
  }
});
