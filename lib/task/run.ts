/**
 * Runs a planned task: in the foreground to its end, in the background to the
 * point where its id is known.
 *
 * @module
 */

import type { Host, Outcome, Start, StopReason } from "./host.ts";
import { messageOf, runToEnd } from "./insist.ts";
import { endingOf, joinedText } from "./output.ts";
import type { RunPlan } from "./plan_shapes.ts";
import { preloadTools } from "./preload.ts";

/** What came of a task. */
export type TaskResult =
  & {
    agentType: string;
    warnings: readonly string[];
  }
  & (
    | { status: "completed"; text: string; session: string }
    /** The report lacks the marker that was required, after one more ask. */
    | { status: "unmarked"; text: string; session: string }
    | { status: "launched"; text: string; id: string }
    /** `text` is what the agent had said so far. */
    | {
      status: "failed";
      stop: StopReason;
      message: string;
      text: string;
      session: string;
    }
  );

/** How a task is run. */
export interface RunOptions {
  /** The report has to end in the marker; one more ask if it does not. */
  requireDone?: boolean;
  /** System text for the agent besides its persona: the dispatch rules. */
  rules?: string;
  /** Interrupts the agent; what it had said so far is kept. */
  signal?: AbortSignal;
  /** Goes on with an agent that has ended, in place of a new one. */
  resume?: string;
}

function launchedText(id: string): string {
  return `The agent runs in the background.\nagentId: ${id}\n` +
    "Ask for --status or --result of that id from any process; once it has " +
    "finished, --continue goes on with it.";
}

/**
 * Runs a plan.
 *
 * @param plan What `planTask` decided
 * @param host The program that runs agents
 * @returns The agent's text, the id of a background run, or how it failed; it
 * does not reject because of anything that the agent or the host does
 */
export async function runTask(
  plan: RunPlan,
  host: Host,
  options: RunOptions = {},
): Promise<TaskResult> {
  const { requireDone = false } = options;
  const preloaded = await preloadTools(plan, host);
  const common = {
    agentType: plan.agentType,
    warnings: [...plan.warnings, ...preloaded.warnings],
  };
  const withLines = (text: string) => [text, ...preloaded.lines].join("\n");
  const start: Start = {
    plan,
    message: messageOf(plan, requireDone),
    ...(options.rules !== undefined && { rules: options.rules }),
    ...(options.signal !== undefined && { signal: options.signal }),
    ...(options.resume !== undefined && { resume: options.resume }),
  };
  if (plan.mode === "background" && host.launch !== undefined) {
    const launched = await host.launch({ ...start, requireDone });
    return "id" in launched
      ? {
        ...common,
        status: "launched",
        id: launched.id,
        text: withLines(launchedText(launched.id)),
      }
      : failed(launched, { common, text: "" });
  }
  const { outcome, marked } = await runToEnd(start, { host, requireDone });
  const text = joinedText(outcome.blocks);
  if (outcome.stop !== "completed") return failed(outcome, { common, text });
  return {
    ...common,
    status: marked ? "completed" : "unmarked",
    // The lines would stand behind the marker, which has to be the last.
    text: requireDone ? text : withLines(text),
    session: outcome.session,
  };
}

function failed(
  outcome: Outcome,
  { common, text }: {
    common: { agentType: string; warnings: readonly string[] };
    text: string;
  },
): TaskResult {
  return {
    ...common,
    status: "failed",
    stop: outcome.stop,
    message: endingOf(outcome),
    text,
    session: outcome.session,
  };
}
