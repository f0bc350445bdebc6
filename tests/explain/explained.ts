/**
 * Explaining payloads without a disk.
 *
 * @module
 */

import { assert } from "@std/assert";
import { eventOf } from "../../lib/explain/event_of.ts";
import { explainPayload } from "../../lib/explain/report.ts";
import { memoryFiles } from "../../lib/files_in_memory.ts";
import type { Payload } from "../../lib/verdict.ts";

/** What the guards see besides the payload. */
export interface Around {
  env?: Record<string, string>;
  files?: Record<string, string>;
}

/** Explains a payload, whose event has to be ours. */
export async function explain(
  payload: Payload,
  { env = {}, files = {} }: Around = {},
) {
  const found = eventOf(payload);
  assert("event" in found, JSON.stringify(found));
  return await explainPayload(payload, {
    event: found.event,
    around: { env, files: memoryFiles(files) },
  });
}
