/**
 * What `dispatch` prints, and the code that it ends with. The report goes to
 * stdout and everything about it to stderr; with `--json` one document holds
 * both.
 *
 * @module
 */

import { MARKER } from "../marker.ts";
import type { Refusal } from "../task/plan_shapes.ts";
import type { TaskResult } from "../task/run.ts";
import { EXIT } from "./exit_codes.ts";

/** What came of a call to `dispatch`. */
export type Ended =
  /** `use`: the options with which no guard blocks it. */
  | { status: "blocked"; message: string; use?: string }
  | { status: "refused"; reason: Refusal["reason"]; message: string }
  | { status: "unavailable"; message: string }
  | TaskResult;

function codeOf(ended: Ended): number {
  switch (ended.status) {
    case "blocked":
      return EXIT.blocked;
    case "refused":
      return EXIT.refused;
    case "unavailable":
      return EXIT.unavailable;
    case "unmarked":
      return EXIT.unmarked;
    case "failed":
      return ended.stop === "aborted"
        ? EXIT.interrupted
        : ended.stop === "unavailable"
        ? EXIT.unavailable
        : EXIT.failed;
    default:
      return EXIT.ok;
  }
}

/** One sentence for stderr; empty where the report says everything. */
function saying(ended: Ended): string {
  switch (ended.status) {
    case "blocked":
      return ended.use === undefined
        ? ended.message
        : `${ended.message}\nUse ${ended.use}`;
    case "refused":
    case "unavailable":
    case "failed":
      return ended.message;
    case "unmarked":
      return `The report does not end in the line ${MARKER}, asked twice`;
    default:
      return "";
  }
}

/**
 * Prints what came of a dispatch.
 *
 * @param notes What guards and plan had to say besides
 * @returns the exit code
 */
export function printEnded(
  ended: Ended,
  { json, notes = [] }: { json: boolean; notes?: readonly string[] },
): number {
  const code = codeOf(ended);
  if (json) {
    console.log(JSON.stringify({ ...ended, notes, exitCode: code }));
    return code;
  }
  const warnings = "warnings" in ended ? ended.warnings : [];
  for (const note of [...notes, ...warnings]) console.error(note);
  if ("text" in ended && ended.text !== "") console.log(ended.text);
  const said = saying(ended);
  if (said !== "") console.error(said);
  return code;
}
