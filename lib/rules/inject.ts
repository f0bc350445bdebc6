/**
 * The rule of the injector; its texts are in `injected_rules.ts`.
 *
 * @module
 */

import type { Rule } from "../verdict.ts";

/** The rule of the injector. */
export const INJECT_RULES = [
  {
    id: "RULES-INJECTED",
    hook: "dispatch-rules-inject",
    hatch: "ALLOW_NO_RULES_INJECT",
    kind: "context",
    ending: "none",
    title: "Every subagent is told the dispatch rules at its start",
    en: { wrong: "", why: "", instead: "" },
    zh: { wrong: "", why: "", instead: "" },
  },
] as const satisfies readonly Rule[];
