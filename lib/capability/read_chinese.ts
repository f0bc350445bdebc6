/**
 * Step three for Chinese: what a clause asks for.
 *
 * @module
 */

import { banIn } from "./chinese_ban.ts";
import { type DeedPlace, deedsIn } from "./chinese_deeds.ts";
import { type Found, scan } from "./chinese_lexicon.ts";
import { hasPath, isCode, onlyFile } from "./chinese_object.ts";
import { isDuty, passing, questionIn } from "./chinese_pass.ts";
import type { Act } from "./explanation.ts";

/** What is known around a Chinese clause. */
export interface ChinesePlace extends DeedPlace {
  /** The sentence ends in a question mark. */
  asked: boolean;
}

/** What one clause, in simplified characters, asks for. */
export function readChinese(clause: string, place: ChinesePlace): Act[] {
  const words = scan(clause);
  const acts: Act[] = banIn(clause, words);
  const banned = acts.some((act) => act.signal === "NEG");
  const question = questionIn(clause, { words, asked: place.asked });
  if (question !== undefined) {
    acts.push(question);
    if (question.signal === "READ" || place.asked) return acts;
  }
  if (passing(clause, words) && !banned && isDuty(clause, words)) {
    acts.push({ signal: "EXEC", strength: 3, reason: "it must pass" });
  }
  const found = deedsIn(clause, { words, place });
  const one = onlyFile(clause);
  if (one !== undefined) found.push(one);
  if (found.length === 0) {
    const hint = hintIn(clause, { words, alone: acts.length === 0 });
    if (hint !== undefined) found.push(hint);
  }
  return [...acts, ...found];
}

const CAUSES = /^(?:再|然后|并)?(?:让|使)(?![我你]).{2,40}/;
const NEEDED = /^(?:需要|想要|缺|要)一?个/;
/** "tooltip 的层级要高于 1200": how a thing is to be. */
const STATE =
  /(?:要|应|应该|应当|必须|需要|需|得)(?!不要|求|是|点|素)[^，]{0,24}$/;
const SHOULD = /^(?:应|应该|应当|必须)[^，]{2,}/;
/** "`npm test` 就行": the way to do what was asked. */
const BY_COMMAND = /[\ue003][^，]{0,6}(?:就行|即可|就可以)/;

/** What a clause without a deed lets expect. */
function hintIn(
  clause: string,
  { words, alone }: { words: readonly Found[]; alone: boolean },
): Act | undefined {
  const text = clause.trim();
  if (BY_COMMAND.test(text)) {
    return { signal: "EXEC", strength: 2, reason: "names the command to use" };
  }
  if (CAUSES.test(text)) {
    return { signal: "WRITE", strength: 2, reason: "a thing is to be made so" };
  }
  if (NEEDED.test(text) && isCode(text)) {
    return { signal: "WRITE", strength: 2, reason: "something is needed" };
  }
  return alone && (saysHow(text, words) || /(?:就行|即可|就好)$/.test(text))
    ? { signal: "WRITE", strength: 1, reason: "says how a thing is to be" }
    : undefined;
}

function saysHow(text: string, words: readonly Found[]): boolean {
  const other = ["asking", "if", "other", "past", "not", "read"];
  if (words.some((word) => other.includes(word.is))) {
    return /(?:别再|不要再)/.test(text) &&
      (/^[\w.\ue000-\ue009]/.test(text) || hasPath(text));
  }
  if (SHOULD.test(text)) return true;
  return STATE.test(text) && (words[0] === undefined || words[0].start > 0) &&
    !/^(?:需要|要|必须)/.test(text);
}
