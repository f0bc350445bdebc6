/**
 * Verdicts turned into what a hook prints and the code that it exits with.
 *
 * Claude Code reads one JSON document from stdout at exit code 0, or the text
 * on stderr at exit code 2; anything else means that the hook failed.
 *
 * @module
 */

import type { Judged } from "./judge.ts";
import type { HookEvent } from "./verdict.ts";

/** What a hook process leaves behind. */
export interface Answer {
  code: 0 | 2;
  /** Empty, or one JSON document with a line end. */
  stdout: string;
  stderr: string;
}

/** How an answer is to be put. */
export interface AnswerOptions {
  event: HookEvent;
  /**
   * `exit2` prints a block on stderr; `deny` answers a PreToolUse block as
   * JSON, which reaches the model without the command line of the hook.
   */
  blockAs: "exit2" | "deny";
  /** Trial mode: a block becomes context, and nothing is held up. */
  trial: boolean;
  /** Whether guards without tags tell a bypass or a degrade too. */
  trace: boolean;
}

// Claude Code 2.1.332 shows up to 10,000 characters of context inline and
// moves more into a file.
const MOST_CONTEXT = 9500;

// The text of a block ends in what happens to the same call; in trial mode
// that has to be put right first.
const TRIAL =
  "[dispatch-contract] Trial mode: nothing was held up. Without it:\n";

function tagLines(judged: readonly Judged[], trace: boolean): string {
  let lines = "";
  for (const { guard, verdict } of judged) {
    if (!guard.tags && !trace) continue;
    if (verdict.kind === "bypass") {
      lines += `[GATE-BYPASS] [${guard.name}] ${guard.hatch}=1: not judged\n`;
    } else if (verdict.kind === "degrade") {
      lines += `[GATE-DEGRADE] [${guard.name}] ${verdict.why}: not judged\n`;
    }
  }
  return lines;
}

function joined(texts: readonly string[]): string | undefined {
  const whole = texts.filter((text) => text !== "").join("\n\n");
  if (whole === "") return undefined;
  return whole.length <= MOST_CONTEXT
    ? whole
    : `${whole.slice(0, MOST_CONTEXT).toWellFormed()}…`;
}

/** The answer of a hook whose guards gave the verdicts `judged`. */
export function answerFor(
  judged: readonly Judged[],
  { event, blockAs, trial, trace }: AnswerOptions,
): Answer {
  const stderr = tagLines(judged, trace);
  const blocks: string[] = [];
  const context: string[] = [];
  const user: string[] = [];
  let input: Record<string, unknown> | undefined;
  let output: unknown;
  for (const { verdict } of judged) {
    switch (verdict.kind) {
      case "block":
        if (!trial) blocks.push(verdict.message);
        // Context at SubagentStop would send the subagent on once more.
        else if (event === "SubagentStop") user.push(TRIAL + verdict.message);
        else context.push(TRIAL + verdict.message);
        break;
      case "context":
        context.push(verdict.text ?? "");
        user.push(verdict.user ?? "");
        break;
      case "warn":
        user.push(verdict.text);
        break;
      case "rewrite":
        // A rewrite replaces the whole input, so two of them are laid over
        // each other.
        if (verdict.input !== undefined) input = { ...input, ...verdict.input };
        if (verdict.output !== undefined) output = verdict.output;
        context.push(verdict.text);
        break;
    }
  }
  if (blocks.length > 0) {
    const reason = blocks.join("\n\n");
    if (blockAs === "exit2") {
      return { code: 2, stdout: "", stderr: `${reason}\n${stderr}` };
    }
    return {
      code: 0,
      stdout: document({
        hookSpecificOutput: {
          hookEventName: event,
          permissionDecision: "deny",
          permissionDecisionReason: reason,
        },
      }),
      stderr,
    };
  }
  const specific = {
    hookEventName: event,
    ...ifDefined("additionalContext", joined(context)),
    ...ifDefined("updatedInput", input),
    ...ifDefined("updatedToolOutput", output),
  };
  const whole = {
    ...(Object.keys(specific).length > 1
      ? { hookSpecificOutput: specific }
      : undefined),
    ...ifDefined("systemMessage", joined(user)),
  };
  return {
    code: 0,
    stdout: Object.keys(whole).length > 0 ? document(whole) : "",
    stderr,
  };
}

function ifDefined(key: string, value: unknown): Record<string, unknown> {
  return value === undefined ? {} : { [key]: value };
}

function document(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
