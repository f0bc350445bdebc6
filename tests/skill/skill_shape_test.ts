import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { FINALIZATION_LINE } from "../../lib/finalization.ts";
import { declaresMarker, MARKER } from "../../lib/marker.ts";
import { VARIABLES } from "../../lib/preflight.ts";
import {
  allBlocks,
  blocksOf,
  copyLanguage,
  linksOf,
  markdownFiles,
  readmes,
  ROOT,
} from "./markdown_examples.ts";

const SKILL = "skills/subagent-dispatch/SKILL.md";
const read = (file: string) => Deno.readTextFileSync(join(ROOT, file));

function description(file: string): string {
  const [, found = ""] = /^description: (.*)$/m.exec(read(file)) ?? [];
  return found;
}

Deno.test("SKILL.md stays under 150 lines", () => {
  assert(read(SKILL).split("\n").length < 150);
});

// Claude Code 2.1.332 cuts its listing at 1,536; the Agent Skills format, which
// other hosts hold to, allows 1,024.
Deno.test("SKILL.md describes itself in at most 1,024 characters", () => {
  assert(description(SKILL).length <= 1024);
});

const TRIGGERS = [
  "dispatch",
  "delegate",
  "offload",
  "subagent",
  "teammate",
  "blocked",
  MARKER,
  "派发",
  "委派",
  "子 agent",
  "子代理",
  "定稿标记",
  "被拦",
];

for (const word of TRIGGERS) {
  Deno.test(`SKILL.md is described by "${word}"`, () => {
    assert(description(SKILL).includes(word));
  });
}

Deno.test("every link of the skill's pages leads to a file", () => {
  for (const file of markdownFiles("skills")) {
    for (const target of linksOf(file)) {
      assert(Deno.statSync(join(ROOT, target)).isFile, `${file}: ${target}`);
    }
  }
});

Deno.test("SKILL.md names every page of its references", () => {
  const named = new Set(linksOf(SKILL));
  const pages = markdownFiles("skills/subagent-dispatch/references");
  assertEquals(pages.filter((page) => !named.has(page)), []);
});

Deno.test("every copy block declares the marker and ends in the finalization line", () => {
  const blocks = allBlocks().filter((block) => copyLanguage(block));
  for (const lang of ["en", "zh"] as const) {
    const own = blocks.filter((block) => copyLanguage(block) === lang);
    assert(own.length >= 2, `too few copy blocks in ${lang}`);
    for (const { where, text } of own) {
      assert(declaresMarker(text), where);
      assert(text.endsWith(FINALIZATION_LINE[lang]), where);
    }
  }
});

Deno.test("every prompt that asks for the marker asks with the whole line", () => {
  for (const { where, text } of allBlocks()) {
    if (!text.includes('"prompt"') || !declaresMarker(text)) continue;
    const whole = Object.values(FINALIZATION_LINE).some((line) =>
      text.includes(line)
    );
    assert(whole, where);
  }
});

Deno.test("no page that the model reads names a hatch", () => {
  const hatches = VARIABLES.filter(({ kind }) => kind === "hatch");
  for (const file of markdownFiles("skills")) {
    const named = hatches.filter(({ name }) => read(file).includes(name));
    assertEquals(named.map(({ name }) => name), [], file);
  }
});

/** The lines of a page that are shown as something to write or to send. */
function shownLines(file: string): string[] {
  return blocksOf(file)
    .filter(({ words, text }) =>
      !words.includes("report") && !text.startsWith("{")
    )
    .flatMap(({ text }) => text.split("\n"));
}

Deno.test("no page shows a shortened form of the finalization line", () => {
  const whole: string[] = Object.values(FINALIZATION_LINE);
  for (const file of [...readmes(), ...markdownFiles("skills")]) {
    const short = shownLines(file).filter((line) =>
      declaresMarker(line) && line.trim() !== MARKER && !whole.includes(line)
    );
    assertEquals(short, [], file);
  }
});
