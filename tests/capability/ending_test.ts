/**
 * Much is asked first, and a change or a run stands last: the end of a prompt
 * orders by itself. What only tells something at the end does not.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import {
  asksForAnswer,
  AT_THE_END,
  explainCapability,
} from "../../lib/capability/explain.ts";
import { endingsInWork } from "../../lib/capability/gestalt.ts";

const QUESTIONS_EN =
  "Our nightly report counts some customers twice, and nobody knows since when. Explain to me how the customer ids get into the report, which tables are joined, and where an id could come in a second time. I also want to know whether the old import is still in use and who calls it. Say what you found with file and line, and what you are not sure of. Compare with the description in the handbook, and tell me which of the two is out of date. ";
const QUESTIONS_ZH =
  "夜间报表里有些客户被算了两次，没人知道是从什么时候开始的。请说明客户编号是怎么进报表的，连了哪些表，编号在哪里可能第二次出现。另外我想知道旧的导入还有没有人在用、谁在调用。找到什么写清楚文件和行号，不确定的也说明。和手册里的描述对照一下，告诉我哪边过时了。";

const ORDERS = [
  [
    "en",
    "While you are in there, rename `custId` to `customerId` in the join helper and add a test that fails on a duplicate; `npm test` has to be green.",
  ],
  [
    "en",
    "Once you know the place, fix it there with the smallest change, add a regression test and run the suite.",
  ],
  [
    "zh",
    "看完顺手把连接函数里的 `custId` 改成 `customerId`，补一个重复时会失败的用例，跑通 `npm test`。",
  ],
  ["zh", "弄清楚之后直接改掉，改动尽量小，补一个回归用例，跑一遍全量测试。"],
] as const;

const TOLD = [
  [
    "en",
    "Somebody else renames the helper and adds the test next week, so only your answer counts.",
  ],
  ["en", "Do we need a test that fails on a duplicate, and where would it go?"],
  [
    "zh",
    "改名和补用例下周由别人来做，所以只看你的答复。",
  ],
  ["zh", "需不需要一个重复时会失败的用例，应该放在哪里？"],
] as const;

const QUESTIONS = { en: QUESTIONS_EN, zh: QUESTIONS_ZH } as const;

for (const [lang, order] of ORDERS) {
  Deno.test(`an order behind many questions counts: ${order.slice(0, 50)}`, () => {
    for (const gap of [lang === "zh" ? "" : " ", "\n\n"]) {
      const prompt = QUESTIONS[lang].trimEnd() + gap + order;
      const { WRITE, EXEC } = explainCapability(prompt).signals;
      const found = WRITE ?? EXEC;
      assert(found !== undefined, prompt);
      assert(found.start >= QUESTIONS[lang].trimEnd().length, found.clause);
      assertEquals(found.reason, AT_THE_END);
      assertEquals(asksForAnswer(prompt), false);
    }
  });
}

for (const [lang, told] of TOLD) {
  Deno.test(`what is told behind many questions is no order: ${told.slice(0, 50)}`, () => {
    for (const gap of [lang === "zh" ? "" : " ", "\n\n"]) {
      const { WRITE, EXEC } =
        explainCapability(QUESTIONS[lang].trimEnd() + gap + told).signals;
      assertEquals([WRITE, EXEC], [undefined, undefined]);
    }
  });
}

Deno.test("endingsInWork() tells the shortest first, and none before the end", () => {
  const weigh = (sentence: string) => ({
    sum: sentence.includes("+") ? 1000 : 0,
    count: 40,
  });
  const text = "a +. b +. c +. d +. e +. f +.";
  const found = endingsInWork(text, weigh);
  assertEquals(found.map((at) => text.slice(at).trim()), ["f +.", "e +. f +."]);
  assertEquals(endingsInWork("a +. b +. c +. d. e. f.", weigh), []);
  assertEquals(endingsInWork("", weigh), []);
});
