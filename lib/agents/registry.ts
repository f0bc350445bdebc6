/**
 * The agents of a session: the definitions of its project and its user, and
 * what the harness brings along.
 *
 * @module
 */

import type { Files } from "../files.ts";
import type { Definition, SkippedFile } from "./definition.ts";
import type { AgentFolder, Where } from "./folders.ts";
import {
  type Contents,
  type Duplicate,
  readLayers,
  type RegistryOptions,
} from "./layers.ts";
import { type Found, lookUp } from "./lookup.ts";

/** The agents that a session has; read on first use, and read once. */
export interface Registry {
  where: Where;
  files: Files;
  /** What `type` stands for, looked up as the harness looks it up. */
  find(type: string): Found;
  /** The definitions that count, by name. */
  all(): readonly Definition[];
  /** The folders that were read, nearest first. */
  folders(): readonly AgentFolder[];
  skipped(): readonly SkippedFile[];
  duplicates(): readonly Duplicate[];
  /** False when bounds were met, so that an unknown name proves nothing. */
  isComplete(): boolean;
}

/**
 * The registry of a session. Nothing is read before the first question, and
 * nothing is kept for the next process, so an edited definition counts at once.
 *
 * @example
 * ```ts
 * import { denoFiles } from "../files.ts";
 * import { readRegistry } from "./registry.ts";
 * const registry = readRegistry({ cwd: Deno.cwd() }, { files: denoFiles });
 * console.log(registry.all().map(({ name }) => name));
 * ```
 */
export function readRegistry(
  where: Where,
  options: RegistryOptions,
): Registry {
  let contents: Contents | undefined;
  const read = () => contents ??= readLayers(where, options);
  return {
    where,
    files: options.files,
    find: (type) => lookUp(type, read().byName),
    all: () =>
      [...read().byName.values()].sort((a, b) => a.name < b.name ? -1 : 1),
    folders: () => read().folders,
    skipped: () => read().skipped,
    duplicates: () => read().duplicates,
    isComplete: () => read().complete,
  };
}
