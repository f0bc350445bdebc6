/**
 * The shapes that the capability reading hands from step to step.
 *
 * @module
 */

/**
 * What a prompt asks of the subagent. EXEC: run something with effects, or
 * judge by running. WRITE: change files or commit. RO: the whole task is
 * declared read-only. NEG: all writing is forbidden.
 */
export type Signal = "EXEC" | "WRITE" | "RO" | "NEG";

/** How clear a finding is: 3 explicit, 2 plain, 1 only a hint. */
export type Strength = 1 | 2 | 3;

/** The part that a heading, tag, label or lead-in gives to what is under it. */
export type FrameKind =
  | "none"
  | "task"
  | "spec"
  | "research"
  | "background"
  | "output"
  | "limits"
  | "acceptance"
  | "others"
  | "permit"
  | "ban"
  | "quoted";

/** Something that is not an instruction, by its place in the prompt. */
export interface Aside {
  kind:
    | "fence"
    | "code"
    | "path"
    | "command"
    | "quote"
    | "url"
    | "tag"
    | "blockquote"
    | "log"
    | "paren";
  start: number;
  end: number;
}

/**
 * One finding inside a clause. READ marks a task of looking and telling;
 * NOWRITE and NORUN say that a change or a run is waived or left to others.
 */
export interface Act {
  signal: Signal | "READ" | "NOWRITE" | "NORUN";
  strength: Strength;
  /** Why the clause was read so, in a few words. */
  reason: string;
  /** Holds for a phase of the task only. */
  phase?: boolean;
  /** A file is named as the place of what is made. */
  file?: boolean;
  /** Would be void if the prompt orders this very thing elsewhere. */
  soft?: boolean;
}

/** A clause of the prompt, with its frame. Offsets are UTF-16 units. */
export interface Clause {
  start: number;
  end: number;
  text: string;
  /** Kind of the innermost frame that says something. */
  frame: FrameKind;
  /** The heading or lead-in that gave the frame. */
  frameText: string;
  /** Whether it is in a list. */
  item: boolean;
  /** Whether it is a list item right under a heading or a tag. */
  headed?: boolean;
  acts: Act[];
}

/** A signal of the prompt as a whole, with what decided it. */
export interface Finding {
  signal: Signal;
  /**
   * Of WRITE: work is asked for, and it is not known whether a change or a
   * run. Of RO: it may be that all writing is forbidden.
   */
  either?: true;
  strength: Strength;
  reason: string;
  clause: string;
  start: number;
  end: number;
}

/** What was read in a prompt, and what follows. */
export interface Explanation {
  signals: Record<Signal, Finding | undefined>;
  /** What the clauses say by themselves, before the whole is weighed. */
  byClauses: Record<Signal, Finding | undefined>;
  /** Of what they order, what is to go into a file. */
  filed: Finding | undefined;
  /**
   * How much the prompt as a whole asks for work (above 0) or for an answer
   * (below 0), in hundredths.
   */
  whole: number;
  /** Clauses in which something was found, in the order of the prompt. */
  clauses: Clause[];
  asides: Aside[];
  /** Findings that were not counted, and why. */
  dropped: { clause: string; signal: Signal; why: string }[];
  /** UTF-16 units that were not read since the prompt is longer than is read. */
  unread: number;
}
