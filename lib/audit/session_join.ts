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
  const startedBy = new Map<string, number>();
  const byCall = Map.groupBy(notices, (notice) => notice.toolUseId);
  const byAgent = Map.groupBy(notices, (notice) => notice.agentId);
  facts.dispatches.forEach((dispatch: JudgedDispatch, index) => {
    const { outcome, id } = dispatch;
    // The result names the agent, except where there is none.
    if (outcome === "open" || outcome === "background") {
      dispatch.agentId ??= agentStartedBy(id, agents);
    }
    const agentId = dispatch.agentId ?? "";
    startedBy.set(agentId, index);
    if (outcome !== "background") return;
    const agent = agents.get(agentId);
    const told = byCall.get(id) ?? byAgent.get(agentId) ?? [];
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
      fetched: fetched.has(agentId),
      agent,
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

/** By what the agents' sidecar files say; "" when none says it. */
function agentStartedBy(call: string, agents: Map<string, Agent>): string {
  for (const [id, agent] of agents) {
    if (agent.meta().toolUseId === call) return id;
  }
  return "";
}

function deliveryOf({ notice, fetched, agent }: {
  notice: Notice | undefined;
  fetched: boolean;
  agent: Agent | undefined;
}): Delivery {
  if (notice?.status === "killed") return "stopped";
  if (notice?.delivered || fetched) return "delivered";
  const ended = notice !== undefined || agent?.runs[0]?.ended === true ||
    agent?.meta().finished === true;
  return ended ? "undelivered" : "unended";
}
