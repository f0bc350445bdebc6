/**
 * What the harness itself writes around or instead of a report.
 *
 * @module
 */

/** A result, taken apart. */
export interface Report {
  /** The agent's own text. */
  text: string;
  /** The harness says that the output is partial. */
  partial: boolean;
  /** The harness cut out the middle. */
  cut: boolean;
}

// A list of the tools that ran, before the report.
const TOOLS_NOTE =
  /^\s*<tools-used-before-summary>[^<]{0,4000}<\/tools-used-before-summary>\s*/;
// A warning of the harness about what the report holds, on a line of its own.
const HARNESS_NOTE = /^\s*\[harness: [^\n]{0,4000}\]\s*(?:\n|$)/;
const TURN_LIMIT =
  /^\s*NOTE: this agent stopped at its \d{1,9}-turn limit before finishing\.[^\n]{0,600}(?:\n|$)/;
const PARTIAL =
  /^[^\n]{0,600}\n?Everything below is PARTIAL output recovered from the agent[^\n]{0,600}(?:\n|$)/;
const CUT_MIDDLE = /\n\n\.\.\. \[\d{1,12} characters truncated\] \.\.\.\n\n/;
const NO_OUTPUT =
  /^\s*\((?:Subagent completed but returned no output\.|no output)\)\s*$/i;

/** What stands before and after a cut; `undefined` for a whole text. */
export function aroundCut(
  text: string,
): { head: string; tail: string } | undefined {
  const cut = CUT_MIDDLE.exec(text);
  return cut === null ? undefined : {
    head: text.slice(0, cut.index),
    tail: text.slice(cut.index + cut[0].length),
  };
}

/** Takes the harness's own words off a result. */
export function reportIn(result: string): Report {
  let text = result;
  let partial = false;
  for (;;) {
    const before = text;
    text = text.replace(TOOLS_NOTE, "").replace(HARNESS_NOTE, "");
    if (TURN_LIMIT.test(text)) {
      partial = true;
      text = text.replace(TURN_LIMIT, "");
    } else if (PARTIAL.test(text)) {
      partial = true;
      text = text.replace(PARTIAL, "");
    }
    if (text === before) break;
  }
  const cut = aroundCut(text) !== undefined;
  return { text: NO_OUTPUT.test(text) ? "" : text, partial, cut };
}

// What Claude Code puts where an answer should be when the API refused one.
// Each stands alone in the result; a report about such errors says more.
const API_ERRORS: readonly RegExp[] = [
  /^API Error(?::| \()/,
  /^Agent terminated early due to an API error\b/,
  /^Claude (?:AI )?usage limit reached\b/,
  /^You['\u2019]ve (?:hit|reached) your\b.{0,80}\blimit\b/,
  /^You['\u2019]re out of (?:extra )?usage\b/,
  /^(?:5-hour|Session|Weekly|Opus|Sonnet) limit reached\b/,
  /^Credit balance is too low\b/,
  /^Prompt is too long(?:$|[.:\s])/,
  /^Invalid API key(?:$| \u00B7)/,
  /^OAuth token (?:has expired|revoked)\b/,
  /^Request timed out\.?$/,
  /^Repeated \d{3} Overloaded errors\b/i,
];
const LONGEST_ERROR = 600;
const MOST_ERROR_LINES = 2;

/** Whether a text is nothing but an API error or a limit message. */
export function isApiError(text: string): boolean {
  const whole = text.trim();
  if (whole.length > LONGEST_ERROR) return false;
  const lines = whole.split("\n").filter((line) => line.trim() !== "");
  if (lines.length > MOST_ERROR_LINES) return false;
  return API_ERRORS.some((opening) => opening.test(whole));
}
