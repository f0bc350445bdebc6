/**
 * The same in Chinese.
 *
 * @module
 */

import type { Case } from "./prompts.ts";

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
