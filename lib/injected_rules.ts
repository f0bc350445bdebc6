/**
 * The rules that every subagent is told at its start.
 *
 * @module
 */

import type { Lang } from "./verdict.ts";

/** Whom the rules are for. */
export type Audience = "subagent" | "reader" | "teammate";

const INTRO: Record<Lang, string> = {
  en:
    "You were dispatched under the dispatch contract. Unless the task itself says otherwise:",
  zh: "你是按派发契约派出的。除非任务本身另有说明：",
};

const REPORT: Record<Lang, string> = {
  en:
    'Your last message is the deliverable. Whoever dispatched you receives that message and nothing before it, so put the whole result into it: findings, evidence, file paths, what is unfinished. No "done", no "see above", no pointer in place of the report.',
  zh:
    "最后一条消息就是交付物。派发你的一方只会收到这条消息，之前的都看不到，所以要把完整结果写进去：结论、依据、文件路径、未完成的部分。不要只写“已完成”或“见上文”，不要用指引代替报告。",
};

const REPORT_BY_MESSAGE: Record<Lang, string> = {
  en:
    "Your report travels by message. Send the whole result with SendMessage to whoever asked for it: findings, evidence, file paths, what is unfinished. What you do not send stays with you and is lost.",
  zh:
    "你的报告靠消息送达。用 SendMessage 把完整结果发给提出要求的一方：结论、依据、文件路径、未完成的部分。没有发出去的内容只留在你这里，等于丢失。",
};

const SCOPE: Record<Lang, string> = {
  en:
    "Stay inside the task. Change only the files and behaviour that it names; report anything else that needs a change instead of changing it.",
  zh:
    "不要越出任务范围。只改任务点名的文件和行为；发现别处也该改时，写进报告，不要动手。",
};

const PROGRESS: Record<Lang, string> = {
  en:
    "Work in small steps and show them. Read in parts, say in a line what you have found so far, and where the deliverables are files, write each one as soon as it is ready, in the order of the task's list, never all at the end.",
  zh:
    "小步推进，并让进展可见。分段读取，随时用一行说明目前的发现；交付物是文件时，按任务清单的顺序，完成一份就立刻写入一份，不要攒到最后。",
};

const FINALIZATION: Record<Lang, string> = {
  en:
    "If the task asks for %%DONE%%: give the full report first, then %%DONE%% bare on the last line, both in one message. The marker alone is not a report.",
  zh:
    "如果任务要求 %%DONE%%：先写完整报告，最后一行单独写 %%DONE%%，两者在同一条消息里。只有标记不算报告。",
};

const POINTER: Record<Lang, string> = {
  en: "More on this: the skill dispatch-contract:subagent-dispatch.",
  zh: "详见 skill dispatch-contract:subagent-dispatch。",
};

/**
 * The text for one audience. A reader (Explore, Plan) cannot change files, so
 * it gets no scope fence; a teammate reports by message.
 */
export function injectedRules(audience: Audience, lang: Lang): string {
  const rules = [
    audience === "teammate" ? REPORT_BY_MESSAGE : REPORT,
    ...(audience === "reader" ? [] : [SCOPE]),
    PROGRESS,
    FINALIZATION,
  ];
  const numbered = rules.map((rule, index) => `${index + 1}. ${rule[lang]}`);
  return [INTRO[lang], ...numbered, POINTER[lang]].join("\n");
}
