/**
 * Whether a pattern can take more than linear time, told from its shape.
 *
 * @module
 */

import { RegExpParser, visitRegExpAST } from "regexpp";
import { analyse } from "scslre";

/**
 * Why a pattern may take more than linear time; `undefined` when it cannot.
 * Looks at repeats without an upper bound; one with a bound multiplies the
 * time by that bound at most.
 */
export function superLinear(
  { source, flags }: { source: string; flags: string },
): string | undefined {
  const literal = new RegExpParser().parseLiteral(`/${source}/${flags}`);
  let refersBack = false;
  visitRegExpAST(literal, {
    onBackreferenceEnter() {
      refersBack = true;
    },
  });
  if (refersBack) return "a back reference";
  const [report] = analyse(literal, { maxReports: 1 }).reports;
  if (report === undefined) return undefined;
  return `${SHAPES[report.type]}: ${report.character.literal.source}`;
}

const SHAPES: Record<"Self" | "Trade" | "Move", string> = {
  Self: "a nested repeat",
  Trade: "repeats side by side",
  Move: "a repeat that is tried at every place",
};
