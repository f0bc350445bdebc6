/**
 * Step two, first half: lines with their markers, labels and frames.
 *
 * @module
 */

import type { FrameKind } from "./explanation.ts";
import { tagName } from "./set_aside.ts";
import { FENCE, FENCE_RUN, phrasesIn, QUOTE, TAG } from "./words.ts";

/**
 * Labels in lower case and simplified characters, at most three words each.
 * A longer label counts by its first or last words.
 */
const LABELS: Partial<Record<FrameKind, string>> = {
  background: `background|context|facts|symptom|symptoms|history|why|
motivation|environment|observed|actual|error|log|logs|what we know|problem|
issue|bug|known|given|expected|note|notes|examples|example|description|
what happens|what happened|steps to reproduce|repro|role|evidence|背景|现状|
动机|原因|线索|上下文|任务背景|项目背景|业务背景|前情|前情提要|症状|事实|环境|用户反馈|报错|日志|现象|已知|说明|角色|复现步骤|参考|示例|情况|
问题描述|故障`,
  research: `question|questions|focus|focus on|look for|look at|find|find out|
investigate|areas|topics|answer these|start here|read|cover|i need|
what i need|what to check|things to check|audit|review|research|explain|
analysis|understand|what to report|问题|要回答|关注点|重点|要找的|要查的|关注|请回答|
我需要|调查|想知道|调研|分析|排查|回答|阅读|找|摸底|定位`,
  task: `task|tasks|goal|goals|objective|todo|to do|steps|instructions|
what to do|assignment|actions|request|your job|do|process|任务|目标|步骤|待办|事项|
流程|阶段`,
  spec: `implementation|implement|changes|change|requirements|requirement|
what|wanted|feature|features|fix|fixes|build|create|patch|add|details|
behaviour|behavior|user story|refactor|要求|需求|实现|改动|改动点|内容|做法|处理|修改|
改为|改成|功能|修复|改造|期望|用例|新功能|修改意见|original request|工单|问题单`,
  output: `output|format|report|reporting|report back|return|reply|
final message|final answer|deliver|deliverable|deliverables|response|result|
results|summary|in your report|输出|格式|报告|最终消息|交付|返回|汇报|结果|回报|回复|产出|
收尾|产出物|交付物|成果物|报告存放位置|存放位置|保存位置|存放路径|输出路径|输出位置|输出文件|结果文件`,
  limits: `constraint|constraints|rule|rules|scope|limits|boundaries|
important|guidelines|约束|限制|规则|注意|约定|原则|范围|边界|红线|底线`,
  acceptance: `done when|definition of done|acceptance|criteria|verify|
verification|validation|checks|before you finish|done|check|test plan|
testing|tests|验收|完成标准|验证|验收标准|自测|检查`,
  others: `later|next phase|out of scope|not now|follow up|future|
future work|non goals|next agent|afterwards|next steps|roadmap|other agents|
后续|以后|之后的阶段|不在范围|不归你|不用管|下一阶段|非目标|不做`,
  permit: `may edit|you may edit|allowed|editable|ownership|files to change|
files to edit|you own|edit only|modify only|允许修改|可以动|可写|可以修改|可改|可修改`,
  ban: `must not edit|off limits|forbidden|do not|don't|never|not allowed|
must not|prohibited|hands off|avoid|may not|no go|不可以动|不能动|禁止|不许|不要|禁区|
别动|不要动`,
  quoted: `plan|my plan|proposal|claim|claims|quote|excerpt|spec|diff|
user request|ticket|draft|user said|user says|issue text|title|ticket says|
the ticket says|the issue says|commit message|feature request|story|计划|原话|原文|
引用|用户说|规格|需求原文|原始需求|缺陷单|单子上写着|工单原文|pr 描述|提交信息`,
};

let kinds: Map<string, FrameKind> | undefined;

function labels(): Map<string, FrameKind> {
  return new Map(
    Object.entries(LABELS).flatMap(([kind, table]) =>
      phrasesIn(table).map((label) => [label, kind as FrameKind] as const)
    ),
  );
}

/** Labels number themselves: "Phase 2 - change", "第一步", "Part A". */
const NUMBERED =
  /^(?:(?:phase|part|step|stage|task|section|question|q) ?[0-9a-d]?\b[ :.\-–—]*|[第0-9一二三四五六七八九十步阶段部分.、\s:：\-—]{1,10})/;

/** "PAY-1482: …", "#381: …": what the issue says. */
const ISSUE_ID = /^(?:[a-z]{2,10}-|#)\d{1,6}$/;

/** The kind of frame that a label gives; "none" when it names no part. */
export function frameKind(label: string): FrameKind {
  kinds ??= labels();
  const text = label.slice(0, 80).toLowerCase()
    .replace(/[*_#:：【】\ue000-\ue008]+/g, " ").trim();
  const whole = kinds.get(text);
  if (whole !== undefined) return whole;
  if (ISSUE_ID.test(text)) return "spec";
  const rest = text.replace(NUMBERED, "");
  if (/[\u3400-\u9fff]/.test(text)) return kinds.get(rest) ?? "none";
  const words = rest.split(/[^a-z']+/).filter((word) => word !== "");
  for (let size = Math.min(3, words.length); size > 0; size--) {
    const head = kinds.get(words.slice(0, size).join(" "));
    if (head !== undefined && words.length <= size + 2) return head;
  }
  const tail = kinds.get(words.slice(-2).join(" ")) ??
    kinds.get(words.at(-1) ?? "");
  return words.length <= 4 ? tail ?? "none" : "none";
}

/** Kinds of labels that give the rest of a line a place of its own. */
const OPENING: ReadonlySet<FrameKind> = new Set([
  "background",
  "others",
  "quoted",
]);
const LABEL_IN_LINE =
  /([.!?。！？]) (?=([A-Za-z][A-Za-z ]{2,30}|[\u4e00-\u9fff]{2,8})[:：])/g;

/**
 * A masked text of the same length in which "… limit? Ticket: …" is two lines.
 */
export function labelsOnLines(masked: string): string {
  if (!masked.includes(":") && !masked.includes("：")) return masked;
  return masked.replace(
    LABEL_IN_LINE,
    (whole, sign: string, label: string) =>
      OPENING.has(frameKind(label)) ? `${sign}\n` : whole,
  );
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
  /^[ \t]*(?:(?:[-*+•·◦▪–—]|\d{1,3}[.)）、．]|[(（][0-9a-zA-Z一二三四五六七八九十]{1,2}[)）]|[a-zA-Z][.)]|[①-⑳]|[一二三四五六七八九十]{1,2}[、.．]|\[[ xX]?\])[ \t]*)/;
const HEADING = /^[ \t]*#{1,6}[ \t]+/;
/** A numbered part of a task. */
export const NUMBERED_PHASE =
  /\b(?:phase|part|stage|step|fase|etapa|paso) ?[0-9a-d]\b|第.{1,3}(?:步|阶段|段階)|(?:步骤|阶段)[一二三1-4]|[1-4] ?(?:단계|段階)|(?:フェーズ|ステップ) ?[0-9１-４]/i;
const PHASE =
  /\b(?:phase|part|stage|step|fase|etapa|paso) ?[0-9a-d]\b|\b(?:first|second|next|last) (?:phase|pass|stage|step)\b|[1-4] ?단계|(?:フェーズ|ステップ) ?[0-9１-４]|(?<![当本]前?)阶段|第./i;

interface Level {
  depth: number;
  kind: FrameKind;
  text: string;
  phase: boolean;
}

/** What stands over the lines that follow it. */
interface Lead {
  piece: Piece;
  kind: FrameKind;
  indent: number;
}

/** Cuts a masked text into framed pieces, in order. */
export function framedPieces(text: string, prompt: string): Piece[] {
  const framing = new Framing(text, prompt);
  let at = 0;
  while (at <= text.length) {
    const found = text.indexOf("\n", at);
    const end = found < 0 ? text.length : found;
    framing.line(at, end);
    at = end + 1;
  }
  return framing.pieces;
}

class Framing {
  readonly pieces: Piece[] = [];
  /** The headings and tags that are open. */
  readonly #levels: Level[] = [];
  /** Tags that close behind the text of their line. */
  #late: string[] = [];
  #lead: Lead | undefined;
  #block = 0;
  #afterBlank = false;

  constructor(readonly text: string, readonly prompt: string) {}

  line(from: number, end: number): void {
    if (this.text.slice(from, end).trim() === "") {
      this.#blank(from, end);
      return;
    }
    for (const name of this.#late) closeTag(this.#levels, name);
    this.#late = [];
    const start = this.#tags(from, end);
    if (start < end) this.#read(start, end);
    else this.#lead = undefined;
    this.#afterBlank = false;
  }

  #blank(from: number, end: number): void {
    // What was set aside right under a lead-in was all that it led to.
    const isEmpty = this.prompt.slice(from, end).trim() === "";
    if (!isEmpty && this.#isUnderLead()) this.#lead = undefined;
    if (!this.#afterBlank) this.#block++;
    this.#afterBlank = true;
  }

  #isUnderLead(): boolean {
    return this.#lead !== undefined && this.pieces.at(-1) === this.#lead.piece;
  }

  #read(start: number, end: number): void {
    const body = this.text.slice(start, end);
    const indent = body.length - body.trimStart().length;
    const heading = HEADING.exec(body)?.[0] ?? "";
    const isBold = body.trimStart().startsWith("**");
    const marker = heading === "" && !isBold
      ? MARKER.exec(body)?.[0]
      : undefined;
    const item = marker !== undefined;
    if (!item) this.#endLead(indent);
    const isFence = body.startsWith(FENCE) || body.startsWith(FENCE_RUN);
    const isShown = isFence && this.#isUnderLead();
    const from = start + (marker ?? heading).length;
    const piece = this.#pieceOf(from, { end, item });
    if (heading !== "" || isBold && isBoldLine(body)) {
      this.#heading(piece, heading === "" ? 7 : heading.trim().length);
    } else if (!this.#label(piece, indent)) {
      this.pieces.push(piece);
      if (/[:：]\s*$/.test(body)) {
        piece.leads = true;
        this.#lead = { piece, kind: "none", indent };
      } else if (isShown) this.#lead = undefined;
    }
  }

  /** A paragraph ends a lead, unless it stands right under it. */
  #endLead(indent: number): void {
    const lead = this.#lead;
    if (lead === undefined) return;
    const isApart = this.#afterBlank && !this.#isUnderLead();
    if (isApart || indent < lead.indent) this.#lead = undefined;
  }

  #pieceOf(
    start: number,
    { end, item }: { end: number; item: boolean },
  ): Piece {
    const top = this.#levels.at(-1);
    const lead = this.#lead;
    const kind = lead?.kind ?? "none";
    return {
      start,
      end,
      frame: kind === "none" ? top?.kind ?? "none" : kind,
      frameText: lead === undefined
        ? top?.text ?? ""
        : this.text.slice(lead.piece.start, lead.piece.end),
      item,
      label: false,
      leads: false,
      block: this.#block,
      under: lead?.piece,
      phase: top?.phase ?? false,
    };
  }

  #heading(piece: Piece, depth: number): void {
    const levels = this.#levels;
    while ((levels.at(-1)?.depth ?? 0) >= depth) levels.pop();
    const text = clear(this.text.slice(piece.start, piece.end));
    const own = frameKind(text);
    const kind = own === "none" ? levels.at(-1)?.kind ?? "none" : own;
    const phase = PHASE.test(text);
    levels.push({ depth, kind, text, phase });
    this.#lead = undefined;
    this.pieces.push({
      ...piece,
      label: true,
      frame: kind,
      frameText: text,
      phase,
      under: undefined,
    });
  }

  /** Reads a line that begins with a label; false when it does not. */
  #label(piece: Piece, indent: number): boolean {
    const { text } = this;
    const cut = labelEnd(text, piece);
    if (cut === undefined) return false;
    const name = clear(text.slice(piece.start, cut.nameEnd));
    const rest = text.slice(cut.restStart, piece.end).trim();
    const named = frameKind(name);
    // "The user says: "…" Find out why": only the quote is quoted.
    const kind = named === "quoted" && !piece.item && rest.startsWith(QUOTE)
      ? "none"
      : named;
    const label: Piece = {
      ...piece,
      end: cut.nameEnd,
      label: true,
      leads: rest === "",
      phase: piece.phase || PHASE.test(name),
    };
    this.pieces.push(label);
    if (rest === "") {
      const frame = kind === "none" && piece.item ? piece.frame : kind;
      this.#lead = { piece: label, kind: frame, indent };
      return true;
    }
    const isNamed = kind !== "none";
    this.pieces.push({
      ...piece,
      start: cut.restStart,
      frame: isNamed ? kind : piece.frame,
      frameText: isNamed ? name : piece.frameText,
      under: isNamed ? undefined : piece.under ?? label,
      phase: label.phase,
    });
    return true;
  }

  /** Reads the tags of a line; where the text behind the first ones begins. */
  #tags(start: number, end: number): number {
    const { text, prompt } = this;
    let at = start;
    for (let i = start; i < end; i++) {
      if (text[i] !== TAG) continue;
      const isFirst = text.slice(at, i).trim() === "";
      const closing = prompt[i + 1] === "/";
      const name = tagName(prompt, i + (closing ? 2 : 1))
        .replaceAll("_", " ");
      let stop = i + 1;
      while (stop < end && text[stop] === TAG && prompt[stop] !== "<") stop++;
      if (!closing && isFirst) this.#openTag(name);
      else if (closing && isFirst) closeTag(this.#levels, name);
      else if (closing) this.#late.push(name);
      if (isFirst) at = stop;
      i = stop - 1;
    }
    return at;
  }

  #openTag(text: string): void {
    const own = frameKind(text.replaceAll("-", " "));
    const kind = own === "none" ? this.#levels.at(-1)?.kind ?? "none" : own;
    this.#levels.push({ depth: 8, kind, text, phase: false });
  }
}

function closeTag(levels: Level[], name: string): void {
  while (levels.length > 0 && levels.pop()?.text !== name);
}

function isBoldLine(body: string): boolean {
  const text = body.trim().replace(/[:：]$/, "");
  return text.length > 4 && text.indexOf("**", 2) === text.length - 2;
}

function clear(text: string): string {
  return text.replace(/[*_#:：【】[\]]/g, " ").trim();
}

// Labels are short; longer text before a colon is a sentence.
const LABEL_MOST = 48;
const LABEL =
  /^\s*(?:\*\*([^*\n]{1,46})(?:[:：.]\*\*[\s:：.\-–—]*|\*\*[\s:：.\-–—]+)|【([^】\n]{1,40})】)/;

/** Where a line's label ends, when the line begins with one. */
function labelEnd(
  text: string,
  { start, end }: { start: number; end: number },
): { nameEnd: number; restStart: number } | undefined {
  const head = text.slice(start, Math.min(end, start + LABEL_MOST + 8));
  const marked = LABEL.exec(head);
  if (marked !== null) {
    const [all, bold, bracketed] = marked;
    const name = bold ?? bracketed ?? "";
    return {
      nameEnd: start + head.indexOf(name) + name.length,
      restStart: start + all.length,
    };
  }
  const at = head.search(/[:：,.;!?，。；！？、]/);
  const sign = head.charAt(at);
  if (at > LABEL_MOST || sign !== ":" && sign !== "：") return undefined;
  const name = head.slice(0, at).trim();
  const isWide = sign === "：" || /[\u3400-\u9fff]/.test(name);
  // "a::b", "12:30" and "file:line" are no labels.
  const isApart = start + at + 1 >= end ||
    /[ *]/.test(text[start + at + 1] ?? "");
  if (name === "" || (isWide ? at > 20 : !isApart)) return undefined;
  return { nameEnd: start + at, restStart: start + at + 1 };
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
