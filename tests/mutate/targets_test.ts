/**
 * Everything that judges is mutated, and every test that is named is there.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { join, relative } from "@std/path";
import { ROOT } from "../support/run_hook.ts";
import { filesBelow, sourcesOf } from "./files_below.ts";
import { loadedBy } from "./module_graph.ts";
import { NOT_MUTATED, TARGETS, TOO_SLOW } from "./targets.ts";

const held = new Map(
  TARGETS.flatMap((target) =>
    sourcesOf(target).map((file) => [file, target.name] as const)
  ),
);

const loaded = new Set(
  filesBelow("hooks").flatMap((hook) =>
    [...loadedBy(join(ROOT, hook))].map((path) => relative(ROOT, path))
  ),
);

Deno.test("TARGETS hold each module that a hook loads, or a reason stands against it", () => {
  const forgotten = [...loaded].filter((file) =>
    !held.has(file) && !Object.hasOwn(NOT_MUTATED, file)
  );
  assertEquals(forgotten, []);
});

Deno.test("NOT_MUTATED names modules that hooks load and no target holds", () => {
  for (const file of Object.keys(NOT_MUTATED)) {
    assert(loaded.has(file), file);
    assert(!held.has(file), file);
  }
});

Deno.test("TARGETS hold each file once, and name tests that exist", () => {
  const files = TARGETS.flatMap(sourcesOf);
  assertEquals(files.length, held.size);
  for (const { tests } of TARGETS) {
    for (const test of tests) assert(filesBelow(test).length > 0, test);
  }
  for (const test of TOO_SLOW) assertEquals(filesBelow(test), [test]);
});
