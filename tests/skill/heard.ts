/**
 * Verdicts in the words of an example's info string.
 *
 * @module
 */

import type { Verdict } from "../../lib/verdict.ts";
import type { Expectation } from "./markdown_examples.ts";

/**
 * What somebody is told; nothing for a guard that passes.
 *
 * @throws {Error} where a guard did not judge, since an example must be judged
 */
export function heard(verdicts: readonly Verdict[]): Expectation[] {
  return verdicts.flatMap((verdict): Expectation[] => {
    switch (verdict.kind) {
      case "pass":
        return [];
      case "block":
        return [{ kind: "blocked", rule: verdict.rule }];
      case "context":
      case "warn":
      case "rewrite":
        return [{ kind: "told", rule: verdict.rule }];
      case "bypass":
      case "degrade":
        throw new Error(`Expected a judgment, got ${JSON.stringify(verdict)}`);
    }
  });
}
