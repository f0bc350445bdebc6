import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { ROOT } from "./markdown_examples.ts";

const EVALS = join(ROOT, "tests/evals");
const NAME = /^(load|skip)-[a-z-]+-(en|zh)$/;

const names = Array.from(Deno.readDirSync(EVALS))
  .filter(({ isDirectory, name }) => isDirectory && name !== "results")
  .map(({ name }) => name).sort();

Deno.test("the evals hold five requests that need the skill and five that do not", () => {
  assertEquals(names.filter((name) => name.startsWith("load-")).length, 5);
  assertEquals(names.filter((name) => name.startsWith("skip-")).length, 5);
});

for (const name of names) {
  Deno.test(`the eval ${name} is tagged and graded as its name says`, () => {
    const [, kind = "", lang = ""] = NAME.exec(name) ?? [];
    const prompt = Deno.readTextFileSync(join(EVALS, name, "prompt.md"));
    const grader = Deno.readTextFileSync(
      join(EVALS, name, "graders/skill.md"),
    );
    assert(prompt.includes(`\ntags: [${kind}, ${lang}]\n`));
    assertEquals(/\p{Script=Han}/u.test(prompt), lang === "zh");
    assert(grader.includes("\ninput_match: subagent-dispatch\n"));
    assert(grader.includes(kind === "load" ? "\nmin: 1\n" : "\nmax: 0\n"));
  });
}
