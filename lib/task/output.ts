/**
 * What an agent's end means for the one who dispatched it.
 *
 * @module
 */

import type { Outcome, OutputBlock, StopReason } from "./host.ts";

/** The words of a message: its text blocks, joined by nothing. */
export function joinedText(blocks: readonly OutputBlock[]): string {
  return blocks.map((block) => block.type === "text" ? block.text ?? "" : "")
    .join("");
}

const ENDINGS: Record<Exclude<StopReason, "completed">, string> = {
  error: "The agent ended by an error",
  "max-tokens":
    "The agent reached the limit of output tokens: the text is cut short",
  "max-turns":
    "The agent reached the limit of its turns: the text is what it had so far",
  refusal: "The agent declined the task",
  aborted: "The agent was interrupted: it can be continued",
  unavailable: "The agent could not be started",
};

/** One sentence for the end of a run that is no success. */
export function endingOf(outcome: Outcome): string {
  if (outcome.stop === "completed") return "";
  const detail = outcome.detail?.trim() ?? "";
  const ending = ENDINGS[outcome.stop];
  return detail === "" ? ending : `${ending} (${detail})`;
}
