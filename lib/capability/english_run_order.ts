/**
 * English orders to run something.
 *
 * @module
 */

import { NOUN_VERBS, RUNNABLES, wordSet } from "./english_lexicon.ts";
import {
  intoFile,
  nounHere,
  type OrderParts,
  READ,
  runs,
} from "./english_order_parts.ts";
import type { Act } from "./explanation.ts";
import type { Token } from "./tokens.ts";

/** What is run only to look. */
const LOOK_WORDS = wordSet(
  "grep rg find ls cat search query read read-only audit review analysis comparison diff",
);
const WAYS = wordSet("with against under from twice once using via");
const GIT_LOOK_WORDS = wordSet("log diff blame show status grep");
const PLAN_WORDS = wordSet(
  "steps plan instructions task following research investigation checks phases",
);

/** What an order with a verb of running asks for. */
export function runOrder(
  tokens: readonly Token[],
  at: number,
  { object, place }: OrderParts,
): Act[] {
  const verb = tokens[at]?.word ?? "";
  const next = tokens[at + 1];
  if (next?.kind === "look") return [READ];
  if (
    LOOK_WORDS.has(object.head) || LOOK_WORDS.has(next?.word ?? "") ||
    (next?.word === "git" &&
      GIT_LOOK_WORDS.has(tokens[at + 2]?.word ?? ""))
  ) return [READ];
  // "Compile with both", "install from the lockfile" open an order.
  if (at === 0 && !place.item && WAYS.has(next?.word ?? "")) {
    return [runs(2, `an order to ${verb}`)];
  }
  if (/^(?:how|whether|what|which)$/.test(next?.word ?? "")) {
    return [runs(3, `an order to ${verb}`)];
  }
  if (nounHere(tokens, at, { object, place })) return [];
  if ((verb === "compile" || verb === "build") && object.answer) {
    return object.intoFile
      ? [intoFile("an answer that goes into a file")]
      : [READ];
  }
  if (PLAN_WORDS.has(object.head)) {
    return [runs(1, "an order to carry out steps")];
  }
  if (verb === "test" || verb === "time") {
    return object.marked ||
        ["whether", "if", "that"].includes(next?.word ?? "") ||
        RUNNABLES.has(object.head)
      ? [runs(3, `an order to ${verb}`)]
      : [runs(1, `an order to ${verb}`)];
  }
  return [
    runs(object.marked || !NOUN_VERBS.has(verb) ? 3 : 2, `an order to ${verb}`),
  ];
}
