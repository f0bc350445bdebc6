/**
 * Insists on the marker at the end of a report.
 *
 * @module
 */

import { declaresMarker, judgeFinal, MARKER } from "../marker.ts";
import type { Host, Outcome, Start } from "./host.ts";
import { joinedText } from "./output.ts";
import type { RunPlan } from "./plan_shapes.ts";

/** Put behind a prompt that requires the marker and does not ask for it. */
const MARKER_REQUEST =
  `Give the full report first, then ${MARKER} bare on the last line, both in ` +
  "your last message.";

const MARKER_REMINDER =
  `Your last message does not end in the bare line ${MARKER}. If the task is ` +
  "finished, send the whole report again and end that message with the line; " +
  "if it is not, finish it first. Only that one message is read.";

/** The first message of a run. */
export function messageOf(plan: RunPlan, requireDone: boolean): string {
  return requireDone && !declaresMarker(plan.prompt)
    ? `${plan.prompt}\n\n${MARKER_REQUEST}`
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
    message: MARKER_REMINDER,
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
