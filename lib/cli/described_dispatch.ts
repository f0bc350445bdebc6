/**
 * A dispatch that options describe, as the hooks would see it.
 *
 * @module
 */

import { dispatchInput, isDispatch } from "../field.ts";
import { foregroundIn } from "../settings.ts";
import type { Payload } from "../verdict.ts";
import { denoFiles } from "../hook.ts";
import { UsageError } from "./usage_error.ts";

/** The options that describe it; a missing one leaves its field out. */
export type DescribedFields = Partial<
  Record<"prompt" | "type" | "model" | "name" | "background", string>
>;

function background(text: string | undefined): Record<string, boolean> {
  if (text === undefined) return {};
  if (text === "true" || text === "false") {
    return { run_in_background: text === "true" };
  }
  throw new UsageError(`--background is "${text}" and has to be true or false`);
}

/**
 * The payload of a dispatch with these fields, called in the folder `base`.
 *
 * @throws {UsageError} if a field cannot be used
 */
export function described(
  read: DescribedFields,
  base: string,
): Payload {
  const { prompt, type, model, name } = read;
  if (prompt === undefined) {
    throw new UsageError("--prompt is missing: there is no task to explain");
  }
  return {
    hook_event_name: "PreToolUse",
    tool_name: "Agent",
    cwd: base,
    tool_input: {
      description: "task",
      prompt,
      ...(type !== undefined && { subagent_type: type }),
      ...(model !== undefined && { model }),
      ...(name !== undefined && { name }),
      ...background(read.background),
    },
  };
}

/**
 * A dispatch as a hook sees it: where a session has no run_in_background,
 * Claude Code 2.1.332 takes the field out before any hook is asked.
 */
export function asHooksSee(
  payload: Payload,
  env: Record<string, string>,
): Payload {
  const world = {
    env: (name: string) => env[name],
    files: denoFiles,
    note() {},
  };
  if (!isDispatch(payload) || foregroundIn(world) === "possible") {
    return payload;
  }
  const { run_in_background: _, ...input } = dispatchInput(payload);
  return { ...payload, tool_input: input };
}
