/**
 * Learns the weights of the prompt as a whole from the labelled prompts, and
 * says how the guard does with them on sets that were left out.
 *
 * ```sh
 * deno run -A tests/eval/fit.ts            # judges, set by set
 * deno run -A tests/eval/fit.ts --write    # learns from all, writes the table
 * ```
 *
 * @module
 */

import { parseArgs } from "@std/cli/parse-args";
import { join } from "@std/path";
import { explainCapability } from "../../lib/capability/explain.ts";
import {
  ASKS_FOR_ANSWER,
  ASKS_FOR_WORK,
  CJK,
  FEWEST_TO_ADD,
  FEWEST_TO_TAKE_BACK,
  gestaltFeatures,
  USUAL_LENGTH,
} from "../../lib/capability/gestalt.ts";
import { setAside } from "../../lib/capability/set_aside.ts";
import { ROOT } from "../support/run_hook.ts";

interface Labelled {
  set: string;
  lang: string;
  prompt: string;
  labels: Record<"exec" | "write" | "readonly" | "negation", boolean>;
}

interface Example extends Labelled {
  features: string[];
  words: number;
  /** 1: asks for work; 0: asks for an answer. */
  work: number;
}

/** What was learned: a weight for each feature that is kept, and the bias. */
interface Model {
  weights: Map<string, number>;
  bias: number;
}

const FOLDER = join(ROOT, "tests/fixtures/corpus");
// The sets that nobody had looked at when the readers were tuned.
const UNSEEN = ["blind.jsonl", "final.jsonl"];
const KEPT = Number(parseArgs(Deno.args, { string: ["keep"] }).keep ?? "3000");
const WHOLE = "the prompt as a whole";
const EPOCHS = 12;
const RATE = 0.3;
const DECAY = 0.01;

function examples(): Example[] {
  const all: Example[] = [];
  for (const { name } of Deno.readDirSync(FOLDER)) {
    if (!name.endsWith(".jsonl")) continue;
    const text = Deno.readTextFileSync(join(FOLDER, name)).trim();
    for (const line of text.split("\n")) {
      const row: Labelled = JSON.parse(line);
      if (row.labels === undefined) continue;
      const { found, words } = gestaltFeatures(setAside(row.prompt).text);
      all.push({
        ...row,
        set: name,
        features: [...found],
        words,
        work: row.labels.exec || row.labels.write ? 1 : 0,
      });
    }
  }
  return all.sort((a, b) => a.set < b.set ? -1 : a.set > b.set ? 1 : 0);
}

/** Logistic regression by AdaGrad, features scaled as in gestaltOf(). */
function learn(rows: readonly Example[], only?: ReadonlySet<string>): Model {
  const counts = new Map<string, number>();
  for (const { features } of rows) {
    for (const feature of features) {
      if (only === undefined || only.has(feature)) {
        counts.set(feature, (counts.get(feature) ?? 0) + 1);
      }
    }
  }
  const weights = new Map<string, number>();
  const squares = new Map<string, number>();
  for (const [feature, count] of counts) {
    if (count >= 5) {
      weights.set(feature, 0);
      squares.set(feature, 1e-6);
    }
  }
  let bias = 0;
  let biasSquares = 1e-6;
  let state = 7;
  const random = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  const order = rows.map((_, index) => index);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    for (const index of order) {
      const row = rows[index];
      if (row === undefined) continue;
      const scale = USUAL_LENGTH / Math.sqrt(row.features.length || 1);
      const known = row.features.filter((feature) => weights.has(feature));
      let sum = bias;
      for (const feature of known) sum += (weights.get(feature) ?? 0) * scale;
      const error = 1 / (1 + Math.exp(-sum)) - row.work;
      for (const feature of known) {
        const weight = weights.get(feature) ?? 0;
        const slope = error * scale + DECAY * weight;
        const square = (squares.get(feature) ?? 0) + slope * slope;
        squares.set(feature, square);
        weights.set(feature, weight - RATE * slope / Math.sqrt(square));
      }
      biasSquares += error * error;
      bias -= RATE * error / Math.sqrt(biasSquares);
    }
  }
  if (only !== undefined || weights.size <= KEPT) return { weights, bias };
  const kept = [...weights].map(([feature, weight]) => ({
    feature,
    worth: Math.abs(weight) * Math.sqrt(counts.get(feature) ?? 0),
  })).sort((a, b) => b.worth - a.worth).slice(0, KEPT);
  return learn(rows, new Set(kept.map(({ feature }) => feature)));
}

function scoreOf(
  { features, words }: Example,
  { weights, bias }: Model,
): number {
  if (words < FEWEST_TO_TAKE_BACK) return 0;
  let sum = 0;
  for (const feature of features) sum += weights.get(feature) ?? 0;
  return 100 * (bias + sum * USUAL_LENGTH / Math.sqrt(features.length));
}

interface Judged {
  row: Example;
  score: number;
  hit: boolean;
  /** A clause says more than that something is to be looked at. */
  told: boolean;
  banned: boolean;
}

function judgedSet(rows: readonly Example[], set: string): Judged[] {
  const model = learn(rows.filter((row) => row.set !== set));
  return rows.filter((row) => row.set === set).map((row) => {
    const { signals, dropped, clauses } = explainCapability(row.prompt);
    // What the clauses say by themselves, before the present table spoke.
    const byClauses = [signals.EXEC, signals.WRITE].some((finding) =>
      finding !== undefined && !finding.reason.startsWith(WHOLE)
    ) || dropped.some(({ why }) =>
      why.startsWith(WHOLE)
    );
    return {
      row,
      score: scoreOf(row, model),
      hit: byClauses,
      told: clauses.some(({ acts }) =>
        acts.some(({ signal }) => signal !== "READ")
      ),
      banned: signals.RO !== undefined || signals.NEG !== undefined,
    };
  });
}

function figures(judged: readonly Judged[], low: number, high: number): string {
  let found = 0, wanted = 0, wrong = 0, free = 0;
  let foundA = 0, wantedA = 0, wrongA = 0, freeA = 0;
  for (const { row, score, hit, told, banned } of judged) {
    const { labels, words } = row;
    const work = hit && (score > low || banned) ||
      score > high && !told && words >= FEWEST_TO_ADD;
    const isWork = labels.exec || labels.write;
    const isBanned = labels.readonly || labels.negation;
    if (isWork && !isBanned) {
      wanted += 1;
      if (work && !banned) found += 1;
    } else if (!isWork) {
      free += 1;
      if (work && !banned) wrong += 1;
    }
    if (isBanned && !isWork) {
      wantedA += 1;
      if (banned && !work) foundA += 1;
    } else {
      freeA += 1;
      if (banned && !work) wrongA += 1;
    }
  }
  const share = (a: number, b: number) => `${a}/${b}=${(a / b).toFixed(3)}`;
  return `B ${share(found, wanted)} wrong ${share(wrong, free)} | A ${
    share(foundA, wantedA)
  } wrong ${share(wrongA, freeA)}`;
}

/** Weights in hundredths, features of one weight on a line. */
function tableOf({ weights, bias }: Model): string {
  const byWeight = new Map<number, string[]>();
  for (const [feature, weight] of weights) {
    const rounded = Math.round(weight * 100);
    if (rounded === 0) continue;
    byWeight.set(rounded, [...byWeight.get(rounded) ?? [], feature]);
  }
  const table = (isCjk: boolean) =>
    [...byWeight].sort(([a], [b]) => b - a).flatMap(([weight, features]) => {
      const some = features.filter((each) => CJK.test(each) === isCjk).sort();
      return some.length === 0 ? [] : `${weight}\t${some.join("|")}`;
    }).join("\n");
  return `/**
 * What words weigh for the prompt as a whole, in hundredths: above 0 for work,
 * below 0 for an answer. Learned by \`tests/eval/fit.ts\`; not made by hand.
 *
 * @module
 */

/** Where a prompt without any known word stands. */
export const GESTALT_BIAS = ${Math.round(bias * 100)};

/** A weight, a tab, and its features between bars; \`^\` opens a sentence. */
export const GESTALT_WEIGHTS = \`${table(false)}\`;

/** The same for Han, kana and hangul: built only for a prompt with some. */
export const GESTALT_WEIGHTS_CJK = \`${table(true)}\`;
`;
}

const { write } = parseArgs(Deno.args, { boolean: ["write"] });
const rows = examples();
if (write) {
  const path = join(ROOT, "lib/capability/gestalt_weights.ts");
  Deno.writeTextFileSync(path, tableOf(learn(rows)));
  console.log(`${rows.length} prompts`);
} else {
  const judged = UNSEEN.flatMap((set) => judgedSet(rows, set));
  for (const low of [-1e9, -100, -70, -50, -30, 0]) {
    for (const high of [100, 150, 200, 250, 300, 1e9]) {
      console.log(low, high, figures(judged, low, high));
    }
  }
  for (const lang of ["en", "zh", "es", "ja", "ko"]) {
    const some = judged.filter(({ row }) => row.lang === lang);
    console.log(lang, figures(some, ASKS_FOR_ANSWER, ASKS_FOR_WORK));
  }
}
