/**
 * Every labelled prompt is read as its labels say, but for those that are
 * known to be misread.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import { explainCapability } from "../../lib/capability/explain.ts";
import { everyPrompt } from "./corpus.ts";

const FILE = new URL("../fixtures/corpus/misread.txt", import.meta.url);
const MISREAD = new Set(Deno.readTextFileSync(FILE).trim().split("\n"));
const NAMES = ["exec", "write", "readonly", "negation"] as const;

/** The labels that a prompt is read otherwise in, behind its id; or `""`. */
function misread({ id, prompt, labels }: ReturnType<typeof everyPrompt>[0]) {
  const { signals } = explainCapability(prompt);
  const read = {
    exec: signals.EXEC !== undefined,
    write: signals.WRITE !== undefined,
    readonly: signals.RO !== undefined,
    negation: signals.NEG !== undefined,
  };
  // Work of an unknown kind is right for either.
  const isWork = signals.WRITE?.either && (labels.exec || labels.write);
  const wrong = NAMES.filter((name) =>
    read[name] !== labels[name] &&
    !(isWork && (name === "exec" || name === "write"))
  );
  return wrong.length === 0 ? "" : `${id} ${wrong.join(" ")}`;
}

const found = everyPrompt().map(misread).filter((line) => line !== "");

Deno.test("no other prompt is misread than those that are known", () => {
  assertEquals(found.filter((line) => !MISREAD.has(line)), []);
});

Deno.test("all that are known to be misread are", () => {
  const still = new Set(found);
  assertEquals([...MISREAD].filter((line) => !still.has(line)), []);
});

if (import.meta.main) console.log(found.join("\n"));
