/**
 * One registry for all the guards that judge one payload.
 *
 * @module
 */

import type { Payload } from "../verdict.ts";
import type { World } from "../world.ts";
import { whereOf } from "./folders.ts";
import { readRegistry, type Registry } from "./registry.ts";

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
