/**
 * Joining a session's dispatches to the agents that they started and to the
 * notices of their ends.
 *
 * @module
 */

import type { Notice } from "./dispatch.ts";
import type {
  Agent,
  Delivery,
  JudgedDispatch,
  SessionFacts,
} from "./session_facts.ts";

/**
 * Fills in what only agents and notices together tell, and adds the runs.
 */
export function joinFacts(
  facts: SessionFacts,
  { agents, notices, fetched }: {
    agents: Map<string, Agent>;
    notices: Notice[];
    fetched: Set<string>;
  },
): void {
  const byCall = new Map<string, [string, Agent]>();
  for (const entry of agents) {
    if (entry[1].toolUseId !== "") byCall.set(entry[1].toolUseId, entry);
  }
  const startedBy = new Map<string, number>();
  const noticed = Map.groupBy(notices, (notice) => notice.toolUseId);
  facts.dispatches.forEach((dispatch: JudgedDispatch, index) => {
    const found = byCall.get(dispatch.id);
    dispatch.agentId ??= found?.[0] ?? "";
    startedBy.set(dispatch.agentId, index);
    if (dispatch.outcome !== "background") return;
    const agent = agents.get(dispatch.agentId) ?? found?.[1];
    const told = noticed.get(dispatch.id) ??
      notices.filter((notice) => notice.agentId === dispatch.agentId);
    const notice = told.find((one) => one.delivered) ?? told[0];
    if (notice !== undefined) {
      dispatch.ms ||= notice.ms;
      dispatch.tokens ||= notice.tokens;
    }
    // The agent's own file is whole; a notice is cut near 100,000 characters.
    const report = agent?.runs[0]?.last ?? notice?.report;
    if (report !== undefined) dispatch.report = report;
    dispatch.delivery = deliveryOf({
      notice,
      fetched: fetched.has(dispatch.agentId),
      ended: agent !== undefined &&
        (agent.finished || agent.runs[0]?.ended === true),
    });
  });
  for (const [id, agent] of agents) {
    agent.runs.forEach((run, index) => {
      const dispatch = index === 0 ? startedBy.get(id) : undefined;
      facts.runs.push({
        ...run,
        file: agent.file.path,
        mtimeMs: agent.file.mtimeMs,
        ...(dispatch === undefined ? {} : { dispatch }),
      });
    });
  }
}

function deliveryOf({ notice, fetched, ended }: {
  notice: Notice | undefined;
  fetched: boolean;
  ended: boolean;
}): Delivery {
  if (notice?.status === "killed") return "stopped";
  if (notice?.delivered || fetched) return "delivered";
  return notice !== undefined || ended ? "undelivered" : "unended";
}
