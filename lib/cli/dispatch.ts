/**
 * `dispatch`: runs a named agent from a script, with the whole contract kept.
 *
 * ```sh
 * deno task dispatch --type reviewer --prompt-file task.md --require-done
 * ```
 *
 * @module
 */

import { calledFrom } from "./called_from.ts";
import * as background from "./dispatch_background.ts";
import { continueRun } from "./dispatch_continue.ts";
import { DISPATCH_HELP } from "./dispatch_help.ts";
import { readDispatchOptions } from "./dispatch_options.ts";
import { runDispatch } from "./dispatch_run.ts";
import { EXIT } from "./exit_codes.ts";

/** Runs the command. @returns the exit code */
export function run(args: string[]): number | Promise<number> {
  const options = readDispatchOptions(args, calledFrom());
  switch (options.action) {
    case "help":
      console.log(DISPATCH_HELP);
      return EXIT.ok;
    case "status":
      return background.printStatus(options);
    case "result":
      return background.printResult(options);
    case "stop":
      return background.stopRun(options);
    case "continue":
      return continueRun(options);
    case "work":
      return background.workOn(options);
    case "run":
      return runDispatch(options);
  }
}
