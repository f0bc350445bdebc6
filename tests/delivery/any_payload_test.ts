import { assert } from "@std/assert";
import {
  backgroundNotice,
  promptRecovery,
} from "../../hooks/background-delivery-notice.ts";
import {
  foregroundRecovery,
  truncationNotice,
} from "../../hooks/dispatch-truncation-notice.ts";
import { stopRecovery } from "../../hooks/stop.ts";
import { doneGate } from "../../hooks/subagent-done-gate.ts";
import { memoryWorld } from "./memory_world.ts";
import { numbersFrom } from "./session_maker.ts";

const GUARDS = [
  doneGate,
  truncationNotice,
  foregroundRecovery,
  backgroundNotice,
  promptRecovery,
  stopRecovery,
];
const SESSION = "/p/s.jsonl";
const AGENT = "/p/s/subagents/agent-a1.jsonl";
const META = "/p/s/subagents/agent-a1.meta.json";

const WORDS = [
  "user",
  "assistant",
  "attachment",
  "queue-operation",
  "enqueue",
  "dequeue",
  "remove",
  "Agent",
  "Task",
  "completed",
  "async_launched",
  "fork",
  "a1",
  "t1",
  "%%DONE%%",
  "Done.",
  "x".repeat(700),
  "",
  "text",
  "tool_use",
  "tool_result",
  "queued_command",
  "hook_additional_context",
  "[dispatch-recovery] a",
  "Stop hook feedback: [subagent-done-gate]",
  SESSION,
  AGENT,
  "~",
  "~/x",
  "<task-notification><task-id>a1</task-id><status>completed</status><result>x</result></task-notification>",
];
const KEYS = [
  "type",
  "message",
  "content",
  "text",
  "name",
  "input",
  "prompt",
  "subagent_type",
  "origin",
  "kind",
  "isMeta",
  "rowSource",
  "toolUseResult",
  "agentId",
  "resumedAgentId",
  "task_id",
  "status",
  "operation",
  "attachment",
  "id",
  "toolUseId",
  "finished",
  "requestShape",
  "parentAgentId",
  "timestamp",
];
const PAYLOAD_KEYS = [
  "transcript_path",
  "agent_transcript_path",
  "agent_id",
  "last_assistant_message",
  "stop_hook_active",
  "background_tasks",
  "tool_name",
  "tool_input",
  "tool_response",
  "prompt",
];

Deno.test("no guard of the delivery throws, whatever it is given", () => {
  for (let seed = 0; seed < 6000; seed++) {
    const next = numbersFrom(seed);
    const pick = <T>(items: readonly T[]) =>
      items[Math.floor(next() * items.length)]!;
    const value = (depth: number): unknown => {
      const roll = next();
      if (depth > 3 || roll < 0.5) return pick(WORDS);
      if (roll < 0.6) return pick([null, true, false, 0, -1, 1e300]);
      const size = Math.floor(next() * 4);
      if (roll < 0.75) {
        return Array.from({ length: size }, () => value(depth + 1));
      }
      return Object.fromEntries(
        Array.from({ length: size }, () => [pick(KEYS), value(depth + 1)]),
      );
    };
    const lines = () =>
      Array.from(
        { length: Math.floor(next() * 8) },
        () => JSON.stringify(value(0)),
      ).join("\n");
    const payload: Record<string, unknown> = {
      transcript_path: SESSION,
      agent_transcript_path: AGENT,
      agent_id: "a1",
      tool_name: "Agent",
    };
    for (const key of PAYLOAD_KEYS) {
      if (next() < 0.4) payload[key] = value(0);
    }
    const files = {
      [SESSION]: lines(),
      [AGENT]: lines(),
      [META]: JSON.stringify(value(0)),
    };
    for (const guard of GUARDS) {
      const verdict = guard.judge(payload, memoryWorld({ files }));
      assert(typeof verdict.kind === "string");
    }
  }
});
