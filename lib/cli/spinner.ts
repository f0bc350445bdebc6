/**
 * A line on a terminal that shows that something runs, and for how long.
 *
 * @module
 */

const FRAMES = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const CLEAR_LINE = "\r\x1b[K";

/** A duration for people: "7s", "2m 05s". @param ms milliseconds */
export function elapsed(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0
    ? `${seconds}s`
    : `${minutes}m ${String(seconds % 60).padStart(2, "0")}s`;
}

/**
 * Shows a line on stderr until the answer is called. Does nothing where stderr
 * is no terminal: logs keep no moving lines.
 */
export function startSpinner(label: string): () => void {
  if (!Deno.stderr.isTerminal()) return () => {};
  const encoder = new TextEncoder();
  const write = (text: string) => Deno.stderr.writeSync(encoder.encode(text));
  const begun = Date.now();
  let frame = 0;
  const timer = setInterval(() => {
    const sign = FRAMES[frame++ % FRAMES.length];
    write(`${CLEAR_LINE}${sign} ${label} ${elapsed(Date.now() - begun)}`);
  }, 120);
  return () => {
    clearInterval(timer);
    write(CLEAR_LINE);
  };
}
