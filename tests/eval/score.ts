/**
 * Scoring the capability reading against labels.
 *
 * @module
 */

import { explainCapability } from "../../lib/capability/explain.ts";

/** A labelled prompt. */
export interface Labelled {
  id: string;
  prompt: string;
  labels: {
    exec: boolean;
    write: boolean;
    readonly: boolean;
    negation: boolean;
  };
  kind: string;
  lang: string;
  note?: string;
}

/** A prompt that was judged otherwise than its labels say. */
export interface Wrong {
  row: Labelled;
  judgment: "A" | "B";
  wanted: "block" | "pass";
}

/** What a set came to for one judgment. */
export interface Score {
  wanted: number;
  found: number;
  passes: number;
  falseBlocks: number;
  wrong: Wrong[];
}

/** The rows of a JSON Lines text. */
export function labelledIn(text: string): Labelled[] {
  return text.split("\n").filter((line) => line !== "").map((line) =>
    JSON.parse(line) as Labelled
  );
}

type Four = Labelled["labels"];

/** What a guard must do with these labels; undefined where nothing is scored. */
export function expected(
  { exec, write, readonly, negation }: Four,
  judgment: "A" | "B",
): "block" | "pass" | undefined {
  const capable = exec || write;
  const declared = readonly || negation;
  if (judgment === "A") return declared && !capable ? "block" : "pass";
  if (!capable) return "pass";
  return declared ? undefined : "block";
}

/** The labels that the reading gives to a prompt. */
export function readLabels(prompt: string): Four {
  const { signals } = explainCapability(prompt);
  return {
    exec: signals.EXEC !== undefined,
    write: signals.WRITE !== undefined,
    readonly: signals.RO !== undefined,
    negation: signals.NEG !== undefined,
  };
}

/** Scores one judgment on a set. */
export function scoreOf(rows: readonly Labelled[], judgment: "A" | "B"): Score {
  const score: Score = {
    wanted: 0,
    found: 0,
    passes: 0,
    falseBlocks: 0,
    wrong: [],
  };
  for (const row of rows) {
    const wanted = expected(row.labels, judgment);
    if (wanted === undefined) continue;
    const blocks = expected(readLabels(row.prompt), judgment) === "block";
    if (wanted === "block") {
      score.wanted++;
      if (blocks) score.found++;
    } else {
      score.passes++;
      if (blocks) score.falseBlocks++;
    }
    if (blocks !== (wanted === "block")) {
      score.wrong.push({ row, judgment, wanted });
    }
  }
  return score;
}
