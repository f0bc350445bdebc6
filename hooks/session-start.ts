#!/usr/bin/env -S deno run --no-config --no-prompt --allow-env=ALLOW_*,DISPATCH_*,CLAUDE_AUTO_BACKGROUND_TASKS,CLAUDE_CODE_DISABLE_BACKGROUND_TASKS,CLAUDE_CODE_ENTRYPOINT,CLAUDE_CODE_FORK_SUBAGENT,CLAUDE_CONFIG_DIR,DONE_GATE_BODY_FLOOR --allow-read
/**
 * SessionStart: tells once, and only if there is something to tell, what will
 * keep dispatches from working here and which checks are switched off.
 *
 * ```sh
 * echo '{"hook_event_name":"SessionStart"}' | DISPATCH_MODE=warn hooks/session-start.ts
 * ```
 *
 * @module
 */

import { textOf } from "../lib/field.ts";
import { runHooks } from "../lib/hook.ts";
import { preflight } from "../lib/preflight.ts";
import { configDirOf } from "../lib/settings.ts";
import {
  type Guard,
  languageSetting,
  PASS,
  type Payload,
  type Verdict,
} from "../lib/verdict.ts";
import type { World } from "../lib/world.ts";
import { agentCatalog } from "./agent-catalog.ts";

// Run by the modules above; to be asked for here first spares time
// (tests/structure/hook_imports_test.ts).
import "../lib/agents/definition.ts";
import "../lib/agents/registry.ts";
import "../lib/agents/yaml.ts";
import "../lib/rules/preflight.ts";

function judge(payload: Payload, world: World): Verdict {
  const findings = preflight(world, {
    cwd: textOf(payload, "cwd"),
    configDir: configDirOf(payload, world),
    lang: languageSetting(world) ?? "en",
  });
  for (const { rule, user } of findings) world.note(rule, user);
  const [first] = findings;
  if (first === undefined) return PASS;
  const lines = (texts: string[]) =>
    texts.filter((text) => text !== "").map((text) =>
      `[dispatch-contract] ${text}`
    ).join("\n");
  return {
    kind: "context",
    rule: first.rule,
    text: lines(findings.map(({ model }) => model)),
    user: lines(findings.map(({ user }) => user)),
  };
}

/** The preflight. */
export const sessionPreflight: Guard = {
  name: "session-start",
  event: "SessionStart",
  hatch: "ALLOW_NO_PREFLIGHT",
  tags: false,
  judge,
};

/** The guards of a session's start, in the order of their texts. */
export const SESSION_GUARDS: readonly [Guard, ...Guard[]] = [
  sessionPreflight,
  agentCatalog,
];

if (import.meta.main) runHooks(SESSION_GUARDS, { blockAs: "exit2" });
