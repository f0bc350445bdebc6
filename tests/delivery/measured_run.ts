/**
 * Running a hook file and measuring what it took.
 *
 * @module
 */

import { join } from "@std/path";
import { cleanEnv, type Ran, ROOT } from "../support/run_hook.ts";

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
  const child = new Deno.Command(join(ROOT, "hooks", file), {
    env,
    clearEnv: true,
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  let mb = 0;
  const watch = setInterval(() => {
    mb = Math.max(mb, residentOf(child.pid));
  }, 3);
  const writer = child.stdin.getWriter();
  const text = typeof stdin === "string" ? stdin : JSON.stringify(stdin);
  const written = writer.write(new TextEncoder().encode(text))
    .then(() => writer.close()).catch(() => {});
  const { code, stdout, stderr } = await child.output();
  const ms = performance.now() - start;
  clearInterval(watch);
  await written;
  const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, stdout: decode(stdout), stderr: decode(stderr), ms, mb };
}

function residentOf(pid: number): number {
  try {
    const status = Deno.readTextFileSync(`/proc/${pid}/status`);
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
