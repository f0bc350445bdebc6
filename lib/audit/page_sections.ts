/**
 * How dispatches ran and where their reports went, on the audit page.
 *
 * @module
 */

import { clean } from "../field.ts";
import { card } from "./page_cards.ts";
import {
  COLOURS,
  columns,
  legend,
  type Part,
  row,
  strip,
} from "./page_charts.ts";
import type { AuditReport } from "./schema.ts";
import { count, duration, percent, plural, refusedBetween } from "./wording.ts";

/** How and when dispatches ran. */
export function runs({ dispatches: d, days, agentTypes }: AuditReport): string {
  const parts: Part[] = [
    { label: "foreground", value: d.foreground, colour: COLOURS.foreground },
    { label: "background", value: d.background, colour: COLOURS.background },
    { label: "teammates", value: d.teammate, colour: COLOURS.teammate },
    {
      label: "blocked, failed or without a result",
      value: d.blocked + d.failed + d.open,
      colour: COLOURS.other,
    },
  ];
  const types = agentTypes.slice(0, 5).map(({ name, dispatches }) =>
    `${clean(name, 40)} ${count(dispatches)}`
  ).join(", ");
  return card(
    "How they ran",
    `Most used: ${types || "nothing"}.${
      d.nested > 0 ? ` ${count(d.nested)} were made by subagents.` : ""
    }`,
    // One day is no development: how its dispatches ran is all there is.
    (days.length === 1 ? strip(parts, d.total) : columns(days)) +
      legend(parts, d.total),
  );
}

/** Where background reports and the marker went. */
export function ends({ background: b, marker: m, cost }: AuditReport): string {
  const ways: Part[] = [
    { label: "delivered", value: b.delivered, colour: "good-fill" },
    { label: "never delivered", value: b.undelivered, colour: "bad-fill" },
    { label: "stopped", value: b.stopped, colour: "mid-fill" },
    { label: "no known end", value: b.unended, colour: "none-fill" },
  ];
  const marks: Part[] = [
    { label: "kept", value: m.kept, colour: "good-fill" },
    { label: "missing", value: m.missing, colour: "bad-fill" },
    { label: "marker alone", value: m.alone, colour: "mid-fill" },
    { label: "no known report", value: m.unknown, colour: "none-fill" },
  ];
  return `<section class="pair">${
    card(
      "Background reports",
      b.launched === 0
        ? "No dispatch went to the background."
        : b.undelivered === 0
        ? b.delivered === b.launched
          ? "A notice brings each of them back, and each was brought."
          : "No notice that was due is missing: a dispatch that was stopped " +
            "owes no report, and without a known end nothing can be missed."
        : `What never arrived cost ${duration(cost.undelivered.ms)} and ${
          count(cost.undelivered.tokens)
        } tokens.`,
      strip(ways, b.launched) + legend(ways, b.launched),
    ).replace("<section", "<div").replace(/section>$/, "div>")
  }${
    card(
      "The marker",
      "Whether reports end in %%DONE%% where the dispatch asked for it.",
      strip(marks, m.declared) + legend(marks, m.declared),
    ).replace("<section", "<div").replace(/section>$/, "div>")
  }</section>`;
}

function became(
  where: string,
  { refused, collapsed, healthy }: ReturnType<typeof refusedBetween>,
): string {
  if (refused === 0) return "";
  return `${where}, ${percent(collapsed, refused)} collapsed and ${
    percent(healthy, refused)
  } came back longer. `;
}

/** What the gate's blocks did, by size. */
export function gate(report: AuditReport): string {
  const { gate } = report;
  const parts = (of: Omit<(typeof gate.classes)[number], "label" | "from">) => [
    { label: "collapsed, under 0.3×", value: of.collapsed, colour: "bad-fill" },
    { label: "between", value: of.shrunk, colour: "mid-fill" },
    { label: "healthy, over 1.0×", value: of.healthy, colour: "good-fill" },
    { label: "no rewrite", value: of.none, colour: "none-fill" },
  ];
  const rows = gate.classes.map((one) =>
    (one.from === 500
      ? `<div class="floor">default floor: what is above this line is blocked</div>`
      : "") + row({
        name: one.label,
        parts: parts(one),
        all: one.refused,
        value: plural(one.refused, "block"),
      })
  ).join("");
  const under = refusedBetween(report, 0, 500);
  const over = refusedBetween(report, 500);
  const text = gate.refused === 0
    ? "The gate sent no report back in these transcripts."
    : "A blocked subagent writes its report again, and only the new one " +
      "arrives. How long it is, against the blocked one:";
  const note = gate.refused === 0 ? "" : `<p class="note">${
    [
      became("Under 500 B", under),
      became("From 500 B on", over),
    ].join("")
  }DONE_GATE_BODY_FLOOR moves the line.</p>`;
  return card(
    "Is 500 bytes the right floor?",
    text,
    gate.refused === 0
      ? ""
      : `<div class="rows">${rows}</div>${legend(parts(gate))}${note}`,
  );
}
