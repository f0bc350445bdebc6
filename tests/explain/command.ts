/**
 * Runs the command line as a person does.
 *
 * @module
 */

import { join } from "@std/path";
import { cleanEnv, type Ran, ROOT } from "../support/run_hook.ts";

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
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", join(root, "lib", "cli", file), ...args],
    env: cleanEnv({ DENO_DIR: cacheFolder(), ...env }),
    clearEnv: true,
    cwd,
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const writer = child.stdin.getWriter();
  const written = writer.write(new TextEncoder().encode(stdin))
    .then(() => writer.close()).catch(() => {});
  const { code, stdout, stderr } = await child.output();
  await written;
  const decode = (part: Uint8Array) => new TextDecoder().decode(part);
  return { code, stdout: decode(stdout), stderr: decode(stderr) };
}

/** Runs `explain`. */
export function runExplain(
  args: string[],
  options: CommandOptions = {},
): Promise<Ran> {
  return runFile("main.ts", ["explain", ...args], options);
}
