/**
 * What is odd about a definition that counts.
 *
 * @module
 */

import { type Definition, HEAD_MAX } from "../agents/definition.ts";
import { restrictionOf } from "../agents/tools.ts";
import { validateDefinition } from "../agents/validation.ts";
import { clean } from "../field.ts";
import type { Files } from "../world.ts";
import { toolWarningText } from "../task/filter.ts";

/**
 * Fields whose value nobody takes, and tool lists that do something else than
 * they seem to, in words.
 */
export function findingsOf(definition: Definition, files: Files): string[] {
  const text = files.readText(definition.file, { max: HEAD_MAX }) ?? "";
  const { problems } = validateDefinition(text);
  const warnings = restrictionOf(definition)?.warnings ?? [];
  return [
    ...problems.map(({ field, message }) =>
      `${clean(field, 40)} is passed over: ${message}`
    ),
    ...warnings.map(toolWarningText),
  ];
}
