/**
 * A Task call, and what kind of agent its `subagent_type` means.
 *
 * @module
 */

import { foldName } from "../agents/definition.ts";

/** What a caller asks for; the names follow the Task tool's fields. */
export interface TaskCall {
  prompt: string;
  /** Blank and absent mean a general-purpose agent. */
  subagentType?: string;
  /** A label of a few words; the type where it is absent. */
  description?: string;
  /** A model or an alias of one; wins over the definition's. */
  model?: string;
  /** Absent: foreground, unless the definition is pinned to the background. */
  runInBackground?: boolean;
  /** For a fork: the session whose turns it inherits. */
  session?: string;
}

/** The two types that never mean a file, and everything else. */
export type TypeKind = "general" | "fork" | "named";

/**
 * What a `subagent_type` means. The two sentinels are recognised as the
 * harness compares names (no case, blanks, dashes, underscores), and win over
 * a file of the same name.
 */
export function typeKind(type: string | undefined): TypeKind {
  const folded = foldName(type ?? "");
  if (folded === "" || folded === "generalpurpose") return "general";
  return folded === "fork" ? "fork" : "named";
}
