/**
 * Whether the session that a hook runs in can dispatch in the foreground.
 *
 * Recorded from Claude Code 2.1.332: the field `run_in_background` exists in
 * print mode; in a terminal, the desktop app and editor extensions it is
 * missing, and a `false` is removed before hooks see the call, unless
 * `CLAUDE_CODE_FORK_SUBAGENT` is `0`. `CLAUDE_CODE_FORK_SUBAGENT=1` removes it
 * in print mode too.
 *
 * @module
 */

import { switchOff, switchOn } from "./switches.ts";
import type { World } from "./world.ts";

/** Whether a caller can ask for a foreground run, and who cannot. */
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
