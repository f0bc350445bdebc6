/**
 * What a Chinese order is about: an answer, a file, or a thing to change.
 *
 * @module
 */

import type { Found } from "./chinese_lexicon.ts";
import { isPath } from "./commands.ts";
import type { Act, Strength } from "./explanation.ts";
import { PATH } from "./marks.ts";

const INTO_FILE =
  /^(?:落盘|写到|写进|写入|追加到?|留在|留到|提交为|整理到|汇总到|放到|贴到|保存到|保存为|存到|存成|存为|存入|输出到|导出到|记到|落到|写成)$/;

/** Whether a text names a file or a folder. */
export function hasPath(text: string): boolean {
  if (text.includes(PATH)) return true;
  return (text.match(/[\w.\-/~]{3,200}/g) ?? []).some((word) => isPath(word));
}

/** "结论写到 docs/x.md". */
export function intoFile(clause: string, word: Found): Act | undefined {
  const behind = clause.slice(word.end);
  const straight =
    (/^(?:产出|输出|生成|导出|写|整理成|列成)$/.test(word.word) ||
      word.is === "read" && /^ ?(?:成|为|到|进|至) ?/.test(behind)) &&
    hasPath(
      behind.trimStart().replace(/^(?:成|为|到|进|在|至) ?/, "")
        .split(/[ ，。]/, 1)[0] ?? "",
    );
  const names = /^(?:产出|生成|创建|新建|导出)$/.test(word.word) &&
    hasPath(
      behind.trimStart().replace(/^[^，的 ]{1,12} /, "").split(
        /[ ，。]/,
        1,
      )[0] ?? "",
    );
  const into = word.is === "change" && INTO_FILE.test(word.word) &&
    hasPath(behind);
  const at = clause.lastIndexOf("在", word.start);
  const there = at >= 0 &&
    /^(?:写|新写|新建|建|记|补|列|加|创建|新增)/.test(word.word) &&
    word.start - at < 60 && hasPath(clause.slice(at, word.start)) &&
    !/^[^，]{0,4}的/.test(behind);
  if (!straight && !names && !into && !there) return undefined;
  return {
    signal: "WRITE",
    strength: 3,
    reason: `something is to go into a file (${word.word})`,
    file: true,
  };
}

/** "放在同目录的 review.md". */
const PUT =
  /^\s*(?:请|并|然后|最后|再|直接|统一|都|就|一并|结果|结论|报告|内容|表格|文档|全文|文件|产出|输出|成稿|写完|存档|整理好?|完成后){0,3}(?:放|存|保存|记录?|写|落|更新|追加|汇总|输出|沉淀|归档)(?:在|到|进|入|至)/;

/** "唯一允许新建的文件是 audit/iam.md". */
export function onlyFile(clause: string): Act | undefined {
  const put = PUT.exec(clause);
  if (put !== null && hasPath(clause.slice(put[0].length))) {
    return {
      signal: "WRITE",
      strength: 3,
      reason: "something is to go into a file",
      file: true,
    };
  }
  return /唯一/.test(clause) && /文件|例外|新建|写/.test(clause) &&
      hasPath(clause)
    ? {
      signal: "WRITE",
      strength: 3,
      reason: "one file is to be written",
      file: true,
    }
    : undefined;
}

/** Verbs whose object may be an answer. */
const WRITING = new Set(
  `写 写成 写个 写一个 写一 写好 写完 编写 生成 创建 新建 建 建一个 建个 做一个 做个
  做成 做 补充 完善 整理 更新 补 补一 补个 加 翻译 优化 调整 润色 统一 对齐 提交`
    .split(/\s+/),
);

const CODE =
  /[\ue001-\ue003]|测试|用例|单测|函数|脚本|组件|接口|页面|迁移|migration|文档|readme|dockerfile|workflow|类|模块|工具|hook|字段|代码|注释|dsl|sql|api|class|script|test|功能|按钮/;

/** Whether the object is code or a document of the repository. */
export function isCode(rest: string): boolean {
  return CODE.test(rest);
}

const ANSWERED: Act = {
  signal: "READ",
  strength: 2,
  reason: "what is made is an answer",
};

/** What an order to change comes to, given its object and its place. */
export function changeOf(
  clause: string,
  { word, words, strength }: {
    word: Found;
    words: readonly Found[];
    strength: Strength;
  },
): Act | undefined {
  const rest = clause.slice(word.end);
  const path = hasPath(rest);
  if (words.some((each) => each.is === "place") && !path) return ANSWERED;
  if (word.word === "做") {
    // "做代码审查" looks, "做一个审查页面" makes.
    const looks = words.some((each) =>
      each.start >= word.end && each.is === "read"
    );
    if (looks || !isCode(rest)) return undefined;
  }
  const answer = words.some((each) =>
    each.start >= word.end && each.also.includes("answer")
  );
  // "写一份给新同事的导览": counted like a text, and no file is named.
  if (
    /^(?:写|拟|编写?)/.test(word.word) && !path && !isCode(rest) &&
    (/^一?[份篇段页封则条句]/.test(rest))
  ) return ANSWERED;
  if (answer && WRITING.has(word.word) && !path && !isCode(rest)) {
    return ANSWERED;
  }
  return {
    signal: "WRITE",
    strength,
    reason: `an order to change (${word.word})`,
  };
}
