/**
 * That what is made is to go into a file: it counts whatever the words around
 * it ask for, so what only looks like it must not.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import {
  asksForAnswer,
  explainCapability,
} from "../../lib/capability/explain.ts";

const TABLE: [prompt: string, isFiled: boolean][] = [
  [
    "Go through all logger calls and produce docs/pii.json, an array of file, line and field.",
    true,
  ],
  [
    "Who calls the endpoint? The findings are to be stored in reviews/calls.md.",
    true,
  ],
  [
    "Explain the retry logic. Your answer should end up in docs/retry.md.",
    true,
  ],
  [
    "## Task\nDescribe every table that the importer writes to.\n\n## Output\nMarkdown file docs/importer.md, at most 150 lines.",
    true,
  ],
  [
    "## 任务\n说明导入过程写了哪些表。\n\n## 输出\nMarkdown 文件 docs/落库.md，150 行以内。",
    true,
  ],
  [
    "看看仓库里的 SQL，找出口径不一致的地方，汇总写进 analysis/口径.md，每条附片段。",
    true,
  ],
  [
    "请你检查各个服务的日志语句，输出 docs/pii.json，每项包含文件、行号。",
    true,
  ],
  ["评审一下内存分配器，评审意见落到 reviews/alloc.md 里。", true],
  [
    "I'd like an assessment of the move to ESM for our three packages, saved as `docs/esm.md`.\n\n- which dependencies are CommonJS only\n- where we use require\n\nReading is enough, two pages at most.",
    true,
  ],
  [
    "What do our internal words mean? Find it out from code and comments, for each in which layer it lives.\n\nResult as notes/words.md, alphabetical.",
    true,
  ],
  [
    "Please go through the cron jobs and tell for each who reads its output. Deliverable: docs/cron.md",
    true,
  ],
  [
    "Which endpoints have no test? Collect them in a new file called gaps.md, one line each.",
    true,
  ],
  [
    "Trace how a refund is booked and explain each step with file and line, written up as docs/refunds.md for the auditors.",
    true,
  ],
  [
    "摸一下各个服务的定时任务，谁在用它的结果。\n\n产出物：docs/cron.md",
    true,
  ],
  ["分析慢查询的原因，形成文档 docs/slow-query.md，控制在两页。", true],
  ["两种方案差在哪？结论以 docs/adr/0012.md 的形式提交。", true],
  ["我想知道谁在调这个接口。报告存放位置：`reports/calls.md`", true],
  [
    "## Task\nDescribe every table that the importer writes to.\n\n## Output\nFor each: file, line and table.",
    false,
  ],
  [
    "The inventory that Ana made, saved as docs/ana.md, is what I have. Does it agree with the code?",
    false,
  ],
  ["Results in out/bench.json look odd. Why are two of them zero?", false],
  ["How does the result get saved as out/report.md?", false],
  [
    "I need to know which function writes the summary, saved as out/sum.md by the nightly job.",
    false,
  ],
  ["Please explain why the output goes to tmp/x.log and not to stdout.", false],
  ["这个脚本的产出物是 docs/cron.md 吗？谁在读它？", false],
  ["报告是怎么形成 docs/report.md 的？", false],
  ["The export goes to out/data.csv. Which function decides the name?", false],
  [
    "Compare both parsers. Put the comparison in your reply, not in a file under docs/.",
    false,
  ],
  [
    "What do our keys guard? Flag the suspicious ones, in services/web only.",
    false,
  ],
  ["上一个 agent 已经把结论写进 reviews/x.md，读一下并总结。", false],
  ["日志写进 logs/app.log，路径在哪里配置？", false],
  ["看看调度是怎么分层的。写一份 scheduler/ 的导览给我。", false],
];

for (const [prompt, isFiled] of TABLE) {
  const what = isFiled ? "finds a file" : "finds no file";
  Deno.test(`explainCapability() ${what} to write in: ${prompt.slice(0, 60)}`, () => {
    const { filed, signals } = explainCapability(prompt);
    assertEquals(filed !== undefined, isFiled);
    if (!isFiled) return;
    assertEquals(signals.WRITE !== undefined, true);
    assertEquals(asksForAnswer(prompt), false);
  });
}
