/**
 * What a hook process touches: the accesses that Deno's permissions saw
 * (`DENO_AUDIT_PERMISSIONS`), and the system calls (`strace`).
 *
 * @module
 */

import { join } from "@std/path";
import { runToEnd } from "../support/run_to_end.ts";
import { runScene } from "./run_scene.ts";
import type { Scene, Stage } from "./scenes.ts";

/** The accesses of one run, by permission; each value once, sorted. */
export type Accesses = Record<string, string[]>;

/** Runs a scene with Deno's audit on. */
export async function audited(scene: Scene, stage: Stage): Promise<Accesses> {
  const log = await Deno.makeTempFile({ dir: stage.root, suffix: ".jsonl" });
  await runScene(scene, { stage, env: { DENO_AUDIT_PERMISSIONS: log } });
  return accessesIn(await Deno.readTextFile(log));
}

/** The accesses that an audit file tells. */
export function accessesIn(log: string): Accesses {
  const seen = new Map<string, Set<string>>();
  for (const line of log.split("\n")) {
    if (line === "") continue;
    const { permission, value } = JSON.parse(line);
    const values = seen.get(permission) ?? new Set();
    seen.set(permission, values.add(String(value)));
  }
  return Object.fromEntries(
    [...seen].map(([permission, values]) => [permission, [...values].sort()]),
  );
}

/** The system calls of one run that matter here. */
export interface Calls {
  /** Paths that were opened. */
  opened: Set<string>;
  /** Of these, the ones opened for writing. */
  written: Set<string>;
  /** Address families of sockets. */
  sockets: Set<string>;
  /** Programs that were started. */
  started: Set<string>;
}

const TRACED =
  "trace=open,openat,openat2,creat,socket,socketpair,connect,bind,execve,execveat,mkdir,rename,unlink";

/** Whether system calls can be traced here; else why not. */
export async function tracing(): Promise<{ why?: string }> {
  try {
    const { code, stderr } = await runToEnd(
      ["strace", "-f", "-e", TRACED, "true"],
      { env: {}, stdin: "" },
    );
    return code === 0 ? {} : { why: stderr.trim().split("\n").at(-1) ?? "" };
  } catch {
    return { why: "strace is not installed" };
  }
}

/** Runs a scene under strace; without one, an empty file in its place. */
export async function traced(
  scene: Scene | undefined,
  { stage, denoDir }: { stage: Stage; denoDir: string },
): Promise<Calls> {
  const log = await Deno.makeTempFile({ dir: stage.root, suffix: ".strace" });
  const under = ["strace", "-f", "-qq", "-s", "4096", "-e", TRACED, "-o", log];
  const env = { DENO_DIR: denoDir, HOME: stage.home };
  if (scene === undefined) {
    const empty = join(stage.root, "empty.ts");
    await Deno.writeTextFile(empty, "");
    const args = ["run", "--no-config", "--no-prompt", "--allow-read", empty];
    await runToEnd([...under, Deno.execPath(), ...args], { env, stdin: "" });
  } else await runScene(scene, { stage, under, env });
  return callsIn(await Deno.readTextFile(log));
}

const CALL = /^\d+ +(\w+)\((.*)$/;
const PATH = /"((?:[^"\\]|\\.)*)"/;

/** The calls in a log of strace; a call in two parts counts by its first. */
export function callsIn(log: string): Calls {
  const calls: Calls = {
    opened: new Set(),
    written: new Set(),
    sockets: new Set(),
    started: new Set(),
  };
  for (const line of log.split("\n")) {
    const [, name = "", rest = ""] = CALL.exec(line) ?? [];
    const path = PATH.exec(rest)?.[1] ?? "";
    if (name.startsWith("execve")) calls.started.add(path);
    else if (/^socket/.test(name)) {
      calls.sockets.add(/^\w+/.exec(rest)?.[0] ?? rest);
    } else if (name === "connect" || name === "bind") {
      calls.sockets.add(/sa_family=(\w+)/.exec(rest)?.[1] ?? rest);
    } else if (name !== "") {
      calls.opened.add(path);
      const reads = name.startsWith("open") &&
        !/O_WRONLY|O_RDWR|O_CREAT|O_TRUNC|O_APPEND/.test(rest);
      if (!reads) calls.written.add(path);
    }
  }
  return calls;
}
