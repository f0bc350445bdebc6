/**
 * Whether hooks.json registers what the hook files ask for.
 *
 * @module
 */

import { clean, record } from "../field.ts";
import { type Check, fail, ok } from "./check.ts";
import type { Host } from "./host.ts";
import { objectIn } from "./settings.ts";

/** One registered hook. */
export interface Registered {
  event: string;
  /** The file's name under hooks/. */
  file: string;
  command: string;
  /** With the plugin's folder filled in. */
  args: string[];
  timeoutMs: number;
}

const ROOT_VARIABLE = "${CLAUDE_PLUGIN_ROOT}";
const REINSTALL = "Install the plugin anew: claude plugin update";
const MOST = 1024 * 1024;

/** The hooks that hooks.json registers; odd entries are left out. */
export function registeredHooks(host: Host): Registered[] {
  const text = host.files.readText(`${host.root}/hooks.json`, { max: MOST });
  const events = record(objectIn(text ?? "")?.["hooks"]) ?? {};
  return Object.entries(events).flatMap(([event, groups]) =>
    list(groups).flatMap((group) =>
      list(group["hooks"]).flatMap((hook) => {
        const args = Array.isArray(hook["args"])
          ? hook["args"].map((arg) =>
            String(arg).replaceAll(ROOT_VARIABLE, host.root)
          )
          : [];
        const file = /\/hooks\/([\w-]+\.ts)$/.exec(args.at(-1) ?? "")?.[1];
        const timeout = Number(hook["timeout"] ?? 600);
        return file === undefined ? [] : [{
          event,
          file,
          command: String(hook["command"]),
          args,
          timeoutMs: 1000 * (timeout > 0 ? timeout : 600),
        }];
      })
    )
  );
}

function list(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value)
    ? value.map(record).filter((one) => one !== undefined)
    : [];
}

/** hooks.json is there and complete, and agrees with each file's first line. */
export function checkRegistration(host: Host): Check[] {
  const path = `${host.root}/hooks.json`;
  const text = host.files.readText(path, { max: MOST });
  const content = text === undefined ? undefined : objectIn(text);
  if (content === undefined) {
    const state = text === undefined ? "is missing" : "is not a JSON object";
    return [fail("hooks.json", `${clean(path, 200)} ${state}`, REINSTALL)];
  }
  const hooks = registeredHooks(host);
  const checks = hooks.flatMap((hook) => difference(hook, host));
  const entries = Object.values(record(content["hooks"]) ?? {})
    .flatMap(list).flatMap((group) => list(group["hooks"])).length;
  if (hooks.length === 0 || hooks.length < entries) {
    checks.push(fail(
      "hooks.json",
      `${clean(path, 200)} registers ${entries} hooks, ${hooks.length} of ` +
        "them files of this plugin",
      REINSTALL,
    ));
  }
  return checks.length > 0 ? checks : [ok(
    "hooks.json",
    `hooks.json registers ${hooks.length} hooks with the flags of their files`,
  )];
}

function difference(hook: Registered, host: Host): Check[] {
  const { file, command, args } = hook;
  const text = host.files.readText(args.at(-1) ?? "", { max: 4096 });
  if (text === undefined) {
    return [fail(
      "hooks.json",
      `hooks/${file} is missing: ${hook.event} is not judged`,
      REINSTALL,
    )];
  }
  const shebang = /^#!\/usr\/bin\/env -S (.*)/.exec(text)?.[1]?.split(" ");
  const registered = [command, ...args.slice(0, -1)];
  if (shebang?.join(" ") === registered.join(" ")) return [];
  const extra = registered.filter((flag) => !shebang?.includes(flag));
  const lacking = shebang?.filter((flag) => !registered.includes(flag)) ?? [];
  const parts = [
    ...lacking.map((flag) => `lacks ${flag}`),
    ...extra.map((flag) => `has ${flag}`),
  ].map((part) => clean(part, 160));
  return [fail(
    "hooks.json",
    `hooks.json differs from the first line of hooks/${file}: ${
      parts.join(", ") || "another order"
    }`,
    REINSTALL,
  )];
}
