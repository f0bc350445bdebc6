/**
 * The common shape of a guard and of what it may answer.
 *
 * There is no "allow": a hook that allows would widen the permissions that the
 * user granted.
 *
 * @module
 */

import type { RuleId } from "./rules/table.ts";
import type { World } from "./world.ts";

/** The parsed object that Claude Code writes to a hook's stdin. */
export type Payload = Record<string, unknown>;

/** The hook events that this plugin registers. */
export type HookEvent =
  | "PreToolUse"
  | "PostToolUse"
  | "SubagentStart"
  | "SubagentStop"
  | "UserPromptSubmit"
  | "SessionStart"
  | "Stop";

/**
 * A change to a dispatch: keys to set in `tool_input`; a key whose value is
 * `undefined` is to be left out.
 */
export type InputPatch = Record<string, unknown>;

/** What a guard answers. */
export type Verdict =
  | { kind: "pass" }
  /** The user's hatch is open; nothing was judged. */
  | { kind: "bypass" }
  /** The guard could not judge; `why` is one short clause. */
  | { kind: "degrade"; why: string }
  | { kind: "block"; rule: RuleId; message: string; instead?: InputPatch }
  /** `text` reaches the model as additional context, `user` the person. */
  | { kind: "context"; rule: RuleId; text?: string; user?: string }
  /** A `systemMessage` only. */
  | { kind: "warn"; rule: RuleId; text: string }
  /** `input` replaces a call's input, `output` a result; `text` says so. */
  | {
    kind: "rewrite";
    rule: RuleId;
    input?: Record<string, unknown>;
    output?: unknown;
    text: string;
  };

/** A guard: data, and a pure function of the payload and the outside world. */
export interface Guard {
  /** The name that stands in brackets before its messages. */
  name: string;
  event: HookEvent;
  /** The variable that switches this guard off, at exactly `1`. */
  hatch?: string;
  /**
   * Whether an open hatch and a failure to judge are told on stderr; a guard
   * without tags stays silent unless `DISPATCH_TRACE` is on.
   */
  tags: boolean;
  judge(payload: Payload, world: World): Verdict;
}

/** The verdict of a guard that found nothing to say. */
export const PASS: Verdict = { kind: "pass" };
