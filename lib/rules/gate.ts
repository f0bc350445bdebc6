/**
 * What the finalization gate says to a subagent.
 *
 * @module
 */

import type { Rule } from "../verdict.ts";

const hook = "subagent-done-gate";
const hatch = "ALLOW_UNMARKED_FINAL";

/** The rules of the finalization gate. */
export const GATE_RULES = [
  {
    id: "GATE-EMPTY-REPORT",
    hook,
    hatch,
    kind: "block",
    ending: "once",
    title: "The final message holds no report",
    en: {
      wrong:
        "Your final message holds no report: {found}. The task asks for a report that ends with the line %%DONE%%.",
      why:
        "Only your last message reaches the one who dispatched you; what you wrote before it, and what you sent elsewhere, does not.",
      instead:
        "Write the whole report now, in one message: results, evidence, what was not done. Put %%DONE%% on a line of its own at the end, without quotes, bold or code marks.",
    },
    zh: {
      wrong:
        "你的最终消息里没有报告：{found}。任务要求报告以 %%DONE%% 一行结尾。",
      why:
        "派发你的一方只会收到你的最后一条消息；之前写过的、发到别处的都收不到。",
      instead:
        "现在用一条消息写出完整报告：结果、依据、没做的部分。最后单独一行写 %%DONE%%，不要加引号、粗体或代码标记。",
    },
  },
  {
    id: "GATE-UNMARKED-STUB",
    hook,
    hatch,
    kind: "block",
    ending: "once",
    title: "A short final message lacks the marker that the task asked for",
    en: {
      wrong:
        "Your final message does not end with the bare line %%DONE%%, which the task asks for, and it is short ({bytes} bytes; without that line, anything under {floor} is sent back).",
      why:
        "Only your last message reaches the one who dispatched you. A status note or a pointer to earlier text leaves them without the report.",
      instead:
        "Send one message with the complete report: repeat in full what was already good, add what is missing, and end with %%DONE%% on a line of its own, without quotes, bold or code marks. This is what you sent, to copy from:\n---\n{body}\n---",
    },
    zh: {
      wrong:
        "你的最终消息没有以任务要求的 %%DONE%% 单独一行结尾，而且很短（{bytes} 字节；没有这一行时，少于 {floor} 字节的会退回）。",
      why:
        "派发你的一方只会收到你的最后一条消息。状态说明或“见上文”会让对方拿不到报告。",
      instead:
        "请用一条消息发出完整报告：已经写好的内容全文重复，缺的补上，最后单独一行写 %%DONE%%，不要加引号、粗体或代码标记。下面是你刚才发的内容，可以直接照抄：\n---\n{body}\n---",
    },
  },
  {
    id: "GATE-UNMARKED-LONG",
    hook,
    hatch,
    kind: "warn",
    ending: "none",
    title: "A long final message lacks the marker that the task asked for",
    en: {
      wrong:
        "The final message of {agent} does not end with the bare line %%DONE%%, which its task asks for; with {bytes} bytes it is let through.",
      why:
        "Sending back a long report often costs more than the marker is worth: the next message tends to be shorter and replaces it.",
      instead: "Check that the report is whole before acting on it.",
    },
    zh: {
      wrong:
        "{agent} 的最终消息没有以任务要求的 %%DONE%% 单独一行结尾；它有 {bytes} 字节，因此放行。",
      why: "退回长报告往往得不偿失：下一条消息常常更短，并且会取代它。",
      instead: "使用之前请确认报告是完整的。",
    },
  },
] as const satisfies readonly Rule[];
