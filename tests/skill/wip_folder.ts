/**
 * A throw-away folder with a sidecar in it, and the real script run on it
 * with read and write on that folder alone.
 *
 * @module
 */

import { fromFileUrl } from "@std/path";

const SCRIPT = new URL(
  "../../skills/subagent-dispatch/scripts/promote-wip.ts",
  import.meta.url,
);

/** A folder that removes itself at the end of a test. */
export interface WipFolder extends Disposable {
  path: string;
  /** Path of an entry. */
  at(name: string): string;
  write(name: string, text: string, options?: { mode?: number }): void;
  /** Text of an entry; undefined when it is not there. */
  read(name: string): string | undefined;
  /** Names of all entries, sorted. */
  names(): string[];
}

/** Makes the folder under the system's temporary folder. */
export function wipFolder(): WipFolder {
  const path = Deno.makeTempDirSync({ prefix: "promote-wip-" });
  const at = (name: string) => `${path}/${name}`;
  return {
    path,
    at,
    write(name, text, options) {
      Deno.writeTextFileSync(at(name), text);
      if (options?.mode !== undefined) Deno.chmodSync(at(name), options.mode);
    },
    read(name) {
      try {
        return Deno.readTextFileSync(at(name));
      } catch (error) {
        if (error instanceof Deno.errors.NotFound) return undefined;
        throw error;
      }
    },
    names: () => [...Deno.readDirSync(path)].map(({ name }) => name).sort(),
    [Symbol.dispose]: () => Deno.removeSync(path, { recursive: true }),
  };
}

/** The script's command line for a folder, as the skill's page has it. */
export function scriptArguments(
  folder: string,
  args: readonly string[],
): string[] {
  return [
    "run",
    "--quiet",
    "--no-config",
    "--no-prompt",
    `--allow-read=${folder}`,
    `--allow-write=${folder}`,
    fromFileUrl(SCRIPT),
    ...args,
  ];
}

/** Runs the script to its end. */
export async function runScript(
  folder: string,
  args: readonly string[],
): Promise<{ code: number; stdout: string; stderr: string }> {
  const output = await new Deno.Command(Deno.execPath(), {
    args: scriptArguments(folder, args),
  }).output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return {
    code: output.code,
    stdout: text(output.stdout),
    stderr: text(output.stderr),
  };
}

/** Starts the script; the caller waits for it or ends it. */
export function startScript(
  folder: string,
  args: readonly string[],
): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), {
    args: scriptArguments(folder, args),
    stdout: "null",
    stderr: "null",
  }).spawn();
}

/** SHA-256 of a text's UTF-8 bytes, in hex. */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
}
