/**
 * Advice on agent types, put into words.
 *
 * @module
 */

import { clean } from "../clean.ts";
import type { Lang } from "../language.ts";
import {
  ADVICE_PARTS,
  ADVICE_RULES,
  LAYER_NAMES,
  SKIP_REASONS,
} from "../rules/advice.ts";
import { fill, render } from "../rules/render.ts";
import { ruleIn } from "../rules/rule.ts";
import type { Advice } from "./advice.ts";
import type { SkippedFile } from "./definition.ts";
import type { Where } from "./folders.ts";
import { NAME_MAX } from "./names.ts";
import { shownPath } from "./shown_path.ts";

/** The id of a rule of the advice. */
export type AdviceRuleId = (typeof ADVICE_RULES)[number]["id"];

const MOST_NAMES = 20;
const MOST_FILES = 5;

function listed(
  items: readonly string[],
  { lang, most }: { lang: Lang; most: number },
): string {
  const shown = items.slice(0, most).filter((item) => item !== "");
  if (shown.length === 0) return ADVICE_PARTS.nothing[lang];
  const more = items.length > most ? ` … (${items.length})` : "";
  return shown.join(", ") + more;
}

/** Why a file does not count, as a clause. */
export function skipReason(
  { reason, kept }: SkippedFile,
  { lang, where }: { lang: Lang; where: Where },
): string {
  return fill(SKIP_REASONS[reason][lang], {
    kept: kept === undefined ? "" : shownPath(kept, where),
  });
}

/** The message of one piece of advice, and the rule that it falls under. */
export function adviceText(
  advice: Advice,
  { type, lang, where }: { type: string; lang: Lang; where: Where },
): { rule: AdviceRuleId; text: string } {
  const name = (text: string) => clean(text, NAME_MAX);
  const names = (all: readonly string[]) =>
    listed(all.map(name), { lang, most: MOST_NAMES });
  const path = (file: string) => shownPath(file, where);
  const say = (rule: AdviceRuleId, slots: Record<string, string>) => ({
    rule,
    text: render(ruleIn(ADVICE_RULES, rule), lang, slots),
  });
  const part = (
    key: keyof typeof ADVICE_PARTS,
    slots: Record<string, string> = {},
  ) => fill(ADVICE_PARTS[key][lang], slots);

  switch (advice.kind) {
    case "unknown": {
      const { meant, near } = advice;
      return say("AGENT-UNKNOWN", {
        type: name(type),
        meant: meant === undefined ? "" : part("meant", {
          file: path(meant.file),
          reason: skipReason(meant, { lang, where }),
        }),
        near: near === undefined ? "" : part("near", {
          near: name(near.name),
          layer: LAYER_NAMES[near.layer][lang],
        }),
        names: names(advice.names),
        builtins: names(advice.builtIns),
        incomplete: advice.complete ? "" : part("incomplete"),
      });
    }
    case "ambiguous":
      return say("AGENT-AMBIGUOUS", {
        type: name(type),
        names: names(advice.names),
      });
    case "duplicate":
      return say("AGENT-DUPLICATE", {
        type: name(advice.name),
        kept: path(advice.kept),
        others: listed(advice.others.map(path), { lang, most: MOST_FILES }),
      });
    case "former-built-in":
      return say("AGENT-FORMER-BUILT-IN", {
        type: name(type),
        successor: advice.successor,
      });
    case "no-tools":
      return say("AGENT-NO-TOOLS", {
        type: name(advice.name),
        file: path(advice.file),
        entries: advice.entries.length === 0
          ? part("emptyList")
          : names(advice.entries),
      });
  }
}
