/**
 * The shape of a doctor's report.
 *
 * @module
 */

import { z } from "zod";

/** One check. */
export const Check = z.strictObject({
  /** Stable, for scripts. */
  id: z.string(),
  /**
   * - `ok`: as it should be
   * - `note`: worth knowing, nothing to do
   * - `fail`: something keeps the plugin from working as it is meant to
   */
  state: z.enum(["ok", "note", "fail"]),
  /** What was found, on one line. */
  found: z.string(),
  /** What to do about it. */
  fix: z.string().optional(),
});

/** The report. The version changes when a field changes its meaning or goes. */
export const DoctorReport = z.strictObject({
  schema: z.literal("dispatch-contract/doctor"),
  version: z.literal(1),
  failed: z.int().nonnegative(),
  checks: z.array(Check),
});

export type Check = z.infer<typeof Check>;
export type DoctorReport = z.infer<typeof DoctorReport>;

/** A check that found nothing to do. */
export function ok(id: string, found: string): Check {
  return { id, state: "ok", found };
}

/** A check that found something worth knowing. */
export function note(id: string, found: string, fix?: string): Check {
  return { id, state: "note", found, ...(fix === undefined ? {} : { fix }) };
}

/** A check that found something to be mended. */
export function fail(id: string, found: string, fix: string): Check {
  return { id, state: "fail", found, fix };
}
