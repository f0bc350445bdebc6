/**
 * The shape of a doctor's report. Plain types: a doctor must run where no
 * package can be had; `schema.ts` says the same in zod.
 *
 * @module
 */

/** One check. */
export interface Check {
  /** Stable, for scripts. */
  id: string;
  /**
   * - `ok`: as it should be
   * - `note`: worth knowing, nothing to do
   * - `fail`: something keeps the plugin from working as it is meant to
   */
  state: "ok" | "note" | "fail";
  /** What was found, on one line. */
  found: string;
  /** What to do about it. */
  fix?: string;
}

/** The report. The version changes when a field changes its meaning or goes. */
export interface DoctorReport {
  schema: "dispatch-contract/doctor";
  version: 1;
  failed: number;
  checks: Check[];
}

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
