/**
 * The checks of `deno task trust` that take too long for every run of the
 * tests. Each says in one line what it saw, and what was wrong.
 *
 * @module
 */

import fc from "fast-check";

import { ROOT } from "../support/run_hook.ts";
import {
  answeredOtherwise,
  denoFromNpm,
  OLDEST_DENO,
  versionOf,
} from "./deno_versions.ts";
import { guardsByEvent } from "./fuzz.ts";
import {
  busyUnit,
  HOSTILE_UNITS,
  judgingTime,
  megabyteOf,
} from "./hostile_texts.ts";
import { makeStage, type Stage } from "./scenes.ts";
import { changedIn, impossible, SURROUNDINGS } from "./surroundings.ts";

/** What a check saw. */
export interface Seen {
  /** For the README, with the figures in it. */
  line: string;
  wrong: string[];
}

const PROMPT_MS = 50;
const MEGABYTE = 1024 * 1024;

async function onStage<T>(play: (stage: Stage) => Promise<T>): Promise<T> {
  const stage = makeStage(Deno.realPathSync(Deno.makeTempDirSync()));
  try {
    return await play(stage);
  } finally {
    Deno.removeSync(stage.root, { recursive: true });
  }
}

/** Judges prompts of a megabyte, each a repeat of words that are known. */
export async function hostilePrompts(
  { runs, seed }: { runs: number; seed: number },
): Promise<Seen> {
  const guards = (await guardsByEvent()).get("PreToolUse");
  if (guards === undefined) throw new Error("No hook judges dispatches");
  const made = fc.sample(busyUnit(), { numRuns: runs, seed });
  const time = (prompt: string, enough: number) =>
    judgingTime({
      tool_name: "Agent",
      tool_input: {
        prompt,
        subagent_type: "Explore",
        run_in_background: false,
      },
    }, { guards, enough });
  const usual = time("Map the queue.", 0);
  let worst = { ms: 0, unit: "" };
  const wrong: string[] = [];
  for (const unit of [...Object.values(HOSTILE_UNITS), ...made]) {
    const ms = time(megabyteOf(unit), usual + PROMPT_MS) - usual;
    if (ms > worst.ms) worst = { ms, unit };
    if (ms > PROMPT_MS) {
      wrong.push(`${ms.toFixed(0)} ms: ${JSON.stringify(unit)}`);
    }
  }
  const count = made.length + Object.keys(HOSTILE_UNITS).length;
  return {
    line: `hostile prompts: ${count} of 1 MB, the slowest ${
      worst.ms.toFixed(0)
    } ms above an ordinary one`,
    wrong,
  };
}

/** Runs every scene in all surroundings that can be made here. */
export function strangeSurroundings(): Promise<Seen> {
  return onStage(async (stage) => {
    const wrong: string[] = [];
    const left: string[] = [];
    for (const [name, make] of Object.entries(SURROUNDINGS)) {
      const around = make(Deno.makeTempDirSync({ dir: stage.root }));
      const why = await impossible(around);
      if (why !== undefined) {
        left.push(`${name} (${why})`);
        continue;
      }
      const changed = await changedIn(around, { stage, scenes: stage.scenes });
      wrong.push(...changed.map(({ scene }) => `${name}: ${scene}`));
    }
    const done = Object.keys(SURROUNDINGS).length - left.length;
    const without = left.length === 0 ? "" : `; not made: ${left.join(", ")}`;
    return {
      line: `surroundings: ${stage.scenes.length} scenes in ${done}${without}`,
      wrong,
    };
  });
}

/** Runs every scene under the oldest Deno that is claimed, and the newest. */
export function otherDenos(): Promise<Seen> {
  return onStage(async (stage) => {
    const wrong: string[] = [];
    const versions: string[] = [];
    for (const wanted of [OLDEST_DENO, "latest"]) {
      const deno = await denoFromNpm(wanted);
      const version = await versionOf(deno);
      versions.push(version);
      const names = await answeredOtherwise(deno, stage);
      wrong.push(...names.map((name) => `Deno ${version}: ${name}`));
    }
    const scenes = stage.scenes.length;
    return {
      line: `Deno: ${scenes} scenes on ${versions.join(" and ")}`,
      wrong,
    };
  });
}

/** Pumps every pattern of the hooks with a megabyte. */
export async function pumpedPatterns(): Promise<Seen> {
  const { success, stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["test", "-A", "tests/trust/patterns_test.ts"],
    cwd: ROOT,
    env: { PUMP_LENGTH: String(MEGABYTE), NO_COLOR: "1" },
    stdout: "piped",
  }).output();
  const text = new TextDecoder().decode(stdout);
  const [slowest = ""] = /the slowest took \d+ ms/.exec(text) ?? [];
  const [count = ""] = /\d+ patterns, \d+ of them in hooks/.exec(text) ?? [];
  return {
    line: `patterns: ${count}, pumped with 1 MB, ${slowest}`,
    wrong: success ? [] : [text],
  };
}
