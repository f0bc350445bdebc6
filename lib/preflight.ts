/**
 * What a person should know about this session before the first dispatch.
 *
 * @module
 */

import { clean } from "./clean.ts";
import { record } from "./field.ts";
import type { Lang } from "./language.ts";
import { PREFLIGHT_RULES } from "./rules/preflight.ts";
import { fill } from "./rules/render.ts";
import { ruleIn } from "./rules/rule.ts";
import { foregroundIn, switchOn } from "./settings.ts";
import { VARIABLES } from "./variables.ts";
import type { Files, World } from "./world.ts";

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
    en: "The sync guard blocks every dispatch here.",
    zh: "同步守卫会拦下这里的每次派发。",
  },
  pass: {
    en: "Reports arrive by notification.",
    zh: "报告以通知送达。",
  },
};

function isBackgroundAllowed(world: World): boolean {
  return isTrial(world) || world.env("ALLOW_BACKGROUND_DISPATCH") === "1" ||
    world.env("DISPATCH_SYNC_GUARD")?.trim().toLowerCase() === "when-possible";
}

function variablesBy(
  world: World,
  wanted: (isDefault: boolean | undefined, kind: string) => boolean,
): string {
  const told: string[] = [];
  for (const { name, kind, isDefault } of VARIABLES) {
    const value = world.env(name);
    // Trial mode has a line of its own.
    if (value === undefined || (name === "DISPATCH_MODE" && isTrial(world))) {
      continue;
    }
    if (wanted(isDefault(value), kind)) {
      told.push(`${name}=${clean(value, 40)}`);
    }
  }
  return told.join(", ");
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
  const open = variablesBy(
    world,
    (isDefault, kind) => kind === "hatch" && isDefault === false,
  );
  if (open !== "") tell("PREFLIGHT-HATCH-OPEN", { values: open });
  const set = variablesBy(
    world,
    (isDefault, kind) => kind === "setting" && isDefault === false,
  );
  if (set !== "") tell("PREFLIGHT-SETTING", { values: set });
  const strange = variablesBy(world, (isDefault) => isDefault === undefined);
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
  const ids = enabledIds(files, [
    `${configDir}/settings.json`,
    `${cwd}/.claude/settings.json`,
    `${cwd}/.claude/settings.local.json`,
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
