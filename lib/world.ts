/**
 * The few outside things that a judgment may look at, so that tests and the
 * command line can judge without a process.
 *
 * @module
 */

import { denoFiles, type Files } from "./files.ts";

/** What a guard sees besides its payload. */
export interface World {
  /** The value of a variable; `undefined` when unset or not permitted. */
  env(name: string): string | undefined;
  files: Files;
  /**
   * Records one step of a decision chain for `explain`; does nothing in a
   * hook. `step` is the chain's label, `finding` what was read and what
   * follows from it.
   */
  note(step: string, finding: string): void;
}

/** The world of a running hook: its environment and the disk. */
export const denoWorld: World = {
  env(name) {
    try {
      return Deno.env.get(name);
    } catch {
      // Not granted to this hook: for a judgment that is the same as unset.
      return undefined;
    }
  },
  files: denoFiles,
  note() {},
};
