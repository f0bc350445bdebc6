/**
 * Which kind of session an explanation is about: the guards judge one call in
 * print mode and in a terminal differently.
 *
 * @module
 */

import { clean } from "../field.ts";
import { wrap } from "./layout.ts";
import type { Look } from "./render_outcome.ts";
import type { ExplainReport } from "./schema.ts";
import type { Words } from "./words.ts";

const PRINT: Words = {
  en: "Judged as print mode (claude -p). For a terminal session: --terminal",
  zh: "按 print 模式（claude -p）判断。终端会话请加 --terminal",
};
const TERMINAL: Words = {
  en: "Judged as a terminal session",
  zh: "按终端会话判断",
};
const OTHER: Words = {
  en: "Judged with CLAUDE_CODE_ENTRYPOINT=",
  zh: "判断时 CLAUDE_CODE_ENTRYPOINT=",
};
const FIELD: Words = {
  en:
    "; there a dispatch keeps run_in_background only if CLAUDE_CODE_FORK_SUBAGENT is 0",
  zh:
    "；那里只有 CLAUDE_CODE_FORK_SUBAGENT 为 0 时，派发才保留 run_in_background",
};

/**
 * The line about a session with this entry point; none where no guard's answer
 * depends on it.
 */
export function sessionLines(
  { event, variables }: ExplainReport,
  { entrypoint, look }: { entrypoint: string | undefined; look: Look },
): string[] {
  const { lang, paint, width } = look;
  const asked = Object.hasOwn(variables, "CLAUDE_CODE_ENTRYPOINT");
  if (entrypoint === undefined || (!asked && event !== "PreToolUse")) return [];
  const text = entrypoint.startsWith("sdk")
    ? PRINT[lang]
    : (entrypoint === "cli"
      ? TERMINAL[lang]
      : OTHER[lang] + clean(entrypoint, 40)) + FIELD[lang];
  return wrap(text, width).map((line) => paint("dim", line));
}
