/**
 * A payload explained: what each guard read and decided, what Claude Code does
 * then, and what to send instead.
 *
 * @module
 */

import { dispatchInput } from "../field.ts";
import { answerTo } from "../hook.ts";
import { JOINT, judgeAhead, patched, recommendedBy } from "../joint.ts";
import {
  type Guard,
  type HookEvent,
  judgeWith,
  type Payload,
  type Verdict,
} from "../verdict.ts";
import { type RuleId, ruleOf } from "../rules/table.ts";
import { changesBy } from "./field_changes.ts";
import { outcomeOf } from "./outcome.ts";
import { promptReading } from "./prompt_reading.ts";
import { passesMatcher, registeredHook } from "./registered.ts";
import type { ExplainedGuard, ExplainReport, Outcome } from "./schema.ts";
import {
  type Surroundings,
  type WatchedWorld,
  watchedWorld,
} from "./watched_world.ts";

const PAGE = "skills/subagent-dispatch/references/rules.md";

/** All guards of an event on one payload. */
interface Round {
  guards: ExplainedGuard[];
  outcome: Outcome;
  variables: Record<string, string>;
  verdicts: Verdict[];
}

function explained(
  { name }: Guard,
  { verdict, steps, payload }: {
    verdict: Verdict;
    steps: ExplainedGuard["steps"];
    payload: Payload;
  },
): ExplainedGuard {
  const id = ruleIdOf(verdict);
  const rule = id === undefined ? undefined : ruleOf(id);
  return {
    guard: name,
    verdict: verdict.kind,
    steps,
    rule: rule === undefined ? null : {
      id: rule.id,
      title: rule.title,
      page: `${PAGE}#${rule.id.toLowerCase()}`,
    },
    ...(verdict.kind === "degrade" ? { why: verdict.why } : {}),
    ...(verdict.kind === "block" && verdict.instead !== undefined
      ? { instead: changesBy(verdict.instead, dispatchInput(payload)) }
      : {}),
  };
}

function ruleIdOf(verdict: Verdict): RuleId | undefined {
  return "rule" in verdict ? verdict.rule : undefined;
}

const AHEAD = {
  step: "ahead",
  finding: "what the other guards recommend is judged too",
};

/** The guards on a payload, each with its steps and the variables it read. */
function judgedIn(
  guards: readonly Guard[],
  { payload, around }: { payload: Payload; around: Surroundings },
): { guard: Guard; verdict: Verdict; worlds: WatchedWorld[] }[] {
  const now = guards.map((guard) => {
    const world = watchedWorld(around);
    return { guard, verdict: judgeWith(guard, { payload, world }), world };
  });
  const later = new Map<Guard, WatchedWorld>();
  const judged = judgeAhead(now, {
    payload,
    worldFor(guard) {
      const world = watchedWorld(around);
      later.set(guard, world);
      return world;
    },
  });
  return judged.map(({ guard, verdict }, i) => {
    const first = now[i];
    const isOther = verdict.kind !== first?.verdict.kind ||
      ruleIdOf(verdict) !== ruleIdOf(first.verdict);
    const ahead = isOther ? later.get(guard) : undefined;
    ahead?.steps.unshift(AHEAD);
    const worlds = [first?.world, ahead].filter((each) => each !== undefined);
    return { guard, verdict, worlds };
  });
}

function askAll(
  guards: readonly Guard[],
  { event, payload, around }: {
    event: HookEvent;
    payload: Payload;
    around: Surroundings;
  },
): Round {
  const round: Omit<Round, "outcome"> = {
    guards: [],
    variables: {},
    verdicts: [],
  };
  for (
    const { guard, verdict, worlds } of judgedIn(guards, { payload, around })
  ) {
    const steps = worlds.flatMap((world) => world.steps);
    round.guards.push(explained(guard, { verdict, steps, payload }));
    round.verdicts.push(verdict);
    for (const { variables } of worlds) {
      Object.assign(round.variables, variables);
    }
  }
  const world = watchedWorld(around);
  const [first, ...rest] = guards;
  const answer = first === undefined
    ? { code: 0 as const, stdout: "", stderr: "" }
    : answerTo({ text: JSON.stringify(payload) }, {
      guards: [first, ...rest],
      world,
      ...(event === "PreToolUse"
        ? { blockAs: "deny", joint: JOINT }
        : { blockAs: "exit2" }),
    });
  Object.assign(round.variables, world.variables);
  return { ...round, outcome: outcomeOf(answer, { event, payload }) };
}

/** A call that is yet to be sent, as the hooks would get it. */
function asReceived(
  payload: Payload,
  { guards, around }: { guards: readonly Guard[]; around: Surroundings },
): Payload {
  const world = watchedWorld(around);
  return guards.reduce(
    (received, guard) => guard.received?.(received, world) ?? received,
    payload,
  );
}

/**
 * Explains a payload.
 *
 * @param around what the guards are to see of the environment and the disk
 */
export async function explainPayload(
  payload: Payload,
  { event, around }: { event: HookEvent; around: Surroundings },
): Promise<ExplainReport> {
  const hook = await registeredHook(event);
  const starts = hook !== undefined &&
    passesMatcher(hook.matcher, { event, payload });
  const guards = starts ? hook.guards : [];
  const round = askAll(guards, { event, payload, around });
  const patch = recommendedBy(round.verdicts);
  let redispatch: ExplainReport["redispatch"] = null;
  if (patch !== undefined) {
    const input = patched(dispatchInput(payload), patch);
    const next = { ...payload, tool_input: input };
    const again = askAll(guards, {
      event,
      payload: asReceived(next, { guards, around }),
      around,
    });
    redispatch = {
      changes: changesBy(patch, dispatchInput(payload)),
      input,
      guards: again.guards,
      outcome: again.outcome,
    };
  }
  return {
    schema: "dispatch-contract/explain",
    version: 1,
    event,
    hook: hook === undefined
      ? null
      : { file: hook.file, matcher: hook.matcher, starts },
    variables: round.variables,
    guards: round.guards,
    prompt: event === "PreToolUse" && starts ? promptReading(payload) : null,
    outcome: round.outcome,
    redispatch,
  };
}
