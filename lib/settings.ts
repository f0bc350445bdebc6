/**
 * What environment variables say about a session: where Claude Code keeps its
 * files, and whether the session can dispatch in the foreground.
 *
 * @module
 */

import { dispatchInput, switchOff, switchOn, textOf } from "./field.ts";
import type { Payload } from "./verdict.ts";
import type { World } from "./world.ts";

/**
 * Whether a caller can ask for a foreground run. Recorded from Claude Code
 * 2.1.332: the field `run_in_background` exists in print mode; in a terminal,
 * the desktop app and editor extensions it is missing, and a `false` is removed
 * before hooks see the call, unless `CLAUDE_CODE_FORK_SUBAGENT` is `0`.
 * `CLAUDE_CODE_FORK_SUBAGENT=1` removes it in print mode too.
 */
export type Foreground = "possible" | "impossible";

/** Whether this is print mode or an SDK session, as far as can be told. */
export function isPrintMode(world: World): boolean {
  return world.env("CLAUDE_CODE_ENTRYPOINT")?.startsWith("sdk") ?? false;
}

/**
 * Whether this session offers `run_in_background` at all. With the entry
 * point unknown it is taken to be possible: that is the case that the
 * dispatcher can mend.
 */
export function foregroundIn(world: World): Foreground {
  const fork = world.env("CLAUDE_CODE_FORK_SUBAGENT");
  if (switchOff(fork)) return "possible";
  if (switchOn(fork)) return "impossible";
  const entrypoint = world.env("CLAUDE_CODE_ENTRYPOINT")?.trim() ?? "";
  return entrypoint === "" || isPrintMode(world) ? "possible" : "impossible";
}

/** Whether `DISPATCH_SYNC_GUARD` asks for the foreground only where there is one. */
export function isWhenPossible(world: World): boolean {
  return world.env("DISPATCH_SYNC_GUARD")?.trim().toLowerCase() ===
    "when-possible";
}

/**
 * Whether a call in this session is to say `run_in_background: false`. Where
 * the session has no such field and the user accepts that, it would be a field
 * that nobody can write.
 */
export function wantsForeground(world: World): boolean {
  return !isWhenPossible(world) || foregroundIn(world) === "possible";
}

/**
 * A dispatch as hooks get it: where a session has no `run_in_background`,
 * Claude Code 2.1.332 takes the field out before any hook is asked.
 */
export function asReceived(payload: Payload, world: World): Payload {
  if (foregroundIn(world) === "possible") return payload;
  const { run_in_background: _, ...input } = dispatchInput(payload);
  return { ...payload, tool_input: input };
}

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
