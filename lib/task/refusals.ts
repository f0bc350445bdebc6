/**
 * The texts of refused calls. Names and paths come from files, so they are
 * cleaned before they are shown.
 *
 * @module
 */

import { adviceOn, skipReason } from "../agents/advice.ts";
import type { Definition } from "../agents/definition.ts";
import { BUILT_INS, pathFrom, type Registry } from "../agents/registry.ts";
import { clean } from "../field.ts";
import { typeKind } from "./call.ts";
import type { Refusal, RefusalReason } from "./plan_shapes.ts";

const MOST_NAMES = 40;
const NAME_SHOWN = 80;
const PATH_SHOWN = 300;

/** A refusal with its reason and its text. */
export function refused(reason: RefusalReason, message: string): Refusal {
  return { kind: "refusal", reason, message };
}

/** A name in quotes, fit to be shown. */
export function quoted(name: string): string {
  return `"${clean(name, NAME_SHOWN)}"`;
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).map((name) =>
    clean(name, NAME_SHOWN)
  );
  const rest = names.length - shown.length;
  return shown.join(", ") + (rest > 0 ? `, and ${rest} more` : "");
}

function definedHere(registry: Registry): string {
  // A file named like a sentinel is never reached.
  const names = registry.all().map(({ name }) => name)
    .filter((name) => typeKind(name) === "named");
  return names.length > 0
    ? `available in this workspace: ${listed(names)}`
    : "this workspace defines no agents";
}

/** What was probably meant: another name, or a file that does not count. */
function probablyMeant(type: string, registry: Registry): string {
  const advice = adviceOn(type, registry);
  if (advice?.kind === "former-built-in") {
    return `; ${quoted(advice.successor)} does its work now`;
  }
  if (advice?.kind !== "unknown") return "";
  const { near, meant } = advice;
  if (meant !== undefined) {
    const { where } = registry;
    const file = pathFrom(meant.file, where);
    return `; ${file} is not counted: ${
      skipReason(meant, { lang: "en", where })
    }`;
  }
  return near === undefined ? "" : `; did you mean ${quoted(near.name)}?`;
}

/** Nobody knows the type: what there is instead. */
export function unknownType(type: string, registry: Registry): Refusal {
  const builtIn = BUILT_INS.map(({ name }) => name);
  return refused(
    "unknown-type",
    `unknown subagent_type ${quoted(type)}` + probablyMeant(type, registry) +
      `; ${definedHere(registry)}; built in: ${listed(builtIn)}`,
  );
}

/** Several names are the same to the harness. */
export function ambiguousType(
  type: string,
  names: readonly string[],
): Refusal {
  return refused(
    "ambiguous-type",
    `subagent_type ${quoted(type)} matches several agents: ${listed(names)}; ` +
      "write one of them as it is spelt here",
  );
}

/** A plugin's agent, on a host that cannot look it up. */
export function outsideType(type: string): Refusal {
  return refused(
    "outside-type",
    `subagent_type ${quoted(type)} belongs to a plugin, and this host runs ` +
      "only agents that a workspace or its user defines",
  );
}

/** A definition that came with the project. */
export function untrustedProject({ name, file }: Definition): Refusal {
  return refused(
    "untrusted-project",
    `${quoted(name)} is defined by the project itself, in ` +
      `${clean(file, PATH_SHOWN)}. Whoever wrote the repository wrote that ` +
      "file: read it, then pass --trust-project",
  );
}

/** A definition that went away, or whose text cannot be read. */
export function unreadableDefinition({ name, file }: Definition): Refusal {
  return refused(
    "unreadable-definition",
    `the definition of ${quoted(name)} cannot be read: ` +
      clean(file, PATH_SHOWN),
  );
}
