/**
 * The agents of a session: the definitions of its project and its user, what
 * the harness brings along, and what a `subagent_type` stands for among them.
 *
 * @module
 */

import type { Payload } from "../verdict.ts";
import type { Files, World } from "../world.ts";
import {
  type Definition,
  type FieldReader,
  foldName,
  isLookupName,
  isPluginId,
  readDefinition,
  type SkippedFile,
} from "./definition.ts";
import {
  type AgentFolder,
  agentFolders,
  LIMITS,
  scanFolder,
  type Where,
  whereOf,
} from "./folders.ts";
import { readFields } from "./frontmatter.ts";

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
export const SESSION_BUILT_INS: ReadonlySet<string> = new Set([
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
export function lookUp(type: string, byName: Map<string, Definition>): Found {
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
export interface Contents {
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
export function readLayers(where: Where, options: RegistryOptions): Contents {
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
  const known = registries.get(payload);
  if (known !== undefined) return known;
  const registry = readRegistry(whereOf(payload, world), {
    files: world.files,
  });
  registries.set(payload, registry);
  return registry;
}
