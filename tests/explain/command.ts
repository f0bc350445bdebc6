/**
 * Runs the command line as a person does.
 *
 * @module
 */

import { join } from "@std/path";
import { cleanEnv, ROOT } from "../support/run_hook.ts";
import { type Ran, runToEnd } from "../support/run_to_end.ts";

/** How a command is run. */
export interface CommandOptions {
  stdin?: string;
  env?: Record<string, string>;
  cwd?: string;
  /** The plugin's folder, if it is another one than this. */
  root?: string;
}

let denoDir: string | undefined;

/** Deno's cache; a person's command finds it too. */
function cacheFolder(): string {
  if (denoDir !== undefined) return denoDir;
  const { stdout } = new Deno.Command(Deno.execPath(), {
    args: ["info", "--json"],
  }).outputSync();
  denoDir = String(JSON.parse(new TextDecoder().decode(stdout)).denoDir);
  return denoDir;
}

/** Runs a file of lib/cli with the given arguments, to its end. */
export async function runFile(
  file: string,
  args: string[],
  { stdin = "", env = {}, root = ROOT, cwd = root }: CommandOptions = {},
): Promise<Ran> {
  const path = join(root, "lib", "cli", file);
  return await runToEnd([Deno.execPath(), "run", "-A", path, ...args], {
    env: cleanEnv({ DENO_DIR: cacheFolder(), ...env }),
    stdin,
    cwd,
  });
}

/** Runs `explain`. */
export function runExplain(
  args: string[],
  options: CommandOptions = {},
): Promise<Ran> {
  return runFile("main.ts", ["explain", ...args], options);
}
