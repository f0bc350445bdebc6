/**
 * How often the capability reading is right, on labelled prompts.
 *
 * ```sh
 * deno run --allow-read tests/eval/main.ts [--quiet] [file.jsonl …]
 * ```
 *
 * @module
 */

import { parseArgs } from "@std/cli/parse-args";
import { explainCapability } from "../../lib/capability/explain.ts";
import { usageInstead } from "../support/usage.ts";
import { type Labelled, labelledIn, scoreOf, type Wrong } from "./score.ts";

const FIXTURES = new URL("../fixtures/corpus/", import.meta.url);
const SETS = [
  "unseen.jsonl",
  "labelled.jsonl",
  "tune.jsonl",
  "heldout.jsonl",
  "own_tuned.jsonl",
  "own_blind.jsonl",
  "own_blind2.jsonl",
  "own_blind3.jsonl",
  "own_blind4.jsonl",
  "own_blind5.jsonl",
  "own_blind6.jsonl",
  "own_blind7.jsonl",
  "own_blind8.jsonl",
];

function wrongLine({ row, judgment, wanted }: Wrong): string {
  const { signals, clauses, dropped } = explainCapability(row.prompt);
  const lines = [
    `\n--- ${row.id} [${row.kind}] ${judgment}: wanted ${wanted}${
      row.note === undefined ? "" : ` (${row.note})`
    }`,
    row.prompt.length > 700 ? `${row.prompt.slice(0, 700)}…` : row.prompt,
  ];
  for (const finding of Object.values(signals)) {
    if (finding === undefined) continue;
    lines.push(
      `  ${finding.signal} ${finding.strength}: ${finding.reason} <- "${finding.clause}"`,
    );
  }
  for (const { signal, why, clause } of dropped) {
    lines.push(`  (${signal} not counted: ${why} <- "${clause}")`);
  }
  if (clauses.length === 0) lines.push("  nothing found");
  return lines.join("\n");
}

function tell(name: string, rows: Labelled[], quiet: boolean): void {
  const languages = [...new Set(rows.map((row) => row.lang))];
  for (const lang of [...languages, "all"]) {
    const part = rows.filter((row) => lang === "all" || row.lang === lang);
    for (const judgment of ["B", "A"] as const) {
      const { found, wanted, falseBlocks, passes, wrong } = scoreOf(
        part,
        judgment,
      );
      const share = (some: number, all: number) =>
        all === 0 ? "-" : (100 * some / all).toFixed(1) + " %";
      console.log(
        `${name} ${lang} ${judgment}: recall ${
          share(found, wanted)
        } (${found}/${wanted}), false blocks ${
          share(falseBlocks, passes)
        } (${falseBlocks}/${passes})`,
      );
      if (!quiet && lang === "all") {
        for (const each of wrong) console.log(wrongLine(each));
      }
    }
  }
}

const LEGEND =
  "B: a task that changes or runs something, sent to Explore. A: a task that is\n" +
  "declared read-only, sent to a type with full power. recall: of those, how many\n" +
  "are blocked. false blocks: of all others, how many. Nothing is learned from\n" +
  "unseen.jsonl; the other sets were learned from or tuned on.\n";

if (import.meta.main) {
  const { quiet, _: files } = parseArgs(Deno.args, {
    boolean: ["quiet"],
    string: ["_"],
    unknown: (arg, key) =>
      key === undefined ||
      usageInstead("deno task eval [--quiet] [FILE …]")(arg),
  });
  console.log(LEGEND);
  for (const file of files.length > 0 ? files : SETS) {
    const path = files.length > 0 ? file : new URL(file, FIXTURES);
    tell(file, labelledIn(Deno.readTextFileSync(path)), quiet);
  }
}
