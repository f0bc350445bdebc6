/**
 * An outcome as lines of text: what happens, and who reads what.
 *
 * @module
 */

import { clean } from "../field.ts";
import type { Lang } from "../verdict.ts";
import { wrap } from "./layout.ts";
import type { Paint } from "./paint.ts";
import type { FieldChange, Outcome } from "./schema.ts";
import { aside, COLON, EFFECTS, LABELS, READERS } from "./words.ts";

/** How lines are to be written. */
export interface Look {
  lang: Lang;
  paint: Paint;
  /** Columns to fill. */
  width: number;
}

/** A text set in under a bar, so that it is seen where it ends. */
export function quoted(text: string, { paint, width }: Look): string[] {
  return wrap(text, width - 4).map((line) =>
    `  ${paint("dim", "│")} ${line}`.trimEnd()
  );
}

function shown(value: unknown): string {
  return clean(JSON.stringify(value) ?? "", 120);
}

/** Changed fields, a line each. */
export function changeLines(
  changes: readonly FieldChange[],
  { lang, paint }: Look,
): string[] {
  const names = changes.map(({ field }) => clean(field, 60));
  const widest = Math.max(...names.map((name) => name.length));
  return changes.map((change, index) => {
    const was = "was" in change
      ? `${LABELS.was[lang]} ${shown(change.was)}`
      : LABELS.wasAbsent[lang];
    const now = change.action === "drop"
      ? LABELS.dropped[lang]
      : shown(change.value);
    const name = (names[index] ?? "").padEnd(widest);
    return `  ${name}  ${paint("green", now)}${paint("dim", aside(was, lang))}`;
  });
}

/** What Claude Code does, and each text under the one who reads it. */
export function outcomeLines(outcome: Outcome, look: Look): string[] {
  const { lang, paint } = look;
  const { effect, blocked, readers, changes, output } = outcome;
  const style = blocked ? "red" : readers.length > 0 ? "yellow" : "green";
  const lines = [
    `${paint(style, blocked ? "✗" : "✓")} ${
      paint("bold", EFFECTS[effect][lang])
    }`,
  ];
  const colon = COLON[lang].trimEnd();
  if (changes.length > 0) {
    lines.push(
      `${LABELS.changed[lang]}${colon}`,
      ...changeLines(changes, look),
    );
  }
  for (const { reader, text } of readers) {
    lines.push(`${READERS[reader][lang]}${colon}`, ...quoted(text, look));
  }
  if (output !== undefined) {
    lines.push(
      `${LABELS.output[lang]}${colon}`,
      ...quoted(textIn(output), look),
    );
  }
  return lines;
}

/** The texts of a result, whatever its shape. */
function textIn(output: unknown): string {
  if (typeof output === "string") return output;
  if (Array.isArray(output)) return output.map(textIn).join("\n");
  if (typeof output !== "object" || output === null) return "";
  const { text, content } = output as { text?: unknown; content?: unknown };
  return textIn(text ?? content);
}
