/**
 * What there is to say about the type of a dispatch, as findings without words.
 *
 * @module
 */

import { BUILT_INS, FORK_TYPE, FORMER_BUILT_INS } from "./builtins.ts";
import type { Layer, SkippedFile } from "./definition.ts";
import { foldName } from "./names.ts";
import { nearest } from "./near_miss.ts";
import type { Registry } from "./registry.ts";
import { restrictionOf } from "./tools.ts";

/** One thing worth telling about a type. */
export type Advice =
  | {
    kind: "unknown";
    /** The file that was probably meant and does not count. */
    meant?: SkippedFile;
    near?: { name: string; layer: Layer | "built-in" };
    names: string[];
    builtIns: string[];
    complete: boolean;
  }
  | { kind: "ambiguous"; names: string[] }
  | { kind: "duplicate"; name: string; kept: string; others: string[] }
  | { kind: "former-built-in"; successor: string }
  | { kind: "no-tools"; name: string; file: string; entries: string[] };

function stem(file: string): string {
  const name = file.slice(
    Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1,
  );
  return name.endsWith(".md") ? name.slice(0, -".md".length) : name;
}

/** The skipped file whose name, or whose file's name, is the wanted one. */
function skippedFor(type: string, registry: Registry): SkippedFile | undefined {
  const folded = foldName(type);
  const candidates = registry.skipped().filter(({ reason }) =>
    reason !== "duplicate" && reason !== "shadowed" && reason !== "too-many"
  );
  const bears = (text: string | undefined) =>
    text !== undefined && foldName(text) === folded;
  return candidates.find(({ name }) => bears(name)) ??
    candidates.find(({ file }) => bears(stem(file)));
}

function unknown(type: string, registry: Registry): Advice | undefined {
  const meant = skippedFor(type, registry);
  // Whatever a link out of the folder holds may well be this agent.
  if (meant?.reason === "link-out") return undefined;
  const successor = FORMER_BUILT_INS.get(foldName(type));
  if (meant === undefined && successor !== undefined) {
    return { kind: "former-built-in", successor };
  }
  const layers = new Map<string, Layer | "built-in">();
  const builtIns = BUILT_INS.map(({ name }) => name).filter((name) =>
    name !== FORK_TYPE
  );
  for (const { name, layer } of registry.all()) layers.set(name, layer);
  for (const name of builtIns) {
    if (!layers.has(name)) layers.set(name, "built-in");
  }
  const near = meant === undefined
    ? nearest(type, [...layers.keys()])
    : undefined;
  const layer = near === undefined ? undefined : layers.get(near);
  return {
    kind: "unknown",
    ...(meant !== undefined && { meant }),
    ...(near !== undefined && layer !== undefined &&
      { near: { name: near, layer } }),
    names: registry.all().map(({ name }) => name),
    builtIns,
    complete: registry.isComplete(),
  };
}

/**
 * What there is to say about dispatching `type`; `undefined` where all is well
 * and where nothing can be known. A built-in type by its exact name is
 * answered without reading a file.
 */
export function adviceOn(type: string, registry: Registry): Advice | undefined {
  if (BUILT_INS.some(({ name }) => name === type)) return undefined;
  const found = registry.find(type);
  switch (found.kind) {
    case "unknown":
      return unknown(type, registry);
    case "ambiguous":
      return { kind: "ambiguous", names: found.names };
    case "definition": {
      const { definition } = found;
      const restriction = restrictionOf(definition);
      if (restriction?.allow?.length === 0) {
        return {
          kind: "no-tools",
          name: definition.name,
          file: definition.file,
          entries: [...definition.tools ?? []],
        };
      }
      const double = registry.duplicates().find(({ kept }) =>
        kept === definition.file
      );
      return double && { kind: "duplicate", ...double };
    }
    default:
      return undefined;
  }
}
