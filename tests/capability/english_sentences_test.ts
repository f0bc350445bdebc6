/**
 * What short English prompts ask for, kind by kind of asking.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import { explainCapability } from "../../lib/capability/explain.ts";

const FILE = new URL(
  "../fixtures/capability/english_sentences.txt",
  import.meta.url,
);

/** What a prompt comes to: an order, a declared reading, or a question. */
function heard(prompt: string): string {
  const { EXEC, WRITE, RO, NEG } = explainCapability(prompt).signals;
  const deed = EXEC !== undefined || WRITE !== undefined;
  const bound = RO !== undefined || NEG !== undefined;
  if (deed && !bound) return "order";
  return bound && !deed ? "declared" : "question";
}

Deno.test("explainCapability() hears what each short prompt asks for", () => {
  const wrong = Deno.readTextFileSync(FILE).trim().split("\n").flatMap(
    (line) => {
      const cut = line.indexOf(": ");
      const wanted = line.slice(0, cut);
      const prompt = line.slice(cut + 2).replaceAll("\\n", "\n");
      const got = heard(prompt);
      return got === wanted ? [] : [`${prompt}: ${got}, not ${wanted}`];
    },
  );
  assertEquals(wrong, []);
});
