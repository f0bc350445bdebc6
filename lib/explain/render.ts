/**
 * An explanation as text, for a person.
 *
 * @module
 */

import { clean, textOf } from "../field.ts";
import { columnsOf, wrap } from "./layout.ts";
import { guardLines } from "./render_guard.ts";
import { promptLines } from "./render_prompt.ts";
import { changeLines, type Look, outcomeLines } from "./render_outcome.ts";
import { sessionLines } from "./render_session.ts";
import type { ExplainReport } from "./schema.ts";
import { aside, COLON, EVENTS, LABELS } from "./words.ts";

/** A heading and a blank line before it. */
function heading(text: string, { paint }: Look): string[] {
  return ["", paint("bold", text)];
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
    ...(steps
      ? wrap(LABELS.legend[lang], look.width).map((line) => paint("dim", line))
      : []),
    ...guards.flatMap((guard) => guardLines(guard, { look, steps })),
    ...promptLines(prompt, { look }),
    ...variableLines(report, look),
    ...sessionLines(report, { entrypoint, look }),
  ];
}
