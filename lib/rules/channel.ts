/**
 * What the channel guard says.
 *
 * @module
 */

import type { Rule } from "./rule.ts";

const hook = "dispatch-channel-guard";
const hatch = "ALLOW_UNMANAGED_TEAMMATE";

/** The rules of the channel guard. */
export const CHANNEL_RULES = [
  {
    id: "CHAN-UNMANAGED-TEAMMATE",
    hook,
    hatch,
    kind: "block",
    ending: "retry",
    title: "A named dispatch whose type is no role of the roster",
    en: {
      wrong:
        "This dispatch carries the name “{name}”, but its type {type} is no role defined in an agents folder here.",
      why:
        "{effect} A teammate reports by message, not as the result of the call: if it sends none, its work is lost.",
      instead:
        "Drop {drop} and send the call with run_in_background: false (a one-shot subagent; its report is the result). {other}",
    },
    zh: {
      wrong:
        "这次派发带了名字 “{name}”，但它的类型 {type} 不是这里 agents 目录中定义的角色。",
      why: "{effect}队友靠消息汇报，不靠调用的返回值：它不发消息，成果就丢了。",
      instead:
        "去掉{drop}，并写上 run_in_background: false 重发（一次性子 agent，报告就是返回值）。{other}",
    },
  },
] as const satisfies readonly Rule[];
