/**
 * A progress bar on a terminal; silent anywhere else.
 *
 * @module
 */

import { size } from "./wording.ts";

const WIDTH = 28;
const EVERY_MS = 80;
const CLEAR_LINE = "\r\x1b[K";

/** Where the bar is drawn; a test brings its own. */
export interface Screen {
  isTerminal(): boolean;
  write(text: string): void;
  now(): number;
}

const STDERR: Screen = {
  isTerminal: () => Deno.stderr.isTerminal(),
  write: (text) => void Deno.stderr.writeSync(new TextEncoder().encode(text)),
  now: () => performance.now(),
};

/** The bar as a line. */
export function bar(done: number, all: number): string {
  const part = all <= 0 ? 1 : Math.min(1, done / all);
  const full = Math.floor(part * WIDTH);
  return `${"█".repeat(full)}${"░".repeat(WIDTH - full)} ${
    String(Math.floor(part * 100)).padStart(3)
  }%  ${size(done)} of ${size(all)}`;
}

/** Draws at most every 80 ms, because drawing costs more than reading. */
export function progressBar(screen: Screen = STDERR): {
  onProgress(done: number, all: number): void;
  end(): void;
} {
  if (!screen.isTerminal()) return { onProgress() {}, end() {} };
  let drawn = -Infinity;
  return {
    onProgress(done, all) {
      const now = screen.now();
      if (now - drawn < EVERY_MS) return;
      drawn = now;
      screen.write(`${CLEAR_LINE}${bar(done, all)}`);
    },
    end: () => screen.write(CLEAR_LINE),
  };
}
