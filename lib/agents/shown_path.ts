/**
 * Paths of definitions, fit to be shown.
 *
 * @module
 */

import { clean } from "../clean.ts";
import { below, type Where } from "./folders.ts";

const PATH_MAX = 160;

/** A path as people write it: below the working folder, or below home. */
export function shownPath(path: string, where: Where): string {
  const { cwd, home } = where;
  const within = (root: string) =>
    root !== "" && path.startsWith(below(root, ""));
  const short = within(cwd)
    ? path.slice(below(cwd, "").length)
    : home !== undefined && within(home)
    ? `~/${path.slice(below(home, "").length)}`
    : path;
  return clean(short, PATH_MAX);
}
