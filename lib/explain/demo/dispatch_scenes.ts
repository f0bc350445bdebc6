/**
 * Scenes before a subagent runs.
 *
 * @module
 */

import type { Scene } from "./teller.ts";

const MAP_ROUTES = {
  en: "List every route in src/router/ with its handler, as path:line.",
  zh: "列出 src/router/ 里的所有路由和对应的处理函数，写明路径和行号。",
} as const;

const leftOut: Scene = {
  title: {
    en: "A dispatch does not say where to run",
    zh: "一次派发没有写在哪里运行",
  },
  async play(teller) {
    teller.says({
      en:
        "Left to itself, Claude Code runs this subagent in the background, and the report depends on a later notification.",
      zh: "不写的话，Claude Code 会让它在后台运行，报告要靠之后的通知送达。",
    });
    await teller.dispatches({
      prompt: MAP_ROUTES[teller.lang],
      subagent_type: "Explore",
    });
  },
};

const impossible: Scene = {
  title: {
    en: "A task that the agent cannot do",
    zh: "一个 agent 做不了的任务",
  },
  async play(teller) {
    teller.says({
      en: "Explore can read. It can neither change a file nor run a command.",
      zh: "Explore 只能读，既不能改文件，也不能运行命令。",
    });
    const prompt = {
      en:
        "Fix the rounding bug in src/total.ts and run the unit tests until they pass.",
      zh: "修复 src/total.ts 里的舍入错误，然后跑单元测试直到全部通过。",
    };
    await teller.dispatches({
      prompt: prompt[teller.lang],
      subagent_type: "Explore",
      run_in_background: false,
    }, { clauses: true });
  },
};

const named: Scene = {
  title: {
    en: "A name turns the subagent into a teammate",
    zh: "一个名字让子 agent 变成队友",
  },
  async play(teller) {
    teller.says({
      en:
        "A teammate reports by message. Nobody asked for one here: the name was only meant as a label.",
      zh: "队友靠消息汇报。这里没有人要队友，名字只是想当标签用。",
    });
    await teller.dispatches({
      prompt: MAP_ROUTES[teller.lang],
      subagent_type: "Explore",
      name: "scout",
      run_in_background: false,
    });
  },
};

const misspelt: Scene = {
  title: { en: "A type that does not exist", zh: "一个不存在的类型" },
  async play(teller) {
    teller.says({
      en: "The project defines code-reviewer. Nothing is blocked for a typo.",
      zh: "项目里定义的是 code-reviewer。拼错不会被拦，只会得到提示。",
    });
    const prompt = {
      en: "Review the last commit and report what is wrong with it.",
      zh: "审查最近一次提交，报告有什么问题。",
    };
    await teller.dispatches({
      prompt: prompt[teller.lang],
      subagent_type: "code-reviwer",
      run_in_background: false,
    });
  },
};

const repaired: Scene = {
  title: {
    en: "Optional: mend the call instead of blocking it",
    zh: "可选：直接改好，而不是拦下",
  },
  async play(teller) {
    teller.says({
      en:
        "You have set DISPATCH_SYNC_REPAIR=1, in your shell or in settings.json.",
      zh: "你设置了 DISPATCH_SYNC_REPAIR=1，在 shell 或 settings.json 里。",
    });
    await teller.dispatches({
      prompt: MAP_ROUTES[teller.lang],
      subagent_type: "Explore",
    }, { env: { DISPATCH_SYNC_REPAIR: "1" } });
  },
};

const trial: Scene = {
  title: {
    en: "Optional: trial mode, in which nothing is blocked",
    zh: "可选：试用模式，什么都不拦",
  },
  async play(teller) {
    teller.says({
      en:
        "You have set DISPATCH_MODE=warn, in your shell or in settings.json, to see for a while what would be blocked.",
      zh:
        "你设置了 DISPATCH_MODE=warn，在 shell 或 settings.json 里，想先看看会拦下什么。",
    });
    await teller.dispatches({
      prompt: MAP_ROUTES[teller.lang],
      subagent_type: "Explore",
    }, { env: { DISPATCH_MODE: "warn" } });
  },
};

/** Before a subagent runs. */
export const DISPATCH_SCENES: readonly Scene[] = [
  leftOut,
  impossible,
  named,
  misspelt,
];

/** The same with other settings. */
export const SETTING_SCENES: readonly Scene[] = [repaired, trial];
