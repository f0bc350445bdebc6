#!/usr/bin/env -S deno run --no-config --no-prompt --allow-env=ALLOW_*,DISPATCH_*,CLAUDE_CODE_ENTRYPOINT,CLAUDE_CONFIG_DIR,HOME,PWD --allow-read
/**
 * PreToolUse: keeps a one-shot subagent from becoming a teammate because the
 * call happened to carry a `name`.
 *
 * ```sh
 * echo '{"tool_name":"Agent","tool_input":{"prompt":"Map src/","name":"scout"}}' | hooks/pre-dispatch-channel-guard.ts
 * ```
 *
 * @module
 */

import {
  findDefinition,
  registryFor,
  rosterNames,
} from "../lib/agents/registry.ts";
import {
  clean,
  dispatchInput,
  isDispatch,
  textField,
  textOf,
} from "../lib/field.ts";
import { runHook } from "../lib/hook.ts";
import { CHANNEL_RULES } from "../lib/rules/dispatch.ts";
import { isPrintMode, wantsForeground } from "../lib/settings.ts";
import {
  fill,
  type Guard,
  type Lang,
  languageFor,
  PASS,
  type Payload,
  render,
  ruleIn,
  type Verdict,
} from "../lib/verdict.ts";
import type { World } from "../lib/world.ts";

const MOST_ROLES = 20;
const MOST_NAME = 64;

// In print mode a name is a label (2.1.332), but the same call in a terminal
// makes a teammate.
const EFFECT: Record<"now" | "elsewhere", Record<Lang, string>> = {
  now: {
    en: "The name makes it a teammate instead of a one-shot subagent.",
    zh: "带了名字，它就成了队友，而不是一次性的子 agent。",
  },
  elsewhere: {
    en:
      "In this session the name is only a label, but in a terminal the same call makes a teammate instead of a one-shot subagent.",
    zh:
      "在这个会话里名字只是标签，但同样的调用在终端里会变成队友，而不是一次性的子 agent。",
  },
};

const DROP: Record<"name" | "remote", Record<Lang, string>> = {
  name: { en: "name", zh: " name" },
  remote: {
    en: 'name and isolation: "remote"',
    zh: ' name 和 isolation: "remote"',
  },
};

const NO_TYPE: Record<Lang, string> = { en: "(none given)", zh: "（没有写）" };

// Both ways say that dropping the name needs the foreground: whoever takes the
// second one may come back to the first.
const FIELD: Record<Lang, string> = {
  en:
    "; without name, run_in_background: false is needed all the same, wherever the session has that field",
  zh: "；不带 name 时，只要会话有这个字段，仍然要写 run_in_background: false",
};

const HOW: Record<"foreground" | "background", Record<Lang, string>> = {
  foreground: {
    en:
      "with run_in_background: false (a one-shot subagent; its report is the result)",
    zh:
      "并写上 run_in_background: false 重发（一次性子 agent，报告就是返回值）",
  },
  background: {
    en: "again (a one-shot subagent; its report comes by notification)",
    zh: "重发（一次性子 agent，报告会以通知送达）",
  },
};

const OTHER: Record<"roles" | "none", Record<Lang, string>> = {
  roles: {
    en:
      " Or, if a teammate is meant, keep name and give a subagent_type that is defined here: {roster}{field}.",
    zh:
      "或者确实需要队友，就保留 name，并用这里定义的 subagent_type：{roster}{field}。",
  },
  none: {
    en:
      " A teammate would need a role in .claude/agents, and none is defined here{field}.",
    zh: "队友需要 .claude/agents 里的角色，这里一个也没有定义{field}。",
  },
};

const OTHERWISE: Record<Lang, string> = {
  en:
    "Only if a teammate is meant, there is a way now: keep name and give a subagent_type that is defined here: {roster}.",
  zh:
    "只有确实需要队友时，现在就有办法：保留 name，并用这里定义的 subagent_type：{roster}。",
};

function judge(payload: Payload, world: World): Verdict {
  const { note } = world;
  if (!isDispatch(payload)) {
    note("3", "tool_name is neither Agent nor Task: passes");
    return PASS;
  }
  const input = dispatchInput(payload);
  const name = textField(input, "name");
  if (name.state !== "present") {
    note("4", `name is ${name.state}: the call makes no teammate`);
    return PASS;
  }
  note("4", "a name is given");
  const type = textOf(input, "subagent_type");
  const registry = registryFor(payload, world);
  const role = type === "" ? undefined : findDefinition(type, registry);
  if (role !== undefined) {
    note("5", `the type is a role: ${clean(role.file, 200)}`);
    return PASS;
  }
  note("6", "the type is no role of the roster");
  const lang = languageFor(world, textOf(input, "prompt"));
  const shown = (text: string) => `“${clean(text, MOST_NAME)}”`;
  const roles = rosterNames(registry, { most: MOST_ROLES })
    .map((role) => clean(role, MOST_NAME)).filter((role) => role !== "");
  const isRemote = input["isolation"] === "remote";
  const foreground = wantsForeground(world);
  const field = foreground ? FIELD[lang] : "";
  const rule = "CHAN-UNMANAGED-TEAMMATE";
  const say = (other: string) =>
    render(ruleIn(CHANNEL_RULES, rule), lang, {
      name: clean(name.value, MOST_NAME),
      type: type === "" ? NO_TYPE[lang] : shown(type),
      drop: DROP[isRemote ? "remote" : "name"][lang],
      effect: EFFECT[isPrintMode(world) ? "elsewhere" : "now"][lang],
      how: HOW[foreground ? "foreground" : "background"][lang],
      other,
    });
  const other = OTHER[roles.length > 0 ? "roles" : "none"][lang];
  return {
    kind: "block",
    rule,
    lang,
    message: say(fill(other, { roster: roles.join(", "), field })),
    // Not every role can do what another guard asks for.
    ...(roles.length > 0 && {
      beside: say(""),
      otherwise: fill(OTHERWISE[lang], { roster: roles.join(", ") }),
    }),
    instead: {
      name: undefined,
      ...(foreground ? { run_in_background: false } : {}),
      // Without a name the sync guard judges the call, and a remote run is
      // never in the foreground.
      ...(isRemote ? { isolation: undefined } : {}),
    },
  };
}

/** The channel guard; its chain has the seed's step numbers. */
export const channelGuard: Guard = {
  name: "dispatch-channel-guard",
  event: "PreToolUse",
  hatch: "ALLOW_UNMANAGED_TEAMMATE",
  tags: true,
  judge,
};

if (import.meta.main) runHook(channelGuard);
