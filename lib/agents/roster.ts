/**
 * The roster: which `subagent_type` is a role that somebody set up on purpose.
 *
 * @module
 */

import { ancestors, below, parentOf, userFolder } from "./folders.ts";
import { splitFrontmatter } from "./frontmatter.ts";
import { isLookupName, isPluginId } from "./definition.ts";
import type { Registry } from "./registry.ts";

/** Enough of a file to see whether it has frontmatter, in bytes. */
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
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  return splitFrontmatter(text).state === "none";
}

function bareFile(type: string, registry: Registry): RosterHit | undefined {
  const { where } = registry;
  const folders = ancestors(where.cwd).map((level) =>
    below(level, ".claude/agents")
  );
  const user = userFolder(where);
  if (user !== undefined) folders.push(user);
  if (where.home !== undefined) {
    folders.push(below(where.home, ".claude/agents"));
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
