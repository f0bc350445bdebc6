/**
 * What a `subagent_type` stands for, looked up as the harness looks it up.
 *
 * @module
 */

import {
  BUILT_INS,
  type BuiltIn,
  FORK_TYPE,
  SESSION_BUILT_INS,
} from "./builtins.ts";
import type { Definition } from "./definition.ts";
import { foldName, isLookupName, isPluginId } from "./names.ts";

/** What a `subagent_type` stands for. */
export type Found =
  | { kind: "definition"; definition: Definition }
  | { kind: "built-in"; builtIn: BuiltIn }
  /** Several names fold to this one; the harness refuses to choose. */
  | { kind: "ambiguous"; names: string[] }
  /** Defined, if at all, where no file of the workspace shows it. */
  | { kind: "outside" }
  | { kind: "unknown" };

/** A built-in type by its exact name, or by its folded one. */
export function builtInOf(type: string): BuiltIn | undefined {
  const folded = foldName(type);
  return BUILT_INS.find(({ name }) => name === type) ??
    BUILT_INS.find(({ name }) => foldName(name) === folded);
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
