/**
 * What one guard decided, as text.
 *
 * @module
 */

import { clean } from "../field.ts";
import { findingIn } from "./findings.ts";
import { wrap } from "./layout.ts";
import type { Look } from "./render_outcome.ts";
import type { ExplainedGuard } from "./schema.ts";
import { COLON, LABELS, VERDICTS } from "./words.ts";

const MARKS: Record<ExplainedGuard["verdict"], string> = {
  pass: "✓",
  bypass: "○",
  degrade: "?",
  block: "✗",
  context: "!",
  warn: "!",
  rewrite: "~",
};

/** The step that decided, in words; none where it only names the rule. */
function decidingLines(
  { steps, rule }: ExplainedGuard,
  { lang, width }: Look,
): string[] {
  const finding = steps.at(-1)?.finding ?? "";
  return finding === "" || finding === rule?.id
    ? []
    : wrap(clean(findingIn(finding, lang), 400), width - 4)
      .map((line) => `    ${line}`);
}

/** Every step under its label; the last one decided. */
function stepLines(
  { steps }: ExplainedGuard,
  { lang, paint, width }: Look,
): string[] {
  const lines: string[] = [];
  const widest = Math.max(0, ...steps.map(({ step }) => step.length));
  steps.forEach(({ step, finding }, index) => {
    const decided = index === steps.length - 1;
    const label = clean(step, 40).padEnd(widest);
    const indent = widest + 7;
    const text = clean(findingIn(finding, lang), 400);
    const [first = "", ...more] = wrap(text, width - indent);
    const line = `  ${decided ? "→" : " "} ${label}   ${first}`;
    lines.push(decided ? line : paint("dim", line));
    for (const rest of more) {
      const row = " ".repeat(indent) + rest;
      lines.push(decided ? row : paint("dim", row));
    }
  });
  return lines;
}

/** One guard: its verdict, and how it came to it. */
export function guardLines(
  guard: ExplainedGuard,
  { look, steps }: { look: Look; steps: boolean },
): string[] {
  const { lang, paint } = look;
  const { verdict, rule, why } = guard;
  const style = verdict === "block"
    ? "red"
    : verdict === "pass"
    ? "green"
    : "yellow";
  const said = `${VERDICTS[verdict][lang]}${
    rule === null ? "" : `  ${rule.id}`
  }`;
  const lines = [
    `${paint(style, MARKS[verdict])} ${guard.guard}  ${paint(style, said)}`,
  ];
  lines.push(
    ...(steps ? stepLines(guard, look) : decidingLines(guard, look)),
  );
  if (why !== undefined) {
    lines.push(`    ${clean(findingIn(why, lang), 200)}`);
  }
  if (rule !== null) {
    lines.push(
      paint("dim", `    ${LABELS.rule[lang]}${COLON[lang]}${rule.page}`),
    );
  }
  return lines;
}
