#!/usr/bin/env -S deno run --no-config --no-prompt --allow-env=ALLOW_*,DISPATCH_*,HOME --allow-read
/**
 * Stop: before the main session ends its turn, tells it once about finished
 * background subagents whose result never came.
 *
 * ```sh
 * echo '{"hook_event_name":"Stop","transcript_path":"/tmp/none.jsonl"}' | hooks/stop.ts
 * ```
 *
 * @module
 */

import { record } from "../lib/field.ts";
import { runHook } from "../lib/hook.ts";
import { tellUndelivered, undelivered } from "../lib/recovery/undelivered.ts";
import { sessionTranscript } from "../lib/transcript/transcript.ts";
import {
  type Guard,
  languageFor,
  PASS,
  type Payload,
  type Verdict,
} from "../lib/verdict.ts";
import type { World } from "../lib/world.ts";

// Run by the modules above; to be asked for here first spares time
// (tests/structure/hook_imports_test.ts).
import "../lib/marker.ts";
import "../lib/rules/delivery.ts";
import "../lib/transcript/notification.ts";

function judge(payload: Payload, world: World): Verdict {
  const { note } = world;
  // Context at Stop sends the session on; a second time would be a loop.
  if (payload["stop_hook_active"] === true) {
    note("1", "stop_hook_active: this turn was sent on already");
    return PASS;
  }
  const session = sessionTranscript(payload, world);
  if (session === undefined) {
    note("2", "no transcript_path");
    return PASS;
  }
  const lost = undelivered(world.files, {
    session,
    running: runningTasks(payload),
    arriving: new Set(),
  });
  note("3", `${lost.length} result(s) never came`);
  if (lost.length === 0) return PASS;
  const lang = languageFor(world, lost[0]?.run.dispatch ?? "");
  return {
    kind: "context",
    rule: "RECOVERY-UNDELIVERED",
    text: tellUndelivered(lost, { lang, excerpts: true }),
  };
}

/** The ids in `background_tasks`; `undefined` when there is no such list. */
function runningTasks(payload: Payload): Set<string> | undefined {
  const tasks = payload["background_tasks"];
  if (!Array.isArray(tasks)) return undefined;
  const ids = tasks.map((task) => record(task)?.["id"]);
  return new Set(ids.filter((id) => typeof id === "string"));
}

/** Recovery at Stop. */
export const stopRecovery: Guard = {
  name: "dispatch-recovery",
  event: "Stop",
  hatch: "ALLOW_NO_RECOVERY",
  tags: false,
  judge,
};

if (import.meta.main) runHook(stopRecovery);
