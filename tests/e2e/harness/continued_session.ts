/** Sessions that dispatch in the background, end, and are taken up again. */
import { assert } from "@std/assert";
import { ruleOf } from "../../../lib/rules/table.ts";
import { news } from "./conversation.ts";
import { printSession, type Session } from "./print_session.ts";
import { longReport } from "./reports.ts";
import { dispatches, type Line, says } from "./script.ts";
import type { Stage } from "./stage.ts";

/** How every telling of a lost result begins. */
export const LOST = ruleOf("RECOVERY-UNDELIVERED").en.wrong.split("{")[0] ?? "";

/** What alpha reports in these sessions. */
export const REPORT = longReport("alpha");

/** The dispatch of alpha, in the background of a print session. */
export const LAUNCH = says(dispatches("alpha"));

/** Plays a session, or one more part of the session `resume`. */
export function playPart(
  stage: Stage,
  main: readonly Line[],
  options: {
    agents?: Readonly<Record<string, readonly Line[]>>;
    resume?: string;
  } = {},
): Promise<Session> {
  const { agents = { alpha: [says(REPORT)] }, resume } = options;
  return printSession(stage, {
    env: { ALLOW_BACKGROUND_DISPATCH: "1", ALLOW_NO_PREFLIGHT: "1" },
    args: resume === undefined ? [] : ["--resume", resume],
    prompt: resume === undefined ? "Get it done." : "What else is there?",
    script: { main, agents },
  });
}

/** The id by which a session can be taken up again. */
export function sessionId(session: Session): string {
  const id = session.events[0]?.["session_id"];
  assert(typeof id === "string", "The session printed no id");
  return id;
}

/** How often the dispatcher was told of a lost result. */
export function timesTold(session: Session): number {
  const own = session.requests.filter((one) => one.speaker === "main");
  return own.map(news).join("\n").split(LOST).length - 1;
}
