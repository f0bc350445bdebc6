/**
 * Chinese verbs that are no deed where they stand: parts of names, topics,
 * aims, and what qualifies a noun.
 *
 * @module
 */

import { type Found, nounTailAt } from "./chinese_lexicon.ts";

/** Verbs with their result: "补上", "改成", "删掉". */
export const COMPLEMENT =
  /.(?:[上齐掉好成为到完了全零对]|过去|过来|一下|一遍|干净|出来|起来|[^一]次|轮)$|^改用|^照/;

/** Verbs of one character, which also stand inside other words. */
const SHORT_VERBS = new Set([
  ..."清改修加删补写拆挪存起跑测建搭换看查找搜读讲画贴做",
]);

/** What comes later than the task: "删目录之前我想确认". */
const LATER = /^[^，]{0,24}(?:之前|以前|前)(?:先|我|想|要|需|请|$)/;

/** A verb at the head of a clause that is its topic: "升级本身由…". */
const AS_TOPIC =
  /^(?:本身|工作|部分|另外|另派|另|派人|以后|后面|之后|不急|不归|不在|留给|由|交给|归|是|会|将|已|放在|放到|排|等|暂|需|和[^，]{1,8}(?:都|由)|与[^，]{1,8}(?:都|由))/;

/** "换了库之后变慢了": what was done before the matter of the task. */
const SINCE = /^了[^，]{0,30}(?:之后|以后|后)/;
/** "迁到新网关之后，…": what came before the matter of the task. */
const AFTER = /(?:之后|以后)\s?$/;
/** "升级指南由同事写": what somebody else sees to. */
const BY_OTHERS = /^[^，]{0,6}(?:由(?!于)|(?<!回)归(?![类一零档因纳])|交给)/;
/** "从甲迁到乙的策略": the whole is the name of an answer. */
const NAMES_ANSWER =
  /的(?:[^，]{0,6})(?:策略|方案|计划|思路|步骤|建议|清单|评估|对比|流程|影响|成本|风险|原因|过程|历史|优劣|利弊|可行性|工作量)$/;

/** Nouns that make a verb before them a name, even at the head of a clause. */
const NAMING = new Set(
  `方案 计划 流程 逻辑 语义 历史 记录 思路 建议 步骤 顺序 策略 机制 时机 成本 风险
  影响 原因 时间 耗时 速度 次数 频率 过程 情况 路径 者 方 操作 行为 场景 结果 产物
  率 量 峰值 摘要 数据 截图 体积 大小 效率 质量 规模`.split(/\s+/),
);
const TIMES = new Set(["前", "后", "时", "之前", "之后", "期间", "是", "会"]);

/** "跑测试的脚本": a verb in front of what it qualifies. */
const QUALIFIES =
  /^.{1,14}的(?:脚本|任务|地方|步骤|配置|命令|流程|代码|逻辑|方法|函数|接口|机器|人|job|时候|时间|调用|入口|路径|模块|组件|服务|文件|环境|位置)/;

/** What follows a noun that is the subject: "升级时间还没定". */
const AS_SUBJECT =
  /^(?:[的是会有，、了和与在由 还没未待另再已都不我谁归等先]|$)/;

/** Requests, behind which a verb stands as at the head of its clause. */
const ASKED = /^ ?(?:请|帮我|帮忙|麻烦你?|你来|直接|先|再|顺手|顺便|务必){0,3}/;

/** A verb with 的 or a noun right behind it names something. */
export function isModifier(clause: string, word: Found): boolean {
  // A blank stands between a Latin word and its noun: "profile 摘要".
  const gap = /[a-z]$/.test(word.word) && clause[word.end] === " " ? 1 : 0;
  const tail = nounTailAt(clause, word.end + gap);
  const before = clause.slice(0, word.start).replace(ASKED, "").trim();
  if (tail === "" || (word.is === "read" && !tail.includes("的"))) return false;
  // "启动前后端": no time.
  if (
    /^[前后]$/.test(tail) &&
    /^(?:后端|[端台面置缀续])/.test(clause.slice(word.end + gap + 1))
  ) {
    return false;
  }
  const of = tail.startsWith("的") || tail.endsWith("的");
  if (COMPLEMENT.test(word.word) && !of) return false;
  if (tail === "的" || (/^[的了过到出]/.test(tail) && of)) return true;
  if (before !== "") return true;
  // "优化后用脚本确认": what is to be done before the next deed.
  if (/^(?:后|之后)(?:再|用|跑|重新|确认|运行)/.test(clause.slice(word.end))) {
    return false;
  }
  const after = clause.slice(word.end + gap + tail.length);
  if (TIMES.has(tail)) return !(tail === "时" && /^[钟区间长刻序]/.test(after));
  // At the head of a clause the same characters are verb and object.
  return NAMING.has(tail) && AS_SUBJECT.test(after);
}

/** "优化掉", "处理好": a result makes a deed of any verb. */
const RESULT = /^(?:掉|好|完|一下|一遍|干净)/;

/** Whether a verb is an aim, a topic or a passive: "为重构做准备". */
export function isPurpose(clause: string, word: Found): boolean {
  const before = clause.slice(Math.max(0, word.start - 6), word.start);
  const behind = clause.slice(word.end, word.end + 40);
  if (word.is !== "read") {
    if (AFTER.test(behind) && !/[完好]$/.test(word.word)) return true;
    if (LATER.test(behind) || SINCE.test(behind)) return true;
    if (BY_OTHERS.test(behind) || NAMES_ANSWER.test(behind.trimEnd())) {
      return true;
    }
    if (clause.slice(0, word.start).trim() === "" && AS_TOPIC.test(behind)) {
      return true;
    }
  }
  // "没人调用的删": the deed on those that were named.
  if (
    word.is === "change" && word.word.length === 1 && behind.trim() === "" &&
    before.endsWith("的")
  ) {
    return false;
  }
  if (RESULT.test(behind)) return false;
  return /(?:为|为了|以便|用于|用来|便于|方便|[从对供]|关于)$/.test(before) ||
    (/(?:被|会|能)$/.test(before) && word.is === "change") ||
    (/(?:[的些种处这那该此每]|[^一几两三依逐再多]次|[^逐]个)$/.test(before) &&
      !COMPLEMENT.test(word.word));
}

const PREPOSITION =
  /(?:从|围绕|针对|根据|结合|关于|由于|随着|基于|就)[^，]{0,40}$/;

/** "从打包配置和请求瀑布分析": what a preposition leads to a verb of looking. */
export function isTopic(
  clause: string,
  { words, at }: { words: readonly Found[]; at: number },
): boolean {
  const word = words[at];
  if (word === undefined || word.is === "read") return false;
  const before = clause.slice(Math.max(0, word.start - 44), word.start);
  if (!PREPOSITION.test(before)) return false;
  for (const later of words.slice(at + 1)) {
    if (later.is === "join") return false;
    if (later.is === "read" || /做|出|给/.test(later.word)) return true;
  }
  return /做|给出|列/.test(clause.slice(word.end));
}

/** Whether the verb is inside a longer word or noun phrase. */
export function isName(
  clause: string,
  { words, at, asked }: { words: readonly Found[]; at: number; asked: boolean },
): boolean {
  const word = words[at];
  if (word === undefined) return true;
  const behind = clause.slice(word.end, word.end + 40);
  const inner = clause.slice(0, word.start).trim() !== "";
  if (
    !asked && (word.is === "run" || inner) && QUALIFIES.test(behind) &&
    !/^[^的]{1,14}[里中上]的/.test(behind)
  ) {
    return true;
  }
  return SHORT_VERBS.has(word.word) &&
    isPartOfWord(clause, { word, previous: words[at - 1] });
}

function isPartOfWord(
  clause: string,
  { word, previous }: { word: Found; previous: Found | undefined },
): boolean {
  const before = clause.charAt(word.start - 1);
  const behind = clause.slice(word.end, word.end + 8);
  if (word.word === "起" && /^[一两二三四五几\d服]/.test(behind)) return false;
  if (
    word.is === "run" &&
    /^(?: |[\ue000-\ue009]|[一两三四五几十\d]|全量|单测|测试|用例|集成|回归)/
      .test(behind)
  ) return false;
  if (/^[动变进码者造装善不见]/.test(behind)) return true;
  // "类名加行号": and.
  if (
    word.word === "加" && /[\u4e00-\u9fff]/.test(before) &&
    !/[里上下中处边面后前也都再就请要需能可先个并且、给表]/.test(before) &&
    /^[\u4e00-\u9fff]/.test(behind) && !/^[个一上了到入]/.test(behind)
  ) return true;
  if (!/[\u4e00-\u9fff]/.test(before)) return false;
  const touching = previous?.end === word.start &&
    ["ask", "join", "not", "do", "place", "duty"].includes(previous.is);
  if (
    /(?:统统|通通|一律|全部|直接|一并|尽量)$/.test(
      clause.slice(Math.max(0, word.start - 2), word.start),
    )
  ) {
    return false;
  }
  if (touching || /[再并后就先也都才来去可要以得须请你个只仅、]/.test(before)) {
    return false;
  }
  return !/^(?:[了掉好完上成到出回个]|一[个下遍次套])/.test(behind) &&
    !["加", "改", "补"].includes(word.word);
}
