/**
 * The payloads of dispatch events by version of Claude Code: recorded from
 * 2.1.332, older ones from its changelog and from payloads that were
 * published. A field has the version that brought it.
 *
 * @module
 */

import { z } from "zod";
import type { HookEvent, Payload } from "../../lib/verdict.ts";

/** Versions between which payloads changed, oldest first. */
export const VERSIONS = [
  "1.0.41",
  "2.0.43",
  "2.1.47",
  "2.1.62",
  "2.1.69",
  "2.1.145",
  "2.1.198",
  "2.1.332",
] as const;

interface Field {
  name: string;
  /** The version that brought it; unset for as long as there were hooks. */
  from?: string;
  /** Whether it is always there from then on. */
  always: boolean;
  type: z.ZodType;
}

const text = z.string();

const COMMON: Field[] = [
  { name: "session_id", always: true, type: text },
  { name: "transcript_path", always: true, type: text },
  { name: "cwd", always: true, type: text },
  { name: "permission_mode", always: false, type: text },
  { name: "prompt_id", from: "2.1.198", always: false, type: text },
  { name: "effort", from: "2.1.133", always: false, type: z.looseObject({}) },
];

const TOOL: Field[] = [
  { name: "tool_input", always: true, type: z.looseObject({}) },
  { name: "tool_use_id", from: "2.0.43", always: true, type: text },
  { name: "agent_id", from: "2.1.69", always: false, type: text },
  { name: "agent_type", from: "2.1.69", always: false, type: text },
];

const block = z.looseObject({ type: text });

/** What came back from a dispatch, in every shape that was seen. */
export const ToolResponse = z.union([
  z.looseObject({
    status: text.optional(),
    content: z.union([text, z.array(block)]).optional(),
  }),
  z.array(block),
  text,
  z.null(),
  z.undefined(),
]);

const STOP: Field[] = [
  { name: "stop_hook_active", always: false, type: z.boolean().nullable() },
  {
    name: "last_assistant_message",
    from: "2.1.47",
    always: false,
    type: text.nullable(),
  },
  {
    name: "background_tasks",
    from: "2.1.145",
    always: false,
    type: z.array(z.looseObject({ id: text, status: text })).nullable(),
  },
  { name: "session_crons", from: "2.1.145", always: false, type: z.unknown() },
];

const FIELDS: Record<HookEvent, Field[]> = {
  PreToolUse: TOOL,
  PostToolUse: [
    ...TOOL,
    { name: "tool_response", always: false, type: ToolResponse },
    { name: "duration_ms", from: "2.1.119", always: false, type: z.number() },
  ],
  SubagentStart: [
    { name: "agent_id", always: true, type: text },
    { name: "agent_type", always: false, type: text },
  ],
  SubagentStop: [
    ...STOP,
    { name: "agent_id", from: "2.0.42", always: true, type: text },
    { name: "agent_type", from: "2.1.69", always: true, type: text },
    { name: "agent_transcript_path", from: "2.0.42", always: true, type: text },
  ],
  UserPromptSubmit: [{ name: "prompt", always: true, type: text }],
  SessionStart: [
    { name: "source", always: true, type: text },
    { name: "model", always: false, type: text },
  ],
  Stop: STOP,
};

/** Whether version `a` is as new as `b`. */
export function isAtLeast(a: string, b: string): boolean {
  return a.localeCompare(b, "en", { numeric: true }) >= 0;
}

function fieldsOf(event: HookEvent): Field[] {
  return [...COMMON, ...FIELDS[event]];
}

/** The tool's name in a version; the harness renamed it in 2.1.63. */
export function toolName(version: string): "Agent" | "Task" {
  return isAtLeast(version, "2.1.63") ? "Agent" : "Task";
}

/**
 * The payload of an event in a version. Fields that are not in the table pass,
 * as the harness adds them at any time; those of later versions do not.
 */
export function payloadSchema(event: HookEvent, version: string): z.ZodType {
  const shape: Record<string, z.ZodType> = {
    hook_event_name: z.literal(event),
  };
  for (const { name, from, always, type } of fieldsOf(event)) {
    const isThere = from === undefined || isAtLeast(version, from);
    shape[name] = !isThere
      ? z.undefined().optional()
      : always
      ? type
      : type.optional();
  }
  if (event === "PreToolUse" || event === "PostToolUse") {
    shape["tool_name"] = z.literal(toolName(version));
  }
  return z.looseObject(shape);
}

/** A payload of today as a version would have sent it. */
export function asOf(payload: Payload, version: string): Payload {
  const event = payload["hook_event_name"] as HookEvent;
  const old: Payload = { ...payload };
  for (const { name, from } of fieldsOf(event)) {
    if (from !== undefined && !isAtLeast(version, from)) delete old[name];
  }
  if ("tool_name" in old) old["tool_name"] = toolName(version);
  return old;
}
