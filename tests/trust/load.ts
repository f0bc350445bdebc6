/**
 * Many dispatches at once on few cores: each must be judged right, and none
 * may take longer than its timeout, because a hook that is late is off.
 *
 * @module
 */

import {
  answerKind,
  registeredCommands,
  runHookFile,
} from "../support/run_hook.ts";

const CASES: { stdin: unknown; expected: string }[] = [
  ["Map the retry logic in src/net.", "Explore", undefined, "block"],
  ["Map the retry logic in src/net.", "Explore", false, "pass"],
  ["Fix src/total.ts and run the tests.", "Explore", false, "block"],
  ["Fix src/total.ts and run the tests.", "general-purpose", false, "pass"],
].map(([prompt, subagent_type, run_in_background, expected]) => ({
  stdin: {
    hook_event_name: "PreToolUse",
    tool_name: "Agent",
    cwd: "/",
    tool_input: { description: "d", prompt, subagent_type, run_in_background },
  },
  expected: String(expected),
}));

/** What a load run saw. */
export interface LoadResult {
  dispatches: number;
  wrong: number;
  /** Milliseconds. */
  slowest: number;
  median: number;
}

/** Judges `atOnce` dispatches side by side, `rounds` times over. */
export async function underLoad(
  { atOnce, rounds }: { atOnce: number; rounds: number },
): Promise<LoadResult> {
  if (!registeredCommands().has("pre-dispatch.ts")) {
    throw new Error("hooks.json does not register pre-dispatch.ts");
  }
  const times: number[] = [];
  let wrong = 0;
  for (let round = 0; round < rounds; round++) {
    await Promise.all(Array.from({ length: atOnce }, async (_, index) => {
      const one = CASES[index % CASES.length];
      if (one === undefined) return;
      const start = performance.now();
      const ran = await runHookFile("pre-dispatch.ts", {
        stdin: one.stdin,
        by: "hooks.json",
      });
      times.push(performance.now() - start);
      if (answerKind(ran) !== one.expected) wrong += 1;
    }));
  }
  times.sort((a, b) => a - b);
  return {
    dispatches: times.length,
    wrong,
    slowest: times.at(-1) ?? 0,
    median: times[Math.floor(times.length / 2)] ?? 0,
  };
}
