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

import { hatchOpen } from "./field.ts";
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
    /** What the message is worded in. */
    lang: Lang;
    instead?: InputPatch;
    together?: InputPatch;
    beside?: string;
    otherwise?: string;
  }
  /**
   * `text` reaches the model as additional context, `user` the person.
   * `onlyIfRun`: it tells how the call will run, so that it is nothing to say
   * of one that does not.
   */
  | {
    kind: "context";
    rule: RuleId;
    text?: string;
    user?: string;
    onlyIfRun?: true;
  }
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
export function judgeEach(
  guards: readonly Guard[],
  { payload, world }: { payload: Payload; world: World },
): Judged[] {
  return guards.map((guard) => ({
    guard,
    verdict: judgeWith(guard, { payload, world }),
  }));
}

// Calls that were not made, by the payload that was judged first.
const origins = new WeakMap<Payload, Payload>();

/** Notes that a payload stands for what to send instead of another one. */
export function standsFor(payload: Payload, origin: Payload): void {
  origins.set(payload, originOf(origin));
}

/** The payload that came in, for one that stands for what to send instead. */
export function originOf(payload: Payload): Payload {
  return origins.get(payload) ?? payload;
}

/** A verdict that holds a call up. */
export type Block = Extract<Verdict, { kind: "block" }>;

/** A verdict that tells something about a call. */
export type Context = Extract<Verdict, { kind: "context" }>;

/** How guards that judge one call together come to one answer. */
export interface Joint {
  /** The verdicts, where each guard knows what the others recommend. */
  judge: typeof judgeEach;
  /** The texts of blocks as one; `said`: what else there is to say. */
  text(blocks: readonly Block[], said: readonly Context[]): string;
}

/** Guards that know nothing of each other. */
export const APART: Joint = {
  judge: judgeEach,
  text: (blocks) => blocks.map(({ message }) => message).join("\n\n"),
};

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
  joint: Joint;
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

function inTrial(
  blocks: readonly [Block, ...Block[]],
  { event, joint }: Pick<AnswerOptions, "event" | "joint">,
): { model?: string; user: string } {
  const { model, user } = TRIAL[blocks[0].lang];
  const quoted = joint.text(blocks, []).replace(/^/gm, "> ");
  const rules = user + blocks.map(({ rule }) => rule).join(", ");
  // Context at SubagentStop would send the subagent on once more.
  return event === "SubagentStop"
    ? { user: `${rules}\n${quoted}` }
    : { model: `${model}\n${quoted}`, user: rules };
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
  { event, blockAs, joint, trial, trace }: AnswerOptions,
): Answer {
  const stderr = tagLines(judged, trace);
  const blocks: Block[] = [];
  const context: string[] = [];
  const said: Context[] = [];
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
        said.push(verdict);
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
  const [first, ...others] = blocks;
  if (trial && first !== undefined) {
    const told = inTrial([first, ...others], { event, joint });
    context.push(told.model ?? "");
    user.push(told.user);
  } else if (first !== undefined) {
    const reason = joint.text(blocks, said);
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
      "Do not retry: every such call will be blocked until the user has made that change to the settings.",
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
export function endingText(
  ending: Rule["ending"],
  lang: Lang,
  guards: "this" | "these" = "this",
): string {
  if (ending === "none") return "";
  const text = ENDINGS[ending][lang];
  return ending === "once" ? text : text + HATCHES[guards][lang];
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
