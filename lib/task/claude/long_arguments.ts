/**
 * Arguments that are too long for a command line.
 *
 * @module
 */

// Linux takes at most 128 KiB in one argument.
const LONGEST_BYTES = 100_000;

/** Arguments ready to be passed, and how to tidy up behind them. */
export interface Passed {
  args: string[];
  release(): void;
}

/**
 * Puts an `--agents` value that is too long into a file of the user's own,
 * which `--agents` takes as well in print mode.
 *
 * @throws if the file cannot be written
 */
export function passable(args: readonly string[]): Passed {
  const at = args.indexOf("--agents") + 1;
  const value = args[at] ?? "";
  const bytes = new TextEncoder().encode(value);
  if (at === 0 || bytes.length <= LONGEST_BYTES) {
    return { args: [...args], release() {} };
  }
  const file = Deno.makeTempFileSync({ prefix: "agents-", suffix: ".json" });
  Deno.writeFileSync(file, bytes);
  return {
    args: args.with(at, file),
    release() {
      try {
        Deno.removeSync(file);
      } catch {
        // Somebody tidied up before.
      }
    },
  };
}
