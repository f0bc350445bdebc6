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
import { readChinese } from "./read_chinese.ts";
import { passes, readEnglish } from "./read_english.ts";
import {
  isSpanish,
  readJapanese,
  readKorean,
  readSpanish,
} from "./read_other.ts";
import { actOf, COMMAND, FENCE_RUN, sentencesOf, tokensOf } from "./words.ts";

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
  if (script === "latin") return latin(text, { piece, spanish });
  if (script === "hangul") return whole(text, piece, readKorean);
  if (script === "kana" || japanese) return whole(text, piece, readJapanese);
  return han(text, piece);
}

function whole(
  text: string,
  piece: Piece,
  read: (text: string, item: boolean) => Act[],
): Reading[] {
  const readings: Reading[] = [];
  cut(text, piece, "。.！？!?；;\n").forEach(({ start, end }) => {
    const acts = read(
      text.slice(start, Math.min(end + 1, piece.end)),
      piece.item,
    );
    if (acts.length > 0) readings.push({ start, end, acts });
  });
  return readings;
}

function latin(
  text: string,
  { piece, spanish }: { piece: Piece; spanish: boolean },
): Reading[] {
  const readings: Reading[] = [];
  let led = false;
  for (const sentence of sentencesOf(tokensOf(text, piece.start, piece.end))) {
    const { tokens, before } = sentence;
    const start = tokens[0]?.start ?? piece.start;
    const end = tokens.at(-1)?.end ?? piece.end;
    const acts: Act[] = spanish || isSpanish(tokens)
      ? readSpanish(tokens)
      : readEnglish(sentence, {
        item: piece.item,
        afterRead: led && before === ":",
      });
    led = led && before === ":" ||
      acts.some((act) => act.signal === "READ") &&
        !acts.some((act) => act.signal === "WRITE" || act.signal === "EXEC");
    // "Must not edit: gen/", "| must not change | gen/ |": what, comes then.
    const heads = BAN_HEAD.test(tokens.map(({ word }) => word).join(" ")) &&
      (sentence.close === "|" ||
        piece.label && /:/.test(text.slice(end, end + 3)));
    const counted = heads
      ? acts.filter(({ signal }) => signal !== "NEG")
      : acts;
    if (counted.length > 0) readings.push({ start, end, acts: counted });
  }
  return readings;
}

const BAN_HEAD =
  /^(?:please |you |files to )?(?:do not|don't|dont|must not|may not|never|not|no puedes|no) (?:edit|change|modify|touch|write|tocar|modificar|editar)$/;

const EXCEPT = /^\s*(?:除了?|只有).{1,80}(?:[外之]|以外|之外)\s*$/;
const ASKS_OF_IT =
  /^\s*(?:会不会|會不會|是否|是不是|为什么|為什麼|怎么|怎麼|会怎样|会发生什么)/;

const WHILE = /(?:[^及同准耗用费工计定延实小]时|的时候|期间|之前)\s*$/;
/** What there is, what takes how long, what is thought through once more. */
const TOLD =
  /有(?:[两二三四几多]|\d) ?[种套个条][^，]{0,8}$|(?:打开|启动|加载|构建|编译|登录|刷新|导出)[^，]{0,8}[要得花][^，]{0,6}(?:秒|分钟|小时)|^\s*把[^，]{1,20}[推捋理顺走看读想](?:一遍|清楚|一下)/;
/** "Do not change a, nor any other file": nothing is left. */
const BAN_STARTS = /^\s*(?:请|请你)?(?:不要|别|不许|不得|不准|不能|禁止)/;
const OTHERS_TOO =
  /^\s*(?:也|更|亦)(?:不要|别|不许|不得|不准|不能)[^，]{0,6}(?:其他|其它|别的|任何)[^，]{0,6}(?:文件|代码|东西|地方)\s*$/;
/** "归别的同学，别碰": what others see to is fenced off. */
const THEIRS =
  /归|属于|别[人的]|同[学事]|另一?个|其[他它]|他们|[的者]\s*$|[在由].{1,12}[改做管]/;
const BARE_BAN =
  /^\s*(?:请|你|都|也|先|一律)*(?:别|不要|不许|不能|不得|不准|勿|不可|不|禁止)(?:去|再)?(?:修改|编辑|[动碰改写])动?[它了]*\s*$/;
const IF = /^\s*(?:如果|若|要是|万一|一旦|否则|要不然|不然)|[没不][^，]{1,6}就/;
/** "| lib/ | 只读 |", "【只读】其余目录": what holds for some places. */
const PLACES = /[\ue001\ue002\/]|目录|其余|其他|模块/;
const PLACED = /^】\s*(?:其余|其[他它]|[\ue001\ue002]|[\w.]{1,40}\/)/;
const COUNTED = /跑[^，]{0,4}(?:[一二两三四五几十]|\d+) ?[遍次轮]\s*$/;
const FAVOUR = /请|帮|麻烦|[吗嘛吧]\s*$|可否|能否|能不能/;

const ALL_BARRED: Act = actOf("NEG", 3, "all writing is forbidden");

function han(text: string, piece: Piece): Reading[] {
  const readings: Reading[] = [];
  for (const { start, end, close } of cut(text, piece, "。！？!?；;\n")) {
    const asked = close === "？" || close === "?";
    const choice = asked && text.slice(start, end).includes("还是");
    let first = true;
    let afterRead = false;
    let listed = false;
    let except = false;
    let barred = false;
    let theirs = false;
    let iffy = false;
    const part = { ...piece, start, end };
    for (const clause of cut(text, part, "，,：:—｜|→")) {
      const said = text.slice(clause.start, clause.end);
      iffy ||= IF.test(said);
      const foreign = scriptOf(text, clause.start, clause.end) === "latin" &&
        latin(text, { piece: { ...piece, ...clause }, spanish: false })
          .flatMap(({ acts }) => acts).filter(isBound);
      const acts = foreign && foreign.length > 0 ? foreign : readChinese(
        simplified(said),
        {
          first,
          afterRead,
          asked: asked && clause.end >= end - 1,
        },
      ).filter((act) =>
        // "除 a 外，不要动别的文件": a fence.
        !((except || iffy || (theirs || piece.label) && BARE_BAN.test(said)) &&
          act.signal === "NEG") &&
        !(act.signal === "RO" && isCell(text, clause))
      ).filter((act) => {
        if (act.signal !== "WRITE" && act.signal !== "EXEC") return true;
        if (listed && act.strength <= 2) return false;
        if (act.signal === "EXEC" && COUNTED.test(said)) act.strength = 3;
        // "When a member is removed, …", and what a question offers.
        return !WHILE.test(said) && !TOLD.test(said) &&
          (!choice && !(asked && afterRead) || FAVOUR.test(said));
      });
      if (acts.some((act) => act.signal === "READ")) {
        afterRead = true;
        if (clause.close === "：" || clause.close === ":") listed = true;
      }
      first = false;
      theirs ||= THEIRS.test(said);
      if (barred && OTHERS_TOO.test(said)) acts.push(ALL_BARRED);
      barred = BAN_STARTS.test(said);
      except ||= EXCEPT.test(said);
      if (ASKS_OF_IT.test(said)) {
        // "失败一半重新执行，会不会推两次": a case that is asked about.
        const last = readings.at(-1);
        if (last !== undefined && last.start >= start) {
          last.acts = last.acts.filter((act) =>
            (act.signal !== "WRITE" && act.signal !== "EXEC") ||
            act.strength > 2
          );
        }
      }
      if (acts.length > 0) {
        readings.push({ start: clause.start, end: clause.end, acts });
      }
    }
  }
  return readings;
}

function isBound({ signal }: Act): boolean {
  return signal === "RO" || signal === "NEG";
}

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
    if (
      i < end && !long && char <= "~" && char !== "\n" &&
      /[\w/]/.test(text.charAt(i + 1))
    ) continue;
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

/** What a piece implies by its frame or by a command that nothing explains. */
export function impliedBy(read: ReadPiece, text: string): Implied | undefined {
  const { piece, frame } = read;
  const act = frame === "acceptance"
    ? impliedRun(piece, text)
    : impliedChange(read, text);
  if (act !== undefined) return { start: piece.start, end: piece.end, act };
  if (!ORDERING.has(frame)) return undefined;
  return storyIn(read, text) ?? commandIn(read, text);
}

/** Under "done when", a command or a passing test stands for a run. */
function impliedRun(
  { start, end, label }: Piece,
  text: string,
): Act | undefined {
  if (label) return undefined;
  const piece = text.slice(start, end);
  const runs = piece.includes(COMMAND) || piece.includes(FENCE_RUN) ||
    passes(tokensOf(text, start, end), 0);
  return runs
    ? actOf("EXEC", 3, "passing is the condition of being done")
    : undefined;
}

const SAYING = new Set<Act["signal"]>(["READ", "WRITE", "EXEC", "NEG"]);

/** Under "requirements" or "files to change", a thing named is to be made. */
function impliedChange(
  { piece, frame, readings }: ReadPiece,
  text: string,
): Act | undefined {
  if (frame === "permit") return actOf("WRITE", 2, "says what may be changed");
  const inside = text.slice(piece.start, piece.end);
  const plain = !piece.label && !piece.leads && inside.trim().length > 8 &&
    readings.every(({ acts }) =>
      acts.every(({ signal }) => !SAYING.has(signal))
    );
  if (plain && (frame === "spec" || frame === "task")) {
    return actOf("WRITE", 1, "a requirement");
  }
  return VALUES.test(inside)
    ? actOf("WRITE", 1, "an old value and a new one")
    : undefined;
}

/** "1000 → 200", "60s → 180s". */
const VALUES = /\d\w{0,3} ?(?:→|->|=>) ?\d/;

/** Frames in which a command may stand for an order. */
const ORDERING: ReadonlySet<FrameKind> = new Set(["none", "task", "spec"]);

/** A sentence that holds a command, and in which nothing else was read. */
function commandIn(
  { piece, readings }: ReadPiece,
  text: string,
): Implied | undefined {
  if (piece.label) return undefined;
  const whole = text.slice(piece.start, piece.end);
  if (!whole.includes(COMMAND) && !whole.toLowerCase().includes("each")) {
    return undefined;
  }
  for (const { start, end, asked } of sentencesIn(text, piece)) {
    const inside = text.slice(start, end);
    const repeated = REPEATED.test(inside);
    if (asked || !(repeated || inside.includes(COMMAND))) continue;
    const read = readings.some((each) =>
      each.start < end && each.end > start && each.acts.length > 0
    );
    if (!read) {
      return {
        start,
        end,
        act: {
          signal: "EXEC",
          strength: HEADED.test(inside) ? 2 : 1,
          reason: repeated
            ? "says how often it is to be run"
            : "a command in the place of an order",
        },
      };
    }
  }
  return undefined;
}

/** "10 runs each". */
const REPEATED = /\b(?:runs|times|iterations|repetitions) each\b/i;

/** "As a merchant I want to export the list": a user story. */
function storyIn({ piece }: ReadPiece, text: string): Implied | undefined {
  const inside = text.slice(piece.start, piece.end);
  // Most texts do not even begin like one.
  const head = inside.trimStart().slice(0, 2).toLowerCase();
  if (head !== "as" && head !== "co" && head !== "作为") return undefined;
  return STORY.test(inside)
    ? {
      start: piece.start,
      end: piece.end,
      act: actOf("WRITE", 3, "a user story"),
    }
    : undefined;
}

const STORY =
  /^\s*(?:as an? [a-z -]{2,40},? i(?: want|'d like|would like| need)(?! to (?:know|understand|learn|find out|get an? (?:idea|overview)))|作为(?:一[个名位])?[^，,。]{1,16}[，,]?我(?:想要?|希望|需要)(?!知道|了解|弄清|搞清|看懂)|como [a-zñáéíóú ]{2,40},? quiero (?!saber|entender))/i;

/** "`make bench`, twice": the command stands for the order itself. */
const HEADED =
  /^\s*(?:(?:please|first|then|now|先|再|然后|请)[ ,，]?)?\ue003+(?:\s*[,:;，：；、(（\ue008]|\s*$|\s+(?:on|in|with|for|at|from|against|and|once|twice|one|two|three|each|over|per)\b)/i;

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
    if (each.piece.label || each.piece.leads) continue;
    for (const { start, end, asked } of sentencesIn(text, each.piece)) {
      const inside = text.slice(start, end);
      if (asked || TELLING.test(inside)) return undefined;
      if (found !== undefined || !ORDERING.has(each.frame)) continue;
      if (named(inside)) return undefined;
      if (
        !STATED.test(inside) || !OWN_WORDS.test(inside) || BARRED.test(inside)
      ) continue;
      found = {
        start,
        end,
        act: actOf(
          "WRITE",
          1,
          "says how a thing is to be, and asks for no answer",
        ),
        read: each,
      };
    }
  }
  return found;
}

/** A path, a name of the code, a value: statements of what is to be. */
const STATED =
  /[\ue001-\ue003]{3}|(?:^|\s)(?:-{1,2}[a-z]|\/[\w*])|\w\.[a-z]{2,4}\b|\d/;

/** An answer is asked for, whatever the verb before it was. */
const TELLING =
  /\b(?:tell|let|show|send|give|explain to) (?:me|us)\b|\b(?:answer|reply|respond|describe|explain|report|yes or no)\b|告诉我|告知|发我|给我|说说|回答|列出|清单|结论|\b(?:dime|cuéntame|muéstrame|explícame)\b|알려|보여|教えて|報告/i;

/** Words of its own beside what was set aside. */
const OWN_WORDS =
  /[a-z]{2} +[a-z]{2}|[a-z]{2}[^.,]{1,40} [a-z]{2}|[\u3040-\u9fff\uac00-\ud7a3]{2}/i;
/** A ban, a question or a request: no statement of what is to be. */
const BARRED =
  /^\s*(?:please,? )?(?:do not|don't|never|no |not |cannot|can't)|不要|别(?!名)|不得|禁止|勿|不能|不许|不准|\b(?:qué|cómo|dónde|cuál|quién|cuánto)|(?:줘|요|ください|[てでか]|たい(?:です)?|ますか)\s*$/i;

/** "Callers of `x`", "all places where": names what is to be listed. */
function named(sentence: string): boolean {
  return LISTED.test(sentence.slice(0, 60)) &&
    !DUTY.test(sentence.slice(0, 400));
}

const LISTED =
  /^\s*(?:(?:all|every|each|any|the|list|names?|number) )?(?:of )?(?:the )?(?:[a-z]+ )?[a-z]+s (?:of|in|where|that|which|who|between|with|without|from|behind|for)\b/i;
const DUTY = /\b(?:should|must|shall|need|needs|to be|becomes?|gets?|goes?)\b/;

/** Frames in which orders are not orders to this subagent. */
const NOT_ORDERS: ReadonlySet<FrameKind> = new Set([
  "background",
  "others",
  "quoted",
  "ban",
]);

/** Frames of topics: only a very clear order counts there. */
const TOPICS: ReadonlySet<FrameKind> = new Set(["research", "output"]);

/** What is changed while the code stays as it is. */
const BESIDE_CODE = /注释|文档|说明|comment|\bdocs?\b/i;

const LIMIT = "a limit, not an order";

type Candidate = Finding & { act: Act; item: boolean };

/** Weighs the acts of all clauses. */
export function combine(
  clauses: readonly Clause[],
): Pick<Explanation, "signals" | "dropped"> {
  const dropped: Explanation["dropped"] = [];
  const found = { EXEC: [], WRITE: [], RO: [], NEG: [] } as Record<
    Signal,
    Candidate[]
  >;
  const rules: Candidate[] = [];
  let reads = false;
  let noWrite = false;
  let noRun = false;
  const asked = clauses.some(({ frame, acts }) =>
    frame === "research" && acts.some(({ signal }) => signal === "READ")
  );
  for (const clause of clauses) {
    for (const act of clause.acts) {
      const { signal } = act;
      if (signal === "READ") {
        if (clause.frame !== "output" && clause.frame !== "background") {
          reads = true;
        }
        continue;
      }
      if (signal === "NOWRITE") noWrite = true;
      else if (signal === "NORUN") noRun = true;
      else {
        const why = discounted(act, clause) ??
          (asked && isShown(act, clause)
            ? "shown for the questions"
            : undefined);
        const candidate = {
          signal,
          strength: act.strength,
          reason: act.reason,
          clause: clause.text,
          start: clause.start,
          end: clause.end,
          act,
          item: clause.item,
        };
        if (why === undefined) found[signal].push(candidate);
        else if (why === LIMIT) rules.push(candidate);
        else dropped.push({ clause: clause.text, signal, why });
      }
    }
  }
  // Rules are limits beside a task; alone they are the task.
  if (!reads && found.WRITE.length === 0 && found.EXEC.length === 0) {
    found.WRITE.push(...rules);
  } else {
    for (const { clause, signal } of rules) {
      dropped.push({ clause, signal, why: LIMIT });
    }
  }
  const declared = [...found.RO, ...found.NEG].some((each) =>
    each.act.phase !== true
  );
  const clear = (list: Candidate[], waived: boolean) =>
    list.filter((each) => {
      const enough = each.strength >= 2 || (!reads && !waived && !declared);
      if (!enough) {
        dropped.push({
          clause: each.clause,
          signal: each.signal,
          why: waived
            ? "waived elsewhere"
            : "only a hint beside a task to look",
        });
      }
      return enough;
    });
  // Beside a declaration for the whole task, only an order that cannot be a
  // topic counts: one that names its file, or what is to come "then".
  const hard = [...found.RO, ...found.NEG].some((each) =>
    each.act.phase !== true && each.act.soft !== true
  );
  const writes = clear(found.WRITE, noWrite).filter((each) => {
    const counts = !hard || each.act.file === true ||
      each.act.then === true;
    if (!counts) {
      dropped.push({
        clause: each.clause,
        signal: each.signal,
        why: "a topic beside a declaration",
      });
    }
    return counts;
  });
  const write = strongest(writes);
  const filed = writes.some(({ act }) => act.file === true);
  const exec = strongest(clear(found.EXEC, noRun));
  const ordered = write !== undefined || exec !== undefined;
  const whole = (list: Candidate[]) =>
    strongest(list.filter((each) => {
      const limited = ordered && each.act.phase === true;
      const fence = each.act.soft === true && write !== undefined &&
        (write.strength === 3 || filed || BESIDE_CODE.test(write.clause));
      if (limited || fence) {
        dropped.push({
          clause: each.clause,
          signal: each.signal,
          why: limited ? "holds for a phase only" : "a fence beside an order",
        });
      }
      return !limited && !fence;
    }));
  return {
    signals: {
      EXEC: exec,
      WRITE: write,
      RO: whole(found.RO),
      NEG: whole(found.NEG),
    },
    dropped,
  };
}

/** A step under a heading of its own, which no frame makes a task. */
function isShown({ signal }: Act, clause: Clause): boolean {
  return (signal === "WRITE" || signal === "EXEC") && clause.headed === true &&
    clause.frame === "none";
}

function discounted(act: Act, clause: Clause): string | undefined {
  if (act.signal === "RO") return undefined;
  if (act.signal === "NEG") {
    return clause.frame === "quoted" || clause.frame === "others"
      ? `stands under "${clause.frameText}"`
      : undefined;
  }
  const { frame } = clause;
  if (NOT_ORDERS.has(frame)) return `stands under "${clause.frameText}"`;
  if (TOPICS.has(frame)) {
    return act.strength === 3 && act.file === true
      ? undefined
      : "a topic, not an order";
  }
  if (frame === "limits" && act.signal === "WRITE") return LIMIT;
  return undefined;
}

function strongest(list: readonly Candidate[]): Finding | undefined {
  let best: Candidate | undefined;
  for (const each of list) {
    if (best === undefined || each.strength > best.strength) best = each;
  }
  if (best === undefined) return undefined;
  const { act: _act, item: _item, ...finding } = best;
  return finding;
}
