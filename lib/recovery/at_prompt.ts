/**
 * At a prompt: texts that a notification does not hold, and results that never
 * came. The context of this event has the system role, so it holds no word of
 * a subagent, only where to read.
 *
 * @module
 */

import { languageFor } from "../settings.ts";
import { bodyFloor, declaresMarker } from "../marker.ts";
import { RECOVERY_RULES } from "../rules/recovery.ts";
import { render, ruleIn } from "../rules/rule.ts";
import type { RuleId } from "../rules/table.ts";
import {
  agentFiles,
  latestRun,
  sessionTranscript,
} from "../transcript/agent.ts";
import { reportIn } from "../transcript/report.ts";
import {
  type Notification,
  notificationsIn,
} from "../transcript/notification.ts";
import { type Guard, PASS, type Payload, type Verdict } from "../verdict.ts";
import type { World } from "../world.ts";
import { lostTexts } from "./shortfall.ts";
import { placesOf } from "./framed.ts";
import { tellUndelivered, undelivered } from "./undelivered.ts";

function judge(payload: Payload, world: World): Verdict {
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

/** Recovery at UserPromptSubmit. */
export const promptRecovery: Guard = {
  name: "dispatch-recovery",
  event: "UserPromptSubmit",
  hatch: "ALLOW_NO_RECOVERY",
  tags: false,
  judge,
};
