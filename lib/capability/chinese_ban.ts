/**
 * Chinese bans on writing, and declarations that a task only reads.
 *
 * @module
 */

import type { Found } from "./chinese_lexicon.ts";
import type { Act } from "./explanation.ts";
import { isMark } from "./marks.ts";

const EDIT = /改动|修改|编辑|更改|变更|触碰|改写|新建|改|动|碰|写/;
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
  /^\s*(?:本次|这次|请|你|此次|任务：?)?(?:只|仅)(?:需|要)?做?(?:代码|静态|安全|架构|性能|技术)(?:审查|评审|分析|调研|评估|审计)\s*$/;
const PHASE = /阶段|这一步|第.步|目前|现在先|暂时|先/;
const TOPIC_BEFORE =
  /改成|设为|设成|改为|变成|支持|增加|添加|实现|切换|字段|显示|置为|新增|是否|为什么|如何|怎么/;

function declared(clause: string, words: readonly Found[]): Act | undefined {
  if (
    (NO_RIGHT.test(clause) || ONLY_LOOKS.test(clause)) &&
    clause.trim().length < 24
  ) {
    return {
      signal: "RO",
      strength: 3,
      reason: "there is no right to write",
    };
  }
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
    ) {
      return undefined;
    }
    if (/^取/.test(after)) {
      return /^取(?:代码|程式码|源码|文件)?/.test(after) && /请|你/.test(before)
        ? act(false)
        : undefined;
    }
    if (
      before.length > 12 &&
      !/本次|这是|任务|你|请|以|角色|权限|全程/.test(before)
    ) {
      return undefined;
    }
  }
  return act(/阶段|第.步/.test(clause) && !/本阶段/.test(clause));

  function act(phase: boolean): Act {
    return {
      signal: "RO",
      strength: 3,
      reason: "the task is declared read-only",
      phase,
    };
  }
}

function forbidden(clause: string, words: readonly Found[]): Act | undefined {
  if (/不改不|不动声色/.test(clause)) return undefined;
  if (words.some((word) => word.is === "do")) return undefined;
  const fence = words.some((word) => word.is === "fence") || hasMark(clause);
  const absolute =
    /什么都[别不]|一个字|一行(?:代码)?都|任何(?:文件|代码|东西|改动|修改|内容)|所有文件|一律不/
      .test(clause);
  if (/以外|之外|其他|其它|其余|别的|(?<![删移清去解消免排])除/.test(clause)) {
    return undefined;
  }
  if (
    /(?:保持|维持)(?:原样|不变|现状)/.test(clause) &&
    /文件|代码|仓库|源码/.test(clause) && !fence
  ) {
    return neg(clause, false);
  }
  for (const word of words) {
    if (
      word.is !== "not" ||
      [
        "没",
        "没有",
        "未",
        "不是",
        "并非",
        "不再",
        "无需",
        "不用",
        "不必",
        "没必要",
        "不需要",
        "无须",
        "用不着",
        "避免",
        "免",
      ].includes(word.word)
    ) continue;
    const rest = clause.slice(word.end);
    const hit = EDIT.exec(rest);
    const verb =
      word.word === "不做" || word.word === "不产生" || word.word === "不进行"
        ? { index: 0, 0: "" }
        : hit;
    if (verb === null) continue;
    const gap = rest.slice(0, verb.index);
    if (gap.length > 8 || /[就才而]|自己/.test(gap)) continue;
    const behind = rest.slice(verb.index + verb[0].length);
    if (/^(?:变|造|进|善|作|测试|死|用)/.test(behind)) continue;
    const before = clause.slice(0, word.start);
    // "禁止一切写操作" names the writing itself.
    const itself = /一切|任何|所有/.test(gap) &&
      /^(?:操作|动作|入|盘|$)/.test(behind);
    const object = before + gap + behind;
    const names =
      /代码|文件|仓库|源码|任何|什么都|程式码|档案|东西|磁盘|改动|修改|一行|一个字|内容|写操作/
        .test(object);
    const bare = /^(?:动)?[了的,，。！!\s]*$/.test(behind) &&
      object.replace(/[\s先请你也都只查分析评审看读调研做]/g, "").length === 0;
    if (fence && !absolute) return undefined;
    if (!names && !bare && !itself) continue;
    // "先别改": only for now.
    if (bare && !names && /先/.test(clause)) continue;
    if (/(?:行为|接口|逻辑|命名|语义|结构|签名|顺序)/.test(object)) continue;
    const code = /代码|源码|程式码/.test(object);
    return neg(clause, code || (!absolute && !/任何/.test(object)));
  }
  return undefined;
}

function hasMark(clause: string): boolean {
  for (let i = 0; i < clause.length; i++) {
    if (isMark(clause.charCodeAt(i))) return true;
  }
  return false;
}

function neg(clause: string, soft: boolean): Act {
  return {
    signal: "NEG",
    strength: 3,
    reason: "all writing is forbidden",
    phase: PHASE.test(clause) && /阶段|第.步|这一步/.test(clause),
    soft,
  };
}
