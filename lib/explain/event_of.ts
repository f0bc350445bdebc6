/**
 * Which event a payload belongs to.
 *
 * @module
 */

import { isDispatch, textField } from "../field.ts";
import type { HookEvent, Payload } from "../verdict.ts";

const EVENTS: ReadonlySet<string> = new Set<HookEvent>([
  "PreToolUse",
  "PostToolUse",
  "SubagentStart",
  "SubagentStop",
  "UserPromptSubmit",
  "SessionStart",
  "Stop",
]);

/** What a payload says about its event. */
export type EventFound =
  | { event: HookEvent }
  /** An event of Claude Code that this plugin does not listen to. */
  | { other: string }
  | { unknown: true };

/**
 * The event that a payload names, or, where it names none, that its fields
 * belong to: payloads written by hand are often cut down to a dispatch.
 */
export function eventOf(payload: Payload): EventFound {
  const named = textField(payload, "hook_event_name");
  if (named.state === "present") {
    return EVENTS.has(named.value)
      ? { event: named.value as HookEvent }
      : { other: named.value };
  }
  const has = (key: string) => Object.hasOwn(payload, key);
  if (isDispatch(payload)) {
    return { event: has("tool_response") ? "PostToolUse" : "PreToolUse" };
  }
  if (has("agent_transcript_path")) return { event: "SubagentStop" };
  if (has("prompt")) return { event: "UserPromptSubmit" };
  return { unknown: true };
}
