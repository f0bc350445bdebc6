/**
 * The command line as a process, with a stand-in for `claude` on its path.
 *
 * @module
 */

import { dirname, join } from "@std/path";
import { ROOT } from "../support/run_hook.ts";

/** A folder with a home, a project, and a `claude` that keeps what it is told. */
export interface Place {
  root: string;
  home: string;
  project: string;
  /** What the n-th call of `claude` (from 1) was given. */
  call(n: number): { args: string[]; message: string; env: string };
  calls(): number;
}

/** What came of a command. */
export interface Done {
  code: number;
  stdout: string;
  stderr: string;
}

// Plays answer-1, answer-2 … as its events; the last answer is repeated.
const STAND_IN = `#!/bin/sh
if [ "$1" = --version ]; then echo "\${FAKE_VERSION:-2.1.332} (Claude Code)"; exit 0; fi
n=1
while ! mkdir "$FAKE/call-$n" 2>/dev/null; do
  n=$((n+1)); [ -d "$FAKE" ] || exit 1
done
for arg in "$@"; do printf '%s\\n' "$arg"; done > "$FAKE/call-$n/args"
env > "$FAKE/call-$n/env"
cat > "$FAKE/call-$n/message"
answer=$FAKE/answer-$n
while [ ! -f "$answer" ] && [ "$n" -gt 1 ]; do n=$((n-1)); answer=$FAKE/answer-$n; done
if [ -f "$FAKE/early" ]; then cat "$FAKE/early"; fi
if [ -f "$FAKE/slow" ]; then trap 'exit 143' TERM; sleep "$(cat "$FAKE/slow")" & wait $!; fi
cat "$answer"
`;

function lay(path: string, text: string, mode = 0o644): void {
  Deno.mkdirSync(dirname(path), { recursive: true });
  Deno.writeTextFileSync(path, text, { mode });
}

/** The events of a session that ends with this report. */
export function reports(text: string, result: object = {}): string {
  const message = { id: "m1", content: [{ type: "text", text }] };
  const end = { type: "result", subtype: "success", session_id: "sess-1" };
  return [
    { type: "assistant", message },
    { ...end, stop_reason: "end_turn", is_error: false, ...result },
  ].map((event) => JSON.stringify(event) + "\n").join("");
}

/** Sets up a place; `files` are paths below its root. */
export function makePlace(
  { files = {}, answers = [reports("All is well.")] }: {
    files?: Record<string, string>;
    answers?: readonly string[];
  } = {},
): Place {
  const root = Deno.realPathSync(Deno.makeTempDirSync());
  lay(join(root, "bin/claude"), STAND_IN, 0o755);
  lay(join(root, "project/.git/HEAD"), "ref");
  lay(join(root, "home/.profile"), "");
  for (const [at, answer] of answers.entries()) {
    lay(join(root, `fake/answer-${at + 1}`), answer);
  }
  for (const [path, text] of Object.entries(files)) lay(join(root, path), text);
  const file = (n: number, name: string) =>
    Deno.readTextFileSync(join(root, `fake/call-${n}`, name));
  return {
    root,
    home: join(root, "home"),
    project: join(root, "project"),
    call: (n) => ({
      args: file(n, "args").split("\n"),
      message: file(n, "message"),
      env: file(n, "env"),
    }),
    calls: () =>
      [...Deno.readDirSync(join(root, "fake"))]
        .filter(({ name }) => name.startsWith("call-")).length,
  };
}

/** Where and with what a command is run. */
export interface RunOptions {
  env?: Record<string, string>;
  cwd?: string;
}

/** Starts the command line in a place, with a clean environment. */
export function start(
  place: Place,
  args: readonly string[],
  { env = {}, cwd = place.project }: RunOptions = {},
): Deno.ChildProcess {
  const cache = Deno.env.get("DENO_DIR");
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", join(ROOT, "lib/cli/main.ts"), ...args],
    cwd,
    clearEnv: true,
    env: {
      PATH: `${join(place.root, "bin")}:/usr/bin:/bin`,
      HOME: place.home,
      FAKE: join(place.root, "fake"),
      DENO_DIR: cache ?? join(Deno.env.get("HOME") ?? "/tmp", ".cache/deno"),
      NO_COLOR: "1",
      ...env,
    },
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
}

/** What a started command line left. */
export async function done(child: Deno.ChildProcess): Promise<Done> {
  const output = await child.output();
  const decode = (part: Uint8Array) => new TextDecoder().decode(part);
  return {
    code: output.code,
    stdout: decode(output.stdout),
    stderr: decode(output.stderr),
  };
}

/** Runs the command line to its end. */
export function run(
  place: Place,
  args: readonly string[],
  options: RunOptions = {},
): Promise<Done> {
  return done(start(place, args, options));
}

/** Registers a test in a place of its own, which is removed afterwards. */
export function inPlace(
  name: string,
  options: Parameters<typeof makePlace>[0],
  play: (place: Place) => Promise<void>,
): void {
  Deno.test(name, async () => {
    const place = makePlace(options);
    try {
      await play(place);
    } finally {
      Deno.removeSync(place.root, { recursive: true });
    }
  });
}
