/**
 * What is asked for without a verb that says so: a thing under "requirements",
 * a command in the place of an order, a statement of how things are to be.
 *
 * @module
 */

import { passes } from "./english_pass.ts";
import type { Act, Clause, FrameKind } from "./explanation.ts";
import type { Piece } from "./lines.ts";
import { COMMAND, FENCE_RUN } from "./marks.ts";
import { tokensOf } from "./tokens.ts";

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
    ? {
      signal: "EXEC",
      strength: 3,
      reason: "passing is the condition of being done",
    }
    : undefined;
}

const SAYING = new Set<Act["signal"]>(["READ", "WRITE", "EXEC", "NEG"]);

/** Under "requirements" or "files to change", a thing named is to be made. */
function impliedChange(
  { piece, frame, readings }: ReadPiece,
  text: string,
): Act | undefined {
  if (frame === "permit") {
    return { signal: "WRITE", strength: 2, reason: "says what may be changed" };
  }
  const inside = text.slice(piece.start, piece.end);
  const plain = !piece.label && !piece.leads && inside.trim().length > 8 &&
    readings.every(({ acts }) =>
      acts.every(({ signal }) => !SAYING.has(signal))
    );
  if (plain && (frame === "spec" || frame === "task")) {
    return { signal: "WRITE", strength: 1, reason: "a requirement" };
  }
  return VALUES.test(inside)
    ? { signal: "WRITE", strength: 1, reason: "an old value and a new one" }
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
  return STORY.test(inside)
    ? {
      start: piece.start,
      end: piece.end,
      act: { signal: "WRITE", strength: 2, reason: "a user story" },
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
      if (!STATED.test(inside) || !TOLD.test(inside) || BARRED.test(inside)) {
        continue;
      }
      found = {
        start,
        end,
        act: {
          signal: "WRITE",
          strength: 1,
          reason: "says how a thing is to be, and asks for no answer",
        },
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
const TOLD =
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
