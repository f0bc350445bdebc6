/** Starts the real CLI on a stage, kept to this machine. */
import { assertEquals } from "@std/assert";
import { join } from "@std/path";
import { foreignAddresses, isolation, traced } from "./network.ts";
import { type Stage, stageEnvironment } from "./stage.ts";

/** What a finished process left. */
export interface Finished {
  code: number;
  stdout: string;
  stderr: string;
}

/** How a program is started on a stage. */
export interface Start {
  command: readonly string[];
  apiUrl: string;
  env?: Readonly<Record<string, string>>;
  cwd?: string;
  /** Milliseconds after which the process is ended. */
  withinMs?: number;
}

let traces = 0;

/** A command that is traced where no namespace keeps it in. */
export function keptHere(
  stage: Stage,
  command: readonly string[],
): { command: string[]; check(): void } {
  if (isolation() === "namespace") {
    return { command: [...command], check() {} };
  }
  const log = join(stage.root, `connections-${++traces}.txt`);
  return {
    command: traced(command, log),
    check() {
      assertEquals(foreignAddresses(Deno.readTextFileSync(log)), []);
    },
  };
}

// Into files, not pipes: a process that goes on in the background would hold
// a pipe open, and a failed scene leaves them to be read.
const INTO_FILES = 'exec "$@" >"$0.out" 2>"$0.err"';

let runs = 0;

/**
 * Runs a program to its end with the stage's environment and nothing else.
 * @throws when it is not done within `withinMs` (60 s) or reached elsewhere
 */
export async function runOnStage(
  stage: Stage,
  start: Start,
): Promise<Finished> {
  const kept = keptHere(stage, start.command);
  const written = join(stage.root, `run-${++runs}`);
  const env = start.env ?? {};
  const withinMs = start.withinMs ?? 60_000;
  const child = new Deno.Command("/bin/sh", {
    args: ["-c", INTO_FILES, written, ...kept.command],
    cwd: start.cwd ?? stage.project,
    clearEnv: true,
    env: stageEnvironment(stage, { apiUrl: start.apiUrl, env }),
    stdin: "null",
    stdout: "null",
    stderr: "null",
  }).spawn();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    child.kill("SIGKILL");
  }, withinMs);
  const { code } = await child.status;
  clearTimeout(timer);
  const stdout = Deno.readTextFileSync(`${written}.out`);
  const stderr = Deno.readTextFileSync(`${written}.err`);
  if (late) {
    throw new Error(`Not done within ${withinMs} ms: ${stdout.slice(-2000)}`);
  }
  kept.check();
  return { code, stdout, stderr };
}
