/**
 * Hooks judge the payloads of older versions of Claude Code as they judge
 * today's, and let pass what a later version may send.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { memoryFiles } from "../../lib/files_in_memory.ts";
import { answerTo } from "../../lib/hook.ts";
import { JOINT } from "../../lib/joint.ts";
import type { HookEvent, Payload } from "../../lib/verdict.ts";
import { answerKind } from "../support/run_hook.ts";
import { guardsByEvent } from "./fuzz.ts";
import { recordedPayloads } from "./fuzz_payloads.ts";
import { asOf, isAtLeast, payloadSchema, VERSIONS } from "./payload_schemas.ts";
import { scenesAt } from "./scenes.ts";
import { filesOf } from "./stage_files.ts";

const HOME = "/home/u";
const PROJECT = `${HOME}/src/shop`;
const NEWEST = VERSIONS.at(-1) ?? "";

const guards = await guardsByEvent();
const files = memoryFiles(filesOf(HOME, PROJECT));
const session = `${HOME}/.claude/projects/p/s.jsonl`;
const scenes = scenesAt({ project: PROJECT, session });

function answers(payload: Payload, env: Record<string, string> = {}) {
  const list = guards.get(payload["hook_event_name"] as HookEvent);
  assert(list !== undefined);
  const all: Record<string, string> = { HOME, ...env };
  const world = { env: (name: string) => all[name], files, note() {} };
  const text = JSON.stringify(payload);
  const how = payload["hook_event_name"] === "PreToolUse"
    ? { blockAs: "deny", joint: JOINT } as const
    : { blockAs: "exit2" } as const;
  return answerTo({ text }, { guards: list, world, ...how });
}

const ofOurEvents = recordedPayloads().filter((payload) =>
  guards.has(payload["hook_event_name"] as HookEvent)
);

Deno.test("recorded payloads have the shape of the newest version", () => {
  assert(ofOurEvents.length > 30, `${ofOurEvents.length}`);
  for (const payload of ofOurEvents) {
    const event = payload["hook_event_name"] as HookEvent;
    const name = payload["tool_name"] ?? "Agent";
    const schema = payloadSchema(event, NEWEST);
    const { success, error } = schema.safeParse({
      ...payload,
      ...(name === "Agent" ? {} : { tool_name: "Agent" }),
    });
    assert(success, `${event}: ${error}`);
  }
});

Deno.test("payloadSchema() refuses what a version did not have yet", () => {
  const rows: [HookEvent, string, Payload, boolean][] = [
    ["PreToolUse", "2.1.62", { tool_name: "Agent" }, false],
    ["PreToolUse", "2.1.62", { tool_name: "Task" }, true],
    ["PreToolUse", "2.1.62", { tool_name: "Task", agent_id: "a1" }, false],
    ["PreToolUse", "2.1.69", { tool_name: "Agent", agent_id: "a1" }, true],
    ["PreToolUse", "2.1.69", { tool_name: "Agent", future: 1 }, true],
    ["PreToolUse", "2.1.69", { tool_name: "Agent", tool_input: "x" }, false],
  ];
  for (const [event, version, changes, fits] of rows) {
    const payload = {
      hook_event_name: event,
      session_id: "s",
      transcript_path: "/s.jsonl",
      cwd: "/",
      tool_input: {},
      tool_use_id: "t",
      ...changes,
    };
    const { success } = payloadSchema(event, version).safeParse(payload);
    assertEquals(success, fits, JSON.stringify(changes));
  }
});

// Before 2.1.47 a stop did not say what the last message was, and the gate
// does not guess.
const GATE_SINCE = "2.1.47";

for (const version of VERSIONS) {
  Deno.test(`hooks judge the payloads of ${version} as today's`, () => {
    for (const { name, file, payload, expected, env } of scenes) {
      const whole = { session_id: "s", tool_use_id: "toolu_x", ...payload };
      const old = asOf({ agent_type: "x", ...whole, cwd: PROJECT }, version);
      const { agent_type: _, ...rest } = old;
      const sent = payload["hook_event_name"] === "PreToolUse" ? rest : old;
      const event = payload["hook_event_name"] as HookEvent;
      const { success, error } = payloadSchema(event, version).safeParse(
        event === "SubagentStop"
          ? { agent_transcript_path: "/none", ...sent }
          : sent,
      );
      if (isAtLeast(version, "2.0.43")) assert(success, `${name}: ${error}`);
      const isMute = file === "subagent-done-gate.ts" &&
        !isAtLeast(version, GATE_SINCE);
      const answer = answers(sent, env);
      const owed = isMute ? "pass" : expected;
      assertEquals(answerKind(answer), owed, `${name} in ${version}`);
    }
  });
}

Deno.test("fields that no version had yet change no answer", () => {
  for (const { name, payload, env } of scenes) {
    const usual = answers(payload, env);
    const input = payload["tool_input"];
    const next = {
      ...payload,
      a_field: { of: ["a", "later", null] },
      ...(input === undefined ? {} : { tool_input: { ...input, later: [1] } }),
    };
    const answer = answers(next, env);
    if (!answer.stdout.includes("updatedInput")) {
      assertEquals(answer, usual, name);
    }
  }
});

Deno.test("a status that no version had yet proves nothing", () => {
  const dispatch = {
    hook_event_name: "PostToolUse",
    tool_name: "Agent",
    tool_input: { prompt: "Audit it. Full report, then %%DONE%%" },
  };
  const responses: [response: unknown, kind: string][] = [
    [{ status: "parked", agentId: "a9" }, "pass"],
    [{ status: "async_launched", isAsync: true, agentId: "a9" }, "pass"],
    [{ status: "remote_launched" }, "pass"],
    [{ status: "teammate_spawned", teammate_id: "x@y" }, "pass"],
    [undefined, "pass"],
    [null, "pass"],
    [{ status: "completed", content: "Half a sentence" }, "context"],
    [{ content: [{ type: "text", text: "Half a sentence" }] }, "pass"],
    [[{ type: "text", text: "Half a sentence" }], "context"],
    ["Half a sentence", "context"],
    ["(no output)", "context"],
    ["A report.\n%%DONE%%", "pass"],
    [[{ type: "text", text: "A report.\n%%DONE%%" }], "pass"],
    [{ status: "completed", content: [] }, "context"],
    [{
      status: "completed",
      content: [{ type: "thinking" }, { type: "text", text: "R.\n%%DONE%%" }],
    }, "pass"],
  ];
  for (const [tool_response, kind] of responses) {
    const answer = answers({ ...dispatch, tool_response });
    assertEquals(answerKind(answer), kind, JSON.stringify(tool_response));
  }
  const prompt =
    "<task-notification>\n<task-id>a1</task-id>\n<status>parked</status>\n</task-notification>";
  const told = answers({ hook_event_name: "UserPromptSubmit", prompt });
  assertEquals(told, { code: 0, stdout: "", stderr: "" });
});
