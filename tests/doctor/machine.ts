/**
 * A machine for the doctor: a copy of the plugin, a project, a home with
 * settings, and programs on a PATH. Everything on it is as it should be until
 * a test breaks it.
 *
 * @module
 */

import { type Host, thisMachine } from "../../lib/doctor/host.ts";
import { ROOT } from "../support/run_hook.ts";

/** A machine, with helpers to change it. */
export interface Machine {
  host: Host;
  /** Its folder. */
  folder: string;
  /** Writes a file below the machine's folder. */
  write(path: string, content: unknown): void;
  env: Record<string, string>;
}

/** Answers like a hook that lives, without the time that a process takes. */
function canned(host: Host): Host {
  return {
    ...host,
    run: (path, args, options) =>
      args[0] === "run"
        ? Promise.resolve({
          code: 0,
          stdout: '{"permissionDecision":"","additionalContext":""}',
          stderr: "",
          ms: 1,
          timedOut: false,
        })
        : host.run(path, args, options),
  };
}

/**
 * Sets a machine up, hands it to `use`, and takes it down. Hooks are really
 * fired only where that is what a test is about.
 */
export async function withMachine(
  use: (machine: Machine) => Promise<void>,
  { fires = false }: { fires?: boolean } = {},
): Promise<void> {
  const folder = Deno.makeTempDirSync();
  const write = (path: string, content: unknown) => {
    const full = `${folder}/${path}`;
    Deno.mkdirSync(full.slice(0, full.lastIndexOf("/")), { recursive: true });
    Deno.writeTextFileSync(
      full,
      typeof content === "string" ? content : JSON.stringify(content),
    );
  };
  try {
    for (const { name } of Deno.readDirSync(`${ROOT}/hooks`)) {
      write(
        `plugin/hooks/${name}`,
        Deno.readTextFileSync(`${ROOT}/hooks/${name}`),
      );
    }
    Deno.symlinkSync(`${ROOT}/lib`, `${folder}/plugin/lib`);
    Deno.copyFileSync(`${ROOT}/hooks.json`, `${folder}/plugin/hooks.json`);
    write("bin/claude", '#!/bin/sh\necho "2.1.332 (Claude Code)"\n');
    Deno.chmodSync(`${folder}/bin/claude`, 0o755);
    Deno.symlinkSync(Deno.execPath(), `${folder}/bin/deno`);
    write("home/.claude/settings.json", {
      env: { CLAUDE_CODE_FORK_SUBAGENT: "0" },
      enabledPlugins: { "dispatch-contract@here": true },
    });
    write(
      "project/.claude/agents/reviewer.md",
      "---\nname: reviewer\ndescription: Reviews a change\n---\nReview.\n",
    );
    const env: Record<string, string> = {
      HOME: `${folder}/home`,
      PATH: `${folder}/bin:/usr/bin:/bin`,
    };
    const host: Host = {
      ...thisMachine({ root: `${folder}/plugin`, cwd: `${folder}/project` }),
      configDir: `${folder}/home/.claude`,
      env: (name) => env[name],
    };
    await use({ host: fires ? host : canned(host), folder, write, env });
  } finally {
    Deno.removeSync(folder, { recursive: true });
  }
}
