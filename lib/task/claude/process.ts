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

// A command that an agent left running may hold the pipes open for ever.
const DRAIN_MS = 1000;

/**
 * Reads a stream to its end, or for a moment longer than the process lives.
 */
async function readText(
  stream: ReadableStream<Uint8Array>,
  { ended, onText }: {
    ended: Promise<unknown>;
    onText(text: string): void;
  },
): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let open = true;
  const close = () => {
    if (open) reader.cancel().catch(() => {});
  };
  ended.then(() => {
    if (open) timer = setTimeout(close, DRAIN_MS);
  });
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    onText(decoder.decode(value, { stream: true }));
  }
  open = false;
  clearTimeout(timer);
}

/** Cuts texts that come in pieces into lines. */
function lineCutter(onLine: (line: string) => void) {
  const parts: string[] = [];
  return {
    push(text: string): void {
      const [head = "", ...rest] = text.split("\n");
      parts.push(head);
      for (const next of rest) {
        onLine(parts.join(""));
        parts.length = 0;
        parts.push(next);
      }
    },
    end(): void {
      if (parts.length > 0) onLine(parts.join(""));
    },
  };
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
  const ended = child.status;
  const lines = lineCutter(onLine);
  let stderr = "";
  const [{ code }] = await Promise.all([
    ended,
    readText(child.stdout, { ended, onText: (text) => lines.push(text) }),
    readText(child.stderr, {
      ended,
      onText: (text) => stderr = (stderr + text).slice(-STDERR_KEPT),
    }),
    send(child.stdin, message),
  ]);
  lines.end();
  undo();
  return { code, stderr, aborted: signal?.aborted ?? false };
}
