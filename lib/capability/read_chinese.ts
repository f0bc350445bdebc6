/**
 * Step three for Chinese: what a clause asks for.
 *
 * @module
 */

import { banIn } from "./chinese_ban.ts";
import { type DeedPlace, deedsIn } from "./chinese_deeds.ts";
import { type Found, scan } from "./chinese_lexicon.ts";
import { hasPath, isCode, onlyFile } from "./chinese_object.ts";
import { isDuty, passing, questionIn } from "./chinese_pass.ts";
import { codeKind } from "./commands.ts";
import type { Act } from "./explanation.ts";

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
    acts.push({ signal: "EXEC", strength: 2, reason: "names the tool to use" });
  }
  const question = questionIn(clause, { words, asked: place.asked });
  if (question !== undefined) {
    acts.push(question);
    if (question.signal === "READ" || place.asked) return acts;
  }
  if (passing(clause, words) && !banned && isDuty(clause, words)) {
    acts.push({ signal: "EXEC", strength: 3, reason: "it must pass" });
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
  ) {
    return { signal: "EXEC", strength: 2, reason: "a command line" };
  }
  if (COMMANDED.test(text) || GIVE.test(text) || LOADS.test(text)) {
    return { signal: "EXEC", strength: 2, reason: "names the command to use" };
  }
  if (
    HANDLED.test(text) && !TELLS.test(text.slice(text.indexOf("把") + 1)) &&
    !words.some((word) =>
      ["asking", "if", "other", "past", "not"].includes(word.is)
    )
  ) {
    return { signal: "WRITE", strength: 2, reason: "a thing is to be handled" };
  }
  if (BY_COMMAND.test(text)) {
    return { signal: "EXEC", strength: 2, reason: "names the command to use" };
  }
  if (CAUSES.test(text)) {
    return { signal: "WRITE", strength: 2, reason: "a thing is to be made so" };
  }
  if (
    NEEDED.test(text) &&
    (isCode(text) || /钩子|插件|命令|任务|开关|中间件|服务|配置/.test(text))
  ) {
    return { signal: "WRITE", strength: 2, reason: "something is needed" };
  }
  if (/[也再]?来一?[套份个组]/.test(text) && isCode(text)) {
    return { signal: "WRITE", strength: 2, reason: "something is needed" };
  }
  if (SO_DO.test(text)) {
    return { signal: "WRITE", strength: 2, reason: "an order on a condition" };
  }
  return alone &&
      (behaves(text, words) || saysHow(text, words) ||
        /(?:就行|即可|就好)$/.test(text))
    ? { signal: "WRITE", strength: 1, reason: "says how a thing is to be" }
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
