/**
 * Colours for a terminal, and text that is safe on one.
 *
 * @module
 */

const CODES = {
  bold: "1",
  dim: "2",
  red: "31",
  green: "32",
  yellow: "33",
  blue: "34",
  magenta: "35",
  cyan: "36",
} as const;

/** A way to set text off. */
export type Style = keyof typeof CODES;

/** Sets a piece of one line off, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string;

/** A painter that paints only when `on`. */
export function painter(on: boolean): Paint {
  return (style, text) =>
    on && text !== "" ? `\x1b[${CODES[style]}m${text}\x1b[0m` : text;
}

/** Whether stdout takes colours: a terminal, and nobody said no. */
export function wantsColour({ asked }: { asked: boolean }): boolean {
  return asked && (Deno.env.get("NO_COLOR") ?? "") === "" &&
    Deno.env.get("TERM") !== "dumb" && Deno.stdout.isTerminal();
}

// What JSON leaves as it is although a terminal acts on it: DEL and C1
// controls, zero-width and bidi formatting, separators, BOM, tag characters.
const UNSAFE_IN_JSON =
  /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\udb40[\udc00-\udc7f]/g;

/** A value as JSON in which nothing but visible characters stands raw. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    UNSAFE_IN_JSON,
    (found) =>
      Array.from(
        { length: found.length },
        (_, at) => `\\u${found.charCodeAt(at).toString(16).padStart(4, "0")}`,
      ).join(""),
  );
}
