/**
 * The reading is linear in its prompt, and fast.
 *
 * @module
 */

import { assert } from "@std/assert";
import { explainCapability } from "../../lib/capability/explain.ts";
import { allPrompts } from "./corpus.ts";

const MEGABYTE = 1024 * 1024;

function filled(unit: string): string {
  return unit.repeat(Math.ceil(MEGABYTE / unit.length)).slice(0, MEGABYTE);
}

const HOSTILE: Record<string, string> = {
  "one clause repeated": filled("do not fix the bug and "),
  "no punctuation": filled("word"),
  "no punctuation, Chinese": filled("修改测试"),
  "Chinese verbs in one clause": filled("从修复跑测试的把改成"),
  "quotes opened": filled("“"),
  "quotes opened and closed": filled('"a" '),
  "apostrophes": filled(" 'a"),
  "backticks": filled("` `` ``` "),
  "parentheses": filled("("),
  "headings": filled("# Fix\n"),
  "labels": filled("Done when: `npm test` passes\n"),
  "list items": filled("- `npm test`\n"),
  "one giant fence": "```\n" + filled("a\n"),
  "fences": filled("```\nx\n```\n"),
  "tags": filled("<log>"),
  "tags without end": filled("<a "),
  "blank lines": filled("\n"),
  "spaces": filled(" "),
  "commas": filled(", and "),
  "colons": filled("a:"),
  "digits": filled("1"),
  "slashes": filled("a/"),
  "Japanese": filled("実行"),
  "Korean": filled("수정"),
  "Spanish": filled("el la de que "),
};

function bestOf(times: number, prompt: string): number {
  let best = Infinity;
  for (let i = 0; i < times; i++) {
    const from = performance.now();
    explainCapability(prompt);
    best = Math.min(best, performance.now() - from);
  }
  return best;
}

Deno.test("explainCapability() reads an ordinary prompt in 2 ms", () => {
  const prompts = allPrompts().map(({ prompt }) => prompt);
  for (const prompt of prompts) explainCapability(prompt);
  const from = performance.now();
  for (const prompt of prompts) explainCapability(prompt);
  const each = (performance.now() - from) / prompts.length;
  assert(each < 2, `${each.toFixed(2)} ms`);
});

for (const [name, prompt] of Object.entries(HOSTILE)) {
  Deno.test(`explainCapability() reads 1 MB of ${name} in 50 ms`, () => {
    // The best of many: what a busy machine adds is no matter of the code.
    const spent = bestOf(15, prompt);
    assert(spent < 50, `${spent.toFixed(1)} ms`);
  });
}
