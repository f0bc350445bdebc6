/**
 * The agent types that the harness brings along (recorded with 2.1.332).
 *
 * @module
 */

/** A built-in agent type; both tool lists absent means every tool. */
export interface BuiltIn {
  name: string;
  tools?: readonly string[];
  disallowedTools?: readonly string[];
}

const READ_ONLY = ["Agent", "Edit", "ExitPlanMode", "NotebookEdit", "Write"];

/** By their exact names; `fork` works but is not listed to the model. */
export const BUILT_INS: readonly BuiltIn[] = [
  { name: "claude" },
  { name: "Explore", disallowedTools: READ_ONLY },
  { name: "fork" },
  { name: "general-purpose" },
  { name: "Plan", disallowedTools: READ_ONLY },
  { name: "statusline-setup", tools: ["Read", "Edit"] },
];

/** The type that a dispatch without `subagent_type` gets. */
export const DEFAULT_TYPE = "general-purpose";

/** Inherits the conversation; no definition can stand in its place. */
export const FORK_TYPE = "fork";

/**
 * Types that only some sessions have, by their folded names: whether this one
 * does cannot be seen from outside.
 */
export const SESSION_BUILT_INS: ReadonlySet<string> = new Set([
  "claudecodeguide",
  "commentthreadanalyst",
  "webfetch",
]);

/**
 * Types that were built in once, by their folded names, and what does their
 * work now.
 */
export const FORMER_BUILT_INS: ReadonlyMap<string, string> = new Map([
  ["bash", "general-purpose"],
]);
