/**
 * Loads the deferred tools that a definition names, before its agent starts.
 *
 * @module
 */

import { clean } from "../field.ts";
import type { Activation, Host } from "./host.ts";
import type { RunPlan } from "./plan_shapes.ts";

/** What is said about the loading: to the caller, and beside the result. */
export interface Preloaded {
  /** Lines that belong behind the agent's text. */
  lines: string[];
  warnings: string[];
}

function failure(name: string, outcome: Activation): string | undefined {
  if (outcome.state === "unknown") return "unknown to the host";
  if (outcome.state !== "denied") return undefined;
  const prefix = `"${name}" is `;
  const why = outcome.why.startsWith(prefix)
    ? outcome.why.slice(prefix.length)
    : outcome.why;
  return clean(why, 200);
}

/**
 * Asks the host for each tool of the plan's `preload`. A tool that cannot be
 * loaded is told and keeps nothing from starting; a host without the seam
 * costs one warning.
 */
export async function preloadTools(
  plan: RunPlan,
  host: Host,
): Promise<Preloaded> {
  const said: Preloaded = { lines: [], warnings: [] };
  if (plan.preload.length === 0) return said;
  if (host.activate === undefined) {
    said.warnings.push(
      "this host cannot load deferred tools: the agent has to search for " +
        plan.preload.join(", "),
    );
    return said;
  }
  const loaded: string[] = [];
  for (const name of plan.preload) {
    const why = failure(name, await host.activate(name));
    if (why === undefined) loaded.push(name);
    else said.lines.push(`Not preloaded: ${name} (${why})`);
  }
  if (loaded.length > 0) {
    said.lines.unshift(
      `Preloaded deferred tools for child: ${loaded.join(", ")}`,
    );
  }
  return said;
}
