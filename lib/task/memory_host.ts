/**
 * A host without any process: it answers what it was told to and keeps what it
 * was asked. For tests, and as the shortest example of a host.
 *
 * @module
 */

import type { Activation, Host, HostFacts, Outcome, Start } from "./host.ts";
import { MAX_DEPTH, MAX_RUNNING } from "./limits.ts";

/** What the agents of a memory host say, and what the host can do. */
export interface MemoryHostOptions {
  facts?: Partial<HostFacts>;
  /** One outcome per run, in order; the last one is repeated. */
  outcomes?: readonly Partial<Outcome>[];
  /** What the loading of a tool comes to; absent: the host has no such seam. */
  activations?: Readonly<Record<string, Activation>>;
}

/** A memory host, and what happened to it. */
export interface MemoryHost extends Host {
  /** Every run and launch, in order. */
  readonly starts: Start[];
  /** "activate NAME", "run" and "launch", in order. */
  readonly steps: string[];
  /** The outcome of a background run. */
  result(id: string): Outcome | undefined;
}

const FACTS: HostFacts = {
  tools: undefined,
  deferred: new Set(),
  trustsProject: false,
  findsPluginAgents: false,
  runsInBackground: true,
  backgroundSwitch: undefined,
  subagentModel: undefined,
  aliases: undefined,
  depth: 0,
  maxDepth: MAX_DEPTH,
  running: 0,
  maxRunning: MAX_RUNNING,
};

/** What a memory host knows about itself unless it is told otherwise. */
export function memoryFacts(facts: Partial<HostFacts> = {}): HostFacts {
  return { ...FACTS, ...facts };
}

/** Makes a memory host. */
export function memoryHost(options: MemoryHostOptions = {}): MemoryHost {
  const { outcomes = [], activations } = options;
  const starts: Start[] = [];
  const steps: string[] = [];
  const finished = new Map<string, Outcome>();
  function end(start: Start): Outcome {
    const said = outcomes[Math.min(starts.length, outcomes.length - 1)];
    starts.push(start);
    const session = start.resume ?? `session-${starts.length}`;
    return start.signal?.aborted
      ? { stop: "aborted", blocks: [], session }
      : { stop: "completed", blocks: [], session, ...said };
  }
  return {
    facts: memoryFacts(options.facts),
    starts,
    steps,
    run(start) {
      steps.push("run");
      return Promise.resolve(end(start));
    },
    launch(start) {
      steps.push("launch");
      const outcome = end(start);
      finished.set(outcome.session, outcome);
      return Promise.resolve({ id: outcome.session });
    },
    result: (id) => finished.get(id),
    ...(activations && {
      activate(tool: string) {
        steps.push(`activate ${tool}`);
        return Promise.resolve(activations[tool] ?? { state: "unknown" });
      },
    }),
  };
}
