/**
 * Asking guards: one guard's fault degrades that guard alone, and an open
 * hatch switches off that guard alone.
 *
 * @module
 */

import { hatchOpen } from "./switches.ts";
import { type Guard, PASS, type Payload, type Verdict } from "./verdict.ts";
import type { World } from "./world.ts";

/** A guard with what it answered. */
export interface Judged {
  guard: Guard;
  verdict: Verdict;
}

/** Whether the user switched this guard off. */
export function isBypassed(guard: Guard, world: World): boolean {
  return guard.hatch !== undefined && hatchOpen(world.env(guard.hatch));
}

/** The verdict of one guard; never throws. */
export function judgeWith(
  guard: Guard,
  { payload, world }: { payload: Payload; world: World },
): Verdict {
  if (isBypassed(guard, world)) {
    world.note("hatch", `${guard.hatch} is 1: nothing is judged`);
    return { kind: "bypass" };
  }
  const event = payload["hook_event_name"];
  if (typeof event === "string" && event !== guard.event) {
    world.note("event", `not ${guard.event}: passes`);
    return PASS;
  }
  try {
    return guard.judge(payload, world);
  } catch {
    return { kind: "degrade", why: "the judgment failed" };
  }
}

/** The verdicts of several guards on one payload, in the guards' order. */
export function judgeAll(
  guards: readonly Guard[],
  { payload, world }: { payload: Payload; world: World },
): Judged[] {
  return guards.map((guard) => ({
    guard,
    verdict: judgeWith(guard, { payload, world }),
  }));
}
