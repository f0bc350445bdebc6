/**
 * A megabyte of hostile text costs a hook hardly more than an ordinary one.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import type { HookEvent, Payload } from "../../lib/verdict.ts";
import { guardsByEvent } from "./fuzz.ts";
import { HOSTILE_UNITS, judgingTime, megabyteOf } from "./hostile_texts.ts";

/** What a hostile prompt may cost above an ordinary one, in milliseconds. */
const PROMPT_MS = 50;
/** The same for fields that hold a word or a path, or come back from a tool. */
const FIELD_MS = 150;

/** What the readers of results and notifications look for. */
const REPORT_UNITS: Record<string, string> = {
  "notifications": "<task-notification>\n<task-id>a</task-id>\n",
  "ends of notifications": "</result>\n</task-notification>\n",
  "ids": "<task-id>",
  "harness notes": "[harness: x",
  "notes": "NOTE: this agent stopped at its 1-turn limit",
  "summaries": "<tools-used-before-summary>x",
  "partial output":
    "Everything below is PARTIAL output recovered from the agent\n",
  "limits": "You've hit your ",
  "markers": "%%DONE%%\n",
  "blanks": " ",
  "blank lines": "\n",
  "slashes": "/",
  "dots": "../",
  "letters": "a",
  "hex and dashes": "a-0",
  "Chinese": "修改测试",
  "lone surrogates": "\ud800",
  "nulls": "\u0000",
};

const guards = await guardsByEvent();

/** Where a stranger's text stands in the payload of an event. */
const PLACES: [where: string, HookEvent, (text: string) => Payload][] = [
  ["a prompt", "PreToolUse", (prompt) => ({
    tool_name: "Agent",
    tool_input: { prompt, subagent_type: "Explore", run_in_background: false },
  })],
  ["a subagent_type", "PreToolUse", (subagent_type) => ({
    tool_name: "Agent",
    cwd: "/p",
    tool_input: { prompt: "Fix a.ts", subagent_type },
  })],
  ["a name", "PreToolUse", (name) => ({
    tool_name: "Agent",
    cwd: "/p",
    tool_input: { prompt: "Fix a.ts", name },
  })],
  ["a result", "PostToolUse", (text) => ({
    tool_name: "Agent",
    tool_input: { prompt: "Audit. End with %%DONE%%" },
    tool_response: { status: "completed", content: [{ type: "text", text }] },
  })],
  ["a result's prompt", "PostToolUse", (prompt) => ({
    tool_name: "Agent",
    tool_input: { prompt },
    tool_response: { status: "completed", prompt, content: "x" },
  })],
  ["a user's prompt", "UserPromptSubmit", (prompt) => ({ prompt })],
  ["a notification", "UserPromptSubmit", (text) => ({
    transcript_path: "/p/s.jsonl",
    prompt:
      `<task-notification>\n<task-id>a1</task-id>\n<status>completed</status>\n<result>${text}</result>\n</task-notification>`,
  })],
  ["an agent's id", "SubagentStart", (agent_id) => ({ agent_id })],
  ["a folder", "SessionStart", (text) => ({ cwd: `/${text}` })],
  ["a transcript's path", "Stop", (text) => ({ transcript_path: `/${text}` })],
];

for (const [where, event, payloadWith] of PLACES) {
  const isPrompt = where === "a prompt";
  const above = isPrompt ? PROMPT_MS : FIELD_MS;
  Deno.test(`a megabyte in ${where} is judged within ${above} ms`, () => {
    const list = guards.get(event);
    assert(list !== undefined, event);
    const usual = judgingTime(payloadWith("Map the queue."), {
      guards: list,
      enough: 0,
    });
    const enough = usual + above;
    const slow: string[] = [];
    const units = isPrompt ? HOSTILE_UNITS : REPORT_UNITS;
    let worst = 0;
    for (const [name, unit] of Object.entries(units)) {
      const payload = payloadWith(megabyteOf(unit));
      const ms = judgingTime(payload, { guards: list, enough }) - usual;
      worst = Math.max(worst, ms);
      if (ms > above) slow.push(`${name}: ${ms.toFixed(0)} ms`);
    }
    console.log(`    worst ${worst.toFixed(0)} ms above an ordinary one`);
    assertEquals(slow, []);
  });
}
