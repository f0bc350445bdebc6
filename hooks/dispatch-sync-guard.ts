#!/usr/bin/env -S deno run --no-config --no-prompt --allow-env=ALLOW_*,DISPATCH_*,CLAUDE_AUTO_BACKGROUND_TASKS,CLAUDE_CODE_DISABLE_BACKGROUND_TASKS,CLAUDE_CODE_ENTRYPOINT,CLAUDE_CODE_FORK_SUBAGENT,CLAUDE_CONFIG_DIR,HOME,PWD --allow-read
/**
 * PreToolUse: sees to it that a dispatch runs in the foreground, where its
 * report is the result of the call.
 *
 * ```sh
 * echo '{"tool_name":"Agent","tool_input":{"prompt":"Map src/"}}' | hooks/dispatch-sync-guard.ts
 * ```
 *
 * @module
 */

import { pathFrom, registryFor } from "../lib/agents/registry.ts";
import { pinsBackground } from "../lib/agents/tools.ts";
import {
  clean,
  dispatchInput,
  isDispatch,
  switchOn,
  textField,
  textOf,
} from "../lib/field.ts";
import { runHook } from "../lib/hook.ts";
import { SYNC_RULES } from "../lib/rules/dispatch.ts";
import {
  asReceived,
  foregroundIn,
  isPrintMode,
  isWhenPossible,
  wantsForeground,
} from "../lib/settings.ts";
import {
  type Block,
  fill,
  type Guard,
  type InputPatch,
  type Lang,
  languageFor,
  PASS,
  type Payload,
  render,
  ruleIn,
  type Verdict,
} from "../lib/verdict.ts";
import type { World } from "../lib/world.ts";

type SyncRuleId = (typeof SYNC_RULES)[number]["id"];

// Both settings keep dispatches from the foreground; to learn of the second only
// after the first would cost the user a restart.
const ALSO_NO_FIELD: Record<Lang, string> = {
  en:
    ', put "CLAUDE_CODE_FORK_SUBAGENT": "0" into that "env" (without it this session cannot dispatch in the foreground either)',
  zh:
    '，并在这个 "env" 里加上 "CLAUDE_CODE_FORK_SUBAGENT": "0"（没有它，这个会话同样无法前台派发）',
};

// Whoever only wrote the field would learn it from the next answer.
const PINNED: Record<Lang, string> = {
  en:
    ' For "{type}" that is not enough: its definition says background: true, which wins. If the report is needed now, use another type, or ask the user to take that line out of {file}.',
  zh:
    "但对 “{type}” 这还不够：它的定义里写了 background: true，那个优先。如果现在就要报告，请换一个类型，或请用户从 {file} 里去掉那一行。",
};

const IN_FOREGROUND: InputPatch = { run_in_background: false };
const FROM_REMOTE: InputPatch = { ...IN_FOREGROUND, isolation: undefined };

function judge(payload: Payload, world: World): Verdict {
  const { note } = world;
  if (!isDispatch(payload)) {
    note("5", "tool_name is neither Agent nor Task: passes");
    return PASS;
  }
  const input = dispatchInput(payload);
  const field = input["run_in_background"];
  const say = (rule: SyncRuleId, slots: Record<string, string> = {}) =>
    render(ruleIn(SYNC_RULES, rule), langOf(input, world), slots);
  const block = (
    rule: SyncRuleId,
    slots: Record<string, string> = {},
    instead?: InputPatch,
  ): Block => ({
    kind: "block",
    rule,
    lang: langOf(input, world),
    message: say(rule, slots),
    ...(instead === undefined ? {} : { instead }),
  });

  if (switchOn(world.env("CLAUDE_CODE_DISABLE_BACKGROUND_TASKS"))) {
    note("6", "CLAUDE_CODE_DISABLE_BACKGROUND_TASKS is on: no background");
    return PASS;
  }
  note("6", "CLAUDE_CODE_DISABLE_BACKGROUND_TASKS is not on");
  if (textField(payload, "agent_id").state === "present") {
    if (field === true) {
      note("7", "a subagent asks for the background");
      return block("SYNC-NESTED-BACKGROUND", {}, IN_FOREGROUND);
    }
    note("7", "the caller is a subagent: left to itself");
    return PASS;
  }
  note("7", "no agent_id: the caller is the main session");
  if (textField(input, "name").state === "present") {
    if (!isPrintMode(world)) {
      note("8", "a name: the channel guard judges this call");
      return PASS;
    }
    note("8", "a name, but in print mode it is only a label");
  } else note("8", "no name");
  if (switchOn(world.env("CLAUDE_AUTO_BACKGROUND_TASKS"))) {
    note("8b", "CLAUDE_AUTO_BACKGROUND_TASKS is on");
    const lang = langOf(input, world);
    const also = foregroundIn(world) === "possible" ||
        isWhenPossible(world)
      ? ""
      : ALSO_NO_FIELD[lang];
    const closed = block("SYNC-AUTO-BACKGROUND", { also });
    return input["isolation"] === "remote"
      ? { ...closed, together: FROM_REMOTE }
      : closed;
  }
  note("8b", "CLAUDE_AUTO_BACKGROUND_TASKS is not on");
  if (input["isolation"] === "remote" && wantsForeground(world)) {
    note("8c", "isolation is remote: always in the background");
    return block("SYNC-REMOTE", {}, FROM_REMOTE);
  }
  if (field === false) {
    note("9", "run_in_background is false");
    const pin = pinOf(payload, { input, world });
    if (pin === undefined) return PASS;
    const rule = "SYNC-PINNED-BACKGROUND";
    return { kind: "context", rule, text: say(rule, pin) };
  }
  note("9", "run_in_background is not false");
  const omitted = field === undefined || field === null;
  if (omitted && foregroundIn(world) === "impossible") {
    if (isWhenPossible(world)) {
      note("9b", "no such field in this session; when-possible is set");
      const rule = "SYNC-NOT-POSSIBLE";
      return { kind: "context", rule, text: say(rule), onlyIfRun: true };
    }
    note("9b", "no such field in this session");
    return block("SYNC-NO-FIELD", {
      why: whyNoField(world, langOf(input, world)),
    });
  }
  const pin = pinOf(payload, { input, world });
  if (
    (omitted || field === true) && foregroundIn(world) === "possible" &&
    pin === undefined && switchOn(world.env("DISPATCH_SYNC_REPAIR"))
  ) {
    note("9c", "DISPATCH_SYNC_REPAIR is on: the call is changed");
    const rule = "SYNC-REPAIRED";
    return {
      kind: "rewrite",
      rule,
      input: { ...input, ...IN_FOREGROUND },
      text: say(rule, { value: wasValue(omitted, langOf(input, world)) }),
    };
  }
  const pinned = pin === undefined
    ? ""
    : fill(PINNED[langOf(input, world)], pin);
  if (omitted) {
    note("9b", "run_in_background was left out");
    return block("SYNC-OMITTED", { pinned }, IN_FOREGROUND);
  }
  note("10", "run_in_background is there and not false");
  const value = clean(JSON.stringify(field) ?? "", 40);
  return block("SYNC-BACKGROUND", { value, pinned }, IN_FOREGROUND);
}

/** A type that its definition pins to the background, as texts name it. */
function pinOf(
  payload: Payload,
  { input, world }: { input: Record<string, unknown>; world: World },
): { type: string; file: string } | undefined {
  const registry = registryFor(payload, world);
  const pin = pinsBackground(textOf(input, "subagent_type"), registry);
  if (pin === undefined) return undefined;
  world.note("9d", "the type's definition says background: true, which wins");
  return {
    type: clean(pin.name, 64),
    file: pathFrom(pin.file, registry.where),
  };
}

function langOf(input: Record<string, unknown>, world: World): Lang {
  return languageFor(world, textOf(input, "prompt"));
}

/** Why a session offers no `run_in_background`. */
function whyNoField(world: World, lang: Lang): string {
  if (switchOn(world.env("CLAUDE_CODE_FORK_SUBAGENT"))) {
    return lang === "zh"
      ? "CLAUDE_CODE_FORK_SUBAGENT 处于打开状态"
      : "CLAUDE_CODE_FORK_SUBAGENT is on";
  }
  const entrypoint = clean(world.env("CLAUDE_CODE_ENTRYPOINT") ?? "", 40);
  return lang === "zh"
    ? `运行方式是 “${entrypoint}”`
    : `it runs as "${entrypoint}"`;
}

function wasValue(omitted: boolean, lang: Lang): string {
  if (lang === "zh") return omitted ? "没有写" : "是 true";
  return omitted ? "left out" : "true";
}

/** The sync guard; its chain has the seed's step numbers. */
export const syncGuard: Guard = {
  name: "dispatch-sync-guard",
  event: "PreToolUse",
  hatch: "ALLOW_BACKGROUND_DISPATCH",
  tags: false,
  judge,
  received: asReceived,
};

if (import.meta.main) runHook(syncGuard);
