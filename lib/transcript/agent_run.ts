/**
 * Everything that a subagent wrote since its dispatcher last wrote to it.
 *
 * @module
 */

import type { Files } from "../world.ts";
import { AGENT_SCAN, firstText, MESSAGE_WORDS } from "./dispatch_text.ts";
import type { AgentFiles } from "./place.ts";
import {
  dispatcherWords,
  isHookFeedback,
  parseRow,
  type Row,
  textsOf,
} from "./row.ts";
import { record } from "../field.ts";
import { scanLines } from "./scan.ts";

/** One text block of an agent. */
export interface AgentText {
  text: string;
  /** The line of the transcript, counted from 1. */
  line: number;
  /** Blocks of one message share this. */
  message: string;
  /** Our gate answered this message with a block. */
  sentBack: boolean;
}

/** The latest run of an agent. */
export interface AgentRun {
  /** The text that started the run. */
  dispatch: string | undefined;
  /** In the order of writing; empty ones too. */
  texts: AgentText[];
  /** The last line that was read as a record of this run. */
  lastLine: number;
  /** When the last of them was written, in ms; `undefined` when not told. */
  lastAt: number | undefined;
}

// The name that stands before the gate's words in the feedback row.
const GATE = "[subagent-done-gate]";

const WORDS = [...MESSAGE_WORDS, '"assistant"', "Stop hook"];

/** Reads the latest run; `undefined` when the transcript cannot be read. */
export function latestRun(
  files: Files,
  agent: AgentFiles,
): AgentRun | undefined {
  const run: AgentRun = {
    dispatch: undefined,
    texts: [],
    lastLine: 1,
    lastAt: undefined,
  };
  const wasRead = scanLines(
    { files, path: agent.transcript },
    { words: WORDS, ...AGENT_SCAN },
    (line) => {
      const row = parseRow(line.text);
      if (row !== undefined) take(run, row, line.number);
    },
  );
  if (!wasRead) return undefined;
  run.dispatch ??= firstText(files, agent);
  return run;
}

function take(run: AgentRun, row: Row, line: number): void {
  if (row["type"] === "assistant") {
    run.lastLine = line;
    run.lastAt = timeOf(row);
    // An API error in the agent's place is none of its words.
    if (row["isApiErrorMessage"] === true) return;
    const message = messageOf(row, line);
    for (const text of textsOf(row)) {
      run.texts.push({ text, line, message, sentBack: false });
    }
    return;
  }
  if (isHookFeedback(row)) {
    if (!textsOf(row).join("\n").includes(GATE)) return;
    const message = run.texts.at(-1)?.message;
    for (const text of run.texts) {
      if (text.message === message) text.sentBack = true;
    }
    return;
  }
  const words = dispatcherWords(row);
  if (words === undefined) return;
  run.dispatch = words;
  run.texts = [];
  run.lastLine = line;
  run.lastAt = timeOf(row);
}

function messageOf(row: Row, line: number): string {
  const id = record(row["message"])?.["id"];
  return typeof id === "string" ? id : `line ${line}`;
}

function timeOf(row: Row): number | undefined {
  const value = row["timestamp"];
  const time = typeof value === "string" ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? undefined : time;
}
