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

// In memory a file takes a byte a character, or two when one of them lies
// beyond Latin-1. The files that every dispatch loads and that are no texts or
// patterns of other languages keep to the first.
const ONE_BYTE = [
  "lib/agents/advice.ts",
  "lib/agents/definition.ts",
  "lib/agents/registry.ts",
  "lib/agents/tools.ts",
  "lib/agents/yaml.ts",
  "lib/capability/english_words.ts",
  "lib/capability/read_english.ts",
  "lib/capability/weights_latin.txt",
  "lib/capability/words.ts",
];

Deno.test("files of one-byte characters stay so", () => {
  for (const file of ONE_BYTE) {
    const text = Deno.readTextFileSync(join(ROOT, file));
    const wide = [...text].filter((char) => char > "\u00ff");
    assertEquals([...new Set(wide)], [], file);
  }
});
