/**
 * The process around guards: its variables and its disk, stdin, stdout and exit
 * codes, which only this file knows. It fails open: a fault of ours never holds
 * up a dispatch.
 *
 * @module
 */

import { record, switchOn } from "./field.ts";
import {
  type Answer,
  answerFor,
  APART,
  type Guard,
  isBypassed,
  type Joint,
  type Judged,
  type Payload,
} from "./verdict.ts";
import type { Files, FileStat, FolderEntry, World } from "./world.ts";

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function stat(path: string): FileStat | undefined {
  const info = attempt(() => Deno.statSync(path));
  if (info === undefined) return undefined;
  const kind = info.isFile ? "file" : info.isDirectory ? "folder" : "other";
  return { kind, size: info.size, mtimeMs: info.mtime?.getTime() ?? 0 };
}

function readBytes(
  path: string,
  { max, from = 0 }: { max: number; from?: number },
): Uint8Array | undefined {
  const found = stat(path);
  if (found === undefined || found.kind !== "file") return undefined;
  return attempt(() => {
    using file = Deno.openSync(path, { read: true });
    if (from > 0) file.seekSync(from, Deno.SeekMode.Start);
    const buffer = new Uint8Array(
      Math.max(0, Math.min(max, found.size - from)),
    );
    let filled = 0;
    while (filled < buffer.length) {
      const count = file.readSync(buffer.subarray(filled));
      if (count === null) break;
      filled += count;
    }
    return buffer.subarray(0, filled);
  });
}

function list(
  path: string,
  { most }: { most: number },
): FolderEntry[] | undefined {
  return attempt(() => {
    const entries: FolderEntry[] = [];
    for (const entry of Deno.readDirSync(path)) {
      if (entries.length >= most) break;
      const kind = entry.isSymlink
        ? "link"
        : entry.isFile
        ? "file"
        : entry.isDirectory
        ? "folder"
        : "other";
      entries.push({ name: entry.name, kind });
    }
    return entries;
  });
}

/** The disk, through Deno. */
export const denoFiles: Files = {
  stat,
  readBytes,
  readText(path, options) {
    const bytes = readBytes(path, options);
    return bytes === undefined ? undefined : new TextDecoder().decode(bytes);
  },
  list,
  realPath(path) {
    return attempt(() => Deno.realPathSync(path));
  },
};

/** The world of a running hook: its environment and the disk. */
export const denoWorld: World = {
  env(name) {
    try {
      return Deno.env.get(name);
    } catch {
      // Not granted to this hook: for a judgment that is the same as unset.
      return undefined;
    }
  },
  files: denoFiles,
  note() {},
};

// The largest payload that is judged. Prompts reach some hundred kilobytes.
const MOST_STDIN = 16 * 1024 * 1024;
// What is read beyond that only so that the writer does not see a closed pipe.
const MOST_DRAINED = 128 * 1024 * 1024;
const FIRST_BUFFER = 64 * 1024;

/** What stood on stdin: its text, or why there is none to judge. */
export type Input = { text: string } | { why: string };

/** Reads stdin to its end, or up to the cap; synchronous, so that it is fast. */
function readStdin(): Input {
  let buffer = new Uint8Array(FIRST_BUFFER);
  let filled = 0;
  while (filled < MOST_STDIN) {
    if (filled === buffer.length) {
      const larger = new Uint8Array(Math.min(buffer.length * 4, MOST_STDIN));
      larger.set(buffer);
      buffer = larger;
    }
    const count = Deno.stdin.readSync(buffer.subarray(filled));
    if (count === null) {
      return { text: new TextDecoder().decode(buffer.subarray(0, filled)) };
    }
    filled += count;
  }
  for (let drained = filled; drained < MOST_DRAINED;) {
    const count = Deno.stdin.readSync(buffer);
    if (count === null) break;
    drained += count;
  }
  return { why: "stdin holds more than 16 MiB" };
}

/** The payload in a text, or why there is none. */
export function parsePayload(input: Input): { payload: Payload } | {
  why: string;
} {
  if ("why" in input) return input;
  if (input.text.trim() === "") return { why: "empty stdin" };
  let value: unknown;
  try {
    value = JSON.parse(input.text);
  } catch {
    return { why: "stdin is not one JSON document" };
  }
  const payload = record(value);
  return payload === undefined
    ? { why: "stdin is not a JSON object" }
    : { payload };
}

const NOTHING: Answer = { code: 0, stdout: "", stderr: "" };

/**
 * What a hook with these guards answers to an input. Several guards answer
 * together: one document, every text.
 */
export function answerTo(
  input: Input,
  { guards, world, blockAs, joint = APART }: {
    guards: readonly [Guard, ...Guard[]];
    world: World;
    blockAs: "exit2" | "deny";
    /** How they come to one answer; left out, they know nothing of each other. */
    joint?: Joint;
  },
): Answer {
  const parsed = parsePayload(input);
  const judged: Judged[] = "payload" in parsed
    ? joint.judge(guards, { payload: parsed.payload, world })
    // A hatch that the user opened is told before a failure to judge.
    : guards.map((guard) => ({
      guard,
      verdict: isBypassed(guard, world)
        ? { kind: "bypass" }
        : { kind: "degrade", why: parsed.why },
    }));
  // Most have nothing to say, and a hook's time is mostly first uses of code.
  if (judged.every(({ verdict }) => verdict.kind === "pass")) return NOTHING;
  return answerFor(judged, {
    event: guards[0].event,
    blockAs,
    joint,
    trial: world.env("DISPATCH_MODE")?.trim().toLowerCase() === "warn",
    trace: switchOn(world.env("DISPATCH_TRACE")),
  });
}

function write(file: { writeSync(bytes: Uint8Array): number }, text: string) {
  if (text === "") return;
  let bytes = new TextEncoder().encode(text);
  while (bytes.length > 0) bytes = bytes.subarray(file.writeSync(bytes));
}

/** Runs one guard as a hook process: a block exits with 2. */
export function runHook(guard: Guard): void {
  runHooks([guard], { blockAs: "exit2" });
}

/**
 * Runs guards of one event as one hook process. The process is left to end by
 * itself: Deno saves compiled code for the next run only after the main module,
 * and `Deno.exit` would end it before that.
 */
export function runHooks(
  guards: readonly [Guard, ...Guard[]],
  { blockAs, joint = APART }: { blockAs: "exit2" | "deny"; joint?: Joint },
): void {
  let answer = NOTHING;
  try {
    answer = answerTo(readStdin(), {
      guards,
      world: denoWorld,
      blockAs,
      joint,
    });
  } catch {
    // Nothing was printed yet; passing is all that is left to do.
    if (guards.some((guard) => guard.tags)) {
      const stderr = `[GATE-DEGRADE] [${guards[0].name}] the hook failed\n`;
      answer = { ...NOTHING, stderr };
    }
  }
  try {
    write(Deno.stderr, answer.stderr);
    write(Deno.stdout, answer.stdout);
  } catch {
    // The reader is gone: nobody is left to tell.
  }
  Deno.exitCode = answer.code;
  // By then the compiled code is saved; exiting here spares Deno the clearing
  // away of what the end of the process clears away too.
  addEventListener("unload", () => Deno.exit(answer.code));
}
