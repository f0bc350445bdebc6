/** The help text of `dispatch`. */
export const DISPATCH_HELP = `Runs a named agent by Claude Code in print mode.

  dispatch --type NAME --prompt-file FILE [options]

  --type NAME         a definition, a built-in type, plugin:agent, or fork;
                      left out: general-purpose
  --prompt-file FILE  the task; - reads it from stdin
  --prompt TEXT       the task itself
  --description TEXT  a label of a few words
  --model NAME        wins over the definition's model
  --background        return an id at once; --foreground wins over a pin
  --require-done      the report has to end in the line %%DONE%%
  --trust-project     run definitions that the project itself brings
  --session ID        for --type fork: the session whose turns are inherited
  --max-depth N       levels of dispatches, this one included (3)
  --cwd FOLDER        where the agent works
  --json              one JSON document on stdout

  --status ID, --result ID, --stop ID    about a run in the background
  --continue ID --prompt-file FILE       goes on with one that has finished

The guards see the variables of this shell (DISPATCH_MODE, hatches), not those
that settings.json sets under "env".

Exit codes: 0 done, 1 the agent failed, 2 blocked by a guard, 3 no marker,
4 refused before the start, 5 not finished, 64 usage, 127 no usable Claude
Code, 130 interrupted.`;
