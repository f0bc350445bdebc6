/**
 * The shape of a rule: what a judgment is called and what it says.
 *
 * @module
 */

/**
 * A message in three parts: what is wrong, why it matters, what to do.
 * `{slot}` is filled in when the message is shown.
 */
export interface Message {
  wrong: string;
  why: string;
  instead: string;
}

/** One judgment under its stable id. */
export interface Rule {
  /** Stable, upper case; also the heading of its page in `rules.md`. */
  id: string;
  /** The name in brackets before the message. */
  hook: string;
  /** What the verdict does. */
  kind: "block" | "context" | "warn" | "rewrite";
  /** The variable with which a user switches the whole guard off. */
  hatch?: string;
  /**
   * How the message ends. `retry`: the same call is blocked again; `setting`:
   * no call passes until the user changes a setting; `once`: asked only once;
   * `none`: nothing is held up.
   */
  ending: "retry" | "setting" | "once" | "none";
  /** One line for tables, in English. */
  title: string;
  en: Message;
  zh: Message;
}

/**
 * The rule with the given id among those of one hook. A hook loads only the
 * texts that it may say, so it does not ask the whole table.
 */
export function ruleIn<R extends Rule, Id extends R["id"]>(
  rules: readonly R[],
  id: Id,
): R {
  const rule = rules.find((each) => each.id === id);
  if (rule === undefined) throw new TypeError(`No rule is called "${id}"`);
  return rule;
}
