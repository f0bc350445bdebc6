/**
 * A hook payload from a file or from stdin.
 *
 * @module
 */

import { resolve } from "@std/path";
import { denoFiles, parsePayload } from "../hook.ts";
import type { Payload } from "../verdict.ts";
import { UsageError } from "./usage_error.ts";

// As much as a hook reads.
const MOST_PAYLOAD = 16 * 1024 * 1024;

function readStdin(): string {
  const whole = new Uint8Array(MOST_PAYLOAD);
  let filled = 0;
  while (filled < whole.length) {
    const count = Deno.stdin.readSync(whole.subarray(filled));
    if (count === null) {
      return new TextDecoder().decode(whole.subarray(0, filled));
    }
    filled += count;
  }
  throw new UsageError("stdin holds more than 16 MiB");
}

function readFile(file: string, base: string): string {
  const path = resolve(base, file);
  const stat = denoFiles.stat(path);
  if (stat === undefined) throw new UsageError(`"${file}" does not exist`);
  if (stat.kind !== "file") {
    throw new UsageError(`"${file}" is no regular file; - reads stdin`);
  }
  if (stat.size > MOST_PAYLOAD) {
    throw new UsageError(`"${file}" holds more than 16 MiB`);
  }
  const text = denoFiles.readText(path, { max: MOST_PAYLOAD });
  if (text === undefined) throw new UsageError(`"${file}" cannot be read`);
  return text;
}

/**
 * Reads one payload.
 *
 * @param file a path, or `-` for stdin
 * @param base the folder that a relative path begins at
 * @throws {UsageError} if there is no file, or no JSON object in it
 */
export function payloadIn(file: string, base: string): Payload {
  const text = file === "-" ? readStdin() : readFile(file, base);
  const parsed = parsePayload({ text: text.replace(/^\ufeff/, "") });
  if ("payload" in parsed) return parsed.payload;
  const why = parsed.why.replace("stdin", file === "-" ? "stdin" : `"${file}"`);
  throw new UsageError(`No payload: ${why}`);
}
