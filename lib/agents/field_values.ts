/**
 * From the entries of a frontmatter to a definition.
 *
 * @module
 */

import type { Fields, SkipReason } from "./definition.ts";
import { nameFault } from "./names.ts";
import type { Value } from "./scalar.ts";
import { toolEntries } from "./tool_list.ts";

const PERMISSION_MODES = [
  "acceptEdits",
  "auto",
  "bypassPermissions",
  "default",
  "dontAsk",
  "manual",
  "plan",
];
const EFFORTS = ["low", "medium", "high", "xhigh", "max"];
const MEMORIES = ["user", "project", "local"];
const ISOLATIONS = ["worktree", "remote"];

function oneOf(value: Value | undefined, allowed: readonly string[]) {
  return typeof value === "string" && allowed.includes(value)
    ? value
    : undefined;
}

function modelOf(value: Value | undefined): string | undefined {
  if (typeof value !== "string" || value.trim() === "") return undefined;
  const model = value.trim();
  return model.toLowerCase() === "inherit" ? "inherit" : model;
}

function turnsOf(value: Value | undefined): number | undefined {
  const turns = typeof value === "string" && /^\d{1,9}$/.test(value)
    ? Number(value)
    : value;
  return typeof turns === "number" && Number.isInteger(turns) && turns > 0
    ? turns
    : undefined;
}

function effortOf(value: Value | undefined): string | undefined {
  if (typeof value === "number" && Number.isInteger(value)) return `${value}`;
  return oneOf(value, EFFORTS);
}

/**
 * The definition that the entries of a frontmatter make, or why they make
 * none. A field with a value that the harness does not know is as good as
 * absent, as it is there; keys that nobody knows are ignored.
 */
export function fieldsOf(
  entries: Record<string, Value>,
): { fields: Fields } | { reason: SkipReason } {
  const name = entries["name"];
  const description = entries["description"];
  if (typeof name !== "string" || name === "") return { reason: "no-name" };
  const fault = nameFault(name);
  if (fault !== undefined) return { reason: fault };
  if (typeof description !== "string" || description === "") {
    return { reason: "no-description" };
  }
  // A guard in `hooks` that cannot be loaded keeps the whole agent out.
  const hooks = entries["hooks"];
  if (hooks && (typeof hooks !== "object" || Array.isArray(hooks))) {
    return { reason: "hooks" };
  }
  const tools = toolEntries(entries["tools"]);
  const disallowedTools = toolEntries(entries["disallowedTools"]);
  const skills = toolEntries(entries["skills"]);
  const model = modelOf(entries["model"]);
  const permissionMode = oneOf(entries["permissionMode"], PERMISSION_MODES);
  const maxTurns = turnsOf(entries["maxTurns"]);
  const effort = effortOf(entries["effort"]);
  const memory = oneOf(entries["memory"], MEMORIES);
  const isolation = oneOf(entries["isolation"], ISOLATIONS);
  const isOn = (value: Value | undefined) => value === true || value === "true";
  return {
    fields: {
      name,
      description: description.replaceAll("\\n", "\n"),
      ...(tools && { tools }),
      ...(disallowedTools && { disallowedTools }),
      ...(model !== undefined && { model }),
      background: isOn(entries["background"]),
      ...(permissionMode !== undefined && { permissionMode }),
      ...(maxTurns !== undefined && { maxTurns }),
      ...(skills && { skills }),
      omitClaudeMd: isOn(entries["omitClaudeMd"]),
      ...(effort !== undefined && { effort }),
      ...(memory !== undefined && { memory }),
      ...(isolation !== undefined && { isolation }),
    },
  };
}
