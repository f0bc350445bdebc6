/**
 * The shape of a rule, what a judgment is called and what it says; and rules put
 * into words.
 *
 * @module
 */

import type { Lang } from "../settings.ts";

/**
 * A message in three parts: what is wrong, why it matters, what to do.
 * `{slot}` is filled in when the message is shown.
 */
export interface Message {
  wrong: string;
  why: string;
  instead: string;
}

/** One judgment under its stable id. */
export interface Rule {
  /** Stable, upper case; also the heading of its page in `rules.md`. */
  id: string;
  /** The name in brackets before the message. */
  hook: string;
  /** What the verdict does. */
  kind: "block" | "context" | "warn" | "rewrite";
  /** The variable with which a user switches the whole guard off. */
  hatch?: string;
  /**
   * How the message ends. `retry`: the same call is blocked again; `setting`:
   * no call passes until the user changes a setting; `once`: asked only once;
   * `none`: nothing is held up.
   */
  ending: "retry" | "setting" | "once" | "none";
  /** One line for tables, in English. */
  title: string;
  en: Message;
  zh: Message;
}

/**
 * The rule with the given id among those of one hook. A hook loads only the
 * texts that it may say, so it does not ask the whole table.
 */
export function ruleIn<R extends Rule, Id extends R["id"]>(
  rules: readonly R[],
  id: Id,
): R {
  const rule = rules.find((each) => each.id === id);
  if (rule === undefined) throw new TypeError(`No rule is called "${id}"`);
  return rule;
}

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
  // A block is looked up by its id in rules.md.
  const id = rule.kind !== "block"
    ? ""
    : lang === "zh"
    ? `（${rule.id}）`
    : ` (${rule.id})`;
  const lines = [`[${rule.hook}] ${wrong}${id}`, why, instead].map((line) =>
    fill(line, slots)
  );
  lines.push(ENDINGS[rule.ending][lang]);
  return lines.filter((line) => line !== "").join("\n");
}
