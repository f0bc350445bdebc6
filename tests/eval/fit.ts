/**
 * Learns the weights of the prompt as a whole from the labelled prompts, and
 * says how the guard does with them on sets that were left out.
 *
 * ```sh
 * deno run -A tests/eval/fit.ts            # judges, set by set
 * deno run -A tests/eval/fit.ts --write    # learns from all, writes the table
 * deno run -A tests/eval/fit.ts --dump F   # judges, and what is known of each
 * ```
 *
 * @module
 */

import { parseArgs } from "@std/cli/parse-args";
import { join } from "@std/path";
import {
  explainCapability,
  isSpecified,
  orderedAtTheEnd,
  strongest,
  weighedTexts,
} from "../../lib/capability/explain.ts";
import type { Strength } from "../../lib/capability/explanation.ts";
import {
  asksForWork,
  type Beginning,
  beginningOf,
  eachBeginning,
  eachFeature,
  isAskedAbout,
  isClearDeclaration,
  isDeclaration,
  isFenceOnly,
  isInCjkTable,
  keyOf,
  type Kinds,
  kindsOfWork,
  LAST_LINE,
  scaleOf,
  sectionOf,
  type Sentence,
  sentencesIn,
  type Weights,
  type Whole,
  wholeOf,
} from "../../lib/capability/gestalt.ts";
import { setAside } from "../../lib/capability/set_aside.ts";
import { ROOT } from "../support/run_hook.ts";
import { usageInstead } from "../support/usage.ts";
import { type Example, learn, learnRare, pruned, weightOf } from "./learn.ts";
import { partLabels, partsOf } from "./parts.ts";
import { type Labelled, labelledIn } from "./score.ts";

interface Row extends Labelled, Example {
  set: string;
  /** Its parts, where they are labelled. */
  parts: (Example & { declares: boolean })[];
  /** Its text with marks for what was set aside. */
  masked: string;
  /** Its sentences, as the guard parts them, and where each stands. */
  sentences: (Example & Sentence)[];
}

const FIXTURES = join(ROOT, "tests/fixtures");
const SENTENCES = [["english_sentences.txt", "en"], [
  "sentences.txt",
  "zh",
]] as const;
/** Sets that the weights are never learned from. */
const NEVER = /^unseen$/;
/** Sets of declarations and bans, which decide without the weight of work. */
const ON_DECLARATIONS = /^learn3[345]$/;
/** Sets whose prompts were not looked at when the clauses were worked on. */
const LEFT_OUT = /^(?:blind|final|learn\d+)$/;
const { write, keep, dump } = parseArgs(Deno.args, {
  boolean: ["write"],
  string: ["keep", "dump"],
  default: { keep: "12000" },
  unknown: usageInstead("tests/eval/fit.ts [--write] [--keep N] [--dump FILE]"),
});

// What tells a change from a run takes fewer words.
const KIND_FEATURES = 2000;
// One sentence in twenty-five declares reading only.
const DECLARE_FEATURES = 3000;
const DECLARE_LOSS = 0.1;
// What a sentence costs more where the parts of its prompt are not labelled.
const UNPARTED = 5;
// The short prompts of the tests are plain; what gets one wrong costs more.
const SHORT = 12;
// How much the parts count beside the whole; more finds fewer false blocks
// first and then misses more.
const PARTS_SHARE = 0.2;

/** Every feature that occurs, by its number. */
const names: string[] = [];

/** The labelled prompts of the corpus, each with the set it is from. */
function* labelled(): Generator<{ set: string; row: Labelled }> {
  for (const { name } of Deno.readDirSync(join(FIXTURES, "corpus"))) {
    if (!name.endsWith(".jsonl")) continue;
    const text = Deno.readTextFileSync(join(FIXTURES, "corpus", name));
    for (const row of labelledIn(text)) {
      if (row.labels !== undefined) {
        yield { set: name.replace(".jsonl", ""), row };
      }
    }
  }
}

/** The short prompts of the tests: what they ask for stands before them. */
function* sentences(): Generator<{ set: string; row: Labelled }> {
  const none = { exec: false, write: false, readonly: false, negation: false };
  for (const [file, lang] of SENTENCES) {
    const lines = Deno.readTextFileSync(join(FIXTURES, "capability", file));
    for (const [index, line] of lines.trim().split("\n").entries()) {
      const [, signs = "", said = ""] = /^(\S+?):? (.*)$/.exec(line) ?? [];
      yield {
        set: "sentences",
        row: {
          id: `${file}:${index + 1}`,
          prompt: said.replaceAll("\\n", "\n"),
          labels: {
            ...none,
            write: signs === "order" || /^[ew]+$/.test(signs),
            readonly: signs === "declared" || /^[rn]+$/.test(signs),
          },
          kind: "short",
          lang,
        },
      };
    }
  }
}

const numbers = new Map<string, number>();

function numberOf(feature: string): number {
  const known = numbers.get(feature);
  if (known !== undefined) return known;
  numbers.set(feature, names.length);
  return names.push(feature) - 1;
}

/** A text whose asides are marks, as numbers. */
function exampleOf(masked: string, isWork: boolean): Example {
  const features = new Set<number>();
  const count = eachFeature(
    masked,
    (feature) => features.add(numberOf(feature)),
  );
  return {
    features: Int32Array.from(features),
    scale: scaleOf(count),
    count,
    isWork,
  };
}

/** As the guard's `beginningsOf()`, with these weights. */
function weighedBeginnings(
  masked: string,
  { from, weights }: { from: number; weights: Float64Array },
): Beginning[] {
  const features = new Set<number>();
  const found: Beginning[] = [];
  eachBeginning(masked, {
    from,
    tell: (feature) => features.add(numberOf(feature)),
    ended(count) {
      const example = {
        features: Int32Array.from(features),
        scale: scaleOf(count),
      };
      found.push(beginningOf(weightOf(example, weights), count));
    },
  });
  return found;
}

/** The sentences of a text, and where each stands. */
function sentencesOf(masked: string): Row["sentences"] {
  return sentencesIn(masked).map(({ start, end }) => ({
    ...exampleOf(masked.slice(start, end), false),
    start,
    end,
  }));
}

function examples(): Row[] {
  const letters = partLabels(
    Deno.readTextFileSync(join(FIXTURES, "corpus/parts.txt")),
  );
  return [...labelled(), ...sentences()].map(({ set, row }): Row => {
    const masked = setAside(row.prompt).text;
    const parts = partsOf(masked);
    const labels = letters.get(`${set}/${row.id}`) ?? "";
    return {
      ...row,
      set,
      ...exampleOf(masked, row.labels.exec || row.labels.write),
      parts: labels.length !== parts.length
        ? []
        : parts.map(({ start, end }, i) => {
          const letter = labels[i] ?? "-";
          return {
            ...exampleOf(masked.slice(start, end), "WEB".includes(letter)),
            declares: "DN".includes(letter),
          };
        }),
      masked,
      sentences: sentencesOf(masked),
    };
  }).sort((a, b) => a.set < b.set ? -1 : a.set > b.set ? 1 : 0);
}

/** The weights that prompts and their parts together teach. */
function workWeights(all: readonly Row[]): Float64Array {
  const rows = all.filter(({ set }) => !ON_DECLARATIONS.test(set));
  const whole = learn(
    rows.map((row) => row.set === "sentences" ? { ...row, loss: SHORT } : row),
    names.length,
  );
  const parts = learn(rows.flatMap(({ parts }) => parts), names.length);
  const both = whole.map((weight, i) => weight + PARTS_SHARE * (parts[i] ?? 0));
  return pruned(both, { rows, keep: Number(keep) });
}

/** The weights that tell, of prompts that ask for work, those of one kind. */
function kindWeights(
  rows: readonly Row[],
  kind: "exec" | "write",
): Float64Array {
  // Of the short prompts of the tests, only the order is known.
  const some = rows.filter(({ set, isWork }) => isWork && set !== "sentences")
    .map((row) => ({
      ...row,
      isWork: row.labels[kind],
    }));
  return pruned(learn(some, names.length), { rows: some, keep: KIND_FEATURES });
}

/** The weights that tell sentences which declare reading only. */
function declareWeights(rows: readonly Row[]): Float64Array {
  const sentences = rows.flatMap(({ set, labels, parts, sentences }) => {
    if (parts.length > 0) {
      return parts.map((part) => declaring(part, part.declares));
    }
    const declares = labels.readonly || labels.negation;
    // Which of several sentences declares is not known.
    if (declares && (set !== "sentences" || sentences.length > 1)) return [];
    const times = set === "sentences" ? SHORT : UNPARTED;
    return sentences.map((each) => declaring(each, declares, times));
  });
  return pruned(learnRare(sentences, names.length), {
    rows: sentences,
    keep: DECLARE_FEATURES,
  });
}

function declaring(example: Example, declares: boolean, times = 1): Example {
  const loss = times * (declares ? 2 * DECLARE_LOSS : DECLARE_LOSS);
  return { ...example, isWork: declares, loss };
}

/** What is known of a prompt when it is left out of the learning. */
interface Judged {
  row: Row;
  /** Those that reach as far as its ban, or as what may be a declaration. */
  beginnings: Beginning[];
  whole: Whole;
  /** What the work is, if it is work. */
  kinds: Kinds;
  /** The strongest order that the clauses give; 0 for none. */
  ordered: 0 | Strength;
  /** They say that what is made is to go into a file. */
  isFiled: boolean;
  /** The end of it orders, and asks for work by itself. */
  endsInWork: boolean;
  /** They order only what a specification says, and ask about it. */
  isAboutSpec: boolean;
  /** The clauses hold a declaration or a ban. */
  bounded: boolean;
  /** And it is no fence. */
  banned: boolean;
}

function judgedSet(rows: readonly Row[], set: string): Judged[] {
  const others = rows.filter((row) => row.set !== set);
  const weights = workWeights(others);
  const writes = kindWeights(others, "write");
  const runs = kindWeights(others, "exec");
  const declares = declareWeights(others);
  return rows.filter((row) => row.set === set).map((row) => {
    const { byClauses, clauses, filed } = explainCapability(row.prompt);
    const { heard, besideSpec } = weighedTexts(row.masked, clauses);
    const example = exampleOf(heard, false);
    const beside = exampleOf(besideSpec, false);
    const sentences = heard === row.masked ? row.sentences : sentencesOf(heard);
    const { EXEC, WRITE, RO, NEG } = byClauses;
    const declarations = sentences.map(({ start, end, ...each }) => ({
      start,
      end,
      declares: weightOf(each, declares),
    }));
    const declared = declarations.toSorted((a, b) =>
      b.declares - a.declares
    )[0];
    const whole = wholeOf({
      work: weightOf(example, weights),
      writes: weightOf(example, writes),
      runs: weightOf(example, runs),
      declares: declared?.declares ?? -Infinity,
    }, example.count);
    const ordered = strongest([EXEC, WRITE]);
    const found = [RO, NEG].filter((each) => each !== undefined);
    const from = found.length > 0
      ? Math.max(...found.map(({ end }) => end))
      : declared?.end ?? 0;
    const beginnings = weighedBeginnings(
      found.length > 0 ? besideSpec : heard,
      { from, weights },
    );
    const isClear = declarations.some((sentence) =>
      found.some(({ start, end }) =>
        start < sentence.end && end > sentence.start
      ) && isClearDeclaration(sentence)
    );
    return {
      row,
      whole,
      kinds: kindsOfWork(whole, {
        writes: WRITE !== undefined,
        runs: EXEC !== undefined,
      }),
      ordered,
      isFiled: filed !== undefined,
      endsInWork: orderedAtTheEnd(heard, {
        clauses,
        weigh: (sentence) => {
          const { features, count } = exampleOf(sentence, false);
          return { count, sum: weightOf({ features, scale: 1 }, weights) };
        },
      }) !== undefined,
      isAboutSpec: isSpecified(clauses) && isAskedAbout({
        work: beginningOf(weightOf(beside, weights), beside.count).work,
      }),
      beginnings,
      bounded: found.length > 0,
      banned: found.length > 0 && (ordered > 0 || isClear ||
        !isFenceOnly(beginnings)),
    };
  });
}

/** How often work is surely of a kind, where it is and where it is not. */
function kindFigures(judged: readonly Judged[]): string {
  const work = judged.filter(({ row }) => row.isWork);
  const share = (label: "exec" | "write", kind: keyof Kinds, is: boolean) => {
    const some = work.filter(({ row }) => row.labels[label] === is);
    const told = some.filter(({ kinds }) => kinds[kind]).length;
    return `${told}/${some.length}`;
  };
  return `writes ${share("write", "writes", true)} wrong ${
    share("write", "writes", false)
  } | runs ${share("exec", "runs", true)} wrong ${
    share("exec", "runs", false)
  }`;
}

function figures(judged: readonly Judged[]): string {
  let found = 0, wanted = 0, wrong = 0, free = 0;
  let foundA = 0, wantedA = 0, wrongA = 0, freeA = 0;
  for (const each of judged) {
    const { row: { labels, isWork: asked }, banned } = each;
    const isBanned = labels.readonly || labels.negation;
    const asks = asksForWork(each.whole, each.ordered) && !each.isAboutSpec;
    const { beginnings, bounded, ordered } = each;
    const isPart = ordered === 0
      ? isFenceOnly(beginnings)
      : beginnings.some((beginning) => asksForWork(beginning, ordered));
    const isDeclared = !bounded && !(asks && ordered > 0) && !isPart &&
      isDeclaration(each.whole);
    const blocksB = !banned && !isDeclared &&
      (asks || each.isFiled || each.endsInWork);
    const blocksA = banned ? each.ordered === 0 : isDeclared;
    if (asked && !isBanned) {
      wanted += 1;
      if (blocksB) found += 1;
    } else if (!asked) {
      free += 1;
      if (blocksB) wrong += 1;
    }
    if (isBanned && !asked) {
      wantedA += 1;
      if (blocksA) foundA += 1;
    } else {
      freeA += 1;
      if (blocksA) wrongA += 1;
    }
  }
  const share = (a: number, b: number) => `${a}/${b}=${(a / b).toFixed(3)}`;
  return `B ${share(found, wanted)} wrong ${share(wrong, free)} | A ${
    share(foundA, wantedA)
  } wrong ${share(wrongA, freeA)}`;
}

/** A table: its lines, a key and what its features weigh, in sections. */
function tableOf(
  weights: Readonly<Record<keyof Weights, Float64Array>>,
  { title, isWanted }: {
    title: string;
    isWanted: (feature: string) => boolean;
  },
): string {
  const entries = new Map<string, string[]>();
  for (const [number, feature] of names.entries()) {
    if (!isWanted(feature)) continue;
    const values = [
      weights.work,
      weights.writes,
      weights.runs,
      weights.declares,
    ].map((each) => {
      const rounded = Math.round((each[number] ?? 0) * 100);
      return rounded === 0 ? "" : `${rounded}`;
    });
    const entry = values.join(",").replace(/,+$/, "");
    if (entry === "") continue;
    const key = keyOf(feature);
    const some = entries.get(key) ?? [];
    some.push(`${feature.slice(key.length)}=${entry}`);
    entries.set(key, some);
  }
  const sorted = [...entries].sort(([a], [b]) => a < b ? -1 : 1);
  const sections = Map.groupBy(sorted, ([key]) => sectionOf(key)).values();
  const lines = [...sections].map((section) => {
    const lines = section.map(([key, some]) =>
      `${key}|${some.sort().join("|")}|`
    );
    return [lines[0]?.charAt(0), ...lines].join("\n");
  });
  const head =
    `# ${title}: what they weigh for a prompt as a whole, in hundredths.\n` +
    "# Learned by tests/eval/fit.ts; read by lib/capability/gestalt.ts.";
  return `${[head, ...lines].join("\n\n")}\n${LAST_LINE}`;
}

function writeTables(rows: readonly Row[]): void {
  const weights = {
    work: workWeights(rows),
    writes: kindWeights(rows, "write"),
    runs: kindWeights(rows, "exec"),
    declares: declareWeights(rows),
  };
  const folder = join(ROOT, "lib/capability");
  Deno.writeTextFileSync(
    join(folder, "weights_latin.txt"),
    tableOf(weights, {
      title: "Latin words, numbers, signs and marks",
      isWanted: (feature) => !isInCjkTable(feature),
    }),
  );
  Deno.writeTextFileSync(
    join(folder, "weights_cjk.txt"),
    tableOf(weights, { title: "Han, kana and hangul", isWanted: isInCjkTable }),
  );
}

const rows = examples().filter(({ set }) => !NEVER.test(set));
if (write) {
  writeTables(rows);
  console.log(`${rows.length} prompts`);
} else {
  const sets = [...new Set(rows.map(({ set }) => set))];
  const judged = sets.filter((set) => LEFT_OUT.test(set)).flatMap((set) =>
    judgedSet(rows, set)
  );
  if (dump) {
    Deno.writeTextFileSync(
      dump,
      JSON.stringify(judged.map(({ row, whole, ...rest }) => ({
        ...rest,
        ...whole,
        count: row.count,
        lang: row.lang,
        id: row.id,
        prompt: row.prompt,
        set: row.set,
        labels: row.labels,
      }))),
    );
  }
  console.log("all", figures(judged));
  console.log("kinds", kindFigures(judged));
  for (const lang of ["en", "zh", "es", "ja", "ko"]) {
    const some = judged.filter(({ row }) => row.lang === lang);
    console.log(lang, figures(some));
  }
}
