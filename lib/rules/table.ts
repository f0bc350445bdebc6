/**
 * Every rule of the plugin, by id. The pages are in
 * `skills/subagent-dispatch/references/rules.md`, under the same ids.
 *
 * @module
 */

import type { Rule } from "../verdict.ts";
import { NOTICE_RULES, RECOVERY_RULES } from "./delivery.ts";
import {
  ADVICE_RULES,
  CAPABILITY_RULES,
  CHANNEL_RULES,
  SYNC_RULES,
} from "./dispatch.ts";
import { GATE_RULES } from "./gate.ts";
import { INJECT_RULES } from "./inject.ts";
import { PREFLIGHT_RULES } from "./preflight.ts";

/** All rules, in the order of the hooks that apply them. */
export const RULES = [
  ...SYNC_RULES,
  ...CAPABILITY_RULES,
  ...CHANNEL_RULES,
  ...ADVICE_RULES,
  ...INJECT_RULES,
  ...GATE_RULES,
  ...NOTICE_RULES,
  ...RECOVERY_RULES,
  ...PREFLIGHT_RULES,
] as const satisfies readonly Rule[];

/** The stable id of a rule. */
export type RuleId = (typeof RULES)[number]["id"];

const BY_ID: ReadonlyMap<string, Rule> = new Map(
  RULES.map((rule) => [rule.id, rule]),
);

/** The rule with the given id. */
export function ruleOf(id: RuleId): Rule {
  const rule = BY_ID.get(id);
  if (rule === undefined) throw new TypeError(`No rule is called "${id}"`);
  return rule;
}
