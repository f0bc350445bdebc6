/**
 * What a person should know about this session before the first dispatch, and
 * the environment variables that this plugin reads, with their defaults.
 *
 * @module
 */

import { clean, hatchOpen, record, switchOff, switchOn } from "./field.ts";
import { PREFLIGHT_RULES } from "./rules/preflight.ts";
import { foregroundIn, isWhenPossible } from "./settings.ts";
import { fill, type Lang, ruleIn } from "./verdict.ts";
import type { Files, World } from "./world.ts";

/** One variable. */
export interface Variable {
  name: string;
  /** A hatch switches a whole guard off; a setting changes how one works. */
  kind: "hatch" | "setting";
  /** What holds when it is unset. */
  default: string;
  /** The values that are understood, for people. */
  values: string;
  /** Whether the value changes nothing; `undefined`: it is not understood. */
  isDefault(value: string): boolean | undefined;
}

const HATCH: Omit<Variable, "name"> = {
  kind: "hatch",
  default: "closed",
  values: "1",
  // Only an exact 1 opens; a value that means to be on but is not 1 is worth
  // telling.
  isDefault: (value) =>
    hatchOpen(value)
      ? false
      : switchOff(value) || value.trim() === ""
      ? true
      : undefined,
};

function switchVariable(name: string): Variable {
  return {
    name,
    kind: "setting",
    default: "off",
    values: "1, true, yes, on",
    isDefault: (value) =>
      switchOn(value)
        ? false
        : switchOff(value) || value.trim() === ""
        ? true
        : undefined,
  };
}

function choice(
  name: string,
  { fallback, others }: { fallback: string; others: readonly string[] },
): Variable {
  return {
    name,
    kind: "setting",
    default: fallback,
    values: [...others, fallback].join(", "),
    isDefault(value) {
      const word = value.trim().toLowerCase();
      if (word === "" || word === fallback) return true;
      return others.includes(word) ? false : undefined;
    },
  };
}

/** All variables: hatches first, each list in alphabetical order. */
export const VARIABLES: readonly Variable[] = [
  { name: "ALLOW_BACKGROUND_DISPATCH", ...HATCH },
  { name: "ALLOW_DISPATCH_CAPABILITY_MISMATCH", ...HATCH },
  { name: "ALLOW_NO_AGENT_ADVICE", ...HATCH },
  { name: "ALLOW_NO_PREFLIGHT", ...HATCH },
  { name: "ALLOW_NO_RECOVERY", ...HATCH },
  { name: "ALLOW_NO_RULES_INJECT", ...HATCH },
  { name: "ALLOW_TRUNCATED_DELIVERABLE", ...HATCH },
  { name: "ALLOW_UNMANAGED_TEAMMATE", ...HATCH },
  { name: "ALLOW_UNMARKED_FINAL", ...HATCH },
  switchVariable("DISPATCH_AGENT_CATALOG"),
  {
    name: "DISPATCH_LANG",
    kind: "setting",
    default: "the language of the prompt",
    values: "en, zh",
    isDefault: (value) =>
      value.trim() === ""
        ? true
        : /^(?:en|zh)(?:[-_].*)?$/i.test(value.trim())
        ? false
        : undefined,
  },
  choice("DISPATCH_MODE", { fallback: "block", others: ["warn"] }),
  choice("DISPATCH_SYNC_GUARD", {
    fallback: "block",
    others: ["when-possible"],
  }),
  switchVariable("DISPATCH_SYNC_REPAIR"),
  switchVariable("DISPATCH_TRACE"),
  {
    name: "DONE_GATE_BODY_FLOOR",
    kind: "setting",
    default: "500",
    values: "a whole number of bytes",
    isDefault: (value) =>
      /^\d{1,9}$/.test(value.trim())
        ? Number(value) === 500
        : value.trim() === ""
        ? true
        : undefined,
  },
];

type PreflightRuleId = (typeof PREFLIGHT_RULES)[number]["id"];

/** One thing to tell. */
export interface Finding {
  rule: PreflightRuleId;
  /** For the person. */
  user: string;
  /** For the model; empty when it is none of its business. */
  model: string;
}

/** Where a session runs. */
export interface Place {
  /** The project's folder. */
  cwd: string;
  /** Claude Code's config folder. */
  configDir: string;
}

// What is done about a session that cannot dispatch in the foreground.
const EFFECT: Record<"block" | "pass", Record<Lang, string>> = {
  block: {
    en:
      "The sync guard blocks every dispatch here, except of a teammate with a role.",
    zh: "同步守卫会拦下这里的每次派发（派给有角色的队友除外）。",
  },
  pass: {
    en: "Reports arrive by notification.",
    zh: "报告以通知送达。",
  },
};

function isBackgroundAllowed(world: World): boolean {
  return isTrial(world) || world.env("ALLOW_BACKGROUND_DISPATCH") === "1" ||
    isWhenPossible(world);
}

/** The variables that are worth telling, each list as one line. */
function variablesSet(
  world: World,
): Record<"hatch" | "setting" | "strange", string> {
  const told = { hatch: "", setting: "", strange: "" };
  for (const variable of VARIABLES) {
    const value = world.env(variable.name);
    if (value === undefined) continue;
    const { name, kind, isDefault } = variable;
    // Trial mode has a line of its own.
    if (name === "DISPATCH_MODE" && isTrial(world)) continue;
    const changesNothing = isDefault(value);
    if (changesNothing === true) continue;
    const list = changesNothing === undefined ? "strange" : kind;
    if (told[list] !== "") told[list] += ", ";
    told[list] += `${name}=${clean(value, 40)}`;
  }
  return told;
}

function isTrial(world: World): boolean {
  return world.env("DISPATCH_MODE")?.trim().toLowerCase() === "warn";
}

/** Everything worth telling, in the order of its weight; often nothing. */
export function preflight(
  world: World,
  { cwd, configDir, lang }: Place & { lang: Lang },
): Finding[] {
  const findings: Finding[] = [];
  const tell = (rule: PreflightRuleId, slots: Record<string, string> = {}) => {
    const { wrong, why } = ruleIn(PREFLIGHT_RULES, rule)[lang];
    findings.push({ rule, user: fill(wrong, slots), model: fill(why, slots) });
  };
  const backgroundOff = switchOn(
    world.env("CLAUDE_CODE_DISABLE_BACKGROUND_TASKS"),
  );
  if (!backgroundOff && foregroundIn(world) === "impossible") {
    const effect = EFFECT[isBackgroundAllowed(world) ? "pass" : "block"][lang];
    tell("PREFLIGHT-NO-FOREGROUND", { effect });
  }
  if (!backgroundOff && switchOn(world.env("CLAUDE_AUTO_BACKGROUND_TASKS"))) {
    tell("PREFLIGHT-AUTO-BACKGROUND");
  }
  if (isTrial(world)) tell("PREFLIGHT-TRIAL-MODE");
  const { hatch, setting, strange } = variablesSet(world);
  if (hatch !== "") tell("PREFLIGHT-HATCH-OPEN", { values: hatch });
  if (setting !== "") tell("PREFLIGHT-SETTING", { values: setting });
  if (strange !== "") tell("PREFLIGHT-NOT-UNDERSTOOD", { values: strange });
  const twins = twinPlugins(world.files, { cwd, configDir });
  if (twins.length > 0) {
    tell("PREFLIGHT-TWIN-PLUGIN", { values: twins.join(", ") });
  }
  return findings;
}

const NAME = "dispatch-contract";
const MOST_SETTINGS = 1024 * 1024;
// A hook of the bash plugin; this plugin has no shell scripts in hooks/.
const BASH_HOOK = "hooks/dispatch-sync-guard.sh";
const MOST_TWINS = 5;

function jsonFile(
  files: Files,
  path: string,
): Record<string, unknown> | undefined {
  const text = files.readText(path, { max: MOST_SETTINGS });
  if (text === undefined) return undefined;
  try {
    return record(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The ids `dispatch-contract@…` that settings enable; later files win. */
function enabledIds(files: Files, settings: readonly string[]): string[] {
  const enabled = new Map<string, boolean>();
  for (const path of settings) {
    const plugins = record(jsonFile(files, path)?.["enabledPlugins"]) ?? {};
    for (const [id, value] of Object.entries(plugins)) {
      if (id.startsWith(`${NAME}@`)) enabled.set(id, value === true);
    }
  }
  return [...enabled].filter(([, on]) => on).map(([id]) => id);
}

/** Where a plugin id is installed, as far as the installation record says. */
function installPaths(files: Files, configDir: string, id: string): string[] {
  if (configDir === "") return [];
  const list = record(
    jsonFile(files, `${configDir}/plugins/installed_plugins.json`)?.["plugins"],
  )?.[id];
  const entries = Array.isArray(list) ? list : [list];
  return entries.flatMap((entry) => {
    const path = record(entry)?.["installPath"];
    return typeof path === "string" ? [path] : [];
  });
}

/**
 * The ids of enabled plugins of this name that are not this one: the older one
 * in bash carries the same name, and both would judge every dispatch.
 */
export function twinPlugins(
  files: Files,
  { cwd, configDir }: { cwd: string; configDir: string },
): string[] {
  // A folder that nothing tells is not the root of the disk.
  const ids = enabledIds(files, [
    ...(configDir === "" ? [] : [`${configDir}/settings.json`]),
    ...(cwd === "" ? [] : [
      `${cwd}/.claude/settings.json`,
      `${cwd}/.claude/settings.local.json`,
    ]),
  ]);
  const bash = ids.filter((id) =>
    installPaths(files, configDir, id).some((path) =>
      files.stat(`${path}/${BASH_HOOK}`) !== undefined
    )
  );
  // Two ids of one name are two plugins, whatever they are made of.
  const twins = bash.length > 0 ? bash : ids.length > 1 ? ids : [];
  return twins.slice(0, MOST_TWINS).map((id) => clean(id, 80));
}
