/**
 * Charts as SVG and HTML. Words stand in HTML, so that they keep their size on
 * a phone; colours never carry a meaning that the words do not.
 *
 * @module
 */

import type { AuditReport } from "./schema.ts";
import { count, percent } from "./wording.ts";

/** Text made safe between tags and in quoted attributes. */
export function html(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (sign) => `&#${sign.charCodeAt(0)};`,
  );
}

/** One part of a strip; `colour` is a class of the style sheet. */
export interface Part {
  label: string;
  value: number;
  colour: string;
}

/** A bar of parts; `all` is what the whole width stands for. */
export function strip(parts: readonly Part[], all: number): string {
  let x = 0;
  const rects = parts.filter(({ value }) => value > 0).map((part) => {
    const width = all === 0 ? 0 : 1000 * part.value / all;
    const rect = `<rect class="${part.colour}" x="${x.toFixed(2)}" y="0" ` +
      `width="${Math.max(0, width - 2).toFixed(2)}" height="10">` +
      `<title>${html(part.label)}: ${count(part.value)}</title></rect>`;
    x += width;
    return rect;
  });
  const said = parts.map(({ label, value }) => `${label} ${count(value)}`)
    .join(", ");
  return `<svg class="strip" viewBox="0 0 1000 10" preserveAspectRatio="none" ` +
    `role="img" aria-label="${html(said)}">${rects.join("")}</svg>`;
}

/** The words that belong to a strip. */
export function legend(parts: readonly Part[], all?: number): string {
  const items = parts.map(({ label, value, colour }) =>
    `<li><i class="${colour}"></i>${html(label)} <b>${count(value)}</b>${
      all ? ` ${percent(value, all)}` : ""
    }</li>`
  );
  return `<ul class="legend">${items.join("")}</ul>`;
}

/** A named bar with words at its end. */
export function row(
  { name, parts, all, value }: {
    name: string;
    parts: readonly Part[];
    all: number;
    value: string;
  },
): string {
  return `<div class="row"><span class="name">${html(name)}</span>${
    strip(parts, all)
  }<span class="value">${html(value)}</span></div>`;
}

const MOST_COLUMNS = 60;

/** Dispatches over time; beyond 60 days each column stands for several. */
export function columns(days: AuditReport["days"]): string {
  const first = days[0]?.day;
  const last = days.at(-1)?.day;
  if (first === undefined || last === undefined) return "";
  const DAY = 86_400_000;
  const from = Date.parse(first);
  const span = Math.round((Date.parse(last) - from) / DAY) + 1;
  const step = Math.ceil(span / MOST_COLUMNS);
  const sums = Array.from({ length: Math.ceil(span / step) }, (_, index) => ({
    day: new Date(from + index * step * DAY).toISOString().slice(0, 10),
    foreground: 0,
    background: 0,
    teammate: 0,
    other: 0,
  }));
  for (const one of days) {
    const at = Math.floor(
      Math.round((Date.parse(one.day) - from) / DAY) / step,
    );
    const sum = sums[at];
    if (sum === undefined) continue;
    for (const key of KEYS) sum[key] += one[key];
  }
  const total = (sum: (typeof sums)[number]) =>
    KEYS.reduce((all, key) => all + sum[key], 0);
  const most = Math.max(1, ...sums.map(total));
  const width = 1000 / sums.length;
  const bars = sums.map((sum, index) => {
    let y = 100;
    const parts = KEYS.map((key) => {
      const height = 98 * sum[key] / most;
      y -= height;
      return height === 0
        ? ""
        : `<rect class="${COLOURS[key]}" x="${(index * width).toFixed(2)}" y="${
          y.toFixed(2)
        }" width="${Math.min(24, width * 0.78).toFixed(2)}" height="${
          height.toFixed(2)
        }"/>`;
    }).join("");
    const title = `${sum.day}: ${count(total(sum))}`;
    return `<g><title>${title}</title>${parts}</g>`;
  });
  const unit = step === 1 ? "a day" : `in ${step} days`;
  return `<svg class="days" viewBox="0 0 1000 100" preserveAspectRatio="none" ` +
    `role="img" aria-label="Dispatches from ${first} to ${last}, at most ${most} ${unit}">${
      bars.join("")
    }</svg><p class="ends"><span>${first}</span><span>most ${unit}: ${
      count(most)
    }</span><span>${last}</span></p>`;
}

const KEYS = ["foreground", "background", "teammate", "other"] as const;

/** The colours of the ways of running. */
export const COLOURS = {
  foreground: "fg",
  background: "bg",
  teammate: "team",
  other: "rest",
} as const;
