/** What a terminal is shown. */
import { assertEquals } from "@std/assert";
import { elapsed } from "../../lib/cli/spinner.ts";
import { columns, table } from "../../lib/cli/table.ts";

Deno.test("elapsed() says seconds, then minutes and seconds", () => {
  const rows: [number, string][] = [
    [0, "0s"],
    [999, "0s"],
    [59_999, "59s"],
    [60_000, "1m 00s"],
    [125_400, "2m 05s"],
    [3_600_000, "60m 00s"],
  ];
  for (const [ms, text] of rows) assertEquals(elapsed(ms), text);
});

Deno.test("columns() counts wide characters twice", () => {
  const rows: [string, number][] = [["", 0], ["abc", 3], ["计划", 4], ["é", 1]];
  for (const [text, width] of rows) assertEquals(columns(text), width);
});

Deno.test("table() sets cells below each other and leaves no blanks behind", () => {
  assertEquals(
    table([["计划", "a", "x"], ["b", "long", ""]]),
    "计划  a     x\nb     long",
  );
});
