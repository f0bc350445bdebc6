/**
 * What is odd about a definition that counts.
 *
 * @module
 */

import { type Definition, HEAD_MAX } from "../agents/definition.ts";
import { restrictionOf } from "../agents/tools.ts";
import { clean } from "../field.ts";
import type { Files } from "../world.ts";
import { toolWarningText } from "../task/filter.ts";

type Validate = typeof import("../agents/validation.ts").validateDefinition;

/**
 * The thorough look at a definition; `undefined` where the packages that it is
 * made of cannot be had: not in Deno's cache, and no network.
 */
export async function loadValidation(): Promise<Validate | undefined> {
  try {
    // A literal would be loaded, with its packages, before anything runs.
    const url = new URL("../agents/validation.ts", import.meta.url).href;
    const module: typeof import("../agents/validation.ts") = await import(url);
    return module.validateDefinition;
  } catch {
    return undefined;
  }
}

/**
 * Fields whose value nobody takes, as far as `validate` is there to tell, and
 * tool lists that do something else than they seem to, in words.
 */
export function findingsOf(
  definition: Definition,
  { files, validate }: { files: Files; validate: Validate | undefined },
): string[] {
  const text = files.readText(definition.file, { max: HEAD_MAX }) ?? "";
  const problems = validate?.(text).problems ?? [];
  const warnings = restrictionOf(definition)?.warnings ?? [];
  return [
    ...problems.map(({ field, message }) =>
      `${clean(field, 40)} is passed over: ${message}`
    ),
    ...warnings.map(toolWarningText),
  ];
}
