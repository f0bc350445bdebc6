/**
 * Reading the fields of a payload, whose shapes changed over versions.
 *
 * @module
 */

import type { Payload } from "./verdict.ts";

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
