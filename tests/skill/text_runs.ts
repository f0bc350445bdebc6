/**
 * Fingerprints of word runs, to find out whether one text repeats another
 * without keeping that other text.
 *
 * ```sh
 * deno run --allow-read tests/skill/text_runs.ts SOURCE.md … > tests/fixtures/skill/source_runs.txt
 * ```
 *
 * @module
 */

const WORDS_PER_RUN = 8;
const CJK_PER_RUN = 16;

/** One run of words or characters, normalised. */
export interface Run {
  text: string;
  fingerprint: string;
}

/**
 * Every run of eight words, and every run of sixteen Chinese characters, of a
 * text. A run does not cross a blank line. Case, punctuation, Markdown and
 * line breaks do not count.
 */
export function* runsOf(text: string): Generator<Run> {
  for (const paragraph of text.toLowerCase().split(/\n\s*\n/)) {
    const words = paragraph.match(/[a-z0-9_]+/g) ?? [];
    yield* slide(words, { length: WORDS_PER_RUN, joint: " " });
    const characters = paragraph.match(/\p{Script=Han}/gu) ?? [];
    yield* slide(characters, { length: CJK_PER_RUN, joint: "" });
  }
}

function* slide(
  parts: readonly string[],
  { length, joint }: { length: number; joint: string },
): Generator<Run> {
  for (let at = 0; at + length <= parts.length; at++) {
    const text = parts.slice(at, at + length).join(joint);
    yield { text, fingerprint: fingerprint(text) };
  }
}

// Two FNV-1a sums of 32 bits; 48 bits of them keep chance hits below one in a
// hundred thousand for texts of this size.
function fingerprint(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x1b873593;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
    high ^= high >>> 13;
  }
  const hex = (sum: number) => (sum >>> 0).toString(16).padStart(8, "0");
  return (hex(low) + hex(high)).slice(0, 12);
}

if (import.meta.main) {
  const all = new Set<string>();
  for (const file of Deno.args) {
    for (const run of runsOf(Deno.readTextFileSync(file))) {
      all.add(run.fingerprint);
    }
  }
  console.log([...all].sort().join("\n"));
}
