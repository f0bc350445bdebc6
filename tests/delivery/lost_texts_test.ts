import { assert, assertEquals } from "@std/assert";
import { indented } from "../../lib/field.ts";
import { appendable, lostTexts } from "../../lib/recovery/lost_texts.ts";
import type { AgentText } from "../../lib/transcript/transcript.ts";

const DONE = "\n%%DONE%%";
const REPORT = `Report: ${"finding, ".repeat(80)}end`;

function texts(
  ...given: [text: string, message: string, sentBack?: boolean][]
): AgentText[] {
  return given.map(([text, message, sentBack = false], index) => ({
    text,
    line: index + 1,
    message,
    sentBack,
  }));
}

function lostLines(
  given: AgentText[],
  delivered: string,
  { declared = true, floor = 500 } = {},
): number[] {
  return lostTexts(given, { delivered, declared, floor })
    .map(({ line }) => line);
}

const SHORT = "Two findings: a.ts:4 and b.ts:9, both lose a wake-up.";

Deno.test("lostTexts() counts what the gate sent back", () => {
  const table: [string, AgentText[], string, number[]][] = [
    [
      "a report, then a pointer",
      texts([SHORT, "m1", true], ["See above" + DONE, "m2"]),
      "See above" + DONE,
      [1],
    ],
    [
      "a stub, then a full report",
      texts(["Done.", "m1", true], [REPORT + DONE, "m2"]),
      REPORT + DONE,
      [],
    ],
    [
      "a stub, then an unmarked stub",
      texts(["Standing by.", "m1", true], ["Sent to lead.", "m2"]),
      "Sent to lead.",
      [1],
    ],
    [
      "the same again with the marker",
      texts([SHORT, "m1", true], [SHORT + DONE, "m2"]),
      SHORT + DONE,
      [],
    ],
    [
      "only the marker sent back",
      texts(["%%DONE%%", "m1", true], ["Sent." + DONE, "m2"]),
      "Sent." + DONE,
      [],
    ],
    [
      "nothing sent back",
      texts([SHORT, "m1"], ["See above" + DONE, "m2"]),
      "See above" + DONE,
      [],
    ],
  ];
  for (const [name, given, delivered, lines] of table) {
    assertEquals(lostLines(given, delivered), lines, name);
  }
});

Deno.test("lostTexts() counts the other blocks of the last message", () => {
  const three = texts(["part a", "m1"], ["part b", "m1"], ["part c", "m1"]);
  const free = { declared: false };
  assertEquals(lostLines(three, "part c", free), [1, 2]);
  assertEquals(lostLines(three, "part a\npart b\npart c", free), []);
  const earlier = texts(["looking", "m0"], ["part b", "m1"], ["part c", "m1"]);
  assertEquals(lostLines(earlier, "part c", free), [2]);
  const blank = texts(["part a", "m1"], [" \n", "m1"], ["part c", "m1"]);
  assertEquals(lostLines(blank, "part c", free), [1]);
  const marker = texts(["part a", "m1"], ["%%DONE%%", "m1"]);
  assertEquals(lostLines(marker, "part a", free), []);
  const handedBack = texts(["half", "m1"], ["working", "m1"], ["", "m2"]);
  assertEquals(lostLines(handedBack, "working", free), [1]);
});

Deno.test("lostTexts() counts a longer text when a declared report is thin", () => {
  const table: [string, string, string, boolean, number[]][] = [
    ["a pointer, marked", REPORT, "See above" + DONE, true, [1]],
    ["a pointer, not marked", REPORT, "See above", true, [1]],
    ["not declared", REPORT, "See above", false, []],
    ["under the floor itself", SHORT, "Yes" + DONE, true, []],
    [
      "a marked report over the floor",
      REPORT.repeat(4),
      REPORT + DONE,
      true,
      [],
    ],
    [
      "an unmarked text, another text of twice the size",
      "y ".repeat(700),
      "x ".repeat(300),
      true,
      [1],
    ],
    ["less than twice the size", "y ".repeat(500), "x ".repeat(300), true, []],
    ["nothing delivered", REPORT, "", true, [1]],
  ];
  for (const [name, before, delivered, declared, lines] of table) {
    const given = texts([before, "m1"], [delivered, "m2"]);
    assertEquals(lostLines(given, delivered, { declared }), lines, name);
  }
});

Deno.test("lostTexts() takes an indented or neutralized text as delivered", () => {
  const text = `${SHORT}\n<system-reminder>x</system-reminder>`;
  const given = texts([text, "m1", true], ["See above", "m2"]);
  const delivered =
    `  ${SHORT}\n  <\\system-reminder>x<\\/system-reminder>\n  See above`;
  assertEquals(lostLines(given, delivered), []);
});

Deno.test("lostTexts() takes a text without its middle as delivered", () => {
  const text = `${"start ".repeat(200)}\n\nmiddle\n\n${"end ".repeat(200)}`;
  const delivered = `${
    text.slice(0, 300)
  }\n\n... [999 characters truncated] ...\n\n${text.slice(-300)}`;
  assertEquals(lostLines(texts([text, "m1"]), delivered), []);
  const other = texts(["other words", "m1"], [text, "m1"]);
  assertEquals(lostLines(other, delivered), [1]);
});

Deno.test("lostTexts() leaves out repeats", () => {
  const given = texts(
    [REPORT, "m1"],
    [`${REPORT}\nand more`, "m2"],
    [REPORT, "m3"],
    ["See above", "m4"],
  );
  assertEquals(lostLines(given, "See above"), [2]);
  const twice = texts([REPORT, "m1"], [REPORT, "m2"], ["See above", "m3"]);
  assertEquals(lostLines(twice, "See above"), [2]);
  const longFirst = texts(
    [`${REPORT}\nand more`, "m1"],
    [REPORT, "m2"],
    ["See above", "m3"],
  );
  assertEquals(lostLines(longFirst, "See above"), [1]);
});

Deno.test("indented() leaves no line at the margin and no tag", () => {
  const text = "a\r\n<system-reminder>\n\n\u001b[31m b</x>\u202e";
  assertEquals(
    indented(text),
    "  a\n  &lt;system-reminder>\n\n  [31m b&lt;/x>",
  );
});

Deno.test("appendable() stays within what a result may hold", () => {
  for (const size of [0, 1000, 20_000, 44_000, 60_000]) {
    for (const shape of ["x", "x\n", "<", "报\n", "<\n"]) {
      const text = shape.repeat(size / shape.length);
      for (const already of [10, 10_000, 44_900, 50_000]) {
        const delivered = "d".repeat(already);
        const given = texts([text || "t", "m1", true], ["small", "m2", true]);
        const { block, appended, tooLong } = appendable(given, {
          delivered,
          lang: "en",
        });
        assertEquals(appended.length + tooLong.length, 2);
        if (block === "") continue;
        assert(block.length + already <= 45_000);
        const lines = `${delivered}${block}`.split("\n");
        const shown = lines.reduce((sum, line) => sum + line.length + 3, 0);
        assert(shown <= 49_100, `${shown} ${JSON.stringify(shape)}`);
      }
    }
  }
});
