/**
 * One Claude Code process, from its start to its end.
 *
 * @module
 */

import type { Ending } from "./stream.ts";

/** What is started, and who hears of it. */
export interface Invocation {
  program: string;
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  cwd: string;
  /** Goes to stdin: a prompt on the command line could be read by everybody. */
  message: string;
  signal?: AbortSignal;
  onLine(line: string): void;
}

// Told to end, the CLI still writes its session down.
const GRACE_MS = 5000;
const STDERR_KEPT = 64 * 1024;

async function readLines(
  stream: ReadableStream<Uint8Array>,
  onLine: (line: string) => void,
): Promise<void> {
  const parts: string[] = [];
  for await (const chunk of stream.pipeThrough(new TextDecoderStream())) {
    const [head = "", ...rest] = chunk.split("\n");
    parts.push(head);
    for (const next of rest) {
      onLine(parts.join(""));
      parts.length = 0;
      parts.push(next);
    }
  }
  if (parts.length > 0) onLine(parts.join(""));
}

async function readTail(stream: ReadableStream<Uint8Array>): Promise<string> {
  let tail = "";
  for await (const chunk of stream.pipeThrough(new TextDecoderStream())) {
    tail = (tail + chunk).slice(-STDERR_KEPT);
  }
  return tail;
}

async function send(
  stream: WritableStream<Uint8Array>,
  message: string,
): Promise<void> {
  const writer = stream.getWriter();
  try {
    await writer.write(new TextEncoder().encode(message));
    await writer.close();
  } catch {
    // It ended before it read the message; how it ended says why.
  }
}

/** Ends the process on a signal; the answer undoes that. */
function endOnAbort(
  child: Deno.ChildProcess,
  signal: AbortSignal | undefined,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const kill = (name: Deno.Signal) => {
    try {
      child.kill(name);
    } catch {
      // It has ended by itself.
    }
  };
  const onAbort = () => {
    kill("SIGTERM");
    timer = setTimeout(() => kill("SIGKILL"), GRACE_MS);
  };
  if (signal?.aborted) onAbort();
  else signal?.addEventListener("abort", onAbort, { once: true });
  return () => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
  };
}

/**
 * Runs Claude Code to its end.
 *
 * @throws {Deno.errors.NotFound} if there is no such program or folder
 */
export async function runClaude(invocation: Invocation): Promise<Ending> {
  const { program, args, env, cwd, message, signal, onLine } = invocation;
  const child = new Deno.Command(program, {
    args: [...args],
    cwd,
    clearEnv: true,
    env: { ...env },
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const undo = endOnAbort(child, signal);
  const [stderr, { code }] = await Promise.all([
    readTail(child.stderr),
    child.status,
    readLines(child.stdout, onLine),
    send(child.stdin, message),
  ]);
  undo();
  return { code, stderr, aborted: signal?.aborted ?? false };
}
