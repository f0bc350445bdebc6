/**
 * Which folders of agents count for a session, and which files they hold.
 *
 * @module
 */

import { clean, textField } from "../field.ts";
import type { Files, World } from "../world.ts";
import type { Payload } from "../verdict.ts";
import type { Layer, SkipReason } from "./definition.ts";

/** From where agents are looked for. */
export interface Where {
  /** The session's working folder, absolute. */
  cwd: string;
  home?: string;
  /** `CLAUDE_CONFIG_DIR`; without it the user's layer lies in `home`. */
  configDir?: string;
}

/** A folder that may hold definitions; the first in a list is the nearest. */
export interface AgentFolder {
  path: string;
  layer: Layer;
}

// Deeper than any project; a bound for a hostile `cwd`.
const MOST_LEVELS = 64;

function isAbsolute(path: string): boolean {
  return path.startsWith("/") || /^[A-Za-z]:[\\/]/.test(path);
}

function trimmed(path: string): string {
  const short = path.replace(/[\\/]$/, "");
  return short === "" || short.endsWith(":") ? path : short;
}

/** The folder above, or `undefined` at the top. */
export function parentOf(path: string): string | undefined {
  const cut = Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\"));
  if (cut < 0 || cut === path.length - 1) return undefined;
  return cut === 0 ? "/" : path.slice(0, cut);
}

/** One name below a folder. */
export function below(folder: string, name: string): string {
  return folder.endsWith("/") ? folder + name : `${folder}/${name}`;
}

function variable(world: World, name: string): string | undefined {
  const value = world.env(name);
  return value === undefined || value.trim() === "" ? undefined : value;
}

/**
 * From where a payload's session looks for agents: its `cwd`, else `PWD`. An
 * empty `cwd` in the answer means that neither is known.
 */
export function whereOf(payload: Payload, world: World): Where {
  const field = textField(payload, "cwd");
  const told = field.state === "present" && isAbsolute(field.value)
    ? field.value
    : variable(world, "PWD") ?? "";
  const home = variable(world, "HOME");
  const configDir = variable(world, "CLAUDE_CONFIG_DIR");
  return {
    cwd: isAbsolute(told) ? trimmed(told) : "",
    ...(home !== undefined && { home: trimmed(home) }),
    ...(configDir !== undefined && { configDir: trimmed(configDir) }),
  };
}

/** `cwd` and the folders above it, nearest first; none for an unknown cwd. */
export function ancestors(cwd: string): string[] {
  const levels: string[] = [];
  let at: string | undefined = cwd === "" ? undefined : cwd;
  while (at !== undefined && levels.length < MOST_LEVELS) {
    levels.push(at);
    at = parentOf(at);
  }
  return levels;
}

/** The user's folder of agents, if the session has a home. */
export function userFolder(where: Where): string | undefined {
  if (where.configDir !== undefined) return below(where.configDir, "agents");
  return where.home === undefined
    ? undefined
    : below(where.home, ".claude/agents");
}

/**
 * The folders of agents that the harness reads, nearest first: those of `cwd`
 * and of each parent up to the root of its git repository (without one, further
 * up), then the user's. The walk ends below the home folder, whose `.claude`
 * is the user's layer and never a project's; a git worktree that has no folder
 * of agents at its root uses that of its main repository (recorded with
 * 2.1.332).
 */
export function agentFolders(where: Where, files: Files): AgentFolder[] {
  const user = userFolder(where);
  const home = where.home;
  const homes = home === undefined ? [] : [home, files.realPath(home)];
  const userReal = user === undefined ? undefined : files.realPath(user);
  const folders: AgentFolder[] = [];
  const addProject = (root: string): boolean => {
    const path = below(root, ".claude/agents");
    if (files.stat(path)?.kind !== "folder") return false;
    const isUsers = path === user ||
      (userReal !== undefined && files.realPath(path) === userReal);
    if (!isUsers) folders.push({ path, layer: "project" });
    return true;
  };
  for (const level of ancestors(where.cwd)) {
    if (homes.includes(level)) break;
    const own = addProject(level);
    const git = below(level, ".git");
    if (files.stat(git) === undefined) continue;
    const main = own ? undefined : mainWorktree(git, files);
    if (main !== undefined) addProject(main);
    break;
  }
  if (user !== undefined && files.stat(user)?.kind === "folder") {
    folders.push({ path: user, layer: "user" });
  }
  return folders;
}

// One line with a path.
const POINTER_MAX = 4096;
const POINTER = /^gitdir: (\/[^\r\n]*)\/\.git\/worktrees\/[^/\r\n]+$/;

/**
 * The root of the main working tree, when the `.git` at `path` is the file of
 * a worktree; `undefined` for a folder and for submodules.
 */
export function mainWorktree(path: string, files: Files): string | undefined {
  const text = files.stat(path)?.kind === "file"
    ? files.readText(path, { max: POINTER_MAX })
    : undefined;
  return text === undefined ? undefined : POINTER.exec(text.trimEnd())?.[1];
}

/** Bounds of one registry; what lies beyond them is told, not read. */
export const LIMITS = {
  /** Files read in all layers together. */
  files: 2000,
  /**
   * UTF-16 units of frontmatter in all layers together. The worst of it takes
   * about a second; a repository must not take a hook past its timeout.
   */
  heads: 1024 * 1024,
  /** Entries listed in one folder. */
  entries: 20_000,
  /** Folders entered in one layer. */
  folders: 500,
  depth: 12,
} as const;

/** The files to be read, in the order in which the last of a name counts. */
export interface Scan {
  files: string[];
  skipped: { file: string; reason: SkipReason }[];
}

function isInside(path: string, root: string): boolean {
  return path === root || path.startsWith(below(root, ""));
}

/**
 * Lists the `.md` files of `root` and its subfolders. Links are not followed
 * out of the folder: a cloned repository must not point at other files. A link
 * that stays inside adds nothing, because its target is listed anyway.
 */
export function scanFolder(root: string, files: Files): Scan {
  const realRoot = files.realPath(root) ?? root;
  const scan: Scan = { files: [], skipped: [] };
  let folders = 0;

  function followLink(path: string): void {
    const isMarkdown = path.endsWith(".md");
    const target = files.realPath(path);
    if (target === undefined) {
      if (isMarkdown) scan.skipped.push({ file: path, reason: "unreadable" });
    } else if (!isInside(target, realRoot)) {
      const kind = files.stat(path)?.kind;
      if (isMarkdown || kind === "folder") {
        scan.skipped.push({ file: path, reason: "link-out" });
      }
    } else if (isMarkdown && !target.endsWith(".md")) scan.files.push(path);
  }

  function enter(folder: string, depth: number): void {
    folders += 1;
    if (folders > LIMITS.folders || depth > LIMITS.depth) {
      scan.skipped.push({ file: folder, reason: "too-many" });
      return;
    }
    const entries = files.list(folder, { most: LIMITS.entries });
    if (entries === undefined) {
      scan.skipped.push({ file: folder, reason: "unreadable" });
      return;
    }
    if (entries.length >= LIMITS.entries) {
      scan.skipped.push({ file: folder, reason: "too-many" });
    }
    for (const { name, kind } of entries) {
      const path = below(folder, name);
      if (kind === "folder") enter(path, depth + 1);
      else if (kind === "link") followLink(path);
      else if (!name.endsWith(".md")) continue;
      else if (kind === "file") scan.files.push(path);
      else scan.skipped.push({ file: path, reason: "not-a-file" });
    }
  }

  enter(root, 0);
  scan.files.sort();
  return scan;
}

const PATH_MAX = 160;

/** A path as people write it: below the working folder, or below home. */
export function shownPath(path: string, where: Where): string {
  const { cwd, home } = where;
  const within = (root: string) =>
    root !== "" && path.startsWith(below(root, ""));
  const short = within(cwd)
    ? path.slice(below(cwd, "").length)
    : home !== undefined && within(home)
    ? `~/${path.slice(below(home, "").length)}`
    : path;
  return clean(short, PATH_MAX);
}
