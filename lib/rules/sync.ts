/**
 * What the sync guard says.
 *
 * @module
 */

import type { Rule } from "./rule.ts";

const hook = "dispatch-sync-guard";
const hatch = "ALLOW_BACKGROUND_DISPATCH";

/** The rules of the sync guard. */
export const SYNC_RULES = [
  {
    id: "SYNC-OMITTED",
    hook,
    hatch,
    kind: "block",
    ending: "retry",
    title: "A dispatch leaves out `run_in_background`",
    en: {
      wrong: "This dispatch leaves out run_in_background.",
      why:
        "Left out, Claude Code runs the subagent in the background: its report then depends on a later notification, which can be lost or come too late. In the foreground the report is the result of this very call.",
      instead:
        "Send the same call again with run_in_background: false (the JSON boolean, not a text).",
    },
    zh: {
      wrong: "这次派发没有写 run_in_background。",
      why:
        "不写这个字段，Claude Code 会让子 agent 在后台运行：报告要靠之后的通知送达，可能丢失或来得太晚。前台运行时，报告就是这次调用的返回值。",
      instead:
        "重发时加上 run_in_background: false（JSON 布尔值，不是字符串）。",
    },
  },
  {
    id: "SYNC-NO-FIELD",
    hook,
    hatch,
    kind: "block",
    ending: "setting",
    title:
      "The session offers no `run_in_background`, so every dispatch is background",
    en: {
      wrong:
        'This session cannot dispatch in the foreground: it offers no run_in_background field (it runs as "{entrypoint}", where Claude Code sends every subagent to the background).',
      why:
        "The report would depend on a later notification, which can be lost. No change to this call helps: a run_in_background: false would be removed before it is read.",
      instead:
        'Tell the user: put "CLAUDE_CODE_FORK_SUBAGENT": "0" into the "env" section of settings.json and restart Claude Code; then dispatch with run_in_background: false. Until then do this work yourself, without a subagent.',
    },
    zh: {
      wrong:
        "这个会话无法前台派发：它没有 run_in_background 字段（运行方式是 “{entrypoint}”，Claude Code 在这里把所有子 agent 都放到后台）。",
      why:
        "报告要靠之后的通知送达，可能丢失。改这次调用没有用：写上 run_in_background: false 也会在读取之前被去掉。",
      instead:
        '请告诉用户：在 settings.json 的 "env" 里加上 "CLAUDE_CODE_FORK_SUBAGENT": "0"，然后重启 Claude Code；之后派发时写 run_in_background: false。在那之前请自己完成这项工作，不要派子 agent。',
    },
  },
  {
    id: "SYNC-BACKGROUND",
    hook,
    hatch,
    kind: "block",
    ending: "retry",
    title: "A dispatch asks for the background",
    en: {
      wrong:
        "This dispatch asks for the background: run_in_background is {value}.",
      why:
        "A background report depends on a later notification, which can be lost or come too late. In the foreground the report is the result of this very call; several foreground calls in one message still run side by side.",
      instead:
        "Send the same call again with run_in_background: false (the JSON boolean, not a text).",
    },
    zh: {
      wrong: "这次派发要求后台运行：run_in_background 是 {value}。",
      why:
        "后台的报告要靠之后的通知送达，可能丢失或来得太晚。前台运行时，报告就是这次调用的返回值；同一条消息里的多个前台调用照样并行。",
      instead:
        "重发时改成 run_in_background: false（JSON 布尔值，不是字符串）。",
    },
  },
  {
    id: "SYNC-NESTED-BACKGROUND",
    hook,
    hatch,
    kind: "block",
    ending: "retry",
    title: "A subagent asks for a background subagent",
    en: {
      wrong:
        "You are a subagent, and this dispatch asks for the background (run_in_background: true).",
      why:
        "The report of a background subagent goes to the main session, not to you: you would end without it.",
      instead:
        "Send the same call again with run_in_background: false; the report then comes back to you.",
    },
    zh: {
      wrong:
        "你是子 agent，而这次派发要求后台运行（run_in_background: true）。",
      why: "后台子 agent 的报告会送到主会话，不会送给你：你结束时拿不到它。",
      instead: "重发时改成 run_in_background: false；报告就会回到你这里。",
    },
  },
  {
    id: "SYNC-AUTO-BACKGROUND",
    hook,
    hatch,
    kind: "block",
    ending: "setting",
    title:
      "`CLAUDE_AUTO_BACKGROUND_TASKS` moves every long dispatch to the background",
    en: {
      wrong:
        "CLAUDE_AUTO_BACKGROUND_TASKS is on: Claude Code moves every subagent that runs longer than 120 seconds to the background.",
      why:
        "Even with run_in_background: false the report of a longer task would then depend on a later notification, which can be lost. No change to this call helps.",
      instead:
        'Tell the user: remove CLAUDE_AUTO_BACKGROUND_TASKS (from the shell, or from "env" in settings.json) and restart Claude Code. Until then do this work yourself, without a subagent.',
    },
    zh: {
      wrong:
        "CLAUDE_AUTO_BACKGROUND_TASKS 处于打开状态：运行超过 120 秒的子 agent 都会被 Claude Code 移到后台。",
      why:
        "即使写了 run_in_background: false，较长任务的报告也要靠之后的通知送达，可能丢失。改这次调用没有用。",
      instead:
        '请告诉用户：去掉 CLAUDE_AUTO_BACKGROUND_TASKS（在 shell 里，或 settings.json 的 "env" 里），然后重启 Claude Code。在那之前请自己完成这项工作，不要派子 agent。',
    },
  },
  {
    id: "SYNC-REMOTE",
    hook,
    hatch,
    kind: "block",
    ending: "retry",
    title: '`isolation: "remote"` always runs in the background',
    en: {
      wrong: 'This dispatch asks for isolation: "remote".',
      why:
        "A remote subagent always runs in the background, also with run_in_background: false; its report depends on a later notification, which can be lost.",
      instead:
        'Send the call again without isolation (or with isolation: "worktree" for a copy of the repository) and with run_in_background: false.',
    },
    zh: {
      wrong: '这次派发写了 isolation: "remote"。',
      why:
        "远程子 agent 一律在后台运行，写了 run_in_background: false 也一样；报告要靠之后的通知送达，可能丢失。",
      instead:
        '去掉 isolation（需要单独的仓库副本时用 isolation: "worktree"），并写上 run_in_background: false，再重发。',
    },
  },
  {
    id: "SYNC-NOT-POSSIBLE",
    hook,
    hatch,
    kind: "context",
    ending: "none",
    title:
      "`DISPATCH_SYNC_GUARD=when-possible` lets a background-only session dispatch",
    en: {
      wrong:
        "This session cannot dispatch in the foreground, so this subagent runs in the background: do not act as if its report were here, wait for its notification.",
      why: "",
      instead: "",
    },
    zh: {
      wrong:
        "这个会话无法前台派发，这个子 agent 会在后台运行：不要当作报告已经拿到，请等它的通知。",
      why: "",
      instead: "",
    },
  },
  {
    id: "SYNC-REPAIRED",
    hook,
    hatch,
    kind: "rewrite",
    ending: "none",
    title: "`DISPATCH_SYNC_REPAIR` changed the dispatch to the foreground",
    en: {
      wrong:
        "This dispatch was changed before it ran: run_in_background was {value} and is now false, so that the report is the result of this call.",
      why: "",
      instead: "Write run_in_background: false yourself next time.",
    },
    zh: {
      wrong:
        "这次派发在运行前被改过：run_in_background 原来{value}，现在是 false，这样报告就是这次调用的返回值。",
      why: "",
      instead: "下次请自己写上 run_in_background: false。",
    },
  },
  {
    id: "SYNC-PINNED-BACKGROUND",
    hook,
    hatch,
    kind: "context",
    ending: "none",
    title:
      "The agent's definition says `background: true`, which beats `false`",
    en: {
      wrong:
        'The definition of "{type}" says background: true, and Claude Code lets that win over run_in_background: false: this subagent runs in the background.',
      why:
        "Its report comes by notification, not as the result of this call; do not act as if it were here.",
      instead:
        "If the report is needed now, use another type, or ask the user to take that line out of {file}.",
    },
    zh: {
      wrong:
        "“{type}” 的定义里写了 background: true，在 Claude Code 里它优先于 run_in_background: false：这个子 agent 会在后台运行。",
      why: "报告会以通知送达，不是这次调用的返回值；不要当作已经拿到。",
      instead:
        "如果现在就要报告，请换一个类型，或请用户从 {file} 里去掉那一行。",
    },
  },
] as const satisfies readonly Rule[];
