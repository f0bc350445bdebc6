/**
 * The agents of a session: which folders count and which files they hold, the
 * definitions of its project and its user, what the harness brings along, what
 * a `subagent_type` stands for among them, and whether it is a role that
 * somebody set up on purpose.
 *
 * @module
 */

import { clean, textField } from "../field.ts";
import { originOf, type Payload } from "../verdict.ts";
import type { Files, World } from "../world.ts";
import {
  decoded,
  type Definition,
  type FieldReader,
  foldName,
  isLookupName,
  isPluginId,
  type Layer,
  readDefinition,
  readFields,
  type SkippedFile,
  type SkipReason,
  splitFrontmatter,
} from "./definition.ts";

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

// Of a project, and of a home.
const AGENTS_FOLDER = ".claude/agents";

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
    : below(where.home, AGENTS_FOLDER);
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
    const path = below(root, AGENTS_FOLDER);
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
export function pathFrom(path: string, where: Where): string {
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

/** A built-in agent type; both tool lists absent means every tool. */
export interface BuiltIn {
  name: string;
  tools?: readonly string[];
  disallowedTools?: readonly string[];
}

const READ_ONLY = ["Agent", "Edit", "ExitPlanMode", "NotebookEdit", "Write"];

/**
 * The agent types that the harness brings along (recorded with 2.1.332), by
 * their exact names; `fork` works but is not listed to the model.
 */
export const BUILT_INS: readonly BuiltIn[] = [
  { name: "claude" },
  { name: "Explore", disallowedTools: READ_ONLY },
  { name: "fork" },
  { name: "general-purpose" },
  { name: "Plan", disallowedTools: READ_ONLY },
  { name: "statusline-setup", tools: ["Read", "Edit"] },
];

/** The type that a dispatch without `subagent_type` gets. */
export const DEFAULT_TYPE = "general-purpose";

/** Inherits the conversation; no definition can stand in its place. */
export const FORK_TYPE = "fork";

/**
 * Types that only some sessions have, by their folded names: whether this one
 * does cannot be seen from outside.
 */
const SESSION_BUILT_INS: ReadonlySet<string> = new Set([
  "claudecodeguide",
  "commentthreadanalyst",
  "webfetch",
]);

/**
 * Types that were built in once, by their folded names, and what does their
 * work now.
 */
export const FORMER_BUILT_INS: ReadonlyMap<string, string> = new Map([
  ["bash", "general-purpose"],
]);

/** What a `subagent_type` stands for. */
export type Found =
  | { kind: "definition"; definition: Definition }
  | { kind: "built-in"; builtIn: BuiltIn }
  /** Several names fold to this one; the harness refuses to choose. */
  | { kind: "ambiguous"; names: string[] }
  /** Defined, if at all, where no file of the workspace shows it. */
  | { kind: "outside" }
  | { kind: "unknown" };

/** A built-in type by its name, in any spelling. */
export function builtInOf(type: string): BuiltIn | undefined {
  const folded = foldName(type);
  return BUILT_INS.find(({ name }) => foldName(name) === folded);
}

/** Looks `type` up among the definitions that count and the built-in types. */
function lookUp(type: string, byName: Map<string, Definition>): Found {
  const built = builtInOf(type);
  // The sentinel wins over a file of the same name.
  if (built?.name === FORK_TYPE) return { kind: "built-in", builtIn: built };
  const exact = byName.get(type);
  if (exact !== undefined) return { kind: "definition", definition: exact };
  if (built?.name === type) return { kind: "built-in", builtIn: built };
  if (isPluginId(type)) return { kind: "outside" };
  if (!isLookupName(type)) return { kind: "unknown" };
  const folded = foldName(type);
  const alike = [...byName.values()].filter(({ name }) =>
    foldName(name) === folded
  );
  const names = alike.map(({ name }) => name);
  if (built !== undefined && !names.includes(built.name)) {
    names.push(built.name);
  }
  if (names.length > 1) return { kind: "ambiguous", names: names.sort() };
  const [only] = alike;
  if (only !== undefined) return { kind: "definition", definition: only };
  if (built !== undefined) return { kind: "built-in", builtIn: built };
  return { kind: SESSION_BUILT_INS.has(folded) ? "outside" : "unknown" };
}

/** One name that several files of one folder define. */
export interface Duplicate {
  name: string;
  /** The file that counts: the last in the order of paths. */
  kept: string;
  others: string[];
}

/** How a registry reads. */
export interface RegistryOptions {
  files: Files;
  /** How frontmatter is read; by default without a package. */
  read?: FieldReader;
}

/** What the layers hold together. */
interface Contents {
  folders: AgentFolder[];
  byName: Map<string, Definition>;
  skipped: SkippedFile[];
  duplicates: Duplicate[];
  complete: boolean;
}

/** The definitions of one folder; of equal names the last path counts. */
function readFolder(
  { path: folder, layer }: AgentFolder,
  { contents, options, budget }: {
    contents: Contents;
    options: RegistryOptions;
    budget: { files: number; heads: number };
  },
): Map<string, Definition> {
  const { skipped } = contents;
  const scan = scanFolder(folder, options.files);
  for (const { file, reason } of scan.skipped) {
    skipped.push({ file, layer, reason });
    if (reason === "too-many") contents.complete = false;
  }
  const here = new Map<string, Definition>();
  const doubles = new Map<string, string[]>();
  for (const file of scan.files) {
    if (budget.files-- <= 0 || budget.heads <= 0) {
      skipped.push({ file: folder, layer, reason: "too-many" });
      contents.complete = false;
      break;
    }
    const found = readDefinition(file, options);
    if (found.kind === "skipped") {
      const { kind: _, ...why } = found;
      skipped.push({ file, layer, ...why });
      continue;
    }
    const { name } = found.fields;
    const earlier = here.get(name);
    if (earlier !== undefined) {
      const others = doubles.get(name);
      if (others === undefined) doubles.set(name, [earlier.file]);
      else others.push(earlier.file);
    }
    here.set(name, { ...found.fields, layer, folder, file });
  }
  for (const [name, others] of doubles) {
    const kept = here.get(name)?.file ?? "";
    contents.duplicates.push({ name, kept, others });
    for (const file of others) {
      skipped.push({ file, layer, reason: "duplicate", name, kept });
    }
  }
  return here;
}

/** Reads all layers; of equal names in different folders the nearest counts. */
function readLayers(where: Where, options: RegistryOptions): Contents {
  const contents: Contents = {
    folders: agentFolders(where, options.files),
    byName: new Map(),
    skipped: [],
    duplicates: [],
    complete: true,
  };
  const budget: { files: number; heads: number } = { ...LIMITS };
  const { files, read = readFields } = options;
  const counted: RegistryOptions = {
    files,
    read(head) {
      budget.heads -= head.length;
      return read(head);
    },
  };
  for (const folder of contents.folders) {
    const here = readFolder(folder, { contents, options: counted, budget });
    for (const [name, definition] of here) {
      const nearer = contents.byName.get(name);
      if (nearer === undefined) {
        contents.byName.set(name, definition);
        continue;
      }
      const { file, layer } = definition;
      const kept = nearer.file;
      contents.skipped.push({ file, layer, reason: "shadowed", name, kept });
    }
  }
  return contents;
}

/** The agents that a session has; read on first use, and read once. */
export interface Registry {
  where: Where;
  files: Files;
  /** What `type` stands for, looked up as the harness looks it up. */
  find(type: string): Found;
  /** The definitions that count, by name. */
  all(): readonly Definition[];
  /** The folders that were read, nearest first. */
  folders(): readonly AgentFolder[];
  skipped(): readonly SkippedFile[];
  duplicates(): readonly Duplicate[];
  /** False when bounds were met, so that an unknown name proves nothing. */
  isComplete(): boolean;
}

/**
 * The registry of a session. Nothing is read before the first question, and
 * nothing is kept for the next process, so an edited definition counts at once.
 *
 * @example
 * ```ts
 * import { denoFiles } from "../hook.ts";
 * import { readRegistry } from "./registry.ts";
 * const registry = readRegistry({ cwd: Deno.cwd() }, { files: denoFiles });
 * console.log(registry.all().map(({ name }) => name));
 * ```
 */
export function readRegistry(
  where: Where,
  options: RegistryOptions,
): Registry {
  let contents: Contents | undefined;
  const read = () => contents ??= readLayers(where, options);
  return {
    where,
    files: options.files,
    find: (type) => lookUp(type, read().byName),
    all: () =>
      [...read().byName.values()].sort((a, b) => a.name < b.name ? -1 : 1),
    folders: () => read().folders,
    skipped: () => read().skipped,
    duplicates: () => read().duplicates,
    isComplete: () => read().complete,
  };
}

// Keyed by the payload, so that what was read lives as long as its judgment.
const registries = new WeakMap<Payload, Registry>();

/**
 * The registry of the session that a payload comes from. Guards that judge the
 * same payload share it, so that no file is read twice.
 */
export function registryFor(payload: Payload, world: World): Registry {
  const origin = originOf(payload);
  const known = registries.get(origin);
  if (known !== undefined) return known;
  const registry = readRegistry(whereOf(origin, world), {
    files: world.files,
  });
  registries.set(origin, registry);
  return registry;
}

// Enough of a file to see whether it has frontmatter, in bytes.
const OPENING_MAX = 4096;

/** A role of the roster. */
export interface RosterHit {
  file: string;
  /** A file without any frontmatter: a role for people, not for the harness. */
  bare: boolean;
}

/** Whether a file is there and has no frontmatter; read at most once. */
function isBare(file: string, registry: Registry): boolean {
  const folder = parentOf(file);
  if (registry.folders().some(({ path }) => path === folder)) {
    const skipped = registry.skipped().find((each) => each.file === file);
    if (skipped !== undefined) return skipped.reason === "no-frontmatter";
    if (registry.isComplete()) return false;
  }
  const bytes = registry.files.readBytes(file, { max: OPENING_MAX });
  if (bytes === undefined) return false;
  return splitFrontmatter(decoded(bytes)).state === "none";
}

function bareFile(type: string, registry: Registry): RosterHit | undefined {
  const { where } = registry;
  const folders = ancestors(where.cwd).map((level) =>
    below(level, AGENTS_FOLDER)
  );
  const user = userFolder(where);
  if (user !== undefined) folders.push(user);
  if (where.home !== undefined) {
    folders.push(below(where.home, AGENTS_FOLDER));
  }
  for (const folder of new Set(folders)) {
    const file = below(folder, `${type}.md`);
    if (isBare(file, registry)) return { file, bare: true };
  }
  return undefined;
}

/**
 * The role that `type` names, or `undefined`. A hit is a definition that the
 * harness would find under this name, or a regular file `<type>.md` without
 * any frontmatter, in `.claude/agents` of the working folder, of any folder
 * above it, or of the user. A built-in type by itself is no role; a file with
 * frontmatter that the harness refuses is none either. Path parts, control
 * characters and more than 64 units never reach the file system.
 */
export function findDefinition(
  type: string,
  registry: Registry,
): RosterHit | undefined {
  const name = type.trim();
  if (!isLookupName(type) || isPluginId(name)) return undefined;
  const found = registry.find(name);
  if (found.kind === "definition") {
    return { file: found.definition.file, bare: false };
  }
  return bareFile(name, registry);
}

/** The names of the roster's definitions, sorted; not yet fit to be shown. */
export function rosterNames(
  registry: Registry,
  options: { most?: number } = {},
): string[] {
  return registry.all().slice(0, options.most ?? 20).map(({ name }) => name);
}
