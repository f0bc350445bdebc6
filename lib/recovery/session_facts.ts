/**
 * What the transcript of a session says about its background results: which
 * came, which wait in the queue, which were told about.
 *
 * @module
 */

import type { Files } from "../world.ts";
import { visitFirstRows } from "../transcript/head.ts";
import { parseRow } from "../transcript/row.ts";
import { scanLines } from "../transcript/scan.ts";
import { OURS, type SessionFacts, takeRow } from "./session_rows.ts";

/** The bounds for scanning the transcript of a session. */
export const SESSION_SCAN = {
  mostBytes: 300 * 1024 * 1024,
  longestLine: 2 * 1024 * 1024,
} as const;

const FIRST_ROWS = 8;
const WORDS = [
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
export function sessionFacts(
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
    { words: WORDS, ...SESSION_SCAN, from },
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
