/**
 * The size and the judgment of a message: the answers of `bodyBytes` and
 * `judgeFinal`, at the price of one pass for the usual text.
 *
 * @module
 */

import { bodyBytes, judgeFinal, MARKER } from "../marker.ts";
import type { Report } from "./dispatch.ts";

// Any line end but LF, any line of blanks alone, any unseen character: then
// the lines have to be looked at one by one.
const UNUSUAL =
  /[\r\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\u00a0]|(?:^|\n)[ \t\v\f]+(?:\n|$)/;
const LINE_FEEDS = /\n/g;

const encoder = new TextEncoder();

/** Measures a whole message. */
export function measure(text: string): Report {
  if (UNUSUAL.test(text)) {
    return { bytes: bodyBytes(text), judgment: judgeFinal(text) };
  }
  const feeds = text.match(LINE_FEEDS)?.length ?? 0;
  const bytes = encoder.encode(text).length - feeds;
  const judgment = bytes === 0
    ? "empty"
    : text.includes(MARKER)
    ? judgeFinal(text)
    : "unmarked";
  return { bytes, judgment };
}
