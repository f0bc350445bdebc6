/**
 * The findings of an audit: all are counted, the first thousands are kept.
 *
 * @module
 */

import { clean } from "../field.ts";
import type { Dispatch } from "./dispatch.ts";
import type { Finding } from "./schema.ts";

const MOST_FINDINGS = 5000;

// The most costly kind first.
const ORDER: readonly Finding["kind"][] = [
  "undelivered",
  "collapsed",
  "left-behind",
  "marker-missing",
  "would-block",
];

/** Collects findings. */
export class FindingList {
  /** Findings that were not kept. */
  dropped = 0;
  #kept: Finding[] = [];

  /**
   * Adds a finding about a dispatch, if one is known, with the place that
   * shows it.
   */
  add(
    kind: Finding["kind"],
    dispatch: Dispatch | undefined,
    { file, line }: { file: string; line: number },
    more: Partial<Pick<Finding, "rules" | "bytes" | "lostBytes">> = {},
  ): void {
    if (this.#kept.length >= MOST_FINDINGS) {
      this.dropped++;
      return;
    }
    const bytes = more.bytes ?? dispatch?.report?.bytes;
    this.#kept.push({
      kind,
      file,
      line,
      what: dispatch === undefined
        ? ""
        : clean(`${dispatch.agentType}: ${dispatch.description}`, 160),
      ...more,
      ...(bytes === undefined ? {} : { bytes }),
      ms: Math.round(dispatch?.ms ?? 0),
      tokens: Math.round(dispatch?.tokens ?? 0),
    });
  }

  /** By kind, then by what was lost. */
  sorted(): Finding[] {
    return this.#kept.sort((a, b) =>
      ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) ||
      (b.lostBytes ?? 0) - (a.lostBytes ?? 0) || b.tokens - a.tokens ||
      (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line)
    );
  }
}
