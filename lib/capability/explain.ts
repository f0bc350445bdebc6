/**
 * Reading a prompt the way a careful person does, step by step.
 *
 * @module
 */

import {
  combine,
  filedBy,
  type Implied,
  impliedBy,
  isBound,
  isOrder,
  isShown,
  type Reading,
  type ReadPiece,
  readPiece,
  scriptOf,
  statedIn,
} from "./clauses.ts";
import type {
  Act,
  Clause,
  Explanation,
  Finding,
  FrameKind,
  Strength,
} from "./explanation.ts";
import {
  asksForWork,
  beginningsOf,
  endingsInWork,
  isAskedAbout,
  isClearDeclaration,
  isDeclaration,
  isFenceOnly,
  kindsOfWork,
  type Sentence,
  sentencesIn,
  type Weigh,
  weighed,
  weightiest,
  type Whole,
} from "./gestalt.ts";
import {
  framedPieces,
  frameKind,
  joinWrapped,
  labelsOnLines,
  NUMBERED_PHASE,
  type Piece,
} from "./lines.ts";
import { blank, type Masked, setAside } from "./set_aside.ts";
import { isSpanish } from "./read_other.ts";
import { isPath, PATH, tokensOf } from "./words.ts";

// Briefs are far shorter; what is longer is pasted matter. The end is read
// too, since that is where the order stands when a log comes first.
const HEAD = 16 * 1024;
const TAIL = 8 * 1024;

/**
 * What a prompt asks of a subagent, with every clause that says so. Never
 * throws; a text without instructions has no signals.
 *
 * @example
 * ```ts
 * explainCapability("Fix the login form").signals.WRITE?.reason;
 * ```
 */
export function explainCapability(prompt: string): Explanation {
  const { text, unread, masked, whole } = opened(prompt);
  const pieces = joinWrapped(framedPieces(masked.text, text), masked.text);
  const clauses = read(masked, { pieces, source: text });
  const combined = combine(clauses);
  const { heard, besideSpec } = weighedTexts(masked.text, clauses);
  let known: Whole | undefined;
  const asked = heard === masked.text ? whole : () => known ??= weighed(heard);
  return {
    ...asAWhole(combined, {
      whole: asked,
      clauses,
      masked: heard,
      besideSpec,
      source: text,
    }),
    byClauses: combined.signals,
    filed: combined.filed,
    get whole() {
      return asked().work;
    },
    clauses,
    asides: masked.asides,
    unread,
  };
}

/**
 * Whether a prompt as a whole asks for an answer, so that no order is left in
 * it, whatever its clauses say. Far cheaper than reading them.
 */
export function asksForAnswer(prompt: string): boolean {
  const { whole, masked } = opened(prompt);
  return !asksForWork(whole(), 3) && !mayBeFiled(masked.text) &&
    endingsInWork(masked.text).length === 0;
}

// A path, or its mark, behind a word that may say to put something there, and
// any kana or hangul; what only looks like it is read clause by clause, so this
// may match too much. Few patterns, since the first use of each takes time.
const INTO_PATH =
  /(?:\b(?:to|into|as|en|como|file|results?|outcome|outputs?|deliverables?|findings|produce|create|generate|write|draft|make|prepare|compile):? (?:[a-z]{1,10} ){0,3}|(?:文件|文档)[ :：]{0,2}|[写落存放到进至成建记贴扔出为以][^\n。]{0,24}?)(?:\ue002|[\w~-]{0,60}[/.]\w)|[\u3040-\u30ff\uac00-\ud7af]/i;
const IN_PATH =
  /\b(?:in|under|at|inside) (?:[a-z]{1,10} ){0,3}(?:\ue002|[\w~-]{0,60}[/.]\w)/i;
const STORES =
  /\b(?:sav(?:e|ed|ing)|put|stor(?:e|ed|ing)|writ(?:e|ten|ing)|recorded|placed|logged|dump|goes|belongs?|end up|collect|creat(?:e|ed)|(?:record|place|log|keep|leave) (?:it|them|your|the|all|what))\b/i;

/** Whether clauses could say that an answer is to go into a file. */
function mayBeFiled(masked: string): boolean {
  return INTO_PATH.test(masked) ||
    IN_PATH.test(masked) && STORES.test(masked);
}

/** What stands under these is told: its words ask for nothing. */
const TOLD: ReadonlySet<FrameKind> = new Set([
  "background",
  "others",
  "quoted",
]);
/** Beside a ban or a question, a specification may be what is to be read. */
const TOLD_OR_SPEC: ReadonlySet<FrameKind> = new Set([
  ...TOLD,
  "acceptance",
  "spec",
]);

/**
 * Whether all orders stand under a specification ("User story:", "需求："), and
 * something is asked beside it: it may be what the question is about.
 */
export function isSpecified(clauses: readonly Clause[]): boolean {
  const beside = clauses.filter(({ frame }) => !TOLD_OR_SPEC.has(frame));
  const acts = beside.flatMap((clause) => clause.acts);
  return acts.some(({ signal }) => signal === "READ") && !acts.some(isOrder);
}

/** A text in which the clauses of these frames are blanks. */
function withoutFrames(
  masked: string,
  { clauses, frames }: {
    clauses: readonly Clause[];
    frames: ReadonlySet<FrameKind>;
  },
): string {
  // On one line, a label over all that is said gives no part of it a place.
  const isAll = clauses.every(({ frame, acts }) =>
    acts.length === 0 || frames.has(frame)
  );
  if (isAll && !masked.trim().includes("\n")) return masked;
  let text = "";
  let done = 0;
  for (const { frame, start, end } of clauses) {
    if (!frames.has(frame) || end <= done) continue;
    const from = Math.max(start, done);
    text += masked.slice(done, from) + blank(masked.slice(from, end));
    done = end;
  }
  return text + masked.slice(done);
}

/**
 * What of a prompt is weighed beside its clauses.
 *
 * @param masked the prompt with marks for what was set aside
 */
export function weighedTexts(
  masked: string,
  clauses: readonly Clause[],
): { heard: string; besideSpec: string } {
  return {
    heard: withoutFrames(masked, { clauses, frames: TOLD }),
    besideSpec: withoutFrames(masked, { clauses, frames: TOLD_OR_SPEC }),
  };
}

interface Opened {
  prompt: string;
  text: string;
  unread: number;
  masked: Masked;
  /** Weighed when it is asked for: most bans and declarations need no sum. */
  whole: () => Whole;
}

// A judgment asks about one prompt, once as a whole and once by its clauses.
let last: Opened | undefined;

function opened(prompt: string): Opened {
  if (last?.prompt === prompt) return last;
  const { text, unread } = readable(prompt);
  const { text: line, asides } = setAside(text);
  const masked = { text: labelsOnLines(line), asides };
  let known: Whole | undefined;
  const whole = () => known ??= weighed(masked.text);
  last = { prompt, text, unread, masked, whole };
  return last;
}

type Judged = Pick<Explanation, "signals" | "dropped">;
type Combined = Judged & Pick<Explanation, "filed">;

// A sentence that rules something out, or tells of its author, asks for nothing.
const ASKS_NOTHING = /^\s*(?:(?:no|do not|don't|i'll)\b|请?不要)/i;

/** The strength of the strongest finding or act; 0 for none. */
export function strongest(
  found: readonly (Pick<Finding, "strength"> | undefined)[],
): 0 | Strength {
  let most: 0 | Strength = 0;
  for (const one of found) {
    if (one !== undefined && one.strength > most) most = one.strength;
  }
  return most;
}

/** What the prompt as a whole takes back, or says where no clause does. */
function asAWhole(
  { signals, dropped, filed }: Combined,
  { whole, clauses, masked, besideSpec, source, isFenced = false }: {
    whole: () => Whole;
    clauses: readonly Clause[];
    /** What is weighed of the prompt, and what of it without specifications. */
    masked: string;
    besideSpec: string;
    source: string;
    /** A ban was taken for a fence around the work. */
    isFenced?: boolean;
  },
): Judged {
  const { EXEC, WRITE, RO, NEG } = signals;
  const ordered = strongest([EXEC, WRITE]);
  if (RO !== undefined || NEG !== undefined) {
    // Beside a ban the clauses decide: its words are those of work. But where
    // they order nothing, and all words together clearly do, it is a fence, or
    // a thing of the code.
    const fences = [RO, NEG].filter((finding) => finding !== undefined);
    const end = Math.max(...fences.map(({ end }) => end));
    const isFence = ordered === 0 && !isClear(masked, fences) &&
      isFenceOnly(beginningsOf(besideSpec, end));
    if (!isFence) return { signals, dropped };
    const why = "the prompt as a whole asks for work";
    const fenced = {
      filed,
      signals: { ...signals, RO: undefined, NEG: undefined },
      dropped: [
        ...dropped,
        ...fences.map(({ clause, signal }) => ({ clause, signal, why })),
      ],
    };
    return asksForWork(whole(), 0)
      ? asAWhole(fenced, {
        whole,
        clauses,
        masked,
        besideSpec,
        source,
        isFenced: true,
      })
      : fenced;
  }
  const asks = asksForWork(whole(), ordered) &&
    !(isSpecified(clauses) && isAskedAbout(weighed(besideSpec)));
  // Beside an order in work, a sentence that sounds like one is a part of it.
  const declared = asks && (ordered > 0 || isFenced)
    ? undefined
    : declaredAsAWhole(masked, { source, ordered });
  if (!asks || declared !== undefined) {
    const atTheEnd = declared === undefined
      ? orderedAtTheEnd(masked, { clauses })
      : undefined;
    if (atTheEnd !== undefined) {
      return { signals: { ...signals, ...atTheEnd }, dropped };
    }
    // An answer that is to go into a file is asked for by words of answers.
    const kept = declared === undefined ? filed : undefined;
    const back = [EXEC, WRITE].filter((finding) => finding !== undefined)
      .filter(({ start }) => start !== kept?.start);
    const why = "the prompt as a whole asks for an answer";
    return {
      signals: { RO: declared, NEG, EXEC: undefined, WRITE: kept },
      dropped: [
        ...dropped,
        ...back.map(({ clause, signal }) => ({ clause, signal, why })),
      ],
    };
  }
  const found = WRITE ?? EXEC ?? askedAsAWhole(masked, {
    clauses,
    source,
    isFenced,
  });
  if (found === undefined) return { signals, dropped };
  const isOrdered = { writes: WRITE !== undefined, runs: EXEC !== undefined };
  // A brief prompt with an order says by its verb what is to be done.
  const kinds = whole().isBrief && ordered > 0
    ? isOrdered
    : kindsOfWork(whole(), isOrdered);
  const as = (signal: "WRITE" | "EXEC", own: Finding | undefined) =>
    own ?? { ...found, signal };
  return {
    signals: kinds.writes || kinds.runs
      ? {
        ...signals,
        WRITE: kinds.writes ? as("WRITE", WRITE) : undefined,
        EXEC: kinds.runs ? as("EXEC", EXEC) : undefined,
      }
      : {
        ...signals,
        WRITE: { ...found, signal: "WRITE", either: true },
        EXEC: undefined,
      },
    dropped,
  };
}

/**
 * What the end of a prompt orders, read as if nothing stood before it, where
 * its words ask for work too: much may be asked first, and a change last.
 */
export function orderedAtTheEnd(
  masked: string,
  { clauses, weigh }: { clauses: readonly Clause[]; weigh?: Weigh },
): Pick<Explanation["signals"], "EXEC" | "WRITE"> | undefined {
  const endings = endingsInWork(masked, weigh);
  const longest = endings.at(-1) ?? Infinity;
  // Nearly all clauses stand before the end; and where nothing is ordered in an
  // ending, there is nothing to combine.
  const last = clauses.filter(({ start }) => start >= longest);
  const orders = last.filter(({ acts }) => acts.some(isOrder));
  const ordersAt = Math.max(...orders.map(({ start }) => start));
  for (const from of endings) {
    if (from > ordersAt) continue;
    const { EXEC, WRITE, RO, NEG } = combine(
      last.filter(({ start }) => start >= from),
    ).signals;
    if ((EXEC ?? WRITE) !== undefined && (RO ?? NEG) === undefined) {
      return { EXEC: asTheEnd(EXEC), WRITE: asTheEnd(WRITE) };
    }
  }
  return undefined;
}

/** The reason where the end of a prompt decides. */
export const AT_THE_END =
  "the end of the prompt orders it, whatever stands before";

function asTheEnd(finding: Finding | undefined): Finding | undefined {
  return finding && { ...finding, reason: AT_THE_END };
}

/** Whether one of these stands in a sentence that leaves no doubt. */
function isClear(masked: string, found: readonly Finding[]): boolean {
  return sentencesIn(masked).some(({ start, end }) =>
    found.some((each) => each.start < end && each.end > start) &&
    isClearDeclaration(weighed(masked.slice(start, end)))
  );
}

/** The sentence that asks for work where no clause orders any. */
function askedAsAWhole(
  masked: string,
  { clauses, source, isFenced }: {
    clauses: readonly Clause[];
    source: string;
    isFenced: boolean;
  },
): Finding | undefined {
  // What a clause waives or forbids asks for nothing.
  const settled = clauses.filter(({ acts }) =>
    acts.some((act) => act.signal !== "READ" && !isOrder(act))
  );
  const found = weightiest(masked, {
    by: "work",
    may: ({ start, end }) =>
      !ASKS_NOTHING.test(source.slice(start, end)) &&
      !settled.some((clause) => clause.start < end && clause.end > start),
  });
  if (found === undefined) return undefined;
  // A question behind the fence is not what the words ask for.
  if (isFenced && found.work <= 0) return undefined;
  return {
    signal: "WRITE",
    strength: 1,
    reason: "the prompt as a whole asks for work",
    ...quoted(found, source),
  };
}

/** The sentence that declares reading only where no clause is known to. */
function declaredAsAWhole(
  masked: string,
  { source, ordered }: { source: string; ordered: 0 | Strength },
): Finding | undefined {
  const found = weightiest(masked, { by: "declares" });
  if (found === undefined || !isDeclaration(found)) return undefined;
  const beginnings = beginningsOf(masked, found.end);
  const isPart = ordered === 0
    ? isFenceOnly(beginnings)
    : beginnings.some((each) => asksForWork(each, ordered));
  return isPart ? undefined : {
    signal: "RO",
    either: true,
    strength: 1,
    reason: "by its words it declares reading only, or forbids all writing",
    ...quoted(found, source),
  };
}

function quoted(
  { start, end }: Sentence,
  source: string,
): Pick<Finding, "clause" | "start" | "end"> {
  return { clause: source.slice(start, end).trim(), start, end };
}

function readable(prompt: string): { text: string; unread: number } {
  if (prompt.length <= HEAD + TAIL) return { text: prompt, unread: 0 };
  const unread = prompt.length - HEAD - TAIL;
  return { text: `${prompt.slice(0, HEAD)}\n\n${prompt.slice(-TAIL)}`, unread };
}

function read(
  masked: Masked,
  { pieces, source }: { pieces: Piece[]; source: string },
): Clause[] {
  const { text } = masked;
  const clauses: Clause[] = [];
  const all: ReadPiece[] = [];
  const add = (
    { frame, frameText, piece }: ReadPiece,
    { start, end, act }: Implied,
  ) =>
    clauses.push({
      start,
      end,
      text: source.slice(start, end),
      frame,
      frameText,
      item: piece.item,
      acts: [act],
    });
  const kinds = new Map<Piece, FrameKind>();
  const japanese = scriptOf(text, 0, Math.min(text.length, 4000)) === "kana";
  const spanish = isSpanish(tokensOf(text, 0, Math.min(text.length, 1500)));
  let before: Piece | undefined;
  const named = (label: Piece | undefined, piece: Piece) =>
    label?.label === true && !label.leads &&
    !text.slice(label.end, piece.start).includes("\n");
  for (const piece of pieces) {
    const found = readPiece(text, piece, { japanese, spanish });
    const inside = text.slice(piece.start, piece.end);
    // The name of a part ("Fix:", "Cover:") is no order.
    const name = piece.label && frameKind(inside) !== "none" &&
      !isShown(inside);
    const label = before !== undefined && named(before, piece)
      ? text.slice(before.start, before.end)
      : "";
    const isRest = label !== "" && REST.test(label);
    const isOfShown = label !== "" && isShown(label);
    const heldFor = found.map((reading) =>
      isOfPaths(text, reading.end) ? undeclared(reading) : reading
    );
    const readings = name
      ? heldFor.map(onlyDeclared)
      : isRest
      ? heldFor.map(undeclared)
      : heldFor;
    if (piece.leads || piece.label) {
      const kind = kindOf(readings, piece);
      // A label before a sentence is one thought with it.
      const counts = piece.leads || kind === "research";
      kinds.set(piece, counts ? kind : piece.frame);
    }
    let frame = piece.frame;
    let frameText = piece.frameText;
    if (piece.under !== undefined && frame === "none") {
      frame = kinds.get(piece.under) ?? "none";
      frameText = text.slice(piece.under.start, piece.under.end);
    }
    // A label with its sentence, a paragraph of its own, or work on the spot: a
    // clear order in it is none the less one.
    const labelled = piece.under?.leads === false || label !== "";
    if (frame === "research") {
      const order = strongest(
        readings.flatMap(({ acts }) => acts.filter(isOrder)),
      );
      if (
        order === 3 && (labelled || isApart(piece, text)) ||
        order >= 2 && ON_THE_SPOT.test(inside)
      ) frame = "none";
    }
    before = piece;
    for (const { start, end, acts } of readings) {
      const said = source.slice(start, end);
      clauses.push({
        start,
        end,
        text: said,
        // "Feedback: …. Please fix it": the label is over by then.
        frame: frame === "background" && labelled && FAVOUR.test(said)
          ? "none"
          : isOfShown && !ENDS.test(text.slice(piece.start, start))
          ? "quoted"
          : frame,
        frameText: frameText.trim(),
        item: piece.item,
        headed: piece.item && piece.under === undefined &&
          piece.frameText !== "",
        acts: piece.phase || NUMBERED_PHASE.test(inside)
          ? acts.map((act): Act => ({ ...act, phase: true }))
          : acts,
      });
    }
    const known = { piece, frame, frameText: frameText.trim(), readings };
    all.push(known);
    const filed = filedBy(known, text);
    if (filed !== undefined) add(known, filed);
    const implied = impliedBy(known, text);
    if (implied !== undefined) add(known, implied);
  }
  const stated = statedIn(all, { clauses, text });
  if (stated !== undefined) add(stated.read, stated);
  return clauses;
}

/** "Read-only: vendor/ and third_party/": what it holds for. */
function isOfPaths(text: string, end: number): boolean {
  const rest = text.slice(end, end + 300);
  if (!/^\s*[:：]/.test(rest)) return false;
  const [named = ""] = rest.split(/[.;。；](?:\s|$)|\n/, 1);
  const words = named.split(/[\s,:：、，和]+|\band\b/).filter(Boolean);
  return words.length > 0 &&
    words.every((word) => word.includes(PATH) || isPath(word));
}

/** "3. Fix the trivial ones on the spot": of a list of questions, an order. */
const ON_THE_SPOT =
  /就地|当场|顺手|顺便|\b(?:on the spot|while you(?:'re| are) (?:at it|there))\b|\b(?:right away|as you go)(?=\s*(?:[.,;!]|$))/i;

/** Whether a piece under a lead-in is a paragraph of its own. */
function isApart({ item, under, start }: Piece, text: string): boolean {
  return !item && under !== undefined &&
    text.slice(under.end, start).includes("\n\n");
}

/** A sentence is over. */
const ENDS = /[.!?](?:\s|$)|[。！？]/;
const FAVOUR = /^\s*(?:[请請]|麻[烦煩]|[帮幫]我|please\b|por favor)/i;

/** "Everything else: read only": what stands under it holds for a part. */
const REST =
  /^[\s*_#>【】\[\]-]*(?:(?:every|any)thing else|(?:all )?(?:the )?(?:rest|others?)|其[他它余][^，：:]{0,6}|别的|剩下的?)[\s*_#>【】\[\]-]*$/i;

function undeclared(reading: Reading): Reading {
  return { ...reading, acts: reading.acts.filter((act) => !isBound(act)) };
}

function onlyDeclared(reading: Reading): Reading {
  return { ...reading, acts: reading.acts.filter(isBound) };
}

/** The frame that a lead-in gives, by what it asks for itself. */
function kindOf(readings: readonly Reading[], piece: Piece): FrameKind {
  // What was forbidden in an earlier sentence is over.
  const leading = readings.findLast(({ acts }) => acts.length > 0)?.acts ?? [];
  const last = leading.at(-1);
  if (last === undefined) return piece.frame;
  if (leading.some(({ signal }) => signal === "NEG" || signal === "NOWRITE")) {
    return "ban";
  }
  const acts = readings.flatMap((reading) => reading.acts);
  if (acts.some((act) => act.signal === "WRITE" || act.signal === "EXEC")) {
    return "spec";
  }
  return last.signal === "READ" ? "research" : piece.frame;
}
