/**
 * What Claude Code does with a hook's answer, and who reads what of it.
 * Recorded from 2.1.332.
 *
 * @module
 */

import type { Answer, HookEvent, Payload } from "../verdict.ts";
import { dispatchInput, record, textOf } from "../field.ts";
import { changesBy } from "./field_changes.ts";
import type { Outcome } from "./schema.ts";

type Reader = Outcome["readers"][number]["reader"];
type Effect = Outcome["effect"];

interface Reading {
  /** Who reads the context of an event's hook. */
  context: Reader;
  /** Who reads its `systemMessage`. */
  message: Reader;
  /** Without a word from the hook, and with a block. */
  calm: Effect;
  blocked: Effect;
}

const READINGS: Record<HookEvent, Reading> = {
  PreToolUse: {
    context: "dispatcher",
    message: "person",
    calm: "call-runs",
    blocked: "call-denied",
  },
  PostToolUse: {
    context: "dispatcher",
    message: "person",
    calm: "result-delivered",
    blocked: "result-delivered",
  },
  // A block cannot stop a start, and what is for the person is shown nowhere.
  SubagentStart: {
    context: "subagent",
    message: "log",
    calm: "subagent-starts",
    blocked: "subagent-starts",
  },
  SubagentStop: {
    context: "subagent",
    message: "log",
    calm: "subagent-stops",
    blocked: "subagent-continues",
  },
  UserPromptSubmit: {
    context: "dispatcher",
    message: "person",
    calm: "prompt-delivered",
    blocked: "prompt-delivered",
  },
  SessionStart: {
    context: "dispatcher",
    message: "person",
    calm: "session-starts",
    blocked: "session-starts",
  },
  Stop: {
    context: "dispatcher",
    message: "person",
    calm: "turn-ends",
    blocked: "turn-continues",
  },
};

/** The outcome of a hook that answered so to a payload of this event. */
export function outcomeOf(
  { code, stdout, stderr }: Answer,
  { event, payload }: { event: HookEvent; payload: Payload },
): Outcome {
  const reading = READINGS[event];
  const readers: Outcome["readers"] = [];
  const tell = (reader: Reader, text: string) => {
    if (text !== "") readers.push({ reader, text });
  };
  if (code === 2) {
    tell(reading.context, stderr.trim());
    return { blocked: true, effect: reading.blocked, readers, changes: [] };
  }
  const answer = record(stdout === "" ? {} : JSON.parse(stdout)) ?? {};
  const specific = record(answer["hookSpecificOutput"]);
  const denied = specific?.["permissionDecision"] === "deny";
  const context = textOf(specific, "additionalContext");
  tell(reading.context, textOf(specific, "permissionDecisionReason"));
  tell(reading.context, context);
  tell(reading.message, textOf(answer, "systemMessage"));
  const input = record(specific?.["updatedInput"]);
  const changes = input === undefined
    ? []
    : changesBy(input, dispatchInput(payload));
  const output = specific?.["updatedToolOutput"];
  let effect = denied ? reading.blocked : reading.calm;
  if (changes.length > 0) effect = "call-changed";
  if (output !== undefined) effect = "result-changed";
  // Context at the end of a turn keeps the main session going with it.
  if (event === "Stop" && context !== "") effect = "turn-continues";
  return {
    blocked: denied,
    effect,
    readers,
    changes,
    ...(output === undefined ? {} : { output }),
  };
}
