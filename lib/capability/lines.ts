/**
 * Step two, first half: lines with their markers, labels and frames.
 *
 * @module
 */

import type { FrameKind } from "./explanation.ts";
import { tagName } from "./set_aside.ts";
import { FENCE, FENCE_RUN, phrasesIn, QUOTE, TAG } from "./words.ts";

/** Labels in lower case, at most three words each. */
export const ENGLISH_LABELS: Partial<Record<FrameKind, string[]>> = {
  background: phrasesIn(
    `background|context|facts|facts so|symptom|symptoms|history|why|motivation|
rationale|environment|observed|actual|error|log|logs|situation|clues|
related|what we know|current state|current behaviour|current behavior|
problem|issue|bug|known|given|reporter|stack|user report|expected|note|
notes|stack trace|observations|hypothesis|assumptions|glossary|references|
intro|introduction|overview|bug report|example|examples|description|
summary of problem|what happens|what happened|steps to reproduce|
reproduction|repro|repro steps|role|persona|evidence|where|location|
command|commands|working directory|devices|device|virtualenv`,
  ),
  research: phrasesIn(
    `question|questions|focus|focus on|focus areas|look for|look at|find|
find out|investigate|areas|topics|to answer|answer these|what to find|
what to look|start here|points of interest|where to start|entry points|
read|cover|consider|collect|inbound|outbound|what i need|i need|
need to know|things to check|what to check|audit|review|research|explain|
analysis|findings|exploration|analyse|analyze|study|inspect|
review checklist|research questions|key questions|open questions|search|
understand|discovery|what to report|points|subject|topic|scope of review`,
  ),
  task: phrasesIn(
    `task|tasks|goal|goals|objective|objectives|todo|to do|steps|your steps|
instructions|what to do|work|work items|assignment|mission|action|actions|
request|your task|your job|the task|job|do|process|procedure|workflow|
method|approach|action items|sprint task|workplan|your mission|please do|
things to do`,
  ),
  spec: phrasesIn(
    `implementation|implement|changes|change|requirements|requirement|what|
want|wanted|feature|fix|fixes|features|required changes|proposed changes|
what to change|what to build|what to implement|build|create|patches|patch|
modifications|edits|to implement|to fix|to change|add|details|behaviour|
behavior|desired behaviour|desired behavior|expected behaviour|
expected behavior|user story|changes needed|refactor|new endpoint|
new feature|new page|cleanup|migration`,
  ),
  output: phrasesIn(
    `output|output format|format|report|reporting|report back|return|
return format|reply|answer|final message|final answer|deliver|deliverable|
deliverables|response|hand over|hand in|result|results|summary|
report format|answer format|response format|what to return|wrap up|
expected output|final|final report|report structure|for each finding|
in your report|template|handoff|output spec|metrics|thoroughness|length`,
  ),
  limits: phrasesIn(
    `constraint|constraints|rule|rules|scope|ground rules|guardrails|limits|
restrictions|conventions|important|boundaries|style|caveats|warnings|
warning|caution|remember|hard rules|principles|guidelines|critical`,
  ),
  acceptance: phrasesIn(
    `done when|definition of done|acceptance|acceptance criteria|
success criteria|verify|verification|validation|validate|checks|proof|
exit criteria|before you finish|quality gate|quality gates|done|criteria|
gates|check|verification steps|test plan|testing|tests|must pass|when done`,
  ),
  others: phrasesIn(
    `later|next phase|next phases|out of scope|not now|not in scope|follow up|
future|future work|non goals|not your job|next agent|afterwards|for later|
next steps|upcoming|roadmap|later phases|other agents|what happens next`,
  ),
  permit: phrasesIn(
    `may edit|you may edit|allowed|editable|write access|ownership|
files to change|files to modify|files to edit|allowed files|you own|
writable|may change|may modify|files you own|modify only|edit only`,
  ),
  ban: phrasesIn(
    `must not edit|off limits|forbidden|do not|don't|never|not allowed|
do not touch|protected|must not|don't touch|do not edit|do not modify|
prohibited|hands off|avoid|must not change|may not|no go`,
  ),
  quoted: phrasesIn(
    `plan|my plan|proposed plan|the plan|proposal|claim|quote|excerpt|spec|
specification|implementer's claim|diff|snippet|user request|
original request|ticket|the spec|current plan|draft|claims|user said|
user says|the user says|previous report|issue text|pr description|
commit message|issue body|title|the claim`,
  ),
};

/** Labels in simplified characters; the more special kinds come first. */
export const CHINESE_LABELS: Partial<Record<FrameKind, string[]>> = {
  others: phrasesIn(
    `后续|以后|之后的阶段|不在范围|范围之外|不归你|不用管|下一阶段|
后续阶段|非目标|不做|以后再做|后续计划`,
  ),
  permit: phrasesIn(
    `允许修改|可以动|可写|所有权|白名单|可以修改|可改|可修改|
允许改动|可以写|允许编辑|可修改文件|你可以写|可编辑`,
  ),
  ban: phrasesIn(
    `不可以动|不能动|禁止|不许|不要|黑名单|禁区|不可动|不许动|
禁止修改|不要动|别动|不可改|禁止事项|不准动|不要碰`,
  ),
  acceptance: phrasesIn(
    `验收|完成标准|验证|验收标准|通过标准|自测|完成条件|验证方式|
校验|完成定义|验收条件|证明|检查|验证步骤`,
  ),
  output: phrasesIn(
    `输出|输出格式|回报|格式|报告|最终消息|交付|交付物|返回|汇报|
结果|回报格式|最终消息要求|报告格式|回复|回复格式|产出|返回格式|
收尾|交付要求|结果格式|产出物`,
  ),
  limits: phrasesIn(
    `约束|限制|规则|注意|约定|原则|协作约定|注意事项|领域约束|范围|
边界|要注意|红线|前提|规范|底线`,
  ),
  research: phrasesIn(
    `问题|要回答|关注点|重点|要找的|要查的|从哪里开始|请阅读|
你要回答|我需要|检查项|调查|要找的东西|想知道|要回答的问题|
研究问题|调研|分析|排查|关注|审查要点|请产出|请回答|请弄清|
请弄明白|回答|评审重点|阅读|研究任务|调研问题|疑问|要弄清的|
需要回答|找|请找|查找|影响评估|摸底|入口|了解现状|看什么|求|
请你弄清|想请教|定位`,
  ),
  background: phrasesIn(
    `背景|现状|动机|原因|线索|症状|事实|环境|上下文|需求原文|
用户反馈|报错|日志|现象|前情|已知|产品原话|证据|案情|说明|
角色|复现步骤|表现|相关|参考|参考资料|示例|报告人说|情况|
问题描述|故障|已知信息`,
  ),
  quoted: phrasesIn(
    `计划|原话|原文|引用|用户原话|改造计划|用户说|上一个|声明|规格|
工单原文|需求描述原文|迁移计划`,
  ),
  spec: phrasesIn(
    `要求|需求|实现|改动|改动点|内容|做法|处理|动手|细节|实现建议|
修改|修改点|改为|改成|方案细节|功能|实现要求|具体要求|修复|
要改的|功能点|改造|期望|期望行为|要做的|要做的事|用例|功能要求|
改造内容|整改|新接口|新功能|新需求|新页面|评审意见|修改意见|
整改意见|代码评审意见`,
  ),
  task: phrasesIn(
    `任务|目标|步骤|工作|待办|事项|流程|你的任务|方法|工单|
工作内容|具体步骤|执行步骤|操作步骤|阶段`,
  ),
};

const ENGLISH: ReadonlyMap<string, FrameKind> = new Map(
  Object.entries(ENGLISH_LABELS).flatMap(([kind, labels]) =>
    labels.map((label) => [label, kind as FrameKind] as const)
  ),
);

const CHINESE = Object.entries(CHINESE_LABELS) as [FrameKind, string[]][];

/** Labels number themselves: "Phase 2 - change", "第一步", "Part A". */
const NUMBERED =
  /^(?:phase|part|step|stage|task|section|goal|question|q) ?[0-9a-d]?(?: ?\/ ?\d)?\b[ :.\-–—]*/;

/** The kind of frame that a label gives; "none" when it names no part. */
export function frameKind(label: string): FrameKind {
  const text = label.replace(/[\ue000-\ue008]+/g, " ").trim().toLowerCase()
    .slice(0, 80).replace(/[*_#:：【】]+/g, " ").trim();
  const whole = ENGLISH.get(text);
  if (whole !== undefined) return whole;
  if (/[\u3400-\u9fff]/.test(text)) return chineseKind(text);
  const rest = text.replace(NUMBERED, "");
  const words = rest.split(/[^a-z']+/).filter((word) => word !== "");
  if (words.length === 0 || words.length > 8) return "none";
  for (let size = Math.min(3, words.length); size > 0; size--) {
    const head = ENGLISH.get(words.slice(0, size).join(" "));
    if (head !== undefined && words.length <= size + 2) return head;
  }
  const tail = ENGLISH.get(words.slice(-2).join(" ")) ??
    (words.length === 2 ? ENGLISH.get(words[1] ?? "") : undefined);
  return tail !== undefined && words.length <= 4 ? tail : "none";
}

function chineseKind(text: string): FrameKind {
  const short = text.replace(NUMBERED, "").replace(
    /^[第0-9一二三四五六七八九十步阶段部分.、\s:：\-—]{1,10}/,
    "",
  );
  if (short.length > 14 || short.endsWith("先声明")) return "none";
  for (const [kind, labels] of CHINESE) {
    for (const label of labels) {
      if (short === label) return kind;
    }
  }
  for (const [kind, labels] of CHINESE) {
    for (const label of labels) {
      if (label.length > 1 && short.length <= label.length + 4) {
        if (short.startsWith(label) || short.endsWith(label)) return kind;
      }
    }
  }
  return "none";
}

/** A stretch of one line that is read as text, with the frame over it. */
export interface Piece {
  start: number;
  end: number;
  frame: FrameKind;
  frameText: string;
  /** Whether it is a list item. */
  item: boolean;
  /** A heading or a label: a name rather than a sentence. */
  label: boolean;
  /** Ends in a colon, so that what follows stands under it. */
  leads: boolean;
  /** The block that it stands in; a new one begins after a blank line. */
  block: number;
  /** Whether its frame came from its lead-in, to be judged by reading that. */
  under: Piece | undefined;
  /** A heading or label that speaks of a phase of the task. */
  phase: boolean;
}

const MARKER =
  /^[ \t]*(?:(?:[-*+•·◦▪–—]|\d{1,3}[.)、．]|[(（][0-9a-zA-Z一二三四五六七八九十]{1,2}[)）]|[a-zA-Z][.)]|[①-⑳]|[一二三四五六七八九十]{1,2}[、.．]|\[[ xX]?\])[ \t]*)/;
const HEADING = /^[ \t]*#{1,6}[ \t]+/;
/** A numbered part of a task. */
export const NUMBERED_PHASE =
  /\b(?:phase|part|stage|step) ?[0-9a-d]\b|第.{1,3}(?:步|阶段)|(?:步骤|阶段)[一二三1-4]/i;
const PHASE = /\b(?:phase|part|stage|step) ?[0-9a-d]\b|(?<![当本]前?)阶段|第./i;

const TOLD: ReadonlySet<FrameKind> = new Set(["background", "others"]);

interface Level {
  depth: number;
  kind: FrameKind;
  text: string;
  phase: boolean;
}

/** Cuts a masked text into framed pieces, in order. */
export function framedPieces(text: string, prompt: string): Piece[] {
  const pieces: Piece[] = [];
  const levels: Level[] = [];
  const late: string[] = [];
  let lead: Piece | undefined;
  let leadKind: FrameKind = "none";
  let leadIndent = 0;
  let leadBlock = 0;
  let leadItems = false;
  let block = 0;
  let blankBefore = false;
  let at = 0;
  while (at <= text.length) {
    let end = text.indexOf("\n", at);
    if (end < 0) end = text.length;
    let start = at;
    at = end + 1;
    const line = text.slice(start, end);
    if (line.trim() === "") {
      // What was set aside right under a lead-in was all that it led to.
      if (pieces.at(-1) === lead && prompt.slice(start, end).trim() !== "") {
        lead = undefined;
      }
      if (!blankBefore) block++;
      blankBefore = true;
      continue;
    }
    // A tag that closes behind the text of its line holds for that text.
    for (const name of late.splice(0)) closeTag(levels, name);
    start = openTags(text, { start, end, prompt, levels, late });
    if (start >= end) {
      lead = undefined;
      blankBefore = false;
      continue;
    }
    const body = text.slice(start, end);
    const indent = body.length - body.trimStart().length;
    const heading = HEADING.exec(body);
    const marker = heading === null ? MARKER.exec(body) : null;
    const bold = heading === null && body.trimStart().startsWith("**");
    const item = marker !== null && !bold;
    if (
      lead !== undefined && blankBefore && !item && block > leadBlock + (
            pieces.at(-1) === lead ? 1 : 0
          )
    ) lead = undefined;
    if (
      lead !== undefined && !item && (indent < leadIndent || leadItems)
    ) lead = undefined;
    // "Background: …", told in its line, is over at the blank line.
    if (
      lead !== undefined && blankBefore && leadItems && TOLD.has(leadKind)
    ) lead = undefined;
    const fence = body.startsWith(FENCE) || body.startsWith(FENCE_RUN);
    const led = fence && pieces.at(-1) === lead ? lead : undefined;
    blankBefore = false;
    const from = start + (heading?.[0].length ?? (item ? marker[0].length : 0));
    const top = levels.at(-1);
    const piece: Piece = {
      start: from,
      end,
      frame: leadKind !== "none" && lead !== undefined
        ? leadKind
        : top?.kind ?? "none",
      frameText: lead !== undefined
        ? text.slice(lead.start, lead.end)
        : top?.text ?? "",
      item,
      label: false,
      leads: false,
      block,
      under: lead,
      phase: top?.phase ?? false,
    };
    if (heading !== null || (bold && isBoldLine(body))) {
      const depth = heading === null ? 7 : heading[0].trim().length;
      while ((levels.at(-1)?.depth ?? 0) >= depth) levels.pop();
      const name = clear(text.slice(from, end));
      const own = frameKind(name);
      const kind = own === "none" ? levels.at(-1)?.kind ?? "none" : own;
      levels.push({ depth, kind, text: name, phase: PHASE.test(name) });
      lead = undefined;
      pieces.push({
        ...piece,
        label: true,
        frame: own === "none" ? levels.at(-2)?.kind ?? "none" : own,
        frameText: name,
        phase: PHASE.test(name),
        under: undefined,
      });
      continue;
    }
    const cut = labelEnd(text, { start: from, end });
    if (cut !== undefined) {
      const name = clear(text.slice(from, cut.nameEnd));
      const named = frameKind(name);
      // "The user says: "…" Find out why": only the quote is quoted.
      const kind = named === "quoted" && !item &&
          text.slice(cut.restStart, end).trimStart().startsWith(QUOTE)
        ? "none"
        : named;
      const rest = text.slice(cut.restStart, end).trim() !== "";
      const label: Piece = {
        ...piece,
        end: cut.nameEnd,
        label: true,
        leads: !rest,
        phase: piece.phase || PHASE.test(name),
      };
      pieces.push(label);
      if (rest) {
        pieces.push({
          ...piece,
          start: cut.restStart,
          frame: kind === "none" ? piece.frame : kind,
          frameText: kind === "none" ? piece.frameText : name,
          under: kind === "none" ? piece.under ?? label : undefined,
          phase: label.phase,
        });
        // A label at the margin also holds for the list right under it.
        if (!item && kind !== "none") {
          lead = label;
          leadKind = kind;
          leadIndent = indent;
          leadBlock = block;
          leadItems = true;
        }
      } else {
        lead = label;
        leadKind = kind === "none" && item ? piece.frame : kind;
        leadIndent = indent;
        leadBlock = block;
        leadItems = false;
      }
      continue;
    }
    const colon = endsInColon(body);
    const plan = !item && showsPlan(body);
    if (colon || plan) {
      piece.leads = true;
      pieces.push(piece);
      lead = piece;
      leadKind = plan ? "quoted" : "none";
      leadIndent = indent;
      leadBlock = block;
      leadItems = !colon;
      continue;
    }
    pieces.push(piece);
    if (led !== undefined) lead = undefined;
  }
  return pieces;
}

/** Reads the tags at the start of a line; where the text behind them begins. */
function openTags(
  text: string,
  { start, end, prompt, levels, late }: {
    start: number;
    end: number;
    prompt: string;
    levels: Level[];
    late: string[];
  },
): number {
  let at = start;
  // Closing tags may also stand at the end of a line.
  for (let i = start; i < end; i++) {
    if (text[i] !== TAG) continue;
    const closing = prompt[i + 1] === "/";
    const name = tagName(prompt, i + (closing ? 2 : 1)).replaceAll("_", " ");
    let stop = i;
    while (
      stop < end && text[stop] === TAG && !(stop > i && prompt[stop] === "<")
    ) {
      stop++;
    }
    if (closing) {
      if (text.slice(at, i).trim() === "") closeTag(levels, name);
      else late.push(name);
    } else if (text.slice(at, i).trim() === "") {
      const own = frameKind(name.replaceAll("-", " "));
      const kind = own === "none" ? levels.at(-1)?.kind ?? "none" : own;
      levels.push({ depth: 8, kind, text: name, phase: false });
    }
    if (text.slice(at, i).trim() === "") at = stop;
    i = stop - 1;
  }
  return at;
}

function closeTag(levels: Level[], name: string): void {
  while (levels.length > 0 && levels.pop()?.text !== name);
}

function isBoldLine(body: string): boolean {
  const text = body.trim().replace(/[:：]$/, "");
  return text.length > 4 && text.length < 90 && text.endsWith("**") &&
    text.indexOf("**", 2) === text.length - 2;
}

function endsInColon(body: string): boolean {
  const text = body.trimEnd();
  return text.endsWith(":") || text.endsWith("：");
}

// "Below is my plan": the list that follows is shown, not ordered.
const SHOWN =
  /\b(?:below|here) (?:is|are)\b|\bhere's\b|\bfollowing\b|如下|下面|以下|아래|다음은|\bsiguiente|\best[eo]s? (?:es|son)\b/i;
const PLAN =
  /\b(?:plan|proposal|draft|approach|steps i)\b|计划|提案|草案|計画|移行案|계획|방안|\bpropuesta\b/i;

function showsPlan(body: string): boolean {
  const text = body.slice(0, 400);
  return PLAN.test(text) && SHOWN.test(text);
}

function clear(text: string): string {
  return text.replace(/[*_#:：【】[\]]/g, " ").trim();
}

// Labels are short; longer text before a colon is a sentence.
const LABEL_MOST = 48;
const LABEL_WORDS = 6;

/** Where a line's label ends, when the line begins with one. */
function labelEnd(
  text: string,
  { start, end }: { start: number; end: number },
): { nameEnd: number; restStart: number } | undefined {
  const head = text.slice(start, Math.min(end, start + LABEL_MOST + 8));
  const lead = head.length - head.trimStart().length;
  if (head.startsWith("**", lead)) {
    const close = head.indexOf("**", lead + 2);
    if (close > 0) {
      const after = /^[\s:：.\-–—]*/.exec(head.slice(close + 2))?.[0] ?? "";
      const inside = /[:：.]$/.test(head.slice(0, close));
      if (inside || after !== "") {
        return {
          nameEnd: start + close,
          restStart: start + close + 2 + after.length,
        };
      }
    }
  }
  if (head.startsWith("【", lead)) {
    const close = head.indexOf("】", lead);
    if (close > 0) {
      return { nameEnd: start + close, restStart: start + close + 1 };
    }
  }
  let words = 0;
  for (let i = 0; i < head.length; i++) {
    const char = head[i] ?? "";
    if (char === " ") words++;
    if (char === ":" || char === "：") {
      if (words > LABEL_WORDS + lead) return undefined;
      const next = text[start + i + 1] ?? "";
      const wide = /[\u3400-\u9fff]/.test(head.slice(0, i)) || char === "：";
      if (!wide && start + i + 1 < end && next !== " " && next !== "*") {
        return undefined;
      }
      const name = head.slice(0, i).trim();
      if (name === "" || (wide && i > 20)) return undefined;
      return { nameEnd: start + i, restStart: start + i + 1 };
    }
    if (",.;!?，。；！？、".includes(char)) return undefined;
    if (i >= LABEL_MOST) return undefined;
  }
  return undefined;
}

/** A line shorter than this was ended on purpose. */
const WRAPPED = 50;

/** The pieces, with the lines of a wrapped paragraph joined. */
export function joinWrapped(pieces: readonly Piece[], text: string): Piece[] {
  const out: Piece[] = [];
  const joined = new Map<Piece, Piece>();
  let lineStart = 0;
  for (const piece of pieces) {
    const under = piece.under;
    if (under !== undefined) piece.under = joined.get(under) ?? under;
    const last = out.at(-1);
    if (last !== undefined && goesOn(last, { piece, text, lineStart })) {
      last.end = piece.end;
      last.leads = piece.leads;
      // What follows stands under the joined piece.
      joined.set(piece, last);
    } else out.push(piece);
    lineStart = piece.start;
  }
  return out;
}

function goesOn(
  last: Piece,
  { piece, text, lineStart }: { piece: Piece; text: string; lineStart: number },
): boolean {
  if (piece.item || piece.label || last.label || last.leads) return false;
  if (piece.block !== last.block || piece.start <= last.end) return false;
  if (piece.start - last.end > 40) return false;
  const line = text.slice(lineStart, last.end).trimEnd();
  const end = line.at(-1) ?? "";
  if (end === ",") return true;
  if (line.length < WRAPPED || /[.!?:;。！？：；，]/.test(end)) return false;
  return /[a-z0-9(\ue000-\ue008]/.test(
    text.slice(piece.start, piece.end).trimStart().charAt(0),
  );
}
