/**
 * What the values of environment variables mean.
 *
 * @module
 */

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
