#!/usr/bin/env -S deno run --no-config --no-prompt --allow-env=ALLOW_*,DISPATCH_*,CLAUDE_CONFIG_DIR,HOME,PWD --allow-read
/**
 * PreToolUse: says what is wrong with the type of a dispatch that no file
 * defines. It never holds a dispatch up: plugins and the `--agents` option
 * define types that no file shows.
 *
 * ```sh
 * echo '{"tool_name":"Agent","tool_input":{"prompt":"Map src/","subagent_type":"explorer"}}' | hooks/dispatch-agent-advice.ts
 * ```
 *
 * @module
 */

import { adviceOn, adviceText } from "../lib/agents/advice.ts";
import { registryFor } from "../lib/agents/registry.ts";
import { dispatchInput, isDispatch, textField, textOf } from "../lib/field.ts";
import { runHook } from "../lib/hook.ts";
import {
  type Guard,
  languageFor,
  PASS,
  type Payload,
  type Verdict,
} from "../lib/verdict.ts";
import type { World } from "../lib/world.ts";

function judge(payload: Payload, world: World): Verdict {
  const { note } = world;
  if (!isDispatch(payload)) {
    note("1", "tool_name is neither Agent nor Task: passes");
    return PASS;
  }
  const input = dispatchInput(payload);
  const type = textField(input, "subagent_type");
  if (type.state !== "present") {
    note("2", `subagent_type is ${type.state}: nothing to look up`);
    return PASS;
  }
  const registry = registryFor(payload, world);
  if (registry.where.cwd === "") {
    note("3", "the session's folder is unknown: nothing can be looked up");
    return PASS;
  }
  const advice = adviceOn(type.value, registry);
  if (advice === undefined) {
    note("4", "nothing to say about this type");
    return PASS;
  }
  note("4", `the type is worth a word: ${advice.kind}`);
  const lang = languageFor(world, textOf(input, "prompt"));
  const { where } = registry;
  const { rule, text } = adviceText(advice, { type: type.value, lang, where });
  return { kind: "context", rule, text };
}

/** The advice on agent types. */
export const agentAdvice: Guard = {
  name: "dispatch-agent-advice",
  event: "PreToolUse",
  hatch: "ALLOW_NO_AGENT_ADVICE",
  tags: false,
  judge,
};

if (import.meta.main) runHook(agentAdvice);
