/**
 * A report for a terminal.
 *
 * @module
 */

import { clean } from "../field.ts";
import { table } from "../cli/table.ts";
import { advice, blockers } from "./said_by_guards.ts";
import type { AuditReport } from "./schema.ts";
import {
  count,
  duration,
  FINDING_TITLES,
  headline,
  percent,
  plural,
  refusedBetween,
  size,
} from "./wording.ts";

const SHOWN_OF_EACH_KIND = 4;

/** The report as lines; everything that comes from files is cleaned. */
export function reportText(report: AuditReport): string {
  const blocks = [
    headline(report),
    numbers(report),
    guards(report),
    refusals(report),
    findings(report),
    troubles(report),
    source(report),
  ];
  return blocks.filter((block) => block !== "").join("\n\n");
}

function numbers(report: AuditReport): string {
  const { dispatches: d, background: b, marker: m, cost } = report;
  if (d.total === 0) return "";
  const left = report.leftBehind;
  const lost = cost.undelivered;
  return table([
    [
      "dispatches",
      count(d.total),
      [
        `${count(d.foreground)} foreground`,
        `${count(d.background)} background`,
        plural(d.teammate, "teammate"),
        `${count(d.blocked)} blocked`,
        `${count(d.failed)} failed`,
        `${count(d.open)} without a result`,
      ].join(", "),
    ],
    [
      "background",
      count(b.launched),
      [
        `${count(b.delivered)} delivered`,
        `${count(b.undelivered)} never delivered`,
        `${count(b.stopped)} stopped`,
        `${count(b.unended)} with no known end`,
      ].join(", "),
    ],
    [
      "marker asked",
      count(m.declared),
      [
        `${count(m.kept)} kept (${percent(m.kept, m.declared)})`,
        `${count(m.missing)} missing`,
        `${count(m.alone)} alone`,
        `${count(m.unknown)} with no known report`,
      ].join(", "),
    ],
    ...(left.runs === 0 ? [] : [[
      "left behind",
      count(left.runs),
      `${size(left.bytes)} written, ${size(left.deliveredBytes)} delivered`,
    ]]),
    [
      "cost",
      duration(cost.all.ms),
      `${count(cost.all.tokens)} tokens; of it never delivered: ` +
      `${duration(lost.ms)}, ${count(lost.tokens)} tokens`,
    ],
  ]);
}

function guards({ guards }: AuditReport): string {
  if (guards.every((one) => one.pass + one.block + one.other === 0)) return "";
  const list = (rules: (typeof guards)[number]["rules"]) =>
    rules.map(({ rule, dispatches }) => `${rule} ${count(dispatches)}`)
      .join(", ");
  const rows = blockers(guards).map(({ guard, pass, block, other, rules }) => [
    `  ${guard}`,
    `${count(block)} of ${count(pass + block + other)}`,
    list(rules),
  ]);
  const advising = list(advice(guards));
  return `What the guards would have blocked\n${table(rows)}${
    advising === "" ? "" : `\n  Advice, which holds nothing up: ${advising}`
  }`;
}

function refusals(report: AuditReport): string {
  const { gate } = report;
  if (gate.refused === 0) return "";
  const rows = gate.classes.filter((row) => row.refused > 0).map((row) => [
    `  ${row.label}`,
    plural(row.refused, "block"),
    `collapsed ${count(row.collapsed)} (${
      percent(row.collapsed, row.refused)
    })`,
    `healthy ${count(row.healthy)} (${percent(row.healthy, row.refused)})`,
    `between ${count(row.shrunk)}`,
    `no rewrite ${count(row.none)}`,
  ]);
  const under = refusedBetween(report, 0, 500);
  const over = refusedBetween(report, 500);
  const sum = [
    ["below the default floor of 500 B", under] as const,
    ["from the default floor of 500 B on", over] as const,
  ].filter(([, { refused }]) => refused > 0).map(([where, part]) =>
    `  ${where} ${percent(part.collapsed, part.refused)} collapsed`
  ).join("\n");
  return `What the gate's blocks did, by the size of the blocked message\n${
    table(rows)
  }\n${sum}`;
}

function findings({ findings }: AuditReport): string {
  if (findings.length === 0) return "";
  const seen = new Map<string, number>();
  const shown = findings.filter(({ kind }) => {
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    return before < SHOWN_OF_EACH_KIND;
  });
  const lines = shown.map((one) => {
    const what = one.rules?.join(", ") ??
      (one.lostBytes === undefined
        ? ""
        : `${size(one.lostBytes)} became ${size(one.bytes ?? 0)}`);
    return `  ${clean(one.file, 400)}:${one.line}\n    ${
      [FINDING_TITLES[one.kind], what, clean(one.what, 100)]
        .filter((part) => part !== "").join(" · ")
    }`;
  });
  const rest = findings.length - lines.length;
  return [
    "Findings",
    ...lines,
    ...(rest > 0
      ? [`  and ${count(rest)} more: --html FILE or --json list them`]
      : []),
  ].join("\n");
}

function troubles({ troubles }: AuditReport): string {
  if (troubles.length === 0) return "";
  const lines = troubles.flatMap(({ title, count: times, examples }) => [
    `  ${title}: ${count(times)}`,
    ...examples.slice(0, 3).filter(({ file }) => file !== "").map((one) => {
      const line = one.line === undefined ? "" : `:${one.line}`;
      const detail = one.detail === undefined ? "" : ` (${one.detail})`;
      return `    ${clean(one.file, 400)}${line}${clean(detail, 90)}`;
    }),
  ]);
  return ["Not judged", ...lines].join("\n");
}

function source({ read, since, dispatches }: AuditReport): string {
  const copies = dispatches.copies === 0
    ? ""
    : `; ${plural(dispatches.copies, "copy", "copies")} in resumed sessions`;
  const from = since === null ? "" : `, since ${since.slice(0, 10)}`;
  return `Read ${plural(read.sessions, "session")} and ${
    plural(read.agents, "subagent transcript")
  }, ${count(read.lines)} lines, ${size(read.bytes)}, in ${
    duration(read.ms)
  }${from}${copies}.`;
}
