import { assert, assertEquals } from "@std/assert";
import {
  bodyBytes,
  bodyFloor,
  declaresMarker,
  judgeFinal,
} from "../../lib/marker.ts";
import { memoryWorld } from "./memory_world.ts";

const JUDGED: [string, ReturnType<typeof judgeFinal>][] = [
  ["report\n%%DONE%%", "marked"],
  ["report\r\n%%DONE%%\r\n", "marked"],
  ["report\r%%DONE%%", "marked"],
  ["  report\n\t %%DONE%% \n\n \n", "marked"],
  ["报告\n\u3000%%DONE%%\u00a0", "marked"],
  ["report\n%%DONE%%\u200b\n\ufeff", "marked"],
  ["APPROVED.\n%%DONE%%", "marked"],
  ["a\n%%DONE%%\n%%DONE%%", "marked"],
  ["%%DONE%%", "marker-only"],
  ["\n \r\n%%DONE%%\n", "marker-only"],
  ["\u200b\n%%DONE%%", "marker-only"],
  ["%%DONE%%\n%%DONE%%", "marker-only"],
  ["", "empty"],
  [" \r\n\t\u3000", "empty"],
  ["\u200b\u2060\ufeff", "empty"],
  ["report", "unmarked"],
  ["report %%DONE%%", "unmarked"],
  ["%%DONE%%\nreport", "unmarked"],
  ["report\n**%%DONE%%**", "unmarked"],
  ["report\n`%%DONE%%`", "unmarked"],
  ["report\n- %%DONE%%", "unmarked"],
  ["report\n%%DONE%%.", "unmarked"],
  ["report\n%%DONE%%%%DONE%%", "unmarked"],
  ["report\n%%done%%", "unmarked"],
  ["report\n%%DO\u200bNE%%", "unmarked"],
  ["report\n％％DONE％％", "unmarked"],
  ["report\n%%DONE%%\n```", "unmarked"],
];

Deno.test("judgeFinal() looks at the last line that can be seen", () => {
  for (const [text, judgment] of JUDGED) {
    assertEquals(judgeFinal(text), judgment, JSON.stringify(text));
  }
});

// The first and the last of each range of characters that nobody sees, and what
// stands next to them.
const UNSEEN = "\u00ad\u061c\u200b\u200f\u202a\u202e\u2060\u2069";
const SEEN = "\u00ac\u00ae\u061b\u061d\u2010\u2027\u206a\u180e\u0085\0!~\u007f";

Deno.test("judgeFinal() passes over what cannot be seen, and over nothing else", () => {
  for (const char of UNSEEN) {
    const code = char.charCodeAt(0).toString(16);
    assertEquals(judgeFinal(`report\n${char}%%DONE%%${char}`), "marked", code);
    assertEquals(judgeFinal(`\n${char}\n%%DONE%%`), "marker-only", code);
    assertEquals(judgeFinal(char), "empty", code);
  }
  for (const char of SEEN) {
    const code = char.charCodeAt(0).toString(16);
    assertEquals(judgeFinal(`report\n${char}%%DONE%%`), "unmarked", code);
    assertEquals(judgeFinal(`report\n%%DONE%%${char}`), "unmarked", code);
    assertEquals(judgeFinal(`${char}\n%%DONE%%`), "marked", code);
    assertEquals(judgeFinal(char), "unmarked", code);
  }
});

Deno.test("bodyBytes() counts the UTF-8 bytes of lines, not their ends", () => {
  const counted: [string, number][] = [
    ["", 0],
    ["abc", 3],
    ["abc\r\n\r\n  \n de", 6],
    ["报告", 6],
    ["a😀", 5],
    ["a\u200b\n\u200b\n", 4],
  ];
  for (const [text, bytes] of counted) {
    assertEquals(bodyBytes(text), bytes, JSON.stringify(text));
  }
});

Deno.test("declaresMarker() takes any mention", () => {
  assertEquals(declaresMarker("Do not write %%DONE%%, please"), true);
  assertEquals(declaresMarker("Finish with DONE"), false);
});

Deno.test("bodyFloor() takes whole numbers, and 500 for anything else", () => {
  const floors: [string | undefined, number][] = [
    [undefined, 500],
    ["", 500],
    ["0", 0],
    [" 900 ", 900],
    ["1e3", 500],
    ["-1", 500],
    ["12.5", 500],
    ["abc", 500],
    ["9".repeat(40), 500],
  ];
  for (const [value, floor] of floors) {
    const env = value === undefined ? {} : { DONE_GATE_BODY_FLOOR: value };
    assertEquals(bodyFloor(memoryWorld({ env })), floor, String(value));
  }
});

Deno.test("judgeFinal() stays linear in blanks and lines", () => {
  const texts = [
    " ".repeat(5e5),
    "\u200b".repeat(5e5),
    `a${" ".repeat(5e5)}b`,
    "\n".repeat(5e5),
    "%%DONE%%\n".repeat(5e4),
  ];
  for (const text of texts) {
    let best = Infinity;
    for (let run = 0; run < 4; run++) {
      const start = performance.now();
      judgeFinal(text);
      bodyBytes(text);
      best = Math.min(best, performance.now() - start);
    }
    assert(best < 500, `${best} ms`);
  }
});
