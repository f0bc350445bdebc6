/**
 * What a doctor looks at: a plugin folder, a project, an environment, a disk,
 * and processes. A test brings its own.
 *
 * @module
 */

import { configDirOf } from "../settings.ts";
import { denoFiles, denoWorld } from "../hook.ts";
import type { Files } from "../world.ts";

/** How a process ended. */
export interface Ran {
  code: number;
  stdout: string;
  stderr: string;
  ms: number;
  timedOut: boolean;
}

/** The outside of a doctor. */
export interface Host {
  /** The plugin's folder. */
  root: string;
  /** The project's folder. */
  cwd: string;
  /** Claude Code's config folder; "" when nothing tells. */
  configDir: string;
  env(name: string): string | undefined;
  files: Files;
  /** Runs a program by its path, in exactly this environment. */
  run(path: string, args: readonly string[], options: {
    stdin?: string;
    env: Record<string, string>;
    timeoutMs: number;
  }): Promise<Ran>;
}

/** The machine that this runs on. */
export function thisMachine(
  { root, cwd }: { root: string; cwd: string },
): Host {
  return {
    root,
    cwd,
    configDir: configDirOf({}, denoWorld),
    env: denoWorld.env,
    files: denoFiles,
    run,
  };
}

async function run(
  path: string,
  args: readonly string[],
  { stdin = "", env, timeoutMs }: {
    stdin?: string;
    env: Record<string, string>;
    timeoutMs: number;
  },
): Promise<Ran> {
  const started = performance.now();
  let timedOut = false;
  try {
    const child = new Deno.Command(path, {
      args: [...args],
      env,
      clearEnv: true,
      stdin: "piped",
      stdout: "piped",
      stderr: "piped",
    }).spawn();
    const timer = setTimeout(() => {
      timedOut = true;
      child.kill("SIGKILL");
    }, timeoutMs);
    const fed = feed(child.stdin, stdin);
    const { code, stdout, stderr } = await child.output();
    clearTimeout(timer);
    await fed;
    const ms = Math.round(performance.now() - started);
    const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
    return { code, stdout: text(stdout), stderr: text(stderr), ms, timedOut };
  } catch (error) {
    const stderr = error instanceof Error ? error.message : String(error);
    return { code: 127, stdout: "", stderr, ms: 0, timedOut };
  }
}

/** A process that ends without reading closes the pipe: no fault of ours. */
async function feed(
  stream: WritableStream<Uint8Array>,
  text: string,
): Promise<void> {
  const writer = stream.getWriter();
  try {
    await writer.write(new TextEncoder().encode(text));
    await writer.close();
  } catch {
    writer.abort().catch(() => {});
  }
}

/** Where a program is on a `PATH`; `undefined` when it is nowhere. */
export function findProgram(
  name: string,
  { path, files }: { path: string; files: Files },
): string | undefined {
  return path.split(":").filter((folder) => folder.startsWith("/"))
    .map((folder) => `${folder}/${name}`)
    .find((file) => files.stat(file)?.kind === "file");
}
