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
    "## Task\nDescribe every table that the importer writes to.\n\n## Output\nFor each: file, line and table.",
    false,
  ],
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
