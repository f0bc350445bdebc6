/**
 * The environment variables that this plugin reads, with their defaults.
 *
 * @module
 */

import { hatchOpen, switchOff, switchOn } from "./settings.ts";

/** One variable. */
export interface Variable {
  name: string;
  /** A hatch switches a whole guard off; a setting changes how one works. */
  kind: "hatch" | "setting";
  /** What holds when it is unset. */
  default: string;
  /** The values that are understood, for people. */
  values: string;
  /** Whether the value changes nothing; `undefined`: it is not understood. */
  isDefault(value: string): boolean | undefined;
}

function hatch(name: string): Variable {
  return {
    name,
    kind: "hatch",
    default: "closed",
    values: "1",
    // Only an exact 1 opens; a value that means to be on but is not 1 is
    // worth telling.
    isDefault: (value) =>
      hatchOpen(value)
        ? false
        : switchOff(value) || value.trim() === ""
        ? true
        : undefined,
  };
}

function switchVariable(name: string): Variable {
  return {
    name,
    kind: "setting",
    default: "off",
    values: "1, true, yes, on",
    isDefault: (value) =>
      switchOn(value)
        ? false
        : switchOff(value) || value.trim() === ""
        ? true
        : undefined,
  };
}

function choice(
  name: string,
  { fallback, others }: { fallback: string; others: readonly string[] },
): Variable {
  return {
    name,
    kind: "setting",
    default: fallback,
    values: [...others, fallback].join(", "),
    isDefault(value) {
      const word = value.trim().toLowerCase();
      if (word === "" || word === fallback) return true;
      return others.includes(word) ? false : undefined;
    },
  };
}

/** All variables: hatches first, each list in alphabetical order. */
export const VARIABLES: readonly Variable[] = [
  hatch("ALLOW_BACKGROUND_DISPATCH"),
  hatch("ALLOW_DISPATCH_CAPABILITY_MISMATCH"),
  hatch("ALLOW_NO_AGENT_ADVICE"),
  hatch("ALLOW_NO_PREFLIGHT"),
  hatch("ALLOW_NO_RECOVERY"),
  hatch("ALLOW_NO_RULES_INJECT"),
  hatch("ALLOW_TRUNCATED_DELIVERABLE"),
  hatch("ALLOW_UNMANAGED_TEAMMATE"),
  hatch("ALLOW_UNMARKED_FINAL"),
  switchVariable("DISPATCH_AGENT_CATALOG"),
  {
    name: "DISPATCH_LANG",
    kind: "setting",
    default: "the language of the prompt",
    values: "en, zh",
    isDefault: (value) =>
      value.trim() === ""
        ? true
        : /^(?:en|zh)(?:[-_].*)?$/i.test(value.trim())
        ? false
        : undefined,
  },
  choice("DISPATCH_MODE", { fallback: "block", others: ["warn"] }),
  choice("DISPATCH_SYNC_GUARD", {
    fallback: "block",
    others: ["when-possible"],
  }),
  switchVariable("DISPATCH_SYNC_REPAIR"),
  switchVariable("DISPATCH_TRACE"),
  {
    name: "DONE_GATE_BODY_FLOOR",
    kind: "setting",
    default: "500",
    values: "a whole number of bytes",
    isDefault: (value) =>
      /^\d{1,9}$/.test(value.trim())
        ? Number(value) === 500
        : value.trim() === ""
        ? true
        : undefined,
  },
];
