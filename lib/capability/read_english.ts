/**
 * Step three for English: what a sentence asks for.
 *
 * @module
 */

import { banOn, nominalBans, reachOf } from "./english_ban.ts";
import { declarationsIn } from "./english_declaration.ts";
import {
  ANSWER_NOUNS,
  AUXILIARIES,
  CODE_NOUNS,
  DETERMINERS,
  NOUN_VERBS,
  OPENERS,
  QUESTION_WORDS,
  RUNNABLES,
  SUBORDINATORS,
  TASK_NOUNS,
  verbKind,
  verbOfForm,
} from "./english_lexicon.ts";
import { isMarked, objectOf } from "./english_object.ts";
import { orderAt } from "./english_order.ts";
import { passes } from "./english_pass.ts";
import { firstPerson, secondPerson, statement } from "./english_subject.ts";
import type { Act, Strength } from "./explanation.ts";
import type { Sentence } from "./sentences.ts";
import type { Token } from "./tokens.ts";

/** What is known around a sentence. */
export interface EnglishPlace {
  item: boolean;
  /** The sentence is the content of an order to look: "Find out: …". */
  afterRead: boolean;
}

/** What one sentence asks for. */
export function readEnglish(sentence: Sentence, place: EnglishPlace): Act[] {
  const { tokens, close } = sentence;
  const reader = new Reader(tokens, { asked: close === "?", item: place.item });
  const acts = [...declarationsIn(tokens), ...nominalBans(tokens)];
  reader.clause(0, 3);
  acts.push(...reader.acts);
  if (!place.afterRead) return acts;
  return acts.filter((act) => act.signal !== "WRITE" && act.signal !== "EXEC");
}

const NEGATORS = new Set(["don't", "dont", "never", "doesn't", "don"]);
const JOINTS = new Set(["and", "then", "but", "or", "&", "plus", "instead"]);

/** What commands do in a report about them. */
const FINITE =
  /^(?:is|are|was|were|has|have|does|did|fails?|failed|takes?|took|prints?|printed|hangs?|hung|crashe[sd]|gives?|gave|exits?|exited|returns?|returned|ran|runs|stops|throws?|threw|shows?|says|said|needs|breaks?|broke|works?|worked|produces?|writes?|pushes|calls?|uses?)$/;

/** Walks the clauses of one sentence. */
class Reader {
  readonly acts: Act[] = [];
  #steps = 0;

  constructor(
    readonly tokens: readonly Token[],
    readonly how: { asked: boolean; item: boolean },
  ) {}

  word(at: number): string {
    return this.tokens[at]?.word ?? "";
  }

  /** Reads the clause that begins at `from`, and those joined to it. */
  clause(from: number, cap: Strength): void {
    // Each call moves on; the bound only guards against a slip.
    if (this.#steps++ > 40) return;
    const at = this.#openers(from);
    if (at >= this.tokens.length) return;
    const word = this.word(at);
    if (this.tokens[at]?.kind === "sed") {
      this.acts.push({
        signal: "WRITE",
        strength: 3,
        reason: "a substitution",
      });
      return;
    }
    if (this.#negated(at)) return;
    if (this.#asked(at)) return;
    if (
      (SUBORDINATORS.has(word) || word.endsWith("ever")) &&
      !(this.how.asked && at === 0)
    ) {
      this.#subordinate(at, cap);
      return;
    }
    if (["you", "u", "you're", "you'll", "youre"].includes(word)) {
      this.#take(secondPerson(this.tokens, at), cap);
      return;
    }
    if (
      /^(?:i|we|i'm|we're|i'd|i'll|we'll|i've|we've|we'd|let's|im)$/.test(word)
    ) {
      this.#take(firstPerson(this.tokens, at), cap);
      return;
    }
    if (this.#sees(at, cap)) return;
    if (at === 0 && this.#bareCommand()) return;
    if (verbKind(word) !== undefined && this.#order(at, cap)) return;
    if (this.#taskIs(at, cap)) return;
    if (at === 0 || this.word(at - 1) === "please") {
      if (this.#unknown(at)) return;
    }
    this.acts.push(...statement(this.tokens, at));
    this.#joined(at, {
      kind: "none",
      embedded: false,
      plural: false,
      ban: false,
    });
  }

  #openers(from: number): number {
    let at = from;
    for (; at < this.tokens.length; at++) {
      const { word, kind } = this.tokens[at] as Token;
      if (kind === "sign" && word !== "?") continue;
      if (kind === "number") continue;
      if (OPENERS.has(word)) continue;
      if (word.endsWith("ly") && verbKind(word) === undefined) continue;
      if (word === "do" && verbKind(this.word(at + 1)) !== undefined) continue;
      if (word === "go" && this.word(at + 1) === "ahead") {
        at += 1;
        continue;
      }
      if (
        ["sure", "free", "hesitate", "able"].includes(this.word(at + 1)) &&
        this.word(at + 2) === "to"
      ) {
        at += 2;
        continue;
      }
      if (
        ["try", "remember", "proceed", "need", "continue", "want"].includes(
          word,
        ) &&
        this.word(at + 1) === "to"
      ) {
        at += 1;
        continue;
      }
      break;
    }
    return at;
  }

  #take(
    found: { acts: Act[]; order?: number; ban?: number },
    cap: Strength,
  ): void {
    this.acts.push(...found.acts);
    if (found.ban !== undefined) this.#ban(found.ban);
    else if (found.order !== undefined) {
      const limit = found.acts.some((act) => act.reason === "hint") ? 1 : cap;
      this.#dropHints();
      if (verbKind(this.word(found.order)) !== undefined) {
        this.#order(found.order, limit as Strength);
      } else this.clause(found.order, limit as Strength);
    }
  }

  #dropHints(): void {
    for (let i = this.acts.length - 1; i >= 0; i--) {
      if (this.acts[i]?.reason === "hint") this.acts.splice(i, 1);
    }
  }

  #negated(at: number): boolean {
    let behind = -1;
    const word = this.word(at);
    if (
      NEGATORS.has(word) && !(this.how.asked && at === 0 && word !== "never")
    ) {
      behind = at + (word === "don" ? 3 : 1);
    } else if (
      (word === "do" || word === "must" || word === "should" ||
        word === "may" || word === "can" || word === "shall") &&
      this.word(at + 1) === "not"
    ) {
      behind = at + 2;
    } else if (word === "not" || word === "nor" || word === "neither") {
      behind = at + 1;
    } else if (word === "cannot" || word === "can't" || word === "mustn't") {
      behind = at + 1;
    } else if (word === "no" && this.word(at + 1) === "need") {
      behind = at + 2 + (this.word(at + 2) === "to" ? 1 : 0);
    } else if (
      (word === "avoid" || word === "refrain" || word === "without" ||
        word === "skip") && (verbOfForm(this.word(at + 1)) !== undefined ||
          this.word(at + 1) === "from")
    ) {
      behind = at + 1 + (this.word(at + 1) === "from" ? 1 : 0);
    }
    if (behind < 0) return false;
    this.#ban(behind);
    return true;
  }

  #ban(from: number): void {
    let at = from;
    while (
      [
        "please",
        "ever",
        "even",
        "to",
        "actually",
        "yet",
        "also",
        "under",
        "be",
        "allowed",
      ].includes(this.word(at))
    ) at++;
    const word = this.word(at);
    if (["forget", "hesitate", "fail", "omit", "forgetting"].includes(word)) {
      this.clause(at + (this.word(at + 1) === "to" ? 2 : 1), 3);
      return;
    }
    if (
      [
        "stop",
        "rest",
        "finish",
        "return",
        "quit",
        "end",
        "give",
        "consider",
        "report",
        "declare",
      ].includes(word)
    ) {
      const until = this.tokens.findIndex((token, i) =>
        i > at && ["until", "unless", "before"].includes(token.word)
      );
      if (until > 0 && passes(this.tokens, until)) {
        this.acts.push({
          signal: "EXEC",
          strength: 3,
          reason: "work goes on until it passes",
        });
      }
      return;
    }
    if (["just", "only", "merely", "simply"].includes(word)) {
      this.#joined(at, {
        kind: "none",
        embedded: false,
        plural: false,
        ban: false,
      });
      return;
    }
    if (["make", "do", "perform", "introduce"].includes(word)) {
      const { reach, phase } = reachOf(this.tokens, at + 1);
      const nouns = this.tokens.slice(at + 1, at + 6).some((token) =>
        [
          "change",
          "changes",
          "edit",
          "edits",
          "modifications",
          "writes",
          "modification",
        ].includes(token.word)
      );
      if (nouns && reach === "all") {
        this.acts.push({
          signal: "NEG",
          strength: 3,
          reason: "all writing is forbidden",
          phase,
        });
      } else if (reach !== "part" && word === "do") {
        this.acts.push({
          signal: "NOWRITE",
          strength: 1,
          reason: "the change is waived",
        });
      }
    } else this.acts.push(...banOn(this.tokens, at));
    this.#joined(at, {
      kind: "none",
      embedded: false,
      plural: false,
      ban: true,
    });
  }

  #asked(at: number): boolean {
    const word = this.word(at);
    const next = this.word(at + 1);
    const polite = ["can", "could", "would", "will"].includes(word) &&
      (next === "you" || next === "u");
    if (polite) {
      this.clause(at + 2, 3);
      return true;
    }
    const question = QUESTION_WORDS.has(word) && !word.endsWith("ever") &&
        (this.how.asked || !SUBORDINATORS.has(word)) ||
      (this.how.asked && (AUXILIARIES.has(word) || at === 0));
    if (!question) return false;
    const auxiliary = AUXILIARIES.has(word);
    const now = ["does", "do", "is", "are", "can", "will"].includes(word);
    if (auxiliary && now && passes(this.tokens, at + 1, true)) {
      this.acts.push({
        signal: "EXEC",
        strength: 2,
        reason: "a question that only a run answers",
      });
    } else {
      this.acts.push({ signal: "READ", strength: 2, reason: "a question" });
    }
    return true;
  }

  #subordinate(at: number, cap: Strength): void {
    const word = this.word(at);
    const next = this.word(at + 1);
    if (word === "without" && this.#negated(at)) return;
    if ((word === "by" || word === "to") && this.how.item) {
      if (word === "to" && verbKind(next) !== undefined) return;
    }
    let depth = 0;
    for (let i = at + 1; i < this.tokens.length && depth < 60; i++, depth++) {
      const token = this.tokens[i] as Token;
      if (token.word === "," || token.word === "then") {
        this.clause(
          i + 1,
          word === "if" || word === "unless"
            ? Math.min(cap, 3) as Strength
            : cap,
        );
        return;
      }
      const two = this.tokens[i - 1];
      // "In src/x replace …": a verb right behind a path or a name.
      if (
        i === at + 2 && two !== undefined && isMarked(two) &&
        verbKind(token.word) !== undefined && isMarked(this.tokens[i + 1])
      ) {
        this.clause(i, cap);
        return;
      }
      if (i > at + 1 && (token.word === "i" || token.word === "please")) {
        this.clause(i, cap);
        return;
      }
    }
  }

  #order(at: number, cap: Strength): boolean {
    const word = this.word(at);
    const next = this.tokens[at + 1];
    const kind = verbKind(word);
    if (kind === undefined) return false;
    if (subjectFollows(this.tokens, at)) return false;
    const acts = orderAt(this.tokens, at, { item: this.how.item, cap });
    if (
      acts.length === 0 && kind !== "neutral" && kind !== "read" &&
      NOUN_VERBS.has(word) && next !== undefined
    ) return false;
    this.acts.push(...acts);
    this.#joined(at, {
      kind: acts.some((act) => act.signal === "READ") ? "read" : kind,
      embedded: false,
      plural: false,
      ban: false,
    });
    return true;
  }

  /** "Make sure that …", "see to it that …": what must be so at the end. */
  #sees(at: number, cap: Strength): boolean {
    const two = `${this.word(at)} ${this.word(at + 1)}`;
    const behind = two === "make sure" || two === "be sure"
      ? at + 2
      : two === "see to"
      ? at + 3
      : this.word(at) === "ensure" || this.word(at) === "until"
      ? at + 1
      : -1;
    if (behind < 0) return false;
    if (passes(this.tokens, behind)) {
      this.acts.push({ signal: "EXEC", strength: 3, reason: "it must pass" });
    } else if (this.word(behind) === "to") this.clause(behind + 1, cap);
    return true;
  }

  #taskIs(at: number, cap: Strength): boolean {
    const nouns = [
      "task",
      "job",
      "goal",
      "role",
      "mission",
      "part",
      "aim",
      "objective",
      "assignment",
      "purpose",
    ];
    const i = DETERMINERS.has(this.word(at)) ? at + 1 : at;
    if (!nouns.includes(this.word(i))) return false;
    let j = i + 1;
    if (this.word(j) !== "is" && this.word(j) !== "will") return false;
    while (
      [
        "is",
        "will",
        "be",
        "to",
        "strictly",
        "only",
        "simply",
        "just",
        "now",
        "therefore",
      ].includes(this.word(j))
    ) j++;
    if (this.word(j) === "not") {
      this.#ban(j + 1 + (this.word(j + 1) === "to" ? 1 : 0));
      return true;
    }
    if (verbKind(this.word(j)) === undefined) return false;
    return this.#order(j, cap);
  }

  /** A sentence that is little more than a command line. */
  #bareCommand(): boolean {
    if (
      this.tokens[0]?.kind === "command" &&
      /^(?:does it|will do|is enough|should do)$/.test(
        `${this.word(1)} ${this.word(2)}`,
      )
    ) {
      this.acts.push({
        signal: "EXEC",
        strength: 2,
        reason: "names the command to use",
      });
      return true;
    }
    if (this.tokens[0]?.kind !== "command" || this.tokens.length > 14) {
      return false;
    }
    const next = this.tokens[1];
    const plain = next === undefined || next.kind === "sign" ||
      ["on", "against", "in", "with", "and", "for", "from", "please", "under"]
        .includes(next.word);
    if (!plain || this.how.asked) return false;
    if (this.tokens.some((token) => FINITE.test(token.word))) return false;
    this.acts.push({
      signal: "EXEC",
      strength: 2,
      reason: "gives a command line",
    });
    return true;
  }

  /** A word in the place of an order that no table knows. */
  #unknown(at: number): boolean {
    const token = this.tokens[at];
    const next = this.tokens[at + 1];
    if (token?.kind !== "word" || !/^[a-z]{3,14}$/.test(token.word)) {
      return false;
    }
    if (
      ![
        "the",
        "a",
        "an",
        "this",
        "these",
        "our",
        "all",
        "every",
        "each",
        "out",
        "up",
        "off",
        "down",
        "it",
      ].includes(next?.word ?? "")
    ) return false;
    if (
      /(?:s|ed|ing|ly|tion|ment|ness)$/.test(token.word) ||
      DETERMINERS.has(token.word) || AUXILIARIES.has(token.word) ||
      QUESTION_WORDS.has(token.word) || SUBORDINATORS.has(token.word) ||
      TASK_NOUNS.has(token.word) || RUNNABLES.has(token.word) ||
      ANSWER_NOUNS.has(token.word) || CODE_NOUNS.has(token.word)
    ) return false;
    this.acts.push({
      signal: "WRITE",
      strength: 1,
      reason: "an unknown verb in the place of an order",
    });
    return true;
  }

  /** Goes on to the clauses that are joined to the one read. */
  #joined(
    from: number,
    state: { kind: string; embedded: boolean; plural: boolean; ban: boolean },
  ): void {
    let { embedded, plural } = state;
    for (let i = from + 1; i < this.tokens.length; i++) {
      const word = this.word(i);
      if (
        QUESTION_WORDS.has(word) || word === "that" || word === "if" ||
        word === "because" || word === "since" || word === "so"
      ) {
        embedded = true;
        plural = ["we", "they", "you", "i", "to", "people", "users", "it'd"]
          .includes(this.word(i + 1));
        continue;
      }
      if (word !== "," && !JOINTS.has(word)) continue;
      let k = i;
      let strong = false;
      let fresh = false;
      let and = false;
      while (
        k < this.tokens.length &&
        (this.word(k) === "," || JOINTS.has(this.word(k)) ||
          OPENERS.has(this.word(k)))
      ) {
        const joint = this.word(k);
        if (joint === "and" || joint === "&" || joint === "plus") and = true;
        if (
          joint === "then" || joint === "please" || joint === "finally" ||
          joint === "afterwards"
        ) strong = true;
        if (
          ["but", "just", "instead", "only", "simply", "directly"].includes(
            joint,
          )
        ) fresh = true;
        k++;
      }
      const comma = word === ",";
      const verb = this.word(k);
      if (this.#strongHead(k)) {
        this.clause(k, 3);
        return;
      }
      const kind = verbKind(verb);
      if (kind === undefined || this.tokens[k]?.kind !== "word") {
        i = k - 1 > i ? k - 1 : i;
        continue;
      }
      if (state.ban && !fresh && !strong) {
        this.#ban(k);
        return;
      }
      const object = objectOf(this.tokens, k);
      const next = this.word(k + 1);
      const pronoun = next === "it" || next === "them" || next === "those" ||
        next === "that";
      const phrase = ["up", "out", "off", "back"].includes(next);
      const clear = object.marked || phrase;
      const after = this.word(i - 1);
      const twin = verbKind(after) !== undefined && i - 1 === from;
      const accepted = strong || fresh
        ? !(NOUN_VERBS.has(verb) && !clear && embedded)
        : state.kind === "read" || state.kind === "none"
        ? embedded
          ? clear && !plural &&
            (pronoun || comma || kind === "read" || and && object.marked)
          : clear || twin || (!NOUN_VERBS.has(verb) && and)
        : clear || !NOUN_VERBS.has(verb);
      if (accepted && !subjectFollows(this.tokens, k)) {
        const before = this.acts.length;
        this.#order(k, embedded && !pronoun && !strong ? 2 : 3);
        if (strong) {
          for (const act of this.acts.slice(before)) act.then = true;
        }
        return;
      }
      i = k;
    }
  }

  #strongHead(at: number): boolean {
    const word = this.word(at);
    const next = this.word(at + 1);
    if (NEGATORS.has(word) || (word === "do" && next === "not")) return true;
    if (word === "make" && next === "sure") return true;
    if (word === "without" || word === "ensure") return true;
    if (word === "not" && ["to", "even"].includes(next)) return false;
    if (/^(?:i'll|i'd|we'll)$/.test(word)) return true;
    if (
      word === "you" && ["may", "must", "can", "should", "are"].includes(next)
    ) return true;
    return this.word(at - 1) === "please";
  }
}

/** "Tests cover …", "Build fails when …": a noun with its own verb. */
function subjectFollows(tokens: readonly Token[], at: number): boolean {
  if (!NOUN_VERBS.has(tokens[at]?.word ?? "")) return false;
  const next = tokens[at + 1]?.word ?? "";
  return /^(?:is|are|was|were|has|have|fails|must|should|shall|may|needs|will|does|goes|cannot|can)$/
    .test(next);
}
