/**
 * The thorough look at a definition, for the command line: real YAML and a
 * schema for every known field. Hooks never load this module.
 *
 * @module
 */

import { parseDocument } from "yaml";
import { z } from "zod";
import {
  fieldsOf,
  type SkipReason,
  splitFrontmatter,
  withQuotes,
} from "./definition.ts";
import type { Value } from "./yaml.ts";

const toolList = z.union(
  [z.string(), z.array(z.string()), z.null()],
  "Expected a text with commas or a list of texts",
);
const onOff = z.union(
  [z.boolean(), z.enum(["true", "false"])],
  "Expected true or false",
);

/**
 * The fields that Claude Code 2.1.332 knows, with the values that it takes.
 * Other keys are ignored, there and here.
 */
export const DEFINITION_SCHEMA = z.looseObject({
  name: z.string("Expected a text").min(1, "Expected a text that is not empty")
    .max(256, "Expected at most 256 characters"),
  description: z.string("Expected a text").min(
    1,
    "Expected a text that is not empty",
  ),
  tools: toolList.optional(),
  disallowedTools: toolList.optional(),
  skills: toolList.optional(),
  model: z.string("Expected the name of a model or inherit").optional(),
  background: onOff.optional(),
  omitClaudeMd: onOff.optional(),
  permissionMode: z.enum(
    [
      "acceptEdits",
      "auto",
      "bypassPermissions",
      "default",
      "dontAsk",
      "manual",
      "plan",
    ],
    "Expected a permission mode, such as acceptEdits or plan",
  ).optional(),
  maxTurns: z.union([
    z.number().int().positive(),
    z.string().regex(/^[1-9]\d{0,8}$/),
  ], "Expected a whole number above 0").optional(),
  effort: z.union([
    z.enum(["low", "medium", "high", "xhigh", "max"]),
    z.number().int(),
  ], "Expected low, medium, high, xhigh, max or a whole number").optional(),
  memory: z.enum(
    ["user", "project", "local"],
    "Expected user, project or local",
  ).optional(),
  isolation: z.enum(["worktree", "remote"], "Expected worktree or remote")
    .optional(),
  color: z.string("Expected the name of a colour").optional(),
  initialPrompt: z.string("Expected a text").optional(),
  hooks: z.union(
    [z.record(z.string(), z.unknown()), z.null()],
    "Expected a table of events",
  ).optional(),
  mcpServers: z.union([
    z.array(z.unknown()),
    z.record(z.string(), z.unknown()),
    z.null(),
  ], "Expected a list of servers").optional(),
});

/** A field whose value is not taken. */
export interface FieldProblem {
  field: string;
  /** What is wanted, without a final period. */
  message: string;
}

/** What the thorough look found. */
export interface Validation {
  /** Why the file is no definition at all. */
  reason?: SkipReason;
  /** Fields whose value the harness passes over. */
  problems: FieldProblem[];
}

function parsed(text: string): Value | undefined {
  const document = parseDocument(text, { uniqueKeys: false });
  return document.errors.length > 0
    ? undefined
    : document.toJS({ maxAliasCount: 50 });
}

/** The entries of frontmatter by a full YAML parser; see `readFields`. */
export function yamlFields(head: string): Record<string, Value> | undefined {
  for (const quoted of [false, true]) {
    try {
      const value = parsed(quoted ? withQuotes(head) : head);
      if (value === undefined) continue;
      return typeof value === "object" && value !== null &&
          !Array.isArray(value)
        ? value
        : {};
    } catch {
      // Too many aliases, or too deep.
    }
  }
  return undefined;
}

/** Looks at the text of a definition, field by field. */
export function validateDefinition(text: string): Validation {
  const split = splitFrontmatter(text);
  if (split.state !== "found") {
    const reason = split.state === "none" ? "no-frontmatter" : split.state;
    return { reason, problems: [] };
  }
  const entries = yamlFields(split.head);
  if (entries === undefined) return { reason: "unparsable", problems: [] };
  const made = fieldsOf(entries);
  const checked = DEFINITION_SCHEMA.safeParse(entries);
  const problems = checked.success ? [] : checked.error.issues.map((issue) => ({
    field: issue.path.join("."),
    message: issue.message,
  }));
  return "reason" in made ? { reason: made.reason, problems } : { problems };
}
