/**
 * What each PreToolUse guard would have said to a dispatch of the past.
 *
 * @module
 */

import { judgeAll } from "../joint.ts";
import type { World } from "../world.ts";
import { DISPATCH_GUARDS } from "../../hooks/pre-dispatch.ts";
import { cachedFiles } from "./cached_files.ts";
import type { Dispatch } from "./dispatch.ts";

const files = cachedFiles();

/**
 * Fills in the dispatch's verdicts and drops its prompt. The guards see the
 * call as they would have: no variable is set but the entry point that the row
 * recorded, and where agent definitions lie; those are today's.
 */
export function replayGuards(dispatch: Dispatch): void {
  const { call } = dispatch;
  if (call === undefined) return;
  delete dispatch.call;
  const payload: Record<string, unknown> = {
    hook_event_name: "PreToolUse",
    tool_name: call.tool,
    tool_input: seenByHooks(call, dispatch),
    cwd: call.cwd,
    ...(dispatch.nested ? { agent_id: "replayed" } : {}),
  };
  const world = worldOf(call.entrypoint);
  for (
    const { guard, verdict } of judgeAll(DISPATCH_GUARDS, { payload, world })
  ) {
    dispatch.verdicts.push({
      guard: guard.name,
      kind: verdict.kind,
      ...("rule" in verdict ? { rule: verdict.rule } : {}),
    });
  }
}

/**
 * Outside print mode the harness removes a `false` before hooks see the call;
 * the transcript keeps it. A call that ran in the background shows it.
 */
function seenByHooks(
  { input, entrypoint }: NonNullable<Dispatch["call"]>,
  { outcome }: Dispatch,
): Record<string, unknown> {
  if (
    input["run_in_background"] !== false || outcome !== "background" ||
    entrypoint === "" || entrypoint.startsWith("sdk")
  ) return input;
  const { run_in_background: _, ...rest } = input;
  return rest;
}

function worldOf(entrypoint: string): World {
  const variables: Record<string, string | undefined> = {
    CLAUDE_CODE_ENTRYPOINT: entrypoint,
    HOME: Deno.env.get("HOME"),
    CLAUDE_CONFIG_DIR: Deno.env.get("CLAUDE_CONFIG_DIR"),
  };
  return { env: (name) => variables[name], files, note() {} };
}
