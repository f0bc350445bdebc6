/**
 * Both readers against the shapes that real definitions come in, and against
 * what Claude Code made of each.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { readFields, readText } from "../../lib/agents/definition.ts";
import { yamlFields } from "../../lib/agents/validation.ts";
import { ROOT } from "../support/run_hook.ts";

interface Shape {
  shape: string;
  text: string;
  name: string | null;
  tools: string | null;
}

const shapes: Shape[] = Deno.readTextFileSync(
  join(ROOT, "tests/fixtures/agents/shapes.jsonl"),
).trim().split("\n").map((line) => JSON.parse(line));

// Shapes that nobody writes and that are read otherwise on purpose: the byte
// order mark is told, because other versions refuse it; anchors and explicit
// keys are beyond the small reader; a leading comma is beyond full YAML.
const OTHERWISE: Record<"harness" | "readers", string[]> = {
  harness: ["bom", "anchor", "qmark"],
  readers: ["anchor", "qmark", "commaval"],
};

Deno.test("the fixture holds every recorded shape", () => {
  assertEquals(shapes.length, 216);
  assertEquals(new Set(shapes.map(({ shape }) => shape)).size, shapes.length);
  assertEquals(shapes.filter(({ name }) => name !== null).length, 144);
});

for (const { shape, text, name, tools } of shapes) {
  if (!OTHERWISE.harness.includes(shape)) {
    const does = name === null ? "leaves it out" : "counts it";
    Deno.test(`readText() ${does} as Claude Code does: ${shape}`, () => {
      const read = readText(text, readFields);
      assertEquals(
        read.kind === "definition" ? read.fields.name : null,
        name,
        JSON.stringify(read),
      );
      if (read.kind !== "definition") return;
      assertEquals(listedTools(read.fields), tools);
    });
  }
  if (!OTHERWISE.readers.includes(shape)) {
    Deno.test(`both readers agree on ${shape}`, () => {
      assertEquals(readText(text, readFields), readText(text, yamlFields));
    });
  }
}

/** The words in which Claude Code lists an agent's tools. */
function listedTools(
  { tools = [], disallowedTools = [] }: {
    tools?: readonly string[];
    disallowedTools?: readonly string[];
  },
): string {
  const left = tools.filter((tool) => !disallowedTools.includes(tool));
  if (left.length > 0) return left.join(", ");
  return disallowedTools.length > 0
    ? `All tools except ${disallowedTools.join(", ")}`
    : "All tools";
}

Deno.test("the readers never throw on a shape cut off anywhere", () => {
  let cuts = 0;
  for (const { text } of shapes) {
    if (text.length > 400) continue;
    for (let end = 0; end < text.length; end += 3) {
      const cut = text.slice(0, end);
      readText(cut, readFields);
      readText(`${cut}\n---\n`, readFields);
      cuts += 1;
    }
  }
  assert(cuts > 3000, `${cuts}`);
});
