/**
 * Sizes, guards and troubles on the audit page.
 *
 * @module
 */

import { clean } from "../field.ts";
import { card } from "./page_cards.ts";
import { html, row } from "./page_charts.ts";
import { advice, blockers } from "./said_by_guards.ts";
import type { AuditReport } from "./schema.ts";
import { count, percent, plural } from "./wording.ts";

/** How long reports are. */
export function sizes({ sizes }: AuditReport): string {
  const most = Math.max(1, ...sizes.map(({ reports }) => reports));
  const rows = sizes.map(({ label, reports, missing }) =>
    row({
      name: label,
      parts: [
        { label: "fine", value: reports - missing, colour: "fg" },
        { label: "marker missing", value: missing, colour: "bad-fill" },
      ],
      all: most,
      value: plural(reports, "report"),
    })
  ).join("");
  return card(
    "How long reports are",
    "Reports that came back, by size; in red those that lack the marker " +
      "that was asked for.",
    `<div class="rows">${rows}</div>`,
  );
}

/** What the guards would have said. */
export function guards({ guards }: AuditReport): string {
  const judges = blockers(guards);
  const blocking = judges.flatMap(({ rules }) => rules);
  const advising = advice(guards);
  const most = Math.max(
    1,
    ...[...blocking, ...advising].map(({ dispatches }) => dispatches),
  );
  const rows = (rules: typeof blocking, colour: string) =>
    rules.map(({ rule, dispatches }) =>
      row({
        name: rule,
        parts: [{ label: rule, value: dispatches, colour }],
        all: most,
        value: plural(dispatches, "dispatch", "dispatches"),
      })
    ).join("");
  const said = judges.map(({ guard, block, pass, other }) =>
    `${guard} ${percent(block, block + pass + other)}`
  ).join(", ");
  const advised = advising.length === 0
    ? ""
    : `<p class="note">Advice, which holds nothing up:</p>` +
      `<div class="rows">${rows(advising, "none-fill")}</div>`;
  return card(
    "What the guards would have said",
    `Share of dispatches that each guard would have blocked, had it been ` +
      `there with its defaults: ${said}.`,
    `<div class="rows">${rows(blocking, "bg")}</div>${advised}`,
  );
}

/** What was not judged. */
export function troubles({ troubles }: AuditReport): string {
  if (troubles.length === 0) return "";
  const items = troubles.map(({ title, count: times, examples }) => {
    const places = examples.filter(({ file }) => file !== "").map((one) => {
      const line = one.line === undefined ? "" : `:${one.line}`;
      const detail = one.detail === undefined ? "" : ` (${one.detail})`;
      return `<br><code>${html(clean(one.file, 400) + line + detail)}</code>`;
    }).join("");
    return `<li>${html(title)}: <b>${count(times)}</b>${places}</li>`;
  }).join("");
  return card(
    "Not judged",
    "What could not be read or is not known to this audit.",
    `<ul class="plain">${items}</ul>`,
  );
}
