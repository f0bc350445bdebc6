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
import { JOINT } from "../lib/joint.ts";
import type { Guard } from "../lib/verdict.ts";
import { agentAdvice } from "./dispatch-agent-advice.ts";
import { capabilityGuard } from "./dispatch-capability-guard.ts";
import { syncGuard } from "./dispatch-sync-guard.ts";
import { channelGuard } from "./pre-dispatch-channel-guard.ts";

// Run by the modules above; to be asked for here first spares time
// (tests/structure/hook_imports_test.ts).
import "../lib/agents/advice.ts";
import "../lib/agents/definition.ts";
import "../lib/agents/registry.ts";
import "../lib/agents/tools.ts";
import "../lib/agents/yaml.ts";
import "../lib/capability/chinese_words.ts";
import "../lib/capability/clauses.ts";
import "../lib/capability/english_words.ts";
import "../lib/capability/explain.ts";
import "../lib/capability/gestalt.ts";
import "../lib/capability/judge.ts";
import "../lib/capability/lines.ts";
import "../lib/capability/read_chinese.ts";
import "../lib/capability/read_english.ts";
import "../lib/capability/read_other.ts";
import "../lib/capability/set_aside.ts";
import "../lib/capability/words.ts";
import "../lib/field.ts";
import "../lib/rules/dispatch.ts";
import "../lib/settings.ts";
import "../lib/verdict.ts";

/** The guards of a dispatch, in the order in which their texts appear. */
export const DISPATCH_GUARDS: readonly [Guard, ...Guard[]] = [
  syncGuard,
  channelGuard,
  capabilityGuard,
  agentAdvice,
];

if (import.meta.main) {
  runHooks(DISPATCH_GUARDS, { blockAs: "deny", joint: JOINT });
}
