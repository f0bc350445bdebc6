/**
 * `doctor`: whether the plugin works here, one line a check.
 *
 * ```sh
 * deno task doctor
 * ```
 *
 * @module
 */

import { parseArgs } from "@std/cli/parse-args";
import { jsonText } from "../audit/json_text.ts";
import { clean } from "../field.ts";
import type { Check } from "../doctor/check.ts";
import { fixInChinese, foundInChinese } from "../doctor/chinese.ts";
import { thisMachine } from "../doctor/host.ts";
import { runDoctor } from "../doctor/run_doctor.ts";
import { denoWorld } from "../hook.ts";
import { type Lang, languageSetting } from "../verdict.ts";
import { calledFrom, PLUGIN_ROOT } from "./called_from.ts";
import { EXIT } from "./exit_codes.ts";
import { UsageError } from "./usage_error.ts";

const HELP = `Checks that the plugin works in this folder, one line a check.

  doctor [--json] [--lang en|zh]

It starts Deno, Claude Code (for its version) and each registered hook, and
changes nothing.
The lines come in English or Chinese: --lang, else DISPATCH_LANG, else English;
the JSON is English.
Exit codes: 0 nothing to mend, 1 something is, 64 options that cannot be used.`;

const SIGNS = { ok: "✓", note: "·", fail: "✗" } as const;
const COLOURS = { ok: 32, note: 33, fail: 31 } as const;

/** Runs the command. @returns the exit code */
export async function run(args: string[]): Promise<number> {
  const options = parseArgs(args, {
    boolean: ["json", "help"],
    string: ["lang"],
    unknown: (arg) => {
      throw new UsageError(
        `"${clean(arg, 40)}" is no option of doctor (see --help)`,
      );
    },
  });
  if (options.help) {
    console.log(HELP);
    return EXIT.ok;
  }
  const lang = options.lang ?? languageSetting(denoWorld) ?? "en";
  if (lang !== "en" && lang !== "zh") {
    throw new UsageError(
      `--lang is "${clean(lang, 40)}" and has to be en or zh`,
    );
  }
  const coloured = Deno.stdout.isTerminal() && !Deno.noColor;
  const host = thisMachine({ root: PLUGIN_ROOT, cwd: calledFrom() });
  const report = await runDoctor(host, (check) => {
    if (!options.json) console.log(lineOf(check, { coloured, lang }));
  });
  console.log(
    options.json ? jsonText(report, 2) : `\n${lastLine(report.failed, lang)}`,
  );
  return report.failed === 0 ? EXIT.ok : EXIT.failed;
}

function lastLine(failed: number, lang: Lang): string {
  if (lang === "zh") {
    return failed === 0 ? "没有要处理的。" : `有 ${failed} 处要处理。`;
  }
  return failed === 0 ? "Nothing to mend." : `${failed} to mend.`;
}

/** A check on one line, and what to do about it on a second. */
function lineOf(
  { state, found, fix }: Check,
  { coloured, lang }: { coloured: boolean; lang: Lang },
): string {
  const sign = coloured
    ? `\x1b[${COLOURS[state]}m${SIGNS[state]}\x1b[0m`
    : SIGNS[state];
  const isChinese = lang === "zh";
  const told = isChinese ? foundInChinese(found) : found;
  const line = `${sign} ${clean(told, 1000)}`;
  if (fix === undefined) return line;
  const remedy = isChinese ? fixInChinese(fix) : fix;
  return `${line}\n  → ${clean(remedy, 400)}`;
}
