/**
 * After a foreground result: what the subagent wrote and the result does not
 * hold is appended to the result.
 *
 * @module
 */

import { clean, dispatchInput, isDispatch, record, textOf } from "../field.ts";
import { languageFor } from "../settings.ts";
import { bodyFloor, declaresMarker } from "../marker.ts";
import { RECOVERY_RULES } from "../rules/recovery.ts";
import { render, ruleIn } from "../rules/rule.ts";
import {
  agentFiles,
  latestRun,
  sessionTranscript,
} from "../transcript/agent.ts";
import { dispatchResult, withBlock } from "../transcript/report.ts";
import { type Guard, PASS, type Payload, type Verdict } from "../verdict.ts";
import type { World } from "../world.ts";
import { appendable, placesOf } from "./framed.ts";
import { lostTexts } from "./shortfall.ts";

function judge(payload: Payload, world: World): Verdict {
  if (!isDispatch(payload)) return PASS;
  const result = dispatchResult(payload["tool_response"]);
  const session = sessionTranscript(payload, world);
  if (
    result.kind === "none" || result.agent === undefined ||
    result.object === undefined || session === undefined
  ) {
    world.note("recovery", "no finished result of a known agent");
    return PASS;
  }
  const files = agentFiles(session, result.agent);
  const run = files && latestRun(world.files, files);
  if (run === undefined || files === undefined) {
    world.note("recovery", "the agent's transcript cannot be read");
    return { kind: "degrade", why: "the agent's transcript cannot be read" };
  }
  const prompt = `${textOf(dispatchInput(payload), "prompt")}\n${
    textOf(record(payload["tool_response"]), "prompt")
  }`;
  const lost = lostTexts(run.texts, {
    delivered: result.report.text,
    declared: declaresMarker(prompt),
    floor: bodyFloor(world),
  });
  world.note("recovery", `${lost.length} text(s) count as lost`);
  if (lost.length === 0) return PASS;
  const lang = languageFor(world, prompt);
  const agent = `subagent ${clean(result.agent, 80)}`;
  const { block, appended, tooLong } = appendable(lost, {
    delivered: result.whole,
    lang,
  });
  const places = placesOf(tooLong, { file: files.transcript, lang });
  if (appended.length === 0) {
    const rule = "RECOVERY-POINTER";
    const text = render(ruleIn(RECOVERY_RULES, rule), lang, { agent, places });
    return { kind: "context", rule, text };
  }
  const rule = "RECOVERY-APPENDED";
  return {
    kind: "rewrite",
    rule,
    output: withBlock(result.object, block),
    text: render(ruleIn(RECOVERY_RULES, rule), lang, {
      agent,
      count: String(appended.length),
      more: tooLong.length === 0 ? "" : MORE[lang].replace("*", places),
    }),
  };
}

const MORE = {
  en: " Too long to append: *.",
  zh: "太长而没有附上的：*。",
} as const;

/** Recovery at PostToolUse. */
export const foregroundRecovery: Guard = {
  name: "dispatch-recovery",
  event: "PostToolUse",
  hatch: "ALLOW_NO_RECOVERY",
  tags: false,
  judge,
};
