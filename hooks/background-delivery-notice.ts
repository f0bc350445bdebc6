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

import { placeOf } from "../lib/field.ts";
import { runHooks } from "../lib/hook.ts";
import { bodyFloor, declaresMarker } from "../lib/marker.ts";
import { lostTexts, placesOf } from "../lib/recovery/lost_texts.ts";
import {
  tellUndelivered,
  undelivered,
  wasStoppedHere,
} from "../lib/recovery/undelivered.ts";
import {
  NOTICE_RULES,
  type NoticeRuleId,
  RECOVERY_RULES,
} from "../lib/rules/delivery.ts";
import type { RuleId } from "../lib/rules/table.ts";
import {
  isAboutAgent,
  isWaiting,
  type Notification,
  notificationsIn,
  stoppedAtTurnLimit,
} from "../lib/transcript/notification.ts";
import {
  type Finding,
  reportFinding,
  reportIn,
} from "../lib/transcript/report.ts";
import {
  agentFiles,
  type AgentRun,
  latestRun,
  sessionTranscript,
  textOfCall,
} from "../lib/transcript/transcript.ts";
import {
  type Guard,
  languageFor,
  PASS,
  type Payload,
  render,
  ruleIn,
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
  const { toolUse } = notification;
  const dispatch = run?.dispatch ??
    textOfCall(world.files, { session, toolUse }) ?? "";
  const lang = languageFor(world, dispatch);
  const findings = findingsOf(notification, { dispatch, session, world });
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
  { dispatch, session, world }: {
    /** What the dispatcher wrote to the agent; empty when not known. */
    dispatch: string;
    session: string;
    world: World;
  },
): Finding[] {
  const { note } = world;
  const { status, task, result } = notification;
  const declared = declaresMarker(dispatch);
  switch (status) {
    case "failed":
      note(
        "7",
        declared
          ? "failed; the marker was asked for"
          : "failed; the marker was not asked for",
      );
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
  const lang = () => languageFor(world, dispatch);
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

// The context of this event has the system role, so it holds no word of a
// subagent, only where to read.

function judgeMissing(payload: Payload, world: World): Verdict {
  const session = sessionTranscript(payload, world);
  const prompt = payload["prompt"];
  if (session === undefined || typeof prompt !== "string") return PASS;
  const arriving = notificationsIn(prompt);
  const texts: string[] = [];
  let rule: RuleId = "RECOVERY-POINTER";
  for (const notification of arriving) {
    const text = pointer(notification, { session, world });
    if (text !== undefined) texts.push(text);
  }
  world.note(
    "recovery",
    `${texts.length} notice(s) hold less than was written`,
  );
  const lost = undelivered(world.files, {
    session,
    running: undefined,
    arriving: new Set(arriving.map(({ task }) => task)),
  });
  world.note("recovery", `${lost.length} result(s) never came`);
  if (lost.length > 0) {
    if (texts.length === 0) rule = "RECOVERY-UNDELIVERED";
    const lang = languageFor(world, lost[0]?.run.dispatch ?? "");
    texts.push(tellUndelivered(lost, { lang, excerpts: false }));
  }
  if (texts.length === 0) return PASS;
  return { kind: "context", rule, text: texts.join("\n\n") };
}

/** What one notification does not hold. */
function pointer(
  { task, status, result }: Notification,
  { session, world }: { session: string; world: World },
): string | undefined {
  const files = agentFiles(session, task);
  if (files === undefined || status !== "completed") return undefined;
  const run = latestRun(world.files, files);
  if (run === undefined) return undefined;
  const dispatch = run.dispatch ?? "";
  const lost = lostTexts(run.texts, {
    delivered: reportIn(result ?? "").text,
    declared: declaresMarker(dispatch),
    floor: bodyFloor(world),
  });
  if (lost.length === 0) return undefined;
  const lang = languageFor(world, dispatch);
  const places = placesOf(lost, { file: files.transcript, lang });
  const agent = `subagent ${task}`;
  return render(ruleIn(RECOVERY_RULES, "RECOVERY-POINTER"), lang, {
    agent,
    places,
  });
}

/** Tells where texts can be read that did not come. */
export const promptRecovery: Guard = {
  name: "dispatch-recovery",
  event: "UserPromptSubmit",
  hatch: "ALLOW_NO_RECOVERY",
  tags: false,
  judge: judgeMissing,
};

/** The guards of a prompt, in the order in which their texts appear. */
export const PROMPT_GUARDS: readonly [Guard, ...Guard[]] = [
  backgroundNotice,
  promptRecovery,
];

if (import.meta.main) runHooks(PROMPT_GUARDS, { blockAs: "exit2" });
