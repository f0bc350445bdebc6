/**
 * Failures of hooks in the last sessions, from their transcripts.
 *
 * Recorded from 2.1.332: an attachment `hook_non_blocking_error` for a hook
 * that ended with an error or did not start, `hook_cancelled` for one that met
 * its timeout; both carry the command line.
 *
 * @module
 */

import { findSessions } from "../audit/find_transcripts.ts";
import { LineReader } from "../audit/lines.ts";
import { RowHead } from "../audit/row_head.ts";
import { MAX_LINE } from "../audit/transcript.ts";
import { Troubles } from "../audit/troubles.ts";
import { plural } from "../audit/wording.ts";
import { clean, record, textOf } from "../field.ts";
import { type Check, fail, note, ok } from "./check.ts";
import type { Host } from "./host.ts";
import { registeredHooks } from "./registration.ts";

const LAST_SESSIONS = 20;
const MOST_BYTES = 512 * 1024 * 1024;
const FAILURES = new Set(["hook_non_blocking_error", "hook_cancelled"]);

/** A hook's failure. */
interface Failure {
  file: string;
  line: number;
  hook: string;
  why: string;
}

/**
 * Failures of this plugin's hooks in the sessions that changed last. Where the
 * hooks `answer` now, they are worth knowing and nothing more.
 */
export function checkHistory(
  host: Host,
  { answer }: { answer: boolean },
): Check {
  const id = "last sessions";
  const roots = [`${host.configDir}/projects`];
  if (host.configDir === "" || host.files.stat(roots[0] ?? "") === undefined) {
    return note(id, "There are no transcripts");
  }
  const sessions = findSessions(roots, { since: 0, troubles: new Troubles() })
    .toSorted((a, b) => newest(b) - newest(a)).slice(0, LAST_SESSIONS);
  const hooks = registeredHooks(host).map(({ file }) => file);
  const failures: Failure[] = [];
  let bytes = 0;
  for (const { path, bytes: size } of sessions.flatMap(({ files }) => files)) {
    if ((bytes += size) > MOST_BYTES) break;
    try {
      failures.push(...failuresIn(path, hooks));
    } catch {
      // A transcript that cannot be read is the audit's business.
    }
  }
  if (failures.length === 0) {
    return ok(
      id,
      `No hook failed in the last ${plural(sessions.length, "session")}`,
    );
  }
  const last = failures[0];
  const names = [...new Set(failures.map(({ hook }) => hook))].join(", ");
  const found = `${plural(failures.length, "failure")} in the last ${
    plural(sessions.length, "session")
  } (${names}): ${last?.why}, ${clean(last?.file ?? "", 300)}:${last?.line}`;
  return answer
    ? note(id, found, "The hooks answer now: nothing to mend")
    : fail(id, found, "Mend what the checks above found");
}

function newest({ files }: { files: { mtimeMs: number }[] }): number {
  return files.reduce((most, { mtimeMs }) => Math.max(most, mtimeMs), 0);
}

function failuresIn(file: string, hooks: readonly string[]): Failure[] {
  const head = new RowHead();
  const failures: Failure[] = [];
  new LineReader(MAX_LINE).read(file, ({ bytes, start, end, number }) => {
    head.look(bytes, start, end);
    if (head.kind !== "attachment" || !FAILURES.has(head.name)) return;
    try {
      const text = new TextDecoder().decode(bytes.subarray(start, end));
      const attachment = record(record(JSON.parse(text))?.["attachment"]);
      const command = textOf(attachment, "command");
      const hook = hooks.find((name) => command.includes(`/hooks/${name}`));
      if (hook === undefined) return;
      const why = head.name === "hook_cancelled"
        ? attachment?.["timedOut"] === true ? "timed out" : "was cancelled"
        : textOf(attachment, "stderr");
      // A person who presses Escape cancels hooks too.
      if (why !== "was cancelled") {
        failures.push({ file, line: number, hook, why: clean(why, 160) });
      }
    } catch {
      // A torn row tells nothing.
    }
  });
  return failures;
}
