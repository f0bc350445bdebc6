/**
 * The settings files of a session, and who sets which variable.
 *
 * @module
 */

import { record } from "../field.ts";
import type { Host } from "./host.ts";

/** One settings file that is there. */
export interface SettingsFile {
  /** As people call it. */
  layer: "user" | "project" | "local" | "managed";
  path: string;
  /** What it holds; `undefined` when it is no JSON object. */
  content: Record<string, unknown> | undefined;
}

/** A variable with its value and where it comes from. */
export interface Setting {
  value: string;
  /** "user settings (/home/u/.claude/settings.json)", or the environment. */
  source: string;
}

const MOST = 1024 * 1024;
const MANAGED = "/etc/claude-code/managed-settings.json";

/** The files that are there, weakest first. */
export function settingsFiles(host: Host): SettingsFile[] {
  const places: [SettingsFile["layer"], string][] = [
    ...(host.configDir === ""
      ? []
      : [["user", `${host.configDir}/settings.json`] as [
        "user",
        string,
      ]]),
    ["project", `${host.cwd}/.claude/settings.json`],
    ["local", `${host.cwd}/.claude/settings.local.json`],
    ["managed", MANAGED],
  ];
  return places.flatMap(([layer, path]) => {
    const text = host.files.readText(path, { max: MOST });
    if (text === undefined) return [];
    return [{ layer, path, content: objectIn(text) }];
  });
}

/** The JSON object in a text. */
export function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    return record(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** A variable as a session started here would have it; settings files win. */
export function settingOf(
  name: string,
  { host, files }: { host: Host; files: readonly SettingsFile[] },
): Setting | undefined {
  for (const { layer, path, content } of files.toReversed()) {
    const value = record(content?.["env"])?.[name];
    if (value === undefined || value === null) continue;
    return { value: String(value), source: `${layer} settings, ${path}` };
  }
  const value = host.env(name);
  return value === undefined
    ? undefined
    : { value, source: "the environment that this runs in" };
}
