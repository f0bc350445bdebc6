/**
 * The exit codes of the command line. This table is the only one.
 *
 * @module
 */
export const EXIT = {
  /** Done; for a run in the background: started. */
  ok: 0,
  /** The agent ended otherwise than by finishing; its text so far is kept. */
  failed: 1,
  /** A guard blocked the dispatch. */
  blocked: 2,
  /** The report does not end in the marker that was required. */
  unmarked: 3,
  /** Nothing was started: unknown type, untrusted definition, a limit. */
  refused: 4,
  /** The run that was asked for has not finished. */
  unfinished: 5,
  /** The command line or a file that it names cannot be used. */
  usage: 64,
  /** Claude Code is missing, too old, or does not start. */
  unavailable: 127,
  /** Interrupted; the agent's text so far is kept. */
  interrupted: 130,
} as const;
