/**
 * Which folders of agents count for a session.
 *
 * @module
 */

import { textField } from "../field.ts";
import type { Files } from "../files.ts";
import type { Payload } from "../verdict.ts";
import type { World } from "../world.ts";
import type { Layer } from "./definition.ts";
import { mainWorktree } from "./worktree.ts";

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
