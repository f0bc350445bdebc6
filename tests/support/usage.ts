/**
 * How the developers' commands answer options that they do not have: a typing
 * error must not start a run of half an hour.
 *
 * @module
 */

/**
 * For `unknown` of `parseArgs`: `--help` prints the usage and ends with 0,
 * anything else names the argument too and ends with 64.
 */
export function usageInstead(usage: string): (arg: string) => never {
  return (arg) => {
    if (arg === "--help" || arg === "-h") {
      console.log(usage);
      Deno.exit(0);
    }
    console.error(`"${arg}" is no option here\n${usage}`);
    Deno.exit(64);
  };
}
