/**
 * What a guard noted at its steps, in Chinese. The guards note in English; they
 * run before every dispatch, which shows none of it.
 *
 * @module
 */

import type { Lang } from "../verdict.ts";
import { type Templates, translated } from "../templates.ts";
import { reasonIn } from "./reasons.ts";

/** Findings as the guards word them. */
const CHINESE: Templates = {
  // Of every guard.
  "tool_name is neither Agent nor Task: passes":
    "tool_name 既不是 Agent 也不是 Task：放行",
  "{} is 1: nothing is judged": "{} 是 1：不判断",
  "not {}: passes": "不是 {}：放行",
  "what the other guards recommend is judged too":
    "其他守卫建议的调用也一并判断",
  // Sync guard.
  "CLAUDE_CODE_DISABLE_BACKGROUND_TASKS is on: no background":
    "CLAUDE_CODE_DISABLE_BACKGROUND_TASKS 已打开：没有后台",
  "CLAUDE_CODE_DISABLE_BACKGROUND_TASKS is not on":
    "CLAUDE_CODE_DISABLE_BACKGROUND_TASKS 没有打开",
  "a subagent asks for the background": "子 agent 要求后台运行",
  "the caller is a subagent: left to itself": "调用方是子 agent：不干涉",
  "no agent_id: the caller is the main session":
    "没有 agent_id：调用方是主会话",
  "a name: the channel guard judges this call":
    "带了 name：由 channel 守卫判断",
  "a name, but in print mode it is only a label":
    "带了 name，但在 print 模式里只是标签",
  "no name": "没有 name",
  "CLAUDE_AUTO_BACKGROUND_TASKS is on": "CLAUDE_AUTO_BACKGROUND_TASKS 已打开",
  "CLAUDE_AUTO_BACKGROUND_TASKS is not on":
    "CLAUDE_AUTO_BACKGROUND_TASKS 没有打开",
  "isolation is remote: always in the background":
    "isolation 是 remote：一律在后台",
  "run_in_background is false": "run_in_background 是 false",
  "run_in_background is not false": "run_in_background 不是 false",
  "the type's definition says background: true, which wins":
    "类型的定义里写了 background: true，以它为准",
  "no such field in this session; when-possible is set":
    "这个会话没有这个字段；设了 when-possible",
  "no such field in this session": "这个会话没有这个字段",
  "DISPATCH_SYNC_REPAIR is on: the call is changed":
    "DISPATCH_SYNC_REPAIR 已打开：改写这次调用",
  "run_in_background was left out": "没有写 run_in_background",
  "run_in_background is there and not false":
    "写了 run_in_background，但不是 false",
  // Channel guard.
  "name is {}: the call makes no teammate": "name {}：这次调用不产生队友",
  "a name is given": "写了 name",
  "the type is a role: {}": "类型是一个角色：{}",
  "the type is no role of the roster": "类型不是名册里的角色",
  // Capability guard.
  "the prompt is {}: nothing to read": "prompt {}：没有可读的",
  "the prompt as a whole asks for an answer: passes":
    "任务整体要的是答复：放行",
  "{}: not found": "{}：没有",
  '{} ({} of 3, {}): "{}"': "{}（强度 {}/3，{}）：“{}”",
  "nothing is asked for that any type could not do: passes":
    "没有要求任何类型做不了的事：放行",
  "a built-in type, and it can do this: passes": "内置类型，做得了：放行",
  'decided by "{}"': "依据：“{}”",
  "type and model can do it, or nothing better is known: passes":
    "类型和模型做得了，或者没有更合适的：放行",
  // Advice on agents.
  "subagent_type is {}: nothing to look up": "subagent_type {}：没有可查的",
  "the session's folder is unknown: nothing can be looked up":
    "不知道会话的文件夹：无法查找",
  "nothing to say about this type": "对这个类型没有要说的",
  "the type is worth a word: {}": "这个类型值得一提：{}",
  // Rules for subagents.
  "the rules for a {}": "规则的对象：{}",
  // Gate.
  "stop_hook_active: the gate has already asked once":
    "stop_hook_active：已经要求过一次",
  "the first stop of this turn": "这一轮第一次停下",
  "no readable transcript of the agent": "没有可读的 agent 记录",
  "no text of the dispatcher in the transcript": "记录里没有派发方的文字",
  "the dispatcher's text does not mention the marker":
    "派发方的文字没有提到标记",
  "the dispatcher's text asks for the marker": "派发方的文字要求标记",
  "no last message in the payload: the transcript's is judged":
    "输入里没有最后一条消息：判断记录里的那条",
  "the last message in the transcript is empty": "记录里的最后一条消息是空的",
  "no last message: nothing to judge": "没有最后一条消息：无从判断",
  "a report, and the bare marker as its last line": "有报告，最后一行就是标记",
  "no text at all": "没有文字",
  "only the marker": "只有标记",
  "no marker, {} bytes: under the floor of {}":
    "没有标记，{} 字节：低于下限 {}",
  "no marker, {} bytes: not under the floor of {}":
    "没有标记，{} 字节：不低于下限 {}",
  // Notices.
  "no completed result: passes": "没有完成的结果：放行",
  "completed without any text": "已完成，但没有文字",
  "the harness calls the output partial": "harness 说输出不完整",
  "an API error or limit message instead of a report":
    "只有 API 错误或限额消息，没有报告",
  "the dispatch does not mention the marker: passes": "派发没有提到标记：放行",
  "the dispatch asks for the marker": "派发要求标记",
  "the last line is the bare marker: passes": "最后一行就是标记：放行",
  "the marker, and no report before it": "只有标记，前面没有报告",
  "the last line is not the bare marker": "最后一行不是标记",
  "the prompt is no task notification: passes": "输入不是任务通知：放行",
  "no agent's id in the notification: passes": "通知里没有 agent 的 id：放行",
  "not about a subagent: passes": "与子 agent 无关：放行",
  "failed; the marker was asked for": "失败；要求过标记",
  "failed; the marker was not asked for": "失败；没有要求标记",
  "stopped by this session": "是这个会话停掉的",
  "stopped by somebody else": "是别处停掉的",
  "an unknown status is no proof of anything: passes":
    "不认识的状态，什么也证明不了：放行",
  "{} waits for its own subagents and will notify again":
    "{} 在等自己的子 agent，之后还会通知",
  // Recovery.
  "stop_hook_active: this turn was sent on already":
    "stop_hook_active：这一轮已经续过一次",
  "no transcript_path": "没有 transcript_path",
  "{} result(s) never came": "{} 个结果没有送达",
  "{} notice(s) hold less than was written": "{} 条通知的内容比写下的少",
  "{} text(s) count as lost": "{} 段文字算丢失",
  "no finished result of a known agent": "没有已知 agent 的完成结果",
  "the agent's transcript cannot be read": "读不到 agent 的记录",
  // Catalog.
  "DISPATCH_AGENT_CATALOG is not on": "DISPATCH_AGENT_CATALOG 没有打开",
  "no agent is defined here": "这里没有定义 agent",
  "listed": "已列出",
  // Why a guard could not judge.
  "the dispatch text cannot be read": "读不到派发的文字",
  "last_assistant_message is no text": "last_assistant_message 不是文字",
  "the judgment failed": "判断出错",
};

/** Words that stand for a `{}`, where they are not names. */
const WORDS: Readonly<Record<string, string>> = {
  absent: "没有写",
  blank: "是空白",
  mistyped: "不是文本",
  subagent: "子 agent",
  reader: "只读的子 agent",
  teammate: "队友",
  unknown: "没有定义",
  ambiguous: "有歧义",
  duplicate: "定义重复",
  "former-built-in": "从前的内置类型",
  "no-tools": "没有工具",
};

/** A finding in a language; as it is where none is known. */
export function findingIn(finding: string, lang: Lang): string {
  return lang === "en"
    ? finding
    : translated(finding, CHINESE, (slot) =>
      WORDS[slot] ?? reasonIn(slot, lang));
}
