/**
 * What a type can do, and what has to be read to know it.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import { readRegistry, type Registry } from "../../lib/agents/registry.ts";
import {
  abilitiesOf,
  builtInAbilities,
  pinsBackground,
} from "../../lib/agents/tools.ts";
import { memoryFiles } from "../../lib/files_in_memory.ts";

const AGENTS = "/w/shop/.claude/agents";

function registryWith(
  lines: string,
  { name = "helper", folder = AGENTS } = {},
): Registry {
  return readRegistry({ cwd: "/w/shop", home: "/home/u" }, {
    files: memoryFiles({
      [`${folder}/x.md`]: `---\nname: ${name}\ndescription: d\n${lines}\n---\n`,
    }),
  });
}

const DEFINED: [lines: string, canWrite: boolean, canRun: boolean][] = [
  ["", true, true],
  ["tools: Read", false, false],
  ["tools: Read, Bash", false, true],
  ["tools: Read, Bash(git log:*)", false, true],
  ["tools: Read, NotebookEdit", true, false],
  ["tools: Edit", true, false],
  ["tools:\n  - Write", true, false],
  ["tools: write", false, false],
  ["tools: []", false, false],
  ["disallowedTools: Write, Edit", true, true],
  ["disallowedTools: Write, Edit, NotebookEdit", false, true],
  ["disallowedTools: Bash", true, false],
  ["tools: Read\nmemory: user", true, false],
];
for (const [lines, canWrite, canRun] of DEFINED) {
  Deno.test(`abilitiesOf() reads ${JSON.stringify(lines)}`, () => {
    const abilities = abilitiesOf("helper", registryWith(lines));
    assertEquals([abilities?.canWrite, abilities?.canRun], [canWrite, canRun]);
    assertEquals(abilities?.layer, "project");
    assertEquals(abilities?.file, `${AGENTS}/x.md`);
  });
}

Deno.test("abilitiesOf() tells the pinned model, but not inherit", () => {
  assertEquals(
    abilitiesOf("helper", registryWith("model: haiku"))?.model,
    "haiku",
  );
  assertEquals(
    abilitiesOf("helper", registryWith("model: INHERIT"))?.model,
    undefined,
  );
});

const BUILT_IN: [type: string, canWrite: boolean, canRun: boolean][] = [
  ["Explore", false, true],
  ["explore", false, true],
  ["Plan", false, true],
  ["general-purpose", true, true],
  ["", true, true],
  ["claude", true, true],
  ["statusline-setup", true, false],
];
for (const [type, canWrite, canRun] of BUILT_IN) {
  Deno.test(`builtInAbilities() knows "${type}"`, () => {
    const abilities = builtInAbilities(type);
    assertEquals([abilities?.canWrite, abilities?.canRun], [canWrite, canRun]);
  });
}

Deno.test("abilitiesOf() follows a project that replaces Explore", () => {
  const registry = registryWith("tools: Read, Edit", { name: "Explore" });
  const abilities = abilitiesOf("Explore", registry);
  assertEquals([abilities?.layer, abilities?.canWrite], ["project", true]);
});

Deno.test("abilitiesOf() knows nothing of types that no file shows", () => {
  const registry = registryWith("");
  for (const type of ["nobody", "tools:helper", "../helper"]) {
    assertEquals(abilitiesOf(type, registry), undefined);
  }
});

Deno.test("pinsBackground() names the definition that pins it", () => {
  const pinned = registryWith("background: true");
  assertEquals(pinsBackground("Helper", pinned), {
    name: "helper",
    file: `${AGENTS}/x.md`,
  });
  assertEquals(pinsBackground("nobody", pinned), undefined);
  for (const lines of ["", "background: false", "background: yes please"]) {
    assertEquals(pinsBackground("helper", registryWith(lines)), undefined);
  }
});
