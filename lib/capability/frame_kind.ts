/**
 * What a heading, tag or label says about the text under it.
 *
 * @module
 */

import type { FrameKind } from "./explanation.ts";
import { CHINESE_LABELS } from "./tables/chinese_labels.ts";
import { ENGLISH_LABELS } from "./tables/english_labels.ts";

const ENGLISH: ReadonlyMap<string, FrameKind> = new Map(
  Object.entries(ENGLISH_LABELS).flatMap(([kind, labels]) =>
    labels.map((label) => [label, kind as FrameKind] as const)
  ),
);

const CHINESE = Object.entries(CHINESE_LABELS) as [FrameKind, string[]][];

/** Labels number themselves: "Phase 2 - change", "第一步", "Part A". */
const NUMBERED =
  /^(?:phase|part|step|stage|task|section|goal|question|q) ?[0-9a-d]?(?: ?\/ ?\d)?\b[ :.\-–—]*/;

/** The kind of frame that a label gives; "none" when it names no part. */
export function frameKind(label: string): FrameKind {
  const text = label.replace(/[\ue000-\ue008]+/g, " ").trim().toLowerCase()
    .slice(0, 80).replace(/[*_#:：【】]+/g, " ").trim();
  const whole = ENGLISH.get(text);
  if (whole !== undefined) return whole;
  if (/[\u3400-\u9fff]/.test(text)) return chineseKind(text);
  const rest = text.replace(NUMBERED, "");
  const words = rest.split(/[^a-z']+/).filter((word) => word !== "");
  if (words.length === 0 || words.length > 8) return "none";
  for (let size = Math.min(3, words.length); size > 0; size--) {
    const head = ENGLISH.get(words.slice(0, size).join(" "));
    if (head !== undefined && words.length <= size + 2) return head;
  }
  const tail = ENGLISH.get(words.slice(-2).join(" ")) ??
    (words.length === 2 ? ENGLISH.get(words[1] ?? "") : undefined);
  return tail !== undefined && words.length <= 4 ? tail : "none";
}

function chineseKind(text: string): FrameKind {
  const short = text.replace(NUMBERED, "").replace(
    /^[第0-9一二三四五六七八九十步阶段部分.、\s:：\-—]{1,10}/,
    "",
  );
  if (short.length > 14) return "none";
  for (const [kind, labels] of CHINESE) {
    for (const label of labels) {
      if (short === label) return kind;
    }
  }
  for (const [kind, labels] of CHINESE) {
    for (const label of labels) {
      if (label.length > 1 && short.length <= label.length + 4) {
        if (short.startsWith(label) || short.endsWith(label)) return kind;
      }
    }
  }
  return "none";
}
