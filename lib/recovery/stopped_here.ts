/**
 * Who stopped a subagent.
 *
 * @module
 */

import {
  type Notification,
  stoppedByModel,
} from "../transcript/notification.ts";
import type { World } from "../world.ts";
import { sessionFacts } from "./session_facts.ts";

/** Whether this session stopped the agent of a `killed` notification itself. */
export function wasStoppedHere(
  notification: Notification,
  { session, world }: { session: string | undefined; world: World },
): boolean {
  if (stoppedByModel(notification)) return true;
  if (session === undefined) return false;
  const facts = sessionFacts(world.files, session);
  return facts?.stopped.has(notification.task) ?? false;
}
