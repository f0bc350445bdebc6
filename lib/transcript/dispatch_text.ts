/**
 * What the dispatcher wrote to a subagent: the text that decides whether the
 * marker was asked for.
 *
 * @module
 */

import { record } from "../field.ts";
import type { Files } from "../world.ts";
import type { AgentFiles } from "./place.ts";
import { visitFirstRows } from "./head.ts";
import { blocksOf, dispatcherWords, parseRow, type Row } from "./row.ts";
import { scanLines } from "./scan.ts";

// Context of hooks stands before the prompt in some versions, about a dozen
// records of the harness after it.
const MOST_LEADING_ROWS = 64;
const MOST_META = 64 * 1024;

/**
 * Words of which every later message of a dispatcher holds one; rows of tool
 * results, which are most of a transcript, hold none of them.
 */
export const MESSAGE_WORDS: readonly string[] = [
  '"origin":',
  '"role":"user","content":"',
  '"role": "user", "content": "',
  '"role":"user","content":[{"type":"text"',
  '"role": "user", "content": [{"type": "text"',
];

/** The bounds for scanning the transcript of one agent. */
export const AGENT_SCAN = {
  mostBytes: 128 * 1024 * 1024,
  longestLine: 8 * 1024 * 1024,
} as const;

/**
 * The latest text of the dispatcher to an agent: of a resumed one the message
 * that resumed it, of a fork the directive of its Agent call, else the prompt.
 *
 * @returns `undefined` when no such text can be read
 */
export function dispatchText(
  files: Files,
  agent: AgentFiles,
): string | undefined {
  let latest = firstText(files, agent);
  if (latest === undefined) return undefined;
  scanLines(
    { files, path: agent.transcript },
    { words: MESSAGE_WORDS, ...AGENT_SCAN },
    (line) => {
      const row = parseRow(line.text);
      latest = (row === undefined ? undefined : dispatcherWords(row)) ?? latest;
    },
  );
  return latest;
}

/**
 * The text that an agent was started with: its prompt, or the directive of a
 * fork.
 */
export function firstText(files: Files, agent: AgentFiles): string | undefined {
  let isFork = false;
  let found: string | undefined;
  visitFirstRows(
    { files, path: agent.transcript, most: MOST_LEADING_ROWS },
    (row) => {
      if (row["type"] === "fork-context-ref") isFork = true;
      else if (isFork && row["type"] === "assistant") {
        found = forkDirective(row, toolUseOf(files, agent));
      } else if (!isFork) found = dispatcherWords(row);
      return found === undefined;
    },
  );
  return found;
}

/**
 * The prompt of the Agent call that made a fork: the one with the given id,
 * else the last one of type fork in the row.
 */
export function forkDirective(
  row: Row,
  toolUse: string | undefined,
): string | undefined {
  const calls = blocksOf(row).filter((block) =>
    block["type"] === "tool_use" &&
    (block["name"] === "Agent" || block["name"] === "Task")
  );
  const call =
    calls.find((block) => toolUse !== undefined && block["id"] === toolUse) ??
      calls.findLast((block) => isForkInput(record(block["input"])));
  const prompt = record(call?.["input"])?.["prompt"];
  return typeof prompt === "string" ? prompt : undefined;
}

function isForkInput(input: Record<string, unknown> | undefined): boolean {
  const type = input?.["subagent_type"];
  return typeof type === "string" && type.trim().toLowerCase() === "fork";
}

function toolUseOf(files: Files, agent: AgentFiles): string | undefined {
  const text = files.readText(agent.meta, { max: MOST_META });
  const id = text === undefined ? undefined : parseRow(text)?.["toolUseId"];
  return typeof id === "string" ? id : undefined;
}
