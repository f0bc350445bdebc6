/**
 * Transcripts: finding the few records of interest, by bounded reads, and
 * reading one by its type; and what the files of a subagent say: where they
 * lie, what its dispatcher wrote to it (the text that decides whether the
 * marker was asked for), and what it wrote since.
 *
 * Other rows repeat prompts and reports (snapshots of requests, hook output),
 * so nothing is ever concluded from finding a text in a file.
 *
 * @module
 */

import { record, type TextField, textField } from "../field.ts";
import type { Payload } from "../verdict.ts";
import type { Files, World } from "../world.ts";

/** A parsed record. */
export type Row = Record<string, unknown>;

/** The record in a line; `undefined` for half a line or anything else. */
export function parseRow(line: string): Row | undefined {
  try {
    return record(JSON.parse(line));
  } catch {
    return undefined;
  }
}

/** The content of a message: its blocks; a plain text counts as one block. */
export function blocksOf(row: Row): Row[] {
  const content = record(row["message"])?.["content"];
  if (typeof content === "string") return [{ type: "text", text: content }];
  if (!Array.isArray(content)) return [];
  return content.map(record).filter((block) => block !== undefined);
}

/** The texts of a message, block by block, empty ones too. */
export function textsOf(row: Row): string[] {
  return blocksOf(row)
    .filter((block) => block["type"] === "text")
    .map((block) => typeof block["text"] === "string" ? block["text"] : "");
}

function string(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** The `origin.kind` of a row: who put it there. */
export function originOf(row: Row): string | undefined {
  return string(record(row["origin"])?.["kind"]);
}

/** Whether the row is what a hook said to the agent. */
export function isHookFeedback(row: Row): boolean {
  if (row["type"] !== "user") return false;
  return row["rowSource"] === "hook" || row["hookText"] === true ||
    (row["isMeta"] === true && messageText(row).startsWith("Stop hook"));
}

// Who writes to a subagent as its dispatcher. A message that arrives in the
// middle of the work is an attachment and changes no contract.
const DISPATCHERS = new Set(["coordinator", "human", "user", "teammate"]);

// Texts that the harness puts into user rows, in versions that leave out who
// put them there.
const HARNESS_OPENINGS = [
  "<task-notification>",
  "<system-reminder>",
  "[Request interrupted",
] as const;

/**
 * The dispatcher's words in a row, or `undefined` when the row is anything
 * else: a tool's result, a hook's feedback, a notification, a note of the
 * harness.
 */
export function dispatcherWords(row: Row): string | undefined {
  if (row["type"] !== "user" || isHookFeedback(row)) return undefined;
  if (row["ownNote"] === true || row["isCompactSummary"] === true) {
    return undefined;
  }
  const origin = originOf(row);
  if (origin !== undefined && !DISPATCHERS.has(origin)) return undefined;
  if (origin === undefined && row["isMeta"] === true) return undefined;
  const blocks = blocksOf(row);
  if (blocks.some((block) => block["type"] === "tool_result")) return undefined;
  const text = messageText(row);
  if (HARNESS_OPENINGS.some((opening) => text.startsWith(opening))) {
    return undefined;
  }
  return text.trim() === "" ? undefined : text;
}

function messageText(row: Row): string {
  return textsOf(row).join("\n");
}

// A prompt of several megabytes is one line; more is not a prompt.
const MOST_READ = 16 * 1024 * 1024;
const FIRST_READ = 64 * 1024;
const LINE_FEED = 10;

/**
 * Gives the complete first records of a file to `visit`, until it answers
 * false or the bounds are reached. Lines that are no records are passed over.
 *
 * @param most how many lines are looked at
 */
export function visitFirstRows(
  { files, path, most }: { files: Files; path: string; most: number },
  visit: (row: Row) => boolean,
): void {
  let from = 0;
  let want = FIRST_READ;
  let lines = 0;
  while (from < MOST_READ) {
    const bytes = files.readBytes(path, { max: want, from });
    if (bytes === undefined || bytes.length === 0) return;
    const atEnd = bytes.length < want;
    const end = atEnd ? bytes.length : bytes.lastIndexOf(LINE_FEED) + 1;
    if (end === 0) {
      if (want >= MOST_READ) return;
      want = Math.min(want * 8, MOST_READ);
      continue;
    }
    const text = new TextDecoder().decode(bytes.subarray(0, end));
    for (let start = 0; start < text.length;) {
      const found = text.indexOf("\n", start);
      const stop = found < 0 ? text.length : found;
      const row = parseRow(text.slice(start, stop));
      lines += 1;
      if (row !== undefined && !visit(row)) return;
      if (lines >= most) return;
      start = stop + 1;
    }
    if (atEnd) return;
    from += end;
  }
}

/** The last complete record that `wanted` accepts, within the last 16 MB. */
export function lastRow(
  { files, path }: { files: Files; path: string },
  wanted: (row: Row) => boolean,
): Row | undefined {
  const size = files.stat(path)?.size ?? 0;
  const least = Math.max(0, size - MOST_READ);
  let from = size;
  for (let want = FIRST_READ; from > least; want *= 8) {
    from = Math.max(least, size - want);
    const text = files.readText(path, { max: size - from, from });
    if (text === undefined) return undefined;
    // The rest of a line, with which the text may begin, is no record.
    for (let end = text.length; end > 0;) {
      const start = text.lastIndexOf("\n", end - 1) + 1;
      const row = parseRow(text.slice(start, end));
      if (row !== undefined && wanted(row)) return row;
      end = start - 1;
    }
  }
  return undefined;
}

// A transcript may hold hundreds of megabytes: lines that mention certain words
// are picked out and given to the caller, who parses them and judges them by
// type.

const CHUNK = 2 * 1024 * 1024;

/** A line that mentions one of the words. */
export interface Line {
  text: string;
  /** Counted from 1, as editors and Read do. */
  number: number;
  /** A byte at or shortly before the line, from which to scan again. */
  near: number;
}

/** How far a scan may go. */
export interface ScanOptions {
  /** A line is visited when it holds one of these. */
  words: readonly string[];
  /** A larger file is not scanned at all. */
  mostBytes: number;
  /** A longer line is passed over, in bytes. */
  longestLine: number;
  /** Where to begin, the `near` of a line of an earlier scan. */
  from?: number;
}

/**
 * Visits the lines of a file that hold one of the words, in order, until the
 * visitor answers false. With `from`, line numbers count from there.
 *
 * @returns false when the file cannot be read or is too large; then nothing
 * can be concluded from what was not visited
 */
export function scanLines(
  { files, path }: { files: Files; path: string },
  { words, mostBytes, longestLine, from: first = 0 }: ScanOptions,
  visit: (line: Line) => boolean | void,
): boolean {
  const found = files.stat(path);
  if (found?.kind !== "file" || found.size > mostBytes) return false;
  const { size } = found;
  const search = searchFor(words);
  let from = first;
  let number = 1;
  let want = CHUNK;
  let passingOver = false;
  while (from < size) {
    const bytes = files.readBytes(path, { max: want, from });
    if (bytes === undefined) return false;
    if (bytes.length === 0) break;
    const atEnd = from + bytes.length >= size;
    const start = passingOver ? bytes.indexOf(LINE_FEED) + 1 : 0;
    if (passingOver && start === 0) {
      from += bytes.length;
      continue;
    }
    if (passingOver) number += 1;
    passingOver = false;
    const end = atEnd ? bytes.length : bytes.lastIndexOf(LINE_FEED) + 1;
    if (end <= start && !atEnd) {
      // A line that is longer than what was read: read more, or give it up.
      from += start;
      if (bytes.length - start < longestLine) {
        want = Math.min(want * 4, longestLine + 1);
      } else {
        passingOver = true;
        want = CHUNK;
      }
      continue;
    }
    const part = bytes.subarray(start, end);
    const after = visitPart(
      part,
      { search, number, near: from + start },
      visit,
    );
    if (after === undefined) return true;
    number = after;
    from += end;
    want = CHUNK;
  }
  return true;
}

/**
 * Looks through a text for any of some words: where the next one begins from a
 * place on, or -1. Places are asked for from left to right.
 */
type Search = (text: string) => (from: number) => number;

function visitPart(
  part: Uint8Array,
  { search, number, near }: { search: Search; number: number; near: number },
  visit: (line: Line) => boolean | void,
): number | undefined {
  const text = new TextDecoder().decode(part);
  const next = search(text);
  let counted = 0;
  let current = number;
  for (let hit = next(0); hit >= 0;) {
    const start = text.lastIndexOf("\n", hit) + 1;
    const found = text.indexOf("\n", hit);
    const end = found < 0 ? text.length : found;
    current += linesIn(text, counted, start);
    counted = start;
    const line = { text: text.slice(start, end), number: current, near };
    if (visit(line) === false) return undefined;
    hit = next(end);
  }
  return current + linesIn(text, counted, text.length);
}

// In a longer text one search for any of the words is several times as fast as
// a search for each; in a shorter one the first use of a pattern takes longer.
const SHORT_TEXT = 256 * 1024;

function searchFor(words: readonly string[]): Search {
  let pattern: RegExp | undefined;
  return (text) => {
    if (words.length === 0) return () => -1;
    if (text.length <= SHORT_TEXT) return searchForEach(text, words);
    const any = pattern ??= anyOf(words);
    return (from) => {
      any.lastIndex = from;
      return any.exec(text)?.index ?? -1;
    };
  };
}

function searchForEach(
  text: string,
  words: readonly string[],
): (from: number) => number {
  const places = words.map((word) => ({ word, at: -1 }));
  return (from) => {
    let nearest = Infinity;
    for (const place of places) {
      if (place.at < from) {
        const found = text.indexOf(place.word, from);
        place.at = found < 0 ? Infinity : found;
      }
      if (place.at < nearest) nearest = place.at;
    }
    return nearest === Infinity ? -1 : nearest;
  };
}

/** A pattern for any of some words; plain text, so it is linear. */
function anyOf(words: readonly string[]): RegExp {
  const escaped = words.map((word) =>
    word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  );
  return new RegExp(escaped.join("|"), "g");
}

function linesIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at >= 0 && at < to; count++) {
    at = text.indexOf("\n", at + 1);
  }
  return count;
}

// Ids become part of a path, so nothing that could leave the folder gets in. No
// pattern: the first use of one takes longer than the rest of the question.
const ID_LETTERS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789@_-";
const LONGEST_ID = 80;

/** The files of one subagent. */
export interface AgentFiles {
  transcript: string;
  /** The sidecar that Claude Code writes when the agent has started. */
  meta: string;
}

/** Whether a text is an agent or task id that may become part of a path. */
export function isPlainId(id: string): boolean {
  if (id === "" || id.length > LONGEST_ID) return false;
  for (const letter of id) {
    if (!ID_LETTERS.includes(letter)) return false;
  }
  return true;
}

/** A path with a leading `~` replaced by HOME; `undefined` without a HOME. */
export function expandHome(path: string, world: World): string | undefined {
  if (path !== "~" && !path.startsWith("~/")) return path;
  const home = world.env("HOME");
  return home === undefined || home === "" ? undefined : home + path.slice(1);
}

/** The transcript of the session that a payload belongs to. */
export function sessionTranscript(
  payload: Payload,
  world: World,
): string | undefined {
  return pathIn(textField(payload, "transcript_path"), world);
}

/** The folder in which Claude Code keeps the transcripts of subagents. */
export function subagentsFolder(session: string): string {
  const stem = session.endsWith(".jsonl") ? session.slice(0, -6) : session;
  return `${stem}/subagents`;
}

/** The files of the agent `id`, nested ones too; `undefined` for an odd id. */
export function agentFiles(
  session: string,
  id: string,
): AgentFiles | undefined {
  if (!isPlainId(id)) return undefined;
  const stem = `${subagentsFolder(session)}/agent-${id}`;
  return { transcript: `${stem}.jsonl`, meta: `${stem}.meta.json` };
}

/**
 * The transcript that a SubagentStop payload is about: the one it names, or,
 * where that is no readable file, the usual place.
 */
export function stoppedAgentFiles(
  payload: Payload,
  world: World,
): AgentFiles | undefined {
  const named = pathIn(textField(payload, "agent_transcript_path"), world);
  if (named !== undefined && world.files.stat(named)?.kind === "file") {
    const stem = named.endsWith(".jsonl") ? named.slice(0, -6) : named;
    return { transcript: named, meta: `${stem}.meta.json` };
  }
  const session = sessionTranscript(payload, world);
  const id = textField(payload, "agent_id");
  if (session === undefined || id.state !== "present") return undefined;
  const usual = agentFiles(session, id.value);
  return usual !== undefined &&
      world.files.stat(usual.transcript)?.kind === "file"
    ? usual
    : undefined;
}

function pathIn(field: TextField, world: World): string | undefined {
  return field.state === "present" ? expandHome(field.value, world) : undefined;
}

/** What a sidecar says. */
export interface AgentMeta {
  id: string;
  /** The call that started the agent; empty when not told. */
  toolUse: string;
  parent: string | undefined;
  /** Ended by itself, at least once; not when it was stopped. */
  finished: boolean;
  /** Asked for in the background. */
  background: boolean;
  /** Neither a teammate nor a part of a workflow. */
  ordinary: boolean;
}

const MOST_AGENTS = 4000;
const MOST_META = 64 * 1024;
const BEFORE_ID = "agent-";
const BEHIND_ID = ".meta.json";

/**
 * The sidecars of all subagents of a session, by id; `undefined` when the
 * session has none, which costs one look.
 */
export function agentMetas(
  files: Files,
  session: string,
): Map<string, AgentMeta> | undefined {
  const entries = files.list(subagentsFolder(session), { most: MOST_AGENTS });
  if (entries === undefined) return undefined;
  const metas = new Map<string, AgentMeta>();
  for (const { name } of entries) {
    if (!name.startsWith(BEFORE_ID) || !name.endsWith(BEHIND_ID)) continue;
    const id = name.slice(BEFORE_ID.length, -BEHIND_ID.length);
    const path = agentFiles(session, id)?.meta;
    if (path === undefined) continue;
    const text = files.readText(path, { max: MOST_META });
    const meta = text === undefined ? undefined : parseRow(text);
    if (meta === undefined) continue;
    metas.set(id, {
      id,
      toolUse: string(meta["toolUseId"]) ?? "",
      parent: string(meta["parentAgentId"]),
      finished: meta["finished"] === true,
      background: meta["requestShape"] === "background",
      ordinary: meta["taskKind"] === undefined &&
        meta["inWorkflowRun"] !== true,
    });
  }
  return metas;
}

// Context of hooks stands before the prompt in some versions, about a dozen
// records of the harness after it.
const MOST_LEADING_ROWS = 64;

/**
 * Words of which every later message of a dispatcher holds one; rows of tool
 * results, which are most of a transcript, hold none of them.
 */
const MESSAGE_WORDS: readonly string[] = [
  '"origin":',
  '"role":"user","content":"',
  '"role": "user", "content": "',
  '"role":"user","content":[{"type":"text"',
  '"role": "user", "content": [{"type": "text"',
];

/** The same for a whole run: its texts, and what stop hooks said. */
const RUN_WORDS = [...MESSAGE_WORDS, '"assistant"', "Stop hook"];

/** The bounds for scanning the transcript of one agent. */
const AGENT_SCAN = {
  mostBytes: 128 * 1024 * 1024,
  longestLine: 8 * 1024 * 1024,
} as const;

/** The bounds for scanning the transcript of a session. */
export const SESSION_SCAN = {
  mostBytes: 300 * 1024 * 1024,
  longestLine: 2 * 1024 * 1024,
} as const;

/**
 * The latest text of the dispatcher to an agent: of a resumed one the message
 * that resumed it, of a fork the directive of its Agent call, else the prompt.
 *
 * @returns `undefined` when no such text can be read
 */
export function dispatchText(
  files: Files,
  agent: AgentFiles,
): string | undefined {
  let latest = firstText(files, agent);
  if (latest === undefined) return undefined;
  scanLines(
    { files, path: agent.transcript },
    { words: MESSAGE_WORDS, ...AGENT_SCAN },
    (line) => {
      const row = parseRow(line.text);
      latest = (row === undefined ? undefined : dispatcherWords(row)) ?? latest;
    },
  );
  return latest;
}

/**
 * The text that an agent was started with: its prompt, or the directive of a
 * fork.
 */
export function firstText(files: Files, agent: AgentFiles): string | undefined {
  let isFork = false;
  let found: string | undefined;
  visitFirstRows(
    { files, path: agent.transcript, most: MOST_LEADING_ROWS },
    (row) => {
      if (row["type"] === "fork-context-ref") isFork = true;
      else if (isFork && row["type"] === "assistant") {
        found = forkDirective(row, toolUseOf(files, agent));
      } else if (!isFork) found = dispatcherWords(row);
      return found === undefined;
    },
  );
  return found;
}

/**
 * The prompt of the Agent call that made a fork: the one with the given id,
 * else the last one of type fork in the row.
 */
export function forkDirective(
  row: Row,
  toolUse: string | undefined,
): string | undefined {
  const calls = toolCalls(row).filter(({ name }) =>
    name === "Agent" || name === "Task"
  );
  const call =
    calls.find((block) => toolUse !== undefined && block["id"] === toolUse) ??
      calls.findLast((block) => isForkInput(record(block["input"])));
  return dispatched(call);
}

function toolCalls(row: Row): Row[] {
  return blocksOf(row).filter(({ type }) => type === "tool_use");
}

/** The calls that start or resume an agent, and the field with their text. */
const TEXT_FIELDS: Readonly<Record<string, string>> = {
  Agent: "prompt",
  Task: "prompt",
  SendMessage: "message",
};

/** The text that a call hands to an agent. */
function dispatched(call: Row | undefined): string | undefined {
  const field = TEXT_FIELDS[string(call?.["name"]) ?? ""] ?? "";
  return string(record(call?.["input"])?.[field]);
}

/**
 * The text of the call that started or resumed an agent, from the transcript
 * of its session: an agent that dies at once may leave none of its own.
 *
 * @param toolUse the id of the call
 * @returns `undefined` when the call cannot be found
 */
export function textOfCall(
  files: Files,
  { session, toolUse }: { session: string; toolUse: string },
): string | undefined {
  if (!isPlainId(toolUse)) return undefined;
  let found: string | undefined;
  const visit = ({ text }: { text: string }) => {
    const row = parseRow(text);
    if (row?.["type"] !== "assistant") return true;
    const call = toolCalls(row).find(({ id }) => id === toolUse);
    found = dispatched(call);
    return call === undefined;
  };
  scanLines(
    { files, path: session },
    { words: [`"${toolUse}"`], ...SESSION_SCAN },
    visit,
  );
  return found;
}

function isForkInput(input: Record<string, unknown> | undefined): boolean {
  const type = input?.["subagent_type"];
  return typeof type === "string" && type.trim().toLowerCase() === "fork";
}

function toolUseOf(files: Files, agent: AgentFiles): string | undefined {
  const text = files.readText(agent.meta, { max: MOST_META });
  return text === undefined ? undefined : string(parseRow(text)?.["toolUseId"]);
}

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
    { words: RUN_WORDS, ...AGENT_SCAN },
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
    if (!messageText(row).includes(GATE)) return;
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
