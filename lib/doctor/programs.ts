/**
 * Deno as a hook finds it, and Claude Code's version.
 *
 * @module
 */

import { clean } from "../field.ts";
import { type Check, fail, note, ok } from "./check.ts";
import { findProgram, type Host } from "./host.ts";
import { settingOf, type SettingsFile } from "./settings.ts";

// The first Deno with everything that the hooks use was not searched for: 2.0
// fixed the permission flags, and the tests run on 2.9.
const OLDEST_DENO = [2, 0, 0];

/** The version that the plugin's facts were recorded from. */
export const RECORDED = "2.1.332";

// From the changelog and from recorded payloads.
const FACTS: readonly { since: string; fact: string }[] = [
  {
    since: "2.1.47",
    fact: "the gate sees the last message of a subagent",
  },
  { since: "2.1.63", fact: "the tool is called Agent" },
  { since: "2.1.69", fact: "a hook sees which subagent made a call" },
  {
    since: "2.1.198",
    fact: "a dispatch without run_in_background runs in the background",
  },
  {
    since: RECORDED,
    fact: "hooks start in exec form, without a shell (recorded with " +
      `${RECORDED}; an older version may start a bare "deno" and judge nothing)`,
  },
];

/** `PATH` as a hook sees it. */
export function hookPath(
  host: Host,
  files: readonly SettingsFile[],
): string {
  return settingOf("PATH", { host, files })?.value ?? "";
}

/** Whether a hook finds Deno, and whether it is new enough. */
export async function checkDeno(
  host: Host,
  files: readonly SettingsFile[],
): Promise<Check> {
  const path = hookPath(host, files);
  const deno = findProgram("deno", { path, files: host.files });
  if (deno === undefined) {
    return fail(
      "deno",
      "Deno is not on the PATH that hooks see: no hook can start",
      "Install Deno 2, and start Claude Code from a shell whose PATH has it",
    );
  }
  const ran = await host.run(deno, ["--version"], {
    env: { PATH: path, NO_COLOR: "1", HOME: host.env("HOME") ?? "/" },
    timeoutMs: 10_000,
  });
  const version = /^deno (\d+\.\d+\.\d+\S*)/.exec(ran.stdout)?.[1];
  const shown = clean(deno, 200);
  if (version === undefined) {
    const said = clean(ran.stderr || ran.stdout, 120);
    return fail(
      "deno",
      `${shown} does not tell its version: ${said}`,
      "Install Deno 2 anew",
    );
  }
  if (compare(version, OLDEST_DENO.join(".")) < 0) {
    return fail(
      "deno",
      `Deno ${version} at ${shown} is too old`,
      "Install Deno 2: deno upgrade",
    );
  }
  return ok("deno", `Deno ${version} at ${shown}`);
}

/** Which facts differ in the Claude Code that is installed. */
export async function checkClaude(
  host: Host,
  files: readonly SettingsFile[],
): Promise<Check> {
  const path = hookPath(host, files);
  const claude = findProgram("claude", { path, files: host.files });
  if (claude === undefined) {
    return note(
      "claude",
      "Claude Code is not on the PATH; its version is not known",
    );
  }
  const ran = await host.run(claude, ["--version"], {
    env: {
      PATH: path,
      HOME: host.env("HOME") ?? "/",
      ...(host.configDir === "" ? {} : { CLAUDE_CONFIG_DIR: host.configDir }),
      DISABLE_AUTOUPDATER: "1",
    },
    timeoutMs: 20_000,
  });
  const version = /(\d+\.\d+\.\d+)/.exec(ran.stdout)?.[1];
  if (version === undefined) {
    return note("claude", "Claude Code does not tell its version");
  }
  const missing = FACTS.filter(({ since }) => compare(version, since) < 0);
  if (missing.length > 0) {
    const facts = missing.map(({ since, fact }) =>
      since === RECORDED ? fact : `${fact} (from ${since})`
    );
    return fail(
      "claude",
      `Claude Code ${version} differs from what this plugin knows: ${
        facts.join("; ")
      }`,
      `Update Claude Code to ${RECORDED} or later: claude update`,
    );
  }
  return compare(version, RECORDED) === 0
    ? ok("claude", `Claude Code ${version}, whose hooks were recorded`)
    : note(
      "claude",
      `Claude Code ${version} is newer than ${RECORDED}, whose hooks were ` +
        "recorded; what changed since is not known here",
    );
}

/** Negative, 0 or positive, as versions are ordered. */
export function compare(a: string, b: string): number {
  const left = a.split(/[.+-]/).map(Number);
  const right = b.split(/[.+-]/).map(Number);
  for (let at = 0; at < 3; at++) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
