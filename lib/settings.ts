/**
 * What environment variables say about a session: switches and hatches, and
 * whether it can dispatch in the foreground.
 *
 * @module
 */

import type { World } from "./world.ts";

const ON = new Set(["1", "true", "yes", "on"]);
const OFF = new Set(["0", "false", "no", "off"]);

function word(value: string): string {
  return value.trim().toLowerCase();
}

/** Whether a switch is on: `1`, `true`, `yes` or `on`, in any case. */
export function switchOn(value: string | undefined): boolean {
  return value !== undefined && ON.has(word(value));
}

/** Whether a switch was set to off in words; unset is not off. */
export function switchOff(value: string | undefined): boolean {
  return value !== undefined && OFF.has(word(value));
}

/** Whether a hatch is open: exactly `1`, so that nobody opens it by accident. */
export function hatchOpen(value: string | undefined): boolean {
  return value === "1";
}

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
