/**
 * The README's tables say what the code says.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { VARIABLES } from "../../lib/preflight.ts";
import { ROOT } from "../support/run_hook.ts";

const PAGES = ["README.md", "README.zh.md"];

function page(name: string): string {
  return Deno.readTextFileSync(join(ROOT, name));
}

/** The cells of every table row, code marks taken off. */
function rows(text: string): string[][] {
  return text.split("\n").filter((line) => line.startsWith("|")).map((line) =>
    line.split("|").slice(1, -1).map((cell) => cell.trim().replaceAll("`", ""))
  );
}

const hookFiles = [...Deno.readDirSync(join(ROOT, "hooks"))]
  .map(({ name }) => name).filter((name) => name.endsWith(".ts"));

for (const name of PAGES) {
  Deno.test(`${name} tells the flags of each hook file's first line`, () => {
    const told = new Map(
      rows(page(name)).map(([file = "", flags = ""]) => [file, flags]),
    );
    for (const file of hookFiles) {
      if (file === "agent-catalog.ts") continue;
      const text = Deno.readTextFileSync(join(ROOT, "hooks", file));
      const flags = text.slice(0, text.indexOf("\n"))
        .split("--no-prompt ")[1] ?? "";
      assertEquals(told.get(file), flags, file);
    }
  });

  Deno.test(`${name} names every hook and every variable`, () => {
    const text = page(name);
    for (const file of hookFiles) assert(text.includes(`\`${file}\``), file);
    const told = rows(text).map(([first]) => first);
    for (const variable of VARIABLES) {
      assert(told.includes(variable.name), variable.name);
    }
  });
}
