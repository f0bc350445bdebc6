/**
 * What the guards of a dispatch say: the sync guard, the channel guard, the
 * capability guard and the advice on agents; and the names and reasons that
 * stand in it.
 *
 * @module
 */

import type { SkipReason } from "../agents/definition.ts";
import type { Lang, Rule } from "../verdict.ts";

const sync = {
  hook: "dispatch-sync-guard",
  hatch: "ALLOW_BACKGROUND_DISPATCH",
} as const;

/** The rules of the sync guard. */
export const SYNC_RULES = [
  {
    id: "SYNC-OMITTED",
    ...sync,
    kind: "block",
    ending: "retry",
    title: "A dispatch leaves out `run_in_background`",
    en: {
      wrong: "This dispatch leaves out run_in_background.",
      why:
        "Left out, Claude Code runs the subagent in the background: its report then depends on a later notification, which can be lost or come too late. In the foreground the report is the result of this very call.",
      instead:
        "Send the same call again with run_in_background: false (the JSON boolean, not a text).{pinned}",
    },
    zh: {
      wrong: "这次派发没有写 run_in_background。",
      why:
        "不写这个字段，Claude Code 会让子 agent 在后台运行：报告要靠之后的通知送达，可能丢失或来得太晚。前台运行时，报告就是这次调用的返回值。",
      instead:
        "重发时加上 run_in_background: false（JSON 布尔值，不是字符串）。{pinned}",
    },
  },
  {
    id: "SYNC-NO-FIELD",
    ...sync,
    kind: "block",
    ending: "setting",
    title:
      "The session offers no `run_in_background`, so every dispatch is background",
    en: {
      wrong:
        "This session cannot dispatch in the foreground: it offers no run_in_background field ({why}, and Claude Code then sends every subagent to the background).",
      why:
        "The report would depend on a later notification, which can be lost. No change to this call helps: a run_in_background: false would be removed before it is read.",
      instead:
        'Tell the user: put "CLAUDE_CODE_FORK_SUBAGENT": "0" into the "env" section of settings.json and restart Claude Code; then dispatch with run_in_background: false. Until then do this work yourself, without a subagent.',
    },
    zh: {
      wrong:
        "这个会话无法前台派发：它没有 run_in_background 字段（{why}，这时 Claude Code 把所有子 agent 都放到后台）。",
      why:
        "报告要靠之后的通知送达，可能丢失。改这次调用没有用：写上 run_in_background: false 也会在读取之前被去掉。",
      instead:
        '请告诉用户：在 settings.json 的 "env" 里加上 "CLAUDE_CODE_FORK_SUBAGENT": "0"，然后重启 Claude Code；之后派发时写 run_in_background: false。在那之前请自己完成这项工作，不要派子 agent。',
    },
  },
  {
    id: "SYNC-BACKGROUND",
    ...sync,
    kind: "block",
    ending: "retry",
    title: "A dispatch asks for the background",
    en: {
      wrong:
        "This dispatch asks for the background: run_in_background is {value}.",
      why:
        "A background report depends on a later notification, which can be lost or come too late. In the foreground the report is the result of this very call; several foreground calls in one message still run side by side.",
      instead:
        "Send the same call again with run_in_background: false (the JSON boolean, not a text).{pinned}",
    },
    zh: {
      wrong: "这次派发要求后台运行：run_in_background 是 {value}。",
      why:
        "后台的报告要靠之后的通知送达，可能丢失或来得太晚。前台运行时，报告就是这次调用的返回值；同一条消息里的多个前台调用照样并行。",
      instead:
        "重发时改成 run_in_background: false（JSON 布尔值，不是字符串）。{pinned}",
    },
  },
  {
    id: "SYNC-NESTED-BACKGROUND",
    ...sync,
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
    ...sync,
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
        'Tell the user: remove CLAUDE_AUTO_BACKGROUND_TASKS (from the shell, or from "env" in settings.json){also} and restart Claude Code. Until then do this work yourself, without a subagent.',
    },
    zh: {
      wrong:
        "CLAUDE_AUTO_BACKGROUND_TASKS 处于打开状态：运行超过 120 秒的子 agent 都会被 Claude Code 移到后台。",
      why:
        "即使写了 run_in_background: false，较长任务的报告也要靠之后的通知送达，可能丢失。改这次调用没有用。",
      instead:
        '请告诉用户：去掉 CLAUDE_AUTO_BACKGROUND_TASKS（在 shell 里，或 settings.json 的 "env" 里）{also}，然后重启 Claude Code。在那之前请自己完成这项工作，不要派子 agent。',
    },
  },
  {
    id: "SYNC-REMOTE",
    ...sync,
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
    ...sync,
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
    ...sync,
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
    ...sync,
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

const channel = {
  hook: "dispatch-channel-guard",
  hatch: "ALLOW_UNMANAGED_TEAMMATE",
} as const;

/** The rules of the channel guard. */
export const CHANNEL_RULES = [
  {
    id: "CHAN-UNMANAGED-TEAMMATE",
    ...channel,
    kind: "block",
    ending: "retry",
    title: "A named dispatch whose type is no role of the roster",
    en: {
      wrong:
        "This dispatch carries the name “{name}”, but its type {type} is no role defined in an agents folder here.",
      why:
        "{effect} A teammate reports by message, not as the result of the call: if it sends none, its work is lost.",
      instead: "Drop {drop} and send the call {how}.{other}",
    },
    zh: {
      wrong:
        "这次派发带了名字 “{name}”，但它的类型 {type} 不是这里 agents 目录中定义的角色。",
      why: "{effect}队友靠消息汇报，不靠调用的返回值：它不发消息，成果就丢了。",
      instead: "去掉{drop}，{how}。{other}",
    },
  },
] as const satisfies readonly Rule[];

const capability = {
  hook: "dispatch-capability-guard",
  hatch: "ALLOW_DISPATCH_CAPABILITY_MISMATCH",
} as const;

/** The rules of the capability guard. */
export const CAPABILITY_RULES = [
  {
    id: "CAP-READONLY-OVERPOWERED",
    ...capability,
    kind: "block",
    ending: "retry",
    title: "A read-only task goes to an agent that can do everything",
    en: {
      wrong:
        'This task is declared read-only ("{clause}"), but "{type}" can change and run everything.',
      why:
        'A declaration binds nobody: such agents have written files in spite of it. "{other}" does the same reading and has no Edit and no Write.',
      instead:
        'Send the same prompt again with subagent_type: "{other}"{foreground}. If it is to write or to run something after all, order that in the prompt.',
    },
    zh: {
      wrong:
        "这个任务声明为只读（“{clause}”），但 “{type}” 什么都能改、什么都能跑。",
      why:
        "声明约束不了子 agent：有过照样写文件的情况。“{other}” 能做同样的阅读，而且没有 Edit 和 Write。",
      instead:
        '用同样的 prompt 重发，写上 subagent_type: "{other}"{foreground}。如果确实要写文件或执行，请在 prompt 里明确下达。',
    },
  },
  {
    id: "CAP-BEYOND-READONLY",
    ...capability,
    kind: "block",
    ending: "retry",
    title: "A task that writes or runs goes to an agent that cannot",
    en: {
      wrong:
        'This task asks to {need} ("{clause}"), and "{type}" cannot: {lacks}.',
      why:
        "The subagent would read, find that it cannot do the work, and come back without it: a whole round trip for nothing.",
      instead:
        'Send the same prompt again with subagent_type: "{other}"{model}{foreground}. If only an answer is wanted, ask for that instead of ordering the work.',
    },
    zh: {
      wrong: "这个任务要{need}（“{clause}”），而 “{type}” 做不到：{lacks}。",
      why: "子 agent 读完才发现做不了，只能空手而回，白跑一趟。",
      instead:
        '用同样的 prompt 重发，写上 subagent_type: "{other}"{model}{foreground}。如果只要答复，请直接问，不要下达任务。',
    },
  },
  {
    id: "CAP-BEYOND-HAIKU",
    ...capability,
    kind: "block",
    ending: "retry",
    title: "A task that writes or runs goes to the haiku tier",
    en: {
      wrong: 'This task asks to {need} ("{clause}") on the model "{haiku}".',
      why:
        "Reading what a test, a build or a change comes to, and deciding what to do next, is beyond the haiku tier; a wrong reading comes back as a finding.",
      instead:
        'Send the same prompt again with model: "sonnet" (or the tier that the task needs){type}{foreground}.',
    },
    zh: {
      wrong: "这个任务要{need}（“{clause}”），用的模型是 “{haiku}”。",
      why:
        "看懂测试、构建或改动的结果并决定下一步，超出了 haiku 这一档；读错了会被当成结论带回来。",
      instead:
        '用同样的 prompt 重发，写上 model: "sonnet"（或任务需要的档位）{type}{foreground}。',
    },
  },
] as const satisfies readonly Rule[];

const advice = {
  hook: "dispatch-agent-advice",
  hatch: "ALLOW_NO_AGENT_ADVICE",
  kind: "context",
  ending: "none",
} as const;

/** The rules of the agent advice. */
export const ADVICE_RULES = [
  {
    id: "AGENT-UNKNOWN",
    ...advice,
    title: "The dispatched type is defined in no file and not built in",
    en: {
      wrong:
        "No agent definition here is named “{type}”, and Claude Code brings no such type along.{meant}{near}",
      why:
        "Unless a plugin or the --agents option defines it, this call fails.",
      instead: "Defined here: {names}. Built in: {builtins}.{incomplete}",
    },
    zh: {
      wrong:
        "这里没有名为 “{type}” 的 agent 定义，Claude Code 也没有自带这个类型。{meant}{near}",
      why: "除非插件或 --agents 选项定义了它，否则这次调用会失败。",
      instead: "这里定义的：{names}。自带的：{builtins}。{incomplete}",
    },
  },
  {
    id: "AGENT-AMBIGUOUS",
    ...advice,
    title: "The dispatched type matches several names alike",
    en: {
      wrong:
        "“{type}” matches several agents that differ only in case, blanks, - or _: {names}.",
      why: "Claude Code does not choose between them; this call fails.",
      instead: "Write the exact name.",
    },
    zh: {
      wrong:
        "“{type}” 同时匹配几个只在大小写、空格、- 或 _ 上不同的 agent：{names}。",
      why: "Claude Code 不会替你选，这次调用会失败。",
      instead: "请写出完整准确的名字。",
    },
  },
  {
    id: "AGENT-DUPLICATE",
    ...advice,
    title: "Several files of one folder define the dispatched type",
    en: {
      wrong:
        "Several files define the agent “{type}”: {kept} counts (the last in the order of paths); ignored: {others}.",
      why:
        "Claude Code says nothing about that; an edit of an ignored file has no effect.",
      instead: "Tell the user, who may rename one of them.",
    },
    zh: {
      wrong:
        "有几个文件都定义了 agent “{type}”：生效的是 {kept}（按路径排在最后），被忽略的是：{others}。",
      why: "Claude Code 对此不作提示；改被忽略的文件不会有任何效果。",
      instead: "请告诉用户，由用户给其中一个改名。",
    },
  },
  {
    id: "AGENT-FORMER-BUILT-IN",
    ...advice,
    title: "The dispatched type was built in once and is gone",
    en: {
      wrong: "The type “{type}” is no longer built into Claude Code.",
      why:
        "It was for a time; a guide that names it is out of date. Unless a plugin or the --agents option defines it, this call fails.",
      instead: "“{successor}” does its work now.",
    },
    zh: {
      wrong: "Claude Code 已不再自带 “{type}” 这个类型。",
      why:
        "它曾经自带过，提到它的指南已经过时。除非插件或 --agents 选项定义了它，否则这次调用会失败。",
      instead: "现在由 “{successor}” 做它的工作。",
    },
  },
  {
    id: "AGENT-NO-TOOLS",
    ...advice,
    title: "The dispatched type's definition leaves it without any tool",
    en: {
      wrong:
        "The agent “{type}” has no tool at all: the tools list in {file} matches none ({entries}).",
      why:
        "Claude Code refuses to start an agent whose tools it does not know, and lets one with an empty list run without tools.",
      instead:
        "Use another type, or ask the user to correct that list; without a tools line the agent has every tool.",
    },
    zh: {
      wrong:
        "agent “{type}” 一个工具也没有：{file} 里的 tools 没有匹配到任何工具（{entries}）。",
      why:
        "tools 全都不认识时，Claude Code 拒绝启动这个 agent；列表为空时，它会不带任何工具运行。",
      instead:
        "请换一个类型，或请用户改正这个列表；不写 tools 这一行，agent 就有全部工具。",
    },
  },
  {
    ...advice,
    hook: "agent-catalog",
    id: "AGENT-CATALOG",
    title: "`DISPATCH_AGENT_CATALOG` lists the workspace's agents",
    en: { wrong: "", why: "", instead: "" },
    zh: { wrong: "", why: "", instead: "" },
  },
] as const satisfies readonly Rule[];

/** Sentences that stand in the advice only where they apply. */
export const ADVICE_PARTS: Record<
  "meant" | "near" | "incomplete" | "nothing" | "emptyList",
  Record<Lang, string>
> = {
  meant: {
    en:
      " {file} was probably meant, but Claude Code does not register it: {reason}.",
    zh: "很可能想用的是 {file}，但 Claude Code 没有登记它：{reason}。",
  },
  near: {
    en: " The closest name is “{near}” ({layer}).",
    zh: "最接近的名字是 “{near}”（{layer}）。",
  },
  incomplete: {
    en: " There are too many files to read them all, so others may exist.",
    zh: "文件太多，没有全部读取，所以也可能还有别的。",
  },
  nothing: { en: "none", zh: "无" },
  emptyList: { en: "it is empty", zh: "列表为空" },
};

/** The layers by name. */
export const LAYER_NAMES: Record<
  "project" | "user" | "built-in",
  Record<Lang, string>
> = {
  project: { en: "project", zh: "项目" },
  user: { en: "user", zh: "用户" },
  "built-in": { en: "built in", zh: "自带" },
};

/** Why a file is no definition that counts, and what its owner can do. */
export const SKIP_REASONS: Record<SkipReason, Record<Lang, string>> = {
  "no-frontmatter": {
    en:
      "it has no frontmatter; let it begin with a line ---, then name: and description:, then ---",
    zh:
      "它没有 frontmatter；文件开头应是一行 ---，接着 name: 和 description:，再一行 ---",
  },
  late: {
    en:
      "something stands before the first ---; it has to be the very first line",
    zh: "第一个 --- 之前还有内容；它必须是文件的第一行",
  },
  bom: {
    en:
      "it begins with a byte order mark, which many versions do not accept; save it as UTF-8 without one",
    zh: "它以字节顺序标记（BOM）开头，许多版本不接受；请存为不带 BOM 的 UTF-8",
  },
  spoilt: {
    en: "its first line holds more than ---",
    zh: "它的第一行除了 --- 还有别的内容",
  },
  unclosed: {
    en: "its frontmatter is not closed by a second ---",
    zh: "它的 frontmatter 没有用第二个 --- 结束",
  },
  "crlf-colon": {
    en:
      "it has Windows line ends and an unquoted colon in a value; put that value in quotes or save it with LF",
    zh:
      "它用的是 Windows 换行，而某个值里有未加引号的冒号；请给那个值加引号，或改用 LF 换行",
  },
  unparsable: {
    en:
      "its frontmatter is not valid YAML; put values with special characters in quotes and indent further lines",
    zh: "它的 frontmatter 不是有效的 YAML；含特殊字符的值请加引号，续行请缩进",
  },
  "no-name": {
    en: "its frontmatter has no name, or one that is not a text",
    zh: "它的 frontmatter 没有 name，或者不是文本",
  },
  "no-description": {
    en: "its frontmatter has no description, or one that is not a text",
    zh: "它的 frontmatter 没有 description，或者不是文本",
  },
  "name-dash": {
    en: "its name begins with -",
    zh: "它的名字以 - 开头",
  },
  "name-colon": {
    en: "its name holds a colon, which is kept for plugins",
    zh: "它的名字里有冒号，冒号是留给插件的",
  },
  "name-long": {
    en: "its name is longer than 256 characters",
    zh: "它的名字超过 256 个字符",
  },
  hooks: {
    en:
      "its hooks: is no table, and an agent whose hooks cannot be loaded is left out",
    zh: "它的 hooks: 不是表；hooks 无法加载的 agent 不会被登记",
  },
  "too-large": { en: "it is larger than 1 MiB", zh: "它超过 1 MiB" },
  "head-too-long": {
    en:
      "no closing --- stands in its first 64 KiB, which is all that is read here",
    zh: "前 64 KiB 里没有结束的 ---，这里只读这么多",
  },
  unreadable: { en: "it cannot be read", zh: "它无法读取" },
  "not-a-file": {
    en: "it is no regular file",
    zh: "它不是普通文件",
  },
  "link-out": {
    en: "it is a link that leads out of the folder and is not followed here",
    zh: "它是指向目录之外的链接，这里不跟随",
  },
  "too-many": {
    en: "the folder holds more than is read here",
    zh: "目录里的内容超出这里读取的上限",
  },
  duplicate: {
    en:
      "another file of the folder defines the same name and counts instead: {kept}",
    zh: "同一目录下另有文件定义了同名 agent，生效的是：{kept}",
  },
  shadowed: {
    en: "a nearer file defines the same name: {kept}",
    zh: "更近的文件定义了同一个名字：{kept}",
  },
};
