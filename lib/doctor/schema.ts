/**
 * The doctor's report for programs that read its JSON.
 *
 * @module
 */

import { z } from "zod";
import type * as plain from "./check.ts";

/** One check. */
export const Check = z.strictObject({
  id: z.string(),
  state: z.enum(["ok", "note", "fail"]),
  found: z.string(),
  fix: z.string().exactOptional(),
}) satisfies z.ZodType<plain.Check>;

/** The report. */
export const DoctorReport = z.strictObject({
  schema: z.literal("dispatch-contract/doctor"),
  version: z.literal(1),
  failed: z.int().nonnegative(),
  checks: z.array(Check),
}) satisfies z.ZodType<plain.DoctorReport>;
