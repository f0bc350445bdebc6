/** A command line that cannot be used; the message says why, for people. */
export class UsageError extends Error {
  override name = "UsageError";
}
