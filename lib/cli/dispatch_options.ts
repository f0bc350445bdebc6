/**
 * The options of `dispatch`.
 *
 * @module
 */

import { parseArgs } from "@std/cli/parse-args";
import { resolve } from "@std/path";
import type { TaskCall } from "../task/call.ts";
import { isTaskId } from "../task/state/folder.ts";
import { readPrompt } from "./prompt_file.ts";
import { unknownOption, UsageError } from "./usage_error.ts";

/** What the options ask for. */
export interface DispatchOptions {
  action: "run" | "status" | "result" | "stop" | "continue" | "work" | "help";
  /** The run that `status`, `result`, `stop`, `continue` are about. */
  id: string;
  call: TaskCall;
  /** The folder that the agent works in, absolute. */
  cwd: string;
  json: boolean;
  requireDone: boolean;
  trustProject: boolean;
  maxDepth?: number;
}

const TEXTS = [
  "continue",
  "cwd",
  "description",
  "max-depth",
  "model",
  "prompt",
  "prompt-file",
  "result",
  "session",
  "status",
  "stop",
  "type",
  "work",
] as const;

const SWITCHES = [
  "background",
  "foreground",
  "help",
  "json",
  "require-done",
  "trust-project",
] as const;

const ACTIONS = ["status", "result", "stop", "continue", "work"] as const;

function folder(path: string): string {
  try {
    if (Deno.statSync(path).isDirectory) return path;
  } catch {
    // Told below.
  }
  throw new UsageError(`The folder "${path}" does not exist`);
}

function depth(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new UsageError(`--max-depth is "${text}" and has to be from 1 to 99`);
}

/**
 * Reads the arguments of `dispatch`.
 *
 * @param base The folder that relative paths begin at
 * @throws {UsageError} with a sentence about what cannot be used
 */
export function readDispatchOptions(
  args: string[],
  base: string,
): DispatchOptions {
  const read = parseArgs(args, { string: TEXTS, boolean: SWITCHES });
  const known: readonly string[] = ["_", ...TEXTS, ...SWITCHES];
  const odd = Object.keys(read).find((key) => !known.includes(key));
  if (odd !== undefined) throw unknownOption(odd);
  if (read._.length > 0) {
    throw new UsageError(`"${read._[0]}" belongs to no option`);
  }
  const empty = TEXTS.find((key) => key !== "type" && read[key] === "");
  if (empty !== undefined) throw new UsageError(`--${empty} has no value`);
  const actions = ACTIONS.filter((key) => read[key] !== undefined);
  if (actions.length > 1 || (read.background && read.foreground)) {
    throw new UsageError("Two options contradict each other");
  }
  const action = read.help ? "help" : actions[0] ?? "run";
  const id = action === "run" || action === "help" ? "" : read[action] ?? "";
  if (id !== "" && !isTaskId(id)) {
    throw new UsageError(`"${id.slice(0, 80)}" is not the id of a run`);
  }
  const needsPrompt = action === "run" || action === "continue";
  const file = read["prompt-file"];
  if (needsPrompt && (file === undefined) === (read.prompt === undefined)) {
    throw new UsageError("Give the task by --prompt-file or by --prompt");
  }
  const maxDepth = depth(read["max-depth"]);
  return {
    action,
    id,
    call: {
      prompt: !needsPrompt
        ? ""
        : file === undefined
        ? read.prompt ?? ""
        : readPrompt(file, base),
      ...(read.type !== undefined && { subagentType: read.type }),
      ...(read.model !== undefined && { model: read.model }),
      ...(read.description !== undefined && { description: read.description }),
      ...(read.session !== undefined && { session: read.session }),
      ...(read.background && { runInBackground: true }),
      ...(read.foreground && { runInBackground: false }),
    },
    cwd: folder(resolve(base, read.cwd ?? ".")),
    json: read.json,
    requireDone: read["require-done"],
    trustProject: read["trust-project"],
    ...(maxDepth !== undefined && { maxDepth }),
  };
}
