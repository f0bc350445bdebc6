/**
 * What `planTask` decides about a call, as data that any host can run.
 *
 * @module
 */

import type { Definition } from "../agents/definition.ts";
import type { ModelRoute } from "../agents/model.ts";

/** Why a call is refused before anything starts. */
export type RefusalReason =
  | "no-prompt"
  | "unknown-type"
  | "ambiguous-type"
  | "outside-type"
  | "untrusted-project"
  | "unreadable-definition"
  | "fork-in-background"
  | "fork-without-session"
  | "no-background"
  | "too-deep"
  | "too-many";

/** A call that does not start; `message` is for the caller. */
export interface Refusal {
  kind: "refusal";
  reason: RefusalReason;
  message: string;
}

/** The tools that a child may have; a key that is absent restricts nothing. */
export interface ToolFilter {
  /** Only these; an empty list means none at all. */
  allow?: readonly string[];
  deny?: readonly string[];
}

/** The definition that a run follows; the lists are as the file has them. */
export type PlannedDefinition = Pick<
  Definition,
  | "name"
  | "description"
  | "layer"
  | "file"
  | "tools"
  | "disallowedTools"
  | "skills"
>;

/** A call that may start. */
export interface RunPlan {
  kind: "run";
  /** `fork` inherits the turns of a session; `spawn` starts without any. */
  start: "spawn" | "fork";
  mode: "foreground" | "background";
  /** The name that the host looks up: built-in, defined, or of a plugin. */
  agentType: string;
  label: string;
  /** The child's first message, unchanged. */
  prompt: string;
  /** The session that a fork inherits from. */
  session?: string;
  definition?: PlannedDefinition;
  /** The definition's own instructions, as the child's system text. */
  persona?: string;
  /** What differs from the parent's route; no key for what is inherited. */
  options?: ModelRoute;
  maxTurns?: number;
  toolFilter?: ToolFilter;
  /**
   * Which instruction files reach the child: those of the user alone, those of
   * the workspace too, or none.
   */
  instructions: "none" | "user" | "workspace";
  /** Tools named one by one that the host may have to load before the start. */
  preload: readonly string[];
  /** How deep below the caller's own start agents may nest in all. */
  maxDepth: number;
  /** What the caller should know although the call starts. */
  warnings: readonly string[];
}

/** What becomes of a call. */
export type TaskPlan = Refusal | RunPlan;
