/**
 * How a prompt was read, as text: its clauses, what each asks for, and why.
 *
 * @module
 */

import { AT_THE_END } from "../capability/explain.ts";
import { clean } from "../field.ts";
import type { Lang } from "../verdict.ts";
import { wrap } from "./layout.ts";
import type { Style } from "./paint.ts";
import { reasonIn } from "./reasons.ts";
import type { Look } from "./render_outcome.ts";
import type { PromptReading } from "./schema.ts";
import { aside, COLON, LABELS, type Words } from "./words.ts";

type Signal = PromptReading["clauses"][number]["found"][number]["signal"];

const STYLES: Record<Signal, Style> = {
  EXEC: "magenta",
  WRITE: "red",
  RO: "cyan",
  NEG: "blue",
  READ: "dim",
  NOWRITE: "dim",
  NORUN: "dim",
};

/** What a signal means. */
const SIGNALS: Record<Signal, Words> = {
  EXEC: { en: "run something", zh: "运行" },
  WRITE: { en: "change files", zh: "改文件" },
  RO: { en: "only look (declared)", zh: "声明为只读" },
  NEG: { en: "change nothing", zh: "禁止任何改动" },
  READ: { en: "look and tell", zh: "查看并说明" },
  NOWRITE: { en: "no change wanted here", zh: "这里不改" },
  NORUN: { en: "no run wanted here", zh: "这里不运行" },
};

/** How clear a finding is. */
const STRENGTHS: Record<1 | 2 | 3, Words> = {
  1: { en: "a hint", zh: "迹象" },
  2: { en: "plain", zh: "清楚" },
  3: { en: "explicit", zh: "明确" },
};

const MOST_CLAUSES = 40;
const MOST_QUOTED = 120;

function quote(text: string): string {
  return `“${clean(text, MOST_QUOTED)}”`;
}

function under(frame: string, lang: Lang): string {
  const blank = lang === "zh" ? "" : " ";
  const comma = lang === "zh" ? "；" : "; ";
  return comma + LABELS.under[lang] + blank + quote(frame);
}

/** The lines of a reading; none when there was no prompt to read. */
export function promptLines(
  reading: PromptReading | null,
  { look }: { look: Look },
): string[] {
  if (reading === null) return [];
  const { lang, paint, width } = look;
  const lines = ["", paint("bold", LABELS.prompt[lang])];
  for (const clause of reading.clauses.slice(0, MOST_CLAUSES)) {
    const style = STYLES[clause.found[0]?.signal ?? "READ"];
    for (const line of wrap(quote(clause.text), width - 2)) {
      lines.push(`  ${paint(style, line)}`);
    }
    const frame = clause.frame === "none" || clause.frameText === ""
      ? ""
      : under(clause.frameText, lang);
    const said = new Set<string>();
    for (const { signal, strength, reason } of clause.found) {
      const because = COLON[lang] + clean(reasonIn(reason, lang), 160);
      const text = SIGNALS[signal][lang] + because +
        aside(STRENGTHS[strength][lang] + frame, lang);
      if (said.has(text)) continue;
      said.add(text);
      const [first = "", ...more] = wrap(text, width - 12);
      lines.push(`    ${paint(STYLES[signal], signal.padEnd(7))} ${first}`);
      for (const rest of more) lines.push(" ".repeat(12) + rest);
    }
  }
  const left = reading.clauses.length - MOST_CLAUSES;
  if (left > 0) lines.push(`  … +${left}`);
  for (const { clause, signal, why } of reading.dropped.slice(0, 10)) {
    lines.push(paint(
      "dim",
      `  ${LABELS.notCounted[lang]}${COLON[lang]}${signal} ${quote(clause)}${
        aside(clean(reasonIn(why, lang), 160), lang)
      }`,
    ));
  }
  if (reading.unread > 0) {
    lines.push(paint("dim", `  ${reading.unread} ${LABELS.unread[lang]}`));
  }
  const sign = reading.whole > 0 ? "+" : "";
  lines.push(
    `  ${LABELS.together[lang]}${COLON[lang]}${sign}${reading.whole}${
      aside(LABELS.scale[lang], lang)
    }`,
  );
  if (reading.signals.length === 0) lines.push(`  ${LABELS.asksNothing[lang]}`);
  else {
    const asked = reading.signals.map((finding) => {
      const ofClause = reading.clauses.some(({ start }) =>
        start === finding.start
      );
      const means = meaningOf(finding, lang);
      return ofClause ? means : means + aside(quote(finding.clause), lang);
    });
    lines.push(
      `  ${LABELS.asks[lang]}${COLON[lang]}${
        asked.join(lang === "zh" ? "、" : ", ")
      }`,
    );
    if (reading.signals.some(({ reason }) => reason === AT_THE_END)) {
      lines.push(`  ${LABELS.atTheEnd[lang]}`);
    }
  }
  return lines;
}

type Finding = PromptReading["signals"][number];

/** What a finding comes to. */
function meaningOf({ signal, either }: Finding, lang: Lang): string {
  if (either && signal === "RO") return LABELS.eitherBan[lang];
  return either
    ? LABELS.either[lang]
    : SIGNALS[signal][lang] + aside(signal, lang);
}
