/**
 * Dispatches as people really write them, invented for these tests: what an
 * explanation has to show of each.
 *
 * @module
 */

/** One dispatch. */
export interface Case {
  /** What is special about it. */
  about: string;
  input: { prompt: string; subagent_type?: string; model?: string };
  /** Rules of the guards that object; none when it passes. */
  rules: string[];
  /** The words of the prompt that decide; the explanation quotes them. */
  decides: string;
  /** What those words say. */
  signal: "EXEC" | "WRITE" | "RO" | "NEG" | "READ" | "NOWRITE" | "NORUN";
}

/** English. */
export const ENGLISH: readonly Case[] = [
  {
    about: "a plain order to fix and run",
    input: {
      subagent_type: "Explore",
      prompt:
        "The date picker shows the wrong month in Safari. Fix it in src/widgets/calendar.ts and run the unit tests afterwards.",
    },
    rules: ["CAP-BEYOND-READONLY"],
    decides: "Fix it in src/widgets/calendar.ts",
    signal: "WRITE",
  },
  {
    about: "a research question about a write",
    input: {
      subagent_type: "Explore",
      prompt:
        "Find out where the importer writes its progress file and which errors make it delete that file. Report path and line for each.",
    },
    rules: [],
    decides: "Find out where the importer writes its progress file",
    signal: "READ",
  },
  {
    about: "a test run as the only task",
    input: {
      subagent_type: "Explore",
      prompt:
        "Run the integration suite with the sqlite backend and tell me which cases fail, with the first ten lines of each trace.",
    },
    rules: ["CAP-BEYOND-READONLY"],
    decides: "Run the integration suite with the sqlite backend",
    signal: "EXEC",
  },
  {
    about: "a declared research task for a full agent",
    input: {
      subagent_type: "general-purpose",
      prompt:
        "READ-ONLY research task. Explain how sessions are invalidated after a password change: entry points, caches, what stays valid and for how long.",
    },
    rules: ["CAP-READONLY-OVERPOWERED"],
    decides: "READ-ONLY research task",
    signal: "RO",
  },
  {
    about: "a ban on edits for a full agent",
    input: {
      prompt:
        "Review the retry logic of the upload client for races. Do not modify any files. List each finding with a severity.",
    },
    rules: ["CAP-READONLY-OVERPOWERED"],
    decides: "Do not modify any files",
    signal: "NEG",
  },
  {
    about: "an order in the middle of background",
    input: {
      subagent_type: "Plan",
      prompt:
        "Background: last week we moved the billing worker to its own queue, and dashboards broke.\n\nTask: update grafana/billing.json so that both panels read from the new queue's metrics.\n\nKeep the panel ids.",
    },
    rules: ["CAP-BEYOND-READONLY"],
    decides: "update grafana/billing.json",
    signal: "WRITE",
  },
  {
    about: "a rename across packages on a small model",
    input: {
      subagent_type: "general-purpose",
      model: "haiku",
      prompt:
        "Rename fetchUser to loadUser in all packages, including tests and docs, then make sure the type check passes.",
    },
    rules: ["CAP-BEYOND-HAIKU"],
    decides: "Rename fetchUser to loadUser in all packages",
    signal: "WRITE",
  },
  {
    about: "numbered steps",
    input: {
      subagent_type: "Explore",
      prompt:
        "Please do the following:\n1. Locate the feature flag for the new editor.\n2. Remove the flag and its dead branch.\n3. Commit with a short message.",
    },
    rules: ["CAP-BEYOND-READONLY"],
    decides: "Remove the flag and its dead branch",
    signal: "WRITE",
  },
  {
    about: "an order quoted from a log",
    input: {
      subagent_type: "Explore",
      prompt:
        'CI printed "error: please run npm install and delete node_modules". Which script prints this line, and under which condition?',
    },
    rules: [],
    decides: "Which script prints this line",
    signal: "READ",
  },
  {
    about: "a plan, and the work is somebody else's",
    input: {
      subagent_type: "Plan",
      prompt:
        "Design how we would split the monolith's mailer into a service. Another agent will implement it later. List the files to touch and the order.",
    },
    rules: [],
    decides: "Design how we would split the monolith's mailer",
    signal: "READ",
  },
  {
    about: "a report saved to a file",
    input: {
      subagent_type: "Explore",
      prompt:
        "Audit every use of eval in the frontend and write the findings to docs/audit/eval.md.",
    },
    rules: ["CAP-BEYOND-READONLY"],
    decides: "write the findings to docs/audit/eval.md",
    signal: "WRITE",
  },
  {
    about: "the condition of being done",
    input: {
      subagent_type: "Explore",
      prompt:
        "Look at why the nightly build is red on arm64.\n\nDone when: `make check` passes on a clean checkout.",
    },
    rules: ["CAP-BEYOND-READONLY"],
    decides: "`make check` passes on a clean checkout",
    signal: "EXEC",
  },
];

/** Chinese. */
export const CHINESE: readonly Case[] = [
  {
    about: "一条修复的命令",
    input: {
      subagent_type: "Explore",
      prompt:
        "登录页在弱网下会重复提交。请修复 src/login/form.ts 的防抖逻辑，并补一个单元测试。",
    },
    rules: ["CAP-BEYOND-READONLY"],
    decides: "请修复 src/login/form.ts 的防抖逻辑",
    signal: "WRITE",
  },
  {
    about: "只读调研派给全权 agent",
    input: {
      subagent_type: "general-purpose",
      prompt:
        "只读调研：梳理订单超时关闭的完整链路，列出定时任务、消息队列和补偿逻辑分别在哪个文件。不要修改任何代码。",
    },
    rules: ["CAP-READONLY-OVERPOWERED"],
    decides: "只读调研",
    signal: "RO",
  },
  {
    about: "查清写入的位置",
    input: {
      subagent_type: "Explore",
      prompt:
        "查清用户头像是在哪里写入对象存储的，失败时会不会删除旧文件，给出路径和行号。",
    },
    rules: [],
    decides: "查清用户头像是在哪里写入对象存储的",
    signal: "READ",
  },
  {
    about: "跑测试",
    input: {
      subagent_type: "Explore",
      prompt: "跑一遍支付模块的集成测试，把失败用例和报错原文列出来。",
    },
    rules: ["CAP-BEYOND-READONLY"],
    decides: "跑一遍支付模块的集成测试",
    signal: "EXEC",
  },
  {
    about: "把字句",
    input: {
      subagent_type: "Plan",
      prompt:
        "把 config/default.yaml 里的超时从 5 秒改成 15 秒，其他配置不要动。",
    },
    rules: ["CAP-BEYOND-READONLY"],
    decides: "把 config/default.yaml 里的超时从 5 秒改成 15 秒",
    signal: "WRITE",
  },
  {
    about: "别人后续的工作",
    input: {
      subagent_type: "Explore",
      prompt:
        "分析缓存击穿的原因，给出两种改法的利弊。代码由后端同学之后修改，你只要出结论。",
    },
    rules: [],
    decides: "分析缓存击穿的原因",
    signal: "READ",
  },
  {
    about: "小模型做批量修改",
    input: {
      model: "haiku",
      prompt: "把所有 moment 的用法替换成 dayjs，更新依赖并保证构建通过。",
    },
    rules: ["CAP-BEYOND-HAIKU"],
    decides: "把所有 moment 的用法替换成 dayjs",
    signal: "WRITE",
  },
  {
    about: "报告写进文件",
    input: {
      subagent_type: "Explore",
      prompt: "审查 api/ 下的鉴权中间件，把结论写入 docs/auth-review.md。",
    },
    rules: ["CAP-BEYOND-READONLY"],
    decides: "把结论写入 docs/auth-review.md",
    signal: "WRITE",
  },
];
