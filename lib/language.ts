/**
 * Which language a message is written in.
 *
 * @module
 */

import type { World } from "./world.ts";

/** The languages that messages exist in. */
export type Lang = "en" | "zh";

// Enough of a prompt to tell its language; the rest is often logs and code.
const SAMPLE = 4000;
const HAN = /[\u3400-\u4dbf\u4e00-\u9fff]/;

/**
 * The language of a text: Chinese when it has Han characters in fair
 * proportion to its Latin words and neither kana nor hangul, else English.
 */
export function languageOf(text: string): Lang {
  const sample = text.slice(0, SAMPLE);
  if (!HAN.test(sample)) return "en";
  let han = 0;
  let latinWords = 0;
  let inWord = false;
  for (const char of sample) {
    const code = char.codePointAt(0) ?? 0;
    if (
      (code >= 0x3040 && code <= 0x30ff) || (code >= 0xac00 && code <= 0xd7af)
    ) return "en";
    if (
      (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code < 0x4dc0)
    ) {
      han += 1;
    }
    const latin = (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
    if (latin && !inWord) latinWords += 1;
    inWord = latin;
  }
  return han > 0 && han * 3 >= latinWords ? "zh" : "en";
}

/** What `DISPATCH_LANG` asks for, or `undefined` when it asks for nothing. */
export function languageSetting(world: World): Lang | undefined {
  const value = world.env("DISPATCH_LANG")?.trim().toLowerCase() ?? "";
  if (value === "en" || value.startsWith("en-") || value.startsWith("en_")) {
    return "en";
  }
  if (value === "zh" || value.startsWith("zh-") || value.startsWith("zh_")) {
    return "zh";
  }
  return undefined;
}

/** The language of a message about a dispatch with the given prompt. */
export function languageFor(world: World, prompt: string): Lang {
  return languageSetting(world) ?? languageOf(prompt);
}
