/**
 * An explanation names the words that decide.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { painter } from "../../lib/explain/paint.ts";
import { renderReport } from "../../lib/explain/render.ts";
import { explainPayload } from "../../lib/explain/report.ts";
import { memoryFiles } from "../../lib/files_in_memory.ts";
import { languageOf } from "../../lib/verdict.ts";
import { promptOf } from "../capability/corpus.ts";
import { dispatch } from "../support/worlds.ts";
import { ENGLISH } from "./prompts.ts";
import { CHINESE } from "./prompts_zh.ts";

Deno.test("there are twenty prompts to explain", () => {
  assertEquals(ENGLISH.length + CHINESE.length, 20);
});

for (
  const { about, input, rules, decides, signal } of [...ENGLISH, ...CHINESE]
) {
  Deno.test(`explain names the deciding clause when the task is ${about}`, async () => {
    const whole = { ...input, run_in_background: false };
    const report = await explainPayload(dispatch(whole), {
      event: "PreToolUse",
      around: { env: { HOME: "/h" }, files: memoryFiles({}) },
    });
    const found = report.guards.flatMap(({ rule }) => rule?.id ?? []);
    assertEquals(found, rules);

    const clause = report.prompt?.clauses.find(({ text, found }) =>
      text.includes(decides) && found.some((each) => each.signal === signal)
    );
    assert(clause !== undefined, JSON.stringify(report.prompt?.clauses));
    assertEquals(
      input.prompt.slice(clause.start, clause.end),
      clause.text,
    );

    const lang = languageOf(input.prompt);
    const look = { lang, paint: painter(false), width: 100 };
    const text = renderReport(report, { input: whole, look }).join("\n");
    assert(squash(text).includes(squash(decides)), text);
    for (const rule of rules) assert(text.includes(rule), rule);
    if (rules.length === 0) return;
    assert(report.redispatch !== null);
    assertEquals(report.redispatch.outcome.blocked, false);
  });
}

const AS_A_WHOLE: { prompt: string; says: string }[] = [
  {
    prompt: promptOf("learn33.jsonl", "u33-060"),
    says:
      "The task as a whole says: only look, or change nothing (“You're joining as an observer only”)",
  },
  {
    prompt: promptOf("learn19.jsonl", "t19-042"),
    says: "(“Over to you”)",
  },
  {
    prompt:
      "Explain to me how the customer ids get into the nightly report, which tables are joined, and where an id could come in a second time. I also want to know whether the old import is still in use and who calls it. Say what you found with file and line. Once you know the place, fix it there with the smallest change, add a regression test and run the suite.",
    says: "Its end orders that, whatever was asked before.",
  },
];

for (const { prompt, says } of AS_A_WHOLE) {
  Deno.test(`explain quotes what decided where no clause did: ${says}`, async () => {
    const input = { prompt, run_in_background: false };
    const report = await explainPayload(dispatch(input), {
      event: "PreToolUse",
      around: { env: { HOME: "/h" }, files: memoryFiles({}) },
    });
    const look = { lang: "en", paint: painter(false), width: 200 } as const;
    const text = renderReport(report, { input, look }).join("\n");
    assert(squash(text).includes(squash(says)), text);
  });
}

/** A text without the layout of a terminal. */
function squash(text: string): string {
  return text.replace(/\s+/g, "");
}
