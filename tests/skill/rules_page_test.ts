import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { RULES } from "../../lib/rules/table.ts";
import type { Rule } from "../../lib/verdict.ts";
import { blocksOf, expectationOf, ROOT } from "./markdown_examples.ts";

const PAGE = "skills/subagent-dispatch/references/rules.md";

/** Sections of the page by heading, each as one line of text. */
function sections(): Map<string, string> {
  const text = Deno.readTextFileSync(join(ROOT, PAGE));
  return new Map(
    text.split(/^## /m).slice(1).map((section) => {
      const end = section.indexOf("\n");
      return [
        section.slice(0, end),
        section.slice(end).replace(/\s+/g, " ").trim(),
      ];
    }),
  );
}

const rules: readonly Rule[] = RULES;
const pages = sections();
const examples = blocksOf(PAGE).map(expectationOf);

Deno.test("rules.md has one section for each rule and no other", () => {
  assertEquals([...pages.keys()].sort(), rules.map(({ id }) => id).sort());
});

for (const { id, hook, kind, hatch, title } of rules) {
  Deno.test(`rules.md says of ${id} which hook it is of and what it does`, () => {
    const page = pages.get(id) ?? "";
    assert(page.startsWith(`\`${hook}\` · ${kind} `), page.slice(0, 80));
    // The table's one line opens the explanation, with a full stop or a colon.
    assertStringIncludes(page, title.replace(/\s+/g, " "));
    if (kind === "block" && hatch !== undefined) {
      assertStringIncludes(page, `Switched off: hatch of \`${hook}\``);
    }
  });
}

for (const { id, kind } of rules) {
  if (kind !== "block") continue;
  Deno.test(`rules.md shows something that ${id} blocks, and something that passes`, () => {
    assert(
      examples.some((example) =>
        example?.kind === "blocked" && example.rule === id
      ),
    );
  });
}

Deno.test("rules.md lists every rule in its contents", () => {
  const text = Deno.readTextFileSync(join(ROOT, PAGE));
  const contents = text.slice(0, text.indexOf("\n## "));
  const missing = rules.filter(({ id }) =>
    !contents.includes(`[${id}](#${id.toLowerCase()})`)
  );
  assertEquals(missing.map(({ id }) => id), []);
});

Deno.test("rules.md names no rule that the table does not have", () => {
  const known = new Set(rules.map(({ id }) => id));
  const named = examples.flatMap((example) => example?.rule ?? []);
  assertEquals(named.filter((id) => !known.has(id)), []);
});
