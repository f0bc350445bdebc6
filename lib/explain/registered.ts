/**
 * Which hook runs on an event, and which guards it asks: read from hooks.json
 * and from the hook files themselves, so that `explain` asks what runs.
 *
 * @module
 */

import { record, textOf } from "../field.ts";
import type { Guard, HookEvent, Payload } from "../verdict.ts";

/** A hook that hooks.json registers. */
export interface RegisteredHook {
  /** From the plugin's folder. */
  file: string;
  matcher: string;
  guards: readonly Guard[];
}

/** A hook of the plugin that cannot be asked; the installation is broken. */
export class BrokenHookError extends Error {
  override name = "BrokenHookError";
}

const ROOT = new URL("../../", import.meta.url);

/** The field that a matcher is held against. */
const MATCHED: Partial<Record<HookEvent, string>> = {
  PreToolUse: "tool_name",
  PostToolUse: "tool_name",
  SubagentStart: "agent_type",
  SubagentStop: "agent_type",
  SessionStart: "source",
};

function isGuard(value: unknown): value is Guard {
  const guard = record(value);
  return guard !== undefined && typeof guard["judge"] === "function" &&
    typeof guard["name"] === "string" && typeof guard["event"] === "string";
}

/**
 * The guards that a hook module runs: those of its list, where it exports one
 * and asks several in one process, else the ones that it exports by name.
 */
export function guardsIn(module: object): Guard[] {
  const exported = Object.values(module);
  const list = exported.find((value): value is Guard[] =>
    Array.isArray(value) && value.length > 0 && value.every(isGuard)
  );
  return list ?? exported.filter(isGuard);
}

/**
 * The hook of an event.
 *
 * @returns `undefined` when hooks.json registers none
 * @throws {BrokenHookError} if hooks.json or the hook file cannot be loaded
 */
export async function registeredHook(
  event: HookEvent,
): Promise<RegisteredHook | undefined> {
  try {
    return await load(event);
  } catch (error) {
    const why = error instanceof Error ? error.message : "unknown";
    throw new BrokenHookError(`The hook of ${event} cannot be loaded: ${why}`);
  }
}

async function load(event: HookEvent): Promise<RegisteredHook | undefined> {
  const { hooks } = JSON.parse(
    Deno.readTextFileSync(new URL("hooks.json", ROOT)),
  );
  const [group] = hooks[event] ?? [];
  const path: string | undefined = group?.hooks?.[0]?.args?.at(-1);
  if (path === undefined) return undefined;
  const file = path.replace("${CLAUDE_PLUGIN_ROOT}/", "");
  const module = await import(new URL(file, ROOT).href);
  return { file, matcher: group.matcher ?? "*", guards: guardsIn(module) };
}

/**
 * Whether a payload gets past the matcher. Ours are `*` or plain words with
 * `|` between them; Claude Code compares such words exactly.
 */
export function passesMatcher(
  matcher: string,
  { event, payload }: { event: HookEvent; payload: Payload },
): boolean {
  const field = MATCHED[event];
  if (matcher === "" || matcher === "*" || field === undefined) return true;
  const value = textOf(payload, field);
  // A payload written by hand may leave it out; the hook is then asked.
  return value === "" || matcher.split("|").includes(value) ||
    // Claude Code takes "Task" and "Agent" for one tool.
    (value === "Task" && matcher.split("|").includes("Agent"));
}
