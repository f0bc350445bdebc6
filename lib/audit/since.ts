/**
 * How far back an audit looks.
 *
 * @module
 */

const UNITS: Readonly<Record<string, number>> = {
  h: 3_600_000,
  d: 86_400_000,
  w: 7 * 86_400_000,
};

/**
 * Milliseconds since the epoch for `30d`, `12h`, `4w` before `now`, or for a
 * date like `2026-11-01`; `undefined` when the text is neither.
 */
export function parseSince(text: string, now: Date): number | undefined {
  const span = /^(\d{1,6})([hdw])$/.exec(text.trim());
  const unit = UNITS[span?.[2] ?? ""];
  if (span && unit !== undefined) {
    return Math.max(1, now.getTime() - Number(span[1]) * unit);
  }
  if (!/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?$/.test(text.trim())) return undefined;
  const date = Date.parse(text.trim());
  return Number.isNaN(date) ? undefined : Math.max(1, date);
}
