/**
 * `explain`: which step decided about a dispatch, or any other moment that
 * the hooks look at, and why.
 *
 * ```sh
 * deno task explain --prompt "Fix the test and run it" --type Explore
 * deno run -A lib/cli/main.ts explain payload.json
 * ```
 *
 * @module
 */

import { eventOf } from "../explain/event_of.ts";
import { outputWidth } from "../explain/layout.ts";
import { painter, safeJson, wantsColour } from "../explain/paint.ts";
import { BrokenHookError } from "../explain/registered.ts";
import { renderReport } from "../explain/render.ts";
import { explainPayload } from "../explain/report.ts";
import { clean, dispatchInput, textOf } from "../field.ts";
import { denoFiles } from "../hook.ts";
import { languageFor } from "../verdict.ts";
import { calledFrom } from "./called_from.ts";
import { EXIT } from "./exit_codes.ts";
import { EXPLAIN_HELP } from "./explain_help.ts";
import { type ExplainOptions, readExplainOptions } from "./explain_options.ts";
import { UsageError } from "./usage_error.ts";

/** The exit codes of `explain`, which its help tells. */
const CODES = { passes: EXIT.ok, nothing: EXIT.usage, blocked: EXIT.blocked };

async function explain(options: ExplainOptions): Promise<number> {
  const { payload = {}, env, counted, json, steps, colour } = options;
  const found = eventOf(payload);
  if ("unknown" in found) {
    throw new UsageError(
      "The payload has no hook_event_name and is no dispatch",
    );
  }
  if ("other" in found) {
    const name = clean(found.other, 60);
    throw new UsageError(`No hook of this plugin listens to "${name}"`);
  }
  const { event } = found;
  const around = { env, files: denoFiles };
  const report = await explainPayload(payload, { event, around });
  Object.assign(report.variables, counted);
  if (json) console.log(safeJson(report));
  else {
    const input = dispatchInput(payload);
    // The texts of the guards follow the same two.
    const lang = languageFor(
      { env: (name) => env[name], files: denoFiles, note() {} },
      textOf(input, "prompt"),
    );
    const paint = painter(wantsColour({ asked: colour }));
    const look = { lang, paint, width: outputWidth() };
    const entrypoint = env["CLAUDE_CODE_ENTRYPOINT"];
    const shown = { input, look, steps, entrypoint };
    console.log(renderReport(report, shown).join("\n"));
  }
  return report.outcome.blocked ? CODES.blocked : CODES.passes;
}

/** Runs the command. @returns the exit code */
export async function run(args: string[]): Promise<number> {
  try {
    const options = readExplainOptions(args, calledFrom());
    if (options.help) {
      console.log(EXPLAIN_HELP);
      return CODES.passes;
    }
    return await explain(options);
  } catch (error) {
    if (
      !(error instanceof UsageError) && !(error instanceof BrokenHookError)
    ) throw error;
    console.error(`explain: ${clean(error.message, 300)}`);
    return CODES.nothing;
  }
}
