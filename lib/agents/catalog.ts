/**
 * The list of a workspace's agents for a model.
 *
 * @module
 */

import { clean } from "../clean.ts";
import { DEFAULT_TYPE, FORK_TYPE } from "./registry.ts";
import { type Definition, foldName, NAME_MAX } from "./definition.ts";

/** The longest section, in UTF-16 units. */
export const CATALOG_MAX = 6000;

/** The longest description in it. */
const DESCRIPTION_MAX = 300;

// A file of one of these names is never what a dispatch of it reaches.
const SENTINELS = [DEFAULT_TYPE, FORK_TYPE].map(foldName);

/**
 * The section "Available subagents": the definitions by name, a line each,
 * descriptions on one line and cut at 300 characters. `""` without any.
 * Names that cannot be shown as they are, are left out: nobody could pass them.
 */
export function catalogSection(definitions: readonly Definition[]): string {
  const lines: string[] = [];
  let room = CATALOG_MAX;
  let left = 0;
  const sorted = [...definitions].sort((a, b) => a.name < b.name ? -1 : 1);
  for (const { name, description } of sorted) {
    if (SENTINELS.includes(foldName(name))) continue;
    if (clean(name, NAME_MAX) !== name) continue;
    const line = `- ${name} — ${clean(description, DESCRIPTION_MAX)}`;
    room -= line.length + 1;
    if (room < 0) left += 1;
    else lines.push(line);
  }
  if (lines.length === 0) return "";
  if (left > 0) lines.push(`- … and ${left} more`);
  return [
    "## Available subagents",
    "",
    ...lines,
    "",
    "To delegate to one of them, give its name as subagent_type of the Agent (Task) tool.",
  ].join("\n");
}
