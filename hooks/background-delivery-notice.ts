#!/usr/bin/env -S deno run --no-config --no-prompt --allow-env=ALLOW_*,DISPATCH_*,DONE_GATE_BODY_FLOOR,HOME --allow-read
/**
 * UserPromptSubmit: tells the dispatcher what is missing from the result that
 * a notification brings, and about results that never came. It never blocks:
 * that would swallow the report.
 *
 * ```sh
 * echo '{"hook_event_name":"UserPromptSubmit","prompt":"hello"}' | hooks/background-delivery-notice.ts
 * ```
 *
 * @module
 */

import { runHooks } from "../lib/hook.ts";
import { languageFor } from "../lib/settings.ts";
import { declaresMarker } from "../lib/marker.ts";
import { promptRecovery } from "../lib/recovery/at_prompt.ts";
import { placeOf } from "../lib/recovery/framed.ts";
import { type Finding, reportFinding } from "../lib/recovery/shortfall.ts";
import { wasStoppedHere } from "../lib/recovery/session_facts.ts";
import { NOTICE_RULES, type NoticeRuleId } from "../lib/rules/notice.ts";
import { render, ruleIn } from "../lib/rules/rule.ts";
import {
  agentFiles,
  type AgentRun,
  latestRun,
  sessionTranscript,
} from "../lib/transcript/agent.ts";
import { reportIn } from "../lib/transcript/report.ts";
import {
  isAboutAgent,
  isWaiting,
  type Notification,
  notificationsIn,
  stoppedAtTurnLimit,
} from "../lib/transcript/notification.ts";
import {
  type Guard,
  PASS,
  type Payload,
  type Verdict,
} from "../lib/verdict.ts";
import type { World } from "../lib/world.ts";

function judge(payload: Payload, world: World): Verdict {
  const prompt = payload["prompt"];
  const notifications = typeof prompt === "string"
    ? notificationsIn(prompt)
    : [];
  if (notifications.length === 0) {
    world.note("5", "the prompt is no task notification: passes");
    return PASS;
  }
  const session = sessionTranscript(payload, world);
  const texts: string[] = [];
  let first: NoticeRuleId | undefined;
  for (const notification of notifications) {
    for (const { rule, text } of tell(notification, { session, world })) {
      first ??= rule;
      texts.push(text);
    }
  }
  return first === undefined
    ? PASS
    : { kind: "context", rule: first, text: texts.join("\n\n") };
}

/** What has to be known about one notification. */
function tell(
  notification: Notification,
  { session, world }: { session: string | undefined; world: World },
): { rule: NoticeRuleId; text: string }[] {
  const { task } = notification;
  const files = session === undefined ? undefined : agentFiles(session, task);
  if (session === undefined || files === undefined) {
    world.note("5", "no agent's id in the notification: passes");
    return [];
  }
  const run = latestRun(world.files, files);
  if (run === undefined && !isAboutAgent(notification)) {
    world.note("5", "not about a subagent: passes");
    return [];
  }
  const lang = languageFor(world, run?.dispatch ?? "");
  const findings = findingsOf(notification, { run, session, world });
  return findings.map(({ rule, slots }) => ({
    rule,
    text: render(ruleIn(NOTICE_RULES, rule), lang, {
      agent: `${lang === "zh" ? "子 agent" : "subagent"} ${task}`,
      place: placeOf({ file: files.transcript, line: lastLine(run) }, lang),
      ...slots,
    }),
  }));
}

function findingsOf(
  notification: Notification,
  { run, session, world }: {
    run: AgentRun | undefined;
    session: string;
    world: World;
  },
): Finding[] {
  const { note } = world;
  const { status, task, result } = notification;
  const declared = declaresMarker(run?.dispatch ?? "");
  switch (status) {
    case "failed":
      note("7", `failed; the marker was ${declared ? "" : "not "}asked for`);
      return declared ? [{ rule: "NOTICE-FAILED", slots: {} }] : [];
    case "killed": {
      const byUs = wasStoppedHere(notification, { session, world });
      note("7", byUs ? "stopped by this session" : "stopped by somebody else");
      return declared && !byUs ? [{ rule: "NOTICE-KILLED", slots: {} }] : [];
    }
    case "completed":
      break;
    default:
      note("7", "an unknown status is no proof of anything: passes");
      return [];
  }
  if (isWaiting(notification)) {
    note("7", `${task} waits for its own subagents and will notify again`);
    return [];
  }
  const report = reportIn(result ?? "");
  report.partial ||= stoppedAtTurnLimit(notification);
  const lang = () => languageFor(world, run?.dispatch ?? "");
  const finding = reportFinding(report, { declared, lang, note });
  const cut: Finding[] = report.cut ? [{ rule: "NOTICE-CUT", slots: {} }] : [];
  return finding === undefined ? cut : [...cut, finding];
}

function lastLine(run: AgentRun | undefined): number {
  const last = run?.texts.findLast((text) => text.text.trim() !== "");
  return last?.line ?? run?.lastLine ?? 1;
}

/** The notice about a background result. */
export const backgroundNotice: Guard = {
  name: "background-delivery-notice",
  event: "UserPromptSubmit",
  hatch: "ALLOW_TRUNCATED_DELIVERABLE",
  tags: false,
  judge,
};

/** The guards of a prompt, in the order in which their texts appear. */
export const PROMPT_GUARDS: readonly [Guard, ...Guard[]] = [
  backgroundNotice,
  promptRecovery,
];

if (import.meta.main) runHooks(PROMPT_GUARDS, { blockAs: "exit2" });
