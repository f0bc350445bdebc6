/**
 * Tells the demo's story: each moment goes through the real guards, and what
 * Claude Code would do with their answer is printed.
 *
 * @module
 */

import { denoFiles } from "../../hook.ts";
import type { Lang, Payload } from "../../verdict.ts";
import { eventOf } from "../event_of.ts";
import { wrap } from "../layout.ts";
import { changeLines, type Look, outcomeLines } from "../render_outcome.ts";
import { promptLines } from "../render_prompt.ts";
import { explainPayload } from "../report.ts";
import type { ExplainReport } from "../schema.ts";
import { aside, COLON, type Words } from "../words.ts";
import type { Stage } from "./stage.ts";

type Env = Readonly<Record<string, string>>;

/** One scene of the demo. */
export interface Scene {
  title: Words;
  play(teller: Teller, stage: Stage): Promise<void>;
}

const SENDS: Words = {
  en: "The model sends a dispatch:",
  zh: "模型发出一次派发：",
};
const SENDS_AGAIN: Words = {
  en: "The model sends it again, with:",
  zh: "模型改好后重发：",
};
const WRITES: Words = {
  en: "The subagent's last message:",
  zh: "子 agent 的最后一条消息：",
};
const LOOKS: Words = { en: "looks at it", zh: "检查" };

const MOST_SHOWN = 5;

/** Plays moments, and prints them line by line. */
export class Teller {
  readonly lang: Lang;
  readonly #stage: Stage;
  readonly #look: Look;
  readonly #print: (line: string) => void;
  /** What was played, in order. */
  readonly played: ExplainReport[] = [];

  constructor(
    stage: Stage,
    { look, print }: { look: Look; print: (line: string) => void },
  ) {
    this.lang = look.lang;
    this.#stage = stage;
    this.#look = look;
    this.#print = print;
  }

  /** A sentence of the story. */
  says(words: Words): void {
    for (const line of wrap(words[this.lang], this.#look.width)) {
      this.#print(line);
    }
  }

  /** A heading and a blank line before it. */
  heading(text: string): void {
    this.#print("");
    this.#print(this.#look.paint("bold", text));
  }

  /** Lets the hook of the payload's event judge it. */
  async happens(payload: Payload, env: Env = {}): Promise<ExplainReport> {
    const found = eventOf(payload);
    if (!("event" in found)) throw new TypeError("No event of ours");
    const { event } = found;
    const around = { env: { ...this.#env(), ...env }, files: denoFiles };
    const report = await explainPayload(payload, { event, around });
    this.played.push(report);
    const rules = report.guards.flatMap(({ rule }) => rule?.id ?? []);
    const head = `${report.hook?.file ?? "?"} ${LOOKS[this.lang]}${
      aside(event, this.lang)
    }${
      rules.length > 0
        ? COLON[this.lang] + rules.join(this.lang === "zh" ? "、" : ", ")
        : ""
    }`;
    this.#print(this.#look.paint("dim", head));
    for (const line of outcomeLines(report.outcome, this.#look)) {
      this.#print(line);
    }
    return report;
  }

  /** A dispatch, and, if it is blocked, the one that is recommended. */
  async dispatches(
    input: Record<string, unknown>,
    { env = {}, clauses = false }: { env?: Env; clauses?: boolean } = {},
  ): Promise<void> {
    this.says(SENDS);
    const changes = Object.entries(input).map(([field, value]) =>
      `${field}: ${JSON.stringify(value)}`
    );
    for (const line of changes.flatMap((text) => this.#inset(text))) {
      this.#print(line);
    }
    const payload = {
      hook_event_name: "PreToolUse",
      tool_name: "Agent",
      cwd: this.#stage.project,
      transcript_path: this.#stage.session,
      tool_input: { description: "demo", ...input },
    };
    const report = await this.happens(payload, env);
    if (clauses) {
      const shown = { look: this.#look, reasons: this.lang === "en" };
      for (const line of promptLines(report.prompt, shown)) this.#print(line);
    }
    const { redispatch, outcome } = report;
    if (redispatch === null || !outcome.blocked) return;
    this.#print("");
    this.says(SENDS_AGAIN);
    for (const line of changeLines(redispatch.changes, this.#look)) {
      this.#print(line);
    }
    await this.happens({ ...payload, tool_input: redispatch.input }, env);
  }

  /** A message of a subagent, shown; of a long one the first and last lines. */
  shows(text: string): void {
    this.says(WRITES);
    const lines = this.#inset(text);
    const last = lines.at(-1) ?? "";
    const shown = lines.length <= MOST_SHOWN
      ? lines
      : [...lines.slice(0, MOST_SHOWN - 2), "    …", last];
    for (const line of shown) this.#print(line);
  }

  /** A blank line. */
  pauses(): void {
    this.#print("");
  }

  #inset(text: string): string[] {
    const { paint, width } = this.#look;
    return wrap(text, width - 4).map((line) => `    ${paint("cyan", line)}`);
  }

  /** A terminal session that was set up as the README says. */
  #env(): Env {
    return {
      HOME: this.#stage.home,
      CLAUDE_CODE_ENTRYPOINT: "cli",
      CLAUDE_CODE_FORK_SUBAGENT: "0",
      // The prompts of the demo are in its language; only moments without a
      // prompt need to be told.
      ...(this.lang === "zh" && { DISPATCH_LANG: "zh" }),
    };
  }
}
