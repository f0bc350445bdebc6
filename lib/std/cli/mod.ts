/**
 * The argument parser of JSR's `@std/cli`, under its name and with its
 * answers, for machines that cannot reach JSR.
 *
 * @module
 */
export { parseArgs } from "./parse_args.ts";
export type { ParseOptions } from "./parse_args.ts";
