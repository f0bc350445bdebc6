/**
 * Writes sessions whose every count is known, because the writer counts what
 * it writes. Nothing here asks the code under test.
 *
 * @module
 */

import { noticeText, TranscriptWriter } from "./transcript_rows.ts";

/** What the written sessions hold. */
export function emptyTruth() {
  return {
    sessions: 0,
    agents: 0,
    dispatches: 0,
    foreground: 0,
    background: 0,
    teammate: 0,
    blocked: 0,
    failed: 0,
    open: 0,
    nested: 0,
    declared: 0,
    kept: 0,
    missing: 0,
    alone: 0,
    unknown: 0,
    delivered: 0,
    undelivered: 0,
    stopped: 0,
    unended: 0,
    refused: 0,
    collapsed: 0,
    shrunk: 0,
    healthy: 0,
    none: 0,
    byOtherHooks: 0,
    leftBehind: 0,
    leftBehindBytes: 0,
    wouldBlock: 0,
    ms: 0,
    tokens: 0,
    bytes: 0,
    lines: 0,
    places: [] as string[],
  };
}
export type Truth = ReturnType<typeof emptyTruth>;

/** A small generator of numbers, so that a seed tells the whole corpus. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0 || 1;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
}

const MARKER = "%%DONE%%";
const ASK = `Read src/a.ts and report. End with ${MARKER}`;
const PLAIN = "Read src/a.ts and report.";

/** A report of exactly `bytes` bytes on lines without blanks at their ends. */
function body(bytes: number): string {
  const line = "x".repeat(79);
  let rest = bytes;
  const lines: string[] = [];
  for (; rest > 79; rest -= 79) lines.push(line);
  lines.push("y".repeat(rest));
  return lines.join("\n");
}

interface Options {
  seed: number;
  sessions: number;
  /** Dispatches in each session. */
  dispatches: number;
  /** Bytes of other rows around each dispatch. */
  padding: number;
}

/** Writes sessions below `root` and answers what they hold. */
export function writeSessions(root: string, options: Options): Truth {
  const truth = emptyTruth();
  const roll = dice(options.seed);
  for (let index = 0; index < options.sessions; index++) {
    new SessionStory(root, { truth, roll, options, index }).write();
  }
  return truth;
}

class SessionStory {
  #folder: string;
  #name: string;
  #main: TranscriptWriter;
  #truth: Truth;
  #roll: (sides: number) => number;
  #options: Options;
  #serial = 0;
  #at: number;

  constructor(
    root: string,
    { truth, roll, options, index }: {
      truth: Truth;
      roll: (sides: number) => number;
      options: Options;
      index: number;
    },
  ) {
    this.#truth = truth;
    this.#roll = roll;
    this.#options = options;
    this.#folder = `${root}/-home-u-proj-${index % 7}`;
    this.#name = `s${options.seed}-${index}`;
    this.#at = Date.UTC(2026, 9, 1 + index % 40);
    this.#main = new TranscriptWriter({ name: this.#name, at: this.#at });
  }

  write(): void {
    const main = this.#main;
    main.prompt("Please look into the login");
    for (let n = 0; n < this.#options.dispatches; n++) {
      this.#pad(main);
      const tell = this.#kinds[this.#roll(this.#kinds.length)]!;
      tell.call(this);
    }
    this.#truth.sessions++;
    this.#save(`${this.#folder}/${this.#name}.jsonl`, main);
  }

  #save(path: string, writer: TranscriptWriter): void {
    Deno.mkdirSync(path.slice(0, path.lastIndexOf("/")), { recursive: true });
    const text = writer.lines.join("\n") + "\n";
    const bytes = new TextEncoder().encode(text);
    Deno.writeFileSync(path, bytes);
    this.#truth.bytes += bytes.length;
    this.#truth.lines += writer.lines.length;
  }

  /** Rows of the kinds that fill real transcripts, with decoys among them. */
  #pad(writer: TranscriptWriter): void {
    let left = this.#options.padding;
    while (left > 0) {
      const size = Math.min(left, 200 + this.#roll(20_000));
      left -= size + 400;
      const id = `toolu_pad_${this.#name}_${this.#serial++}`;
      const content = 'const a = "Agent"; // <task-notification> 中文\n'
        .repeat(Math.ceil(size / 100)).slice(0, size / 2);
      writer.toolUse(id, "Read", { file_path: "/home/u/proj/src/a.ts" });
      writer.toolResult(id, content, {
        details: { type: "text", file: { content } },
      });
      if (this.#roll(4) === 0) {
        writer.raw({
          type: "api-request-blob",
          hash: id,
          message: { role: "user", content: `<task-notification>${content}` },
        });
        writer.attachment({ type: "prompt_snapshot", systemPrompt: [content] });
      }
    }
  }

  #ids(): { call: string; agentId: string } {
    const n = ++this.#serial;
    return {
      call: `toolu_${this.#name}_${n}`,
      agentId: `a${this.#name.replace("-", "")}x${n}`,
    };
  }

  #call(
    call: string,
    { prompt = PLAIN, input = {}, writer = this.#main, blocks = true }: {
      prompt?: string;
      input?: Record<string, unknown>;
      writer?: TranscriptWriter;
      /** Whether the sync guard would have stopped it. */
      blocks?: boolean;
    } = {},
  ): void {
    this.#truth.dispatches++;
    if (blocks) this.#truth.wouldBlock++;
    writer.toolUse(call, "Agent", {
      description: "look",
      prompt,
      subagent_type: "Explore",
      ...input,
    });
  }

  #foreground(
    report: string,
    { prompt = PLAIN, texts = [report] }: {
      prompt?: string;
      texts?: (string | { refusal: string })[];
    } = {},
  ): string {
    const { call, agentId } = this.#ids();
    this.#call(call, {
      prompt,
      input: { run_in_background: false },
      blocks: false,
    });
    this.#truth.foreground++;
    const path = this.#agent(agentId, call, { prompt, texts });
    const [ms, tokens] = [1000 + this.#roll(9000), 100 + this.#roll(900)];
    this.#truth.ms += ms;
    this.#truth.tokens += tokens;
    this.#main.toolResult(
      call,
      [{ type: "text", text: `[Subagent hand-back] ${report}` }],
      {
        details: {
          status: "completed",
          agentId,
          agentType: "Explore",
          content: [{ type: "text", text: report }],
          totalDurationMs: ms,
          totalTokens: tokens,
        },
      },
    );
    return path;
  }

  #agent(
    agentId: string,
    toolUseId: string,
    { prompt = PLAIN, texts, finished = true, resumed }: {
      prompt?: string;
      texts: (string | { refusal: string })[];
      finished?: boolean;
      resumed?: string;
    },
  ): string {
    const writer = new TranscriptWriter({
      name: this.#name,
      at: this.#at,
      agentId,
    });
    writer.prompt(prompt);
    this.#pad(writer);
    for (const text of texts) {
      if (typeof text === "string") writer.text(text);
      else writer.feedback(text.refusal);
    }
    if (!finished) {
      writer.toolUse(`${toolUseId}_read`, "Read", { file_path: "/x" });
    }
    if (resumed !== undefined) {
      writer.coordinator("Go on");
      writer.text(resumed);
    }
    const path =
      `${this.#folder}/${this.#name}/subagents/agent-${agentId}.jsonl`;
    this.#save(path, writer);
    this.#truth.agents++;
    Deno.writeTextFileSync(
      path.replace(".jsonl", ".meta.json"),
      JSON.stringify({
        agentType: "Explore",
        toolUseId,
        ...(finished ? { finished: true } : {}),
      }),
    );
    return path;
  }

  #background(
    tell: (notice: (status: string) => string) => void,
    { texts = [body(120)], finished = true, isRead = true }: {
      texts?: string[];
      finished?: boolean;
      /** Whether the notice stands where the harness puts notices. */
      isRead?: boolean;
    } = {},
  ): void {
    const { call, agentId } = this.#ids();
    const line = this.#main.next;
    this.#call(call, { input: { run_in_background: true } });
    this.#truth.background++;
    this.#main.toolResult(call, "Async agent launched successfully.", {
      details: { isAsync: true, status: "async_launched", agentId },
    });
    this.#agent(agentId, call, { texts, finished });
    const [ms, tokens] = [1000 + this.#roll(9000), 100 + this.#roll(900)];
    const before = this.#truth.undelivered;
    let told = false;
    tell((status) => {
      told = true;
      const result = texts.at(-1) ?? "";
      return noticeText({
        agentId,
        toolUseId: call,
        status,
        ms,
        tokens,
        ...(status === "completed" ? { result } : {}),
      });
    });
    // A notice is where the harness tells time and tokens.
    if (told && isRead) {
      this.#truth.ms += ms;
      this.#truth.tokens += tokens;
    }
    if (this.#truth.undelivered > before) {
      this.#truth.places.push(
        `undelivered ${this.#folder}/${this.#name}.jsonl:${line}`,
      );
    }
  }

  #gate(before: number, after: string | undefined, byGate = true): void {
    const first = body(before);
    const refusal = byGate
      ? "[subagent-done-gate] the marker is missing"
      : "[lint] 3 problems";
    const last = after ?? first;
    this.#truth.declared++;
    if (last.endsWith(MARKER)) this.#truth.kept++;
    else {
      this.#truth.missing++;
      this.#truth.places.push(
        `marker-missing ${this.#folder}/${this.#name}.jsonl:${this.#main.next}`,
      );
    }
    this.#foreground(last, {
      prompt: ASK,
      texts: [first, { refusal }, ...(after === undefined ? [] : [after])],
    });
    this.#truth[byGate ? "refused" : "byOtherHooks"]++;
  }

  #kinds: (() => void)[] = [
    function plain(this: SessionStory) {
      this.#foreground(body(1 + this.#roll(12_000)));
    },
    function kept(this: SessionStory) {
      this.#truth.declared++;
      this.#truth.kept++;
      this.#foreground(`${body(900)}\n${MARKER}`, { prompt: ASK });
    },
    function missing(this: SessionStory) {
      this.#truth.declared++;
      this.#truth.missing++;
      this.#truth.places.push(
        `marker-missing ${this.#folder}/${this.#name}.jsonl:${this.#main.next}`,
      );
      this.#foreground(body(700), { prompt: ASK });
    },
    function alone(this: SessionStory) {
      this.#truth.declared++;
      this.#truth.alone++;
      this.#foreground(MARKER, { prompt: ASK });
    },
    function blocked(this: SessionStory) {
      const { call } = this.#ids();
      this.#call(call);
      this.#truth.blocked++;
      const text = "PreToolUse:Agent hook error: [dispatch-sync-guard] no";
      this.#main.toolResult(call, text, { error: true, details: text });
    },
    function failed(this: SessionStory) {
      const { call } = this.#ids();
      this.#call(call);
      this.#truth.failed++;
      const text = "Agent type 'nosuch' not found. Available agents: Explore";
      this.#main.toolResult(call, text, { error: true, details: text });
    },
    function open(this: SessionStory) {
      this.#call(this.#ids().call);
      this.#truth.open++;
    },
    function teammate(this: SessionStory) {
      const { call, agentId } = this.#ids();
      this.#call(call, { input: { run_in_background: false }, blocks: false });
      this.#truth.teammate++;
      this.#main.toolResult(call, "Spawned successfully.", {
        details: { status: "teammate_spawned", agentId, name: "al" },
      });
    },
    function nested(this: SessionStory) {
      const outer = this.#ids();
      const inner = this.#ids();
      this.#call(outer.call, {
        input: { run_in_background: false },
        blocks: false,
      });
      const writer = new TranscriptWriter({
        name: this.#name,
        at: this.#at,
        agentId: outer.agentId,
      });
      writer.prompt(PLAIN);
      this.#call(inner.call, { writer, blocks: false });
      writer.toolResult(inner.call, "inner report", {
        details: {
          status: "completed",
          agentId: inner.agentId,
          content: [{ type: "text", text: "inner report" }],
        },
      });
      writer.text("outer report");
      const path =
        `${this.#folder}/${this.#name}/subagents/agent-${outer.agentId}.jsonl`;
      this.#save(path, writer);
      this.#truth.agents++;
      this.#agent(inner.agentId, inner.call, { texts: ["inner report"] });
      this.#main.toolResult(outer.call, "outer report", {
        details: {
          status: "completed",
          agentId: outer.agentId,
          content: [{ type: "text", text: "outer report" }],
        },
      });
      this.#truth.foreground += 2;
      this.#truth.nested++;
    },
    function deliveredIdle(this: SessionStory) {
      this.#background((notice) => {
        this.#main.queue("enqueue", notice("completed"));
        this.#main.queue("dequeue");
        this.#main.notice(notice("completed"));
        this.#truth.delivered++;
      });
    },
    function deliveredMidTurn(this: SessionStory) {
      this.#background((notice) => {
        const text = notice("completed");
        this.#main.queue("enqueue", text);
        this.#main.queue("remove", text, "absorbed_mid_turn");
        this.#main.attachment({ type: "queued_command", prompt: text });
        this.#truth.delivered++;
      });
    },
    function inFlight(this: SessionStory) {
      this.#background((notice) => {
        this.#main.queue("enqueue", notice("completed"));
        this.#truth.undelivered++;
      });
    },
    function pastedByThePerson(this: SessionStory) {
      this.#background((notice) => {
        this.#main.raw({
          type: "user",
          message: { role: "user", content: notice("completed") },
          origin: { kind: "human" },
        });
        this.#truth.undelivered++;
      }, { isRead: false });
    },
    function stopped(this: SessionStory) {
      this.#background((notice) => {
        this.#main.notice(notice("killed"));
        this.#truth.stopped++;
      }, { texts: [], finished: false });
    },
    function unended(this: SessionStory) {
      this.#background(() => {
        this.#truth.unended++;
      }, { texts: ["I will look"], finished: false });
    },
    function collapsed(this: SessionStory) {
      const before = 600 + this.#roll(6000);
      this.#gate(before, `Done.\n${MARKER}`);
      this.#truth.collapsed++;
      this.#truth.leftBehind++;
      this.#truth.leftBehindBytes += before;
    },
    function shrunk(this: SessionStory) {
      this.#gate(1000, `${body(500)}\n${MARKER}`);
      this.#truth.shrunk++;
    },
    function healthy(this: SessionStory) {
      const before = 20 + this.#roll(4000);
      this.#gate(before, `${body(before)}\n${MARKER}`);
      this.#truth.healthy++;
    },
    function noRewrite(this: SessionStory) {
      this.#gate(300, undefined);
      this.#truth.none++;
    },
    function otherHook(this: SessionStory) {
      this.#gate(400, `${body(450)}\n${MARKER}`, false);
    },
    function leftBehind(this: SessionStory) {
      const bytes = 500 + this.#roll(9000);
      this.#foreground("All written above.", {
        texts: [body(bytes), "All written above."],
      });
      this.#truth.leftBehind++;
      this.#truth.leftBehindBytes += bytes;
    },
    function resumed(this: SessionStory) {
      const { call, agentId } = this.#ids();
      this.#call(call, { input: { run_in_background: false }, blocks: false });
      this.#truth.foreground++;
      this.#agent(agentId, call, { texts: [body(3000)], resumed: "ok" });
      this.#main.toolResult(call, body(3000), {
        details: {
          status: "completed",
          agentId,
          content: [{ type: "text", text: body(3000) }],
        },
      });
    },
  ];
}
