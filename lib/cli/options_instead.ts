/**
 * What a guard recommends to a model, as options of `dispatch` for a person.
 *
 * @module
 */

import { clean } from "../field.ts";
import type { InputPatch } from "../verdict.ts";

/** The fields of a dispatch that have an option here. */
const OPTIONS: readonly (readonly [field: string, option: string])[] = [
  ["subagent_type", "--type"],
  ["model", "--model"],
];

function shellWord(text: string): string {
  return /^[\w.:@/-]+$/.test(text)
    ? text
    : `'${text.replaceAll("'", "'\\''")}'`;
}

/**
 * The options to use instead, such as `--type general-purpose`; `undefined`
 * when no option helps, so that only another task or a setting does.
 */
export function optionsInstead(patch: InputPatch): string | undefined {
  const options = OPTIONS.flatMap(([field, option]) => {
    const value = patch[field];
    return typeof value === "string"
      ? [`${option} ${shellWord(clean(value, 80))}`]
      : [];
  });
  return options.length > 0 ? options.join(" ") : undefined;
}
