/**
 * The line that asks a subagent for a finished report. It carries both halves:
 * the whole report in the last message, and the marker after it. Asked for the
 * marker alone, a subagent sends the marker alone.
 *
 * @module
 */

import { MARKER } from "./marker.ts";
import type { Lang } from "./verdict.ts";

/** The canonical line to copy into a dispatch prompt, by language. */
export const FINALIZATION_LINE: Record<Lang, string> = {
  en:
    `Your final message must hold the full report (findings, evidence, file paths, what is unfinished) and then, as its very last line, ${MARKER} alone, with nothing around it.`,
  zh:
    `最后一条消息必须包含完整报告（结论、依据、文件路径、未完成的部分），并在报告之后另起一行，只写 ${MARKER}，前后不加任何内容。`,
};
