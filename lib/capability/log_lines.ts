/**
 * Lines that a program wrote: logs, stack traces, test output, shell prompts.
 *
 * @module
 */

const LEVELS = [
  "ERROR",
  "WARN",
  "INFO",
  "DEBUG",
  "TRACE",
  "FATAL",
  "FAIL",
  "PASS",
  "panic:",
  "npm ERR!",
  "=== RUN",
  "--- FAIL",
  "--- PASS",
  "Caused by:",
  "Traceback (",
  'File "',
  "goroutine ",
  "make: ***",
  "make[",
  "$ ",
  "% ",
  "● ",
  "✓ ",
  "✕ ",
  "@@ ",
  "diff --git",
  "+++ ",
  "--- a/",
];

const STAMP = /^\[?(?:\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d|\d\d:\d\d:\d\d)/;
const FRAME = /^at [\w$.<>/]{1,120}[ (]/;
const EXCEPTION = /^[\w.$]{1,120}(?:Exception|Error): /;

/** Whether a line, without leading blanks, is output of a program. */
export function isLogLine(line: string): boolean {
  if (line === "") return false;
  for (const level of LEVELS) {
    if (line.startsWith(level)) {
      const next = line.charAt(level.length);
      // "WARNING" and "ERRORS" may be headings of the brief.
      if (!/[A-Za-z]/.test(level.at(-1) ?? "") || next === " ") return true;
      if (next === "" || (next === ":" && level === "ERROR")) {
        return next !== "";
      }
    }
  }
  const head = line.slice(0, 300);
  return STAMP.test(head) || FRAME.test(head) || EXCEPTION.test(head);
}
