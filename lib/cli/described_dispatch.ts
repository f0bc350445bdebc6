/**
 * A dispatch that options describe, as the hooks would see it.
 *
 * @module
 */

import { isDispatch } from "../field.ts";
import { asReceived } from "../settings.ts";
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

/** A payload as hooks would get it in a session with this environment. */
export function asHooksSee(
  payload: Payload,
  env: Record<string, string>,
): Payload {
  if (!isDispatch(payload)) return payload;
  return asReceived(payload, {
    env: (name) => env[name],
    files: denoFiles,
    note() {},
  });
}
