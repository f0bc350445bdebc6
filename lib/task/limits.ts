/**
 * How deep and how wide dispatches may grow.
 *
 * @module
 */

import type { HostFacts } from "./host.ts";
import type { Refusal } from "./plan_shapes.ts";

/** Agents below agents, unless the caller says otherwise. */
export const MAX_DEPTH = 3;

/** Children of one user that may run at the same time. */
export const MAX_RUNNING = 25;

/** The refusal of a call that would nest too deeply. */
export function depthRefusal(
  { depth, maxDepth }: HostFacts,
): Refusal | undefined {
  if (depth < maxDepth) return undefined;
  return {
    kind: "refusal",
    reason: "too-deep",
    message:
      `This dispatch would be ${
        depth + 1
      } levels deep, and ${maxDepth} is the ` +
      "limit: do the work here, or raise the limit where the chain begins",
  };
}

/**
 * The refusal of a call that would be one too many. A host that cannot count
 * its children is not held up.
 */
export function capacityRefusal(
  { running, maxRunning }: HostFacts,
): Refusal | undefined {
  if (running === undefined || running < maxRunning) return undefined;
  return {
    kind: "refusal",
    reason: "too-many",
    message:
      `${running} agents are running, and ${maxRunning} is the limit: let some ` +
      "of them finish, or stop one",
  };
}
