/**
 * Step one: setting aside what is not an instruction. The text that comes out
 * has the length of the one that went in.
 *
 * @module
 */

import { isCommandBlock } from "./commands.ts";
import type { Aside } from "./explanation.ts";
import { isJsonBrief, openJson } from "./json_brief.ts";
import { isLogLine } from "./log_lines.ts";
import { FENCE, FENCE_RUN, isPrivate } from "./marks.ts";
import { maskLine } from "./mask_line.ts";
import { hideQuotedTags } from "./quoted_tags.ts";

/** A prompt whose asides are marks and blanks. */
export interface Masked {
  text: string;
  asides: Aside[];
}

/** Sets aside fences, logs, block quotes, quotes, code, URLs and tags. */
export function setAside(prompt: string): Masked {
  const asides: Aside[] = [];
  const source = withoutPrivate(prompt);
  const readable = isJsonBrief(source) ? openJson(source) : source;
  const text = hideQuotedTags(readable, asides);
  const out: string[] = [];
  let at = 0;
  let titled = false;
  let mails = true;
  while (at <= text.length) {
    let end = text.indexOf("\n", at);
    if (end < 0) end = text.length;
    const line = text.slice(at, end);
    const lead = line.trimStart();
    const marker = fenceMarker(lead);
    if (marker !== "") {
      const close = fenceEnd(text, end + 1, marker);
      const inner = text.slice(Math.min(end + 1, close.from), close.from);
      const commands = isCommandBlock(inner);
      asides.push({ kind: "fence", start: at, end: close.to });
      out.push(
        (commands ? FENCE_RUN : FENCE) + blank(text.slice(at + 1, close.to)),
      );
      if (close.to < text.length) out.push("\n");
      at = close.to + 1;
      continue;
    }
    const head = mails && MAIL.test(lead);
    const mail = head ? mailEnd(text, at, end) : at;
    if (head) mails = false;
    if (mail > at) {
      asides.push({ kind: "quote", start: at, end: mail });
      out.push(blank(text.slice(at, mail)));
      if (mail < text.length) out.push("\n");
      at = mail + 1;
      continue;
    }
    if (lead.startsWith(">") && titled && MODE.test(lead)) {
      out.push(maskLine(line.replace(">", " "), { at, asides }));
    } else if (lead.startsWith(">")) {
      asides.push({ kind: "blockquote", start: at, end });
      out.push(" ".repeat(line.length));
    } else if (isLogLine(lead)) {
      asides.push({ kind: "log", start: at, end });
      out.push(" ".repeat(line.length));
    } else {
      out.push(maskLine(line, { at, asides }));
    }
    if (end < text.length) out.push("\n");
    at = end + 1;
    if (lead !== "") titled = lead.startsWith("# ");
  }
  return { text: out.join(""), asides };
}

/** The prompt with the user's own private characters blanked. */
function withoutPrivate(prompt: string): string {
  for (let i = 0; i < prompt.length; i++) {
    if (isPrivate(prompt.charCodeAt(i))) {
      return prompt.replace(/[\ue000-\uf8ff]/g, " ");
    }
  }
  return prompt;
}

const MAIL =
  /^(?:from|to|cc|sent|date|subject|发件人|收件人|日期|主题|de|para|fecha|asunto|差出人|宛先|件名|보낸 ?사람|받는 ?사람|제목) ?[:：]/i;
const RULE = /\n[ \t]*[-_=*]{3,}[ \t]*(?:\n|$)/g;

/** Where a forwarded mail ends that begins with two head lines: at a rule. */
function mailEnd(text: string, at: number, end: number): number {
  const next = text.slice(end + 1, end + 40).trimStart();
  if (!MAIL.test(next)) return at;
  RULE.lastIndex = end;
  const rule = RULE.exec(text);
  return rule === null ? at : rule.index;
}

/** Under the title of a brief, its mode: "> Mode: read-only." */
const MODE =
  /^> ?(?:\*\*)?(?:mode|access|permissions?|模式|权限|类型)(?:\*\*)?[:：]/i;

function fenceMarker(lead: string): string {
  if (lead.startsWith("```")) return "```";
  return lead.startsWith("~~~") ? "~~~" : "";
}

/** Where the fence opened before `from` closes; at the end if nowhere. */
function fenceEnd(
  text: string,
  from: number,
  marker: string,
): { from: number; to: number } {
  let at = from;
  while (at < text.length) {
    const hit = text.indexOf(marker, at);
    if (hit < 0) break;
    const lineStart = text.lastIndexOf("\n", hit) + 1;
    if (text.slice(lineStart, hit).trim() === "") {
      const end = text.indexOf("\n", hit);
      return { from: lineStart, to: end < 0 ? text.length : end };
    }
    at = hit + marker.length;
  }
  return { from: text.length, to: text.length };
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, " ");
}
