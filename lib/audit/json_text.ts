/**
 * JSON that can be shown on a terminal and put into a page.
 *
 * @module
 */

// What `JSON.stringify` leaves in place and a terminal would act on: C1
// controls, bidi and zero-width characters, line separators.
const UNSHOWABLE =
  /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\udb40[\udc00-\udc7f]/g;

function escaped(text: string): string {
  return Array.from(
    { length: text.length },
    (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, "0")}`,
  ).join("");
}

/** The value as JSON of the same meaning, unshowable characters escaped. */
export function jsonText(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(UNSHOWABLE, escaped);
}

/** JSON for a script element: nothing in it can end the element. */
export function jsonForPage(value: unknown): string {
  return jsonText(value).replace(/[<>&]/g, escaped);
}
