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
import { bodyFloor, declaresMarker } from "../lib/marker.ts";
import { appendable, lostTexts, placesOf } from "../lib/recovery/lost_texts.ts";
import { NOTICE_RULES, RECOVERY_RULES } from "../lib/rules/delivery.ts";
import {
  type DispatchResult,
  dispatchResult,
  reportFinding,
  withBlock,
} from "../lib/transcript/report.ts";
import {
  agentFiles,
  type AgentText,
  latestRun,
  sessionTranscript,
} from "../lib/transcript/transcript.ts";
import {
  type Guard,
  type Lang,
  languageFor,
  PASS,
  type Payload,
  render,
  ruleIn,
  type Verdict,
} from "../lib/verdict.ts";
import type { World } from "../lib/world.ts";

// Keyed by the payload, so that both guards of a result take it apart once.
const results = new WeakMap<Payload, DispatchResult>();

function resultOf(payload: Payload): DispatchResult {
  const known = results.get(payload);
  if (known !== undefined) return known;
  const result = dispatchResult(payload["tool_response"]);
  results.set(payload, result);
  return result;
}

function judge(payload: Payload, world: World): Verdict {
  const { note } = world;
  if (!isDispatch(payload)) {
    note("5", "tool_name is neither Agent nor Task: passes");
    return PASS;
  }
  const result = resultOf(payload);
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

function judgeLost(payload: Payload, world: World): Verdict {
  if (!isDispatch(payload)) return PASS;
  const result = resultOf(payload);
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
  const { agent, object, whole } = result;
  const lang = languageFor(world, prompt);
  return tellLost(lost, {
    agent,
    object,
    whole,
    lang,
    file: files.transcript,
  });
}

/** The result with the lost texts, or a word on where they can be read. */
function tellLost(
  lost: readonly AgentText[],
  { agent: id, object, whole, file, lang }: {
    agent: string;
    object: Record<string, unknown>;
    /** All text that was delivered. */
    whole: string;
    /** The agent's transcript. */
    file: string;
    lang: Lang;
  },
): Verdict {
  const agent = `subagent ${clean(id, 80)}`;
  const { block, appended, tooLong } = appendable(lost, {
    delivered: whole,
    lang,
  });
  const places = placesOf(tooLong, { file, lang });
  if (appended.length === 0) {
    const rule = "RECOVERY-POINTER";
    const text = render(ruleIn(RECOVERY_RULES, rule), lang, { agent, places });
    return { kind: "context", rule, text };
  }
  const rule = "RECOVERY-APPENDED";
  return {
    kind: "rewrite",
    rule,
    output: withBlock(object, block),
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

/** Appends what the subagent wrote and the result does not hold. */
export const foregroundRecovery: Guard = {
  name: "dispatch-recovery",
  event: "PostToolUse",
  hatch: "ALLOW_NO_RECOVERY",
  tags: false,
  judge: judgeLost,
};

/** The guards of a result, in the order in which their texts appear. */
export const RESULT_GUARDS: readonly [Guard, ...Guard[]] = [
  truncationNotice,
  foregroundRecovery,
];

if (import.meta.main) runHooks(RESULT_GUARDS, { blockAs: "exit2" });
