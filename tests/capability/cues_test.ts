/**
 * The way out before declarations and bans are looked for loses none of them.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import {
  declarationsIn,
  hasCue,
  nominalBans,
} from "../../lib/capability/read_english.ts";
import { setAside } from "../../lib/capability/set_aside.ts";
import {
  type Sentence,
  sentencesOf,
  tokensOf,
} from "../../lib/capability/words.ts";
import { everyPrompt, shortPrompts } from "./corpus.ts";

function sentencesIn(prompt: string): Sentence[] {
  const { text } = setAside(prompt);
  return sentencesOf(tokensOf(text, 0, text.length));
}

const sentences = [
  ...everyPrompt().map(({ prompt }) => prompt),
  ...shortPrompts(),
].flatMap(sentencesIn);

function lost(tokens: Sentence["tokens"]): boolean {
  return !hasCue(tokens) &&
    (declarationsIn(tokens).length > 0 || nominalBans(tokens).length > 0);
}

function words(tokens: Sentence["tokens"]): string {
  return tokens.map(({ word }) => word).join(" ");
}

Deno.test("hasCue() holds for each sentence with a declaration or a ban by nouns", () => {
  const found = sentences.filter(({ tokens }) => lost(tokens));
  assertEquals(found.map(({ tokens }) => words(tokens)), []);
});

Deno.test("hasCue() holds for each such sentence after a word was taken out", () => {
  const found = sentences.flatMap(({ tokens }) =>
    tokens.length > 24 || !hasCue(tokens) ? [] : tokens
      .map((_, i) => tokens.filter((_, j) => j !== i)).filter(lost)
  );
  assertEquals(found.map(words), []);
});

Deno.test("hasCue() does not hold for most sentences", () => {
  const held = sentences.filter(({ tokens }) => hasCue(tokens)).length;
  assertEquals(held > 100 && held < sentences.length / 2, true, `${held}`);
});
