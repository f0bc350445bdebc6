#!/usr/bin/env -S deno run --no-config --no-prompt --allow-env=ALLOW_*,DISPATCH_*,CLAUDE_CONFIG_DIR,HOME --allow-read
/**
 * SessionStart: the section "Available subagents", for hosts that do not list
 * agent types to the model themselves. Claude Code does, so it is written only
 * with `DISPATCH_AGENT_CATALOG=1`; session-start.ts runs it.
 *
 * ```sh
 * echo '{"hook_event_name":"SessionStart","cwd":"'$PWD'"}' | DISPATCH_AGENT_CATALOG=1 hooks/agent-catalog.ts
 * ```
 *
 * @module
 */

import {
  type Definition,
  foldName,
  NAME_MAX,
} from "../lib/agents/definition.ts";
import {
  DEFAULT_TYPE,
  FORK_TYPE,
  readRegistry,
  whereOf,
} from "../lib/agents/registry.ts";
import { clean, switchOn } from "../lib/field.ts";
import { runHook } from "../lib/hook.ts";
import { configDirOf } from "../lib/settings.ts";
import {
  type Guard,
  PASS,
  type Payload,
  type Verdict,
} from "../lib/verdict.ts";
import type { World } from "../lib/world.ts";

/** The longest section, in UTF-16 units. */
export const CATALOG_MAX = 6000;

// The longest description in it.
const DESCRIPTION_MAX = 300;

/**
 * The section "Available subagents": the definitions by name, a line each,
 * descriptions on one line and cut at 300 characters. `""` without any.
 * Names that cannot be shown as they are, are left out: nobody could pass them.
 */
export function catalogSection(definitions: readonly Definition[]): string {
  // A file of one of these names is never what a dispatch of it reaches.
  const sentinels = [DEFAULT_TYPE, FORK_TYPE].map(foldName);
  const lines: string[] = [];
  let room = CATALOG_MAX;
  let left = 0;
  const sorted = [...definitions].sort((a, b) => a.name < b.name ? -1 : 1);
  for (const { name, description } of sorted) {
    if (sentinels.includes(foldName(name))) continue;
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

function judge(payload: Payload, world: World): Verdict {
  if (!switchOn(world.env("DISPATCH_AGENT_CATALOG"))) {
    world.note("catalog", "DISPATCH_AGENT_CATALOG is not on");
    return PASS;
  }
  const configDir = configDirOf(payload, world);
  const registry = readRegistry({
    ...whereOf(payload, world),
    ...(configDir !== "" && { configDir }),
  }, { files: world.files });
  const text = catalogSection(registry.all());
  world.note("catalog", text === "" ? "no agent is defined here" : "listed");
  return text === "" ? PASS : { kind: "context", rule: "AGENT-CATALOG", text };
}

/** The catalog. */
export const agentCatalog: Guard = {
  name: "agent-catalog",
  event: "SessionStart",
  tags: false,
  judge,
};

if (import.meta.main) runHook(agentCatalog);
