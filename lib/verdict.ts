/**
 * Guards and what they answer: the shape of a guard, asking several, and their
 * verdicts as what a hook prints and the code that it exits with. Rules and
 * their words: what a judgment is called, its message, and the language that it
 * is put in.
 *
 * There is no "allow": a hook that allows would widen the permissions that the
 * user granted. One guard's fault degrades that guard alone, and an open hatch
 * switches off that guard alone.
 *
 * @module
 */

import { dispatchInput, hatchOpen } from "./field.ts";
import type { RuleId } from "./rules/table.ts";
import type { World } from "./world.ts";

/** The parsed object that Claude Code writes to a hook's stdin. */
export type Payload = Record<string, unknown>;

/** The hook events that this plugin registers. */
export type HookEvent =
  | "PreToolUse"
  | "PostToolUse"
  | "SubagentStart"
  | "SubagentStop"
  | "UserPromptSubmit"
  | "SessionStart"
  | "Stop";

/**
 * A change to a dispatch: keys to set in `tool_input`; a key whose value is
 * `undefined` is to be left out.
 */
export type InputPatch = Record<string, unknown>;

/** What a guard answers. */
export type Verdict =
  | { kind: "pass" }
  /** The user's hatch is open; nothing was judged. */
  | { kind: "bypass" }
  /** The guard could not judge; `why` is one short clause. */
  | { kind: "degrade"; why: string }
  /**
   * `instead`: what to change so that the guard lets the call pass; left out
   * where no change of the call helps. `together`: what to change so that all
   * guards do, where that is more than their blocks say. `beside`: the message
   * where another guard blocks too, so that this one's other ways may be shut.
   * `otherwise`: a call that passes even where a setting closes the way of
   * `instead`.
   */
  | {
    kind: "block";
    rule: RuleId;
    message: string;
    instead?: InputPatch;
    together?: InputPatch;
    beside?: string;
    otherwise?: string;
  }
  /** `text` reaches the model as additional context, `user` the person. */
  | { kind: "context"; rule: RuleId; text?: string; user?: string }
  /** A `systemMessage` only. */
  | { kind: "warn"; rule: RuleId; text: string }
  /** `input` replaces a call's input, `output` a result; `text` says so. */
  | {
    kind: "rewrite";
    rule: RuleId;
    input?: Record<string, unknown>;
    output?: unknown;
    text: string;
  };

/** A guard: data, and a pure function of the payload and the outside world. */
export interface Guard {
  /** The name that stands in brackets before its messages. */
  name: string;
  event: HookEvent;
  /** The variable that switches this guard off, at exactly `1`. */
  hatch?: string;
  /**
   * Whether an open hatch and a failure to judge are told on stderr; a guard
   * without tags stays silent unless `DISPATCH_TRACE` is on.
   */
  tags: boolean;
  judge(payload: Payload, world: World): Verdict;
  /**
   * What becomes of a call's payload before hooks see it, where Claude Code
   * takes something out; for a call that is yet to be sent.
   */
  received?(payload: Payload, world: World): Payload;
}

/** The verdict of a guard that found nothing to say. */
export const PASS: Verdict = { kind: "pass" };

/** A guard with what it answered. */
export interface Judged {
  guard: Guard;
  verdict: Verdict;
}

/** Whether the user switched this guard off. */
export function isBypassed(guard: Guard, world: World): boolean {
  return guard.hatch !== undefined && hatchOpen(world.env(guard.hatch));
}

/** The verdict of one guard; never throws. */
export function judgeWith(
  guard: Guard,
  { payload, world }: { payload: Payload; world: World },
): Verdict {
  if (isBypassed(guard, world)) {
    world.note("hatch", `${guard.hatch} is 1: nothing is judged`);
    return { kind: "bypass" };
  }
  const event = payload["hook_event_name"];
  if (typeof event === "string" && event !== guard.event) {
    world.note("event", `not ${guard.event}: passes`);
    return PASS;
  }
  try {
    return guard.judge(payload, world);
  } catch {
    return { kind: "degrade", why: "the judgment failed" };
  }
}

/** The verdicts of several guards on one payload, in the guards' order. */
export function judgeAll(
  guards: readonly Guard[],
  { payload, world }: { payload: Payload; world: World },
): Judged[] {
  const judged = guards.map((guard) => ({
    guard,
    verdict: judgeWith(guard, { payload, world }),
  }));
  return judgeAhead(judged, { payload, worldFor: () => world });
}

// Calls that were not made, by the payload that was judged first.
const origins = new WeakMap<Payload, Payload>();

/** The payload that came in, for one that stands for what to send instead. */
export function originOf(payload: Payload): Payload {
  return origins.get(payload) ?? payload;
}

// What a recommended call is asked about more than once is rare; three fields
// can be recommended in turn.
const MOST_TURNS = 3;

/**
 * The same verdicts, with what the guards would say of the call that they
 * recommend: whoever followed them would only be blocked once more. What they
 * would ask of it goes along with the blocks; where a guard says that no change
 * helps, that is its block.
 */
export function judgeAhead(
  judged: readonly Judged[],
  { payload, worldFor }: {
    payload: Payload;
    worldFor: (guard: Guard) => World;
  },
): Judged[] {
  const told = judged.map(({ verdict }) => verdict);
  let patch = mendedBy(told);
  let isMore = false;
  for (let turn = 0; patch !== undefined && turn < MOST_TURNS; turn++) {
    const next = sent(payload, patch);
    const ahead = judged.map(({ guard }, i): Verdict => {
      const verdict = told[i] ?? PASS;
      return isClosed(verdict)
        ? verdict
        : judgeWith(guard, next(guard, worldFor(guard)));
    });
    ahead.forEach((verdict, i) => {
      if (!isClosed(verdict) || told[i] === verdict) return;
      told[i] = verdict;
      isMore = true;
    });
    const known: InputPatch = patch;
    const further = Object.entries(mendedBy(ahead) ?? {}).filter((
      [field, value],
    ) => !Object.hasOwn(known, field) || known[field] !== value);
    if (further.length === 0) break;
    patch = { ...patch, ...Object.fromEntries(further) };
    isMore = true;
  }
  const together = isMore ? patch : undefined;
  return judged.map(({ guard }, i) => {
    const verdict = told[i] ?? PASS;
    return together !== undefined && verdict.kind === "block"
      ? { guard, verdict: { ...verdict, together } }
      : { guard, verdict };
  });
}

/** Whether a verdict says that no change of the call helps. */
function isClosed(verdict: Verdict): boolean {
  return verdict.kind === "block" && verdict.instead === undefined;
}

/** A patched call as each guard would get it. */
function sent(
  payload: Payload,
  patch: InputPatch,
): (guard: Guard, world: World) => { payload: Payload; world: World } {
  const input = patched(dispatchInput(payload), patch);
  const next = { ...payload, tool_input: input };
  return (guard, world) => {
    const received = guard.received?.(next, world) ?? next;
    origins.set(received, originOf(payload));
    return { payload: received, world };
  };
}

/** What all blocks recommend; `undefined` when one has no remedy. */
export function recommendedBy(
  verdicts: readonly Verdict[],
): InputPatch | undefined {
  return verdicts.some(isClosed) ? undefined : mendedBy(verdicts);
}

/** What blocks recommend, as far as they do; `undefined` when none does. */
function mendedBy(verdicts: readonly Verdict[]): InputPatch | undefined {
  let patch: InputPatch | undefined;
  for (const verdict of verdicts) {
    if (verdict.kind !== "block") continue;
    const { instead, together } = verdict;
    if (instead !== undefined || together !== undefined) {
      patch = { ...patch, ...instead, ...together };
    }
  }
  return patch;
}

/** The input of a call with a patch applied. */
export function patched(
  input: Record<string, unknown>,
  patch: InputPatch,
): Record<string, unknown> {
  const next = { ...input, ...patch };
  for (const [field, value] of Object.entries(patch)) {
    if (value === undefined) delete next[field];
  }
  return next;
}

/**
 * What a hook process leaves behind. Claude Code reads one JSON document from
 * stdout at exit code 0, or the text on stderr at exit code 2; anything else
 * means that the hook failed.
 */
export interface Answer {
  code: 0 | 2;
  /** Empty, or one JSON document with a line end. */
  stdout: string;
  stderr: string;
}

/** How an answer is to be put. */
export interface AnswerOptions {
  event: HookEvent;
  /**
   * `exit2` prints a block on stderr; `deny` answers a PreToolUse block as
   * JSON, which reaches the model without the command line of the hook.
   */
  blockAs: "exit2" | "deny";
  /** Trial mode: a block becomes context, and nothing is held up. */
  trial: boolean;
  /** Whether guards without tags tell a bypass or a degrade too. */
  trace: boolean;
}

// Claude Code 2.1.332 shows up to 10,000 characters of context inline and
// moves more into a file.
const MOST_CONTEXT = 9500;

// Trial mode lets a call run, so the texts of blocks are quoted: read as
// orders, they would make the model send the call a second time.
const TRIAL: Record<Lang, { model: string; user: string }> = {
  en: {
    model:
      "[dispatch-contract] Trial mode: this call is not held up; do not send it again. With blocking on, you would have read:",
    user: "[dispatch-contract] Trial mode: not held up, but would have been: ",
  },
  zh: {
    model:
      "[dispatch-contract] 试用模式：没有拦这次调用，不要重发。正式拦截时你会读到：",
    user: "[dispatch-contract] 试用模式：没有拦，正式模式下会拦：",
  },
};

/** A verdict that holds a call up. */
export type Block = Extract<Verdict, { kind: "block" }>;

function inTrial(
  blocks: readonly Block[],
  event: HookEvent,
): { model?: string; user: string } {
  const { model, user } = TRIAL[languageOfBlocks(blocks)];
  const quoted = blockText(blocks).replace(/^/gm, "> ");
  const rules = user + blocks.map(({ rule }) => rule).join(", ");
  // Context at SubagentStop would send the subagent on once more.
  return event === "SubagentStop"
    ? { user: `${rules}\n${quoted}` }
    : { model: `${model}\n${quoted}`, user: rules };
}

const TOGETHER: Record<
  Lang,
  {
    open: string;
    without: string;
    comma: string;
    afterSetting: string;
    named: string;
  }
> = {
  en: {
    open: "All of it in one call: ",
    without: "leave out ",
    comma: ", ",
    afterSetting: "Once the user has changed that setting, mend this too:",
    named: " (that type is no role here, and a name would make it a teammate)",
  },
  zh: {
    open: "合在一次调用里：",
    without: "去掉 ",
    comma: "、",
    afterSetting: "等用户改好设置之后，再派发时还要改：",
    named: "（那个类型在这里不是角色，带了名字就成了队友）",
  },
};

/** A patch on one line: what to write, then what to leave out. */
function patchLine(patch: InputPatch, lang: Lang): string {
  const { open, without, comma } = TOGETHER[lang];
  const written: string[] = [];
  const left: string[] = [];
  for (const [field, value] of Object.entries(patch)) {
    if (value === undefined) left.push(field);
    else written.push(`${field}: ${JSON.stringify(value)}`);
  }
  const parts = written.length > 0 ? [written.join(comma)] : [];
  if (left.length > 0) parts.push(without + left.join(comma));
  return open + parts.join(lang === "zh" ? "；" : "; ");
}

/**
 * The language that blocks are worded in. Names and quotations in them may be
 * in any; how a rule ends is not.
 */
export function languageOfBlocks(blocks: readonly Block[]): Lang {
  const known = (["en", "zh"] as const).find((lang) =>
    blocks.some(({ message }) => endingIn(message, lang) !== undefined)
  );
  return known ?? languageOf(blocks[0]?.message ?? "");
}

/**
 * The texts of blocks as one. What they share stands once: how it ends, and
 * what to send instead for all of them together. Where one says that nothing
 * passes before the user changes a setting, of the others only what is wrong
 * is told, for the time after.
 *
 * @param hints what else there is to say about the call
 */
export function blockText(
  blocks: readonly Block[],
  hints: readonly string[] = [],
): string {
  const [only, second] = blocks;
  if (only === undefined) return "";
  const isPlain = second === undefined && only.together === undefined;
  if (isPlain && hints.length === 0) return only.message;
  const lang = languageOfBlocks(blocks);
  const told = blocks.map(({ message, beside, otherwise }) => {
    const whole = second === undefined ? message : beside ?? message;
    const ending = endingIn(whole, lang);
    const cut = ending === undefined ? 0 : endingText(ending, lang).length + 1;
    return { ending, otherwise, text: whole.slice(0, -cut || undefined) };
  });
  const closed = told.filter(({ ending }) => ending === "setting");
  const others = told.filter(({ ending }) => ending !== "setting");
  const patch = (closed.length > 0 ? mendedBy : recommendedBy)(blocks);
  const isNameTold = blocks.some(({ instead }) =>
    Object.hasOwn(instead ?? {}, "name")
  );
  const why = Object.hasOwn(patch ?? {}, "name") && !isNameTold
    ? TOGETHER[lang].named
    : "";
  const line = patch === undefined ? [] : [patchLine(patch, lang) + why];
  const parts = closed.map(({ text }) => text);
  if (closed.length === 0) {
    parts.push(...others.map(({ text }) => text), ...hints);
    if (!isPlain) parts.push(...line);
  } else if (others.length + line.length > 0) {
    const heads = others.flatMap(({ text }) =>
      text.split("\n").filter((each) => each.startsWith("["))
    );
    const [alone, more] = others;
    if (alone?.otherwise !== undefined && more === undefined) {
      parts.push(alone.otherwise);
    }
    parts.push(
      [TOGETHER[lang].afterSetting, ...heads, ...line].join("\n"),
    );
  }
  const whole = parts.join("\n\n");
  const ending = closed.length > 0
    ? "setting"
    : others.find(({ ending }) => ending !== undefined)?.ending;
  const guards = second === undefined ? "this" : "these";
  return ending === undefined
    ? whole
    : `${whole}\n${endingText(ending, lang, guards)}`;
}

function tagLines(judged: readonly Judged[], trace: boolean): string {
  let lines = "";
  for (const { guard, verdict } of judged) {
    if (!guard.tags && !trace) continue;
    if (verdict.kind === "bypass") {
      lines += `[GATE-BYPASS] [${guard.name}] ${guard.hatch}=1: not judged\n`;
    } else if (verdict.kind === "degrade") {
      lines += `[GATE-DEGRADE] [${guard.name}] ${verdict.why}: not judged\n`;
    }
  }
  return lines;
}

function joined(texts: readonly string[]): string | undefined {
  const whole = texts.filter((text) => text !== "").join("\n\n");
  if (whole === "") return undefined;
  return whole.length <= MOST_CONTEXT
    ? whole
    : `${whole.slice(0, MOST_CONTEXT).toWellFormed()}…`;
}

/** The answer of a hook whose guards gave the verdicts `judged`. */
export function answerFor(
  judged: readonly Judged[],
  { event, blockAs, trial, trace }: AnswerOptions,
): Answer {
  const stderr = tagLines(judged, trace);
  const blocks: Block[] = [];
  const context: string[] = [];
  const hints: string[] = [];
  const user: string[] = [];
  let input: Record<string, unknown> | undefined;
  let output: unknown;
  for (const { verdict } of judged) {
    switch (verdict.kind) {
      case "block":
        blocks.push(verdict);
        break;
      case "context":
        context.push(verdict.text ?? "");
        // How a call would run is nothing to say of one that does not.
        if (verdict.rule !== "SYNC-NOT-POSSIBLE") {
          hints.push(verdict.text ?? "");
        }
        user.push(verdict.user ?? "");
        break;
      case "warn":
        user.push(verdict.text);
        break;
      case "rewrite":
        // A rewrite replaces the whole input, so two of them are laid over
        // each other.
        if (verdict.input !== undefined) input = { ...input, ...verdict.input };
        if (verdict.output !== undefined) output = verdict.output;
        context.push(verdict.text);
        break;
    }
  }
  if (trial && blocks.length > 0) {
    const told = inTrial(blocks, event);
    context.push(told.model ?? "");
    user.push(told.user);
  } else if (blocks.length > 0) {
    const patch = recommendedBy(blocks);
    // What is said about a type does not hold for the one to send instead.
    const isMoot = patch === undefined || Object.hasOwn(patch, "subagent_type");
    const reason = blockText(
      blocks,
      isMoot ? [] : hints.filter((text) => text !== ""),
    );
    if (blockAs === "exit2") {
      return { code: 2, stdout: "", stderr: `${reason}\n${stderr}` };
    }
    return {
      code: 0,
      stdout: document({
        hookSpecificOutput: {
          hookEventName: event,
          permissionDecision: "deny",
          permissionDecisionReason: reason,
        },
      }),
      stderr,
    };
  }
  const specific = {
    hookEventName: event,
    ...ifDefined("additionalContext", joined(context)),
    ...ifDefined("updatedInput", input),
    ...ifDefined("updatedToolOutput", output),
  };
  const whole = {
    ...(Object.keys(specific).length > 1
      ? { hookSpecificOutput: specific }
      : undefined),
    ...ifDefined("systemMessage", joined(user)),
  };
  return {
    code: 0,
    stdout: Object.keys(whole).length > 0 ? document(whole) : "",
    stderr,
  };
}

function ifDefined(key: string, value: unknown): Record<string, unknown> {
  return value === undefined ? {} : { [key]: value };
}

function document(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

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
 * The rule with the given id among those of one guard. A hook does not load the
 * table of all rules for it.
 */
export function ruleIn<R extends Rule, Id extends R["id"]>(
  rules: readonly R[],
  id: Id,
): R {
  const rule = rules.find((each) => each.id === id);
  if (rule === undefined) throw new TypeError(`No rule is called "${id}"`);
  return rule;
}

const ENDINGS: Record<"retry" | "setting" | "once", Record<Lang, string>> = {
  retry: {
    en: "Sent again unchanged, this call will be blocked again.",
    zh: "不作修改就重发，会再次被拦。",
  },
  setting: {
    en:
      "Do not retry: every such call will be blocked until the user has changed that setting.",
    zh: "不要重试：在用户改好设置之前，每次都会被拦。",
  },
  once: {
    en: "This is asked once; your next message is delivered as it is.",
    zh: "只要求这一次；你的下一条消息会原样送达。",
  },
};

const HATCHES: Record<"this" | "these", Record<Lang, string>> = {
  this: {
    en: ' Only the user can switch this guard off (plugin README, "Hatches").',
    zh: "只有用户能关闭这个守卫（见插件 README 的 “Hatches” 一节）。",
  },
  these: {
    en:
      ' Only the user can switch these guards off (plugin README, "Hatches").',
    zh: "只有用户能关闭这些守卫（见插件 README 的 “Hatches” 一节）。",
  },
};

/** How a message ends, of one guard or of several. */
function endingText(
  ending: Rule["ending"],
  lang: Lang,
  guards: "this" | "these" = "this",
): string {
  if (ending === "none") return "";
  const text = ENDINGS[ending][lang];
  return ending === "once" ? text : text + HATCHES[guards][lang];
}

/** How a message of one guard ends, where others can share it. */
function endingIn(
  message: string,
  lang: Lang,
): "retry" | "setting" | undefined {
  return (["retry", "setting"] as const).find((ending) =>
    message.endsWith(`\n${endingText(ending, lang)}`)
  );
}

/** The text with every `{slot}` replaced by its value. */
export function fill(
  text: string,
  slots: Readonly<Record<string, string>>,
): string {
  return text.replace(
    /\{([a-zA-Z]+)\}/g,
    (whole, name: string) =>
      Object.hasOwn(slots, name) ? slots[name] ?? whole : whole,
  );
}

/**
 * A rule's message: `[hook]` and what is wrong, why it matters, what to do,
 * and how the matter ends; a line each, empty ones left out.
 */
export function render(
  rule: Rule,
  lang: Lang,
  slots: Readonly<Record<string, string>> = {},
): string {
  const { wrong, why, instead }: Message = rule[lang];
  // A block is looked up by its id in rules.md.
  const id = rule.kind !== "block"
    ? ""
    : lang === "zh"
    ? `（${rule.id}）`
    : ` (${rule.id})`;
  const lines = [`[${rule.hook}] ${wrong}${id}`, why, instead].map((line) =>
    fill(line, slots)
  );
  lines.push(endingText(rule.ending, lang));
  return lines.filter((line) => line !== "").join("\n");
}

/** The languages that messages exist in. */
export type Lang = "en" | "zh";

// Enough of a prompt to tell its language; the rest is often logs and code.
const SAMPLE = 4000;
const HAN = /[\u3400-\u4dbf\u4e00-\u9fff]/;

/**
 * The language of a text: Chinese when it has Han characters in fair
 * proportion to its Latin words and neither kana nor hangul, else English.
 */
export function languageOf(text: string): Lang {
  const sample = text.slice(0, SAMPLE);
  if (!HAN.test(sample)) return "en";
  let han = 0;
  let latinWords = 0;
  let inWord = false;
  for (const char of sample) {
    const code = char.codePointAt(0) ?? 0;
    if (
      (code >= 0x3040 && code <= 0x30ff) || (code >= 0xac00 && code <= 0xd7af)
    ) return "en";
    if (
      (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code < 0x4dc0)
    ) {
      han += 1;
    }
    const latin = (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
    if (latin && !inWord) latinWords += 1;
    inWord = latin;
  }
  return han > 0 && han * 3 >= latinWords ? "zh" : "en";
}

/** What `DISPATCH_LANG` asks for, or `undefined` when it asks for nothing. */
export function languageSetting(world: World): Lang | undefined {
  const value = world.env("DISPATCH_LANG")?.trim().toLowerCase() ?? "";
  if (value === "en" || value.startsWith("en-") || value.startsWith("en_")) {
    return "en";
  }
  if (value === "zh" || value.startsWith("zh-") || value.startsWith("zh_")) {
    return "zh";
  }
  return undefined;
}

/** The language of a message about a dispatch with the given prompt. */
export function languageFor(world: World, prompt: string): Lang {
  return languageSetting(world) ?? languageOf(prompt);
}
