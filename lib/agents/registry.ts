/**
 * The agents of a session: the definitions of its project and its user, and
 * what the harness brings along.
 *
 * @module
 */

import type { Files } from "../files.ts";
import { BUILT_INS, type BuiltIn, FORK_TYPE } from "./builtins.ts";
import type { Definition, SkippedFile } from "./definition.ts";
import { agentFolders, type Where } from "./folders.ts";
import { foldName, isLookupName, isPluginId } from "./names.ts";
import { type FieldReader, readDefinition } from "./read_file.ts";
import { LIMITS, scanFolder } from "./scan.ts";

/** What a `subagent_type` stands for. */
export type Found =
  | { kind: "definition"; definition: Definition }
  | { kind: "built-in"; builtIn: BuiltIn }
  /** Several names fold to this one; the harness refuses to choose. */
  | { kind: "ambiguous"; names: string[] }
  /** `plugin:agent`: defined where no file of the workspace shows it. */
  | { kind: "outside" }
  | { kind: "unknown" };

/** One name that several files of one folder define. */
export interface Duplicate {
  name: string;
  /** The file that counts: the last in the order of paths. */
  kept: string;
  others: string[];
}

/** The agents that a session has; read on first use, and read once. */
export interface Registry {
  where: Where;
  files: Files;
  /** What `type` stands for, looked up as the harness looks it up. */
  find(type: string): Found;
  /** The definitions that count, by name. */
  all(): readonly Definition[];
  skipped(): readonly SkippedFile[];
  duplicates(): readonly Duplicate[];
  /** False when bounds were met, so that an unknown name proves nothing. */
  isComplete(): boolean;
}

/** How a registry reads. */
export interface RegistryOptions {
  files: Files;
  /** How frontmatter is read; by default without a package. */
  read?: FieldReader;
}

interface Contents {
  byName: Map<string, Definition>;
  skipped: SkippedFile[];
  duplicates: Duplicate[];
  complete: boolean;
}

function readLayers(
  where: Where,
  { files, read }: RegistryOptions,
): Contents {
  const contents: Contents = {
    byName: new Map(),
    skipped: [],
    duplicates: [],
    complete: true,
  };
  let budget: number = LIMITS.files;
  for (const { path: folder, layer } of agentFolders(where, files)) {
    const scan = scanFolder(folder, files);
    const here = new Map<string, Definition>();
    const doubles = new Map<string, string[]>();
    for (const { file, reason } of scan.skipped) {
      contents.skipped.push({ file, layer, reason });
      if (reason === "too-many") contents.complete = false;
    }
    for (const file of scan.files) {
      if (budget-- <= 0) {
        contents.skipped.push({ file: folder, layer, reason: "too-many" });
        contents.complete = false;
        break;
      }
      const found = readDefinition(file, { files, ...(read && { read }) });
      if (found.kind === "skipped") {
        const { reason, name } = found;
        contents.skipped.push({
          file,
          layer,
          reason,
          ...(name !== undefined && { name }),
        });
        continue;
      }
      const earlier = here.get(found.fields.name);
      if (earlier !== undefined) {
        const others = doubles.get(earlier.name) ?? [];
        doubles.set(earlier.name, [...others, earlier.file]);
      }
      here.set(found.fields.name, { ...found.fields, layer, folder, file });
    }
    for (const [name, others] of doubles) {
      const kept = here.get(name)?.file ?? "";
      contents.duplicates.push({ name, kept, others });
      for (const file of others) {
        contents.skipped.push({ file, layer, reason: "duplicate", name, kept });
      }
    }
    for (const [name, definition] of here) {
      const nearer = contents.byName.get(name);
      if (nearer === undefined) contents.byName.set(name, definition);
      else {
        contents.skipped.push({
          file: definition.file,
          layer,
          reason: "shadowed",
          name,
          kept: nearer.file,
        });
      }
    }
  }
  return contents;
}

/** A built-in type by its exact name, or by its folded one. */
export function builtInOf(type: string): BuiltIn | undefined {
  const folded = foldName(type);
  return BUILT_INS.find(({ name }) => name === type) ??
    BUILT_INS.find(({ name }) => foldName(name) === folded);
}

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
  return built === undefined
    ? { kind: "unknown" }
    : { kind: "built-in", builtIn: built };
}

/**
 * The registry of a session. Nothing is read before the first question, and
 * nothing is kept for the next process, so an edited definition counts at once.
 *
 * @example
 * ```ts
 * import { denoFiles } from "../files.ts";
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
    skipped: () => read().skipped,
    duplicates: () => read().duplicates,
    isComplete: () => read().complete,
  };
}
