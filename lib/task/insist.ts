/**
 * Insists on the marker at the end of a report.
 *
 * @module
 */

import { FINALIZATION_LINE } from "../finalization.ts";
import { declaresMarker, judgeFinal, MARKER } from "../marker.ts";
import { type Lang, languageOf } from "../verdict.ts";
import type { Host, Outcome, Start } from "./host.ts";
import { joinedText } from "./output.ts";
import type { RunPlan } from "./plan_shapes.ts";

const REMINDER: Record<Lang, string> = {
  en:
    `Your last message does not end in the bare line ${MARKER}. If the task is finished, send the whole report again and end that message with the line; if it is not, finish it first. Only that one message is read.`,
  zh:
    `你的最后一条消息没有以单独一行 ${MARKER} 结尾。任务若已完成，请重新发送完整报告，并以这一行结尾；若未完成，请先完成。只有那一条消息会被读取。`,
};

/**
 * The first message of a run: the prompt and, where the marker is required and
 * the prompt does not ask for it, the line that does.
 */
export function messageOf(plan: RunPlan, requireDone: boolean): string {
  return requireDone && !declaresMarker(plan.prompt)
    ? `${plan.prompt}\n\n${FINALIZATION_LINE[languageOf(plan.prompt)]}`
    : plan.prompt;
}

function isMarked(outcome: Outcome): boolean {
  return judgeFinal(joinedText(outcome.blocks)) === "marked";
}

/**
 * Runs an agent to its end and, where the marker is required and missing, asks
 * once more in the same conversation.
 */
export async function runToEnd(
  start: Start,
  { host, requireDone }: { host: Host; requireDone: boolean },
): Promise<{ outcome: Outcome; marked: boolean }> {
  const first = await host.run(start);
  if (!requireDone || first.stop !== "completed" || isMarked(first)) {
    return { outcome: first, marked: true };
  }
  const second = await host.run({
    ...start,
    message: REMINDER[languageOf(start.message)],
    resume: first.session,
  });
  if (second.stop === "completed" && isMarked(second)) {
    return { outcome: second, marked: true };
  }
  // The first text was a whole answer; a second that failed is no better.
  const kept = second.stop === "completed" &&
      joinedText(second.blocks).trim() !== ""
    ? second
    : first;
  return { outcome: kept, marked: false };
}
