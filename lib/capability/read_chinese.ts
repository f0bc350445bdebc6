/**
 * Step three for Chinese: what a clause asks for.
 *
 * @module
 */

import { type Found, nounTailAt, scan } from "./chinese_words.ts";
import type { Act, Strength } from "./explanation.ts";
import {
  actOf,
  codeKind,
  COMMAND,
  isMark,
  isPath,
  PATH,
  wordSet,
} from "./words.ts";

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
    ...actOf("WRITE", 3, `something is to go into a file (${word.word})`),
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
      ...actOf("WRITE", 3, "something is to go into a file"),
      file: true,
    };
  }
  return /唯一/.test(clause) && /文件|例外|新建|写/.test(clause) &&
      hasPath(clause)
    ? { ...actOf("WRITE", 3, "one file is to be written"), file: true }
    : undefined;
}

/** Verbs whose object may be an answer. */
const WRITING = wordSet(
  `写 写成 写个 写一个 写一 写好 写完 编写 生成 创建 新建 建 建一个 建个 做一个 做个
  做成 做 补充 完善 整理 更新 补 补一 补个 加 翻译 优化 调整 润色 统一 对齐 提交`,
);

const CODE =
  /[\ue001-\ue003]|测试|用例|单测|函数|脚本|组件|接口|页面|迁移|migration|文档|readme|dockerfile|workflow|类|模块|工具|hook|字段|代码|注释|dsl|sql|api|class|script|test|功能|按钮/;

/** Whether the object is code or a document of the repository. */
export function isCode(rest: string): boolean {
  return CODE.test(rest);
}

const ANSWERED: Act = actOf("READ", 2, "what is made is an answer");

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
const NAMING = wordSet(
  `方案 计划 流程 逻辑 语义 历史 记录 思路 建议 步骤 顺序 策略 机制 时机 成本 风险
  影响 原因 时间 耗时 速度 次数 频率 过程 情况 路径 者 方 操作 行为 场景 结果 产物
  率 量 峰值 摘要 数据 截图 体积 大小 效率 质量 规模`,
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
  ) return false;
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
  ) return false;
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
  ) return true;
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
  ) return false;
  if (touching || /[再并后就先也都才来去可要以得须请你个只仅、]/.test(before)) {
    return false;
  }
  return !/^(?:[了掉好完上成到出回个]|一[个下遍次套])/.test(behind) &&
    !["加", "改", "补"].includes(word.word);
}

/** Where the verb of an order stands. */
export interface VerbPlace {
  word: Found;
  /** The clause before and behind the verb. */
  direct: string;
  behind: string;
  /** A 把 or 让 stands before it. */
  ba: boolean;
  /** A request stands before it. */
  asked: boolean;
  /** It is joined to a deed before it. */
  joined: boolean;
  /** The clause has a condition. */
  conditional: boolean;
  item: boolean;
  /** The first clause of its sentence. */
  first: boolean;
  /** An earlier clause of the sentence asked to look and tell. */
  afterRead: boolean;
}

/** What may stand before a verb at the head of its clause. */
const LED =
  /^(?:先|再|去|只|仅|只需|只要|依次|逐次|逐[个条一]|分别|各|全部|一起|重新|彻底|手动|实际|真的|本地|直接|整体|统一|第.步|首先|最后|然后|接着|并|就|则|也|都|在.{1,24}[里上中下]|给.{1,30}|用.{1,24}|按.{1,24}|对.{1,24}|从.{1,24}|为.{1,24}|根据.{1,24}|.{1,16}(?:模式|方式|环境|期间|[里上下中内]))?$/;

/** What may stand between the place and the verb. */
const ADVERBS =
  /(?:分别|各自?|都|全部|再|重新|先|直接|一起|统统|通通|一律|一并|尽量|逐个)$/;
/** Verbs that are as often nouns: "全局配置". */
const NOUNISH =
  /^(?:配置|设置|提交|处理|支持|开发|显示|展示|集成|缓存|迁移|更新|部署|测量|测|构建|打包|编译|合并|优化|翻译|实现|封装|初始化|覆盖)$/;
const COUNTED = /^.{0,6}?(?:\d+|一|两|三|几|十) ?(?:次|遍|轮)/;

/** How clear the order is. */
export function strengthOf(place: VerbPlace): Strength {
  const { word, direct, joined, afterRead } = place;
  const apart = afterRead && !joined;
  if (word.is === "run" && COUNTED.test(place.behind)) return apart ? 2 : 3;
  if (/^(?:想|打算|考虑|希望能|计划)/.test(direct)) return 1;
  if (place.asked || place.ba) return place.conditional ? 2 : 3;
  const near = direct.length <= 40;
  const bare = near ? direct.replace(ADVERBS, "") : direct;
  const led = near && (LED.test(direct) || LED.test(bare));
  if (
    word.is === "run" && /^(?:你?可以|允许|可)(?:随便|自行|自己)?$/.test(direct)
  ) return 2;
  if (word.is === "run" && /一[下遍次试]|试试/.test(word.word) && led) return 2;
  if (led || joined) {
    if (
      apart && direct === "" && word.word.length < 3 &&
      !COMPLEMENT.test(word.word)
    ) return 1;
    return apart ? 2 : 3;
  }
  if (allMarks(direct)) return 2;
  if (bare !== direct && /[\u4e00-\u9fff]/.test(bare)) return 2;
  if (NOUNISH.test(word.word) && /^\s*(?:、|$)/.test(place.behind)) return 1;
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

const QUESTION: Act = actOf("READ", 2, "a question");
const RUN: Act = actOf("EXEC", 2, "a question that only a run answers");

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
    ) return RUN;
    // "能不能帮我修一下" is an order put politely.
    const polite = order !== undefined && can !== undefined &&
      order.start >= can.start;
    return polite ? undefined : QUESTION;
  }
  if (order === undefined && orNot(clause)) return QUESTION;
  if (asked && order === undefined) return runs ? RUN : QUESTION;
  return undefined;
}

const EDIT =
  /动手改?|改动|修改|编辑|更改|变更|触碰|改写|新建|改|动|碰|写|变(?=动?了?\s*$)|落(?=[到盘进在])/;
/** What may stand around the code as the topic of a ban without narrowing it. */
const WHOLE_TOPIC =
  /^(?:[\s哪个啥【「（(请你先也都就把对将全的和与及或、里内中下上这该本现在有任何所切整个源库项目工程仓程式码代档案东西磁盘字节符行什么作区期间过次只纯查看读调研评估分析说明事注意务必绝千万但并且文件一业务容审同时另外因此所以]|配置(?!$)|脚本)*$/;
/** The bans and declarations of a clause. */
export function banIn(clause: string, words: readonly Found[]): Act[] {
  const acts: Act[] = [];
  const only = declared(clause, words);
  if (only !== undefined) acts.push(only);
  const ban = forbidden(clause, words);
  if (ban !== undefined) acts.push(ban);
  return acts;
}

/** "你只有查看权限", "没有写权限". */
const NO_RIGHT =
  /^\s*(?:你|您|当前|这里|此处|本任务|目前|账号|角色|给你|你的|身份|权限|在这里|对本?仓库|对这个|，){0,4}[^，]{0,6}(?:(?:只|仅)[有是给开]{0,2}了?(?:只读|查看|阅读|读取|浏览|读|看)(?:的)?(?:权限|权)|(?:没有|无|不具备)(?:任何)?(?:写|写入|修改|编辑|写的)权限?)/;
/** "只做代码审查". */
const ONLY_LOOKS =
  /^\s*(?:本次|这次|请|你|此次|任务：?)?(?:只|仅)(?:需|要)?做?(?:(?:代码|静态|安全|架构|性能|技术)(?:审查|评审|分析|调研|评估|审计)|(?:输出|给出|产出)(?:设计|方案|分析))\s*$|(?:analysis|research|review) only/i;
const PHASE = /(?<![当本]前?)阶段|这一步|第.步|目前|现在先|暂时|先/;
const TOPIC_BEFORE =
  /(?:[主从]库|节点|副本|磁盘|分区|挂载)(?:设?为|是|变)?\s*$|改成|设为|设成|改为|变成|支持|增加|添加|实现|切换|字段|显示|置为|新增|是否|为什么|如何|怎么/;

function declared(clause: string, words: readonly Found[]): Act | undefined {
  if (
    (NO_RIGHT.test(clause) || ONLY_LOOKS.test(clause)) &&
    clause.trim().length < 24
  ) return actOf("RO", 3, "there is no right to write");
  const only = words.find((word) => word.is === "only");
  if (only === undefined) return undefined;
  const before = clause.slice(0, only.start);
  const after = clause.slice(only.end);
  if (TOPIC_BEFORE.test(before)) return undefined;
  if (
    /其余|其他|其它|以外|之外|除/.test(before + after) &&
    !/^[（(]?(?:唯一)?例外/.test(after)
  ) return undefined;
  if (["只读", "仅读", "唯读", "read-only"].includes(only.word)) {
    // "只读副本", "只读字段", "只读取代码" are about things.
    if (
      /^(?:副本|实例|库|字段|属性|从库|连接|账号|用户|接口|态|状态|开关|事务|缓存|视图|按钮)/
        .test(after)
    ) return undefined;
    if (/^取/.test(after)) {
      return /^取(?:代码|程式码|源码|文件)?/.test(after) && /请|你/.test(before)
        ? act(false)
        : undefined;
    }
    if (
      before.length > 12 &&
      !/本次|这是|任务|你|请|以|角色|权限|全程/.test(before)
    ) return undefined;
  }
  return act(/阶段|第.步/.test(clause) && !/本阶段/.test(clause));

  function act(phase: boolean): Act {
    return { ...actOf("RO", 3, "the task is declared read-only"), phase };
  }
}

const WAIVING = wordSet(
  `没 没有 未 不是 并非 不再 无需 不用 不必 没必要 不需要 无须 用不着 避免 免`,
);

function forbidden(clause: string, words: readonly Found[]): Act | undefined {
  if (/不改不|不动声色/.test(clause)) return undefined;
  if (words.some((word) => word.is === "do")) return undefined;
  const fence = words.some((word) => word.is === "fence") || hasMark(clause);
  const absolute =
    /什么[都也][别不]|啥[都也]别|一个字|一行(?:代码)?都|任何(?:文件|代码|东西|改动|修改|内容)|所有文件|一律不/
      .test(clause);
  if (/以外|之外|其他|其它|其余|别的|(?<![删移清去解消免排])除/.test(clause)) {
    return undefined;
  }
  if (
    /(?:保持|维持)(?:原样|不变|现状)/.test(clause) &&
    /文件|代码|仓库|源码|工作区/.test(clause) && !fence && !isPartly(clause)
  ) return neg(clause, true);
  for (const word of words) {
    if (
      word.is !== "not" ||
      WAIVING.has(word.word)
    ) continue;
    const rest = clause.slice(word.end);
    const hit = EDIT.exec(rest);
    const verb =
      word.word === "不做" || word.word === "不产生" || word.word === "不进行"
        ? { index: 0, 0: "" }
        : hit;
    if (verb === null) continue;
    const gap = rest.slice(0, verb.index);
    if (gap.length > 8 || /[就才而]|自己|的./.test(gap)) continue;
    const behind = rest.slice(verb.index + verb[0].length);
    // "不写代码的人": which ones.
    if (
      /^(?:变|造|进|善|作|测试|死|用|(?:代码|文件)的[^前情条基])/.test(behind)
    ) continue;
    const before = clause.slice(0, word.start);
    // "禁止一切写操作" names the writing itself.
    const itself = /一切|任何|所有/.test(gap) &&
      /^(?:操作|动作|入|盘|$)/.test(behind);
    const object = before + gap + behind;
    const names =
      /代码|文件|仓库|源码|任何|哪一?[个行]|什么[都也]|程式码|档案|东西|磁盘|改动|修改|一行|一个字|内容|写操作/
        .test(object) ||
      word.word !== "不" && /啥[都也]$/.test(before);
    const bare = /^(?:动|入|盘|操作)?[了的,，。！!\s]*(?:$|、(?:禁止|不|勿|别))/
      .test(behind) &&
      (before + gap).replace(
          /全程|本次|[\s先请你也都只查分析评审看读调研做]/g,
          "",
        )
          .length === 0;
    if (fence && !absolute) return undefined;
    if (!names && !bare && !itself) continue;
    if (isPartly(before)) continue;
    // "先别改": only for now.
    if (bare && !names && /先/.test(clause)) continue;
    if (/(?:行为|接口|逻辑|命名|语义|结构|签名|顺序)/.test(object)) continue;
    const code = /代码|源码|程式码/.test(object) &&
      !/新建(?:任何)?文件/.test(behind);
    return neg(clause, code || (!absolute && !/任何/.test(object)));
  }
  return undefined;
}

/** "渲染端代码别碰": the code of a part. */
function isPartly(topic: string): boolean {
  const noun = topic.search(/代码|程式码|文件|源码|内容|一个字|一行/);
  return noun > 0 && !WHOLE_TOPIC.test(topic.slice(0, noun));
}

function hasMark(clause: string): boolean {
  for (let i = 0; i < clause.length; i++) {
    if (isMark(clause.charCodeAt(i))) return true;
  }
  return false;
}

function neg(clause: string, soft: boolean): Act {
  return {
    ...actOf("NEG", 3, "all writing is forbidden"),
    phase: PHASE.test(clause) && /阶段|第.步|这一步/.test(clause),
    soft,
  };
}

/** What is known around a clause. */
export interface DeedPlace {
  item: boolean;
  first: boolean;
  afterRead: boolean;
}

const READ = actOf("READ", 3, "asks to look and tell");

const TIDY: Act = actOf("WRITE", 1, "an order to tidy up");

/** What makes a deed impossible or already done. */
const UNDOABLE = /不了|没法|无法|做不到|没办法/;
/** "4 号写测试": the work of a numbered other. */
const NUMBERED_OTHER =
  /^\s{0,4}(?:agent ?)?\d{1,3}(?: ?[、和] ?\d{1,3}){0,8} ?号/;

/** What users do is the matter of the task, not the task. */
const USERS = /^\s{0,4}有?(?:用户|客户)/;
/** "实现由后端同学负责". */
const DONE_BY_OTHERS =
  /由(?!于|此|你).{1,14}(?:写|做|负责|处理|改|来|完成|实现|跟进|执行|修|实施|去)/;
/** "作者下午来改": who is to do it, and when. */
const SOMEBODY =
  /^\s{0,4}[^，你您请帮把将]{0,8}(?:作者|负责人|同事|同学|[^一每]组|团队|QA|qa|dba|DBA|老板|产品|后端|前端|运维|工程师|管理员|他们?|她们?)(?:们|那边)?(?:今天|今晚|上午|下午|晚上|明天|周[一二三四五六日]|下周|稍后|之后|后面|自己|已经){0,2}(?:来|会|要|在|再|去|自己|负责)/;
/** "清单里写了要先跑": what a text says. */
const REPORTED =
  /(?:[里中上]|说明|文档|注释|清单|有人|别人|他们?|同事)(?:写|说|提到|规定|注明|声称)[着了过]?(?!进|到|入|成|明|回|上|清|好|一)/;
/** "每次发布都要手工改": what happens again and again. */
const HABIT =
  /^\s{0,4}(?:我们|现在|目前|大家)?(?:每次|每天|每周|每月|每晚|平时|一般|通常|往往|总是|经常|有时|偶尔)/;
/** "跑到一半失败", "更新配置后报错": what goes wrong is told. */
const FAILS =
  /(?:后|时|就|一半|之后|过程中)[^，]{0,6}(?:失败|报错|出错|崩溃|卡住|卡死|超时|白屏|不生效|丢失|没反应)了?$/;
/** "改版本的事我跟平台组商量": what the sender keeps. */
const KEPT =
  /的(?:事|活|部分|工作|方案)儿?情?[^，]{0,4}(?:我|他|她|咱|别人|有人|以后|之后|后面|回头|再说|另|不归|不用)/;
/** "重写过", "加过缓存": told of the past, unless something is done with 把. */
const ONCE = /^过(?!滤|期|渡|载|度|程|时|去|来|一遍)/;
/** "整理 import" tidies code, "整理接口清单" makes an answer. */
const TIDIES = /import|代码|目录|日志|依赖|样式|文件夹/;

/** The deeds of a clause. */
export function deedsIn(
  clause: string,
  { words, place }: { words: readonly Found[]; place: DeedPlace },
): Act[] {
  const acts: Act[] = [];
  if (
    NUMBERED_OTHER.test(clause) || USERS.test(clause) ||
    DONE_BY_OTHERS.test(clause) ||
    KEPT.test(clause) || SOMEBODY.test(clause) || HABIT.test(clause) ||
    REPORTED.test(clause)
  ) return acts;
  const past = words.some((word) =>
    // "上周的流量": only which one.
    word.is === "past" && clause[word.end] !== "的" &&
    !(/^\s*(?:请|帮我)?[把将]/.test(clause) &&
      clause.slice(word.end, word.end + 10).includes("的"))
  ) ||
    UNDOABLE.test(clause);
  const conditional = words.some((word) => word.is === "if");
  const fails = FAILS.test(clause.trimEnd());
  let governed = false;
  let joined = false;
  let asked = false;
  for (const [at, word] of words.entries()) {
    if (word.is === "ask" || word.is === "do") asked = true;
    if (word.is === "join") {
      joined = true;
      continue;
    }
    if (word.is === "other" && !asked) return acts;
    if (word.is === "if" && !/[就则]|的话/.test(clause.slice(word.end))) {
      return acts;
    }
    if (!["change", "run", "read"].includes(word.is)) continue;
    if (isNegated(clause, { words, at })) {
      const waived = waiver(clause, { words, word });
      if (waived !== undefined) acts.push(waived);
      continue;
    }
    const toFile = past ? undefined : intoFile(clause, word);
    if (toFile !== undefined) {
      acts.push(toFile);
      continue;
    }
    if (isModifier(clause, word) || isName(clause, { words, at, asked })) {
      continue;
    }
    if (isPurpose(clause, word) || isTopic(clause, { words, at })) continue;
    const before = clause.slice(0, word.start);
    if (word.is === "read") {
      const rest = clause.slice(word.end);
      // "把整套用例过一遍": through the tests is a run.
      const through = /^过一/.test(word.word) &&
        /(?:测试|用例|单测|冒烟|回归|e2e)(?!代码|文件|清单)/.test(before);
      if (through) {
        acts.push(actOf("EXEC", 2, "a run of tests"));
        continue;
      }
      const tidies = /^整理(?:一下)?$/.test(word.word) && TIDIES.test(rest) &&
        !words.some((each) => each.also.includes("answer"));
      if (!governed) acts.push(tidies ? TIDY : READ);
      governed = true;
      joined = false;
      continue;
    }
    if (past && !asked) continue;
    if (!asked && isOnce(clause, word)) continue;
    if (
      !asked && !/把|将/.test(before) &&
      fails && FAILS.test(clause.slice(word.end).trimEnd())
    ) continue;
    const cause = /^(?:再|然后|并|请)?(?:让|使)(?!我|你)/.test(before.trim());
    const ba = /把|将/.test(before);
    if (ba && !isLastDeed(clause, { words, at })) continue;
    if (isTold(clause, word) && !asked && !ba && !joined) continue;
    if (governed && !joined && !(ba && asked)) continue;
    const strength = strengthOf({
      ...place,
      word,
      behind: clause.slice(word.end, word.end + 40),
      direct: before.trim(),
      ba: ba || cause,
      asked,
      joined,
      conditional,
    });
    const then = joined && /然后|再|最后|接着|之后|完/.test(before);
    const found: Act | undefined = word.is === "run"
      ? {
        signal: "EXEC",
        strength,
        reason: `an order to run (${word.word})`,
      }
      : changeOf(clause, { word, words, strength });
    if (found !== undefined) acts.push({ ...found, then });
    governed = false;
    joined = false;
  }
  return acts;
}

/** "删掉了旧任务": told of the past, when nothing asks for it. */
function isTold(clause: string, word: Found): boolean {
  const behind = clause.slice(word.end).trim();
  return /^了./.test(behind) || (word.word.endsWith("了") && behind !== "");
}

function isOnce(clause: string, word: Found): boolean {
  if (/把|将|[再必就得]/.test(clause.slice(0, word.start))) return false;
  return /.过$/.test(word.word)
    ? !/^[0-9]/.test(word.word) && word.is === "change"
    : ONCE.test(clause.slice(word.end));
}

/** In a 把-clause the last verb is the deed; those before it are its object. */
function isLastDeed(
  clause: string,
  { words, at }: { words: readonly Found[]; at: number },
): boolean {
  const word = words[at];
  if (word === undefined || COMPLEMENT.test(word.word)) return true;
  if (/^(?:成|为(?!了)|掉|好|完)/.test(clause.slice(word.end))) return true;
  for (const later of words.slice(at + 1)) {
    if (later.is === "join") return true;
    if (["change", "run", "read"].includes(later.is)) return false;
  }
  return true;
}

function isNegated(
  clause: string,
  { words, at }: { words: readonly Found[]; at: number },
): boolean {
  const word = words[at];
  if (word === undefined) return false;
  for (let i = at - 1; i >= 0; i--) {
    const before = words[i];
    if (before === undefined || before.is === "do") return false;
    if (before.is === "not") {
      const gap = clause.slice(before.end, word.start);
      // "不符合的改掉": what is negated only says which ones.
      if (gap.includes("的") && !/[要别勿禁许准得]/.test(before.word)) {
        return false;
      }
      return (word.start - before.end <= 8 || /[并、]|^[把将]/.test(gap)) &&
        !/[就才而再]/.test(clause.slice(before.end, word.start));
    }
    // "不要改代码并提交" forbids both.
    const goesOn = before.is === "join" && /^[并且]/.test(before.word);
    const object = /把[^，]{0,8}$/.test(clause.slice(0, before.start));
    if (before.is === "read" && !object) return false;
    if (before.is === "join" && !goesOn) return false;
  }
  return false;
}

/** A ban on one thing is a limit of the task, not a waiver of it. */
function waiver(
  clause: string,
  { words, word }: { words: readonly Found[]; word: Found },
): Act | undefined {
  const rest = clause.slice(word.end).trim();
  if (
    !/^(?:[任何一下了的所有]{0,4}(?:代码|文件|东西|它们?|测试|构建|啦|程式码)?)$/
      .test(rest)
  ) return undefined;
  const not = words.find((each) => each.is === "not");
  if (clause.slice(0, not?.start).trim().length > 2) return undefined;
  if (word.is === "run") return actOf("NORUN", 1, "the run is waived");
  return word.is === "change"
    ? actOf("NOWRITE", 1, "the change is waived")
    : undefined;
}

/** What is known around a Chinese clause. */
export interface ChinesePlace extends DeedPlace {
  /** The sentence ends in a question mark. */
  asked: boolean;
}

/** What one clause, in simplified characters, asks for. */
export function readChinese(clause: string, place: ChinesePlace): Act[] {
  const words = scan(clause);
  const acts: Act[] = banIn(clause, words);
  const banned = acts.some((act) => act.signal === "NEG");
  const tool = TOOL.exec(clause)?.[1] ?? "git";
  if (tool !== "git" && codeKind(`${tool} .`) === "command") {
    acts.push(actOf("EXEC", 2, "names the tool to use"));
  }
  const question = questionIn(clause, { words, asked: place.asked });
  if (question !== undefined) {
    acts.push(question);
    if (question.signal === "READ" || place.asked) return acts;
  }
  if (passing(clause, words) && !banned && isDuty(clause, words)) {
    acts.push(actOf("EXEC", 3, "it must pass"));
  }
  const found = deedsIn(clause, { words, place });
  const one = onlyFile(clause);
  if (one !== undefined) found.push(one);
  if (found.length === 0) {
    const hint = hintIn(clause, { words, alone: acts.length === 0 });
    if (hint !== undefined) found.push(hint);
  }
  return [...acts, ...found];
}

/** "先 `make ci`", "在 staging 上 `helm upgrade`": nothing but the command. */
const COMMANDED =
  /^(?!\ue003)(?:请|先|再|然后|接着|最后|直接|麻烦|你|就|并|手动|本地|之后){0,3} ?(?:[在到用对给以][^，\ue003]{0,20})?\ue003+ ?(?:一下|一遍|一次|来一遍|走一遍)?$/;
/** "`pytest` 的结果发我": what only a run gives. */
const GIVE =
  /[\ue003\ue009]\s?的?(?:完整)?(?:结果|输出|数字|耗时|返回|报告|数据|日志)[^，]{0,10}(?:发|贴|给|报|告诉|带|拿)/;
/** "用 valgrind 查一下". */
const TOOL =
  /^\s*(?:请|先|再|然后|帮我|麻烦|直接|你)?(?:用|拿) ?([a-z][\w-]{0,20})\s?[^，]{0,6}[查测看跑扫抓剖量压试检录过]/;
/** "用 k6 打五分钟". */
const LOADS =
  /(?:k6|wrk|\bab\b|jmeter|locust|hey|vegeta|fio|sysbench)[^，]{0,8}[打压跑]/;
/** "把那几个依赖解开": whatever the verb is, unless it only tells. */
const HANDLED =
  /^(?:请|先|再|然后|最后|接着|直接|顺手|顺便|一并|统一|动手|想办法|帮我|麻烦|并|你|务必|需要|记得|全部|都|也)*把(?![握关控柄])[^，]{2,40}$/;
const TELLS =
  /[给发告贴报讲说列画摘附圈标念回问答看查读找算数比分理译记认当称视叫拿带传问抄抠挑选捋评审估归明透走追跟过]/;

const CAUSES = /^(?:再|然后|并|想个?办法)?(?:让|使)(?![我你]).{2,40}/;
const NEEDED = /^(?:需要|想要|缺|要)一?个/;
/** "tooltip 的层级要高于 1200": how a thing is to be. */
const STATE =
  /(?:要|应|应该|应当|必须|需要|需|得)(?!不要|求|是|点|素)[^，]{0,24}$/;
const SHOULD = /^(?:应|应该|应当|必须)[^，]{2,}/;
/** "`npm test` 就行": the way to do what was asked. */
const BY_COMMAND = /[\ue003][^，]{0,6}(?:就行|即可|就可以)/;

/** "值得就抽", "能改的改": an order on a condition. */
const SO_DO =
  /[^我他她，]就(?:直接|顺手|马上|一起)?[抽改修加删补拆挪换升降清写合移砍去做调](?:了|掉|上|好)?$|^能[抽改修加删补拆换清合砍]的(?:就|都|直接)?[抽改修加删补拆换清合砍]/;
/** "默认 info，-q 时只留 error": how a program is to behave. */
const BEHAVES =
  /^[^，]{0,20}默认\S?|时(?:只|才|则|就|应|不|[从用走按])|固定住|[次回]后?锁定|^[^，]{0,20}遇到|直接返回|永远|始终|置灰|报错退出|非法值|上限|下限|不区分大小写|为准|\d ?到 ?\d+|最多|至少|(?:点击|失败|成功|超时|为空|没有数据)[后时]/;

function behaves(text: string, words: readonly Found[]): boolean {
  return BEHAVES.test(text) && !/^(?:不|别|请?勿|禁)/.test(text) &&
    !words.some((word) => ["asking", "past", "other"].includes(word.is));
}

/** What a clause without a deed lets expect. */
function hintIn(
  clause: string,
  { words, alone }: { words: readonly Found[]; alone: boolean },
): Act | undefined {
  const text = clause.trim();
  if (
    !/[\u4e00-\u9fff]/.test(text) && text.includes(" ") &&
    codeKind(text) === "command"
  ) return actOf("EXEC", 2, "a command line");
  if (COMMANDED.test(text) || GIVE.test(text) || LOADS.test(text)) {
    return actOf("EXEC", 2, "names the command to use");
  }
  if (
    HANDLED.test(text) && !TELLS.test(text.slice(text.indexOf("把") + 1)) &&
    !words.some((word) =>
      ["asking", "if", "other", "past", "not"].includes(word.is)
    )
  ) return actOf("WRITE", 2, "a thing is to be handled");
  if (BY_COMMAND.test(text)) {
    return actOf("EXEC", 2, "names the command to use");
  }
  if (CAUSES.test(text)) return actOf("WRITE", 2, "a thing is to be made so");
  if (
    NEEDED.test(text) &&
    (isCode(text) || /钩子|插件|命令|任务|开关|中间件|服务|配置/.test(text))
  ) return actOf("WRITE", 2, "something is needed");
  if (/[也再]?来一?[套份个组]/.test(text) && isCode(text)) {
    return actOf("WRITE", 2, "something is needed");
  }
  if (SO_DO.test(text)) return actOf("WRITE", 2, "an order on a condition");
  return alone &&
      (behaves(text, words) || saysHow(text, words) ||
        /(?:就行|即可|就好)$/.test(text))
    ? actOf("WRITE", 1, "says how a thing is to be")
    : undefined;
}

function saysHow(text: string, words: readonly Found[]): boolean {
  const other = ["asking", "if", "other", "past", "not", "read"];
  if (words.some((word) => other.includes(word.is))) {
    return /(?:别再|不要再)/.test(text) &&
      (/^[\w.\ue000-\ue009]/.test(text) || hasPath(text));
  }
  if (SHOULD.test(text)) return true;
  return STATE.test(text) && (words[0] === undefined || words[0].start > 0) &&
    !/^(?:需要|要|必须)/.test(text);
}
