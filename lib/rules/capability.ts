/**
 * What the capability guard says.
 *
 * @module
 */

import type { Rule } from "./rule.ts";

const hook = "dispatch-capability-guard";
const hatch = "ALLOW_DISPATCH_CAPABILITY_MISMATCH";

/** The rules of the capability guard. */
export const CAPABILITY_RULES = [
  {
    id: "CAP-READONLY-OVERPOWERED",
    hook,
    hatch,
    kind: "block",
    ending: "retry",
    title: "A read-only task goes to an agent that can do everything",
    en: {
      wrong:
        'This task is declared read-only ("{clause}"), but "{type}" can change and run everything.',
      why:
        'A declaration binds nobody: such agents have written files in spite of it. "{other}" does the same reading and has no Edit and no Write.',
      instead:
        'Send the same prompt again with subagent_type: "{other}" and run_in_background: false. If it is to write or to run something after all, order that in the prompt.',
    },
    zh: {
      wrong:
        "这个任务声明为只读（“{clause}”），但 “{type}” 什么都能改、什么都能跑。",
      why:
        "声明约束不了子 agent：有过照样写文件的情况。“{other}” 能做同样的阅读，而且没有 Edit 和 Write。",
      instead:
        '用同样的 prompt 重发，写上 subagent_type: "{other}" 和 run_in_background: false。如果确实要写文件或执行，请在 prompt 里明确下达。',
    },
  },
  {
    id: "CAP-BEYOND-READONLY",
    hook,
    hatch,
    kind: "block",
    ending: "retry",
    title: "A task that writes or runs goes to an agent that cannot",
    en: {
      wrong:
        'This task asks to {need} ("{clause}"), and "{type}" cannot: {lacks}.',
      why:
        "The subagent would read, find that it cannot do the work, and come back without it: a whole round trip for nothing.",
      instead:
        'Send the same prompt again with subagent_type: "{other}"{model} and run_in_background: false. If only an answer is wanted, ask for that instead of ordering the work.',
    },
    zh: {
      wrong: "这个任务要{need}（“{clause}”），而 “{type}” 做不到：{lacks}。",
      why: "子 agent 读完才发现做不了，只能空手而回，白跑一趟。",
      instead:
        '用同样的 prompt 重发，写上 subagent_type: "{other}"{model} 和 run_in_background: false。如果只要答复，请直接问，不要下达任务。',
    },
  },
  {
    id: "CAP-BEYOND-HAIKU",
    hook,
    hatch,
    kind: "block",
    ending: "retry",
    title: "A task that writes or runs goes to the haiku tier",
    en: {
      wrong: 'This task asks to {need} ("{clause}") on the model "{haiku}".',
      why:
        "Reading what a test, a build or a change comes to, and deciding what to do next, is beyond the haiku tier; a wrong reading comes back as a finding.",
      instead:
        'Send the same prompt again with model: "sonnet" (or the tier that the task needs){type} and run_in_background: false.',
    },
    zh: {
      wrong: "这个任务要{need}（“{clause}”），用的模型是 “{haiku}”。",
      why:
        "看懂测试、构建或改动的结果并决定下一步，超出了 haiku 这一档；读错了会被当成结论带回来。",
      instead:
        '用同样的 prompt 重发，写上 model: "sonnet"（或任务需要的档位）{type}和 run_in_background: false。',
    },
  },
] as const satisfies readonly Rule[];
