#!/usr/bin/env -S deno run --no-config --no-prompt --allow-env=ALLOW_*,DISPATCH_*,CLAUDE_AUTO_BACKGROUND_TASKS,CLAUDE_CODE_DISABLE_BACKGROUND_TASKS,CLAUDE_CODE_ENTRYPOINT,CLAUDE_CODE_FORK_SUBAGENT,CLAUDE_CONFIG_DIR,HOME,PWD --allow-read
/**
 * PreToolUse: every guard of a dispatch in one process, all their texts in
 * one answer. Separate hooks would run side by side, and Claude Code shows
 * the model only the block that finishes last.
 *
 * ```sh
 * echo '{"tool_name":"Agent","tool_input":{"prompt":"Map src/"}}' | hooks/pre-dispatch.ts
 * ```
 *
 * @module
 */

import { runHooks } from "../lib/hook.ts";
import type { Guard } from "../lib/verdict.ts";
import { agentAdvice } from "./dispatch-agent-advice.ts";
import { capabilityGuard } from "./dispatch-capability-guard.ts";
import { syncGuard } from "./dispatch-sync-guard.ts";
import { channelGuard } from "./pre-dispatch-channel-guard.ts";

/** The guards of a dispatch, in the order in which their texts appear. */
export const DISPATCH_GUARDS: readonly [Guard, ...Guard[]] = [
  syncGuard,
  channelGuard,
  capabilityGuard,
  agentAdvice,
];

if (import.meta.main) runHooks(DISPATCH_GUARDS, { blockAs: "deny" });
