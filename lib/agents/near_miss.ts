/**
 * The name that was probably meant.
 *
 * @module
 */

import { foldName, NAME_MAX } from "./names.ts";

// A name that holds the other one counts only from this length.
const TELLING = 4;

/**
 * How many single changes (a letter more, less, other, or two swapped) lead
 * from one text to the other; `limit + 1` when it takes more than `limit`.
 */
export function editDistance(
  a: string,
  b: string,
  options: { limit: number },
): number {
  const { limit } = options;
  const far = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return far;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row: number[] = new Array(b.length + 1).fill(far);
    // Further off the diagonal lies nothing within the limit.
    const from = Math.max(0, i - limit);
    const to = Math.min(b.length, i + limit);
    let least = far;
    for (let j = from; j <= to; j++) {
      const same = a[i - 1] === b[j - 1];
      let best = j === 0 ? i : Math.min(
        (last[j] ?? far) + 1,
        (row[j - 1] ?? far) + 1,
        (last[j - 1] ?? far) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (before[j - 2] ?? far) + 1);
      }
      row[j] = best;
      least = Math.min(least, best);
    }
    if (least > limit) return far;
    before = last;
    last = row;
  }
  return Math.min(last[b.length] ?? far, far);
}

/**
 * The candidate that `type` was probably meant to be: the one that is fewest
 * changes away, at most a third of the letters, else one that holds it or that
 * it holds. `undefined` when none comes near.
 */
export function nearest(
  type: string,
  candidates: readonly string[],
): string | undefined {
  const wanted = foldName(type).slice(0, NAME_MAX);
  if (wanted === "") return undefined;
  let limit = Math.min(3, Math.max(1, Math.floor(wanted.length / 3)));
  let found: string | undefined;
  for (const candidate of candidates) {
    const folded = foldName(candidate).slice(0, NAME_MAX);
    const distance = editDistance(wanted, folded, { limit });
    if (distance > limit) continue;
    found = candidate;
    limit = distance - 1;
    if (limit < 0) break;
  }
  if (found !== undefined) return found;
  return candidates.find((candidate) => {
    const folded = foldName(candidate);
    const [short, long] = folded.length < wanted.length
      ? [folded, wanted]
      : [wanted, folded];
    return short.length >= TELLING && long.includes(short);
  });
}
