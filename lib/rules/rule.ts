/**
 * The shape of a rule, what a judgment is called and what it says; and rules put
 * into words, in the language of the dispatch.
 *
 * @module
 */

import type { World } from "../world.ts";

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

/** The languages that messages exist in. */
export type Lang = "en" | "zh";

// Enough of a prompt to tell its language; the rest is often logs and code.
const SAMPLE = 4000;
const HAN = /[\u3400-\u4dbf\u4e00-\u9fff]/;

/**
 * The language of a text: Chinese when it has Han characters in fair
 * proportion to its Latin words and neither kana nor hangul, else English.
 */
export function languageOf(text: string): Lang {
  const sample = text.slice(0, SAMPLE);
  if (!HAN.test(sample)) return "en";
  let han = 0;
  let latinWords = 0;
  let inWord = false;
  for (const char of sample) {
    const code = char.codePointAt(0) ?? 0;
    if (
      (code >= 0x3040 && code <= 0x30ff) || (code >= 0xac00 && code <= 0xd7af)
    ) return "en";
    if (
      (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code < 0x4dc0)
    ) {
      han += 1;
    }
    const latin = (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
    if (latin && !inWord) latinWords += 1;
    inWord = latin;
  }
  return han > 0 && han * 3 >= latinWords ? "zh" : "en";
}

/** What `DISPATCH_LANG` asks for, or `undefined` when it asks for nothing. */
export function languageSetting(world: World): Lang | undefined {
  const value = world.env("DISPATCH_LANG")?.trim().toLowerCase() ?? "";
  if (value === "en" || value.startsWith("en-") || value.startsWith("en_")) {
    return "en";
  }
  if (value === "zh" || value.startsWith("zh-") || value.startsWith("zh_")) {
    return "zh";
  }
  return undefined;
}

/** The language of a message about a dispatch with the given prompt. */
export function languageFor(world: World, prompt: string): Lang {
  return languageSetting(world) ?? languageOf(prompt);
}
