/** A session of the real CLI in a terminal: a pty made by util-linux `script`. */
import { type ApiRequest, news } from "./conversation.ts";
import { keptHere } from "./claude.ts";
import { claudeProgram, type Edition } from "./install.ts";
import {
  type Lookup,
  lookup,
  PACE_MS,
  PLUGIN,
  recordSession,
} from "./print_session.ts";
import { plainScreen } from "./screen.ts";
import type { Script } from "./script.ts";
import { type Stage, stageEnvironment } from "./stage.ts";
import { startStandIn } from "./stand_in_api.ts";

/** What a terminal session is given. */
export interface TerminalOptions {
  script: Script;
  edition?: Edition;
  /** Plugin folder for `--plugin-dir`. Ours if left out. */
  plugin?: string;
  env?: Readonly<Record<string, string>>;
  args?: readonly string[];
}

/** A running terminal session, as a person in front of it has it. */
export interface Terminal extends Lookup {
  requests: readonly ApiRequest[];
  /** Everything shown so far, without control sequences. */
  screen(): string;
  /** Waits until the screen has shown this. @throws after `withinMs` */
  shows(pattern: RegExp, withinMs?: number): Promise<void>;
  /** Types a line and sends it, once the session takes input. */
  enter(line: string): Promise<void>;
  /** Waits for the n-th request (from 0) of a conversation. */
  asked(speaker: string, n: number, withinMs?: number): Promise<ApiRequest>;
  /** Waits until the dispatcher is told `sign`; what else it is told then. */
  hears(sign: string, withinMs?: number): Promise<string>;
}

const PATIENCE_MS = 20_000;

const INTERRUPT = "\u0003";

/**
 * Leaves the session as a person does, by pressing Ctrl-C until it ends, so
 * that nothing of it outlives the scene; ends it after five seconds.
 */
async function leave(
  child: Deno.ChildProcess,
  interrupt: () => Promise<void>,
): Promise<void> {
  const ended = child.status.then(() => true);
  for (let tries = 0; tries < 20; tries++) {
    await interrupt().catch(() => {});
    if (await Promise.race([ended, pause(250).then(() => false)])) return;
  }
  child.kill("SIGKILL");
  await ended;
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

/** Starts the CLI in a terminal, lets `play` use it, and ends it. */
export async function terminalSession(
  stage: Stage,
  options: TerminalOptions,
  play: (terminal: Terminal) => Promise<void>,
): Promise<void> {
  const { edition = "current" } = options;
  const api = startStandIn(options.script, { paceMs: PACE_MS[edition] });
  const kept = keptHere(stage, [
    claudeProgram(edition),
    ...["--plugin-dir", options.plugin ?? PLUGIN],
    ...["--permission-mode", "default"],
    ...options.args ?? [],
  ]);
  const line = kept.command.map(quoted).join(" ");
  const child = new Deno.Command("script", {
    args: ["-qfec", `stty rows 50 cols 160; exec ${line}`, "/dev/null"],
    cwd: stage.project,
    clearEnv: true,
    env: stageEnvironment(stage, {
      apiUrl: api.url,
      env: { TERM: "xterm-256color", LANG: "C.UTF-8", ...options.env },
    }),
    stdin: "piped",
    stdout: "piped",
    stderr: "null",
  }).spawn();
  let raw = "";
  const reading = child.stdout.pipeThrough(new TextDecoderStream()).pipeTo(
    new WritableStream({ write: (chunk) => void (raw += chunk) }),
  );
  const keys = child.stdin.getWriter();
  const send = (text: string) => keys.write(new TextEncoder().encode(text));
  const screen = () => plainScreen(raw);

  async function shows(pattern: RegExp, withinMs = PATIENCE_MS) {
    const end = Date.now() + withinMs;
    while (!pattern.test(screen())) {
      if (Date.now() > end) {
        throw new Error(`Not shown: ${pattern}\n${screen().slice(-3000)}`);
      }
      await pause(50);
    }
  }

  const terminal: Terminal = {
    requests: api.requests,
    ...lookup(api.requests),
    screen,
    shows,
    async enter(text) {
      await shows(/shortcuts/);
      await send(text);
      await pause(300);
      await send("\r");
    },
    async asked(speaker, n, withinMs = PATIENCE_MS) {
      const count = (all: readonly ApiRequest[]) =>
        all.filter((one) => one.speaker === speaker).length;
      await api.until((all) => count(all) > n, withinMs);
      return terminal.request(speaker, n);
    },
    async hears(sign, withinMs = PATIENCE_MS) {
      await api.until(
        (all) =>
          all.some((one) => one.speaker === "main" && news(one).includes(sign)),
        withinMs,
      );
      return terminal.newsWith(sign);
    },
  };
  try {
    await play(terminal);
  } finally {
    await leave(child, () => send(INTERRUPT));
    await keys.close().catch(() => {});
    await reading;
    await api.stop();
    recordSession(stage, api.requests);
  }
  kept.check();
}
