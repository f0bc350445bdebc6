#!/usr/bin/env -S deno run --no-config --no-prompt --allow-env=ALLOW_*,DISPATCH_*,DONE_GATE_BODY_FLOOR,HOME --allow-read
/**
 * PostToolUse: tells the dispatcher what is missing from a foreground result,
 * and appends what the subagent wrote but the result does not hold.
 *
 * ```sh
 * echo '{"tool_name":"Agent","tool_response":"(no output)"}' | hooks/dispatch-truncation-notice.ts
 * ```
 *
 * @module
 */

import {
  clean,
  dispatchInput,
  isDispatch,
  record,
  textOf,
} from "../lib/field.ts";
import { runHooks } from "../lib/hook.ts";
import { languageFor } from "../lib/settings.ts";
import { declaresMarker } from "../lib/marker.ts";
import { foregroundRecovery } from "../lib/recovery/after_foreground.ts";
import { reportFinding } from "../lib/recovery/shortfall.ts";
import { NOTICE_RULES } from "../lib/rules/notice.ts";
import { render, ruleIn } from "../lib/rules/rule.ts";
import { dispatchResult } from "../lib/transcript/report.ts";
import {
  type Guard,
  PASS,
  type Payload,
  type Verdict,
} from "../lib/verdict.ts";
import type { World } from "../lib/world.ts";

function judge(payload: Payload, world: World): Verdict {
  const { note } = world;
  if (!isDispatch(payload)) {
    note("5", "tool_name is neither Agent nor Task: passes");
    return PASS;
  }
  const result = dispatchResult(payload["tool_response"]);
  if (result.kind === "none") {
    note("7", "no completed result: passes");
    return PASS;
  }
  // Either field may be missing; together they always held the prompt.
  const prompt = `${textOf(dispatchInput(payload), "prompt")}\n${
    textOf(record(payload["tool_response"]), "prompt")
  }`;
  const finding = reportFinding(result.report, {
    declared: declaresMarker(prompt),
    lang: () => languageFor(world, prompt),
    note,
  });
  if (finding === undefined) return PASS;
  const lang = languageFor(world, prompt);
  const agent = result.agent === undefined
    ? (lang === "zh" ? "子 agent" : "the subagent")
    : `${lang === "zh" ? "子 agent" : "subagent"} ${clean(result.agent, 80)}`;
  const { rule, slots } = finding;
  return {
    kind: "context",
    rule,
    text: render(ruleIn(NOTICE_RULES, rule), lang, { ...slots, agent }),
  };
}

/** The notice about a foreground result; steps as in the seed's chain. */
export const truncationNotice: Guard = {
  name: "dispatch-truncation-notice",
  event: "PostToolUse",
  hatch: "ALLOW_TRUNCATED_DELIVERABLE",
  tags: false,
  judge,
};

/** The guards of a result, in the order in which their texts appear. */
export const RESULT_GUARDS: readonly [Guard, ...Guard[]] = [
  truncationNotice,
  foregroundRecovery,
];

if (import.meta.main) runHooks(RESULT_GUARDS, { blockAs: "exit2" });
