/**
 * Worlds and payloads for judging guards without a process.
 *
 * @module
 */

import { memoryFiles } from "../../lib/files_in_memory.ts";
import type { Payload } from "../../lib/verdict.ts";
import type { World } from "../../lib/world.ts";

/** A world with the given variables and files, and the steps noted in it. */
export interface TestWorld extends World {
  steps: { step: string; finding: string }[];
}

/** Makes a world; nothing of the real environment or disk is in it. */
export function testWorld(
  { env = {}, files = {} }: {
    env?: Record<string, string>;
    files?: Record<string, string>;
  } = {},
): TestWorld {
  const steps: TestWorld["steps"] = [];
  return {
    env: (name) => env[name],
    files: memoryFiles(files),
    note: (step, finding) => steps.push({ step, finding }),
    steps,
  };
}

/** A PreToolUse payload for a dispatch with the given input. */
export function dispatch(
  input: Record<string, unknown>,
  rest: Payload = {},
): Payload {
  return {
    hook_event_name: "PreToolUse",
    tool_name: "Agent",
    cwd: "/work/shop",
    tool_input: { description: "d", prompt: "Map the queue.", ...input },
    ...rest,
  };
}
