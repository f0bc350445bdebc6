/**
 * The capability guard's verdict put into words.
 *
 * @module
 */

import { clean } from "../field.ts";
import type { Lang } from "../settings.ts";
import { CAPABILITY_RULES } from "../rules/capability.ts";
import { render, ruleIn } from "../rules/rule.ts";
import { foldedType, type Mismatch } from "./judge.ts";

/** The longest quotation of a clause, in UTF-16 units. */
const QUOTED = 120;
const NAMED = 60;

const WORDS = {
  en: {
    both: "change files and run something",
    write: "change files",
    run: "run something",
    lacks: {
      both: "it has no Edit and no Write, and it only looks with Bash",
      run: "it has no Bash",
      own: "its definition gives it no tool for that",
    },
    model: ', model: "sonnet"',
    type: ', subagent_type: "{other}"',
  },
  zh: {
    both: "修改文件并执行",
    write: "修改文件",
    run: "执行",
    lacks: {
      both: "它没有 Edit 和 Write，Bash 也只用来查看",
      run: "它没有 Bash",
      own: "它的定义没有给它相应的工具",
    },
    model: '、model: "sonnet"',
    type: '、subagent_type: "{other}"',
  },
} as const;

/** The block message for mismatches; each one is told, the ending once. */
export function mismatchMessage(
  mismatches: readonly Mismatch[],
  { lang, type, model, defined }: {
    lang: Lang;
    /** The type as the call writes it. */
    type: string;
    /** The model that counts. */
    model: string;
    /** Whether a file defines the type. */
    defined: boolean;
  },
): string {
  const words = WORDS[lang];
  const parts = mismatches.map(({ rule, because, writes, runs, instead }) => {
    const need = writes && runs ? words.both : writes ? words.write : words.run;
    const other = clean(instead.subagent_type ?? "", NAMED);
    return render(ruleIn(CAPABILITY_RULES, rule), lang, {
      other,
      clause: clean(because.clause, QUOTED),
      type: rule === "CAP-BEYOND-HAIKU"
        ? other === "" ? "" : words.type.replace("{other}", () => other)
        : clean(type, NAMED),
      model: instead.model === undefined ? "" : words.model,
      haiku: clean(model, NAMED),
      need,
      lacks: defined
        ? words.lacks.own
        : foldedType(type) === "statuslinesetup"
        ? words.lacks.run
        : words.lacks.both,
    });
  });
  return parts.map((part, i) =>
    i + 1 < parts.length ? part.split("\n").slice(0, -1).join("\n") : part
  ).join("\n");
}
