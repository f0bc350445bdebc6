/** Final messages of subagents, as scenes need them. */
import { assert, assertStringIncludes } from "@std/assert";

/** What a dispatch says that asks for the marker. */
export const ASKS_FOR_MARKER =
  "Count the files and report. End with %%DONE%% on a line of its own.";

/** The marker, as a final message has to carry it. */
export const MARKED = "\n%%DONE%%";

/** Lines of a report that nobody else says; about 90 bytes each. */
function lines(about: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return `${number}. ${about}: folder ${number} holds ${number * 7} files ` +
      `that the build reads, none of them older than a week.`;
  });
}

/** A report of about 900 bytes, well over the floor; without the marker. */
export function longReport(about: string): string {
  return [`Findings on ${about}:`, ...lines(about, 10)].join("\n");
}

/** A report of about 300 bytes, under the floor; without the marker. */
export function shortReport(about: string): string {
  return [`Findings on ${about}:`, ...lines(about, 3)].join("\n");
}

/** Asserts that a text holds every line of the report, indented or not. */
export function assertHolds(text: string, report: string): void {
  for (const line of report.split("\n")) assertStringIncludes(text, line);
}

/**
 * What stands in the lines of the transcript that a text points at.
 * @throws when it points at none
 */
export function pointedAt(text: string): string {
  const [path] = /\/[^\s:,"]+\.jsonl/.exec(text) ?? [];
  assert(path !== undefined, `No file in: ${text}`);
  const lines = Deno.readTextFileSync(path).split("\n");
  const numbers = text.slice(text.indexOf(path)).matchAll(/\bline (\d+)/g);
  return Array.from(numbers, ([, number]) => lines[Number(number) - 1])
    .join("\n");
}
