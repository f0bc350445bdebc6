/**
 * Background results that never came: what the transcript of a session says
 * about them (which came, which wait in the queue, which were told about),
 * which are missing, and the words for those.
 *
 * There is no memory but the transcripts: a delivery leaves a row, and so does
 * having told about a missing one.
 *
 * @module
 */

import { clean, indented, placeOf, record } from "../field.ts";
import { bodyBytes } from "../marker.ts";
import { FRAME, RECOVERY_RULES } from "../rules/delivery.ts";
import {
  type Notification,
  notificationsIn,
  stoppedByModel,
} from "../transcript/notification.ts";
import {
  type AgentFiles,
  agentFiles,
  type AgentMeta,
  agentMetas,
  type AgentRun,
  isHookFeedback,
  latestRun,
  type Line,
  originOf,
  parseRow,
  type Row,
  scanLines,
  SESSION_SCAN,
  textsOf,
  visitFirstRows,
} from "../transcript/transcript.ts";
import { type Lang, render, ruleIn } from "../verdict.ts";
import type { Files, World } from "../world.ts";

/** Where a notification was put into the queue the last time. */
interface Queued {
  status: string;
  line: string;
  near: number;
}

/** What is known from one transcript. */
interface SessionFacts {
  /** Per agent the calls whose result was delivered. */
  delivered: Map<string, Set<string>>;
  /** Per agent and call, under `keyOf`. */
  queued: Map<string, Queued>;
  /** Agents that were started in the background, or moved there. */
  launched: Set<string>;
  /** Per agent the calls that resumed it, in order. */
  resumed: Map<string, string[]>;
  /** Agents that this session stopped since it last started them. */
  stopped: Set<string>;
  /** Our own words that this session was told. */
  told: string[];
}

/** How our words to a session begin. */
export const OURS = "[dispatch-recovery]";

/** The key of one run of an agent: the agent and the call that started it. */
function keyOf(agent: string, toolUse: string): string {
  return `${agent} ${toolUse}`;
}

/** Adds to the facts what one row says. */
function takeRow(facts: SessionFacts, row: Row, line: Line): void {
  switch (row["type"]) {
    case "queue-operation":
      if (row["operation"] !== "enqueue") return;
      for (const { task, toolUse, status } of notificationsIn(contentOf(row))) {
        const { text, near } = line;
        facts.queued.set(keyOf(task, toolUse), { status, line: text, near });
      }
      return;
    case "attachment":
      return takeAttachment(facts, record(row["attachment"]) ?? {});
    case "user": {
      if (isHookFeedback(row)) return takeTold(facts, textsOf(row));
      for (const text of deliveredBy(row)) deliver(facts, text);
      const outcome = record(row["toolUseResult"]);
      if (outcome !== undefined) takeOutcome(facts, row, outcome);
    }
  }
}

function contentOf(row: Row): string {
  return typeof row["content"] === "string" ? row["content"] : "";
}

/** The texts of a user row that is a notification. */
function deliveredBy(row: Row): string[] {
  const origin = originOf(row);
  return origin === undefined || origin === "task-notification"
    ? textsOf(row)
    : [];
}

function deliver(facts: SessionFacts, text: string): void {
  for (const { task, toolUse, result } of notificationsIn(text)) {
    // A session that is resumed calls an agent unfinished whose delivery it
    // does not find, whether or not it had finished: that is no delivery.
    const isGuess = toolUse === "" && result === undefined;
    if (!isGuess) add(facts.delivered, task, toolUse);
  }
}

function takeAttachment(
  facts: SessionFacts,
  attachment: Record<string, unknown>,
): void {
  if (attachment["type"] === "queued_command") {
    const prompt = attachment["prompt"];
    const row = { message: { content: prompt } };
    for (const text of textsOf(row)) deliver(facts, text);
  } else if (attachment["type"] === "hook_additional_context") {
    const content = attachment["content"];
    takeTold(facts, Array.isArray(content) ? content : [content]);
  }
}

function takeTold(facts: SessionFacts, texts: readonly unknown[]): void {
  for (const text of texts) {
    if (typeof text === "string" && text.includes(OURS)) facts.told.push(text);
  }
}

function takeOutcome(
  facts: SessionFacts,
  row: Row,
  outcome: Record<string, unknown>,
): void {
  const blocks = record(row["message"])?.["content"];
  const call = record(Array.isArray(blocks) ? blocks[0] : undefined)
    ?.["tool_use_id"];
  const toolUse = typeof call === "string" ? call : "";
  const agent = outcome["agentId"];
  const resumed = outcome["resumedAgentId"];
  const stopped = outcome["task_id"];
  if (typeof agent === "string") {
    if (outcome["status"] === "async_launched") facts.launched.add(agent);
    if (outcome["status"] === "completed") {
      add(facts.delivered, agent, toolUse);
    }
  }
  if (typeof resumed === "string") {
    facts.resumed.set(resumed, [
      ...facts.resumed.get(resumed) ?? [],
      toolUse,
    ]);
    facts.stopped.delete(resumed);
  }
  if (typeof stopped === "string") facts.stopped.add(stopped);
  // A tool of older versions by which a session fetched a result itself.
  const fetched = record(outcome["task"])?.["task_id"];
  if (
    typeof fetched === "string" && outcome["retrieval_status"] === "success"
  ) {
    add(facts.delivered, fetched, toolUse);
  }
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}

const FIRST_ROWS = 8;
const FACT_WORDS = [
  "task-notification",
  "async_launched",
  "resumedAgentId",
  "totalToolUseCount",
  '"task_id"',
  OURS,
];

/**
 * Reads the facts, from byte `from` on; `undefined` when the transcript cannot
 * be read to its end.
 */
function sessionFacts(
  files: Files,
  path: string,
  from = 0,
): SessionFacts | undefined {
  const facts: SessionFacts = {
    delivered: new Map(),
    queued: new Map(),
    launched: new Set(),
    resumed: new Map(),
    stopped: new Set(),
    told: [],
  };
  // From a file without records nothing follows, least of all a loss.
  if (!holdsRecords(files, path)) return undefined;
  const wasRead = scanLines(
    { files, path },
    { words: FACT_WORDS, ...SESSION_SCAN, from },
    (line) => {
      const row = parseRow(line.text);
      if (row !== undefined) takeRow(facts, row, line);
    },
  );
  return wasRead ? facts : undefined;
}

function holdsRecords(files: Files, path: string): boolean {
  let found = false;
  visitFirstRows({ files, path, most: FIRST_ROWS }, (row) => {
    found = typeof row["type"] === "string";
    return !found;
  });
  return found;
}

/** Whether this session stopped the agent of a `killed` notification itself. */
export function wasStoppedHere(
  notification: Notification,
  { session, world }: { session: string; world: World },
): boolean {
  if (stoppedByModel(notification)) return true;
  const facts = sessionFacts(world.files, session);
  return facts?.stopped.has(notification.task) ?? false;
}

const QUEUE_WORDS = ['"queue-operation"', '"user"', '"assistant"'];

/**
 * Follows the queue from where a notification without a delivery row was put
 * in for the last time.
 *
 * A `dequeue` does not say what it took out. The row of what it took follows;
 * when an answer of the model comes instead, the delivery is missing. The same
 * holds after a `remove` for delivery in the middle of a turn.
 *
 * @returns true while the notification may still come
 */
function isInFlight(
  { files, path }: { files: Files; path: string },
  { key, queued, nested }: {
    key: string;
    queued: Queued;
    /** Delivered, if at all, into the transcript of another agent. */
    nested: boolean;
  },
): boolean {
  let begun = false;
  // Takings whose row has not been seen.
  let taken = 0;
  let absorbed = false;
  let open = true;
  scanLines(
    { files, path },
    { words: QUEUE_WORDS, ...SESSION_SCAN, from: queued.near },
    (line) => {
      if (!begun) {
        begun = line.text === queued.line;
        return;
      }
      const isQueue = line.text.includes('"queue-operation"');
      if (!isQueue && taken === 0 && !absorbed) return;
      const row = parseRow(line.text);
      if (row?.["type"] === "queue-operation") {
        switch (row["operation"]) {
          case "dequeue":
            taken += 1;
            return;
          case "remove":
            if (!mentions(row, key)) return;
            absorbed = row["reason"] === "absorbed_mid_turn" && !nested;
            open = absorbed;
            return open;
        }
      } else if (row?.["type"] === "assistant") open = false;
      else if (row !== undefined && isPrompt(row) && taken > 0) taken -= 1;
      return open;
    },
  );
  return open;
}

function mentions(row: Row, key: string): boolean {
  return notificationsIn(contentOf(row)).some(({ task, toolUse }) =>
    keyOf(task, toolUse) === key
  );
}

/** Whether a row is something that the queue gave out. */
function isPrompt(row: Row): boolean {
  return row["type"] === "user" && row["isMeta"] !== true &&
    row["toolUseResult"] === undefined;
}

// Claude Code 2.1.332 writes "finished" into an agent's sidecar about a tenth of
// a second before the row that puts its notification into the queue is on the
// disk. In between a result looks lost that is about to come.

// Twice of what was measured on a busy machine.
const SETTLES_WITHIN_MS = 250;
const RECENT_MS = 5000;
// More than what is written meanwhile; what was seen before is seen again.
const TAIL_BYTES = 4 * 1024 * 1024;

/** A run that looks lost. */
interface Suspect {
  agent: string;
  call: string;
  /** The sidecar. */
  meta: string;
}

/**
 * The suspects whose notification does not turn up in the transcript after
 * all. Waits, at most a quarter of a second, only for agents that ended just
 * now.
 */
function stillMissing<T extends Suspect>(
  suspects: readonly T[],
  { files, session }: { files: Files; session: string },
): T[] {
  const ages = suspects.map(({ meta }) =>
    Date.now() - (files.stat(meta)?.mtimeMs ?? 0)
  );
  // A clock that was set back makes a file from the future; that is not new.
  const youngest = Math.min(...ages.filter((age) => age >= 0));
  if (youngest > RECENT_MS) return [...suspects];
  pause(SETTLES_WITHIN_MS - youngest);
  const size = files.stat(session)?.size ?? 0;
  const from = Math.max(0, size - TAIL_BYTES);
  const facts = sessionFacts(files, session, from);
  if (facts === undefined) return [];
  return suspects.filter(({ agent, call }) =>
    !facts.queued.has(keyOf(agent, call)) &&
    facts.delivered.get(agent)?.has(call) !== true
  );
}

function pause(ms: number): void {
  if (ms <= 0) return;
  const cell = new Int32Array(new SharedArrayBuffer(4));
  Atomics.wait(cell, 0, 0, ms);
}

/**
 * The agents that run, that have a running agent above them, or that wait for
 * one below them: their notification is yet to come, or goes to another agent.
 */
export function livingOf(
  metas: ReadonlyMap<string, AgentMeta>,
  running: ReadonlySet<string> | undefined,
): Set<string> {
  const all = [...metas.values()];
  const runs = new Set(running);
  for (const { id, finished } of all) {
    if (running === undefined && !finished) runs.add(id);
  }
  const living = new Set(running);
  for (const meta of all) {
    if (runs.has(meta.id) && meta.parent !== undefined) living.add(meta.parent);
    const seen = new Set<string>();
    for (
      let above = meta.parent;
      above !== undefined && !seen.has(above);
      above = metas.get(above)?.parent
    ) {
      if (runs.has(above)) living.add(meta.id);
      seen.add(above);
    }
  }
  return living;
}

/** A result that never came. */
export interface Undelivered extends Suspect {
  /** Whether its notification was ever put into the queue. */
  wasQueued: boolean;
  files: AgentFiles;
  run: AgentRun;
  /** The line of its last text, or of its last record. */
  line: number;
  /** Its last text; empty when it wrote none. */
  text: string;
}

/** What is known besides the transcripts. */
export interface Circumstances {
  /** The transcript of the session. */
  session: string;
  /** Agents that run, by the harness's list; `undefined` without a list. */
  running: ReadonlySet<string> | undefined;
  /** Agents whose notification is just being delivered. */
  arriving: ReadonlySet<string>;
}

// Without the harness's list a resumed agent may still be at work, and its
// sidecar says "finished" since its first run.
const SURELY_OVER_MS = 60_000;

/** The results that never came and were not told about, in the order of the folder. */
export function undelivered(
  files: Files,
  { session, running, arriving }: Circumstances,
): Undelivered[] {
  const metas = agentMetas(files, session);
  if (metas === undefined) return [];
  const living = livingOf(metas, running);
  const candidates = [...metas.values()].filter((meta) =>
    meta.ordinary && meta.finished && !arriving.has(meta.id) &&
    !living.has(meta.id)
  );
  if (candidates.length === 0) return [];
  const facts = sessionFacts(files, session);
  if (facts === undefined) return [];
  const lost: Undelivered[] = [];
  for (const meta of candidates) {
    const found = lostRun(files, { meta, facts, session, running });
    if (found !== undefined) lost.push(found);
  }
  const unqueued = lost.filter((one) => !one.wasQueued);
  const missing = new Set(
    unqueued.length === 0 ? [] : stillMissing(unqueued, { files, session }),
  );
  return lost.filter((one) => one.wasQueued || missing.has(one));
}

function lostRun(
  files: Files,
  { meta, facts, session, running }: {
    meta: AgentMeta;
    facts: SessionFacts;
    session: string;
    running: ReadonlySet<string> | undefined;
  },
): Undelivered | undefined {
  const { id } = meta;
  const resumedBy = facts.resumed.get(id)?.at(-1);
  if (
    !meta.background && !facts.launched.has(id) && resumedBy === undefined
  ) return undefined;
  // One that the session stopped was told so by the call that stopped it.
  if (facts.stopped.has(id)) return undefined;
  if (wasDelivered(facts, meta)) return undefined;
  const call = resumedBy ?? meta.toolUse;
  const key = keyOf(id, call);
  const queued = facts.queued.get(key);
  if (queued !== undefined) {
    if (queued.status === "killed") return undefined;
    const at = { files, path: session };
    const nested = meta.parent !== undefined;
    if (isInFlight(at, { key, queued, nested })) return undefined;
  }
  const above = meta.parent && agentFiles(session, meta.parent);
  if (above) {
    const theirs = sessionFacts(files, above.transcript);
    if (theirs === undefined || wasDelivered(theirs, meta)) return undefined;
  }
  const own = agentFiles(session, id);
  const run = own && latestRun(files, own);
  if (own === undefined || run === undefined) return undefined;
  if (resumedBy !== undefined && running === undefined) {
    const over = run.lastAt !== undefined &&
      Date.now() - run.lastAt > SURELY_OVER_MS;
    if (!over) return undefined;
  }
  const last = run.texts.findLast((text) => text.text.trim() !== "");
  const line = last?.line ?? run.lastLine;
  if (wasTold(facts, { file: own.transcript, line })) return undefined;
  return {
    agent: id,
    call,
    meta: own.meta,
    wasQueued: queued !== undefined,
    files: own,
    run,
    line,
    text: last?.text ?? "",
  };
}

function wasDelivered(facts: SessionFacts, meta: AgentMeta): boolean {
  const calls = facts.delivered.get(meta.id);
  if (calls === undefined) return false;
  const resumedBy = facts.resumed.get(meta.id)?.at(-1);
  // Notifications of a first run all name the call that started it.
  return resumedBy === undefined || calls.has(resumedBy);
}

function wasTold(
  facts: SessionFacts,
  place: { file: string; line: number },
): boolean {
  const places = [placeOf(place, "en"), placeOf(place, "zh")];
  return facts.told.some((text) =>
    places.some((shown) => holdsWhole(text, shown))
  );
}

/** Whether a text holds a place, and not a line number that only begins so. */
function holdsWhole(text: string, place: string): boolean {
  for (let at = text.indexOf(place); at >= 0;) {
    const next = text.charAt(at + place.length);
    if (!/[0-9]/.test(next)) return true;
    at = text.indexOf(place, at + 1);
  }
  return false;
}

const LONGEST_EXCERPT = 2000;
// Within what Claude Code shows of a hook's context; what does not fit is told
// at the next occasion, because nothing says yet that it was told.
const MOST_TOGETHER = 8000;

const BEGINNING: Record<Lang, string> = {
  en: "It begins:",
  zh: "它的开头：",
};

/**
 * Tells about results that never came, as many as fit.
 *
 * @param excerpts whether their first 2,000 characters may be shown: only
 * where the text does not arrive in a system-role message
 */
export function tellUndelivered(
  lost: readonly Undelivered[],
  { lang, excerpts }: { lang: Lang; excerpts: boolean },
): string {
  const told: string[] = [];
  let length = 0;
  for (const one of lost) {
    const text = tell(one, { lang, excerpts });
    if (told.length > 0 && length + text.length > MOST_TOGETHER) break;
    told.push(text);
    length += text.length + 2;
  }
  return told.join("\n\n");
}

function tell(
  { agent, files, line, text }: Undelivered,
  { lang, excerpts }: { lang: Lang; excerpts: boolean },
): string {
  const bytes = bodyBytes(text);
  const size = lang === "zh" ? `${bytes} 字节，` : `${bytes} bytes in `;
  const excerpt = excerpts && text !== ""
    ? `\n${BEGINNING[lang]} ${FRAME[lang]}\n${indented(text, LONGEST_EXCERPT)}`
    : "";
  return render(ruleIn(RECOVERY_RULES, "RECOVERY-UNDELIVERED"), lang, {
    agent: `subagent ${clean(agent, 80)}`,
    place: `${size}${placeOf({ file: files.transcript, line }, lang)}`,
    excerpt,
  });
}
