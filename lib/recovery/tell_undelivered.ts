/**
 * Words for results that never came.
 *
 * @module
 */

import { clean } from "../clean.ts";
import type { Lang } from "../language.ts";
import { bodyBytes } from "../marker.ts";
import { FRAME, RECOVERY_RULES } from "../rules/recovery.ts";
import { render, ruleIn } from "../rules/render.ts";
import { indented } from "./framed.ts";
import { placeOf } from "./pointers.ts";
import type { Undelivered } from "./undelivered.ts";

const LONGEST_EXCERPT = 2000;
// Within what Claude Code shows of a hook's context; what does not fit is told
// at the next occasion, because nothing says yet that it was told.
const MOST_TOGETHER = 8000;

/**
 * Tells about results that never came, as many as fit.
 *
 * @param excerpts whether their first 2,000 characters may be shown: only
 * where the text does not arrive in a system-role message
 */
export function tellUndelivered(
  lost: readonly Undelivered[],
  { lang, excerpts }: { lang: Lang; excerpts: boolean },
): string {
  const told: string[] = [];
  let length = 0;
  for (const one of lost) {
    const text = tell(one, { lang, excerpts });
    if (told.length > 0 && length + text.length > MOST_TOGETHER) break;
    told.push(text);
    length += text.length + 2;
  }
  return told.join("\n\n");
}

function tell(
  { agent, files, line, text }: Undelivered,
  { lang, excerpts }: { lang: Lang; excerpts: boolean },
): string {
  const bytes = bodyBytes(text);
  const size = lang === "zh" ? `${bytes} 字节，` : `${bytes} bytes in `;
  const excerpt = excerpts && text !== ""
    ? `\n${BEGINNING[lang]} ${FRAME[lang]}\n${indented(text, LONGEST_EXCERPT)}`
    : "";
  return render(ruleIn(RECOVERY_RULES, "RECOVERY-UNDELIVERED"), lang, {
    agent: `subagent ${clean(agent, 80)}`,
    place: `${size}${placeOf({ file: files.transcript, line }, lang)}`,
    excerpt,
  });
}

const BEGINNING: Record<Lang, string> = {
  en: "It begins:",
  zh: "它的开头：",
};
