import { assert, assertEquals } from "@std/assert";
import { MARKER } from "../../lib/marker.ts";
import { cutMarker } from "../../skills/subagent-dispatch/scripts/cut_marker.ts";

const CUTS: [what: string, sidecar: string, content: string | undefined][] = [
  ["takes the marker's line off", `a\nb\n${MARKER}\n`, "a\nb\n"],
  ["needs no line end at the end", `a\n${MARKER}`, "a\n"],
  ["keeps CRLF in the content", `a\r\nb\r\n${MARKER}\r\n`, "a\r\nb\r\n"],
  ["sees through blanks around it", `a\n \t${MARKER} \n\n \n`, "a\n"],
  ["keeps blank lines before it", `a\n\n\n${MARKER}\n`, "a\n\n\n"],
  [
    "keeps a marker in the middle",
    `a\n${MARKER}\nb\n${MARKER}`,
    `a\n${MARKER}\nb\n`,
  ],
  ["takes one of two off", `a\n${MARKER}\n${MARKER}`, `a\n${MARKER}\n`],
  ["keeps a byte order mark", `\uFEFFa\n${MARKER}`, "\uFEFFa\n"],
  ["sees U+2028 as a line end", `a\u2028${MARKER}`, "a\u2028"],
  ["keeps Chinese text", `结论：可以。\n${MARKER}\n`, "结论：可以。\n"],
  ["refuses a marker at the end of a line", `a ${MARKER}\n`, undefined],
  ["refuses a decorated one", `a\n**${MARKER}**\n`, undefined],
  ["refuses one with a full stop", `a\n${MARKER}.\n`, undefined],
  ["refuses text after it", `a\n${MARKER}\nb\n`, undefined],
  ["refuses the marker alone", `\n${MARKER}\n`, undefined],
  ["refuses two markers alone", `${MARKER}\n${MARKER}\n`, undefined],
  ["refuses an empty file", "", undefined],
  ["refuses blanks", " \n\n", undefined],
];

for (const [what, sidecar, content] of CUTS) {
  Deno.test(`cutMarker() ${what}`, () => {
    const cut = cutMarker(new TextEncoder().encode(sidecar));
    assertEquals(
      cut.kind === "cut"
        ? new TextDecoder("utf-8", { ignoreBOM: true }).decode(cut.content)
        : undefined,
      content,
    );
  });
}

Deno.test("cutMarker() keeps bytes that are no UTF-8", () => {
  const content = Uint8Array.of(0xff, 0x00, 0xfe, 0x0a);
  const tail = new TextEncoder().encode(MARKER);
  const bytes = new Uint8Array([...content, ...tail]);
  const cut = cutMarker(bytes);
  assert(cut.kind === "cut");
  assertEquals([...cut.content], [...content]);
});
