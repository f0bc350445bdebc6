/**
 * What became of the mutants, by target.
 *
 * @module
 */

import { join } from "@std/path";
import { ROOT } from "../support/run_hook.ts";
import type { Mutant } from "./mutants.ts";

const LEAST_KILLED = 0.95;
const MOST_EQUIVALENT = 0.02;

/** A mutant that changes nothing that could be seen. */
interface Equivalent {
  file: string;
  /** The line that it is in, without its indentation. */
  line: string;
  what: string;
  /** The line above it, when the line alone says too little. */
  above?: string;
  /** What is changed, when the line has several of the kind. */
  was?: string;
  reason: string;
}

const EQUIVALENTS: Equivalent[] = JSON.parse(
  Deno.readTextFileSync(join(ROOT, "tests/mutate/equivalent.json")),
);

function lineOf({ file, at }: Mutant) {
  const source = Deno.readTextFileSync(join(ROOT, file));
  const number = source.slice(0, at).split("\n").length;
  const [above = "", text = ""] = ["", ...source.split("\n")]
    .slice(number - 1, number + 1).map((line) => line.trim());
  return { number, text, above };
}

/** Whether equivalent.json says, with a reason, that nothing can be seen. */
export function isEquivalent(mutant: Mutant): boolean {
  const { text, above } = lineOf(mutant);
  return EQUIVALENTS.some((known) =>
    known.file === mutant.file && known.line === text &&
    known.what === mutant.what && (known.was ?? mutant.was) === mutant.was &&
    (known.above ?? above) === above
  );
}

/** One line about a mutant that no test noticed. */
export function describe(mutant: Mutant): string {
  const { number, text } = lineOf(mutant);
  const { file, what, was, becomes } = mutant;
  return `${file}:${number} ${what}: "${was}" -> "${becomes}" in ${text}`;
}

/** What became of one mutant. */
export type Outcome = "killed" | "survived" | "equivalent";

interface Row extends Record<Outcome, number> {
  ms: number;
}

function emptyRow(): Row {
  return { killed: 0, survived: 0, equivalent: 0, ms: 0 };
}

function sizeOf({ killed, survived, equivalent }: Row): number {
  return killed + survived + equivalent;
}

function shareKilled({ killed, survived }: Row): number {
  return killed + survived === 0 ? 1 : killed / (killed + survived);
}

/** Counts outcomes. */
export class Tally {
  #rows = new Map<string, Row>();
  #total = emptyRow();

  /** Counts one; the answer is how many there are by now. */
  add(
    target: string,
    { outcome, ms }: { outcome: Outcome; ms: number },
  ): number {
    const row = this.#rows.get(target) ?? emptyRow();
    this.#rows.set(target, row);
    for (const each of [row, this.#total]) {
      each[outcome] += 1;
      each.ms += ms;
    }
    return sizeOf(this.#total);
  }

  /** A line for each target, and one for all. */
  lines(): string[] {
    return [...this.#rows, ["all", this.#total] as const].map(([name, row]) =>
      `${name}: ${
        sizeOf(row)
      } mutants, ${row.killed} killed, ${row.survived} survived, ${row.equivalent} equivalent, ${
        (shareKilled(row) * 100).toFixed(1)
      } % killed, ${(row.ms / 1000).toFixed(0)} s`
    );
  }

  isGood(): boolean {
    return shareKilled(this.#total) >= LEAST_KILLED &&
      this.#total.equivalent <= sizeOf(this.#total) * MOST_EQUIVALENT;
  }
}
