/**
 * The words of an explanation, in both languages.
 *
 * @module
 */

import type { HookEvent, Lang, Verdict } from "../verdict.ts";
import type { Outcome } from "./schema.ts";

/** A text in both languages. */
export type Words = Record<Lang, string>;

/** What stands between a label and what it is about. */
export const COLON: Words = { en: ": ", zh: "：" };

/** A text in brackets behind another one, as the language sets them. */
export function aside(text: string, lang: Lang): string {
  return lang === "zh" ? `（${text}）` : ` (${text})`;
}

/** What happens when an event comes up. */
export const EVENTS: Record<HookEvent, Words> = {
  PreToolUse: {
    en: "A dispatch, before it runs",
    zh: "一次派发，运行之前",
  },
  PostToolUse: {
    en: "The result of a dispatch, before it is read",
    zh: "一次派发的结果，被读到之前",
  },
  SubagentStart: { en: "A subagent starts", zh: "子 agent 启动" },
  SubagentStop: { en: "A subagent wants to stop", zh: "子 agent 准备结束" },
  UserPromptSubmit: {
    en: "A message reaches the main session",
    zh: "一条消息到达主会话",
  },
  SessionStart: { en: "A session starts", zh: "会话启动" },
  Stop: { en: "The main session wants to stop", zh: "主会话准备结束" },
};

/** What Claude Code does then. */
export const EFFECTS: Record<Outcome["effect"], Words> = {
  "call-denied": {
    en: "Blocked. No subagent starts.",
    zh: "被拦下。没有子 agent 启动。",
  },
  "call-changed": {
    en: "The call runs, changed.",
    zh: "调用会运行，但先被改过。",
  },
  "call-runs": { en: "The call runs as it is.", zh: "调用原样运行。" },
  "result-changed": {
    en: "The result is delivered with an addition.",
    zh: "结果送达，并附加了内容。",
  },
  "result-delivered": {
    en: "The result is delivered as it is.",
    zh: "结果原样送达。",
  },
  "subagent-starts": { en: "The subagent starts.", zh: "子 agent 启动。" },
  "subagent-continues": {
    en: "Sent back. The subagent has to write once more.",
    zh: "被退回。子 agent 要再写一次。",
  },
  "subagent-stops": {
    en: "The subagent stops. Its last message is the report.",
    zh: "子 agent 结束。它的最后一条消息就是报告。",
  },
  "prompt-delivered": { en: "The message is delivered.", zh: "消息送达。" },
  "session-starts": { en: "The session starts.", zh: "会话启动。" },
  "turn-continues": {
    en: "The main session goes on, with the text below.",
    zh: "主会话带着下面的文字继续。",
  },
  "turn-ends": { en: "The turn ends.", zh: "这一轮结束。" },
};

/** Who reads a text. */
export const READERS: Record<Outcome["readers"][number]["reader"], Words> = {
  dispatcher: {
    en: "The model that dispatches reads",
    zh: "派发方模型读到",
  },
  subagent: { en: "The subagent reads", zh: "子 agent 读到" },
  person: { en: "You read", zh: "你读到" },
  log: {
    en: "Only the subagent's transcript holds",
    zh: "只写进子 agent 的 transcript",
  },
};

/** What a guard did. */
export const VERDICTS: Record<Verdict["kind"], Words> = {
  pass: { en: "passes", zh: "放行" },
  bypass: { en: "is switched off", zh: "已关闭" },
  degrade: { en: "could not judge, so it passes", zh: "无法判断，因此放行" },
  block: { en: "blocks", zh: "拦下" },
  context: { en: "passes and adds a text", zh: "放行并附上说明" },
  warn: { en: "passes and leaves a note", zh: "放行并留下提示" },
  rewrite: { en: "changes it", zh: "做了修改" },
};

/** The other words, by what they are for. */
export const LABELS = {
  task: { en: "task", zh: "任务" },
  rule: { en: "rule", zh: "规则" },
  guards: {
    en: "Why: what decided in each guard (--steps: every step)",
    zh: "原因：各个守卫凭什么决定（--steps 显示每一步）",
  },
  steps: {
    en: "Why: each guard, step by step",
    zh: "原因：各个守卫的每一步",
  },
  legend: {
    en:
      'Left: the label of the step in the code of the guard; "→": it decided. EXEC: run something, WRITE: change files, RO: only look, NEG: change nothing; "3 of 3": explicit.',
    zh:
      "左边是守卫代码里的步骤编号，“→” 表示由它决定。EXEC：运行，WRITE：改文件，RO：只看，NEG：什么都不改；“强度 3/3” 表示写得明确。",
  },
  variables: { en: "Variables that counted", zh: "起作用的变量" },
  none: {
    en: "none is set (--env NAME=VALUE sets one, --env-from-here takes yours)",
    zh: "没有设置（--env NAME=VALUE 设置一个，--env-from-here 用你当前的）",
  },
  instead: { en: "What to send instead", zh: "应该怎么重发" },
  dropped: { en: "leave it out", zh: "去掉" },
  wasAbsent: { en: "was left out", zh: "原来没有写" },
  was: { en: "was", zh: "原来是" },
  changed: { en: "Changed", zh: "改动" },
  output: {
    en: "As the result, the model that dispatches reads",
    zh: "派发方模型读到的结果",
  },
  allPass: {
    en: "With that, every guard lets the call pass.",
    zh: "这样改之后，所有守卫都放行。",
  },
  stillBlocked: {
    en: "With that, still blocked by",
    zh: "这样改之后，仍被拦下：",
  },
  noHook: {
    en: "No hook of this plugin listens to this.",
    zh: "这个插件没有 hook 监听它。",
  },
  notStarted: {
    en: "The hook is not started for this: its matcher is",
    zh: "hook 不会为它启动：它的 matcher 是",
  },
  prompt: {
    en: "How the task was read, clause by clause",
    zh: "任务是怎样读的，逐句",
  },
  together: { en: "Its words together", zh: "全部用词合起来" },
  scale: {
    en: "above 0 for work, below 0 for an answer",
    zh: "大于 0 是做事，小于 0 是答复",
  },
  either: { en: "change files or run something", zh: "改文件或执行" },
  eitherBan: { en: "only look, or change nothing", zh: "只看，或什么都不改" },
  asks: { en: "The task as a whole says", zh: "任务整体是" },
  atTheEnd: {
    en: "Its end orders that, whatever was asked before.",
    zh: "结尾下达了命令，不论前面问了什么。",
  },
  asksNothing: {
    en: "The task as a whole orders no change and no run.",
    zh: "任务整体没有要求修改或运行任何东西。",
  },
  notCounted: { en: "not counted", zh: "不计入" },
  under: { en: "under", zh: "位于" },
  unread: {
    en: "characters in the middle were not read",
    zh: "个中间的字符没有读",
  },
} as const satisfies Record<string, Words>;
