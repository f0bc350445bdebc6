/**
 * The top-level entries of a definition's frontmatter, read as the harness
 * reads them, without a package.
 *
 * @module
 */

import { readTable } from "./block.ts";
import { withQuotes } from "./rescue.ts";
import type { Value } from "./scalar.ts";
import { usualFields } from "./usual_head.ts";

/**
 * The entries of frontmatter, or `undefined` when it cannot be read even with
 * quotes put around its prose.
 *
 * @example
 * ```ts
 * import { readFields } from "./fields.ts";
 * console.log(readFields("name: dev\ndescription: Fixes: bugs\n"));
 * ```
 */
export function readFields(head: string): Record<string, Value> | undefined {
  return usualFields(head) ?? readYamlFields(head);
}

/** The same without the shortcut for usual heads. */
export function readYamlFields(
  head: string,
): Record<string, Value> | undefined {
  for (const text of [head, undefined]) {
    try {
      return readTable(text ?? withQuotes(head));
    } catch {
      // Refused, or nested too deeply for the stack: both mean unreadable.
    }
  }
  return undefined;
}
