/**
 * What the agent advice says.
 *
 * @module
 */

import type { SkipReason } from "../agents/definition.ts";
import type { Lang, Rule } from "./rule.ts";

const hook = "dispatch-agent-advice";
const hatch = "ALLOW_NO_AGENT_ADVICE";
const shape = { hook, hatch, kind: "context", ending: "none" } as const;

/** The rules of the agent advice. */
export const ADVICE_RULES = [
  {
    ...shape,
    id: "AGENT-UNKNOWN",
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
    ...shape,
    id: "AGENT-AMBIGUOUS",
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
    ...shape,
    id: "AGENT-DUPLICATE",
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
    ...shape,
    id: "AGENT-FORMER-BUILT-IN",
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
    ...shape,
    id: "AGENT-NO-TOOLS",
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
        "agent “{type}” 一个工具也没有：{file} 里的 tools 没有匹配到任何工具（{entries})。",
      why:
        "tools 全都不认识时，Claude Code 拒绝启动这个 agent；列表为空时，它会不带任何工具运行。",
      instead:
        "请换一个类型，或请用户改正这个列表；不写 tools 这一行，agent 就有全部工具。",
    },
  },
  {
    ...shape,
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
    zh: "它以字节顺序标记（BOM)开头，许多版本不接受；请存为不带 BOM 的 UTF-8",
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
