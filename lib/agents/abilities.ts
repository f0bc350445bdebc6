/**
 * What a dispatched type is able to do, for the guards that ask, and which type
 * a guard may recommend.
 *
 * @module
 */

import { clean } from "../field.ts";
import { isLookupName, type Layer, NAME_MAX } from "./definition.ts";
import {
  builtInOf,
  DEFAULT_TYPE,
  type Found,
  type Registry,
} from "./registry.ts";
import { hasTool } from "./tools.ts";

/** What a type can do. */
export interface Abilities {
  /** The name as the harness knows it. */
  name: string;
  layer: Layer | "built-in";
  /** Has Write, Edit or NotebookEdit. Bash alone does not count. */
  canWrite: boolean;
  /** Has Bash. */
  canRun: boolean;
  /** The model that the definition pins; `inherit` pins none. */
  model?: string;
  /** Runs in the background, whatever the call says. */
  background: boolean;
  /** The definition's file; absent for a built-in type. */
  file?: string;
}

const WRITERS = ["Write", "Edit", "NotebookEdit"];

function abilitiesFound(found: Found): Abilities | undefined {
  if (found.kind === "built-in") {
    const { builtIn } = found;
    return {
      name: builtIn.name,
      layer: "built-in",
      canWrite: WRITERS.some((tool) => hasTool(builtIn, tool)),
      canRun: hasTool(builtIn, "Bash"),
      background: false,
    };
  }
  if (found.kind !== "definition") return undefined;
  const { definition } = found;
  const { name, layer, model, background, file } = definition;
  return {
    name,
    layer,
    canWrite: WRITERS.some((tool) => hasTool(definition, tool)),
    canRun: hasTool(definition, "Bash"),
    ...(model !== undefined && model !== "inherit" && { model }),
    background,
    file,
  };
}

/**
 * What the type of a dispatch can do; a blank type is the default one.
 * `undefined` when no file shows it: an unknown name, an ambiguous one, or
 * `plugin:agent`.
 */
export function abilitiesOf(
  type: string,
  registry: Registry,
): Abilities | undefined {
  const name = type.trim() === "" ? DEFAULT_TYPE : type;
  return abilitiesFound(registry.find(name));
}

/** Whether a dispatch of `type` gets a built-in one unless a file replaces it. */
export function isBuiltIn(type: string): boolean {
  return type.trim() === "" || builtInOf(type) !== undefined;
}

/**
 * What a built-in type can do as the harness brings it along, without reading
 * any file; `undefined` for other types.
 */
export function builtInAbilities(type: string): Abilities | undefined {
  const builtIn = builtInOf(type.trim() === "" ? DEFAULT_TYPE : type);
  return builtIn && abilitiesFound({ kind: "built-in", builtIn });
}

/**
 * The definition that puts dispatches of `type` in the background, whatever
 * `run_in_background` says. A built-in name is answered without reading a file.
 */
export function pinsBackground(
  type: string,
  registry: Registry,
): { name: string; file: string } | undefined {
  if (isBuiltIn(type)) return undefined;
  const abilities = abilitiesOf(type, registry);
  return abilities?.background === true && abilities.file !== undefined
    ? { name: abilities.name, file: abilities.file }
    : undefined;
}

/** What the recommended type must, or must not, be able to do. */
export type Need =
  /** Cannot write files. */
  | { readOnly: true }
  | { readOnly: false; write: boolean; run: boolean };

// In the order in which they are recommended.
const READERS = ["Explore", "Plan"];
const WORKERS = ["general-purpose", "claude"];

function meets(abilities: Abilities, need: Need): boolean {
  if (need.readOnly) return !abilities.canWrite;
  return (abilities.canWrite || !need.write) &&
    (abilities.canRun || !need.run) &&
    !(abilities.model ?? "").toLowerCase().includes("haiku");
}

/**
 * A type that meets the need: a built-in one, or else one that the user
 * defined. Never one of the project, not even where it replaces a built-in
 * type: the files of a cloned repository must not steer a dispatch.
 */
export function recommendedType(
  need: Need,
  registry: Registry,
): string | undefined {
  const known = need.readOnly ? READERS : WORKERS;
  // A name that cannot be shown as it is, cannot be passed on either.
  const users = registry.all().filter(({ layer, name }) =>
    layer === "user" && isLookupName(name) && clean(name, NAME_MAX) === name
  );
  return [...known, ...users.map(({ name }) => name)].find((name) => {
    const abilities = abilitiesOf(name, registry);
    return abilities !== undefined && abilities.layer !== "project" &&
      meets(abilities, need);
  });
}
