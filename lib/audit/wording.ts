/**
 * Numbers and names as people read them.
 *
 * @module
 */

import type { AuditReport, Finding } from "./schema.ts";

/** 1234567 as "1,234,567". */
export function count(value: number): string {
  return value.toLocaleString("en-US");
}

/** Bytes as "1.2 MB". */
export function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const units = ["KB", "MB", "GB", "TB"];
  let value = bytes / 1000;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit++;
  }
  return `${value < 9.95 ? value.toFixed(1) : Math.round(value)} ${
    units[unit]
  }`;
}

/** Milliseconds as "3 h 20 min". */
export function duration(ms: number): string {
  if (ms < 1000) return `${ms} ms`;
  if (ms < 60_000) return `${Math.round(ms / 1000)} s`;
  const minutes = Math.round(ms / 60_000);
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return `${count(Math.floor(minutes / 60))} h${rest ? ` ${rest} min` : ""}`;
}

/** A part of a whole as "12%"; "–" of nothing. */
export function percent(part: number, whole: number): string {
  if (whole === 0) return "–";
  const value = 100 * part / whole;
  return value > 0 && value < 1 ? "<1%" : `${Math.round(value)}%`;
}

/** "1 report", "2 reports". */
export function plural(value: number, one: string, many = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : many}`;
}

/** What each kind of finding is called. */
export const FINDING_TITLES: Readonly<Record<Finding["kind"], string>> = {
  "undelivered": "never delivered",
  "collapsed": "collapsed after a block",
  "left-behind": "left behind",
  "marker-missing": "marker missing",
  "would-block": "a guard would block",
};

/** What happened to refused messages from `from` bytes up to under `to`. */
export function refusedBetween(
  { gate }: AuditReport,
  from: number,
  to = Infinity,
): { refused: number; collapsed: number; healthy: number } {
  const sum = { refused: 0, collapsed: 0, healthy: 0 };
  for (const row of gate.classes) {
    if (row.from < from || row.from >= to) continue;
    sum.refused += row.refused;
    sum.collapsed += row.collapsed;
    sum.healthy += row.healthy;
  }
  return sum;
}

/** The report in one sentence. */
export function headline(report: AuditReport): string {
  const { dispatches, background, leftBehind } = report;
  if (dispatches.total === 0) return "No dispatches in these transcripts.";
  const lost = background.undelivered;
  const short = leftBehind.runs;
  const of = `Of ${plural(dispatches.total, "dispatch", "dispatches")}, `;
  if (lost === 0 && short === 0) {
    return `${of}no report is known to be lost.`;
  }
  const parts = [
    ...(lost > 0
      ? [`${plural(lost, "report")} never reached the dispatcher`]
      : []),
    ...(short > 0
      ? [
        `${plural(short, "run")} left ${
          short === 1 ? "its" : "their"
        } longer text behind`,
      ]
      : []),
  ];
  return `${of}${parts.join(" and ")}.`;
}
