/**
 * How the capability guard reads the task of a dispatch.
 *
 * @module
 */

import { explainCapability } from "../capability/explain.ts";
import { dispatchInput, isDispatch, textOf } from "../field.ts";
import type { Payload } from "../verdict.ts";
import type { PromptReading } from "./schema.ts";

/** The reading of a dispatch's prompt; `null` when there is none to read. */
export function promptReading(payload: Payload): PromptReading | null {
  const prompt = textOf(dispatchInput(payload), "prompt");
  if (!isDispatch(payload) || prompt === "") return null;
  const { signals, whole, clauses, dropped, unread } = explainCapability(
    prompt,
  );
  return {
    signals: Object.values(signals).flatMap((finding) =>
      finding === undefined ? [] : [{ ...finding }]
    ),
    whole: Math.round(whole),
    clauses: clauses.filter(({ acts }) => acts.length > 0).map(
      ({ start, end, text, frame, frameText, acts }) => ({
        start,
        end,
        text,
        frame,
        frameText,
        found: acts.map(({ signal, strength, reason }) => ({
          signal,
          strength,
          reason,
        })),
      }),
    ),
    dropped: dropped.map((each) => ({ ...each })),
    unread,
  };
}
