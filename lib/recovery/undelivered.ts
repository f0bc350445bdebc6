/**
 * Finished background subagents whose result never reached the session, and the
 * words for them.
 *
 * There is no memory but the transcripts: a delivery leaves a row, and so does
 * having told about a missing one.
 *
 * @module
 */

import { clean, indented, placeOf } from "../field.ts";
import { type Lang, render, ruleIn } from "../rules/rule.ts";
import { bodyBytes } from "../marker.ts";
import { FRAME, RECOVERY_RULES } from "../rules/delivery.ts";
import {
  type AgentFiles,
  agentFiles,
  type AgentMeta,
  agentMetas,
  type AgentRun,
  latestRun,
} from "../transcript/agent.ts";
import type { Files } from "../world.ts";
import {
  isInFlight,
  keyOf,
  type SessionFacts,
  sessionFacts,
  stillMissing,
  type Suspect,
} from "./session_facts.ts";

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

const BEGINNING: Record<Lang, string> = {
  en: "It begins:",
  zh: "它的开头：",
};
