/**
 * What must hold for every prompt, whatever it says.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { explainCapability } from "../../lib/capability/explain.ts";
import { judgeCapability } from "../../lib/capability/judge.ts";
import { MARKER } from "../../lib/capability/words.ts";
import { MARKER as GATE_MARKER } from "../../lib/marker.ts";
import { allPrompts } from "./corpus.ts";

const TARGETS = [
  { type: "Explore" },
  { type: "general-purpose" },
  { type: "general-purpose", model: "haiku" },
];

function rules(prompt: string, target: { type: string; model?: string }) {
  return judgeCapability({ prompt, ...target }).map(({ rule }) => rule);
}

const RESEARCH: Record<string, string> = {
  en: "\n\nAlso explain where the session cache is filled and who reads it.",
  zh: "\n\n另外说明会话缓存在哪里填充、谁在读取。",
};
const MORE_RESEARCH: Record<string, readonly string[]> = {
  en: [
    "Find out where the timeout comes from.",
    "Say which endpoints return a list without a limit.",
    "Which modules read the feature flags, and when?",
  ],
  zh: [
    "找出超时是从哪里来的。",
    "说说哪些接口返回列表时没有上限。",
    "哪些模块会读功能开关，什么时候读？",
  ],
};

/** So many paragraphs of questions. */
function questions(lang: string, count: number): string {
  const all = MORE_RESEARCH[lang] ?? [];
  return Array.from({ length: count }, (_, i) => `\n\n${all[i % all.length]}`)
    .join("");
}

/** The same questions behind the last sentence, in its paragraph. */
function besides(prompt: string, { lang, count }: {
  lang: string;
  count: number;
}): string {
  const [stop, blank] = lang === "zh" ? ["。", ""] : [".", " "];
  const said = prompt.trimEnd();
  const ended = /[.!?:。！？：]$/.test(said) ? said : said + stop;
  const all = MORE_RESEARCH[lang] ?? [];
  return [ended, ...all.slice(0, count)].join(blank);
}

const POLITE: Record<string, string> = {
  en: "Hi there, thank you for your time. ",
  zh: "你好，谢谢你的时间。",
};

Deno.test("the reading knows the marker that the gate looks for", () => {
  assertEquals(MARKER, GATE_MARKER);
});

const MARKED: Record<string, string> = {
  en: "\n\nEnd your final message with %%DONE%% on a line of its own.",
  zh: "\n\n最后一条消息以单独一行的 %%DONE%% 结尾。",
};

const CHANGES: [string, (prompt: string, lang: string) => string][] = [
  ["research is added", (prompt, lang) => prompt + (RESEARCH[lang] ?? "")],
  [
    "three questions are added",
    (prompt, lang) => prompt + questions(lang, 3),
  ],
  ["ten questions are added", (prompt, lang) => prompt + questions(lang, 10)],
  [
    "a question is added to its last paragraph",
    (prompt, lang) => besides(prompt, { lang, count: 1 }),
  ],
  [
    "three questions are added to its last paragraph",
    (prompt, lang) => besides(prompt, { lang, count: 3 }),
  ],
  [
    "a question with a listing is added",
    (prompt, lang) =>
      `${prompt + questions(lang, 1)}\n\n\`\`\`\n${"x = 1\n".repeat(20)}\`\`\``,
  ],
  [
    "a question is added with the line ends of Windows",
    (prompt, lang) => prompt + questions(lang, 1).replaceAll("\n", "\r\n"),
  ],
  [
    "a polite preamble is added",
    (prompt, lang) => (POLITE[lang] ?? "") + prompt,
  ],
  [
    "the marker is asked for",
    (prompt, lang) => prompt + (MARKED[lang] ?? ""),
  ],
  ["it is put in quotes", (prompt) => `“${prompt}”`],
  [
    "it is put in a block quote",
    (prompt) => prompt.split("\n").map((line) => `> ${line}`).join("\n"),
  ],
  ["blank lines are added", (prompt) => `\n\n${prompt}\n\n`],
];

for (const [name, change] of CHANGES) {
  Deno.test(`judgeCapability() blocks nothing new when ${name}`, () => {
    for (const { id, prompt, lang } of allPrompts()) {
      if (lang !== "en" && lang !== "zh") continue;
      const changed = change(prompt, lang);
      for (const target of TARGETS) {
        if (rules(prompt, target).length > 0) continue;
        // More to read may turn a prompt without a task into a read-only one.
        assertEquals(rules(changed, target), [], `${id} to ${target.type}`);
      }
    }
  });
}

Deno.test("judgeCapability() blocks nothing new when the case is changed", () => {
  for (const { id, prompt, labels, lang } of allPrompts()) {
    if (lang !== "en") continue;
    for (const changed of [prompt.toLowerCase(), prompt.toUpperCase()]) {
      if (labels.exec || labels.write) continue;
      if (rules(prompt, { type: "Explore" }).length > 0) continue;
      assertEquals(rules(changed, { type: "Explore" }), [], id);
    }
  }
});

const ORDERS = [
  ["Fix the login form.", "Do not fix the login form."],
  ["Run the tests.", "Don't run the tests."],
  ["Delete src/old.ts.", "Never delete src/old.ts."],
  ["Please rename `a` to `b`.", "Please do not rename `a` to `b`."],
  ["修复登录表单的报错。", "不要修复登录表单的报错。"],
  ["跑一下测试。", "不要跑测试。"],
  ["删除 src/old.ts。", "别删除 src/old.ts。"],
  ["把超时改成 30 秒。", "不要把超时改成 30 秒。"],
];

Deno.test("judgeCapability() lets go when the only order is negated", () => {
  for (const [order = "", negated = ""] of ORDERS) {
    for (const target of [TARGETS[0], TARGETS[2]]) {
      if (target === undefined) continue;
      assert(rules(order, target).length > 0, order);
      assertEquals(rules(negated, target), [], negated);
    }
  }
});

Deno.test("explainCapability() gives offsets that hold the clause", () => {
  for (const { id, prompt } of allPrompts()) {
    for (const { start, end, text } of explainCapability(prompt).clauses) {
      assertEquals(prompt.slice(start, end), text, id);
    }
  }
});

Deno.test("judgeCapability() recommends what it lets pass", () => {
  for (const { id, prompt } of allPrompts()) {
    for (
      const target of [...TARGETS, { type: "Explore", model: "haiku" }, {
        type: "Plan",
        model: "claude-haiku-4-5-20251001",
      }]
    ) {
      const [first] = judgeCapability({ prompt, ...target });
      if (first === undefined) continue;
      const again = {
        prompt,
        type: first.instead.subagent_type ?? target.type,
        model: first.instead.model ?? target.model,
      };
      assertEquals(judgeCapability(again), [], id);
      assertEquals(first.instead.run_in_background, false);
    }
  }
});
