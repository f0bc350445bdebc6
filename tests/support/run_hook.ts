/**
 * Running a hook as Claude Code runs it: a process with stdin, environment
 * and files, judged by exit code, stdout and stderr.
 *
 * @module
 */

import { dirname, fromFileUrl, join } from "@std/path";
import { type Ran, runToEnd } from "./run_to_end.ts";

/** The plugin's folder. */
export const ROOT = join(dirname(fromFileUrl(import.meta.url)), "..", "..");

/** How to run it. */
export interface RunOptions {
  /** Raw bytes or text for stdin; any other value goes in as JSON. */
  stdin: unknown;
  env?: Record<string, string>;
  cwd?: string;
  /** `shebang` starts the file itself, `hooks.json` the registered command. */
  by?: "shebang" | "hooks.json";
}

interface Registered {
  command: string;
  args: string[];
}

/** The commands that hooks.json registers, by the name of their hook file. */
export function registeredCommands(): Map<string, Registered> {
  const { hooks } = JSON.parse(Deno.readTextFileSync(join(ROOT, "hooks.json")));
  const commands = new Map<string, Registered>();
  for (const groups of Object.values<{ hooks: Registered[] }[]>(hooks)) {
    for (const { command, args } of groups.flatMap((group) => group.hooks)) {
      const filled = args.map((arg) =>
        arg.replaceAll("${CLAUDE_PLUGIN_ROOT}", ROOT)
      );
      const file = (filled.at(-1) ?? "").split("/").at(-1) ?? "";
      commands.set(file, { command, args: filled });
    }
  }
  return commands;
}

/** A clean environment: nothing of the caller's but the way to Deno. */
export function cleanEnv(
  extra: Record<string, string> = {},
): Record<string, string> {
  const env: Record<string, string> = { PATH: Deno.env.get("PATH") ?? "" };
  // Deno itself wants a cache folder; hooks must not need anything from it.
  const cache = Deno.env.get("DENO_DIR");
  if (cache !== undefined) env["DENO_DIR"] = cache;
  return { ...env, HOME: emptyHome(), ...extra };
}

let home: string | undefined;
function emptyHome(): string {
  home ??= Deno.makeTempDirSync({ prefix: "dispatch-contract-home-" });
  return home;
}

/** Runs `hooks/<file>` to its end. */
export async function runHookFile(
  file: string,
  { stdin, env = {}, cwd, by = "shebang" }: RunOptions,
): Promise<Ran> {
  const registered = by === "hooks.json"
    ? registeredCommands().get(file)
    : { command: join(ROOT, "hooks", file), args: [] };
  if (registered === undefined) throw new Error(`${file} is not registered`);
  return await runToEnd([registered.command, ...registered.args], {
    env: cleanEnv(env),
    stdin: typeof stdin === "string" || stdin instanceof Uint8Array
      ? stdin
      : JSON.stringify(stdin),
    ...(cwd === undefined ? {} : { cwd }),
  });
}

/** What kind of answer a hook gave, in the words of the labelled cases. */
export function answerKind({ code, stdout, stderr }: Ran): string {
  if (code === 2) {
    return stdout === "" && stderr !== "" ? "block" : "broken block";
  }
  if (code !== 0) return `exit ${code}`;
  if (stdout === "") return "pass";
  const { hookSpecificOutput, systemMessage } = JSON.parse(stdout);
  if (hookSpecificOutput?.permissionDecision === "deny") return "block";
  if (hookSpecificOutput !== undefined) return "context";
  return systemMessage === undefined ? "empty document" : "warn";
}
