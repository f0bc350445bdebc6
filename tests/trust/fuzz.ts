/**
 * Fuzzing every registered hook: whatever comes in, a hook exits with 0 or 2,
 * prints nothing or one JSON document, and never a stack trace.
 *
 * @module
 */

import fc from "fast-check";
import { registeredHook } from "../../lib/explain/registered.ts";
import { memoryFiles } from "../../lib/files_in_memory.ts";
import { answerTo } from "../../lib/hook.ts";
import { JOINT } from "../../lib/joint.ts";
import type { Guard, HookEvent } from "../../lib/verdict.ts";
import type { World } from "../../lib/world.ts";
import { registeredCommands, runHookFile } from "../support/run_hook.ts";
import { anyStdin, brokenPayload } from "./fuzz_payloads.ts";
import { hostileFiles } from "./hostile_files.ts";

const EVENTS: HookEvent[] = [
  "SessionStart",
  "PreToolUse",
  "PostToolUse",
  "SubagentStart",
  "SubagentStop",
  "UserPromptSubmit",
  "Stop",
];

const ENVS: Record<string, string>[] = [
  {},
  { HOME: "/home/u" },
  { HOME: "/home/u", DISPATCH_MODE: "warn" },
  { CLAUDE_CODE_ENTRYPOINT: "cli", DISPATCH_TRACE: "1" },
  { CLAUDE_CODE_ENTRYPOINT: "sdk-cli", DISPATCH_SYNC_REPAIR: "1" },
  { DISPATCH_LANG: "zh", DONE_GATE_BODY_FLOOR: "-1" },
];

/** What is wrong with what a hook left behind; `undefined` if nothing is. */
export function faultOf(
  { code, stdout, stderr }: { code: number; stdout: string; stderr: string },
): string | undefined {
  if (code !== 0 && code !== 2) return `exit code ${code}`;
  if (code === 2 && stdout !== "") return "stdout at exit code 2";
  if (code === 2 && stderr === "") return "no text at exit code 2";
  if (/\n\s+at .*:\d+:\d+|Uncaught|panicked/.test(stderr)) return "stack trace";
  if (stdout === "") return undefined;
  try {
    const value = JSON.parse(stdout);
    if (typeof value !== "object" || value === null) return "no JSON object";
  } catch {
    return "stdout is not one JSON document";
  }
  return undefined;
}

/** The guards of each event, as hooks.json registers them. */
export async function guardsByEvent(): Promise<
  Map<HookEvent, readonly [Guard, ...Guard[]]>
> {
  const map = new Map<HookEvent, readonly [Guard, ...Guard[]]>();
  for (const event of EVENTS) {
    const [first, ...rest] = (await registeredHook(event))?.guards ?? [];
    if (first !== undefined) map.set(event, [first, ...rest]);
  }
  return map;
}

/**
 * Judges `runs` broken payloads in this process, each by the guards of an
 * event.
 *
 * @returns how many inputs were tried
 * @throws {Error} with the shrunk input if one is answered wrongly
 */
export async function fuzzInProcess(
  { runs, seed }: { runs: number; seed: number },
): Promise<number> {
  const guards = await guardsByEvent();
  const files = memoryFiles(hostileFiles());
  let tried = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...guards.keys()),
      fc.oneof(
        { weight: 3, arbitrary: brokenPayload() },
        { weight: 1, arbitrary: anyStdin() },
      ),
      fc.constantFrom(...ENVS),
      fc.constantFrom<"deny" | "exit2">("deny", "exit2"),
      (event, input, env, blockAs) => {
        const list = guards.get(event);
        if (list === undefined) return;
        // A payload for another event is passed unread; give it this one.
        const text = typeof input === "string"
          ? input
          : JSON.stringify({ ...input, hook_event_name: event });
        const world: World = { env: (name) => env[name], files, note() {} };
        const answer = answerTo({ text: text ?? "" }, {
          guards: list,
          world,
          blockAs,
          ...(event === "PreToolUse" && { joint: JOINT }),
        });
        tried += 1;
        const fault = faultOf(answer);
        if (fault !== undefined) throw new Error(`${event}: ${fault}`);
        if (/\[GATE-DEGRADE\].*the judgment failed/.test(answer.stderr)) {
          throw new Error(`${event}: a guard threw`);
        }
      },
    ),
    { numRuns: runs, seed },
  );
  return tried;
}

/**
 * Runs `runs` real hook processes on broken input, two at a time.
 *
 * @returns how many processes ran, and the slowest in milliseconds
 * @throws {Error} if one answers wrongly
 */
export async function fuzzProcesses(
  { runs, seed }: { runs: number; seed: number },
): Promise<{ ran: number; slowest: number }> {
  const files = [...registeredCommands().keys()];
  const inputs = fc.sample(anyStdin(), { numRuns: runs, seed });
  let ran = 0;
  let slowest = 0;
  let next = 0;
  async function worker() {
    for (let index = next++; index < inputs.length; index = next++) {
      const file = files[index % files.length] ?? "";
      const stdin = inputs[index] ?? "";
      const start = performance.now();
      const left = await runHookFile(file, { stdin, by: "hooks.json" });
      slowest = Math.max(slowest, performance.now() - start);
      ran += 1;
      const fault = faultOf(left);
      if (fault !== undefined) {
        throw new Error(`${file}: ${fault} on ${JSON.stringify(stdin)}`);
      }
    }
  }
  await Promise.all([worker(), worker()]);
  return { ran, slowest };
}
