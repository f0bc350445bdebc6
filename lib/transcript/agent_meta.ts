/**
 * The sidecar files of a session's subagents.
 *
 * @module
 */

import type { Files } from "../world.ts";
import { agentFiles, isPlainId, subagentsFolder } from "./place.ts";
import { parseRow } from "./row.ts";

/** What a sidecar says. */
export interface AgentMeta {
  id: string;
  /** The call that started the agent; empty when not told. */
  toolUse: string;
  parent: string | undefined;
  /** Ended by itself, at least once; not when it was stopped. */
  finished: boolean;
  /** Asked for in the background. */
  background: boolean;
  /** Neither a teammate nor a part of a workflow. */
  ordinary: boolean;
}

const MOST_AGENTS = 4000;
const MOST_BYTES = 64 * 1024;
const NAME = /^agent-([A-Za-z0-9@_-]{1,80})\.meta\.json$/;

/**
 * The sidecars of all subagents of a session, by id; `undefined` when the
 * session has none, which costs one look.
 */
export function agentMetas(
  files: Files,
  session: string,
): Map<string, AgentMeta> | undefined {
  const entries = files.list(subagentsFolder(session), { most: MOST_AGENTS });
  if (entries === undefined) return undefined;
  const metas = new Map<string, AgentMeta>();
  for (const { name } of entries) {
    const id = NAME.exec(name)?.[1];
    if (id === undefined || !isPlainId(id)) continue;
    const path = agentFiles(session, id)?.meta ?? "";
    const text = files.readText(path, { max: MOST_BYTES });
    const meta = text === undefined ? undefined : parseRow(text);
    if (meta === undefined) continue;
    metas.set(id, {
      id,
      toolUse: string(meta["toolUseId"]) ?? "",
      parent: string(meta["parentAgentId"]),
      finished: meta["finished"] === true,
      background: meta["requestShape"] === "background",
      ordinary: meta["taskKind"] === undefined &&
        meta["inWorkflowRun"] !== true,
    });
  }
  return metas;
}

function string(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
