#!/usr/bin/env -S deno run --no-config --no-prompt --allow-env=ALLOW_*,DISPATCH_*
/**
 * SubagentStart: tells every subagent the dispatch rules, whether or not the
 * prompt did.
 *
 * ```sh
 * echo '{"hook_event_name":"SubagentStart","agent_type":"Explore"}' | hooks/dispatch-rules-inject.ts
 * ```
 *
 * @module
 */

import { textOf } from "../lib/field.ts";
import { runHook } from "../lib/hook.ts";
import { type Audience, injectedRules } from "../lib/injected_rules.ts";
import {
  type Guard,
  languageSetting,
  type Payload,
  type Verdict,
} from "../lib/verdict.ts";
import type { World } from "../lib/world.ts";

// An in-process teammate is `a<name>-<16 hex digits>` (2.1.332), in older
// versions `<name>@<team>`; any other agent is `a<hex digits>`.
const IN_PROCESS = /^a.+-[0-9a-f]{16}$/;

function isTeammate(id: string): boolean {
  const start = id.slice(0, 200);
  if (start.includes("@")) return true;
  // The first use of a pattern takes long, and few ids need it.
  return start.includes("-") && IN_PROCESS.test(start);
}

function audienceOf(payload: Payload): Audience {
  // A teammate's agent_type is its name, which may well be "Explore".
  if (isTeammate(textOf(payload, "agent_id"))) return "teammate";
  const type = textOf(payload, "agent_type").trim().toLowerCase();
  return type === "explore" || type === "plan" ? "reader" : "subagent";
}

function judge(payload: Payload, world: World): Verdict {
  const audience = audienceOf(payload);
  world.note("1", `the rules for a ${audience}`);
  return {
    kind: "context",
    rule: "RULES-INJECTED",
    text: injectedRules(audience, languageSetting(world) ?? "en"),
  };
}

/** The injector. */
export const rulesInject: Guard = {
  name: "dispatch-rules-inject",
  event: "SubagentStart",
  hatch: "ALLOW_NO_RULES_INJECT",
  tags: false,
  judge,
};

if (import.meta.main) runHook(rulesInject);
