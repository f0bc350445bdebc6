/**
 * Patterns held against long repetitive texts, with the clock running. Finds
 * what the shape of a pattern does not tell.
 *
 * @module
 */

// One of each sort of character that the patterns name.
const CHARACTERS = [
  ..."a0_ \t\n.,:;/\\-*'\"`<>()[]{}#|$&=%@~测改的从，。：”（か수é\ue000",
];

/**
 * What is repeated to keep a pattern busy: characters of every sort, and the
 * words that the pattern itself is made of.
 */
export function pumpUnits(source: string): string[] {
  const words = source.match(/[\p{L}' ]{2,}/gu) ?? [];
  return [...new Set([...CHARACTERS, ...words, ...words.map((w) => `${w} `)])];
}

/** A text of `length` units that repeats `unit`, and ends in something else. */
export function pumped(unit: string, length: number): string {
  return `${
    unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
  }\u0001`;
}

// A measurement under this is not worth repeating.
const DOUBTFUL_MS = 5;
// Exponential time shows with few repeats, and would never end with many.
const FEW_REPEATS = [4, 8, 12, 16, 20, 24];
const ENDLESS_MS = 50;

/**
 * The longest time that a pattern took for a search through `length` UTF-16
 * units, in milliseconds, and the unit that was repeated. The better of two
 * tries, because a busy machine only ever adds.
 */
export function slowestPump(
  { source, flags }: { source: string; flags: string },
  length: number,
): { ms: number; unit: string } {
  const pattern = new RegExp(source, flags);
  const once = (text: string) => {
    pattern.lastIndex = 0;
    const from = performance.now();
    pattern.test(text);
    return performance.now() - from;
  };
  let worst = { ms: 0, unit: "" };
  for (const unit of pumpUnits(source)) {
    for (const repeats of FEW_REPEATS) {
      const ms = once(pumped(unit, unit.length * repeats));
      if (ms > ENDLESS_MS) return { ms: Infinity, unit };
    }
    const text = pumped(unit, length);
    let ms = once(text);
    if (ms > DOUBTFUL_MS) ms = Math.min(ms, once(text));
    if (ms > worst.ms) worst = { ms, unit };
  }
  return worst;
}
