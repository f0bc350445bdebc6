import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { blocksOf, linksOf, ROOT } from "./markdown_examples.ts";

const ENGLISH = "README.md";
const CHINESE = "README.zh.md";

/** A README without its fenced blocks. */
function prose(file: string): string {
  const text = Deno.readTextFileSync(join(ROOT, file));
  return text.replace(/^```.*\n[\s\S]*?^```$/gm, "");
}

function unique(values: Iterable<string>): string[] {
  return [...new Set(values)].sort();
}

/** What stands in code marks: hooks, variables, rule ids, commands, fields. */
function codeSpans(file: string): string[] {
  const spans = prose(file).matchAll(/`([^`]+)`/g);
  return unique(
    Array.from(spans, ([, span = ""]) => span.replace(/\s+/g, " ")),
  );
}

/** Numbers with what belongs to them, outside of code marks and links. */
function figures(file: string): string[] {
  const text = prose(file).replace(/`[^`]*`/g, "").replace(/\]\([^)]*\)/g, "]");
  const found = text.matchAll(/\d+(?:[.,]\d+)*(?:\s?%)?/g);
  return unique(Array.from(found, ([figure]) => figure.replace(/\s/, "")));
}

/** Commands and settings to copy, without comments. */
function toCopy(file: string): string[] {
  return blocksOf(file).filter(({ language }) => language !== "text")
    .map(({ language, text }) =>
      `${language}\n${text.replace(/\s*#.*$/gm, "").trim()}`
    );
}

/** Depth of each heading, in order. */
function outline(file: string): string[] {
  return Array.from(
    prose(file).matchAll(/^(#+) /gm),
    ([, marks = ""]) => marks,
  );
}

/** Rows of each table, in order. */
function tableRows(file: string): number {
  return Array.from(prose(file).matchAll(/^\|.*\|$/gm)).length;
}

const SAME: [what: string, of: (file: string) => unknown][] = [
  ["code: hooks, variables, rule ids, commands", codeSpans],
  ["figures", figures],
  ["commands and settings to copy", toCopy],
  ["headings", outline],
  ["rows of tables", tableRows],
  [
    "links",
    (file) => unique(linksOf(file)).filter((target) => !/^README/.test(target)),
  ],
];

for (const [what, of] of SAME) {
  Deno.test(`README.md and README.zh.md hold the same ${what}`, () => {
    assertEquals(of(CHINESE), of(ENGLISH));
  });
}

Deno.test("README.zh.md is written in Chinese", () => {
  const han = prose(CHINESE).match(/\p{Script=Han}/gu) ?? [];
  assert(han.length > 1000);
});
