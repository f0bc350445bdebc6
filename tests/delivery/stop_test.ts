/**
 * Recovery at Stop, judged without a process.
 *
 * @module
 */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { stopRecovery } from "../../hooks/stop.ts";
import type { Payload, Verdict } from "../../lib/verdict.ts";
import { memoryWorld } from "./memory_world.ts";
import { type MadeSession, makeSession } from "./session_maker.ts";

const SESSIONS = Array.from(
  { length: 60 },
  (_, seed) => makeSession(seed, "/p"),
);

function stopped(made: MadeSession, payload: Payload = {}): Verdict {
  return stopRecovery.judge({
    hook_event_name: "Stop",
    stop_hook_active: false,
    transcript_path: made.transcript,
    background_tasks: made.backgroundTasks,
    ...payload,
  }, memoryWorld({ files: made.files }));
}

Deno.test("stopRecovery tells of what was lost, and passes when nothing was", () => {
  for (const made of SESSIONS) {
    const verdict = stopped(made);
    assertEquals(verdict.kind, made.lost.length > 0 ? "context" : "pass");
    if (verdict.kind !== "context") continue;
    for (const id of made.lost) {
      assertStringIncludes(verdict.text ?? "", `agent-${id}.jsonl`);
    }
  }
});

Deno.test("stopRecovery shows how a lost report begins", () => {
  const made = SESSIONS.find(({ lost, shapes }) =>
    lost.length === 1 && shapes.includes("movedToTheBackgroundAndLost")
  );
  assert(made !== undefined);
  const verdict = stopped(made);
  assert(verdict.kind === "context");
  assert(/^ {2}Report \d+-\d+: /m.test(verdict.text ?? ""), verdict.text);
});

Deno.test("stopRecovery passes when this stop follows from its own words", () => {
  for (const made of SESSIONS) {
    assertEquals(stopped(made, { stop_hook_active: true }).kind, "pass");
  }
});

Deno.test("stopRecovery leaves alone what still runs, and only that", () => {
  const made = SESSIONS.find(({ lost, backgroundTasks }) =>
    lost.length === 1 && backgroundTasks.length === 0
  );
  assert(made !== undefined);
  const [id] = made.lost;
  const rows: [unknown, string][] = [
    [[{ id }], "pass"],
    [[null, 7, {}, { id: 7 }, { id }], "pass"],
    [[{ id: 7 }, { id: "another" }], "context"],
    [[], "context"],
    [[id], "context"],
  ];
  for (const [background_tasks, expected] of rows) {
    const { kind } = stopped(made, { background_tasks });
    assertEquals(kind, expected, JSON.stringify(background_tasks));
  }
});

Deno.test("stopRecovery passes without a transcript", () => {
  for (const made of SESSIONS.slice(0, 20)) {
    assertEquals(stopped(made, { transcript_path: null }).kind, "pass");
  }
});
