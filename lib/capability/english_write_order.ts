/**
 * English orders to change or to make something.
 *
 * @module
 */

import { NOUN_VERBS, verbKind, wordSet } from "./english_lexicon.ts";
import {
  intoFile,
  nounHere,
  type OrderParts,
  READ,
  writes,
} from "./english_order_parts.ts";
import type { Act } from "./explanation.ts";
import type { Token } from "./tokens.ts";

/** Verbs that say what the product is to do. */
const WISHES = new Set("let support allow handle prevent accept".split(" "));

const ASKS = wordSet("what why how which where whether who");
const DETAIL =
  /^(?:numbers?|paths?|counts?|reasons?|references?|owners?|severity|dates?)$/;

const SHAPING = new Set(
  `mark flag format order label sort group highlight keep bold link attach
  include cut trim record log capture`.split(/\s+/),
);
const SHAPERS = new Set(
  `extract convert turn translate combine merge split transform put format sort
  group collect bundle consolidate fold condense`.split(/\s+/),
);
const ANSWER_SHAPES = new Set(
  "table list summary report matrix chart diagram answer overview timeline outline bullets groups tree paragraph"
    .split(" "),
);

/** "convert … into a table", "extract from the log …": the answer's shape. */
function shapesAnswer(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at]?.word ?? "";
  if (verb === "extract" && tokens[at + 1]?.word === "from") return true;
  if (!SHAPERS.has(verb)) return false;
  return tokens.slice(at).some((token, i, rest) =>
    (token.word === "into" || token.word === "in" || token.word === "as") &&
    rest.slice(i + 1, i + 4).some((each) => ANSWER_SHAPES.has(each.word))
  );
}
/** What an order with a verb of changing or making asks for. */
export function writeOrder(
  tokens: readonly Token[],
  at: number,
  { object, place }: OrderParts,
): Act[] {
  const verb = tokens[at]?.word ?? "";
  if (verb === "cover") {
    const tested = tokens.slice(at + 1).some((token) =>
      /^(?:unit-)?(?:tests?|specs?)$/.test(token.word)
    );
    return tested ? [writes(3, "an order to cover with tests")] : [READ];
  }
  const me = tokens[at + 1]?.word === "me" || tokens[at + 1]?.word === "us";
  if (WISHES.has(verb) && !me && (object.head !== "" || object.marked)) {
    return [writes(2, `an order to ${verb}`)];
  }
  const change = verbKind(verb) === "change";
  if (nounHere(tokens, at, { object, place })) return [];
  if (object.intoFile && (!change || object.answer)) {
    return [intoFile("something is to go into a file")];
  }
  if (verb === "add" && DETAIL.test(object.head)) {
    return [writes(1, "an order to add a detail")];
  }
  const asks = ASKS.has(tokens[at + 1]?.word ?? "");
  if (object.intoAnswer || asks && (verb === "add" || !change)) return [READ];
  if (object.answer) {
    return change ? [writes(1, `an order to ${verb}`)] : [READ];
  }
  // "mark every …", "extract from …" may shape an answer.
  if (verb === "leave") {
    return ["comment", "comments", "todo"].includes(object.head)
      ? [writes(2, "an order to leave a comment")]
      : [];
  }
  if (SHAPING.has(verb) && !object.code) {
    return [writes(1, `an order to ${verb}`)];
  }
  if (shapesAnswer(tokens, at) && !object.code) return [READ];
  if (
    at === 0 && tokens[1]?.word === "from" &&
    tokens.some(({ word }) => word === "to")
  ) return [writes(2, `an order to ${verb}`)];
  const weak = NOUN_VERBS.has(verb) && !object.marked;
  if (!change) {
    // An object is what makes "make", "write", "put" an order to change.
    if (object.head === "" && !object.marked) return [];
  }
  return [writes(weak ? 2 : 3, `an order to ${verb}`)];
}
