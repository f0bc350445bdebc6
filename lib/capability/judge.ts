/**
 * Whether a dispatch's type and model can deliver what its prompt asks for,
 * and the verdict put into words. The three judgments and their reasons are
 * the seed's (A, B and C).
 *
 * @module
 */

import { clean } from "../field.ts";
import { CAPABILITY_RULES } from "../rules/dispatch.ts";
import { type Lang, render, ruleIn } from "../verdict.ts";
import { asksForAnswer, explainCapability } from "./explain.ts";
import type { Explanation, Finding } from "./explanation.ts";

/** What the target of a dispatch can do. */
export interface TargetAbilities {
  /** Can change files. */
  write: boolean;
  /** Can run something with effects. */
  run: boolean;
  /** Is one of the types that can do everything. */
  full: boolean;
  /** The model that its definition pins. */
  model?: string;
}

/** A dispatch to be judged. */
export interface Dispatch {
  prompt: string;
  /** `subagent_type`; absent or blank means general-purpose. */
  type?: string | undefined;
  /** `model` of the call. */
  model?: string | undefined;
  /** What the type can do; left out, the built-in types are known. */
  abilities?: TargetAbilities | undefined;
}

/** The stable ids of the three judgments. */
export type CapabilityRuleId =
  | "CAP-READONLY-OVERPOWERED"
  | "CAP-BEYOND-READONLY"
  | "CAP-BEYOND-HAIKU";

/** A judgment, with what decided it. */
export interface Mismatch {
  rule: CapabilityRuleId;
  /** The finding that decided. */
  because: Finding;
  /** Whether the task writes, for the wording. */
  writes: boolean;
  /** Whether the task runs something, for the wording. */
  runs: boolean;
  /** The fields to send instead; `run_in_background` is always false. */
  instead: {
    subagent_type?: string;
    model?: string;
    run_in_background: false;
  };
}

const READERS: TargetAbilities = { write: false, run: false, full: false };
const FULL: TargetAbilities = { write: true, run: true, full: true };

/**
 * Built-in types by their folded names. Explore and Plan have Bash, but only
 * for looking, so it does not count as running.
 */
const BUILT_IN: Readonly<Record<string, TargetAbilities>> = {
  explore: READERS,
  plan: READERS,
  generalpurpose: FULL,
  claude: FULL,
  statuslinesetup: { write: true, run: false, full: false },
};

/** A type's name as the harness compares it. */
export function foldedType(type: string | undefined): string {
  const folded = (type ?? "").toLowerCase().replace(/[\s_-]/g, "");
  return folded === "" ? "generalpurpose" : folded;
}

/**
 * Whether no dispatch of this prompt to this type can be a mismatch, told
 * without reading clauses: only a type with full power can be wrong for a
 * prompt that asks for an answer.
 */
export function isPlainQuestion(
  { prompt, type }: Pick<Dispatch, "prompt" | "type">,
): boolean {
  const folded = foldedType(type);
  const isFull = Object.hasOwn(BUILT_IN, folded) &&
    BUILT_IN[folded]?.full === true;
  return !isFull && asksForAnswer(prompt);
}

/** Whether a model name is of the haiku tier; real names carry dates. */
export function isHaiku(model: string | undefined): boolean {
  return model !== undefined && model.toLowerCase().includes("haiku");
}

/**
 * The mismatches of a dispatch, B before C; empty when it can be delivered or
 * when the target is unknown.
 */
export function judgeCapability(
  { prompt, type, model, abilities }: Dispatch,
  explanation: Explanation = explainCapability(prompt),
): Mismatch[] {
  const folded = foldedType(type);
  const can = abilities ??
    (Object.hasOwn(BUILT_IN, folded) ? BUILT_IN[folded] : undefined);
  const { EXEC, WRITE, RO, NEG } = explanation.signals;
  const isEither = WRITE?.either === true;
  const parts = {
    writes: WRITE !== undefined,
    runs: EXEC !== undefined || isEither,
  };
  const declared = RO ?? NEG;
  if (declared !== undefined) {
    if (WRITE !== undefined || EXEC !== undefined || can?.full !== true) {
      return [];
    }
    return [{
      rule: "CAP-READONLY-OVERPOWERED",
      because: declared,
      ...parts,
      instead: { subagent_type: "Explore", run_in_background: false },
    }];
  }
  const beyond = can === undefined || isEither && (can.write || can.run)
    ? undefined
    : (can.write ? undefined : WRITE) ?? (can.run ? undefined : EXEC);
  const haiku = beyondHaiku({ model, pinned: can?.model, WRITE, EXEC });
  const found: Mismatch[] = [];
  const tier = haiku === undefined ? {} : { model: "sonnet" };
  const other = beyond === undefined
    ? {}
    : { subagent_type: "general-purpose" };
  const instead = { ...other, ...tier, run_in_background: false } as const;
  if (beyond !== undefined) {
    found.push({
      rule: "CAP-BEYOND-READONLY",
      because: beyond,
      ...parts,
      instead,
    });
  }
  if (haiku !== undefined) {
    found.push({ rule: "CAP-BEYOND-HAIKU", because: haiku, ...parts, instead });
  }
  return found;
}

/**
 * What is beyond the haiku tier. A definition that pins haiku was so meant by
 * its author: there only a run whose outcome is to be judged counts.
 */
function beyondHaiku(
  { model, pinned, WRITE, EXEC }: {
    model: string | undefined;
    pinned: string | undefined;
    WRITE: Finding | undefined;
    EXEC: Finding | undefined;
  },
): Finding | undefined {
  if (model !== undefined && model.trim() !== "") {
    return isHaiku(model) ? EXEC ?? WRITE : undefined;
  }
  return isHaiku(pinned) ? EXEC : undefined;
}

// A message says on its first lines what is wrong, and why that matters.
const WHY = 2;

/** The longest quotation of a clause, in UTF-16 units. */
const QUOTED = 120;
const NAMED = 60;

const WORDS = {
  en: {
    both: "change files and run something",
    either: "change files or run something",
    write: "change files",
    run: "run something",
    lacks: {
      both: "it has no Edit and no Write, and it only looks with Bash",
      run: "it has no Bash",
      own: "its definition gives it no tool for that",
    },
    model: ', model: "sonnet"',
    type: ', subagent_type: "{other}"',
    foreground: " and run_in_background: false",
  },
  zh: {
    both: "修改文件并执行",
    either: "修改文件或执行",
    write: "修改文件",
    run: "执行",
    lacks: {
      both: "它没有 Edit 和 Write，Bash 也只用来查看",
      run: "它没有 Bash",
      own: "它的定义没有给它相应的工具",
    },
    model: '、model: "sonnet"',
    type: '、subagent_type: "{other}"',
    foreground: " 和 run_in_background: false",
  },
} as const;

/** The block message for mismatches; each one is told, what to send once. */
export function mismatchMessage(
  mismatches: readonly Mismatch[],
  { lang, type, model, defined, foreground }: {
    lang: Lang;
    /** The type as the call writes it. */
    type: string;
    /** The model that counts. */
    model: string;
    /** Whether a file defines the type. */
    defined: boolean;
    /** Whether the call is to ask for the foreground. */
    foreground: boolean;
  },
): string {
  const words = WORDS[lang];
  const parts = mismatches.map(({ rule, because, writes, runs, instead }) => {
    const need = because.either === true
      ? words.either
      : writes && runs
      ? words.both
      : writes
      ? words.write
      : words.run;
    const other = clean(instead.subagent_type ?? "", NAMED);
    return render(ruleIn(CAPABILITY_RULES, rule), lang, {
      other,
      clause: clean(because.clause, QUOTED),
      type: rule === "CAP-BEYOND-HAIKU"
        ? other === "" ? "" : words.type.replace("{other}", () => other)
        : clean(type, NAMED),
      model: instead.model === undefined ? "" : words.model,
      foreground: foreground ? words.foreground : "",
      haiku: clean(model, NAMED),
      need,
      lacks: defined
        ? words.lacks.own
        : foldedType(type) === "statuslinesetup"
        ? words.lacks.run
        : words.lacks.both,
    });
  });
  // What to send is the same for all of them, and stands in the last.
  return parts.map((part, i) =>
    i + 1 < parts.length ? part.split("\n").slice(0, WHY).join("\n") : part
  ).join("\n");
}
