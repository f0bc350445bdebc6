/** A session of the real CLI in print mode, from prompt to exit. */
import { fromFileUrl, join } from "@std/path";
import { type ApiRequest, news } from "./conversation.ts";
import { type Finished, runOnStage } from "./claude.ts";
import { claudeProgram, type Edition } from "./install.ts";
import type { Script } from "./script.ts";
import type { Stage } from "./stage.ts";
import { startStandIn } from "./stand_in_api.ts";

/** The plugin's own folder, as a user clones it. */
export const PLUGIN = fromFileUrl(new URL("../../..", import.meta.url));

/**
 * What the stand-in takes to answer a subagent, in milliseconds. 2.1.240
 * writes a subagent's transcript up to 100 ms late, and no model is as fast.
 */
export const PACE_MS: Record<Edition, number> = { current: 0, older: 250 };

/** What a print session is given. */
export interface PrintOptions {
  script: Script;
  edition?: Edition;
  /** Plugin folder for `--plugin-dir`; null for none. Ours if left out. */
  plugin?: string | null;
  env?: Readonly<Record<string, string>>;
  args?: readonly string[];
  prompt?: string;
  cwd?: string;
}

/** A finished session, and the requests that it made. */
export interface Session extends Finished {
  requests: readonly ApiRequest[];
  /** The stream-json events. */
  events: readonly Record<string, unknown>[];
  /** The n-th request (from 0) of a conversation. @throws when there is none */
  request(speaker: string, n: number): ApiRequest;
  /** What is new in that request. */
  news(speaker: string, n: number): string;
  /** What is new in the first request of a conversation that holds `sign`. */
  newsWith(sign: string, speaker?: string): string;
}

/** The part of a session that finds requests. */
export type Lookup = Pick<Session, "request" | "news" | "newsWith">;

/** The ways to look at recorded requests that scenes share. */
export function lookup(
  requests: readonly ApiRequest[],
): Lookup {
  function request(speaker: string, n: number): ApiRequest {
    const found = requests.filter((one) => one.speaker === speaker)[n];
    if (found !== undefined) return found;
    const seen = requests.map((one) => one.speaker).join(", ");
    throw new Error(`No request ${n} of "${speaker}"; asked were: ${seen}`);
  }
  return {
    request,
    news: (speaker, n) => news(request(speaker, n)),
    newsWith(sign, speaker = "main") {
      const own = requests.filter((one) => one.speaker === speaker).map(news);
      const found = own.find((text) => text.includes(sign));
      if (found !== undefined) return found;
      throw new Error(`"${speaker}" was never told "${sign}"`);
    },
  };
}

function parseEvents(stdout: string): Record<string, unknown>[] {
  return stdout.split("\n").filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
}

/** Leaves the requests on the stage, for whoever looks into a failed scene. */
export function recordSession(
  stage: Stage,
  requests: readonly ApiRequest[],
): void {
  const path = join(stage.root, "requests.json");
  Deno.writeTextFileSync(path, JSON.stringify(requests, null, 1));
}

/** Plays a script in a print session and returns once the CLI has ended. */
export async function printSession(
  stage: Stage,
  options: PrintOptions,
): Promise<Session> {
  const edition = options.edition ?? "current";
  const api = startStandIn(options.script, { paceMs: PACE_MS[edition] });
  const plugin = options.plugin === undefined ? PLUGIN : options.plugin;
  try {
    const command = [
      claudeProgram(edition),
      "-p",
      options.prompt ?? "Get it done.",
      ...(plugin === null ? [] : ["--plugin-dir", plugin]),
      ...["--output-format", "stream-json", "--verbose"],
      ...["--permission-mode", "default"],
      ...options.args ?? [],
    ];
    const { env = {}, cwd = stage.project } = options;
    const done = await runOnStage(stage, {
      command,
      apiUrl: api.url,
      env,
      cwd,
    });
    const { requests } = api;
    recordSession(stage, requests);
    const events = parseEvents(done.stdout);
    return { ...done, requests, events, ...lookup(requests) };
  } finally {
    await api.stop();
  }
}
