/**
 * Which local modules a module loads, directly or through others.
 *
 * @module
 */

import { dirname, join } from "@std/path";

// Imports and re-exports; those for types alone are gone at run time.
const FROM =
  /^(?:import|export)(?! type\b)[^;"']*?(?:\bfrom )?"(\.\.?\/[^"\n]+\.ts)"/gm;

/** The paths of the local modules that a module itself asks for to run. */
export function importedBy(path: string): string[] {
  const source = Deno.readTextFileSync(path);
  return [...source.matchAll(FROM)].map(([, specifier = ""]) =>
    join(dirname(path), specifier)
  );
}

/** The paths of all local modules that run when `root` runs, with itself. */
export function loadedBy(root: string): Set<string> {
  const loaded = new Set<string>();
  const next = [root];
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    if (loaded.has(path)) continue;
    loaded.add(path);
    next.push(...importedBy(path));
  }
  return loaded;
}
