/**
 * Step three for English: what a sentence asks for.
 *
 * @module
 */

import { banClause } from "./english_ban_clause.ts";
import {
  ensureEnd,
  negationEnd,
  openersEnd,
  taskIsEnd,
} from "./english_clause_start.ts";
import { declarationsIn } from "./english_declaration.ts";
import { bareCommand, unknownVerb } from "./english_fallback.ts";
import { firstPerson, wishedThing } from "./english_first_person.ts";
import { type Before, nextJoined, subjectFollows } from "./english_joint.ts";
import {
  NOUN_VERBS,
  SUBORDINATORS,
  verbKind,
  verbOfForm,
} from "./english_lexicon.ts";
import { isMarked } from "./english_object.ts";
import { nominalBans } from "./english_noun_ban.ts";
import { orderAt } from "./english_order.ts";
import { passes } from "./english_pass.ts";
import { isPolite, questionAt } from "./english_question.ts";
import { frontedOrder, mainClauseAt } from "./english_subordinate.ts";
import { secondPerson, type SubjectRead } from "./english_subject.ts";
import { statement } from "./english_statement.ts";
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
  // "Share link: …" in a list names a part of the product.
  const topic = place.item && tokens.length < 4 && tokens.length > 1 &&
    !isMarked(tokens[1]) && PARTS.test(tokens[0]?.word ?? "");
  if (!topic) reader.clause(0, 3);
  const acts = [
    ...declarationsIn(tokens),
    ...nominalBans(tokens),
    ...reader.acts,
  ];
  if (!place.afterRead) return acts;
  // "Verify that it is gone: start the server": a run shows what to look for.
  return acts.filter(({ signal, strength }) =>
    signal !== "WRITE" && (signal !== "EXEC" || strength === 3)
  );
}

const PLACES = /^(?:with|on|under|in|from|at|using)$/;
const PARTS = /^(?:share|search|sort|view|help|send)$/;
const YOU = /^(?:you|u|you're|you'll|youre)$/;
const WE = /^(?:i|we|i'm|we're|i'd|i'll|we'll|i've|we've|we'd|let's|im)$/;
const NO_CLAUSE: Before = { kind: "none", ban: false };
// Each step moves on in the sentence; the bound only guards against a slip.
const MOST_STEPS = 40;

/** Walks the clauses of one sentence. */
class Reader {
  readonly acts: Act[] = [];
  #steps = 0;

  constructor(
    readonly tokens: readonly Token[],
    readonly how: { asked: boolean; item: boolean },
  ) {}

  /** Reads the clause that begins at `from`, and those joined to it. */
  clause(from: number, cap: Strength): void {
    if (this.#steps++ > MOST_STEPS) return;
    const { tokens } = this;
    const at = openersEnd(tokens, from);
    const word = tokens[at]?.word;
    if (word === undefined) return;
    if (tokens[at]?.kind === "sed") {
      this.#find({ signal: "WRITE", strength: 3, reason: "a substitution" });
      return;
    }
    const negated = negationEnd(tokens, at, this.how.asked);
    if (negated > 0) {
      // "Without breaking the API, split …": a condition of the work.
      const main = word === "without" && at === 0
        ? mainClauseAt(tokens, at, this.how.item)
        : undefined;
      if (main !== undefined) this.clause(main, cap);
      return this.#ban(negated);
    }
    if (isPolite(tokens, at)) {
      const minds = tokens[at + 2]?.word === "mind";
      return minds ? this.#minded(at + 3) : this.clause(at + 2, 3);
    }
    if (this.how.asked && PLACES.test(word)) {
      // "With Node 22 active, does the build pass?"
      const main = mainClauseAt(tokens, at, this.how.item);
      const asks = main === undefined ? undefined : questionAt(
        tokens,
        main,
        true,
      );
      if (asks !== undefined) return this.#find(asks);
    }
    const wish = wishedThing(tokens, at);
    if (wish !== undefined) return this.#find(wish);
    const question = questionAt(tokens, at, this.how.asked);
    if (question !== undefined) return this.#find(question);
    if (SUBORDINATORS.has(word) || word.endsWith("ever")) {
      const main = mainClauseAt(tokens, at, this.how.item);
      if (inAnswer(tokens, at)) {
        return this.#find({
          signal: "READ",
          strength: 3,
          reason: "for the answer",
        });
      }
      return main === undefined ? undefined : this.clause(main, cap);
    }
    if (YOU.test(word)) return this.#take(secondPerson(tokens, at), cap, at);
    if (WE.test(word)) return this.#take(firstPerson(tokens, at), cap, at);
    const ensured = ensureEnd(tokens, at);
    if (ensured > 0) return this.#ensured(ensured, cap);
    const command = at === 0 ? bareCommand(tokens, this.how.asked) : undefined;
    if (command !== undefined) return this.#find(command);
    if (this.#order(at, cap)) return;
    const task = taskIsEnd(tokens, at);
    if (task > 0) {
      const not = negationEnd(tokens, task, false);
      if (not > 0) return this.#ban(not);
      if (this.#order(task, cap)) return;
    }
    const heads = at === 0 || tokens[at - 1]?.word === "please";
    const unknown = heads ? unknownVerb(tokens, at) : undefined;
    if (unknown !== undefined) {
      this.#find(unknown);
      return this.#joined(at, { kind: "change", ban: false });
    }
    const fronted = frontedOrder(tokens, at);
    if (fronted > 0) return this.clause(fronted, cap);
    this.acts.push(...statement(tokens, at));
    this.#joined(at, NO_CLAUSE);
  }

  #find(act: Act): void {
    this.acts.push(act);
  }

  #take(
    { acts, order, ban, hint }: SubjectRead,
    cap: Strength,
    from: number,
  ): void {
    this.acts.push(...acts);
    if (ban !== undefined) this.#ban(ban);
    else if (order !== undefined) {
      const limit = hint === true ? 1 : cap;
      if (!this.#order(order, limit)) this.clause(order, limit);
    } else if (acts.length === 0) {
      // "You forgot the check, add it".
      const it = this.tokens.findIndex(({ word }, i) =>
        i > from + 3 && this.tokens[i - 2]?.word === "," &&
        /^(?:it|them|that|those)$/.test(word)
      );
      if (it > 0) return void this.#order(it - 1, cap);
      const next = nextJoined(this.tokens, from, NO_CLAUSE);
      if (next?.read === "clause" && this.tokens[next.at]?.word === "you") {
        this.clause(next.at, cap);
      }
    }
  }

  #ban(from: number): void {
    const { acts, orderAt: order, joined } = banClause(this.tokens, from);
    this.acts.push(...acts);
    if (order !== undefined) this.clause(order, 3);
    if (joined !== undefined) {
      this.#joined(joined.at, { kind: "none", ban: joined.ban });
    }
  }

  /** "Would you mind adding …": the gerund is the order. */
  #minded(at: number): void {
    const kind = verbKind(verbOfForm(this.tokens[at]?.word ?? "") ?? "");
    if (kind === "change" || kind === "make") {
      this.#find({ signal: "WRITE", strength: 2, reason: "a polite order" });
    } else if (kind === "run") {
      this.#find({ signal: "EXEC", strength: 2, reason: "a polite order" });
    } else this.#find({ signal: "READ", strength: 2, reason: "a question" });
  }

  #ensured(at: number, cap: Strength): void {
    if (passes(this.tokens, at)) {
      this.#find({ signal: "EXEC", strength: 3, reason: "it must pass" });
    } else if (this.tokens[at]?.word === "to") this.clause(at + 1, cap);
    else if (isStated(this.tokens, at)) {
      this.#find({ signal: "WRITE", strength: 1, reason: "it is to be so" });
    }
  }

  #order(at: number, cap: Strength): boolean {
    const { tokens } = this;
    const word = tokens[at]?.word ?? "";
    const kind = verbKind(word);
    if (kind === undefined || subjectFollows(tokens, at)) return false;
    const acts = orderAt(tokens, at, { item: this.how.item, cap });
    const deed = kind !== "neutral" && kind !== "read";
    if (
      acts.length === 0 && deed && NOUN_VERBS.has(word) &&
      tokens[at + 1] !== undefined
    ) return false;
    this.acts.push(...acts);
    const read = acts.some((act) => act.signal === "READ");
    this.#joined(at, { kind: read ? "read" : kind, ban: false });
    return true;
  }

  #joined(from: number, before: Before): void {
    const next = nextJoined(this.tokens, from, before);
    if (next === undefined) return;
    if (next.read === "clause") this.clause(next.at, 3);
    else if (next.read === "ban") this.#ban(next.at);
    else {
      const known = this.acts.length;
      this.#order(next.at, next.embedded ? 2 : 3);
      if (next.strong) {
        for (const act of this.acts.slice(known)) act.then = true;
      }
    }
  }
}

/** "In your answer, rewrite …": nothing but the answer is written. */
function inAnswer(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === "in" &&
    /^(?:your|the)$/.test(tokens[at + 1]?.word ?? "") &&
    /^(?:answer|reply|response|message|chat)$/.test(tokens[at + 2]?.word ?? "");
}

/** "See to it that the sitemap excludes drafts": a thing is to be so. */
function isStated(tokens: readonly Token[], at: number): boolean {
  const from = tokens[at]?.word === "that" ? at + 1 : at;
  return !/^(?:you|your|every|each|all|nothing|it|no|any|they|there)$/.test(
    tokens[from]?.word ?? "you",
  );
}
