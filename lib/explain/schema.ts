/**
 * The shape of an explanation, which `explain --json` prints.
 *
 * @module
 */

import { z } from "zod";

/** The hook events that this plugin listens to. */
export const EventName = z.enum([
  "PreToolUse",
  "PostToolUse",
  "SubagentStart",
  "SubagentStop",
  "UserPromptSubmit",
  "SessionStart",
  "Stop",
]);

/** A field of a dispatch that changes; a dropped one is to be left out. */
export const FieldChange = z.strictObject({
  field: z.string(),
  action: z.enum(["set", "drop"]),
  /** What it was; missing when it was left out. */
  was: z.unknown().optional(),
  value: z.unknown().optional(),
});

/** What one guard did. Texts are untrusted: they may quote the payload. */
export const ExplainedGuard = z.strictObject({
  guard: z.string(),
  verdict: z.enum([
    "pass",
    "bypass",
    "degrade",
    "block",
    "context",
    "warn",
    "rewrite",
  ]),
  /** What was read, in order; the last one decided. */
  steps: z.array(z.strictObject({ step: z.string(), finding: z.string() })),
  rule: z.strictObject({
    id: z.string(),
    title: z.string(),
    /** The rule's page, from the plugin's folder. */
    page: z.string(),
  }).nullable(),
  /** Why it could not judge. */
  why: z.string().optional(),
  /** What it recommends to send instead. */
  instead: z.array(FieldChange).optional(),
});

/** What Claude Code does with the joint answer of all guards. */
export const Outcome = z.strictObject({
  /** The call, or the end of the subagent, is held up. */
  blocked: z.boolean(),
  effect: z.enum([
    "call-denied",
    "call-changed",
    "call-runs",
    "result-changed",
    "result-delivered",
    "subagent-starts",
    "subagent-continues",
    "subagent-stops",
    "prompt-delivered",
    "session-starts",
    "turn-continues",
    "turn-ends",
  ]),
  /** Who reads what. A "log" is read by nobody unless somebody opens it. */
  readers: z.array(z.strictObject({
    reader: z.enum(["dispatcher", "subagent", "person", "log"]),
    text: z.string(),
  })),
  /** What is changed in the call before it runs. */
  changes: z.array(FieldChange),
  /** The result that replaces the one of the call. */
  output: z.unknown().optional(),
});

/** What a clause says; the last three say it without asking for it. */
const signal = z.enum([
  "EXEC",
  "WRITE",
  "RO",
  "NEG",
  "READ",
  "NOWRITE",
  "NORUN",
]);
const span = {
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
};
const strength = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** How the prompt was read. Offsets are UTF-16 units of what was read. */
export const PromptReading = z.strictObject({
  signals: z.array(z.strictObject({
    signal,
    /** A change or a run; of RO: a declaration or a ban. */
    either: z.literal(true).optional(),
    strength,
    reason: z.string(),
    clause: z.string(),
    ...span,
  })),
  /** Above 0 its words together ask for work, below 0 for an answer. */
  whole: z.int(),
  clauses: z.array(z.strictObject({
    ...span,
    text: z.string(),
    frame: z.string(),
    frameText: z.string(),
    found: z.array(z.strictObject({ signal, strength, reason: z.string() })),
  })),
  dropped: z.array(
    z.strictObject({ clause: z.string(), signal, why: z.string() }),
  ),
  /** UTF-16 units in the middle of a very long prompt that were not read. */
  unread: z.int().nonnegative(),
});

/** The explanation. The version changes when a field changes or goes. */
export const ExplainReport = z.strictObject({
  schema: z.literal("dispatch-contract/explain"),
  version: z.literal(1),
  event: EventName,
  /** The registered hook; null when none listens to this event. */
  hook: z.strictObject({
    file: z.string(),
    matcher: z.string(),
    /** Whether Claude Code starts it for this payload at all. */
    starts: z.boolean(),
  }).nullable(),
  /** The variables that were asked for and set. */
  variables: z.record(z.string(), z.string()),
  guards: z.array(ExplainedGuard),
  prompt: PromptReading.nullable(),
  outcome: Outcome,
  /** The recommended call, judged; null when none is recommended. */
  redispatch: z.strictObject({
    changes: z.array(FieldChange),
    input: z.record(z.string(), z.unknown()),
    guards: z.array(ExplainedGuard),
    outcome: Outcome,
  }).nullable(),
});

export type FieldChange = z.infer<typeof FieldChange>;
export type ExplainedGuard = z.infer<typeof ExplainedGuard>;
export type Outcome = z.infer<typeof Outcome>;
export type PromptReading = z.infer<typeof PromptReading>;
export type ExplainReport = z.infer<typeof ExplainReport>;
