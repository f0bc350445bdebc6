/**
 * Rules put into words.
 *
 * @module
 */

import type { Lang } from "../language.ts";
import type { Message, Rule } from "./rule.ts";

const ENDINGS: Record<Rule["ending"], Record<Lang, string>> = {
  retry: {
    en:
      'Sent again unchanged, this call will be blocked again. Only the user can switch this guard off (plugin README, "Hatches").',
    zh:
      "不作修改就重发，会再次被拦。只有用户能关闭这个守卫（见插件 README 的 “Hatches” 一节）。",
  },
  setting: {
    en:
      'Do not retry: every such call will be blocked until the user has changed that setting. Only the user can switch this guard off (plugin README, "Hatches").',
    zh:
      "不要重试：在用户改好设置之前，每次都会被拦。只有用户能关闭这个守卫（见插件 README 的 “Hatches” 一节）。",
  },
  once: {
    en: "This is asked once; your next message is delivered as it is.",
    zh: "只要求这一次；你的下一条消息会原样送达。",
  },
  none: { en: "", zh: "" },
};

/**
 * One of a list of rules. A hook takes the list of its own rules: the table of
 * all would load every other hook's texts as well.
 */
export function ruleIn<R extends Rule>(
  rules: readonly R[],
  id: R["id"],
): Rule {
  const rule = rules.find((rule) => rule.id === id);
  if (rule === undefined) throw new TypeError(`No rule is called "${id}"`);
  return rule;
}

/** The text with every `{slot}` replaced by its value. */
export function fill(
  text: string,
  slots: Readonly<Record<string, string>>,
): string {
  return text.replace(
    /\{([a-zA-Z]+)\}/g,
    (whole, name: string) =>
      Object.hasOwn(slots, name) ? slots[name] ?? whole : whole,
  );
}

/**
 * A rule's message: `[hook]` and what is wrong, why it matters, what to do,
 * and how the matter ends; a line each, empty ones left out.
 */
export function render(
  rule: Rule,
  lang: Lang,
  slots: Readonly<Record<string, string>> = {},
): string {
  const { wrong, why, instead }: Message = rule[lang];
  const lines = [`[${rule.hook}] ${wrong}`, why, instead].map((line) =>
    fill(line, slots)
  );
  lines.push(ENDINGS[rule.ending][lang]);
  return lines.filter((line) => line !== "").join("\n");
}
