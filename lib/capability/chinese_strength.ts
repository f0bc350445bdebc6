/**
 * How clear a Chinese order is, by where its verb stands.
 *
 * @module
 */

import type { Found } from "./chinese_lexicon.ts";
import { COMPLEMENT } from "./chinese_name.ts";
import type { Strength } from "./explanation.ts";
import { isMark } from "./marks.ts";

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
  ) {
    return 2;
  }
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
