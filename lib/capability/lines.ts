/**
 * Step two, first half: lines with their markers, labels and frames.
 *
 * @module
 */

import type { FrameKind } from "./explanation.ts";
import { frameKind } from "./frame_kind.ts";
import { FENCE, FENCE_RUN, QUOTE, TAG } from "./marks.ts";
import { tagName } from "./quoted_tags.ts";

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
const PHASE = /\b(?:phase|part|stage|step) ?[0-9a-d]\b|阶段|第.{1,3}步/i;

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
