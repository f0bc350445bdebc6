/** Assertions about which of our texts stands in a request. */
import { assert, assertEquals } from "@std/assert";
import { type RuleId, ruleOf } from "../../../lib/rules/table.ts";
import type { Lang } from "../../../lib/verdict.ts";

/** A part of a rule's message. */
type Part = "wrong" | "why" | "instead";

/** Which of a rule's words are looked for. */
export interface Words {
  lang?: Lang;
  /** The parts of the message; all of them if left out. */
  parts?: readonly Part[];
}

/** A rule's text without its slots: the pieces between them, trimmed. */
function pieces(rule: RuleId, { lang = "en", parts }: Words): string[] {
  const message = ruleOf(rule)[lang];
  return (parts ?? ["wrong", "why", "instead"] as const)
    .flatMap((part) => message[part].split(/\{[a-zA-Z]+\}/))
    .map((piece) => piece.trim()).filter((piece) => piece.length > 10);
}

/** Asserts that the text holds everything that the rule says. */
export function assertTold(
  text: string,
  rule: RuleId,
  words: Words = {},
): void {
  const wanted = pieces(rule, words);
  assert(wanted.length > 0, `The rule "${rule}" has no text of its own`);
  for (const piece of wanted) {
    assert(text.includes(piece), `${rule}: "${piece}" not in: ${brief(text)}`);
  }
}

/** A text short enough for a test's report. */
function brief(text: string): string {
  if (text.length <= 4000) return text;
  return `${text.slice(0, 2000)} [...] ${text.slice(-2000)}`;
}

/** Asserts that the text holds nothing that the rule says. */
export function assertNotTold(text: string, rule: RuleId): void {
  for (const lang of ["en", "zh"] as const) {
    const found = pieces(rule, { lang }).filter((part) => text.includes(part));
    assertEquals(found, [], `"${rule}" was told`);
  }
}

/** Asserts that no hook of ours has spoken in the text. */
export function assertSilent(text: string): void {
  assert(!/\[[a-z-]*(?:dispatch|done-gate|delivery)[a-z-]*\]/.test(text), text);
}

/** Asserts that the text shows nothing of how hooks are started. */
export function assertNoCommandLine(text: string): void {
  for (const sign of ["deno run", "--no-prompt", "--allow-", "hooks/"]) {
    assert(!text.includes(sign), `"${sign}" is shown: ${text}`);
  }
}
