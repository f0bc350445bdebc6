/**
 * Where the transcripts of a session and of its subagents lie.
 *
 * @module
 */

import { type TextField, textField } from "../field.ts";
import type { Payload } from "../verdict.ts";
import type { World } from "../world.ts";

// Ids become part of a path, so nothing that could leave the folder gets in.
const ID = /^[A-Za-z0-9@_-]{1,80}$/;

/** The files of one subagent. */
export interface AgentFiles {
  transcript: string;
  /** The sidecar that Claude Code writes when the agent has started. */
  meta: string;
}

/** Whether a text is an agent or task id that may become part of a path. */
export function isPlainId(id: string): boolean {
  return ID.test(id);
}

/** A path with a leading `~` replaced by HOME; `undefined` without a HOME. */
export function expandHome(path: string, world: World): string | undefined {
  if (path !== "~" && !path.startsWith("~/")) return path;
  const home = world.env("HOME");
  return home === undefined || home === "" ? undefined : home + path.slice(1);
}

/** The transcript of the session that a payload belongs to. */
export function sessionTranscript(
  payload: Payload,
  world: World,
): string | undefined {
  return path(textField(payload, "transcript_path"), world);
}

/** The folder in which Claude Code keeps the transcripts of subagents. */
export function subagentsFolder(session: string): string {
  const stem = session.endsWith(".jsonl") ? session.slice(0, -6) : session;
  return `${stem}/subagents`;
}

/** The files of the agent `id`, nested ones too; `undefined` for an odd id. */
export function agentFiles(
  session: string,
  id: string,
): AgentFiles | undefined {
  if (!isPlainId(id)) return undefined;
  const stem = `${subagentsFolder(session)}/agent-${id}`;
  return { transcript: `${stem}.jsonl`, meta: `${stem}.meta.json` };
}

/**
 * The transcript that a SubagentStop payload is about: the one it names, or,
 * where that is no readable file, the usual place.
 */
export function stoppedAgentFiles(
  payload: Payload,
  world: World,
): AgentFiles | undefined {
  const named = path(textField(payload, "agent_transcript_path"), world);
  if (named !== undefined && world.files.stat(named)?.kind === "file") {
    const stem = named.endsWith(".jsonl") ? named.slice(0, -6) : named;
    return { transcript: named, meta: `${stem}.meta.json` };
  }
  const session = sessionTranscript(payload, world);
  const id = textField(payload, "agent_id");
  if (session === undefined || id.state !== "present") return undefined;
  const usual = agentFiles(session, id.value);
  return usual !== undefined &&
      world.files.stat(usual.transcript)?.kind === "file"
    ? usual
    : undefined;
}

function path(field: TextField, world: World): string | undefined {
  return field.state === "present" ? expandHome(field.value, world) : undefined;
}
