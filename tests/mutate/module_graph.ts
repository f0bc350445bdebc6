/**
 * Which local modules a module loads, directly or through others.
 *
 * @module
 */

import { dirname, join } from "@std/path";

// Imports and re-exports; those for types alone are gone at run time.
const FROM =
  /^(?:import|export)(?! type\b)[^;"']*?(?:\bfrom )?"(\.\.?\/[^"\n]+)"/gm;

/** The paths of all local modules that run when `root` runs, with itself. */
export function loadedBy(root: string): Set<string> {
  const loaded = new Set<string>();
  const next = [root];
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    if (loaded.has(path)) continue;
    loaded.add(path);
    const source = Deno.readTextFileSync(path);
    for (const [, specifier = ""] of source.matchAll(FROM)) {
      next.push(join(dirname(path), specifier));
    }
  }
  return loaded;
}
