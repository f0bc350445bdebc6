/**
 * What short English prompts ask for, kind by kind of asking.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import { explainCapability } from "../../lib/capability/explain.ts";
import { saidIn } from "./corpus.ts";

/** What a prompt comes to: an order, a declared reading, or a question. */
function heard(prompt: string): string {
  const { EXEC, WRITE, RO, NEG } = explainCapability(prompt).signals;
  const deed = EXEC !== undefined || WRITE !== undefined;
  const bound = RO !== undefined || NEG !== undefined;
  if (deed && !bound) return "order";
  return bound && !deed ? "declared" : "question";
}

Deno.test("explainCapability() hears what each short prompt asks for", () => {
  const said = saidIn("english_sentences.txt", ": ");
  const wrong = said.flatMap(({ sign, prompt }) => {
    const got = heard(prompt);
    return got === sign ? [] : [`${prompt}: ${got}, not ${sign}`];
  });
  assertEquals(wrong, []);
});
