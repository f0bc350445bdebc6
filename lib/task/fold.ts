/**
 * What a definition or a built-in type adds to a run.
 *
 * @module
 */

import {
  type Definition,
  HEAD_MAX,
  readFields,
  readPersona,
  splitFrontmatter,
} from "../agents/definition.ts";
import type { BuiltIn, Registry } from "../agents/registry.ts";
import { filterTools } from "./filter.ts";
import type { HostFacts } from "./host.ts";
import type { PlannedDefinition, Refusal, RunPlan } from "./plan_shapes.ts";
import { unreadableDefinition, untrustedProject } from "./refusals.ts";

/** The part of a plan that follows from the type alone. */
export interface Fold extends
  Pick<
    RunPlan,
    | "agentType"
    | "instructions"
    | "maxTurns"
    | "persona"
    | "preload"
    | "toolFilter"
    | "warnings"
  > {
  definition?: Definition;
  /** The definition says `background: true`. */
  pinned?: boolean;
}

// Claude Code keeps every CLAUDE.md from these two (recorded with 2.1.332).
const WITHOUT_INSTRUCTIONS = ["Explore", "Plan"];

/** A type that the harness brings along; it knows its own restrictions. */
export function foldBuiltIn({ name }: BuiltIn): Fold {
  return {
    agentType: name,
    instructions: WITHOUT_INSTRUCTIONS.includes(name) ? "none" : "user",
    preload: [],
    warnings: [],
  };
}

/**
 * Whether a definition asks for the workspace's instruction files: it says
 * `omitClaudeMd: false` in so many words. The harness's default is to load
 * them; a dispatch from a script leaves them out, because they are written for
 * the one who leads and not for the one who is sent.
 */
export function wantsWorkspace(
  { file }: Definition,
  { files }: Registry,
): boolean {
  const split = splitFrontmatter(files.readText(file, { max: HEAD_MAX }) ?? "");
  if (split.state !== "found") return false;
  const said = readFields(split.head)?.["omitClaudeMd"];
  return said === false || said === "false";
}

function instructionsOf(
  definition: Definition,
  { registry, host }: { registry: Registry; host: HostFacts },
): Pick<Fold, "instructions" | "warnings"> {
  if (definition.omitClaudeMd) return { instructions: "none", warnings: [] };
  if (!wantsWorkspace(definition, registry)) {
    return { instructions: "user", warnings: [] };
  }
  if (host.trustsProject) return { instructions: "workspace", warnings: [] };
  return {
    instructions: "user",
    warnings: [
      "the definition asks for the workspace's instructions, which come with " +
      "the project's settings: they reach the agent only with --trust-project",
    ],
  };
}

function leftOut({ permissionMode, isolation }: Definition): string[] {
  const warnings: string[] = [];
  if (permissionMode !== undefined && permissionMode !== "default") {
    warnings.push(
      `permissionMode "${permissionMode}" stays in the file: the permissions ` +
        "of a run are the user's",
    );
  }
  if (isolation !== undefined) {
    warnings.push(`isolation "${isolation}" is not carried over`);
  }
  return warnings;
}

/** A definition, folded into a run; refused while its project is not trusted. */
export function foldDefinition(
  definition: Definition,
  around: { registry: Registry; host: HostFacts },
): Fold | Refusal {
  const { registry, host } = around;
  if (definition.layer === "project" && !host.trustsProject) {
    return untrustedProject(definition);
  }
  const persona = readPersona(definition.file, registry.files);
  if (persona === undefined) return unreadableDefinition(definition);
  const tools = filterTools(definition, host);
  const { instructions, warnings } = instructionsOf(definition, around);
  return {
    agentType: definition.name,
    definition,
    pinned: definition.background,
    persona,
    instructions,
    preload: tools.preload,
    ...(tools.filter && { toolFilter: tools.filter }),
    ...(definition.maxTurns !== undefined && { maxTurns: definition.maxTurns }),
    warnings: [...tools.warnings, ...warnings, ...leftOut(definition)],
  };
}

/** The part of a definition that a plan keeps. */
export function plannedDefinition(definition: Definition): PlannedDefinition {
  const { name, description, layer, file } = definition;
  const { tools, disallowedTools, skills } = definition;
  return {
    name,
    description,
    layer,
    file,
    ...(tools && { tools }),
    ...(disallowedTools && { disallowedTools }),
    ...(skills && { skills }),
  };
}
