/**
 * Reading the layers of definitions, and settling which of a name counts.
 *
 * @module
 */

import type { Files } from "../files.ts";
import type { Definition, SkippedFile } from "./definition.ts";
import { type AgentFolder, agentFolders, type Where } from "./folders.ts";
import { type FieldReader, readDefinition } from "./read_file.ts";
import { LIMITS, scanFolder } from "./scan.ts";

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
    budget: { files: number };
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
    if (budget.files-- <= 0) {
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
  const budget = { files: LIMITS.files as number };
  for (const folder of contents.folders) {
    const here = readFolder(folder, { contents, options, budget });
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
