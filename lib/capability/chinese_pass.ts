/**
 * Chinese conditions and questions that only running can answer.
 *
 * @module
 */

import type { Found } from "./chinese_lexicon.ts";
import { isModifier } from "./chinese_name.ts";
import type { Act } from "./explanation.ts";
import { COMMAND } from "./marks.ts";

/** Whether something that runs, or a command, is said to pass. */
export function passing(clause: string, words: readonly Found[]): boolean {
  const pass = words.findLast((word) => word.also.includes("pass"));
  if (pass === undefined) return false;
  return clause.slice(0, pass.start).includes(COMMAND) ||
    words.some((word) =>
      word.also.includes("runnable") && word.start !== pass.start
    );
}

/** Whether passing is a duty here, not a report of the past. */
export function isDuty(clause: string, words: readonly Found[]): boolean {
  if (words.some((word) => ["if", "other", "past"].includes(word.is))) {
    return false;
  }
  const pass = words.findLast((word) => word.also.includes("pass"));
  if (/[没未]$/.test(clause.slice(0, pass?.start ?? 0))) return false;
  return words.some((word) => word.also.includes("duty")) ||
    (pass !== undefined && clause.slice(pass.end).trim().length <= 2);
}

/** "测一下…能不能…": the clause begins with a run, and tells what to watch. */
function ordersRun(clause: string, words: readonly Found[]): boolean {
  const run = words.find((word) => word.is === "run");
  const asking = words.find((word) => word.is === "asking");
  if (run === undefined || asking === undefined) return false;
  if (run.start > asking.start || isModifier(clause, run)) return false;
  const before = clause.slice(0, run.start).trim();
  return /一[下遍次轮趟]|[两三几]次|[完起]|实测|压测/.test(
    clause.slice(run.start, run.end + 3),
  ) &&
    (before.length < 3 || words.some((word) => word.is === "ask"));
}

/** "不知道还装得上": in doubt, and only trying tells. */
const WORKS =
  /(?:走|跑|编|装|起|启动|连|打)(?:得|不)(?:通|起来|过|上|了)|还?能[^，]{0,4}(?:跑|走通|编过|编译|装上|起来|启动|构建|打包)/;
/** "能不能正常打包", "编译有没有警告": a run of today tells. */
const BUILDS =
  /(?:能不能|能否|是否能|可否)[^，]{0,16}(?:打包|编译|构建|启动|安装|运行)(?:成功|通过|过去?|吗)?\s*$/;
const WARNS =
  /^\s*(?:现在|目前|当前)?(?:编译|构建|打包|lint|eslint|tsc|mypy|clippy|类型检查|\ue003+)\s?(?:时|还|现在|目前|会)?(?:有没有|有无|是否有|还有|有|报)(?:多少|几条|什么|新的)?(?:警告|告警|报错|错误|失败|warning|error)/;
const CAN = new Set(["能不能", "能否", "可否", "是否", "是不是"]);
const TRIED = /(?:验证|确认|检验|测试|测|试)/;

const NOW = /现在|目前|当前|眼下|能|还/;

const QUESTION: Act = {
  signal: "READ",
  strength: 2,
  reason: "a question",
};
const RUN: Act = {
  signal: "EXEC",
  strength: 2,
  reason: "a question that only a run answers",
};

/** "哪步不过就修哪步": which ones, not a question. */
function whichever(clause: string): boolean {
  const at = clause.search(/[就都便则]/);
  if (at < 0) return false;
  const [head, tail] = [clause.slice(0, at), clause.slice(at)];
  return ["哪", "谁"].some((word) =>
    head.includes(word) && tail.includes(word)
  );
}

/** "旧逻辑删干净没有", "测试没过还是合错了分支". */
function orNot(clause: string): boolean {
  if (/[\u4e00-\u9fff]没有?$/.test(clause.trimEnd())) return true;
  const or = clause.indexOf("还是");
  return or > 1 && /^[^会要有不没得老用]./.test(clause.slice(or + 2));
}

/** What a clause asks as a question; undefined when it is none. */
export function questionIn(
  clause: string,
  { words, asked }: { words: readonly Found[]; asked: boolean },
): Act | undefined {
  const asks = words.some((word) => word.is === "asking") &&
    !whichever(clause);
  const order = words.find((word) => word.is === "ask");
  const runs = passing(clause, words) &&
    words.some((word) => word.also.includes("runnable"));
  if (asks && !ordersRun(clause, words)) {
    const can = words.find((word) => CAN.has(word.word));
    const tried = TRIED.test(clause) &&
      (words.some((word) =>
        word.is === "run" && word.start > (can?.end ?? 0)
      ) ||
        /(?:命令|脚本|程序|服务|安装包).{0,40}(?:能用|不能用|能不能用|可用|能否用)/
          .test(clause) ||
        WORKS.test(clause));
    const command = clause.slice(0, can?.start ?? 0).includes(COMMAND) &&
      !/文档|引用|提到|用到|调用/.test(clause);
    if (can !== undefined && (runs || tried || command)) return RUN;
    if (BUILDS.test(clause) || WARNS.test(clause)) return RUN;
    // "测试现在都是绿的吗": only 吗 asks, and it asks about now.
    if (
      asked && passing(clause, words) && NOW.test(clause) &&
      /[吗嘛]\s*$/.test(clause)
    ) {
      return RUN;
    }
    // "能不能帮我修一下" is an order put politely.
    const polite = order !== undefined && can !== undefined &&
      order.start >= can.start;
    return polite ? undefined : QUESTION;
  }
  if (order === undefined && orNot(clause)) return QUESTION;
  if (asked && order === undefined) return runs ? RUN : QUESTION;
  return undefined;
}
