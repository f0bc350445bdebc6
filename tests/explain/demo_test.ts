/**
 * The demo shows what the real guards do, scene by scene.
 *
 * @module
 */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { playAll, SCENES } from "../../lib/cli/demo.ts";
import { painter } from "../../lib/explain/paint.ts";
import type { Lang } from "../../lib/verdict.ts";
import { runFile } from "./command.ts";
import { actsOnTerminal } from "./terminal.ts";

/** Per scene each moment: its effect and the rules that spoke. */
const MOMENTS: string[][] = [
  ["session-starts PREFLIGHT-NO-FOREGROUND"],
  ["call-denied SYNC-OMITTED", "call-runs"],
  ["call-denied CAP-BEYOND-READONLY", "call-runs"],
  ["call-denied CHAN-UNMANAGED-TEAMMATE", "call-runs"],
  ["call-runs AGENT-UNKNOWN"],
  ["subagent-starts RULES-INJECTED"],
  [
    "subagent-continues GATE-UNMARKED-STUB",
    "subagent-stops",
    "result-delivered",
  ],
  [
    "subagent-stops GATE-UNMARKED-LONG",
    "result-delivered NOTICE-MARKER-MISSING",
  ],
  ["subagent-stops", "result-changed RECOVERY-APPENDED"],
  ["prompt-delivered NOTICE-MARKER-MISSING"],
  ["turn-continues RECOVERY-UNDELIVERED"],
  ["call-changed SYNC-REPAIRED"],
  ["call-runs SYNC-OMITTED"],
];

async function play(
  lang: Lang,
): Promise<{ moments: string[][]; text: string }> {
  const lines: string[] = [];
  const reports = await playAll({
    look: { lang, paint: painter(false), width: 80 },
    print: (line) => lines.push(line),
  });
  const moments = reports.map((scene) =>
    scene.map(({ outcome, guards }) =>
      [outcome.effect, ...guards.flatMap(({ rule }) => rule?.id ?? [])].join(
        " ",
      )
    )
  );
  return { moments, text: lines.join("\n") };
}

for (const lang of ["en", "zh"] as const) {
  Deno.test(`the demo does what its scenes tell when it plays in ${lang}`, async () => {
    const { moments, text } = await play(lang);
    assertEquals(moments, MOMENTS);
    assertEquals(actsOnTerminal(text), []);
    for (const { title } of SCENES) assertStringIncludes(text, title[lang]);
    assert(!text.includes("undefined") && !/\{[a-z]+\}/.test(text));
  });
}

Deno.test("the demo keeps to one language when it plays", async () => {
  assert(!/[\u4e00-\u9fff]/.test((await play("en")).text));
  const { text } = await play("zh");
  const english = text.split("\n").filter((line) =>
    /[a-z]{2,} [a-z]{2,} [a-z]{2,} [a-z]{2,}/.test(line)
  );
  assertEquals(english, []);
});

Deno.test("deno task demo ends well and leaves nothing behind when it is run", async () => {
  const folder = await Deno.makeTempDir();
  const start = performance.now();
  const ran = await runFile("demo.ts", [], { env: { TMPDIR: folder } });
  assertEquals([ran.code, ran.stderr], [0, ""]);
  assert(performance.now() - start < 5000);
  assertEquals([...Deno.readDirSync(folder)], []);
  await Deno.remove(folder);
});

Deno.test("the demo ends in commands that are not broken when the terminal is narrow", async () => {
  const lines: string[] = [];
  await playAll({
    look: { lang: "en", paint: painter(false), width: 40 },
    print: (line) => lines.push(line),
  });
  assertEquals(lines.slice(-3).filter((line) => line.startsWith("  ")), [
    '  deno task explain --type Explore --prompt "…"',
    '  npx --yes deno@2.9.6 task explain --type Explore --prompt "…"',
  ]);
});
