/**
 * Reads the task of a dispatch.
 *
 * @module
 */

import { resolve } from "@std/path";
import { UsageError } from "./usage_error.ts";

function readStdin(): Uint8Array {
  const parts: Uint8Array[] = [];
  const buffer = new Uint8Array(64 * 1024);
  let size = 0;
  for (;;) {
    const count = Deno.stdin.readSync(buffer);
    if (count === null) break;
    parts.push(buffer.slice(0, count));
    size += count;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * The text of a prompt file; `-` is stdin.
 *
 * @param base The folder that a relative path begins at
 * @throws {UsageError} if it cannot be read
 */
export function readPrompt(file: string, base: string): string {
  try {
    return file === "-"
      ? new TextDecoder().decode(readStdin())
      : Deno.readTextFileSync(resolve(base, file));
  } catch (error) {
    const why = error instanceof Error ? error.message : "unreadable";
    throw new UsageError(`Cannot read the prompt file "${file}": ${why}`);
  }
}
