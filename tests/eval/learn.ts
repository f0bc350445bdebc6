/**
 * Learning to weigh prompts: a linear support vector machine with squared
 * hinge loss, by dual coordinate descent (Hsieh et al. 2008), over features
 * scaled by how unevenly they fall on the two kinds (Wang and Manning 2012).
 *
 * @module
 */

/** A labelled prompt as numbers. */
export interface Example {
  /** The numbers of the features that occur, each once. */
  features: Int32Array;
  /** What each feature counts for: less in a long prompt. */
  scale: number;
  /** How many features there are, repeated ones too. */
  count: number;
  isWork: boolean;
  /** How much it costs to get this one wrong; 1 if left out. */
  loss?: number;
}

const EPOCHS = 40;

/** A generator of the same numbers from 0 to 1 each time. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
}

/** How often each feature occurs, in prompts that ask for work and in others. */
function countsIn(
  rows: readonly Example[],
  features: number,
): { work: Float64Array; other: Float64Array } {
  const counts = {
    work: new Float64Array(features),
    other: new Float64Array(features),
  };
  for (const { features: found, isWork } of rows) {
    const into = isWork ? counts.work : counts.other;
    for (const feature of found) into[feature] = (into[feature] ?? 0) + 1;
  }
  return counts;
}

/**
 * The weight of each feature: above 0 for work, below 0 for an answer.
 *
 * @param rows What to learn from.
 * @param features The number of features.
 */
export function learn(
  rows: readonly Example[],
  features: number,
): Float64Array {
  const { work, other } = countsIn(rows, features);
  const smoothed = (counts: Float64Array) =>
    counts.reduce((sum, count) => sum + count, features);
  const shift = Math.log(smoothed(other) / smoothed(work));
  const ratio = work.map((count, i) =>
    count + (other[i] ?? 0) === 0
      ? 0
      : Math.abs(Math.log((count + 1) / ((other[i] ?? 0) + 1)) + shift)
  );
  return descend(rows, ratio);
}

/**
 * The same for rows of which few are work: each feature counts alike, and what
 * all rows share is learned apart and left to the bound of who asks.
 */
export function learnRare(
  rows: readonly Example[],
  features: number,
): Float64Array {
  return descend(rows, new Float64Array(features).fill(1), { apart: true });
}

/** The weights that matter most to these rows; all others become 0. */
export function pruned(
  weights: Float64Array,
  { rows, keep }: { rows: readonly Example[]; keep: number },
): Float64Array {
  const { work, other } = countsIn(rows, weights.length);
  const worth = [...weights.keys()].map((feature) => ({
    feature,
    is: Math.abs(weights[feature] ?? 0) *
      Math.sqrt((work[feature] ?? 0) + (other[feature] ?? 0)),
  })).sort((a, b) => b.is - a.is);
  const kept = new Float64Array(weights.length);
  for (const { feature } of worth.slice(0, keep)) {
    kept[feature] = weights[feature] ?? 0;
  }
  return kept;
}

function descend(
  rows: readonly Example[],
  ratio: Float64Array,
  { apart } = { apart: false },
): Float64Array {
  const weights = new Float64Array(ratio.length);
  const softness = ({ loss = 1 }: Example) => 0.5 / loss;
  const alphas = new Float64Array(rows.length);
  const lengths = rows.map((row) => {
    const { features, scale } = row;
    let sum = softness(row) + (apart ? 1 : 0);
    for (const feature of features) sum += ((ratio[feature] ?? 0) * scale) ** 2;
    return sum;
  });
  let shared = 0;
  const random = randomFrom(7);
  const order = [...rows.keys()];
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const row = rows[index];
      if (row === undefined) continue;
      const { features, scale, isWork } = row;
      const sign = isWork ? 1 : -1;
      let sum = 0;
      for (const feature of features) {
        sum += (weights[feature] ?? 0) * (ratio[feature] ?? 0);
      }
      const alpha = alphas[index] ?? 0;
      const slope = (sum * scale + shared) * sign - 1 + softness(row) * alpha;
      const next = Math.max(alpha - slope / (lengths[index] ?? 1), 0);
      if (next === alpha) continue;
      alphas[index] = next;
      const step = (next - alpha) * sign * scale;
      if (apart) shared += (next - alpha) * sign;
      for (const feature of features) {
        weights[feature] = (weights[feature] ?? 0) +
          step * (ratio[feature] ?? 0);
      }
    }
  }
  return weights.map((weight, feature) => weight * (ratio[feature] ?? 0));
}

/** What a prompt weighs, in hundredths. */
export function weightOf(
  { features, scale }: Pick<Example, "features" | "scale">,
  weights: Float64Array,
): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return 100 * sum * scale;
}
