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
import { thisMachine } from "../doctor/host.ts";
import { runDoctor } from "../doctor/run_doctor.ts";
import { calledFrom, PLUGIN_ROOT } from "./called_from.ts";
import { EXIT } from "./exit_codes.ts";
import { UsageError } from "./usage_error.ts";

const HELP = `Checks that the plugin works in this folder, one line a check.

  doctor [--json]

It starts Deno, Claude Code (for its version) and each registered hook, and
changes nothing.
Exit codes: 0 nothing to mend, 1 something is, 64 options that cannot be used.`;

const SIGNS = { ok: "✓", note: "·", fail: "✗" } as const;
const COLOURS = { ok: 32, note: 33, fail: 31 } as const;

/** Runs the command. @returns the exit code */
export async function run(args: string[]): Promise<number> {
  const options = parseArgs(args, {
    boolean: ["json", "help"],
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
  const coloured = Deno.stdout.isTerminal() && !Deno.noColor;
  const host = thisMachine({ root: PLUGIN_ROOT, cwd: calledFrom() });
  const report = await runDoctor(host, (check) => {
    if (!options.json) console.log(lineOf(check, coloured));
  });
  if (options.json) console.log(jsonText(report, 2));
  else {
    console.log(
      report.failed === 0
        ? "\nNothing to mend."
        : `\n${report.failed} to mend.`,
    );
  }
  return report.failed === 0 ? EXIT.ok : EXIT.failed;
}

/** A check on one line, and what to do about it on a second. */
function lineOf({ state, found, fix }: Check, coloured: boolean): string {
  const sign = coloured
    ? `\x1b[${COLOURS[state]}m${SIGNS[state]}\x1b[0m`
    : SIGNS[state];
  const line = `${sign} ${clean(found, 1000)}`;
  return fix === undefined ? line : `${line}\n  → ${clean(fix, 400)}`;
}
