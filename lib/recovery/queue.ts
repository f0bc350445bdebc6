/**
 * Whether a notification is still on its way to the session.
 *
 * @module
 */

import type { Files } from "../world.ts";
import { notificationsIn } from "../transcript/notification.ts";
import { parseRow, type Row } from "../transcript/row.ts";
import { scanLines } from "../transcript/scan.ts";
import { SESSION_SCAN } from "./session_facts.ts";
import { keyOf, type Queued } from "./session_rows.ts";

const WORDS = ['"queue-operation"', '"user"', '"assistant"'];

/**
 * Follows the queue from where a notification without a delivery row was put
 * in for the last time.
 *
 * A `dequeue` does not say what it took out. The row of what it took follows;
 * when an answer of the model comes instead, the delivery is missing. The same
 * holds after a `remove` for delivery in the middle of a turn.
 *
 * @returns true while the notification may still come
 */
export function isInFlight(
  { files, path }: { files: Files; path: string },
  { key, queued, nested }: {
    key: string;
    queued: Queued;
    /** Delivered, if at all, into the transcript of another agent. */
    nested: boolean;
  },
): boolean {
  let begun = false;
  // Takings whose row has not been seen.
  let taken = 0;
  let absorbed = false;
  let open = true;
  scanLines(
    { files, path },
    { words: WORDS, ...SESSION_SCAN, from: queued.near },
    (line) => {
      if (!begun) {
        begun = line.text === queued.line;
        return;
      }
      const isQueue = line.text.includes('"queue-operation"');
      if (!isQueue && taken === 0 && !absorbed) return;
      const row = parseRow(line.text);
      if (row?.["type"] === "queue-operation") {
        switch (row["operation"]) {
          case "dequeue":
            taken += 1;
            return;
          case "remove":
            if (!mentions(row, key)) return;
            absorbed = row["reason"] === "absorbed_mid_turn" && !nested;
            open = absorbed;
            return open;
        }
      } else if (row?.["type"] === "assistant") open = false;
      else if (row !== undefined && isPrompt(row) && taken > 0) taken -= 1;
      return open;
    },
  );
  return open;
}

function mentions(row: Row, key: string): boolean {
  const content = row["content"];
  return typeof content === "string" &&
    notificationsIn(content).some(({ task, toolUse }) =>
      keyOf(task, toolUse) === key
    );
}

/** Whether a row is something that the queue gave out. */
function isPrompt(row: Row): boolean {
  return row["type"] === "user" && row["isMeta"] !== true &&
    row["toolUseResult"] === undefined;
}
