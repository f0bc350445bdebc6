/**
 * Step two, second half: pieces cut into clauses, each read in its language.
 *
 * @module
 */

import { simplified } from "./chinese_lexicon.ts";
import type { Act } from "./explanation.ts";
import type { Piece } from "./lines.ts";
import { readChinese } from "./read_chinese.ts";
import { readEnglish } from "./read_english.ts";
import {
  isSpanish,
  readJapanese,
  readKorean,
  readSpanish,
} from "./read_other.ts";
import { sentencesOf } from "./sentences.ts";
import { tokensOf } from "./tokens.ts";

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
    if (acts.length > 0) readings.push({ start, end, acts });
  }
  return readings;
}

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
const COUNTED = /跑[^，]{0,4}(?:[一二两三四五几十]|\d+) ?[遍次轮]\s*$/;
const FAVOUR = /请|帮|麻烦|[吗嘛吧]\s*$|可否|能否|能不能/;

const ALL_BARRED: Act = {
  signal: "NEG",
  strength: 3,
  reason: "all writing is forbidden",
};

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
    const part = { ...piece, start, end };
    for (const clause of cut(text, part, "，,：:—｜|→")) {
      const acts = readChinese(
        simplified(text.slice(clause.start, clause.end)),
        {
          item: piece.item,
          first,
          afterRead,
          asked: asked && clause.end >= end - 1,
        },
      ).filter((act) =>
        // "除 a 外，不要动别的文件": a fence.
        !(except && act.signal === "NEG")
      ).filter((act) => {
        if (act.signal !== "WRITE" && act.signal !== "EXEC") return true;
        if (listed && act.strength <= 2) return false;
        const said = text.slice(clause.start, clause.end);
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
      const said = text.slice(clause.start, clause.end);
      if (barred && OTHERS_TOO.test(said)) acts.push(ALL_BARRED);
      barred = BAN_STARTS.test(said);
      except ||= EXCEPT.test(text.slice(clause.start, clause.end));
      if (ASKS_OF_IT.test(text.slice(clause.start, clause.end))) {
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
    ) {
      continue;
    }
    if (i > from) parts.push({ start: from, end: i, close: char });
    from = i + 1;
  }
  return parts;
}
