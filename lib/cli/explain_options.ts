/**
 * The options of `explain`, and the payload that they name or describe.
 *
 * @module
 */

import { parseArgs } from "@std/cli/parse-args";
import type { Payload } from "../verdict.ts";
import { payloadIn } from "./payload_file.ts";
import { asHooksSee, described } from "./described_dispatch.ts";
import { unknownOption, UsageError } from "./usage_error.ts";

/** What the options ask for. */
export interface ExplainOptions {
  help: boolean;
  json: boolean;
  /** Every step of a guard, not only the one that decided. */
  steps: boolean;
  colour: boolean;
  /** Variables for the guards. */
  env: Record<string, string>;
  /** Those of them that say what a hook gets to see of the dispatch. */
  counted: Record<string, string>;
  /** What is to be explained; missing with `help`. */
  payload?: Payload;
}

const FIELDS = ["prompt", "type", "model", "name", "background"] as const;
const TEXTS = [...FIELDS, "env", "lang"] as const;
const SWITCHES = [
  "env-from-here",
  "help",
  "json",
  "no-color",
  "steps",
  "terminal",
] as const;

function variables(pairs: readonly string[]): Record<string, string> {
  const env: Record<string, string> = {};
  for (const pair of pairs) {
    const [whole, name = "", value = ""] =
      /^([A-Za-z_][A-Za-z0-9_]*)=(.*)$/s.exec(pair) ?? [];
    if (whole === undefined) {
      throw new UsageError(`--env is "${pair}" and has to be NAME=VALUE`);
    }
    env[name] = value;
  }
  return env;
}

/** A task often begins as a list, "- …", which would read as an option. */
function withPromptJoined(args: readonly string[]): string[] {
  const at = args.indexOf("--prompt");
  const text = args[at + 1];
  return at < 0 || text === undefined || !text.startsWith("-")
    ? [...args]
    : [...args.slice(0, at), `--prompt=${text}`, ...args.slice(at + 2)];
}

/**
 * Reads the arguments of `explain`, and the payload.
 *
 * @param base the folder that relative paths begin at
 * @throws {UsageError} with a sentence about what cannot be used
 */
export function readExplainOptions(
  args: string[],
  base: string,
): ExplainOptions {
  const read = parseArgs(withPromptJoined(args), {
    string: [...TEXTS, "_"],
    boolean: SWITCHES,
    collect: ["env"],
  });
  const known: readonly string[] = ["_", ...TEXTS, ...SWITCHES];
  const odd = Object.keys(read).find((key) => !known.includes(key));
  if (odd !== undefined) throw unknownOption(odd);
  const { lang, help, json } = read;
  if (lang !== undefined && lang !== "en" && lang !== "zh") {
    throw new UsageError(`--lang is "${lang}" and has to be en or zh`);
  }
  const own = read["env-from-here"] ? Deno.env.toObject() : {};
  const home = Deno.env.get("HOME");
  const env: Record<string, string> = {
    ...(home !== undefined && { HOME: home }),
    CLAUDE_CODE_ENTRYPOINT: "sdk-cli",
    ...own,
    ...(read.terminal && { CLAUDE_CODE_ENTRYPOINT: "cli" }),
    ...variables(read.env),
    ...(lang !== undefined && { DISPATCH_LANG: lang }),
  };
  const colour = !read["no-color"];
  const options = { help, json, steps: read.steps, colour, env, counted: {} };
  if (help) return options;
  const empty = FIELDS.find((key) => read[key] === "");
  if (empty !== undefined) throw new UsageError(`--${empty} has no value`);
  const files = read._.map(String);
  const fields = FIELDS.filter((key) => read[key] !== undefined);
  if (files.length > 1) throw new UsageError("Only one file can be explained");
  if (files.length > 0 && fields.length > 0) {
    throw new UsageError("Give a file or the fields of a dispatch, not both");
  }
  const payload = fields.length > 0
    ? described(read, base)
    : payloadIn(files[0] ?? fromPipe(), base);
  // A recorded payload already is what a hook saw in its session.
  if (!read.terminal && fields.length === 0) return { ...options, payload };
  const fork = env["CLAUDE_CODE_FORK_SUBAGENT"];
  return {
    ...options,
    counted: fork === undefined ? {} : { CLAUDE_CODE_FORK_SUBAGENT: fork },
    payload: asHooksSee(payload, env),
  };
}

/** Nothing was named: what is piped in, if anything is. */
function fromPipe(): string {
  if (!Deno.stdin.isTerminal()) return "-";
  throw new UsageError("Name a file, - for stdin, or a task with --prompt");
}
