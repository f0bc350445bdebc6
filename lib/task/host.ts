/**
 * What the dispatcher needs of the program that runs agents.
 *
 * @module
 */

import type { ModelAliases } from "../agents/model.ts";
import type { RunPlan } from "./plan_shapes.ts";

/** What planning has to know of a host; plain data, read when it is asked. */
export interface HostFacts {
  /**
   * The tools that a filter may name, registered and reserved ones;
   * `undefined` when the host cannot list them, so that every name passes.
   */
  tools: ReadonlySet<string> | undefined;
  /** Known tools that have to be loaded before a child can call them. */
  deferred: ReadonlySet<string>;
  /** Whether project-level definitions may be run. */
  trustsProject: boolean;
  /** Whether types of the form `plugin:agent` can be looked up by the host. */
  findsPluginAgents: boolean;
  /** Whether a child can go on by itself and be continued. */
  runsInBackground: boolean;
  /** `CLAUDE_CODE_DISABLE_BACKGROUND_TASKS`, as it is set. */
  backgroundSwitch: string | undefined;
  /** `CLAUDE_CODE_SUBAGENT_MODEL`, as it is set. */
  subagentModel: string | undefined;
  /** What model aliases stand for; `undefined`: the host resolves them. */
  aliases: ModelAliases | undefined;
  /** How many dispatches the caller itself lies below. */
  depth: number;
  maxDepth: number;
  /** Children that run right now; `undefined` when that cannot be counted. */
  running: number | undefined;
  maxRunning: number;
}

/** A block of an agent's message; only those of type `text` are its words. */
export interface OutputBlock {
  type: string;
  text?: string;
}

/** How a run ended; only `completed` is success. */
export type StopReason =
  | "completed"
  | "error"
  | "max-tokens"
  | "max-turns"
  | "refusal"
  | "aborted"
  | "unavailable";

/** A run that has ended. */
export interface Outcome {
  stop: StopReason;
  /** The last message of the agent, whole or as far as it came. */
  blocks: readonly OutputBlock[];
  /** The id under which the conversation can be continued. */
  session: string;
  /** What the host said about an end that was no success. */
  detail?: string;
}

/** A run to be started. */
export interface Start {
  plan: RunPlan;
  /** The message; the plan's prompt, or a later one to the same agent. */
  message: string;
  /** System text besides the persona. */
  rules?: string;
  /** Set to continue a run that has ended. */
  resume?: string;
  /** For a run in the background: its report has to end in the marker. */
  requireDone?: boolean;
  signal?: AbortSignal;
}

/** What the loading of one deferred tool came to. */
export type Activation =
  | { state: "loaded" | "already-loaded" | "unknown" }
  | { state: "denied"; why: string };

/** A program that runs agents. */
export interface Host {
  facts: HostFacts;
  /** Runs an agent to its end. Rejects never: a failure is an outcome. */
  run(start: Start): Promise<Outcome>;
  /** Starts a run that goes on by itself; resolves to its id at once. */
  launch?(start: Start): Promise<{ id: string } | Outcome>;
  /** Loads a deferred tool, where the host has such a seam. */
  activate?(tool: string): Promise<Activation>;
}
