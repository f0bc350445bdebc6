/**
 * One English order: a verb in the place of an order, with its object.
 *
 * @module
 */

import { commandOrder, tryOrUse } from "./english_command_use.ts";
import {
  CHANGE_PHRASES,
  READ_PHRASES,
  RUN_PHRASES,
  verbKind,
  verbOfForm,
  wordSet,
} from "./english_lexicon.ts";
import { isMarked, objectOf } from "./english_object.ts";
import {
  intoFile,
  type OrderPlace,
  READ,
  runs,
  writes,
} from "./english_order_parts.ts";
import { runOrder } from "./english_run_order.ts";
import { writeOrder } from "./english_write_order.ts";
import type { Act, Strength } from "./explanation.ts";
import type { Token } from "./tokens.ts";

const PARTICLES = wordSet("up out off down in on back away over");
/** What a product shows, where an answer shows lists. */
const SHOWN = wordSet(
  "spinner dialog message banner tooltip icon toast modal indicator badge",
);
const REPORTS = wordSet(
  "report collect gather list note present summarise summarize return outline tabulate",
);
/** Verbs without a task of their own: a hint where nothing is to be told. */
const HINTS = new Set("use keep get take leave repeat own work".split(" "));

/** What the order of the verb at index `at` asks for. */
export function orderAt(
  tokens: readonly Token[],
  at: number,
  place: OrderPlace,
): Act[] {
  return rawOrder(tokens, at, place).map((act) => ({
    ...act,
    strength: Math.min(act.strength, place.cap) as Strength,
  }));
}

function rawOrder(
  tokens: readonly Token[],
  at: number,
  place: OrderPlace,
): Act[] {
  const verb = tokens[at]?.word ?? "";
  const kind = verbKind(verb);
  const next = tokens[at + 1];
  // "break it up" is "break up".
  const pronoun = ["it", "them", "this", "that", "these"].includes(
    next?.word ?? "",
  );
  const particle = pronoun ? tokens[at + 2]?.word : undefined;
  const two = `${verb} ${
    particle !== undefined && PARTICLES.has(particle)
      ? particle
      : next?.word ?? ""
  }`;
  const object = objectOf(tokens, at);
  const command = commandOrder(tokens, at);
  if (command !== undefined) return [command];
  if (RUN_PHRASES.has(two)) return [runs(3, `an order to "${two}"`)];
  if (CHANGE_PHRASES.has(two)) {
    if (object.intoAnswer && !object.intoFile) return [READ];
    if (verb === "do" || verb === "make") {
      return [writes(2, "an order to do it")];
    }
    return [writes(3, `an order to "${two}"`)];
  }
  if (READ_PHRASES.has(two)) {
    return object.intoFile && kind !== "run" && verb !== "start"
      ? [intoFile("an answer that goes into a file")]
      : [READ];
  }
  if (verb === "stop") {
    return next !== undefined && next.word.endsWith("ing") &&
        verbOfForm(next.word) !== undefined
      ? [writes(3, "an order to stop something the code does")]
      : [];
  }
  if (verb === "try" || verb === "use") {
    const acts = tryOrUse(tokens, at);
    if (acts.length > 0 || verb === "try") return acts;
  }
  if (verb === "need") {
    return object.code ? [writes(2, "something is needed")] : [];
  }
  if (kind === "run") return runOrder(tokens, at, { object, place });
  if (kind === "change" || kind === "make") {
    return writeOrder(tokens, at, { object, place });
  }
  if (
    verb === "give" && ["every", "each", "all"].includes(next?.word ?? "") &&
    !object.answer
  ) return [writes(1, "a thing is to be given something")];
  if (verb === "get" && object.marked && !object.answer) {
    return tokens.slice(at + 2, at + 9).some((token) =>
        ["to", "down", "out", "working", "back", "under", "off"].includes(
          token.word,
        )
      )
      ? [writes(2, "a thing is to be got into a state")]
      : [READ];
  }
  if (kind === "read") {
    if (
      object.intoFile &&
      REPORTS.has(verb) &&
      object.head !== ""
    ) {
      return saysFile(tokens, at)
        ? [intoFile("an answer that goes into a file")]
        : [READ];
    }
    if (
      verb === "show" && object.marked && !object.answer && place.cap === 3 &&
      SHOWN.has(object.head)
    ) return [writes(2, "an order to show something in the product")];
    return [READ];
  }
  return isMarked(next) && HINTS.has(verb)
    ? [writes(1, `an order to ${verb}`)]
    : [];
}

/** "report … to docs/x.md", but not "list the files in src/". */
function saysFile(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at).some((token, i, rest) =>
    ["to", "into"].includes(token.word) &&
    rest.slice(i + 1, i + 5).some((each) => each.kind === "path")
  );
}
