/**
 * Interrupts of this process, as an abort signal for what it runs.
 *
 * @module
 */

const SIGNALS: readonly Deno.Signal[] = Deno.build.os === "windows"
  ? ["SIGINT", "SIGBREAK"]
  : ["SIGINT", "SIGTERM", "SIGHUP"];

/** A signal that aborts once this process is asked to end. */
export function abortOnInterrupt(): { signal: AbortSignal; release(): void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  for (const name of SIGNALS) Deno.addSignalListener(name, abort);
  return {
    signal: controller.signal,
    release() {
      for (const name of SIGNALS) Deno.removeSignalListener(name, abort);
    },
  };
}
