/**
 * An explanation as text, for a person.
 *
 * @module
 */

import { clean, textOf } from "../field.ts";
import { columnsOf, wrap } from "./layout.ts";
import { promptLines } from "./render_prompt.ts";
import { changeLines, type Look, outcomeLines } from "./render_outcome.ts";
import { sessionLines } from "./render_session.ts";
import type { ExplainedGuard, ExplainReport } from "./schema.ts";
import { aside, COLON, EVENTS, LABELS, VERDICTS } from "./words.ts";

const MARKS: Record<ExplainedGuard["verdict"], string> = {
  pass: "✓",
  bypass: "○",
  degrade: "?",
  block: "✗",
  context: "!",
  warn: "!",
  rewrite: "~",
};

/** A heading and a blank line before it. */
function heading(text: string, { paint }: Look): string[] {
  return ["", paint("bold", text)];
}

/** The step that decided, in words; none where it only names the rule. */
function decidingLines(
  { steps, rule }: ExplainedGuard,
  { width }: Look,
): string[] {
  const finding = steps.at(-1)?.finding ?? "";
  return finding === "" || finding === rule?.id
    ? []
    : wrap(clean(finding, 400), width - 4).map((line) => `    ${line}`);
}

/** Every step under its label; the last one decided. */
function stepLines(
  { steps }: ExplainedGuard,
  { paint, width }: Look,
): string[] {
  const lines: string[] = [];
  const widest = Math.max(0, ...steps.map(({ step }) => step.length));
  steps.forEach(({ step, finding }, index) => {
    const decided = index === steps.length - 1;
    const label = clean(step, 40).padEnd(widest);
    const indent = widest + 7;
    const [first = "", ...more] = wrap(clean(finding, 400), width - indent);
    const line = `  ${decided ? "→" : " "} ${label}   ${first}`;
    lines.push(decided ? line : paint("dim", line));
    for (const rest of more) {
      const text = " ".repeat(indent) + rest;
      lines.push(decided ? text : paint("dim", text));
    }
  });
  return lines;
}

/** One guard: its verdict, and how it came to it. */
function guardLines(
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
  if (why !== undefined) lines.push(`    ${clean(why, 200)}`);
  if (rule !== null) {
    lines.push(
      paint("dim", `    ${LABELS.rule[lang]}${COLON[lang]}${rule.page}`),
    );
  }
  return lines;
}

function redispatchLines(report: ExplainReport, look: Look): string[] {
  const { redispatch } = report;
  if (redispatch === null) return [];
  const { lang, paint } = look;
  const blocking = redispatch.guards.filter(({ verdict }) =>
    verdict === "block"
  );
  const end = blocking.length === 0
    ? paint("green", `✓ ${LABELS.allPass[lang]}`)
    : paint(
      "red",
      `✗ ${LABELS.stillBlocked[lang]} ${
        blocking.map(({ guard }) => guard).join(", ")
      }`,
    );
  return [
    ...heading(LABELS.instead[lang], look),
    ...changeLines(redispatch.changes, look),
    end,
  ];
}

function taskLines(input: Record<string, unknown>, look: Look): string[] {
  const { lang, paint, width } = look;
  const prompt = textOf(input, "prompt");
  if (prompt === "") return [];
  const fields = ["subagent_type", "model", "name", "run_in_background"]
    .flatMap((field) =>
      input[field] === undefined
        ? []
        : [`${field}: ${clean(JSON.stringify(input[field]) ?? "", 60)}`]
    );
  const indent = " ".repeat(columnsOf(LABELS.task[lang]) + 2);
  const [first = "", ...rest] = wrap(
    clean(prompt, 240),
    width - indent.length,
  );
  return [
    `${paint("dim", LABELS.task[lang])}  ${first}`,
    ...rest.map((line) => indent + line),
    ...(fields.length > 0 ? [paint("dim", indent + fields.join(", "))] : []),
  ];
}

function variableLines(report: ExplainReport, look: Look): string[] {
  const { lang, paint, width } = look;
  const set = Object.entries(report.variables)
    .filter(([name]) => name !== "HOME" && name !== "CLAUDE_CODE_ENTRYPOINT")
    .map(([name, value]) => `${name}=${clean(value, 60)}`);
  const text = set.length > 0 ? set.join(", ") : LABELS.none[lang];
  const line = `${LABELS.variables[lang]}${COLON[lang]}${text}`;
  return ["", ...wrap(line, width).map((part) => paint("dim", part))];
}

/** The lines of an explanation; `input` is the dispatch that it is about. */
export function renderReport(
  report: ExplainReport,
  { input, look, steps = false, entrypoint }: {
    input: Record<string, unknown>;
    look: Look;
    /** Every step of a guard, not only the one that decided. */
    steps?: boolean;
    /** Which kind of session it was judged as, if that is to be told. */
    entrypoint?: string | undefined;
  },
): string[] {
  const { lang, paint } = look;
  const { event, hook, guards, prompt, outcome } = report;
  const lines = [
    paint("bold", EVENTS[event][lang]) + paint("dim", aside(event, lang)),
    ...taskLines(input, look),
    "",
  ];
  if (hook === null) return [...lines, LABELS.noHook[lang]];
  if (!hook.starts) {
    return [...lines, `${LABELS.notStarted[lang]} ${hook.matcher}`];
  }
  return [
    ...lines,
    ...outcomeLines(outcome, look),
    ...redispatchLines(report, look),
    ...heading(LABELS[steps ? "steps" : "guards"][lang], look),
    ...guards.flatMap((guard) => guardLines(guard, { look, steps })),
    ...promptLines(prompt, { look, reasons: true }),
    ...variableLines(report, look),
    ...sessionLines(report, { entrypoint, look }),
  ];
}
