/**
 * What an agent definition says, and why a file is none.
 *
 * @module
 */

/** Where a definition was found; the nearer one counts. */
export type Layer = "project" | "user";

/** An agent definition as the harness registers it. */
export interface Definition {
  name: string;
  description: string;
  /** Absent: every tool. An empty list: none at all. */
  tools?: readonly string[];
  disallowedTools?: readonly string[];
  /** As written; `inherit` in any case is `inherit`. */
  model?: string;
  /** Runs in the background, whatever the call says. */
  background: boolean;
  permissionMode?: string;
  maxTurns?: number;
  skills?: readonly string[];
  omitClaudeMd: boolean;
  effort?: string;
  memory?: string;
  isolation?: string;
  layer: Layer;
  /** The folder of agents that it was found in. */
  folder: string;
  file: string;
}

/** Why a file in a folder of agents is not a definition that counts. */
export type SkipReason =
  | "no-frontmatter"
  | "late"
  | "bom"
  | "spoilt"
  | "unclosed"
  | "crlf-colon"
  | "unparsable"
  | "no-name"
  | "no-description"
  | "name-dash"
  | "name-colon"
  | "name-long"
  | "hooks"
  | "too-large"
  | "head-too-long"
  | "unreadable"
  | "not-a-file"
  | "link-out"
  | "too-many"
  | "duplicate"
  | "shadowed";

/** A file that was passed over. */
export interface SkippedFile {
  file: string;
  layer: Layer;
  reason: SkipReason;
  /** The name that it would have had, as far as that could be read. */
  name?: string;
  /** For `duplicate` and `shadowed`: the file that counts instead. */
  kept?: string;
}

/** What the harness's own registry reads from frontmatter. */
export type Fields = Omit<Definition, "layer" | "folder" | "file">;
