/**
 * Finding the transcripts under a folder.
 *
 * Claude Code keeps `projects/<project>/<session>.jsonl` and, beside it,
 * `<session>/subagents/agent-<id>.jsonl`; earlier versions kept
 * `agent-<id>.jsonl` next to the sessions.
 *
 * @module
 */

import { basename, dirname } from "@std/path";
import { denoFiles } from "../hook.ts";
import type { Troubles } from "./troubles.ts";

/** A transcript file. */
export interface TranscriptFile {
  path: string;
  bytes: number;
  mtimeMs: number;
  /** The agent's id when it is a subagent's transcript. */
  agentId?: string;
}

/** A session with the transcripts of its subagents, which are judged as one. */
export interface Session {
  files: TranscriptFile[];
  bytes: number;
}

const AGENT_FILE = /^agent-([A-Za-z0-9@_-]{1,80})\.jsonl$/;
// A first row tells its session within this.
const HEAD = 64 * 1024;

/**
 * The sessions under `roots`; a root may also be one transcript. Links below a
 * root are not followed. Files last changed before `since` (milliseconds) are
 * left out: a transcript only grows.
 */
export function findSessions(
  roots: readonly string[],
  { since, troubles }: { since: number; troubles: Troubles },
): Session[] {
  const sessions = new Map<string, Session>();
  const seen = new Set<string>();
  const add = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const stat = denoFiles.stat(path);
    if (stat?.kind !== "file") {
      troubles.add(stat ? "not-a-file" : "unreadable-file", { file: path });
      return;
    }
    if (stat.mtimeMs < since) return;
    const agentId = AGENT_FILE.exec(basename(path))?.[1];
    const file: TranscriptFile = {
      path,
      bytes: stat.size,
      mtimeMs: stat.mtimeMs,
      ...(agentId === undefined ? {} : { agentId }),
    };
    const key = sessionKey(file);
    let session = sessions.get(key);
    if (!session) sessions.set(key, session = { files: [], bytes: 0 });
    session.files.push(file);
    session.bytes += file.bytes;
  };
  for (const root of roots) {
    const real = denoFiles.realPath(root);
    const kind = real === undefined ? undefined : denoFiles.stat(real)?.kind;
    if (real === undefined || kind === undefined) {
      troubles.add("unreadable-folder", { file: root });
    } else if (kind === "file") add(real);
    else walk(real, add, troubles);
  }
  for (const session of sessions.values()) {
    // The session's own file first: it says which agents it started.
    session.files.sort((a, b) =>
      Number(a.agentId !== undefined) - Number(b.agentId !== undefined) ||
      (a.path < b.path ? -1 : 1)
    );
  }
  return [...sessions].sort(([a], [b]) => a < b ? -1 : 1).map(([, s]) => s);
}

function walk(
  root: string,
  add: (path: string) => void,
  troubles: Troubles,
): void {
  const folders = [root];
  for (let folder = folders.pop(); folder !== undefined;) {
    try {
      for (const entry of Deno.readDirSync(folder)) {
        const path = `${folder === "/" ? "" : folder}/${entry.name}`;
        if (entry.isDirectory) folders.push(path);
        else if (!entry.name.endsWith(".jsonl")) continue;
        else if (entry.isFile) add(path);
        else if (entry.isSymlink) {
          troubles.add("link-not-followed", { file: path });
        } else troubles.add("not-a-file", { file: path });
      }
    } catch {
      troubles.add("unreadable-folder", { file: folder });
    }
    folder = folders.pop();
  }
}

function sessionKey({ path, agentId }: TranscriptFile): string {
  const below = path.lastIndexOf("/subagents/");
  if (below >= 0) return path.slice(0, below);
  if (agentId === undefined) return path.slice(0, -".jsonl".length);
  const head = denoFiles.readText(path, { max: HEAD }) ?? "";
  const session = /"sessionId"\s*:\s*"([A-Za-z0-9-]{1,80})"/.exec(head)?.[1];
  return session === undefined ? path : `${dirname(path)}/${session}`;
}
