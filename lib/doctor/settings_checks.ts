/**
 * Settings that keep dispatches from working as they are meant to.
 *
 * @module
 */

import { clean, switchOff, switchOn } from "../field.ts";
import { VARIABLES } from "../preflight.ts";
import { type Check, fail, note, ok } from "./check.ts";
import type { Host } from "./host.ts";
import { settingOf, type SettingsFile } from "./settings.ts";

interface Context {
  host: Host;
  files: readonly SettingsFile[];
}

/**
 * Every settings file can be read, because a broken one is ignored as a whole;
 * and none switches hooks off.
 */
export function checkFiles({ files }: Context): Check[] {
  const checks = files.flatMap(({ path, content }): Check[] => {
    const file = clean(path, 200);
    if (content === undefined) {
      return [fail(
        "settings",
        `${file} is not a JSON object`,
        "Mend the file: a settings file that cannot be read sets nothing",
      )];
    }
    return content["disableAllHooks"] === true
      ? [fail(
        "settings",
        `disableAllHooks is on in ${file}: no hook of any plugin runs`,
        "Remove disableAllHooks",
      )]
      : [];
  });
  if (checks.length > 0) return checks;
  const names = files.map(({ layer }) => layer).join(", ") || "none";
  return [ok("settings", `Settings files: ${names}`)];
}

/** Whether a session in a terminal can dispatch in the foreground. */
export function checkForeground(context: Context): Check {
  const id = "foreground";
  if (isOn("CLAUDE_CODE_DISABLE_BACKGROUND_TASKS", context)) {
    return ok(id, "Background tasks are off: every dispatch comes back itself");
  }
  const fork = settingOf("CLAUDE_CODE_FORK_SUBAGENT", context);
  if (switchOff(fork?.value)) {
    return ok(id, "Dispatches can ask for the foreground, in a terminal too");
  }
  const forced = switchOn(fork?.value);
  const where = forced
    ? `CLAUDE_CODE_FORK_SUBAGENT is on (${source(fork?.source)}): no session`
    : "CLAUDE_CODE_FORK_SUBAGENT is not 0: no session in a terminal, desktop " +
      "app or editor";
  const found = `${where} can dispatch in the foreground`;
  const passes = settingOf("ALLOW_BACKGROUND_DISPATCH", context)?.value ===
      "1" ||
    settingOf("DISPATCH_SYNC_GUARD", context)?.value.trim().toLowerCase() ===
      "when-possible";
  const fix = 'Set "CLAUDE_CODE_FORK_SUBAGENT": "0" under "env" in ' +
    "settings.json and start Claude Code anew";
  return passes ? note(id, found, fix) : fail(
    id,
    `${found}, and the sync guard blocks its dispatches`,
    fix,
  );
}

/** Whether a foreground dispatch stays in the foreground. */
export function checkAutoBackground(context: Context): Check {
  const name = "CLAUDE_AUTO_BACKGROUND_TASKS";
  if (!isOn(name, context)) {
    return ok(
      "auto-background",
      `No variable moves a foreground dispatch to the background (${name})`,
    );
  }
  const from = source(settingOf(name, context)?.source);
  return fail(
    "auto-background",
    `${name} is on (${from}): after 120 s a dispatch moves to the background`,
    `Remove ${name}, or set it to 0`,
  );
}

/** Open hatches, and values that are not the default or not understood. */
export function checkVariables(context: Context): Check[] {
  const checks = VARIABLES.flatMap((variable): Check[] => {
    const { name, kind, isDefault, values } = variable;
    const setting = settingOf(name, context);
    if (setting === undefined) return [];
    const isSetToDefault = isDefault(setting.value);
    if (isSetToDefault === true) return [];
    const shown = `${name}=${clean(setting.value, 60)}`;
    const from = source(setting.source);
    if (isSetToDefault === undefined) {
      return [fail(
        name,
        `${shown} is not understood and counts as unset (${from})`,
        `Understood: ${values}`,
      )];
    }
    if (kind === "hatch") {
      return [fail(
        name,
        `${shown} switches a guard off (${from})`,
        `Remove ${name} there to close the hatch and have the guard back; ` +
          "while a guard is off, doctor exits with 1",
      )];
    }
    return [
      note(name, `${shown}; the default is ${variable.default} (${from})`),
    ];
  });
  return checks.length > 0
    ? checks
    : [ok("variables", "No hatch is open; every variable is at its default")];
}

function isOn(name: string, context: Context): boolean {
  return switchOn(settingOf(name, context)?.value);
}

function source(text: string | undefined): string {
  return clean(text ?? "", 240);
}
