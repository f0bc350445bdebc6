/**
 * An audit from its folders to its report.
 *
 * @module
 */

import { clean } from "../field.ts";
import { findSessions } from "./find_transcripts.ts";
import type { AuditReport } from "./schema.ts";
import { readSession } from "./session_facts.ts";
import { Tally } from "./tally.ts";
import { TranscriptReader } from "./transcript.ts";
import { TROUBLE_TITLES, Troubles } from "./troubles.ts";

/** What to audit. */
export interface AuditOptions {
  /** Folders, or single transcripts. */
  roots: readonly string[];
  /** Milliseconds since the epoch; 0 for everything. */
  since: number;
  now: Date;
  /** Called now and then with the bytes done and the bytes in all. */
  onProgress?(done: number, all: number): void;
}

/** Reads the transcripts and adds them up; only reads, never throws. */
export function runAudit(
  { roots, since, now, onProgress }: AuditOptions,
): AuditReport {
  const started = performance.now();
  const troubles = new Troubles();
  const sessions = findSessions(roots, { since, troubles });
  const all = sessions.reduce((sum, session) => sum + session.bytes, 0);
  const reader = new TranscriptReader(troubles);
  const tally = new Tally(since);
  let done = 0;
  const onBytes = (bytes: number) => onProgress?.(done += bytes, all);
  for (const session of sessions) {
    tally.add(readSession(session, { reader, troubles, onBytes }));
  }
  const counts = tally.finish();
  counts.read.ms = Math.round(performance.now() - started);
  if (tally.findings.dropped > 0) {
    troubles.add("too-many-findings", { file: "" }, tally.findings.dropped);
  }
  return {
    ...counts,
    generatedAt: now.toISOString(),
    since: since > 0 ? new Date(since).toISOString() : null,
    roots: roots.map((root) => clean(root, 400)),
    troubles: troubles.list().map(({ kind, count, examples }) => ({
      kind,
      title: TROUBLE_TITLES[kind],
      count,
      examples: examples.map(({ detail, ...place }) => ({
        ...place,
        ...(detail === undefined ? {} : { detail: clean(detail, 80) }),
      })),
    })),
  };
}
