/** Sessions whose dispatcher sends out one subagent, known as "alpha". */
import type { ApiRequest } from "./conversation.ts";
import type { Edition } from "./install.ts";
import { printSession, type Session } from "./print_session.ts";
import { ASKS_FOR_MARKER } from "./reports.ts";
import {
  type Block,
  dispatches,
  dispatchesAndWaits,
  type Line,
  says,
} from "./script.ts";
import type { Stage } from "./stage.ts";

/** The dispatch that asks for the marker, as fields of the call. */
export const ASKED = { prompt: ASKS_FOR_MARKER };

/** What may differ from one session to the next. */
export interface Variant {
  edition?: Edition;
  env?: Readonly<Record<string, string>>;
  /** The dispatch; one that asks for the marker if left out. */
  call?: Block;
  /** The dispatcher's messages after the dispatch. */
  then?: readonly Line[];
}

function play(
  stage: Stage,
  finals: readonly Line[],
  { call, then, ...rest }: Variant & { call: Block; then: readonly Line[] },
): Promise<Session> {
  const script = { main: [says(call), ...then], agents: { alpha: finals } };
  return printSession(stage, { ...rest, script });
}

/** Alpha says `finals` while its dispatcher waits in the foreground. */
export function inForeground(
  stage: Stage,
  finals: readonly Line[],
  variant: Variant = {},
): Promise<Session> {
  const call = dispatchesAndWaits("alpha", ASKED);
  return play(stage, finals, { call, then: [], ...variant });
}

/** Alpha says `finals` in the background, and its dispatcher hears of it. */
export function inBackground(
  stage: Stage,
  finals: readonly Line[],
  variant: Variant = {},
): Promise<Session> {
  const env = { ALLOW_BACKGROUND_DISPATCH: "1", ALLOW_NO_PREFLIGHT: "1" };
  const call = dispatches("alpha", ASKED);
  const then = [says("I wait for it.")];
  return play(stage, finals, { env, call, then, ...variant });
}

/** The id of the first subagent that a request mentions. */
export function agentIdIn(request: ApiRequest): string {
  return /agentId: (\w+)/.exec(JSON.stringify(request.body))?.[1] ?? "";
}
