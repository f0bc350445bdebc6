/**
 * What the preflight says at the start of a session. `wrong` is for the
 * person, `why` for the model, which is not told the names of hatches.
 *
 * @module
 */

import type { Rule } from "../verdict.ts";

const shared = {
  hook: "dispatch-contract",
  hatch: "ALLOW_NO_PREFLIGHT",
  kind: "context",
  ending: "none",
} as const;

/** The rules of the preflight. */
export const PREFLIGHT_RULES = [
  {
    ...shared,
    id: "PREFLIGHT-NO-FOREGROUND",
    title: "The session cannot dispatch in the foreground",
    en: {
      wrong:
        'This session sends every subagent to the background. {effect} To dispatch in the foreground, put "CLAUDE_CODE_FORK_SUBAGENT": "0" into "env" in settings.json and restart.',
      why:
        "This session cannot dispatch subagents in the foreground. {effect} Only the user can change that, in settings.json.",
      instead: "",
    },
    zh: {
      wrong:
        '这个会话把所有子 agent 都放到后台。{effect}要前台派发，请在 settings.json 的 "env" 里加上 "CLAUDE_CODE_FORK_SUBAGENT": "0" 并重启。',
      why:
        "这个会话无法前台派发子 agent。{effect}只有用户能在 settings.json 里改。",
      instead: "",
    },
  },
  {
    ...shared,
    id: "PREFLIGHT-AUTO-BACKGROUND",
    title: "`CLAUDE_AUTO_BACKGROUND_TASKS` is on",
    en: {
      wrong:
        "CLAUDE_AUTO_BACKGROUND_TASKS is on: subagents are moved to the background after 120 seconds, so the sync guard blocks every dispatch, except of a teammate with a role. Remove it and restart.",
      why:
        "Subagents are moved to the background after 120 seconds here, so dispatches will be blocked until the user changes that.",
      instead: "",
    },
    zh: {
      wrong:
        "CLAUDE_AUTO_BACKGROUND_TASKS 处于打开状态：子 agent 运行 120 秒后会被移到后台，所以同步守卫会拦下每次派发（派给有角色的队友除外）。请去掉它并重启。",
      why:
        "这里的子 agent 运行 120 秒后会被移到后台，所以派发会一直被拦，直到用户改掉这个设置。",
      instead: "",
    },
  },
  {
    ...shared,
    id: "PREFLIGHT-TRIAL-MODE",
    title: "Trial mode is on",
    en: {
      wrong: "Trial mode (DISPATCH_MODE=warn): nothing is blocked, only told.",
      why:
        "Trial mode: what is said about a dispatch is advice, nothing is blocked.",
      instead: "",
    },
    zh: {
      wrong: "试用模式（DISPATCH_MODE=warn）：只提示，不拦截。",
      why: "试用模式：对派发的意见只是建议，不会拦截。",
      instead: "",
    },
  },
  {
    ...shared,
    id: "PREFLIGHT-HATCH-OPEN",
    title: "A guard is switched off by a hatch",
    en: {
      wrong: "Switched off: {values}.",
      why: "The user has switched off some of the checks.",
      instead: "",
    },
    zh: {
      wrong: "已关闭：{values}。",
      why: "用户关闭了部分检查。",
      instead: "",
    },
  },
  {
    ...shared,
    id: "PREFLIGHT-SETTING",
    title: "A setting is not the default",
    en: { wrong: "Not the default: {values}.", why: "", instead: "" },
    zh: { wrong: "不是默认值：{values}。", why: "", instead: "" },
  },
  {
    ...shared,
    id: "PREFLIGHT-NOT-UNDERSTOOD",
    title: "The value of a variable is not understood, so the default holds",
    en: {
      wrong: "Not understood, so the default holds: {values}.",
      why: "",
      instead: "",
    },
    zh: { wrong: "无法识别，按默认处理：{values}。", why: "", instead: "" },
  },
  {
    ...shared,
    id: "PREFLIGHT-TWIN-PLUGIN",
    title: "Another plugin of the same name is enabled too",
    en: {
      wrong:
        "Another plugin of this name is enabled too ({values}): both judge every dispatch. Disable one with /plugin.",
      why: "",
      instead: "",
    },
    zh: {
      wrong:
        "另有同名插件也已启用（{values}）：两者都会检查每次派发。请用 /plugin 停用其中一个。",
      why: "",
      instead: "",
    },
  },
] as const satisfies readonly Rule[];
