/**
 * Which sentence is quoted where no clause orders, and the whole asks for work
 * or declares reading only.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { explainCapability } from "../../lib/capability/explain.ts";
import type { Finding } from "../../lib/capability/explanation.ts";
import { promptOf } from "./corpus.ts";

function work(text: string): Finding {
  const { WRITE, EXEC } = explainCapability(text).signals;
  const found = WRITE ?? EXEC;
  if (found === undefined) throw new Error(`No work in "${text}"`);
  assertEquals(text.slice(found.start, found.end).trim(), found.clause);
  return found;
}

Deno.test("explainCapability() quotes no sentence that rules something out or tells of its author", () => {
  const table: [file: string, id: string, not: RegExp][] = [
    ["learn19.jsonl", "t19-042", /^No floats/],
    ["learn17.jsonl", "t17-164", /^I'll try/],
  ];
  for (const [file, id, not] of table) {
    const { clause, reason } = work(promptOf(file, id));
    assertEquals(reason, "the prompt as a whole asks for work");
    assert(!not.test(clause), clause);
  }
});

Deno.test("explainCapability() quotes no clause that waives or forbids", () => {
  const text = promptOf("learn32.jsonl", "u32-229");
  assert(!/don't improve/.test(work(text).clause));
});

Deno.test("explainCapability() quotes the sentence that declares reading only by its words", () => {
  const table: [id: string, clause: string][] = [
    ["u33-031", "I don't want to see a single modified file when you're done"],
    ["u33-060", "You're joining as an observer only"],
  ];
  for (const [id, clause] of table) {
    const text = promptOf("learn33.jsonl", id);
    const { signals, byClauses } = explainCapability(text);
    assertEquals([byClauses.RO, byClauses.NEG], [undefined, undefined]);
    assertEquals(signals.RO?.clause, clause);
    assertEquals(signals.RO?.either, true);
    assertEquals([signals.WRITE, signals.EXEC], [undefined, undefined]);
  }
});
