/**
 * Whether this plugin is enabled, and what else judges the same events.
 *
 * @module
 */

import { clean, record } from "../field.ts";
import { twinPlugins } from "../preflight.ts";
import { type Check, fail, note, ok } from "./check.ts";
import type { Host } from "./host.ts";
import { registeredHooks } from "./registration.ts";
import { objectIn, type SettingsFile } from "./settings.ts";

const NAME = "dispatch-contract";
const MOST = 1024 * 1024;

interface Context {
  host: Host;
  files: readonly SettingsFile[];
}

/** The plugins that settings mention, with whether they are on. */
function mentioned(files: readonly SettingsFile[]): Map<string, boolean> {
  const plugins = new Map<string, boolean>();
  for (const { content } of files) {
    const enabled = record(content?.["enabledPlugins"]) ?? {};
    for (const [id, on] of Object.entries(enabled)) {
      plugins.set(id, on === true);
    }
  }
  return plugins;
}

/** Whether settings enable a plugin of this name. */
export function checkEnabled({ files }: Context): Check {
  const ours = [...mentioned(files)].filter(([id]) =>
    id.startsWith(`${NAME}@`)
  );
  const on = ours.find(([, enabled]) => enabled);
  if (on !== undefined) {
    return ok("plugin", `Enabled as ${clean(on[0], 80)}`);
  }
  const off = ours[0];
  if (off !== undefined) {
    return fail(
      "plugin",
      `${clean(off[0], 80)} is disabled in the settings`,
      `claude plugin enable ${clean(off[0], 80)}`,
    );
  }
  return note(
    "plugin",
    "No settings file enables it: it works where Claude Code is started with " +
      "--plugin-dir, and nowhere else",
  );
}

/** Whether another plugin of the same name judges every dispatch as well. */
export function checkTwins({ host }: Context): Check {
  const twins = twinPlugins(host.files, {
    cwd: host.cwd,
    configDir: host.configDir,
  });
  if (twins.length === 0) {
    return ok("twins", "No other plugin of this name is enabled");
  }
  const ids = twins.join(", ");
  return fail(
    "twins",
    `Another plugin called ${NAME} is enabled: ${ids}. Both judge every ` +
      "dispatch, and one of two messages is lost",
    `Keep one: claude plugin disable ${twins[0]}`,
  );
}

/** Other hooks on the events of this plugin. */
export function checkOtherHooks(context: Context): Check {
  const events = new Set(
    registeredHooks(context.host).map(({ event }) => event),
  );
  const found: string[] = [];
  for (const { layer, content } of context.files) {
    for (const event of hooked(content?.["hooks"], events)) {
      found.push(`${event} (${layer} settings)`);
    }
  }
  for (const [id, on] of mentioned(context.files)) {
    if (!on || id.startsWith(`${NAME}@`)) continue;
    for (const event of hooked(pluginHooks(id, context.host), events)) {
      found.push(`${event} (plugin ${clean(id, 80)})`);
    }
  }
  if (found.length === 0) {
    return ok("other hooks", "No other hook judges dispatches or reports");
  }
  return note(
    "other hooks",
    `Other hooks on the same events: ${found.slice(0, 8).join(", ")}`,
    "Hooks run side by side: of two blocks of one dispatch the model sees the " +
      "later one",
  );
}

/** The events among `events` that a hooks object has entries for. */
function hooked(hooks: unknown, events: ReadonlySet<string>): string[] {
  return Object.entries(record(hooks) ?? {}).flatMap(([event, groups]) => {
    if (!events.has(event) || !Array.isArray(groups)) return [];
    const onTool = event === "PreToolUse" || event === "PostToolUse";
    return groups.some((group) =>
        !onTool || matchesDispatch(record(group)?.["matcher"])
      )
      ? [event]
      : [];
  });
}

/** Plain words are exact; anything else is taken to match: better told. */
function matchesDispatch(matcher: unknown): boolean {
  if (typeof matcher !== "string" || matcher === "") return true;
  const words = matcher.split(/[|,]/).map((word) => word.trim());
  return words.some((word) =>
    word === "Agent" || word === "Task" || /[^\w-]/.test(word)
  );
}

function pluginHooks(id: string, { configDir, files }: Host): unknown {
  const installed = objectIn(
    files.readText(`${configDir}/plugins/installed_plugins.json`, {
      max: MOST,
    }) ?? "",
  );
  const entries = record(installed?.["plugins"])?.[id];
  const paths = (Array.isArray(entries) ? entries : [entries])
    .map((entry) => record(entry)?.["installPath"])
    .filter((path) => typeof path === "string");
  for (const path of paths) {
    for (const name of ["hooks/hooks.json", "hooks.json"]) {
      const text = files.readText(`${path}/${name}`, { max: MOST });
      const content = text === undefined ? undefined : objectIn(text);
      if (content !== undefined) return content["hooks"];
    }
  }
  return undefined;
}
