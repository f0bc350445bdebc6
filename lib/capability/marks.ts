/**
 * The private characters that stand for what was set aside. A run of one of
 * them takes the place of the original, unit for unit, so that offsets hold.
 *
 * @module
 */

export const FENCE = "\ue000";
/** A fence whose lines are commands. */
export const FENCE_RUN = "\ue009";
export const CODE = "\ue001";
export const PATH = "\ue002";
/** A command line that runs something with effects. */
export const COMMAND = "\ue003";
/** A command line that only looks (`git log`, `ls`). */
export const LOOK = "\ue004";
export const QUOTE = "\ue005";
export const URL = "\ue006";
export const TAG = "\ue007";
export const PAREN = "\ue008";

/** Whether a UTF-16 unit is one of the marks. */
export function isMark(unit: number): boolean {
  return unit >= 0xe000 && unit <= 0xe009;
}

/** Whether a unit is one of the marks, or a private character of the user's. */
export function isPrivate(unit: number): boolean {
  return unit >= 0xe000 && unit <= 0xf8ff;
}
