/**
 * Step two, second half: pieces cut into clauses, each read in its language;
 * what is asked for without a verb; and what all clauses come to.
 *
 * @module
 */

import { simplified } from "./chinese_words.ts";
import type {
  Act,
  Clause,
  Explanation,
  Finding,
  FrameKind,
  Signal,
} from "./explanation.ts";
import type { Piece } from "./lines.ts";
import { asksFavour, type ChinesePlace, readChinese } from "./read_chinese.ts";
import { passes, readEnglish } from "./read_english.ts";
import {
  isSpanish,
  readJapanese,
  readKorean,
  readSpanish,
} from "./read_other.ts";
import {
  actOf,
  COMMAND,
  FENCE_RUN,
  PATH,
  type Sentence,
  sentencesOf,
  tokensOf,
} from "./words.ts";

/** A clause with what it asks for, before frames are weighed. */
export interface Reading {
  start: number;
  end: number;
  acts: Act[];
}

type Script = "latin" | "han" | "kana" | "hangul";

/** The script that a stretch of text is written in. */
export function scriptOf(text: string, start: number, end: number): Script {
  let han = false;
  for (let i = start; i < end; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x3040 && unit <= 0x30ff) return "kana";
    if (unit >= 0xac00 && unit <= 0xd7a3) return "hangul";
    if (unit >= 0x3400 && unit <= 0x9fff) han = true;
  }
  return han ? "han" : "latin";
}

/** Reads a piece of the masked text, clause by clause. */
export function readPiece(
  text: string,
  piece: Piece,
  { japanese, spanish }: { japanese: boolean; spanish: boolean },
): Reading[] {
  const script = scriptOf(text, piece.start, piece.end);
  if (script === "latin") {
    return inSteps(latin(text, { piece, spanish }), { text, piece });
  }
  if (script === "hangul") return whole(text, piece, readKorean);
  if (script === "kana" || japanese) return whole(text, piece, readJapanese);
  return inSteps(han(text, piece), { text, piece });
}

/** "Then merge them", "弄清之后修好": a step behind one of looking. */
const NEXT_STEP =
  /^\s*(?:and |only )?(?:then|afterwards|finally|once|(?:after|when) (?:that|this|you|it)|in the (?:second|next)|second(?:ly)?)\b|^[\s【]*(?:然后|接着|之后|随后|最后|再(?!后)|等|第二|[^，]{1,8}(?:之?后|完|了)[^，]{0,2}(?:[再就把将直]|$))/i;
/** "Don't edit anything", "nothing may change": no step of looking. */
const FORBIDS =
  /^\W*(?:please |you )?(?:do not|don't|must|may|never|no|nothing|not)\b/i;
/** "1. ", "b) ", "二、": the marker of a step. */
const STEP = /(?:\d{1,2}|[a-z]|[一二三四五六七八九十])[.)、．）]\s*$|[①-⑳]\s*$/;

/** Bans that hold for the step they stand in, since a later one changes files. */
function inSteps(
  readings: Reading[],
  { text, piece }: { text: string; piece: Piece },
): Reading[] {
  const isStep = piece.item &&
    STEP.test(text.slice(Math.max(0, piece.start - 5), piece.start));
  const later = readings.findLastIndex(({ start, end, acts }) =>
    acts.some(({ signal, strength }) => signal === "WRITE" && strength > 1) &&
    NEXT_STEP.test(text.slice(start, end))
  );
  return readings.map((reading, i) => {
    // "1. Read the guards, change nothing"; what opens all holds for all.
    const isBehind = text.slice(piece.start, reading.start).trim() !== "" ||
      reading.acts.some(({ signal }) => signal === "READ") &&
        !FORBIDS.test(text.slice(reading.start, reading.end));
    return isBehind && (isStep || i < later)
      ? { ...reading, acts: reading.acts.map(ofStep) }
      : reading;
  });
}

/** A ban that no clear order to change anything may stand beside. */
function ofStep(act: Act): Act {
  return act.signal === "NEG" ? { ...act, soft: true } : act;
}

function whole(
  text: string,
  piece: Piece,
  read: (text: string) => Act[],
): Reading[] {
  const sentences = cut(text, piece, "。.！？!?；;\n");
  // "変更不可: gen/": what, comes then.
  const isHead = piece.label &&
    /(?:不可|禁止|불가|금지)[:：] ?[^\s]/.test(
      text.slice(Math.max(piece.start, piece.end - 2), piece.end + 3),
    );
  return sentences.map(({ start, end }) => ({
    start,
    end,
    acts: read(text.slice(start, Math.min(end + 1, piece.end)))
      .filter(({ signal }) => signal !== "NEG" || !isHead),
  })).filter(({ acts }) => acts.length > 0);
}

function latin(
  text: string,
  { piece, spanish }: { piece: Piece; spanish: boolean },
): Reading[] {
  const readings: Reading[] = [];
  let led = false;
  let shown = false;
  for (const sentence of sentencesOf(tokensOf(text, piece.start, piece.end))) {
    const { tokens, before } = sentence;
    const start = tokens[0]?.start ?? piece.start;
    const end = tokens.at(-1)?.end ?? piece.end;
    const afterRead: boolean = led && before === ":";
    const acts: Act[] = spanish || isSpanish(tokens)
      ? readSpanish(tokens)
      : readEnglish(sentence, { item: piece.item, afterRead });
    led = afterRead ||
      acts.some(({ signal }) => signal === "READ") && !acts.some(isOrder);
    shown = before === ":" && shown || isShown(text.slice(start, end));
    const counted = before === ":" && shown
      ? acts.filter((act) => !isOrder(act))
      : isBanHead(sentence, { text, piece })
      ? acts.filter(({ signal }) => signal !== "NEG")
      : acts;
    if (counted.length > 0) readings.push({ start, end, acts: counted });
  }
  return readings;
}

const SHOWN =
  /^\W*(?:(?:please|could you|can you|now|first) )?(?:re-?view|critiqu?e|critici[sz]e|assess|evaluate|judge|rate|check|vet|comment on|look at|consider|discuss|sanity.check|think about|poke holes in|challenge|question|estimate)\b[^:;.!?\n]{0,60}\b(?:changes?|plans?|approach|ideas?|proposals?|diffs?|patch|designs?|suggestions?|commit|refactoring|draft|rollout|runbook|strategy|hypothesis|theory|assumption)(?: (?:in|from|of|by|for) [^:;!?\n]{1,60})?\s*$/i;

const SHOWN_ZH =
  /^\W*(?:请|帮我|麻烦)?(?:review|cr|评审|审查|审|看看?|评估|检查) ?[^：:，。]{0,6}(?:这个|这份|这版|以下|下面的|我的)[^：:，。]{0,8}(?:改动|修改|变更|方案|计划|思路|提交|设计|建议|草稿)\s*$/i;

/** "Review this change: ...", "评审一下这个方案：…": what, comes then. */
export function isShown(text: string): boolean {
  return SHOWN.test(text) || SHOWN_ZH.test(text);
}

const BAN_HEAD =
  /^(?:please |you )?(?:do not|don't|must not|may not|never|not|no puedes|no) (?:edit|change|modify|touch|write|tocar|modificar|editar)$/;

/** "Must not edit: gen/", "| must not change | gen/ |": what, comes then. */
function isBanHead(
  { tokens, close }: Sentence,
  { text, piece }: { text: string; piece: Piece },
): boolean {
  const end = tokens.at(-1)?.end ?? 0;
  const isFollowed = close === "|" ||
    piece.label && text.slice(end, end + 3).includes(":");
  return isFollowed && BAN_HEAD.test(tokens.map(({ word }) => word).join(" "));
}

/** "归别的同学，别碰": what others see to is fenced off. */
const THEIRS =
  /归|属于|别[人的]|同[学事]|另一?个|其[他它]|他们|[的者]\s*$|[在由].{1,12}[改做管]/;
/** "接口那边保持原样": a part that is fenced off. */
const KEPT =
  /^(?!.*(?:代码|文件|仓库|源码|一切|所有|全部|任何|这里))[^，]{2,16}(?:保持|维持|照)(?:原样|不变|现状|旧)\s*$/;
const BARE_BAN =
  /^\s*(?:请|你|都|也)*(?:别|不要|不[许能得准可]|不|勿|禁止)[去再]?(?:修改|编辑|[动碰改写])动?[它了]*\s*$/;
const BAN_STARTS = /^\s*请?你?(?:不要|别|不[许得准能]|禁止)/;
/** "不要修改 a，也不要动其他文件": nothing is left. */
const OTHERS_TOO =
  /^\s*[也更亦](?:不要|别|不[许得准能])[^，]{0,6}(?:其[他它]|别的|任何)[^，]{0,6}(?:文件|代码|东西|地方)\s*$/;
const IF =
  /^\s*(?:如果|若|要是|万一|一旦|否则|不然)|[没不][^，]{1,6}就|^\s*除.{1,80}外\s*$/;
/** "会不会推两次": what was said before is a case that is asked about. */
const ASKS_OF_IT =
  /^\s*(?:会不会|會不會|是否|是不是|为什么|為什麼|怎么|怎麼|会怎样)/;
/** "删除的时候", "有三种改法": no order. */
const TOLD =
  /(?:的时候|期间|之前)\s*$|有(?:[两二三四几多]|\d) ?[种套个条][^，]{0,8}$/;

/** "弄清之前", "期间": what is said then holds for a while. */
const FOR_NOW =
  /之前(?!的)|以前|期间|暂[时且]|过程中|这一步|(?<!(?:[当本]前?|现在|目前|处于)[^，]{0,8})阶段/;

/** "上次让你看看，你直接重构了半个目录": what was. */
const PAST =
  /^\s*(?:上[次回周月]|前(?:天|几天|阵)|昨[天晚]|之前(?![的那])|刚才|去年|当[时初])/;
const FROM_NOW_ON = /^\s*(?:[这今本]|现在|请|麻烦|帮|[把再先])/;
const WAS = /了(?!再|就|然后)/;

// No paragraph that a person writes has more; what follows is not read.
const MOST_CLAUSES = 800;

/** Chinese is read clause by clause, each in the light of those before it. */
function han(text: string, piece: Piece): Reading[] {
  const readings: Reading[] = [];
  let left = MOST_CLAUSES;
  for (const { start, end, close } of cut(text, piece, "。！？!?；;\n")) {
    const asked = close === "？" || close === "?";
    const part = { ...piece, start, end };
    const seen = {
      any: false,
      iffy: false,
      theirs: piece.label,
      barred: false,
      past: false,
      favour: false,
    };
    for (const clause of cut(text, part, "，,：:—｜|→")) {
      if (left-- <= 0) return readings;
      const said = text.slice(clause.start, clause.end);
      seen.iffy ||= IF.test(said);
      seen.past = PAST.test(said) || seen.past && !FROM_NOW_ON.test(said);
      if (ASKS_OF_IT.test(said)) takeBack(readings.at(-1), start);
      const place = {
        first: !seen.any,
        asked: asked && !seen.favour && clause.end >= end - 1,
        favour: seen.favour,
      };
      const plain = simplified(said);
      seen.favour ||= place.first && asksFavour(plain);
      const forNow = FOR_NOW.test(text.slice(start, clause.end));
      const found = hanClause(text, { piece, clause, place, plain });
      const acts = (forNow ? found.map(ofStep) : found).filter((act) =>
        act.signal === "RO" ? !isCell(text, clause) : act.signal === "NEG"
          // A ban on a condition, or on what others see to, is a fence.
          ? !seen.iffy && !(seen.theirs && BARE_BAN.test(said))
          : !isOrder(act) ||
            !TOLD.test(said) && !(seen.past && WAS.test(said))
      );
      if (seen.barred && OTHERS_TOO.test(said)) acts.push(ALL_BARRED);
      if (acts.length > 0) {
        readings.push({ start: clause.start, end: clause.end, acts });
      }
      seen.any = true;
      seen.theirs ||= THEIRS.test(said) || KEPT.test(said);
      seen.barred = BAN_STARTS.test(said);
    }
  }
  return readings;
}

const ALL_BARRED: Act = actOf("NEG", 3, "all writing is forbidden");

function hanClause(
  text: string,
  { piece, clause, place, plain }: {
    piece: Piece;
    clause: { start: number; end: number };
    place: ChinesePlace;
    /** The clause in simplified characters. */
    plain: string;
  },
): Act[] {
  if (scriptOf(text, clause.start, clause.end) === "latin") {
    // "read-only, don't edit" between Chinese words.
    const foreign = latin(text, {
      piece: { ...piece, ...clause },
      spanish: false,
    }).flatMap(({ acts }) => acts).filter(isBound);
    if (foreign.length > 0) return foreign;
  }
  return readChinese(plain, place);
}

/** Weak orders of the sentence turn out to be a case that is asked about. */
function takeBack(last: Reading | undefined, start: number): void {
  if (last === undefined || last.start < start) return;
  last.acts = last.acts.filter((act) => !isOrder(act) || act.strength > 2);
}

/** Whether an act is a declaration or a ban. */
export function isBound({ signal }: Act): boolean {
  return signal === "RO" || signal === "NEG";
}

/** Whether an act is an order. */
export function isOrder({ signal }: Act): boolean {
  return signal === "WRITE" || signal === "EXEC";
}

/** "| lib/ | 只读 |", "【只读】其余目录": what holds for some places. */
const PLACES = /[\ue001\ue002\/]|目录|其余|其他|模块/;
const PLACED = /^】\s*(?:其[余他它]|[\ue001\ue002]|[\w.]{1,40}\/)/;

/** Whether "只读" alone stands beside the places that it holds for. */
function isCell(
  text: string,
  { start, end }: { start: number; end: number },
): boolean {
  if (!/^[\s【*]*只[读讀][\s*]*$/.test(text.slice(start, end))) return false;
  const before = text.slice(Math.max(0, start - 80), start);
  return before.endsWith("|")
    ? PLACES.test(before.slice(before.lastIndexOf("\n") + 1))
    : PLACED.test(text.slice(end, end + 80));
}

// What has no sign in this many units is no clause that a person wrote.
const LONGEST = 160;

function isHan(unit: number): boolean {
  return unit >= 0x4e00 && unit <= 0x9fff;
}

function cut(
  text: string,
  { start, end }: { start: number; end: number },
  signs: string,
): { start: number; end: number; close: string }[] {
  const parts: { start: number; end: number; close: string }[] = [];
  let from = start;
  for (let i = start; i <= end; i++) {
    const char = i < end ? text.charAt(i) : "";
    // In chats a blank between two words parts clauses.
    const gap = char === " " && signs.startsWith("，") &&
      isHan(text.charCodeAt(i - 1)) && isHan(text.charCodeAt(i + 1));
    const long = i - from > LONGEST;
    if (i < end && !gap && !long && !signs.includes(char)) continue;
    // "GET /a?b", "12:30" and "a:b" are no places to cut.
    const inWord = char <= "~" && char !== "\n" &&
      /[\w/]/.test(text.charAt(i + 1));
    if (i < end && !long && inWord) continue;
    if (i > from) parts.push({ start: from, end: i, close: char });
    from = i + 1;
  }
  return parts;
}

/** A piece with what was read in it, and the frame that was found for it. */
export interface ReadPiece {
  piece: Piece;
  frame: FrameKind;
  frameText: string;
  readings: readonly { start: number; end: number; acts: readonly Act[] }[];
}

/** An act that a piece implies, with the stretch that does. */
export interface Implied {
  start: number;
  end: number;
  act: Act;
}

/** What a piece implies by its frame. */
export function impliedBy(
  { piece, frame, readings }: ReadPiece,
  text: string,
): Implied | undefined {
  if (piece.label) return undefined;
  const { start, end } = piece;
  const inside = text.slice(start, end);
  const isSaid = readings.some(({ acts }) =>
    acts.some(({ signal }) => SAYING.has(signal))
  );
  const act = frame === "permit"
    ? PERMITTED
    : frame === "acceptance"
    ? passesIn(text, piece) ? PASSING : undefined
    : (frame === "spec" || frame === "task") && !piece.leads && !isSaid &&
        inside.trim().length > 8
    ? REQUIRED
    : STORY.test(inside)
    ? WISHED
    : VALUES.test(inside)
    ? VALUED
    : undefined;
  if (act !== undefined) return { start, end, act };
  return ORDERING.has(frame) ? commandIn(text, { piece, readings }) : undefined;
}

/** Frames in which a file for the answer may be named. */
const FILING: ReadonlySet<FrameKind> = new Set([
  "none",
  "task",
  "spec",
  "research",
  "output",
]);

/**
 * A sentence that names the file that an answer is to go into, by no verb of
 * its own: "…, saved as docs/x.md", "Result as docs/x.md".
 */
export function filedBy(
  { piece, frame }: Pick<ReadPiece, "piece" | "frame">,
  text: string,
): Implied | undefined {
  if (!FILING.has(frame)) return undefined;
  const { start, end } = piece;
  const inside = text.slice(start, end);
  // Nearly no piece names a file, and few are worth a pattern.
  if (!inside.includes(".") && !inside.includes(PATH)) return undefined;
  const whole = inside.replace(FILE_NAME, PATH);
  if (!whole.includes(PATH)) return undefined;
  if (frame === "output" && FILE_NAMED.test(whole)) {
    return { start, end, act: FILED };
  }
  const found = sentencesIn(text, piece).find((sentence) => {
    if (sentence.asked) return false;
    const said = text.slice(sentence.start, sentence.end)
      .replace(FILE_NAME, PATH);
    return said.includes(PATH) &&
      (RESULT_AS.test(said) || IN_NEW_FILE.test(said) ||
        SAVED_AS.test(said) && !TOLD_OF_A_FILE.test(said) ||
        MADE_AS_ZH.test(said) && !TOLD_OF_ZH.test(said));
  });
  return found && { start: found.start, end: found.end, act: FILED };
}

const FILED: Act = {
  ...actOf("WRITE", 3, "something is to go into a file"),
  file: true,
};
/** The name of a file that people read; in the patterns below, a mark. */
const FILE_NAME =
  /(?:(?<![\w./~-])[\w./~-]{1,120}|(?<![\w./~-])[\w./~-]{0,80}\/[\w\u4e00-\u9fff.-]{1,60}|(?<=[\s:：])[\w\u4e00-\u9fff-]{1,60})\.(?:md|json|csv|tsv|txt|html|ya?ml|adoc|rst)\b/gi;
/** Under "Output": "Markdown file docs/x.md, at most 150 lines". */
const FILE_NAMED =
  /^[\s*•-]*(?:(?:an?|one) )?(?:(?:[a-z]{2,10} ?)?(?:file|文件|文档)(?: (?:at|in|under|named|called))?[ :：]{0,2})?\ue002/i;
/** "Result as notes/words.md", "Deliverable: docs/cron.md". */
const RESULT_AS =
  /^[\s*•-]*(?:the |your )?(?:results?|outcome|outputs?|deliverables?|findings|write-?up)(?: (?:goes|go|comes|belongs|should go|will go))?(?: (?:as|to|into)|:| ?->| ?→) ?(?:(?:an?|the|one|new|single|short|markdown|text|file|page|document|called|named) ){0,4}\ue002/i;
/** "Collect them in a new file called gaps.md". */
const IN_NEW_FILE =
  /\b(?:in|into|to|as) an? (?:new|separate) (?:[a-z]{2,10} )?(?:file|page|document|doc|note),? (?:called |named |at |under )?\ue002/i;
/** "An assessment of the move, saved as docs/esm.md". */
const SAVED_AS =
  /[,;(–—] ?(?:to be )?(?:saved|stored|kept|filed|written(?: up| down)?|recorded|delivered|documented) as (?:(?:an?|the|one|new|single|short|markdown|text|file|page|document|called|named) ){0,4}\ue002(?!\ue002*`? by )/i;
/** "The inventory that Ana made, saved as docs/ana.md, is what I have". */
const TOLD_OF_A_FILE =
  /^[\s*•-]*(?:the|this|that|these|our|their|its|it|he|she|they|we|in|on|at|when|while|if|last|yesterday)\b/i;
/** "形成文档 docs/x.md", "以 docs/x.md 的形式提交". */
const MADE_AS_ZH =
  /(?:形成|沉淀成|沉淀为|整理成)[\u4e00-\u9fff]{0,6} ?\ue002|以 ?\ue002{1,200} ?的形式|(?:产出物?|交付物|成果物|存放位置|存放路径|保存位置|输出路径|输出文件)[：:] ?\ue002/;
const TOLD_OF_ZH = /怎么|如何|为什么|已经?|上次|之前|原来|当初|[谁哪]/;

/** A sentence that holds a command, and in which nothing else was read. */
function commandIn(
  text: string,
  { piece, readings }: Pick<ReadPiece, "piece" | "readings">,
): Implied | undefined {
  if (!text.slice(piece.start, piece.end).includes(COMMAND)) return undefined;
  const found = sentencesIn(text, piece).find(({ start, end, asked }) =>
    !asked && text.slice(start, end).includes(COMMAND) &&
    !readings.some((each) => each.start < end && each.end > start)
  );
  return found && { start: found.start, end: found.end, act: COMMANDED };
}

/** What settles how a piece is to be taken. */
const SAYING = new Set<Act["signal"]>(["READ", "WRITE", "EXEC", "NEG"]);
const PERMITTED = actOf("WRITE", 2, "says what may be changed");
const PASSING = actOf("EXEC", 3, "passing is the condition of being done");
const REQUIRED = actOf("WRITE", 1, "a requirement");
const COMMANDED = actOf("EXEC", 1, "a command in the place of an order");
const VALUED = actOf("WRITE", 1, "an old value and a new one");
const WISHED = actOf("WRITE", 3, "a user story");

/** "As a merchant I want to export the list". */
const STORY =
  /^\s*(?:as an? [a-z -]{2,40},? i (?:want|need)|作为[^，,。]{1,16}[，,]?我(?:想|希望|需要))(?!.{0,6}(?:know|understand|learn|知道|了解))/i;
/** "1000 → 200", "60s → 180s". */
const VALUES = /\d\w{0,3} ?(?:→|->|=>) ?\d/;

/** Under "done when", a command or a passing test stands for a run. */
function passesIn(text: string, { start, end }: Piece): boolean {
  const inside = text.slice(start, end);
  return inside.includes(COMMAND) || inside.includes(FENCE_RUN) ||
    passes(tokensOf(text, start, end), 0);
}

/** Frames in which a statement may stand for an order. */
const ORDERING: ReadonlySet<FrameKind> = new Set(["none", "task", "spec"]);

interface Stretch {
  start: number;
  end: number;
  asked: boolean;
}

const STOPS = ".。!！?？";

function sentencesIn(text: string, { start, end }: Piece): Stretch[] {
  const out: Stretch[] = [];
  let from = start;
  for (let i = start; i <= end; i++) {
    const char = i < end ? text.charAt(i) : "";
    const stops = i === end || STOPS.includes(char) &&
        (char > "~" || i + 1 === end || text.charAt(i + 1) === " ");
    if (!stops) continue;
    if (text.slice(from, i).trim() !== "") {
      out.push({ start: from, end: i, asked: char === "?" || char === "？" });
    }
    from = i + 1;
  }
  return out;
}

const WAIVED = new Set<Act["signal"]>(["NORUN", "NOWRITE"]);

/**
 * The first statement of a prompt that asks for nothing to be told, orders
 * nothing, and yet says how something is to be.
 */
export function statedIn(
  read: readonly ReadPiece[],
  { clauses, text }: { clauses: readonly Clause[]; text: string },
): (Implied & { read: ReadPiece }) | undefined {
  const acts = clauses.flatMap((clause) => clause.acts);
  if (acts.some(({ signal }) => !WAIVED.has(signal))) return undefined;
  let found: (Implied & { read: ReadPiece }) | undefined;
  for (const each of read) {
    for (const { start, end, asked } of sentencesIn(text, each.piece)) {
      const inside = text.slice(start, end);
      if (asked || TELLING.test(inside)) return undefined;
      if (found !== undefined || !ORDERING.has(each.frame)) continue;
      if (!STATED.test(inside) || !OWN_WORDS.test(inside)) continue;
      if (BARRED.test(inside)) continue;
      found = { start, end, act: STATING, read: each };
    }
  }
  return found;
}

const STATING = actOf(
  "WRITE",
  1,
  "says how a thing is to be, and asks for no answer",
);

/** A path, a name of the code, a value: statements of what is to be. */
const STATED =
  /[\ue001-\ue003]{3}|(?:^|\s)(?:-{1,2}[a-z]|\/[\w*])|\w\.[a-z]{2,4}\b|\d/;

/** Words of its own beside what was set aside. */
const OWN_WORDS =
  /[a-z]{2}[^.,]{0,40} [a-z]{2}|[\u3040-\u9fff\uac00-\ud7a3]{2}/i;

/** An answer is asked for, whatever the verb before it was. */
const TELLING =
  /\b(?:tell|let|show|send|give) (?:me|us)\b|\b(?:answer|reply|describe|explain|report)\b|告诉|发我|给我|说说|回答|列出|清单|结论|\bdime\b|알려|보여|教えて|報告/i;

/** A ban, a list to be made or a request: no statement of what is to be. */
const BARRED =
  /^\s*(?:please,? )?(?:do not|don't|never|no |not |can't)|^\s*(?:all )?[a-z]+s (?:of|where|that|which|who)\b|不要|别(?!名)|不[得能许准]|禁止|勿|(?:줘|요|ください|[てでか])\s*$/i;

/** Frames in which orders are not orders to this subagent. */
const NOT_ORDERS: ReadonlySet<FrameKind> = new Set([
  "background",
  "others",
  "quoted",
  "ban",
]);

/** Frames of topics. */
const TOPICS: ReadonlySet<FrameKind> = new Set(["research", "output"]);

/** What is changed while the code stays as it is. */
const BESIDE_CODE = /注释|文档|说明|comment|\bdocs?\b/i;

type Candidate = Finding & { act: Act };
type Dropped = Explanation["dropped"];

/** Weighs the acts of all clauses. */
export function combine(
  clauses: readonly Clause[],
): Pick<Explanation, "signals" | "dropped" | "filed"> {
  const dropped: Dropped = [];
  const found = { EXEC: [], WRITE: [], RO: [], NEG: [] } as Record<
    Signal,
    Candidate[]
  >;
  const said = new Set<Act["signal"]>();
  const isAsked = clauses.some(({ frame, acts }) =>
    frame === "research" && acts.some(({ signal }) => signal === "READ")
  );
  for (const clause of clauses) {
    for (const act of clause.acts) {
      const { signal, strength, reason } = act;
      if (signal === "READ" || signal === "NOWRITE" || signal === "NORUN") {
        if (!TOLD_ONLY.has(clause.frame)) said.add(signal);
        continue;
      }
      const { text, start, end } = clause;
      const why = discounted(act, clause) ??
        (isAsked && isOrder(act) && clause.headed && clause.frame === "none"
          ? "shown for the questions"
          : undefined);
      if (why !== undefined) dropped.push({ clause: text, signal, why });
      else {
        const finding = { signal, strength, reason, clause: text, start, end };
        found[signal].push({ ...finding, act });
      }
    }
  }
  /** Those of a list that count; the others are dropped with the reason. */
  const keep = (
    list: Candidate[],
    against: (each: Candidate) => string | undefined,
  ) =>
    list.filter((each) => {
      const why = against(each);
      const { clause, signal } = each;
      if (why !== undefined) dropped.push({ clause, signal, why });
      return why === undefined;
    });
  const lasting = [...found.RO, ...found.NEG].filter(({ act }) => !act.phase);
  const isHard = lasting.some(({ act }) => !act.soft);
  const hint = (waived: boolean) => ({ strength }: Candidate) =>
    strength >= 2
      ? undefined
      : waived
      ? "waived elsewhere"
      : said.has("READ") || lasting.length > 0
      ? "only a hint beside a task to look"
      : undefined;
  // Beside a declaration for the whole task only an order counts that names
  // its file; any other may be its topic.
  const topic = ({ act }: Candidate) =>
    isHard && !act.file ? "a topic beside a declaration" : undefined;
  const writes = keep(keep(found.WRITE, hint(said.has("NOWRITE"))), topic);
  const write = strongest(writes);
  const exec = strongest(keep(found.EXEC, hint(said.has("NORUN"))));
  const filed = strongest(writes.filter(({ act }) => act.file));
  const isOrdered = write !== undefined || exec !== undefined;
  const bound = ({ act }: Candidate) =>
    isOrdered && act.phase
      ? "holds for a phase only"
      : act.soft && write !== undefined &&
          (write.strength === 3 || filed !== undefined ||
            BESIDE_CODE.test(write.clause))
      ? "a fence beside an order"
      : undefined;
  return {
    signals: {
      EXEC: exec,
      WRITE: write,
      RO: strongest(keep(found.RO, bound)),
      NEG: strongest(keep(found.NEG, bound)),
    },
    dropped,
    filed,
  };
}

const TOLD_ONLY: ReadonlySet<FrameKind> = new Set(["output", "background"]);

/** Why an act does not count where it stands; undefined when it does. */
function discounted(
  { signal, file }: Act,
  { frame, frameText }: Clause,
): string | undefined {
  if (signal === "RO") return undefined;
  const under = `stands under "${frameText}"`;
  if (signal === "NEG") {
    return frame === "quoted" || frame === "others" ? under : undefined;
  }
  if (NOT_ORDERS.has(frame)) return under;
  // "Output: a table, in docs/x.md".
  const isPlace = frame === "output" && file === true;
  return TOPICS.has(frame) && !isPlace ? "a topic, not an order" : undefined;
}

function strongest(list: readonly Candidate[]): Finding | undefined {
  let best: Candidate | undefined;
  for (const each of list) {
    if (best === undefined || each.strength > best.strength) best = each;
  }
  if (best === undefined) return undefined;
  const { act: _act, ...finding } = best;
  return finding;
}
