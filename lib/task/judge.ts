/**
 * Puts a call before the guards of a dispatch, as the harness would.
 *
 * @module
 */

import { rulesInject } from "../../hooks/dispatch-rules-inject.ts";
import { DISPATCH_GUARDS } from "../../hooks/pre-dispatch.ts";
import { switchOn } from "../field.ts";
import type { RuleId } from "../rules/table.ts";
import { blockText, JOINT, judgeAll, recommendedBy } from "../joint.ts";
import {
  answerFor,
  type Block,
  type InputPatch,
  judgeWith,
  type Lang,
  type Payload,
} from "../verdict.ts";
import type { World } from "../world.ts";
import type { TaskCall } from "./call.ts";

/** What the guards said. */
export interface Judgment {
  /** The text of every block; absent: the call may start. */
  block?: string;
  /** What to change so that nothing blocks it, if all blocks say so. */
  instead?: InputPatch;
  /** Further texts, for the one who calls. */
  notes: readonly string[];
}

// A dispatch from here waits for its agent, whatever the session that it is
// called from could or could not do.
const AS_IN_PRINT_MODE: Readonly<Record<string, string | undefined>> = {
  CLAUDE_AUTO_BACKGROUND_TASKS: undefined,
  CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: undefined,
  CLAUDE_CODE_ENTRYPOINT: "sdk-cli",
  CLAUDE_CODE_FORK_SUBAGENT: undefined,
};

// Here an explicit `false` is stronger than a pin, so this does not apply.
const NOT_HERE: readonly RuleId[] = ["SYNC-PINNED-BACKGROUND"];

function asInPrintMode(world: World): World {
  return {
    ...world,
    env: (name) =>
      Object.hasOwn(AS_IN_PRINT_MODE, name)
        ? AS_IN_PRINT_MODE[name]
        : world.env(name),
  };
}

/** The payload that the harness would have for a call in the foreground. */
export function payloadOf(call: TaskCall, cwd: string): Payload {
  return {
    hook_event_name: "PreToolUse",
    tool_name: "Agent",
    cwd,
    tool_input: {
      description: call.description ?? call.subagentType ?? "dispatch",
      prompt: call.prompt,
      run_in_background: false,
      ...(call.subagentType && { subagent_type: call.subagentType }),
      ...(call.model && { model: call.model }),
    },
  };
}

// The guards' own words for trial mode are for a model.
const TRIAL: Record<Lang, string> = {
  en:
    "[dispatch-contract] Trial mode (DISPATCH_MODE=warn): this dispatch runs all the same. Otherwise it would be blocked:",
  zh:
    "[dispatch-contract] 试用模式（DISPATCH_MODE=warn）：这次派发照样运行。正式模式下会被拦下：",
};

function inTrial(blocks: readonly [Block, ...Block[]]): string {
  const quoted = blockText(blocks).replace(/^/gm, "> ");
  return `${TRIAL[blocks[0].lang]}\n${quoted}`;
}

/**
 * What the guards say about a call, with their hatches and the trial mode as
 * the environment sets them.
 *
 * @param cwd The folder that the agent is to work in, absolute
 */
export function judgeCall(
  call: TaskCall,
  { cwd, world }: { cwd: string; world: World },
): Judgment {
  const judged = judgeAll(DISPATCH_GUARDS, {
    payload: payloadOf(call, cwd),
    world: asInPrintMode(world),
  }).filter(({ verdict }) =>
    !("rule" in verdict && NOT_HERE.includes(verdict.rule))
  );
  const answer = answerFor(judged, {
    event: "PreToolUse",
    blockAs: "exit2",
    joint: JOINT,
    trial: world.env("DISPATCH_MODE")?.trim().toLowerCase() === "warn",
    trace: switchOn(world.env("DISPATCH_TRACE")),
  });
  const blocks = judged.flatMap(({ verdict }) =>
    verdict.kind === "block" ? [verdict] : []
  );
  if (answer.code === 2) {
    const block = answer.stderr.trimEnd();
    const instead = recommendedBy(blocks);
    return { block, notes: [], ...(instead !== undefined && { instead }) };
  }
  const notes = judged.flatMap(({ verdict }) => {
    if (verdict.kind === "warn") return [verdict.text];
    if (verdict.kind !== "context") return [];
    return [verdict.text ?? "", verdict.user ?? ""];
  });
  const [first, ...others] = blocks;
  if (first !== undefined) notes.unshift(inTrial([first, ...others]));
  return {
    notes: [...notes, answer.stderr].map((note) => note.trim()).filter(Boolean),
  };
}

/** The rules that an agent of this type is told, unless that is switched off. */
export function rulesFor(agentType: string, world: World): string | undefined {
  const verdict = judgeWith(rulesInject, {
    payload: { hook_event_name: "SubagentStart", agent_type: agentType },
    world,
  });
  return verdict.kind === "context" ? verdict.text : undefined;
}
