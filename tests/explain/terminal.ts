/**
 * What a terminal acts on, or what makes text read as something else.
 *
 * @module
 */

const FROM_TO: [from: number, to: number][] = [
  [0x00, 0x09],
  [0x0b, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0xfeff, 0xfeff],
  [0xe0000, 0xe007f],
];

/** The code points of a text that a terminal must not get, in hex. */
export function actsOnTerminal(text: string): string[] {
  const found = new Set<string>();
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (FROM_TO.some(([from, to]) => code >= from && code <= to)) {
      found.add(code.toString(16));
    }
  }
  return [...found];
}
