/**
 * What guards would have said, parted into blocks and advice: a guard that
 * never blocks has nothing to look for among the blocked.
 *
 * @module
 */

import { RULES } from "../rules/table.ts";
import type { Rule } from "../verdict.ts";
import type { AuditReport } from "./schema.ts";

const ALL: readonly Rule[] = RULES;

type GuardCounts = AuditReport["guards"][number];
type RuleCounts = GuardCounts["rules"][number];

/** The guards that have a rule that blocks, with only those rules. */
export function blockers(guards: readonly GuardCounts[]): GuardCounts[] {
  return guards.filter(({ guard }) =>
    ALL.some(({ hook, kind }) => hook === guard && kind === "block")
  ).map((one) => ({ ...one, rules: one.rules.filter(blocks) }));
}

/** The rules of all guards that add a word and hold nothing up. */
export function advice(guards: readonly GuardCounts[]): RuleCounts[] {
  return guards.flatMap(({ rules }) => rules)
    .filter((one) => !blocks(one));
}

function blocks({ rule }: RuleCounts): boolean {
  return ALL.some(({ id, kind }) => id === rule && kind === "block");
}
