/**
 * No reading changes unnoticed.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import {
  framedWords,
  labelledPrompts,
  type Named,
  readingOf,
  RECORD,
  shortPrompts,
} from "./readings.ts";

const record = new Map(
  Deno.readTextFileSync(RECORD).trimEnd().split("\n").map((line) => {
    const cut = line.lastIndexOf("\t");
    return [line.slice(0, cut), line.slice(cut + 1)] as const;
  }),
);

function compare(prompts: readonly Named[]): void {
  for (const { name, prompt } of prompts) {
    assertEquals(
      readingOf(prompt),
      record.get(name),
      `${name} is read otherwise; if that is meant, run tests/capability/record_readings.ts`,
    );
  }
}

Deno.test("each short prompt is read as recorded", () => {
  compare(shortPrompts());
});

Deno.test("each labelled prompt is read as recorded", () => {
  compare(labelledPrompts());
});

Deno.test("each word of the tables and patterns is read in its frames as recorded", () => {
  compare(framedWords());
});
