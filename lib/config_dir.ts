/**
 * Where Claude Code keeps its settings, agents and transcripts.
 *
 * @module
 */

import { textOf } from "./field.ts";
import type { Payload } from "./verdict.ts";
import type { World } from "./world.ts";

/**
 * The config folder: `CLAUDE_CONFIG_DIR`, else the folder that the session's
 * transcript lies in (`<config>/projects/<project>/<session>.jsonl`), else
 * `~/.claude`; `""` when nothing tells.
 */
export function configDirOf(payload: Payload, world: World): string {
  const set = world.env("CLAUDE_CONFIG_DIR")?.trim() ?? "";
  if (set !== "") return set;
  const transcript = textOf(payload, "transcript_path");
  const projects = transcript.lastIndexOf("/projects/");
  if (transcript.startsWith("/") && projects > 0) {
    return transcript.slice(0, projects);
  }
  const home = world.env("HOME")?.trim() ?? "";
  return home === "" ? "" : `${home}/.claude`;
}
