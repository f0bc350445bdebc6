/**
 * Step three for Chinese: what a clause asks for.
 *
 * @module
 */

import { type Found, verbsIn } from "./chinese_words.ts";
import type { Act, Strength } from "./explanation.ts";
import { actOf, codeKind, COMMAND, isPath, PATH } from "./words.ts";

/** What is known around a Chinese clause. */
export interface ChinesePlace {
  /** The first clause of its sentence. */
  first: boolean;
  /** The sentence ends in a question mark. */
  asked: boolean;
  /** It began by asking for a favour: the mark is for politeness. */
  favour?: boolean;
}

const READ: Act = actOf("READ", 3, "asks to look and tell");
const QUESTION: Act = actOf("READ", 2, "a question");
const ONLY_A_RUN: Act = actOf(
  "EXEC",
  2,
  "a question that only a run answers",
);

/** What one clause, in simplified characters, asks for. */
export function readChinese(said: string, place: ChinesePlace): Act[] {
  const clause = place.favour === true ? said.replace(PLEASE, "") : said;
  const acts: Act[] = [];
  const declared = declaredIn(clause);
  if (declared !== undefined) acts.push(declared);
  const ban = banIn(clause);
  if (ban !== undefined) acts.push(ban);
  const verbs = verbsIn(clause);
  const question = questionIn(clause, { verbs, asked: place.asked });
  if (question !== undefined) {
    acts.push(question);
    if (question.signal === "READ") return acts;
  }
  if (mustPass(clause)) acts.push(actOf("EXEC", 3, "it must pass"));
  const text = clause.trim();
  const isTaken = TAKEN_OUT.test(text) && !OF_CODE.test(text);
  const deeds = isTaken ? [READ] : deedsIn(clause, { verbs, place });
  acts.push(...deeds);
  if (ONLY_THERE.test(text) && hasPath(text)) acts.push(ONLY_IN_PLACE);
  else if (deeds.length === 0) {
    acts.push(...(LOOKS_AT.test(text) ? [READ] : hintsIn(clause)));
  }
  return acts;
}

/** "只许动 src/cart 这一个目录": there is work, and a ban beside it is a fence. */
const ONLY_THERE =
  /^(?:你?[只仅](?:许|准|能|可以?|允许)|请只)(?:[动改碰]|修改|编辑)(?![了过到])/;
const ONLY_IN_PLACE: Act = {
  ...actOf("WRITE", 2, "says what may be changed"),
  file: true,
};

/** Whether a text names a file or a folder. */
export function hasPath(text: string): boolean {
  if (text.includes(PATH)) return true;
  return (text.match(/[\w.\-/~]{3,200}/g) ?? []).some((word) => isPath(word));
}

// Declarations ---------------------------------------------------------

/** "你只有查看权限", "没有写权限". */
const NO_RIGHT =
  /^[^，]{0,12}(?:[只仅][有是给开]{0,2}了?(?:只读|查看|阅读|读取|浏览|读|看)的?权限?|(?:没有|无|不具备)(?:任何)?(?:写|写入|修改|编辑)的?权限?)/;
/** "只做代码审查". */
const ONLY_LOOKS =
  /^[^，]{0,6}[只仅](?:需|要)?做?(?:(?:代码|静态|安全|架构|性能|技术)(?:审查|评审|分析|调研|评估|审计)|(?:输出|给出|产出)(?:设计|方案|分析))\s*$|(?:analysis|research|review) only/i;
const ONLY =
  /(?:[只仅唯]读|read-only)(?!取)|[只仅](?:做|限于?)(?:排查|诊断|摸底|走查|规划|复盘|阅读|梳理|分析)|只有只?读权限|(?:纯|[只仅](?:做|是|供|限))(?:静态)?(?:调研|分析|评审|审查|研究|调查|评估)|[只仅](?:调研|分析|评审|审查|研究|调查|观察)|[仅只](?:限)?阅读|纯(?:只读|阅读)|[只光](?:看|读|查|审|分析)不[改写动]|只查|只出方案/;
/** "只读副本", "只读字段": a thing that is so. */
const THING =
  /^(?:副本|实例|库|字段|属性|从库|连接|账号|用户|接口|态|状态|开关|事务|缓存|视图|按钮|访客|成员|代理|令牌|锁|挂载|根(?!因|据|目录[下里])|目录(?!结构|下|里)|节点|快照|密钥|集群|引用|指针|分区|卷|盘(?!点))/;
const TOPIC_BEFORE =
  /[主从]库|节点|磁盘|改[成为]|[设置]为|设成|支持|[增添]加|加[上个一]|实现|切换?|字段|显示|新增|是否|如何|怎么/;
const PART_BEFORE =
  /(?:[\w.-]\/?|\ue002|目录|日志|数据库|文件夹|集群|分支|配置|表) ?(?:对你)?[是为]?$/;
const ALL_OF_IT = /仓库|代码|项目|整个|全部|所有|全程|任务|\b(?:mode|task)\b/i;
const OF_TASK = /本次|这是|任务|你|请|以|角色|权限|全程/;

/** "本次任务只读": the task, and not a thing in it. */
function declaredIn(clause: string): Act | undefined {
  const declared = actOf("RO", 3, "the task is declared read-only");
  const brief = clause.trim().length < 24;
  if (brief && (NO_RIGHT.test(clause) || ONLY_LOOKS.test(clause))) {
    return declared;
  }
  const only = ONLY.exec(clause);
  if (only === null) return undefined;
  const before = clause.slice(0, only.index);
  const after = clause.slice(only.index + only[0].length);
  if (TOPIC_BEFORE.test(before)) return undefined;
  // "你拿到的是只读令牌", "作为只读代理" tell what you may do.
  if (THING.test(after) && !/(?:你[^，]{0,8}是|作为|以)$/.test(before)) {
    return undefined;
  }
  // "vendor 目录只读", "数据库对你只读": a part of what there is.
  if (
    after.trim() === "" && PART_BEFORE.test(before) && !ALL_OF_IT.test(before)
  ) {
    return undefined;
  }
  // "lowerdir 是只读的", "编辑器的只读模式": how a thing is.
  const isThing = before.endsWith("是") && after.startsWith("的") ||
    before.endsWith("的");
  if (isThing && !OF_TASK.test(before)) return undefined;
  if (/其[余他它]|以外|之外|除/.test(before + after)) return undefined;
  if (before.length > 12 && !OF_TASK.test(before)) return undefined;
  return { ...declared, phase: /(?<!本)阶段/.test(clause) };
}

// Bans -----------------------------------------------------------------

const FORBIDS =
  /不要|(?<![分特级类区识差个性])别(?![的人名处再])|勿|禁止|不许|不准|不得|严禁|不能|不可以?|不应|不该|不允许|不想|不希望|不打算|无权|莫|不(?![再用必需是仅只光单])/g;
/** "不得不", "别忘了": what follows is asked for. */
const DOUBLED =
  /不得不|不能不|(?:别|不要)忘|不[仅只光单]|(?:别|不要)[只光]|务必/;
const EDIT =
  /动手改?|改动|修改|编辑|更改|变更|触碰|改写|新建|改|动|碰|写|变(?=动?了?\s*$)|落(?=[到盘进在])|(?<=不)进行/;
const EVERYTHING =
  /代码|文件|仓库|源码|任何|一切|哪一?[个行]|什么[都也]|啥[都也]|程式码|档案|东西|磁盘|改动|修改|一行|一个字|内容|写操作|^修复/;
const ABSOLUTE =
  /什么[都也][别不]|啥[都也]别|一个字|一行(?:代码)?都|任何(?:文件|代码|东西|改动|修改|内容)|所有文件|一律不/;
const EXCEPTION = /以外|之外|其[他它余]|别的|(?<![删移清去解消免排])除/;
/** A part that is fenced off: the rest may be changed. */
const FENCE =
  /[\ue000-\ue009]|什么都|谁都|外|名单|公共|生成的|无关|测试|生产代码|公开|本次|共享|主|业务代码|接口|vendor|[已现原]有|目录|行为|命名/;
/** What may stand around the code as the topic of a ban without narrowing it. */
const WHOLE_TOPIC =
  /^(?:[\s哪个啥【「（(请你先也都就把对将全的和与及或、里内中下上这该本现在有任何所切整个源库项目工程仓程式码代档案东西磁盘字节符行什么作区期间过次只纯查看读调研评估分析保持维说明事注意务必绝千万但并且文件一业务容审同时另外因此所以]|配置(?!$)|脚本)*$/;
/** "结构", "签名": how a thing is, not the thing. */
const MANNER = /行为|接口|逻辑|命名|语义|结构|签名|顺序/;
const ALONE = /^(?:[动入盘]|操作)?[了的,，。！!\s]*(?:$|、(?:禁止|不|勿|别))/;
const FILLERS = /全程|[\s先请你也都只查分析评审看读调研做]|上手/g;

const EDITING_ALL =
  /^\s*(?:动手|对|任何|一切)?(?:改动?|修改|写入?|动|编辑)?(?:任何|所有)?(?:代码|文件|仓库|写操作|改动)(?:的?(?:修改|改动|变更|写入))?(?:是|都|一律|均|也)*$/;

/** "不要改代码": all writing is forbidden. */
function banIn(clause: string): Act | undefined {
  if (DOUBLED.test(clause) || EXCEPTION.test(clause)) return undefined;
  const isFenced = FENCE.test(clause) && !ABSOLUTE.test(clause);
  if (isFenced) return undefined;
  if (
    /(?:保持|维持)(?:所有|整个|现有)?(?:代码|文件|仓库)?(?:原样|不变|现状)/
      .test(clause) &&
    /文件|代码|仓库|源码|工作区/.test(clause) && !isOfPart(clause)
  ) return banned(clause, true);
  for (const hit of clause.matchAll(FORBIDS)) {
    const before = clause.slice(0, hit.index);
    const rest = clause.slice(hit.index + hit[0].length);
    const verb = EDIT.exec(rest);
    // "改代码是不允许的".
    if (/^的?$/.test(rest.trim()) && EDITING_ALL.test(before)) {
      return banned(clause, false);
    }
    if (verb === null || verb.index > 8) continue;
    const gap = rest.slice(0, verb.index);
    const behind = rest.slice(verb.index + verb[0].length);
    // "不写代码的人": which ones.
    if (/[就才而]|自己|的./.test(gap)) continue;
    if (
      /^(?:变|造|进|善|作|来|测试|死|用|(?:代码|文件)的(?!前提|情况|条件))/
        .test(
          behind,
        )
    ) continue;
    const object = before + gap + behind;
    const isBare = ALONE.test(behind) &&
      (before + gap).replace(FILLERS, "") === "";
    // "先别改": only for now.
    if (isBare ? /先/.test(clause) : !EVERYTHING.test(object)) continue;
    if (isOfPart(before) || MANNER.test(object)) continue;
    const ofCode = /代码|源码|程式码/.test(object);
    const isAny = ABSOLUTE.test(clause) || /任何/.test(object);
    return banned(clause, ofCode || !isAny);
  }
  return undefined;
}

/** "渲染端代码别碰": the code of a part. */
function isOfPart(topic: string): boolean {
  const noun = topic.search(/代码|程式码|文件|源码|内容|一个字|一行/);
  return noun > 0 && !WHOLE_TOPIC.test(topic.slice(0, noun));
}

function banned(clause: string, soft: boolean): Act {
  return {
    ...actOf("NEG", 3, "all writing is forbidden"),
    phase: /(?<![当本]前?)阶段|这一步/.test(clause),
    soft,
  };
}

// Questions ------------------------------------------------------------

const ASKING =
  /为[何啥]|怎[么样麼]|如何|哪|什么|啥|是否|有没有|[会能要]不[会能要]|该不该|是不是|[吗谁呢]|多[少久大]|能否|可否|到底|何时|(?<![这那好])几[个处次种]/;
const CAN = /能不能|能否|可否|是否|是不是/;
const ASK = /请|麻烦|帮|直接|顺手|任务是/;
/** "能帮我把登录修好吗": no question. */
const FAVOUR =
  /^\s*(?:能不能|能否|可否|可不可以|能|可以)[请你]*(?:帮[我忙]|麻烦你)/;

/** Whether a clause asks for a favour: "能不能帮我看看哪些锁没用了". */
export function asksFavour(clause: string): boolean {
  return FAVOUR.test(clause);
}

/** How a favour ends: "然后修好吗". */
const PLEASE = /[吗么嘛]\s*$/;
const PASSES =
  /(?:测试|单测|用例|编译|构建|检查|全量|项目|lint|tsc|pytest|build|\ue003)[^，]{0,40}(?:[全变]?绿|零报错|零警告|干净|[跑全]?过)/;

/** "编译有没有警告": what only a run shows. */
const COMES_OUT = /^\s*(?:测试|编译|构建)[^，]{0,6}有没有(?:警告|报错|失败)/;

/** Whether the clause ends in saying that something passes. */
function mustPass(clause: string): boolean {
  const pass = PASSES.exec(clause);
  if (pass === null || clause.search(FORBIDS) >= 0) return false;
  return /^了?\s*$/.test(clause.slice(pass.index + pass[0].length));
}

/** What a clause asks as a question; undefined when it is none. */
function questionIn(
  clause: string,
  { verbs, asked }: { verbs: readonly Found[]; asked: boolean },
): Act | undefined {
  if (FAVOUR.test(clause)) return undefined;
  const asks = ASKING.test(clause);
  if (!asks && !asked) return undefined;
  // "测一下能不能…": a run, and what to watch in it.
  const first = verbs[0];
  if (
    first?.is === "run" && first.start < clause.search(ASKING) &&
    /一[下遍]/.test(clause.slice(first.start, first.end + 3))
  ) return undefined;
  const can = CAN.exec(clause);
  if (can !== null && clause.slice(0, can.index).includes(COMMAND)) {
    return ONLY_A_RUN;
  }
  return asked && (PASSES.test(clause) || COMES_OUT.test(clause))
    ? ONLY_A_RUN
    : QUESTION;
}

// Deeds ----------------------------------------------------------------

/** "由后端处理", "QA 会补": what somebody else does. */
const SOMEBODY =
  /由(?!于|此|你).{1,14}(?:写|做|负责|处理|改|来|完成|实现|执行|修)|^\s*[^，你请帮把]{0,8}(?:同事|同学|[^一每]组|团队|qa|dba|运维|前端|后端)(?:们|那边)?(?:来|会|要|再|自己|负责)|他们|[老小阿][\u4e00-\u9fff]{1,2}(?:会|要|来|正?在)/;
/** "我来改", "打算重构": what the sender keeps. */
const SENDER = /^\s*我(?!们?[要想需希])|我[来会再自]|打算/;
/** "每次都要改", "如果换库", "下周升级": no deed of this task. */
const NOT_NOW =
  /^\s*(?:现在)?(?:每次|每天|平时|一般|通常|经常)|^\s*(?:如果|若|要是)|每隔|不(?:在|属于|归)[^，]{0,6}(?:任务|范围|职责)|已经?|不了|下[个次周]|明天|后续/;
const NEGATED =
  /(?:涉及|(?<!分)别(?!忘)|勿(?!忘)|禁止|严禁|无需|不(?!要忘)|没|未|避免)[^，就才而再的]{0,16}$/;
/** A noun or 的 right behind a verb makes it the name of something. */
const NAMED =
  /^ ?(?:的|过(?![来去一程滤]|$)|成本|脚本|命令|页(?![面脚眉])|机|是|时(?![间钟区效序长])|(?:时间|日期|窗口|排期|范围)(?:待|未|还没|没定|定在|是|由)|后|试|\/ |message)/;
/** "换库由同事做": what somebody else sees to. */
const BY_OTHERS = /^[^，]{0,6}(?:由(?!于)|交给)/;
/** "重构思路", "拆成几步的建议": what is wanted is an answer. */
const ANSWER =
  /^成?(?:一?[张份个])?(?:列表|清单|表格|表(?=给|$)|csv|json)(?![页组控视])|^[^，。这那]{0,40}?(?:策略|方案|计划|思路|步骤|建议|清单|准备|风险|的表)\s*$|^[^，]{0,8}[在到进](?:回复|回答|消息|对话|正文|聊天)/;
const JOINS = /再|后|完|就|并/;
/** Verbs with their result, which are never nouns. */
const COMPLEMENT = /.(?:[上掉好完成]|过来|一下|一遍|出来|轮|次)$/;
/** What may stand before a verb at the head of its clause. */
const LED =
  /^(?:[先再去只都也并就各]|试着|本地|依次|全部|重新|统一|首先|最后|然后|接着|[在给用按对从].{1,24}|.{1,16}(?:模式|[里上中]))?$/;
const COUNTED = /^.{0,16}?(?:\d|[一两三四五几十]) ?[次遍轮]/;

/** "把每个模块的版本号取出来", "提取所有端口": nothing moves. */
const TAKEN_OUT =
  /^(?:[请先再]|帮我)*(?:把?把关|[把将从][^，]{2,40}(?:(?<!抽)[取摘捞挑拎找筛列]出来$|(?<=(?:所有|全部|每|各)[^，]{1,40})抽取?出来?|抽取?出(?=所有|全部|每|各))|[提抽摘]取(?!为))(?![^，]{0,60}[到成])/;
/** Code that is taken out goes somewhere else. */
const OF_CODE =
  /(?:逻辑|代码|函数|组件|常量|部分|段[^，]{2,6})(?:[提抽]取?出?来?)?$/;

/** The deeds of a clause. */
function deedsIn(
  clause: string,
  { verbs, place }: { verbs: readonly Found[]; place: ChinesePlace },
): Act[] {
  const isElsewhere = SOMEBODY.test(clause) || SENDER.test(clause) ||
    NOT_NOW.test(clause);
  if (isElsewhere && !ASK.test(clause)) return [];
  const acts: Act[] = [];
  let done = 0;
  let isTold = false;
  for (const [at, verb] of verbs.entries()) {
    const before = clause.slice(0, verb.start);
    if (NEGATED.test(before)) continue;
    if (isName(clause, { verb, before, previous: verbs[at - 1] })) continue;
    if (verb.is === "read" && !goesIntoFile(clause, verb)) {
      if (!isTold) acts.push(READ);
      isTold = true;
      continue;
    }
    const joined = JOINS.test(clause.slice(done, verb.start));
    if (isTold && !joined) continue;
    acts.push(deed(clause, verb, strengthOf(clause, { verb, place, joined })));
    done = verb.end;
  }
  return acts;
}

function deed(clause: string, verb: Found, strength: Strength): Act {
  const { word } = verb;
  if (verb.is === "run") {
    return actOf("EXEC", strength, `an order to run (${word})`);
  }
  if (goesIntoFile(clause, verb) && !TOLD_OF.test(clause)) {
    const act = actOf("WRITE", 3, `something is to go into a file (${word})`);
    return { ...act, file: true };
  }
  return actOf("WRITE", strength, `an order to change (${word})`);
}

/** A clause that has said to look, and goes on. */
const LOOKS_AT =
  /^\s*(?:[请先再你]|帮[我忙]|麻烦)*(?:[查看找读讲说谈列审]|数一|分析|总结|梳理|评审|把关|盘点|评估|了解|调研|介绍|解释|比较)(?![^，]*(?:[把将并且再就后完]|顺手|直接))/;
/** "做一次代码审查": no change. */
const LOOKING =
  /^[一个份次轮下些好]{0,3}[^，]{0,4}(?:规划|分析|调研|评估|排查|梳理|诊断|对比|审查|评审|复盘|摸底|盘点|总结)/;

const INTO = /^(?:写|落|追加|放|存|记|生成|新建|创建|[留贴]|导出)/;

/** "上一个 agent 已经写进 docs/x.md", "日志写进 logs/": what is so already. */
const TOLD_OF =
  /已经?(?!有)|[写存放落记]到?了|[写存放落]进了|上[一个次]|之前|每[晚天次周]|定时|自动|日志|导出结果/;

/** "写一份 src/ 的导览": the path says of what. */
const ABOUT_PATH = /^ ?[一几]?[份篇张个] ?(?:\ue002+|[\w.~/-]{3,200}) ?的/;

/** "评估把 a 换成 b 的工作量": what is to be weighed. */
const WEIGHED =
  /^[^，]{0,40}的(?:工作量|成本|风险|影响|可行性|代价|收益|利弊|必要性)/;

/** "输出 docs/x.json": the file behind the verb. */
const OUTPUTS = /^(?:输出|生成|导出|形成)$/;
const AT_ONCE = /^ ?(?:[一1]?[份个张]? ?)?(?:\ue002|[\w.~-]{0,80}[/.]\w)/;
/** "analysis/口径.md": a name of a file may be Chinese. */
const CHINESE_FILE = /[\w~-]{1,80}\/[\w./~\u4e00-\u9fff-]{1,80}\.\w{1,5}/;

function namesFile(text: string): boolean {
  return hasPath(text) || CHINESE_FILE.test(text);
}

/** "结论写到 docs/x.md". */
function goesIntoFile(clause: string, { word, end, is }: Found): boolean {
  const behind = clause.slice(end);
  if (ABOUT_PATH.test(behind)) return false;
  return is === "read"
    ? (word === "产出" || OUTPUTS.test(word) && AT_ONCE.test(behind) ||
      /^ ?[写存放落记]?[成为到进至入]/.test(behind)) && namesFile(behind)
    : INTO.test(word) && namesFile(behind);
}

/** Whether a verb is part of a name, an aim or a topic. */
function isName(
  clause: string,
  { verb, before, previous }: {
    verb: Found;
    before: string;
    previous: Found | undefined;
  },
): boolean {
  const behind = clause.slice(verb.end);
  if (verb.is !== "read") {
    if (
      NAMED.test(behind) || BY_OTHERS.test(behind) || ANSWER.test(behind) ||
      WEIGHED.test(behind)
    ) return true;
    // "给个修复建议", "这个改动": nouns.
    if (verb.word === "建" && behind.startsWith("议")) return true;
    if (
      /(?:这个|那个|这次|本次|上次)$/.test(before) && /^动/.test(behind) &&
      verb.word === "改"
    ) return true;
    // "每个读一遍实现": what ends a clause is the object of the verb before it.
    if (verb.is === "change" && isObject(verb.word, before, behind)) {
      return true;
    }
  }
  if (/(?:[能会被的次]|容易)$/.test(before) && !COMPLEMENT.test(verb.word)) {
    return true;
  }
  // "把清单给我", "把改动归个类": behind 把 stands a thing.
  if (before.endsWith("把")) return true;
  // "回调还会来一次", "CI 会跑一遍": what happens by itself.
  if (verb.is === "run" && before.endsWith("会")) return true;
  if (verb.word === "做" && LOOKING.test(behind)) return true;
  // "帮我查撤销栈的实现": what is looked at.
  if (
    verb.is !== "read" && LOOKS_AT.test(before) &&
    !COMPLEMENT.test(verb.word) && !COUNTED.test(behind) &&
    !goesIntoFile(clause, verb)
  ) return true;
  // "加锁的粒度": with its object the name of something.
  if (verb.word.length === 1 && /^[^我你他它新好完]的/.test(behind)) {
    return true;
  }
  // A verb of one character may be inside of a word that is in no table.
  return verb.word.length === 1 && !"加改补".includes(verb.word) &&
    /[\u4e00-\u9fff]$/.test(before) && previous?.end !== verb.start &&
    !(verb.is === "run" && /^(?: |[\d一两三四五几十])/.test(behind)) &&
    !/(?:[再并后就先也都去来要以接请你只把]|帮我)$/.test(before);
}

function isObject(word: string, before: string, behind: string): boolean {
  return word.length > 1 && !COMPLEMENT.test(word) && behind.trim() === "" &&
    !LED.test(before.trim()) && !/[把将]/.test(before) &&
    !/(?:就地|直接|手[写动工]|一[并律起]|逐[条个项一]|[都全再就先也并要来去])$/
      .test(
        before,
      );
}

/** How clear the order is. */
function strengthOf(
  clause: string,
  { verb, place, joined }: {
    verb: Found;
    place: ChinesePlace;
    joined: boolean;
  },
): Strength {
  const before = clause.slice(0, verb.start).trim();
  if (COUNTED.test(clause.slice(verb.end))) return 3;
  if (ASK.test(before) || /[把将]/.test(before)) return 3;
  if (joined) return 3;
  if (LED.test(before)) return 3;
  if (COMPLEMENT.test(verb.word)) return 2;
  if (verb.is === "run") return /可以$/.test(before) ? 2 : 1;
  return place.first ? 2 : 1;
}

// Hints ----------------------------------------------------------------

/** "用 valgrind 查一下". */
const TOOL =
  /^\s*(?:请|先|再|然后|帮我|直接)?[用拿] ?([a-z][\w-]{0,20})\s?[^，]{0,12}(?:[查测看跑扫抓剖量压试检录过]|走一?[圈遍趟])/;
/** "应当", "默认 info": how a thing is to be. */
const STATES =
  /^(?!需要)[^，]{0,40}?(?:应|必须|需)[^，、]{2,24}$|^[^，]{0,20}默认|为准/;
/** "把那几个依赖解开": whatever the verb is. */
const HANDLED = /^(?:请|先|再|然后|动手|帮我|那?就|直接|并)?把[^，]{2,40}$/;

/** "把原因告诉我": to look and tell. */
const TELLS =
  /[读讲看说列发贴给]|告[诉知]|指出|[汇回]报|报告|回复|[标找挑圈]出/;

/** "让总价算对": how a thing is to come out. */
const MAKES =
  /^(?:请|[先再要]|然后|想办法|务必)*[让使令](?!我|咱|大家|[你它他]们?)[^，]{4,40}$/;

/** What a clause without a deed lets expect. */
function hintsIn(clause: string): Act[] {
  const text = clause.trim();
  const tool = TOOL.exec(text)?.[1] ?? "git";
  if (tool !== "git" && codeKind(`${tool} .`) === "command") {
    return [actOf("EXEC", 2, "names the tool to use")];
  }
  if (!/[\u4e00-\u9fff]/.test(text) && codeKind(text) === "command") {
    return [actOf("EXEC", 2, "a command line")];
  }
  if (HANDLED.test(text) && !TELLS.test(text)) {
    return [actOf("WRITE", 2, "a thing is to be handled")];
  }
  if (MAKES.test(text)) {
    return [actOf("WRITE", 2, "how a thing is to come out")];
  }
  return STATES.test(text) && clause.search(FORBIDS) < 0
    ? [actOf("WRITE", 1, "says how a thing is to be")]
    : [];
}
