/**
 * The frames of the audit page, and the numbers at its top.
 *
 * @module
 */

import { html } from "./page_charts.ts";
import type { AuditReport } from "./schema.ts";
import { count, duration, percent, plural, size } from "./wording.ts";

/** A titled part of the page; `body` is HTML, the other texts are not. */
export function card(
  title: string,
  text: string,
  body: string,
  id = "",
): string {
  return `<section class="card"${id ? ` id="${id}"` : ""}><h2>${
    html(title)
  }</h2><p>${html(text)}</p>${body}</section>`;
}

function figure(
  { label, value, more, tone = "" }: {
    label: string;
    value: string;
    more: string;
    tone?: "good" | "bad" | "";
  },
): string {
  return `<div class="card figure ${tone}"><span class="label">${
    html(label)
  }</span><b>${html(value)}</b><span>${html(more)}</span></div>`;
}

/** The four numbers at the top. */
export function figures(report: AuditReport): string {
  const { dispatches: d, background: b, marker: m, leftBehind, cost } = report;
  return `<section class="figures">${
    [
      figure({
        label: "Dispatches",
        value: count(d.total),
        more: `${duration(cost.all.ms)}, ${count(cost.all.tokens)} tokens`,
      }),
      figure({
        label: "Never delivered",
        value: count(b.undelivered),
        more: `of ${count(b.launched)} in the background`,
        tone: b.undelivered > 0 ? "bad" : "good",
      }),
      figure({
        label: "Marker kept",
        value: percent(m.kept, m.declared),
        more: m.declared === 0
          ? "no report had to carry it"
          : `of ${plural(m.declared, "report")} that had to carry it`,
      }),
      figure({
        label: "Left behind",
        value: size(leftBehind.bytes),
        more: leftBehind.runs === 0
          ? ""
          : `in ${plural(leftBehind.runs, "run")} that handed over ${
            size(leftBehind.deliveredBytes)
          }`,
        tone: leftBehind.runs > 0 ? "bad" : "good",
      }),
    ].join("")
  }</section>`;
}
