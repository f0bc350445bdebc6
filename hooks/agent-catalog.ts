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

import { catalogSection } from "../lib/agents/catalog.ts";
import { whereOf } from "../lib/agents/folders.ts";
import { readRegistry } from "../lib/agents/registry.ts";
import { configDirOf } from "../lib/config_dir.ts";
import { runHook } from "../lib/hook.ts";
import { switchOn } from "../lib/settings.ts";
import {
  type Guard,
  PASS,
  type Payload,
  type Verdict,
} from "../lib/verdict.ts";
import type { World } from "../lib/world.ts";

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
