/**
 * Joining a session's dispatches to the agents that they started, to the
 * notices of their ends, and to what the guards would have said.
 *
 * @module
 */

import { record } from "../field.ts";
import { denoFiles } from "../hook.ts";
import type { AgentRun } from "./agent_rows.ts";
import type { Dispatch, Notice } from "./dispatch.ts";
import { joinFacts } from "./session_join.ts";
import type { Session, TranscriptFile } from "./find_transcripts.ts";
import { replayGuards } from "./guards.ts";
import type { TranscriptReader } from "./transcript.ts";
import type { Troubles } from "./troubles.ts";

/**
 * Where the report of a background agent went.
 *
 * - `undelivered`: the agent ended and no model was told
 * - `unended`: nothing says that the agent ended
 */
export type Delivery = "delivered" | "undelivered" | "stopped" | "unended";

/** A dispatch with everything that its session tells about it. */
export interface JudgedDispatch extends Dispatch {
  /** For background dispatches. */
  delivery?: Delivery;
}

/** An agent's run, and the file that holds it. */
export interface JudgedRun extends AgentRun {
  file: string;
  /** Index of the dispatch that started it; absent when resumed or unknown. */
  dispatch?: number;
  mtimeMs: number;
}

/** What one session comes to. */
export interface SessionFacts {
  dispatches: JudgedDispatch[];
  runs: JudgedRun[];
  bytes: number;
  lines: number;
  sessions: number;
  agents: number;
}

/** A subagent's transcript with what its sidecar file says. */
export interface Agent {
  file: TranscriptFile;
  runs: AgentRun[];
  /** Read when it is asked for: most sessions tell enough without. */
  meta(): { toolUseId: string; finished: boolean };
}

/** Reads one session; what cannot be read is added to `troubles`. */
export function readSession(
  session: Session,
  { reader, troubles, onBytes }: {
    reader: TranscriptReader;
    troubles: Troubles;
    onBytes(bytes: number): void;
  },
): SessionFacts {
  const facts: SessionFacts = {
    dispatches: [],
    runs: [],
    bytes: 0,
    lines: 0,
    sessions: 0,
    agents: 0,
  };
  const agents = new Map<string, Agent>();
  const notices: Notice[] = [];
  const fetched = new Set<string>();
  for (const file of session.files) {
    const isAgent = file.agentId !== undefined;
    try {
      const read = reader.read(file.path, { isAgent });
      facts.bytes += read.bytes;
      facts.lines += read.lines;
      facts[isAgent ? "agents" : "sessions"]++;
      facts.dispatches.push(...read.calls.dispatches);
      for (const notice of read.calls.notices) notices.push(notice);
      for (const id of read.calls.fetched) fetched.add(id);
      if (file.agentId !== undefined) {
        const runs = read.agent?.runs ?? [];
        let known: ReturnType<Agent["meta"]> | undefined;
        const meta = () => known ??= metaOf(file.path);
        agents.set(file.agentId, { file, runs, meta });
      }
    } catch (error) {
      if (!isReadError(error)) throw error;
      troubles.add("unreadable-file", { file: file.path });
    }
    onBytes(file.bytes);
  }
  joinFacts(facts, { agents, notices, fetched });
  for (const dispatch of facts.dispatches) replayGuards(dispatch);
  return facts;
}

/** Whether the disk refused, as opposed to a fault of ours. */
function isReadError(error: unknown): boolean {
  return error instanceof Error &&
    ("code" in error ||
      Object.values(Deno.errors).some((kind) => error instanceof kind));
}

function metaOf(path: string): { toolUseId: string; finished: boolean } {
  const text = denoFiles.readText(
    path.replace(/\.jsonl$/, ".meta.json"),
    { max: 64 * 1024 },
  );
  try {
    const meta = record(JSON.parse(text ?? ""));
    const id = meta?.["toolUseId"];
    return {
      toolUseId: typeof id === "string" ? id : "",
      finished: meta?.["finished"] === true,
    };
  } catch {
    return { toolUseId: "", finished: false };
  }
}
