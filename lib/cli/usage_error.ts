import { clean } from "../field.ts";

/** A command line that cannot be used; the message says why, for people. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** The error for an option that the command does not have. */
export function unknownOption(name: string): UsageError {
  return new UsageError(`Unknown option "${clean(name, 60)}" (see --help)`);
}
