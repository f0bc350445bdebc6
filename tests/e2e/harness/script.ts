/**
 * What the stand-in model says, written down by a scene before it starts.
 *
 * A conversation is known by the key `[[key]]` in its first prompt; the one
 * without a key is the dispatcher's ("main").
 */
import type { ApiRequest } from "./conversation.ts";

/** One block of a model's message: text, or a tool call. */
export type Block = string | { tool: string; input: Record<string, unknown> };

/** One message of the stand-in model, or an HTTP error in its place. */
export interface Turn {
  blocks: readonly Block[];
  /** Milliseconds that pass before the answer is sent. */
  afterMs?: number;
  /** HTTP status of an error that is answered instead of the blocks. */
  status?: number;
}

/** A turn, or one made from the request that asks for it. */
export type Line = Turn | ((request: ApiRequest) => Turn);

/** The turns of each conversation, in order; after the last, a short closing. */
export interface Script {
  main: readonly Line[];
  agents?: Readonly<Record<string, readonly Line[]>>;
}

/** A message of these blocks. */
export function says(...blocks: Block[]): Turn {
  return { blocks };
}

/** The same message, sent after `afterMs` milliseconds. */
export function later(turn: Turn, afterMs: number): Turn {
  return { ...turn, afterMs };
}

/** An API error in place of this and every later message. */
export function failsWith(status: number): Turn {
  return { blocks: [], status };
}

/** A tool call block. */
export function calls(tool: string, input: Record<string, unknown>): Block {
  return { tool, input };
}

/** A harmless shell command as a tool call block. */
export function bash(command: string): Block {
  return calls("Bash", { command, description: "Run a harmless command" });
}

/** The mark by which the stand-in knows whose prompt it reads. */
export function mark(key: string): string {
  return `[[${key}]]`;
}

/**
 * An Agent call block whose subagent plays `script.agents[key]`.
 * Fields given in `input` stand beside or replace the usual ones; `prompt` is
 * put behind the mark.
 */
export function dispatches(
  key: string,
  input: Record<string, unknown> = {},
): Block {
  const { prompt = "Count the files and report.", ...rest } = input;
  return calls("Agent", {
    description: `${key} task`,
    prompt: `${mark(key)} ${prompt}`,
    subagent_type: "general-purpose",
    ...rest,
  });
}

/** `dispatches` in the foreground, which is what the contract asks for. */
export function dispatchesAndWaits(
  key: string,
  input: Record<string, unknown> = {},
): Block {
  return dispatches(key, { run_in_background: false, ...input });
}
