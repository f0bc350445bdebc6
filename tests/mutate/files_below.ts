/**
 * The TypeScript files that a path stands for.
 *
 * @module
 */

import { join } from "@std/path";
import { ROOT } from "../support/run_hook.ts";
import { NOT_MUTATED, type Target } from "./targets.ts";

/**
 * The file itself, or all files of a folder and of the folders in it, sorted;
 * from the plugin's folder. Throws when there is no such path.
 */
export function filesBelow(path: string): string[] {
  if (Deno.statSync(join(ROOT, path)).isFile) return [path];
  return [...Deno.readDirSync(join(ROOT, path))]
    .sort((a, b) => a.name < b.name ? -1 : 1)
    .flatMap(({ name, isDirectory }) =>
      isDirectory
        ? filesBelow(join(path, name))
        : name.endsWith(".ts")
        ? [join(path, name)]
        : []
    );
}

/** The files of a target that are mutated. */
export function sourcesOf({ sources }: Target): string[] {
  return sources.flatMap(filesBelow).filter((file) =>
    !Object.hasOwn(NOT_MUTATED, file)
  );
}
