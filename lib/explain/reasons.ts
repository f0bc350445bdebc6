/**
 * Why a clause was read as it was, in Chinese. The reading gives its reasons in
 * English; it runs before every dispatch, which shows none of them.
 *
 * @module
 */

import type { Lang } from "../verdict.ts";
import { type Templates, translated } from "../templates.ts";

/** Reasons as the reading words them; `{}` stands for a word of the prompt. */
const CHINESE: Templates = {
  "a question": "是提问",
  "asks to look and tell": "要求查看并说明",
  "asks to be told": "要求告知",
  "an answer": "要的是答复",
  "an order to change": "要求修改",
  "an order to change ({})": "要求修改（{}）",
  "an order to run": "要求运行",
  "an order to run ({})": "要求运行（{}）",
  "an order to make ({})": "要求制作（{}）",
  "an order to move ({})": "要求移动（{}）",
  "an order to try it": "要求试一试",
  "an order to add a detail": "要求补上细节",
  "an order to stop something the code does": "要求代码不再这样做",
  "all writing is forbidden": "禁止任何写入",
  "the task is declared read-only": "任务声明为只读",
  "by its words it declares reading only, or forbids all writing":
    "从用词看，声明了只读，或禁止任何写入",
  "says how a thing is to be": "说明应当是什么样",
  "says how a thing is to be, and asks for no answer":
    "说明应当是什么样，而不要答复",
  "says what may be changed": "说明哪些可以改",
  "how a thing is to come out": "说明结果应当怎样",
  "the prompt as a whole asks for work": "任务整体要求做事",
  "the end of the prompt orders it, whatever stands before":
    "任务的结尾下达了命令，不论前面问了什么",
  "an unknown verb in the place of an order": "命令的位置上有一个不认识的动词",
  "a requirement": "是一项要求",
  "a command in the place of an order": "命令的位置上是一条命令行",
  "gives a command line": "给出了命令行",
  "a command line": "是命令行",
  "a command is part of the work": "命令行是任务的一部分",
  "it must pass": "必须通过",
  "it must be seen to pass": "要亲眼看到通过",
  "passing is the condition of being done": "通过才算完成",
  "something is to go into a file": "有内容要写进文件",
  "something is to go into a file ({})": "有内容要写进文件（{}）",
  "an answer that goes into a file": "答复要写进文件",
  "a thing is to go": "某样东西要去掉",
  "a thing is to be gone": "某样东西不应再有",
  "a thing is to be handled": "某件事要处理",
  "a thing is to be given something": "某样东西要加上什么",
  "an old value and a new one": "给出了旧值和新值",
  "a question that only a run answers": "只有运行才能回答的问题",
  "a ban on running": "禁止运行",
  "a run is to show it": "要靠运行来说明",
  "what a command does is to be seen": "要看命令运行的结果",
  "something is needed": "需要某样东西",
  "what is taken out is told": "取出来的内容写进答复",
  "a step that changes": "是一步改动",
  "the name of a change": "是一项改动的名称",
  "code is to move": "代码要换位置",
  "a user story": "是用户故事",
  "names the tool to use": "指明了要用的工具",
  "only a hint beside a task to look": "只是查看任务旁边的一点迹象",
  "the prompt as a whole asks for an answer": "任务整体要的是答复",
  "a topic beside a declaration": "已声明只读，这里只是话题",
  "a topic, not an order": "是话题，不是命令",
  "a fence beside an order": "是命令旁边的范围限制",
  "holds for a phase only": "只对一个阶段有效",
  "waived elsewhere": "别处说了不用做",
  "shown for the questions": "是为提问而列出的",
  "stands under {}": "位于 {} 之下",
  "an order to {}": "要求 {}",
};

/** A reason in a language; as it is where none is known. */
export function reasonIn(reason: string, lang: Lang): string {
  return lang === "en" ? reason : translated(reason, CHINESE);
}
