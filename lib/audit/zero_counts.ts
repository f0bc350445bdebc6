/**
 * An audit's counts before anything was counted.
 *
 * @module
 */

import { DISPATCH_GUARDS } from "../../hooks/pre-dispatch.ts";
import type { AuditReport } from "./schema.ts";
import { SIZE_BOUNDS, SIZE_LABELS } from "./size_class.ts";

/** The report without what only its maker knows. */
export type Counts = Omit<
  AuditReport,
  "generatedAt" | "since" | "roots" | "troubles"
>;

function refusals() {
  return { refused: 0, collapsed: 0, shrunk: 0, healthy: 0, none: 0 };
}

function free() {
  return { dispatches: 0, ms: 0, tokens: 0 };
}

/** All counts at zero, all lists with their fixed rows. */
export function zeroCounts(): Counts {
  return {
    schema: "dispatch-contract/audit",
    version: 1,
    read: { sessions: 0, agents: 0, lines: 0, bytes: 0, ms: 0 },
    dispatches: {
      total: 0,
      foreground: 0,
      background: 0,
      teammate: 0,
      blocked: 0,
      failed: 0,
      open: 0,
      nested: 0,
      copies: 0,
    },
    agentTypes: [],
    versions: [],
    days: [],
    guards: DISPATCH_GUARDS.map(({ name }) => ({
      guard: name,
      pass: 0,
      block: 0,
      other: 0,
      rules: [],
    })),
    marker: { declared: 0, kept: 0, missing: 0, alone: 0, unknown: 0 },
    sizes: SIZE_LABELS.map((label, index) => ({
      label,
      from: SIZE_BOUNDS[index] ?? 0,
      reports: 0,
      missing: 0,
    })),
    gate: {
      ...refusals(),
      byOtherHooks: 0,
      classes: SIZE_LABELS.map((label, index) => ({
        label,
        from: SIZE_BOUNDS[index] ?? 0,
        ...refusals(),
      })),
    },
    background: {
      launched: 0,
      delivered: 0,
      undelivered: 0,
      stopped: 0,
      unended: 0,
    },
    leftBehind: { runs: 0, bytes: 0, deliveredBytes: 0 },
    cost: {
      all: free(),
      undelivered: free(),
      leftBehind: free(),
      markerMissing: free(),
    },
    findings: [],
  };
}
