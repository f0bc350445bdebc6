/**
 * How one dispatch differs from another, field by field.
 *
 * @module
 */

import type { InputPatch } from "../verdict.ts";
import type { FieldChange } from "./schema.ts";

type Input = Record<string, unknown>;

/** What a patch changes; a field that it leaves as it is is not told. */
export function changesBy(patch: InputPatch, input: Input): FieldChange[] {
  const changes: FieldChange[] = [];
  for (const [field, value] of Object.entries(patch)) {
    const had = Object.hasOwn(input, field) && input[field] !== undefined;
    const was = had ? { was: input[field] } : {};
    if (value === undefined) {
      if (had) changes.push({ field, action: "drop", ...was });
    } else if (JSON.stringify(value) !== JSON.stringify(input[field])) {
      changes.push({ field, action: "set", ...was, value });
    }
  }
  return changes;
}
