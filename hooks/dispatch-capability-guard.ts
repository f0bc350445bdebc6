#!/usr/bin/env -S deno run --no-config --no-prompt --allow-env=ALLOW_*,DISPATCH_*,CLAUDE_CONFIG_DIR,HOME,PWD --allow-read
/**
 * PreToolUse: keeps a task from an agent or a model that cannot do it, and a
 * read-only task from an agent that can do everything.
 *
 * ```sh
 * echo '{"tool_name":"Agent","tool_input":{"prompt":"Fix the login form","subagent_type":"Explore"}}' | hooks/dispatch-capability-guard.ts
 * ```
 *
 * @module
 */

import { registryFor } from "../lib/agents/registry.ts";
import {
  abilitiesOf,
  builtInAbilities,
  recommendedType,
} from "../lib/agents/tools.ts";
import { explainCapability } from "../lib/capability/explain.ts";
import type { Explanation } from "../lib/capability/explanation.ts";
import {
  isPlainQuestion,
  judgeCapability,
  type Mismatch,
  mismatchMessage,
  type TargetAbilities,
} from "../lib/capability/judge.ts";
import {
  clean,
  dispatchInput,
  isDispatch,
  textField,
  textOf,
} from "../lib/field.ts";
import { runHook } from "../lib/hook.ts";
import { wantsForeground } from "../lib/settings.ts";
import {
  type Guard,
  type InputPatch,
  languageFor,
  originOf,
  PASS,
  type Payload,
  type Verdict,
} from "../lib/verdict.ts";
import type { World } from "../lib/world.ts";

/**
 * What a type that a file defines can do; `undefined` for all others. Bash
 * alone does not make a writer: whoever gave an agent Bash and neither Write
 * nor Edit did not mean it to change files.
 */
function definedAbilities(
  payload: Payload,
  { type, world }: { type: string; world: World },
): TargetAbilities | undefined {
  const registry = registryFor(payload, world);
  if (registry.where.cwd === "") return undefined;
  const found = abilitiesOf(type, registry);
  if (found === undefined || found.layer === "built-in") return undefined;
  return {
    write: found.canWrite,
    run: found.canRun,
    full: false,
    ...(found.model !== undefined && { model: found.model }),
  };
}

/**
 * The mismatches with a type to send instead that the session really has, and
 * that is not the project's: a cloned repository must not steer a dispatch. A
 * mismatch for which there is none is dropped.
 */
function mendable(
  mismatches: readonly Mismatch[],
  { payload, world }: { payload: Payload; world: World },
): Mismatch[] {
  const registry = registryFor(payload, world);
  return mismatches.flatMap((mismatch) => {
    const { rule, instead, writes: write, runs: run } = mismatch;
    if (instead.subagent_type === undefined) return [mismatch];
    const readOnly = rule === "CAP-READONLY-OVERPOWERED";
    const subagent_type = recommendedType(
      readOnly ? { readOnly } : { readOnly, write, run },
      registry,
    );
    return subagent_type === undefined
      ? []
      : [{ ...mismatch, instead: { ...instead, subagent_type } }];
  });
}

// A call and the one to send instead have the same prompt: it is read once.
const readings = new WeakMap<Payload, Explanation>();

function readingOf(payload: Payload, prompt: string): Explanation {
  const origin = originOf(payload);
  const known = readings.get(origin);
  if (known !== undefined) return known;
  const explanation = explainCapability(prompt);
  readings.set(origin, explanation);
  return explanation;
}

function withoutField(
  { run_in_background: _, ...rest }: Mismatch["instead"],
): InputPatch {
  return rest;
}

function judge(payload: Payload, world: World): Verdict {
  const { note } = world;
  if (!isDispatch(payload)) {
    note("1", "tool_name is neither Agent nor Task: passes");
    return PASS;
  }
  const input = dispatchInput(payload);
  const prompt = textField(input, "prompt");
  if (prompt.state !== "present") {
    note("2", `the prompt is ${prompt.state}: nothing to read`);
    return PASS;
  }
  const type = textOf(input, "subagent_type");
  if (isPlainQuestion({ prompt: prompt.value, type })) {
    note("3", "the prompt as a whole asks for an answer: passes");
    return PASS;
  }
  const explanation = readingOf(payload, prompt.value);
  for (const [signal, finding] of Object.entries(explanation.signals)) {
    note(
      "3",
      finding === undefined
        ? `${signal}: not found`
        : `${signal} (${finding.strength} of 3, ${finding.reason}): "${
          clean(finding.clause, 120)
        }"`,
    );
  }
  if (
    Object.values(explanation.signals).every((found) => found === undefined)
  ) {
    note("4", "nothing is asked for that any type could not do: passes");
    return PASS;
  }
  const model = textOf(input, "model");
  const call = { prompt: prompt.value, type, model };
  // What a built-in type can do as it comes needs no look at any file; one
  // that cannot may still be replaced by the project.
  if (
    builtInAbilities(type) !== undefined &&
    judgeCapability(call, explanation).length === 0
  ) {
    note("4", "a built-in type, and it can do this: passes");
    return PASS;
  }
  const abilities = definedAbilities(payload, { type, world });
  const mismatches = mendable(
    judgeCapability({ ...call, abilities }, explanation),
    { payload, world },
  );
  const [first] = mismatches;
  if (first === undefined) {
    note("4", "type and model can do it, or nothing better is known: passes");
    return PASS;
  }
  const clauses = mismatches.map(({ because }) => clean(because.clause, 120));
  note("4", `decided by "${[...new Set(clauses)].join('", "')}"`);
  const lang = languageFor(world, prompt.value);
  const foreground = wantsForeground(world);
  return {
    kind: "block",
    rule: first.rule,
    lang,
    message: mismatchMessage(mismatches, {
      lang,
      type: type.trim() === "" ? "general-purpose" : type,
      model: model === "" ? abilities?.model ?? "" : model,
      defined: abilities !== undefined,
      foreground,
    }),
    instead: foreground ? first.instead : withoutField(first.instead),
  };
}

/** The capability guard. */
export const capabilityGuard: Guard = {
  name: "dispatch-capability-guard",
  event: "PreToolUse",
  hatch: "ALLOW_DISPATCH_CAPABILITY_MISMATCH",
  tags: true,
  judge,
};

if (import.meta.main) runHook(capabilityGuard);
