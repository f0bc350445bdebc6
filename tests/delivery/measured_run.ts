/**
 * Running a hook file and measuring what it took.
 *
 * @module
 */

import { join } from "@std/path";
import { cleanEnv, ROOT } from "../support/run_hook.ts";
import { type Ran, runToEnd } from "../support/run_to_end.ts";

/** What a run left behind and what it took. */
export interface Measured extends Ran {
  ms: number;
  /** The most memory that was resident, in MB; 0 where there is no /proc. */
  mb: number;
}

/** Runs `hooks/<file>` by its first line. */
export async function measuredRun(
  file: string,
  { stdin, env = cleanEnv() }: { stdin: unknown; env?: Record<string, string> },
): Promise<Measured> {
  const start = performance.now();
  let mb = 0;
  let watch: ReturnType<typeof setInterval> | undefined;
  const ran = await runToEnd([join(ROOT, "hooks", file)], {
    env,
    stdin: typeof stdin === "string" ? stdin : JSON.stringify(stdin),
    started(pid) {
      watch = setInterval(() => {
        mb = Math.max(mb, residentOf(pid));
      }, 3);
    },
  });
  clearInterval(watch);
  return { ...ran, ms: performance.now() - start, mb };
}

function residentOf(pid: number): number {
  try {
    const status = Deno.readTextFileSync(`/proc/${pid}/status`);
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
