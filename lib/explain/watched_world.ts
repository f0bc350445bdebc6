/**
 * A world that remembers what a guard noted and which variables it asked for.
 *
 * @module
 */

import type { Files, World } from "../world.ts";

/** What the guards are to see. */
export interface Surroundings {
  env: Readonly<Record<string, string>>;
  files: Files;
}

/** A world with its memory. */
export interface WatchedWorld extends World {
  readonly steps: { step: string; finding: string }[];
  /** The variables that were asked for and set. */
  readonly variables: Record<string, string>;
}

/** A world with nothing noted yet. */
export function watchedWorld({ env, files }: Surroundings): WatchedWorld {
  const steps: WatchedWorld["steps"] = [];
  const variables: Record<string, string> = {};
  return {
    env(name) {
      if (!Object.hasOwn(env, name)) return undefined;
      const value = env[name];
      if (value !== undefined) variables[name] = value;
      return value;
    },
    files,
    note: (step, finding) => steps.push({ step, finding }),
    steps,
    variables,
  };
}
