/**
 * Every labelled prompt is read as its labels say, but for those that are
 * known to be misread.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import { explainCapability } from "../../lib/capability/explain.ts";
import type { Labelled } from "../eval/score.ts";
import { everyPrompt } from "./corpus.ts";

const FILE = new URL("../fixtures/corpus/misread.txt", import.meta.url);
const MISREAD = new Set(Deno.readTextFileSync(FILE).trim().split("\n"));
const NAMES = ["exec", "write", "readonly", "negation"] as const;

type Signals = ReturnType<typeof explainCapability>["signals"];

/** The labels that signals say otherwise, between blanks; `""` for none. */
function wrongIn(signals: Signals, labels: Labelled["labels"]): string {
  const { EXEC, WRITE, RO, NEG } = signals;
  // What may be either of two is right for either.
  const isWork = WRITE?.either && (labels.exec || labels.write);
  const isBan = RO?.either && (labels.readonly || labels.negation);
  const read = {
    exec: isWork ? labels.exec : EXEC !== undefined,
    write: isWork ? labels.write : WRITE !== undefined,
    readonly: isBan ? labels.readonly : RO !== undefined,
    negation: isBan ? labels.negation : NEG !== undefined,
  };
  return NAMES.filter((name) => read[name] !== labels[name]).join(" ");
}

/** A line for what the prompt comes to, one for its clauses by themselves. */
function misread({ id, prompt, labels }: Labelled): string[] {
  const { signals, byClauses } = explainCapability(prompt);
  const whole = wrongIn(signals, labels);
  const clauses = wrongIn(byClauses, labels);
  return [
    ...(whole === "" ? [] : [`${id} ${whole}`]),
    ...(clauses === "" ? [] : [`${id} by its clauses: ${clauses}`]),
  ];
}

const found = everyPrompt().flatMap(misread);

Deno.test("no other prompt is misread than those that are known", () => {
  assertEquals(found.filter((line) => !MISREAD.has(line)), []);
});

Deno.test("all that are known to be misread are", () => {
  const still = new Set(found);
  assertEquals([...MISREAD].filter((line) => !still.has(line)), []);
});

if (import.meta.main) console.log(found.join("\n"));
