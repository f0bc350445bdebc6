/**
 * Claude Code in print mode as a host: one process per message, one session
 * per agent.
 *
 * @module
 */

import type { Host, HostFacts, Outcome, Start } from "../host.ts";
import { MAX_RUNNING } from "../limits.ts";
import { claudeArguments } from "./arguments.ts";
import { childEnvironment, depthOf } from "./environment.ts";
import { passable, type Passed } from "./long_arguments.ts";
import { runClaude } from "./process.ts";
import { newReading, outcomeOf, readLine } from "./stream.ts";

/** Where and as whom agents run. */
export interface ClaudeHostOptions {
  /** The program; `claude` on the path by default. */
  program?: string;
  /** The folder that agents work in, absolute. */
  cwd: string;
  /** The caller's environment. */
  env: Readonly<Record<string, string>>;
  trustsProject: boolean;
  maxDepth?: number;
  running?: number | undefined;
  /** How a run goes on by itself; absent: this host runs none so. */
  launch?: NonNullable<Host["launch"]>;
}

/** What planning may know about Claude Code. */
export function claudeFacts(options: ClaudeHostOptions): HostFacts {
  const { env, trustsProject, running, launch } = options;
  const { depth, maxDepth } = depthOf(env);
  return {
    // The CLI tells its tools only to a running session, and drops unknown
    // names itself.
    tools: undefined,
    // It finds deferred tools through ToolSearch.
    deferred: new Set(),
    trustsProject,
    findsPluginAgents: true,
    runsInBackground: launch !== undefined,
    backgroundSwitch: env["CLAUDE_CODE_DISABLE_BACKGROUND_TASKS"],
    subagentModel: env["CLAUDE_CODE_SUBAGENT_MODEL"],
    // It knows what its aliases stand for.
    aliases: undefined,
    depth,
    maxDepth: options.maxDepth ?? maxDepth,
    running,
    maxRunning: MAX_RUNNING,
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A host that runs agents by Claude Code. */
export function claudeHost(options: ClaudeHostOptions): Host {
  const { program = "claude", cwd, env, launch } = options;
  const facts = claudeFacts(options);

  async function run(start: Start): Promise<Outcome> {
    const { plan, message, signal } = start;
    const session = start.resume ?? crypto.randomUUID();
    const reading = newReading(session);
    const deepest = facts.depth + 1 >= plan.maxDepth;
    let passed: Passed | undefined;
    try {
      passed = passable(claudeArguments(start, { session, deepest }));
      const ending = await runClaude({
        program,
        args: passed.args,
        env: childEnvironment(env, { plan, depth: facts.depth }),
        cwd,
        message,
        onLine: (line) => readLine(reading, line),
        ...(signal && { signal }),
      });
      return outcomeOf(reading, ending);
    } catch (error) {
      const detail = reasonOf(error);
      return { stop: "unavailable", blocks: [], session, detail };
    } finally {
      passed?.release();
    }
  }

  return { facts, run, ...(launch && { launch }) };
}
