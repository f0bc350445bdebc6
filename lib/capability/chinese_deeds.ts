/**
 * The deeds that a Chinese clause orders, in order.
 *
 * @module
 */

import type { Found } from "./chinese_lexicon.ts";
import {
  COMPLEMENT,
  isModifier,
  isName,
  isPurpose,
  isTopic,
} from "./chinese_name.ts";
import { changeOf, intoFile } from "./chinese_object.ts";
import { strengthOf } from "./chinese_strength.ts";
import type { Act } from "./explanation.ts";

/** What is known around a clause. */
export interface DeedPlace {
  item: boolean;
  first: boolean;
  afterRead: boolean;
}

const READ: Act = {
  signal: "READ",
  strength: 3,
  reason: "asks to look and tell",
};

const TIDY: Act = {
  signal: "WRITE",
  strength: 1,
  reason: "an order to tidy up",
};

/** What makes a deed impossible or already done. */
const UNDOABLE = /不了|没法|无法|做不到|没办法/;
/** "4 号写测试": the work of a numbered other. */
const NUMBERED_OTHER =
  /^\s{0,4}(?:agent ?)?\d{1,3}(?: ?[、和] ?\d{1,3}){0,8} ?号/;

/** What users do is the matter of the task, not the task. */
const USERS = /^\s{0,4}有?(?:用户|客户)/;
/** "实现由后端同学负责". */
const BY_OTHERS =
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
    BY_OTHERS.test(clause) ||
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
        acts.push({ signal: "EXEC", strength: 2, reason: "a run of tests" });
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
    ) {
      continue;
    }
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
      return (word.start - before.end <= 8 || /[并、]/.test(gap)) &&
        !/[就才而再]/.test(clause.slice(before.end, word.start));
    }
    // "不要改代码并提交" forbids both.
    const goesOn = before.is === "join" && /^[并且]/.test(before.word);
    if (before.is === "read" || (before.is === "join" && !goesOn)) return false;
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
  ) {
    return undefined;
  }
  const not = words.find((each) => each.is === "not");
  if (clause.slice(0, not?.start).trim().length > 2) return undefined;
  if (word.is === "run") {
    return { signal: "NORUN", strength: 1, reason: "the run is waived" };
  }
  return word.is === "change"
    ? { signal: "NOWRITE", strength: 1, reason: "the change is waived" }
    : undefined;
}
