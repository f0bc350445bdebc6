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

/**
 * Runs a program to its end with the stage's environment and nothing else.
 * @throws when it is not done within `withinMs` (60 s) or reached elsewhere
 */
export async function runOnStage(
  stage: Stage,
  start: Start,
): Promise<Finished> {
  const kept = keptHere(stage, start.command);
  const [program = "", ...args] = kept.command;
  const env = start.env ?? {};
  const withinMs = start.withinMs ?? 60_000;
  const child = new Deno.Command(program, {
    args,
    cwd: start.cwd ?? stage.project,
    clearEnv: true,
    env: stageEnvironment(stage, { apiUrl: start.apiUrl, env }),
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    child.kill("SIGKILL");
  }, withinMs);
  const output = await child.output();
  clearTimeout(timer);
  const decoder = new TextDecoder();
  const stdout = decoder.decode(output.stdout);
  const stderr = decoder.decode(output.stderr);
  if (late) {
    throw new Error(`Not done within ${withinMs} ms: ${stdout.slice(-2000)}`);
  }
  kept.check();
  return { code: output.code, stdout, stderr };
}
