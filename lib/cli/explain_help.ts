/** The help text of `explain`. */
export const EXPLAIN_HELP =
  `Says what the guards decide about a dispatch, and why.

  explain [FILE|-]                  a hook payload (JSON) from a file or stdin
  explain --prompt TEXT [options]   a dispatch, described here

  --type T, --model M, --name N     fields of the dispatch
  --background true|false           run_in_background; left out: left out

  --terminal                        as in a terminal session; else as in print
                                    mode (claude -p)
  --env NAME=VALUE                  a variable that the guards see; repeatable
  --env-from-here                   they see this shell's variables
                                    (else only HOME and those of --env)
                                    Either way, what settings.json sets under
                                    "env" is not seen: name it with --env.
  --steps                           every step of every guard
  --lang en|zh                      language of the texts
  --json                            one JSON document
  --no-color                        no colours; NO_COLOR=1 does the same

Exit codes: 0 it passes, 2 it would be blocked or sent back, 64 nothing to
explain (no such file, no JSON object, options that cannot be used).`;
