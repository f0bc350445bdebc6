/**
 * Running a hook by the command that hooks.json registers, in whatever
 * surroundings a test has thought of.
 *
 * @module
 */

import { registeredCommands } from "../support/run_hook.ts";
import { type Ran, runToEnd } from "../support/run_to_end.ts";
import type { Scene, Stage } from "./scenes.ts";

/** What the surroundings are. */
export interface Surroundings {
  /** The Deno to run; else the one that runs the test. */
  deno?: string;
  /** A command to run it under, such as `strace -f`. */
  under?: readonly string[];
  /** Variables besides PATH and HOME; `undefined` takes one away. */
  env?: Record<string, string | undefined>;
  /** Text for stdin in place of the scene's payload. */
  stdin?: string;
  /** Where the process starts; else in the project. */
  cwd?: string;
}

/** The arguments of a registered hook for Deno. */
export function registeredArgs(file: string): string[] {
  const command = registeredCommands().get(file);
  if (command === undefined) throw new Error(`${file} is not registered`);
  return command.args;
}

/** Runs a scene's hook to its end. */
export async function runScene(
  scene: Scene,
  { stage, deno = Deno.execPath(), under = [], env = {}, stdin, cwd }:
    & Surroundings
    & { stage: Stage },
): Promise<Ran> {
  return await runToEnd([...under, deno, ...registeredArgs(scene.file)], {
    env: { HOME: stage.home, ...scene.env, ...env },
    cwd: cwd ?? stage.project,
    stdin: stdin ?? JSON.stringify(scene.payload),
  });
}
