/**
 * Whether another plugin called `dispatch-contract` is enabled: the older one
 * in bash carries the same name, and both would judge every dispatch.
 *
 * @module
 */

import { clean } from "./clean.ts";
import { record } from "./field.ts";
import type { Files } from "./files.ts";

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

/** The ids of enabled plugins of this name that are not this one. */
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
