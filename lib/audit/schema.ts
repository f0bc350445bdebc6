/**
 * The shape of an audit report, which `--json` prints.
 *
 * @module
 */

import { z } from "zod";

const count = z.int().nonnegative();
const ratioCounts = {
  /** Refused stops, with a message before them. */
  refused: count,
  /** The last message after it is below 0.3 of the refused one. */
  collapsed: count,
  /** Between the two. */
  shrunk: count,
  /** Above 1.0. */
  healthy: count,
  /** No message came after it. */
  none: count,
};

/** Time and tokens of a group of dispatches, as the harness told them. */
const Cost = z.strictObject({ dispatches: count, ms: count, tokens: count });

/** The kinds of findings. */
export const FindingKind = z.enum([
  "undelivered",
  "left-behind",
  "collapsed",
  "marker-missing",
  "would-block",
]);

/** One thing worth looking at, with its place. */
export const Finding = z.strictObject({
  kind: FindingKind,
  file: z.string(),
  line: count,
  /** What was dispatched: agent type and description; untrusted text. */
  what: z.string(),
  /** Rule ids of `would-block`. */
  rules: z.array(z.string()).optional(),
  /** Size of the report that the dispatcher got, in bytes. */
  bytes: count.optional(),
  /** Size of the longer text that it did not get. */
  lostBytes: count.optional(),
  ms: count,
  tokens: count,
});

/** The report. The version changes when a field changes its meaning or goes. */
export const AuditReport = z.strictObject({
  schema: z.literal("dispatch-contract/audit"),
  version: z.literal(1),
  generatedAt: z.iso.datetime(),
  /** Earlier dispatches were left out. */
  since: z.iso.datetime().nullable(),
  roots: z.array(z.string()),
  read: z.strictObject({
    sessions: count,
    agents: count,
    lines: count,
    bytes: count,
    ms: count,
  }),
  dispatches: z.strictObject({
    total: count,
    foreground: count,
    background: count,
    teammate: count,
    blocked: count,
    failed: count,
    open: count,
    /** Of the total: made by a subagent. */
    nested: count,
    /** Copies in resumed sessions, not part of the total. */
    copies: count,
  }),
  agentTypes: z.array(z.strictObject({ name: z.string(), dispatches: count })),
  versions: z.array(z.strictObject({ name: z.string(), dispatches: count })),
  /** Dispatches a day (UTC), oldest first. */
  days: z.array(z.strictObject({
    day: z.iso.date(),
    foreground: count,
    background: count,
    teammate: count,
    other: count,
  })),
  /** What each guard would have said. */
  guards: z.array(z.strictObject({
    guard: z.string(),
    pass: count,
    block: count,
    other: count,
    rules: z.array(z.strictObject({ rule: z.string(), dispatches: count })),
  })),
  marker: z.strictObject({
    declared: count,
    kept: count,
    /** The report does not end in the marker. */
    missing: count,
    /** The marker and nothing else. */
    alone: count,
    /** No report is known. */
    unknown: count,
  }),
  /** Sizes of the reports that dispatches came back with. */
  sizes: z.array(z.strictObject({
    label: z.string(),
    from: count,
    reports: count,
    /** Of them: the marker was declared and is missing. */
    missing: count,
  })),
  gate: z.strictObject({
    ...ratioCounts,
    /** Stops that other hooks refused, not part of the above. */
    byOtherHooks: count,
    classes: z.array(z.strictObject({
      label: z.string(),
      from: count,
      ...ratioCounts,
    })),
  }),
  background: z.strictObject({
    launched: count,
    delivered: count,
    undelivered: count,
    stopped: count,
    unended: count,
  }),
  /** Runs whose last text is below 0.3 of an earlier one of 500 B or more. */
  leftBehind: z.strictObject({
    runs: count,
    bytes: count,
    deliveredBytes: count,
  }),
  cost: z.strictObject({
    all: Cost,
    undelivered: Cost,
    leftBehind: Cost,
    markerMissing: Cost,
  }),
  findings: z.array(Finding),
  troubles: z.array(z.strictObject({
    kind: z.string(),
    title: z.string(),
    count,
    examples: z.array(z.strictObject({
      file: z.string(),
      line: count.optional(),
      detail: z.string().optional(),
    })),
  })),
});

/** The report as a type. */
export type AuditReport = z.infer<typeof AuditReport>;
/** A finding as a type. */
export type Finding = z.infer<typeof Finding>;
