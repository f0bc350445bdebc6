/**
 * What payloads and variables hold: reading fields, whose shapes changed over
 * versions, and switches; and making text from payloads and files fit to be
 * shown.
 *
 * @module
 */

import type { Lang, Payload } from "./verdict.ts";

/** A text field, with the three cases that guards must keep apart. */
export type TextField =
  /** Missing, or `null`. */
  | { state: "absent" }
  /** There, but nothing but white space. */
  | { state: "blank" }
  | { state: "present"; value: string }
  /** There, but no text. */
  | { state: "mistyped"; value: unknown };

/** The value as a plain object, or `undefined` when it is none. */
export function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? value as Record<string, unknown>
    : undefined;
}

/** Reads one text field of a payload or of a part of it. */
export function textField(
  object: Record<string, unknown> | undefined,
  key: string,
): TextField {
  const value = object !== undefined && Object.hasOwn(object, key)
    ? object[key]
    : undefined;
  if (value === undefined || value === null) return { state: "absent" };
  if (typeof value !== "string") return { state: "mistyped", value };
  return value.trim() === "" ? { state: "blank" } : { state: "present", value };
}

/** The text of a field as it stands, or `""` when there is none. */
export function textOf(
  object: Record<string, unknown> | undefined,
  key: string,
): string {
  const field = textField(object, key);
  return field.state === "present" ? field.value : "";
}

/**
 * Whether the payload is about a dispatch. The tool is called `Agent` since
 * 2.1.63 and was called `Task` before; `TaskCreate` and the like are not it.
 */
export function isDispatch(payload: Payload): boolean {
  return payload["tool_name"] === "Agent" || payload["tool_name"] === "Task";
}

/** The `tool_input` of a payload; an empty object when it has none. */
export function dispatchInput(payload: Payload): Record<string, unknown> {
  return record(payload["tool_input"]) ?? {};
}

const ON = new Set(["1", "true", "yes", "on"]);
const OFF = new Set(["0", "false", "no", "off"]);

function word(value: string): string {
  return value.trim().toLowerCase();
}

/** Whether a switch is on: `1`, `true`, `yes` or `on`, in any case. */
export function switchOn(value: string | undefined): boolean {
  return value !== undefined && ON.has(word(value));
}

/** Whether a switch was set to off in words; unset is not off. */
export function switchOff(value: string | undefined): boolean {
  return value !== undefined && OFF.has(word(value));
}

/** Whether a hatch is open: exactly `1`, so that nobody opens it by accident. */
export function hatchOpen(value: string | undefined): boolean {
  return value === "1";
}

// Text from files and payloads may hold control characters that move a
// terminal's cursor, or bidi characters that make it read as something else.

// C0 and C1 controls, zero-width and bidi formatting, line separators, BOM,
// tag characters; lone surrogates go in toWellFormed().
const UNSHOWABLE =
  // deno-lint-ignore no-control-regex
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\udb40[\udc00-\udc7f]/g;

// The same without line feed and tab.
const UNSHOWABLE_IN_BLOCK =
  // deno-lint-ignore no-control-regex
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\udb40[\udc00-\udc7f]/g;

function capped(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).toWellFormed().replace(/\ufffd$/, "")}…`;
}

/**
 * One line of showable text of at most `max` UTF-16 units; what was cut is
 * told by an ellipsis.
 */
export function clean(text: string, max: number): string {
  // Cut first: a cap on the output must also cap the work.
  const head = text.length > max * 4 ? text.slice(0, max * 4) : text;
  const line = head.toWellFormed().replace(/[\t\r\n\v\f\u2028\u2029]+/g, " ")
    .replace(UNSHOWABLE, "").replace(/ {2,}/g, " ").trim();
  return head === text
    ? capped(line, max)
    : capped(line.length < max ? `${line}…` : line, max);
}

/** Several lines of showable text of at most `max` UTF-16 units. */
export function cleanBlock(text: string, max: number): string {
  const head = text.length > max * 2 ? text.slice(0, max * 2) : text;
  const block = head.toWellFormed().replace(/\r\n?/g, "\n")
    .replace(UNSHOWABLE_IN_BLOCK, "");
  return head === text
    ? capped(block, max)
    : capped(block.length < max ? `${block}…` : block, max);
}

/** A text with every line indented and no tag that could be taken for one. */
export function indented(text: string, most: number = text.length): string {
  return cleanBlock(text, most).trim().split("\n")
    .map((line) => `  ${line.replaceAll("<", "&lt;")}`.trimEnd())
    .join("\n");
}

const LONGEST_PATH = 600;

/** A path as it may be shown. */
export function shownPath(path: string): string {
  return clean(path, LONGEST_PATH);
}

/** File and line; also how a later look recognizes what was told already. */
export function placeOf(
  { file, line }: { file: string; line: number },
  lang: Lang,
): string {
  return lang === "zh"
    ? `${shownPath(file)} 第 ${line} 行`
    : `${shownPath(file)}, line ${line}`;
}
