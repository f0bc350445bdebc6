/**
 * Size classes of messages, and what became of a message after a refusal.
 *
 * @module
 */

/** A report shorter than this part of the refused one has collapsed. */
export const COLLAPSED_BELOW = 0.3;
/** A report longer than this part of the refused one is a healthy rewrite. */
export const HEALTHY_ABOVE = 1.0;

/** Lower bounds of the classes, in bytes; 500 is the gate's default floor. */
export const SIZE_BOUNDS = [0, 200, 500, 800, 3000, 10000] as const;

/** The labels of the classes, smallest first. */
export const SIZE_LABELS: readonly string[] = SIZE_BOUNDS.map((from, index) => {
  const to = SIZE_BOUNDS[index + 1];
  return to === undefined ? `≥ ${from} B` : `${from}–${to - 1} B`;
});

/** The index of the class that a number of bytes falls into. */
export function sizeClass(bytes: number): number {
  return SIZE_BOUNDS.findLastIndex((bound) => bytes >= bound);
}

/** `none`: no message came after the refusal. */
export type Fate = "collapsed" | "shrunk" | "healthy" | "none";

/** What became of a message of `before` bytes; `after` is the last one. */
export function fateOf(before: number, after: number | undefined): Fate {
  if (after === undefined) return "none";
  const ratio = before === 0 ? Infinity : after / before;
  if (ratio < COLLAPSED_BELOW) return "collapsed";
  return ratio > HEALTHY_ABOVE ? "healthy" : "shrunk";
}
