/**
 * Step three for Chinese: what a clause asks for.
 *
 * @module
 */

import { banIn } from "./chinese_ban.ts";
import { type Found, nounTailAt, scan } from "./chinese_lexicon.ts";
import type { Act, Strength } from "./explanation.ts";
import { isPath } from "./commands.ts";
import { COMMAND, isMark, PATH } from "./marks.ts";

/** What is known around a Chinese clause. */
export interface ChinesePlace {
  item: boolean;
  /** The first clause of its sentence. */
  first: boolean;
  /** An earlier clause of the sentence asked to look and tell. */
  afterRead: boolean;
  /** The sentence ends in a question mark. */
  asked: boolean;
}

const READ: Act = {
  signal: "READ",
  strength: 3,
  reason: "asks to look and tell",
};
const QUESTION: Act = { signal: "READ", strength: 2, reason: "a question" };

/** What one clause, in simplified characters, asks for. */
export function readChinese(clause: string, place: ChinesePlace): Act[] {
  const words = scan(clause);
  const acts: Act[] = [...banIn(clause, words)];
  const banned = acts.some((act) => act.signal === "NEG");
  const pass = passing(clause, words);
  const asks = words.filter((word) => word.is === "asking");
  if (asks.length > 0 && !ordersRun(clause, words)) {
    const order = words.find((word) => word.is === "ask");
    const can = words.find((word) =>
      ["能不能", "能否", "可否", "是否", "是不是"].includes(word.word)
    );
    const tried = /(?:验证|确认|检验|测试|测|试)/.test(clause) &&
      words.some((word) => word.is === "run" && word.start > (can?.end ?? 0));
    if (can !== undefined && (pass && runnableBefore(words) || tried)) {
      acts.push(act("EXEC", 2, "a question that only a run answers"));
    } else if (
      order === undefined || can === undefined || order.start < can.start
    ) {
      acts.push(QUESTION);
      return acts;
    }
  }
  if (place.asked && !words.some((word) => word.is === "ask")) {
    acts.push(
      runnableBefore(words) && pass
        ? act("EXEC", 2, "a question that only a run answers")
        : QUESTION,
    );
    return acts;
  }
  if (pass && !banned && duty(clause, words)) {
    acts.push(act("EXEC", 3, "it must pass"));
  }
  const found = deeds(clause, { words, place });
  const one = onlyFile(clause);
  if (one !== undefined) found.push(one);
  if (
    found.length === 0 &&
    /^(?:再|然后|并)?(?:让|使)(?![我你]).{2,40}/.test(clause.trim())
  ) {
    found.push(act("WRITE", 2, "a thing is to be made so"));
  }
  if (
    found.length === 0 && /^(?:需要|想要|缺|要)一?个/.test(clause.trim()) &&
    isCode(clause)
  ) {
    found.push(act("WRITE", 2, "something is needed"));
  }
  if (found.length === 0 && acts.length === 0 && saysHow(clause, words)) {
    found.push(act("WRITE", 1, "says how a thing is to be"));
  }
  acts.push(...found);
  return acts;
}

/** "唯一允许新建的文件是 audit/iam.md". */
function onlyFile(clause: string): Act | undefined {
  return /唯一/.test(clause) && /文件|例外|新建|写/.test(clause) &&
      hasPath(clause)
    ? { ...act("WRITE", 3, "one file is to be written"), file: true }
    : undefined;
}

/** "测一下…能不能…": the clause begins with a run, and tells what to watch. */
function ordersRun(clause: string, words: readonly Found[]): boolean {
  const run = words.find((word) => word.is === "run");
  const asking = words.find((word) => word.is === "asking");
  if (run === undefined || asking === undefined) return false;
  if (run.start > asking.start || isModifier(clause, run)) return false;
  const before = clause.slice(0, run.start).trim();
  return /一[下遍次轮]|实测|压测/.test(clause.slice(run.start, run.end + 3)) &&
    (before.length < 3 || words.some((word) => word.is === "ask"));
}

/** "tooltip 的层级要高于 1200": how a thing is to be. */
const STATE =
  /(?:要|应|应该|应当|必须|需要|需|得)(?!不要|求|是|点|素)[^，]{0,24}$/;

function saysHow(clause: string, words: readonly Found[]): boolean {
  const first = words[0];
  if (
    words.some((word) =>
      ["asking", "if", "other", "past", "not", "read"].includes(word.is)
    )
  ) {
    return /(?:别再|不要再)/.test(clause) &&
      /^[\w.\ue000-\ue008]/.test(clause.trim());
  }
  if (/^(?:应|应该|应当|必须)[^，]{2,}/.test(clause.trim())) return true;
  return STATE.test(clause) && (first === undefined || first.start > 0) &&
    !/^(?:需要|要|必须)/.test(clause.trim());
}

function act(signal: Act["signal"], strength: Strength, reason: string): Act {
  return { signal, strength, reason };
}

function runnableBefore(words: readonly Found[]): boolean {
  return words.some((word) => word.also.includes("runnable"));
}

/** Whether something that runs, or a command, is said to pass. */
function passing(clause: string, words: readonly Found[]): boolean {
  const pass = words.findLast((word) => word.also.includes("pass"));
  if (pass === undefined) return false;
  const before = clause.slice(0, pass.start);
  return before.includes(COMMAND) ||
    words.some((word) =>
      word.also.includes("runnable") && word.start !== pass.start
    );
}

function duty(clause: string, words: readonly Found[]): boolean {
  if (words.some((word) => word.is === "if" || word.is === "other")) {
    return false;
  }
  const pass = words.findLast((word) => word.also.includes("pass"));
  return words.some((word) => word.also.includes("duty")) ||
    (pass !== undefined && clause.slice(pass.end).trim().length <= 2);
}

/** The deeds of a clause, in order. */
function deeds(
  clause: string,
  { words, place }: { words: readonly Found[]; place: ChinesePlace },
): Act[] {
  const acts: Act[] = [];
  let governed = false;
  let joined = false;
  const past = words.some((word) => word.is === "past") ||
    /不了|没法|无法|做不到|没办法/.test(clause);
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (word === undefined) break;
    if (word.is === "join") {
      joined = true;
      continue;
    }
    if (word.is === "other" && !hasAskBefore(words, i)) return acts;
    if (word.is === "if" && !/[就则]|的话/.test(clause.slice(word.end))) {
      return acts;
    }
    if (!["change", "run", "read"].includes(word.is)) continue;
    if (negated(clause, words, i)) {
      // A ban on one thing is a limit of the task, not a waiver of it.
      if (clause.slice(word.end).trim().length > 3) continue;
      if (word.is === "run") acts.push(act("NORUN", 1, "the run is waived"));
      if (word.is === "change") {
        acts.push(act("NOWRITE", 1, "the change is waived"));
      }
      continue;
    }
    if (isModifier(clause, word) || isName(clause, words, i)) continue;
    if (isPurpose(clause, word) || isTopic(clause, words, i)) continue;
    const then = joined &&
      /然后|再|最后|接着|之后|完/.test(clause.slice(0, word.start));
    const toFile = intoFile(clause, word);
    if (toFile !== undefined && !past) {
      acts.push(toFile);
      continue;
    }
    if (past && word.is !== "read" && !hasAskBefore(words, i)) continue;
    if (word.is === "read") {
      if (!governed) acts.push(READ);
      governed = true;
      joined = false;
      continue;
    }
    const cause = /^(?:再|然后|并|请)?(?:让|使)(?!我|你)/.test(
      clause.slice(0, word.start).trim(),
    );
    const ba = cause || /把|将/.test(clause.slice(0, word.start));
    const asked = hasAskBefore(words, i);
    const direct = clause.slice(0, word.start).trim();
    if (governed && !joined && !(ba && asked)) continue;
    const strength = strengthOf({
      word,
      behind: clause.slice(word.end),
      direct,
      ba,
      asked,
      joined,
      place,
      words,
    });
    if (word.is === "run") {
      acts.push({
        ...act("EXEC", strength, `an order to run (${word.word})`),
        then,
      });
    } else {
      const found = change(clause, { word, words, strength });
      if (found !== undefined) acts.push({ ...found, then });
    }
    governed = false;
    joined = false;
  }
  return acts;
}

function hasAskBefore(words: readonly Found[], at: number): boolean {
  for (let i = 0; i < at; i++) {
    const is = words[i]?.is;
    if (is === "ask" || is === "do") return true;
  }
  return false;
}

function negated(clause: string, words: readonly Found[], at: number): boolean {
  const word = words[at];
  if (word === undefined) return false;
  for (let i = at - 1; i >= 0; i--) {
    const before = words[i];
    if (before === undefined || before.is === "do") return false;
    if (before.is === "not") {
      return word.start - before.end <= 8 &&
        !/[就才而再]/.test(clause.slice(before.end, word.start));
    }
    if (before.is === "read" || before.is === "join") return false;
  }
  return false;
}

/** "删目录之前我想确认": what comes later than the task. */
const LATER = /^[^，]{0,24}(?:之前|以前|前)(?:先|我|想|要|需|请|$)/;

/** "为重构做准备", "从打包配置": a verb as the name of an aim or a topic. */
function isPurpose(clause: string, word: Found): boolean {
  const before = clause.slice(Math.max(0, word.start - 6), word.start);
  if (word.is !== "read" && LATER.test(clause.slice(word.end))) return true;
  return /(?:为|为了|以便|用于|用来|便于|方便|[从对供]|关于)$/.test(before) ||
    /(?:被|会|能)$/.test(before) && word.is === "change" ||
    /(?:[的些次种处这那该此每]|[^一两三几这那逐]个)$/.test(before) &&
      !COMPLEMENT.test(word.word);
}

/** "从打包配置和请求瀑布分析": what a preposition leads to a verb of looking. */
function isTopic(clause: string, words: readonly Found[], at: number): boolean {
  const word = words[at];
  if (word === undefined || word.is === "read") return false;
  const before = clause.slice(0, word.start);
  if (
    !/(?:从|围绕|针对|根据|结合|关于|由于|随着|基于|就)[^，]{0,40}$/.test(
      before,
    )
  ) {
    return false;
  }
  for (let i = at + 1; i < words.length; i++) {
    const later = words[i];
    if (later?.is === "join") return false;
    if (later?.is === "read") return true;
    if (/做|出|给/.test(later?.word ?? "")) return true;
  }
  return /做|给出|列/.test(clause.slice(word.end));
}

const SHORT_VERBS = new Set(
  "改修加删补写拆挪存起跑测建搭换看查找搜读讲画贴".split(""),
);

/** A verb with 的 or a noun right behind it names something. */
function isModifier(clause: string, word: Found): boolean {
  const tail = nounTailAt(clause, word.end);
  const before = clause.slice(0, word.start).trim();
  if (tail === "" || (word.is === "read" && !tail.includes("的"))) return false;
  if (
    COMPLEMENT.test(word.word) && !tail.startsWith("的") && !tail.endsWith("的")
  ) return false;
  if (/^[的了过到出]/.test(tail) && tail.includes("的")) return true;
  if (tail === "的") return true;
  // "优化后用脚本确认": what is to be done before the next deed.
  if (
    before === "" &&
    /^(?:后|之后)(?:再|用|跑|重新|确认|运行)/.test(clause.slice(word.end))
  ) {
    return false;
  }
  // At the head of a clause the same characters are verb and object.
  if (
    before === "" &&
    !["前", "后", "时", "之前", "之后", "期间", "是", "会"].includes(tail)
  ) {
    return word.word.length === 1 ||
      [
        "方案",
        "计划",
        "流程",
        "逻辑",
        "语义",
        "历史",
        "记录",
        "思路",
        "建议",
        "步骤",
        "顺序",
        "策略",
        "机制",
        "时机",
        "成本",
        "风险",
        "影响",
        "原因",
        "时间",
        "耗时",
        "速度",
        "次数",
        "频率",
        "过程",
        "情况",
        "路径",
        "者",
        "方",
        "操作",
        "行为",
        "场景",
        "结果",
        "产物",
        "失败",
        "率",
        "量",
      ].includes(tail);
  }
  return true;
}

/** "跑测试的脚本": a verb in front of what it qualifies. */
const QUALIFIES =
  /^.{1,14}的(?:脚本|任务|地方|步骤|配置|命令|流程|代码|逻辑|方法|函数|接口|机器|人|job|时候|时间|调用|入口|路径|模块|组件|服务|文件|环境|位置)/;

/** Whether a verb is inside a longer noun phrase: "写文件的调用点". */
function isName(clause: string, words: readonly Found[], at: number): boolean {
  const word = words[at];
  if (word === undefined) return true;
  const before = clause.charAt(word.start - 1);
  if (
    QUALIFIES.test(clause.slice(word.end)) &&
    (word.is === "run" || clause.slice(0, word.start).trim() !== "") &&
    !hasAskBefore(words, at)
  ) return true;
  if (SHORT_VERBS.has(word.word)) {
    if (
      word.word === "起" && /^[一两二三四五几\d服]/.test(clause.slice(word.end))
    ) return false;
    if (
      word.is === "run" &&
      /^(?: |[\ue000-\ue008]|全量|单测|测试|用例|集成|回归)/.test(
        clause.slice(word.end),
      )
    ) {
      return false;
    }
    // One character alone is a verb only with something around it.
    const next = clause.charAt(word.end);
    if (/[动变进码者造装善不见]/.test(next)) return true;
    if (before !== "" && /[\u4e00-\u9fff]/.test(before)) {
      const previous = words[at - 1];
      const touching = previous?.end === word.start &&
        ["ask", "join", "not", "do", "place", "duty"].includes(previous.is);
      if (
        !touching && !/[再并后就先也都才来去可要以得须请你个、]/.test(before)
      ) {
        return !/^(?:[了掉好完上成到出回个]|一[个下遍次套])/.test(
          clause.slice(word.end),
        ) && word.word !== "加" && word.word !== "改" && word.word !== "补";
      }
    }
  }
  return false;
}

/** Verbs with their result: "补上", "改成", "删掉". */
const COMPLEMENT =
  /..*(?:[上齐掉好成为到完了全零]|过去|过来|一下|一遍|干净|出来)$|^改用/;

function strengthOf(
  { word, behind, direct, ba, asked, joined, place, words }: {
    word: Found;
    behind: string;
    direct: string;
    ba: boolean;
    asked: boolean;
    joined: boolean;
    place: ChinesePlace;
    words: readonly Found[];
  },
): Strength {
  const conditional = words.some((each) => each.is === "if");
  if (
    word.is === "run" &&
    /^.{0,6}?(?:\d+|一|两|三|几|十) ?(?:次|遍|轮)/.test(behind)
  ) {
    return place.afterRead && !joined ? 2 : 3;
  }
  if (/^(?:想|打算|考虑|希望能|计划)/.test(direct)) return 1;
  if (asked || ba) return conditional ? 2 : 3;
  const led =
    /^(?:先|再|逐[个条一]|分别|各|全部|一起|重新|彻底|手动|实际|真的|本地|直接|整体|统一|第.步|首先|最后|然后|接着|并|就|则|也|都|在.{1,24}[里上中下]|给.{1,30}|用.{1,24}|按.{1,24}|对.{1,24}|从.{1,24}|为.{1,24}|根据.{1,24}|.{1,16}(?:模式|方式|环境|期间|[里上下中内]))?$/
      .test(direct);
  if (
    word.is === "run" && /一[下遍次试]|试试/.test(word.word) &&
    (led || direct === "")
  ) {
    return 2;
  }
  if (led || joined) {
    if (place.afterRead && !joined && direct === "" && word.word.length < 3) {
      return 1;
    }
    return place.afterRead && !joined ? 2 : 3;
  }
  if (allMarks(direct)) return 2;
  if (COMPLEMENT.test(word.word) && !/[被会能可时]/.test(direct)) {
    return /的(?:地方|部分)?(?:都|也|直接|就|一并)?$/.test(direct) ? 3 : 2;
  }
  if (word.is === "run" && /[\u4e00-\u9fff]$/.test(direct)) return 1;
  return place.first && !place.item ? 2 : 1;
}

function allMarks(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    if (!isMark(text.charCodeAt(i)) && text[i] !== " ") return false;
  }
  return true;
}

const INTO_FILE =
  /^(?:落盘|写到|写进|写入|追加到?|留在|留到|提交为|整理到|汇总到|放到|贴到|保存到|保存为|存到|存成|存为|存入|输出到|导出到|记到|落到|写成|写)$/;

function intoFile(clause: string, word: Found): Act | undefined {
  if (word.is !== "change" || !INTO_FILE.test(word.word)) return undefined;
  if (word.word === "写" || !hasPath(clause.slice(word.end))) return undefined;
  return {
    ...act("WRITE", 3, `something is to go into a file (${word.word})`),
    file: true,
  };
}

function hasPath(text: string): boolean {
  if (text.includes(PATH)) return true;
  return (text.match(/[\w.\-/~]{3,200}/g) ?? []).some((word) => isPath(word));
}

const WRITING = new Set(
  `写 写成 写个 写一个 写一 写好 写完 编写 生成 创建 新建 建 建一个 建个 做一个 做个 做成 补充
  完善 整理 更新 补 补一 补个 加 翻译 优化 调整 润色 统一 对齐 提交`.split(
    /\s+/,
  ),
);

/** Whether the object is code or a document of the repository. */
function isCode(rest: string): boolean {
  return /[\ue001-\ue003]|测试|用例|单测|函数|脚本|组件|接口|页面|迁移|migration|文档|readme|dockerfile|workflow|类|模块|工具|hook|字段|代码|注释|dsl|sql|api|class|script|test/
    .test(rest);
}

/** What an order to change comes to, given its object and its place. */
function change(
  clause: string,
  { word, words, strength }: {
    word: Found;
    words: readonly Found[];
    strength: Strength;
  },
): Act | undefined {
  const rest = clause.slice(word.end);
  const path = hasPath(rest);
  const answer = words.some((each) =>
    each.start >= word.end && each.also.includes("answer")
  );
  const placed = words.some((each) => each.is === "place");
  if (placed && !path) return { ...READ, strength: 2 };
  if (answer && WRITING.has(word.word) && !path && !isCode(rest)) {
    return { ...READ, strength: 2 };
  }
  return act("WRITE", strength, `an order to change (${word.word})`);
}
