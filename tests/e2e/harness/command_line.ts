/** The plugin's own command line, with the real CLI on its PATH. */
import { join } from "@std/path";
import type { ApiRequest } from "./conversation.ts";
import { type Finished, runOnStage } from "./claude.ts";
import { claudeProgram } from "./install.ts";
import { type Lookup, lookup, PLUGIN, recordSession } from "./print_session.ts";
import type { Script } from "./script.ts";
import type { Stage } from "./stage.ts";
import { startStandIn } from "./stand_in_api.ts";

/** A stage on which commands can be run, one after the other. */
export interface CommandLine extends Lookup {
  requests: readonly ApiRequest[];
  /** Runs `lib/cli/main.ts` with these arguments in the project's folder. */
  run(args: readonly string[], options?: RunOptions): Promise<Finished>;
}

/** What one run may be given. */
export interface RunOptions {
  env?: Readonly<Record<string, string>>;
  cwd?: string;
}

/** Where the packages of the command line are: inside the namespace, only here. */
export function denoDir(): string {
  const set = Deno.env.get("DENO_DIR");
  if (set !== undefined) return set;
  const home = Deno.env.get("HOME") ?? "";
  return join(Deno.env.get("XDG_CACHE_HOME") || join(home, ".cache"), "deno");
}

/** Plays a script while `use` runs commands. */
export async function commandLine(
  stage: Stage,
  script: Script,
  use: (line: CommandLine) => Promise<void>,
): Promise<void> {
  const api = startStandIn(script);
  Deno.symlinkSync(
    claudeProgram("current"),
    join(stage.root, "bin", "claude"),
  );
  const deno = join(stage.root, "bin", "deno");
  const main = join(PLUGIN, "lib", "cli", "main.ts");
  try {
    await use({
      requests: api.requests,
      ...lookup(api.requests),
      run: (args, { env = {}, cwd = stage.project } = {}) =>
        runOnStage(stage, {
          command: [deno, "run", "-A", "--cached-only", main, ...args],
          apiUrl: api.url,
          env: { DENO_DIR: denoDir(), ...env },
          cwd,
        }),
    });
  } finally {
    recordSession(stage, api.requests);
    await api.stop();
  }
}
