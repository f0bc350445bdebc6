/**
 * Which type a guard may recommend.
 *
 * @module
 */

import { clean } from "../clean.ts";
import { type Abilities, abilitiesOf } from "./abilities.ts";
import { isLookupName, NAME_MAX } from "./definition.ts";
import type { Registry } from "./registry.ts";

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
