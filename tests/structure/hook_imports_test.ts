/**
 * A registered hook asks itself for every module that it runs.
 *
 * When a module is the first to ask for another one, Deno reads its emitted
 * copy a second time, for the source map in it. In a hook that names all its
 * modules, that is done once, for the hook file alone.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import { join, relative } from "@std/path";
import { importedBy, loadedBy } from "../mutate/module_graph.ts";
import { registeredCommands, ROOT } from "../support/run_hook.ts";

for (const file of registeredCommands().keys()) {
  Deno.test(`hooks/${file} asks for every module that it runs`, () => {
    const path = join(ROOT, "hooks", file);
    const asked = new Set([path, ...importedBy(path)]);
    const missing = [...loadedBy(path)].filter((module) => !asked.has(module));
    assertEquals(missing.map((module) => relative(ROOT, module)), []);
  });
}
