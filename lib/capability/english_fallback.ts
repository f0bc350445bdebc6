/**
 * English sentences without a known order: bare command lines, and unknown
 * words in the place of a verb.
 *
 * @module
 */

import {
  ANSWER_NOUNS,
  AUXILIARIES,
  CODE_NOUNS,
  DETERMINERS,
  QUESTION_WORDS,
  RUNNABLES,
  SUBORDINATORS,
  TASK_NOUNS,
  wordSet,
} from "./english_lexicon.ts";
import { RUNNERS } from "./commands.ts";
import type { Act } from "./explanation.ts";
import type { Token } from "./tokens.ts";

/** What commands do in a report about them. */
const FINITE =
  /^(?:is|are|was|were|has|have|does|did|fails?|failed|takes?|took|prints?|printed|hangs?|hung|crashe[sd]|gives?|gave|exits?|exited|returns?|returned|ran|runs|stops|throws?|threw|shows?|says|said|needs|breaks?|broke|works?|worked|produces?|writes?|pushes|calls?|uses?)$/;
const SUFFICES = /^(?:does it|will do|is enough|should do)$/;
const BESIDE = wordSet("on against in with and for from please under");

// A sentence of more words than this says something about the command.
const SHORT = 14;

/** A sentence that is little more than a command line. */
export function bareCommand(
  tokens: readonly Token[],
  asked: boolean,
): Act | undefined {
  const line = commandLine(tokens);
  if (line > 0 && !asked && (line > 2 || tokens.length <= SHORT)) {
    const plain = line > 2 ||
      !tokens.some((token) => FINITE.test(token.word));
    if (plain) {
      return { signal: "EXEC", strength: 2, reason: "gives a command line" };
    }
  }
  if (tokens[0]?.kind !== "command") return undefined;
  const next = tokens[1];
  if (SUFFICES.test(`${next?.word ?? ""} ${tokens[2]?.word ?? ""}`)) {
    return { signal: "EXEC", strength: 2, reason: "names the command to use" };
  }
  const plain = next === undefined || next.kind === "sign" ||
    BESIDE.has(next.word);
  if (!plain || asked || tokens.length > SHORT) return undefined;
  if (tokens.some((token) => FINITE.test(token.word))) return undefined;
  return { signal: "EXEC", strength: 2, reason: "gives a command line" };
}

const OBJECT_STARTS = wordSet(
  "the a an this these those our all every each both out up off down it them",
);
const NOTICES =
  /^(?:(?:emphas|scrutin|critic|real|hypothes|theor|memor|familiar|character|recogn|verbal)i[sz]e|surmise|premise|otherwise|likewise|advise|devise|specify|signify|testify|notify)$/;
const NO_VERB = /(?:s|ed|ing|ly|tion|ment|ness)$/;
const OTHER_WORDS = [
  DETERMINERS,
  AUXILIARIES,
  QUESTION_WORDS,
  SUBORDINATORS,
  TASK_NOUNS,
  RUNNABLES,
  ANSWER_NOUNS,
  CODE_NOUNS,
];

/** A word in the place of an order that no table knows. */
export function unknownVerb(
  tokens: readonly Token[],
  at: number,
): Act | undefined {
  const token = tokens[at];
  if (token?.kind !== "word" || !/^[a-z]{3,14}$/.test(token.word)) {
    return undefined;
  }
  const object = tokens[at + 1];
  const asked = object === undefined && tokens[at - 1]?.word === "please";
  const named = object?.kind === "code" || object?.kind === "path";
  if (!asked && !named && !OBJECT_STARTS.has(object?.word ?? "")) {
    return undefined;
  }
  if (NO_VERB.test(token.word)) return undefined;
  if (OTHER_WORDS.some((words) => words.has(token.word))) return undefined;
  // "Externalise them": making something so.
  const makes = /(?:ise|ize|ify)$/.test(token.word) &&
    !NOTICES.test(token.word);
  return {
    signal: "WRITE",
    strength: makes ? 2 : 1,
    reason: "an unknown verb in the place of an order",
  };
}

const ALSO_WORDS = wordSet(
  "env make node swift python ruby stack black hey dart php zig mix dune turbo clang gradle composer go bash flask flutter",
);
const GO_VERBS = wordSet("vet test build run generate mod");

/**
 * How much a command line without a code span looks like one: 0 not at all,
 * 2 a tool with its verb ("cargo test"), 3 with flags as well.
 */
function commandLine(tokens: readonly Token[]): number {
  const first = tokens[0]?.word ?? "";
  const next = tokens[1];
  if (!RUNNERS.has(first) || next === undefined) return 0;
  const flags = tokens.slice(1, 4).some((token) =>
    /^--?[a-z]/.test(token.word)
  );
  if (flags) return 3;
  if (first === "go" && GO_VERBS.has(next.word)) return 2;
  if (ALSO_WORDS.has(first) || next.kind !== "word") return 0;
  const after = tokens[2];
  const closes = after === undefined || after.kind === "sign" ||
    BESIDE.has(after.word) && after.word !== "and" || after.word === "over" ||
    after.word === "across";
  return closes && !BESIDE.has(next.word) && !AUXILIARIES.has(next.word)
    ? 2
    : 0;
}
