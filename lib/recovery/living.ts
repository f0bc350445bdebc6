/**
 * Which subagents of a session are still at work.
 *
 * @module
 */

import type { AgentMeta } from "../transcript/agent_meta.ts";

/**
 * The agents that run, that have a running agent above them, or that wait for
 * one below them: their notification is yet to come, or goes to another agent.
 */
export function livingOf(
  metas: ReadonlyMap<string, AgentMeta>,
  running: ReadonlySet<string> | undefined,
): Set<string> {
  const all = [...metas.values()];
  const runs = new Set(running);
  for (const { id, finished } of all) {
    if (running === undefined && !finished) runs.add(id);
  }
  const living = new Set(running);
  for (const meta of all) {
    if (runs.has(meta.id) && meta.parent !== undefined) living.add(meta.parent);
    const seen = new Set<string>();
    for (
      let above = meta.parent;
      above !== undefined && !seen.has(above);
      above = metas.get(above)?.parent
    ) {
      if (runs.has(above)) living.add(meta.id);
      seen.add(above);
    }
  }
  return living;
}
