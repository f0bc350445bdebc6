/**
 * Builds transcript rows of the recorded shapes (Claude Code 2.1.332).
 *
 * @module
 */

type Row = Record<string, unknown>;

/** Writes the rows of one transcript, keeping count of lines. */
export class TranscriptWriter {
  readonly lines: string[] = [];
  #agentId: string | undefined;
  #entrypoint: string;
  #serial = 0;
  #at: number;
  #name: string;

  constructor(
    { name, at, agentId, entrypoint = "sdk-cli" }: {
      name: string;
      at: number;
      agentId?: string;
      entrypoint?: string;
    },
  ) {
    this.#name = name;
    this.#at = at;
    this.#agentId = agentId;
    this.#entrypoint = entrypoint;
  }

  /** The number that the next line will have. */
  get next(): number {
    return this.lines.length + 1;
  }

  raw(row: Row): void {
    this.lines.push(JSON.stringify(row));
  }

  #row(row: Row): void {
    this.raw({
      parentUuid: null,
      isSidechain: this.#agentId !== undefined,
      ...(this.#agentId === undefined ? {} : { agentId: this.#agentId }),
      ...row,
      uuid: `${this.#name}-${++this.#serial}`,
      timestamp: new Date(this.#at += 1000).toISOString(),
      userType: "external",
      entrypoint: this.#entrypoint,
      cwd: "/home/u/proj",
      sessionId: this.#name,
      version: "2.1.332",
      gitBranch: "main",
    });
  }

  prompt(text: string): void {
    this.#row({ type: "user", message: { role: "user", content: text } });
  }

  assistant(block: Row, stop = "end_turn"): void {
    this.#row({
      message: {
        id: `msg_${this.#serial}`,
        type: "message",
        role: "assistant",
        model: "claude-opus-5-5",
        content: [block],
        stop_reason: stop,
        usage: { input_tokens: 10, output_tokens: 10 },
      },
      type: "assistant",
    });
  }

  text(text: string, stop?: string): void {
    this.assistant({ type: "text", text }, stop);
  }

  toolUse(id: string, name: string, input: Row): void {
    this.assistant({ type: "tool_use", id, name, input }, "tool_use");
  }

  toolResult(
    id: string,
    content: unknown,
    { details, error = false }: { details?: unknown; error?: boolean } = {},
  ): void {
    this.#row({
      type: "user",
      message: {
        role: "user",
        content: [{
          tool_use_id: id,
          type: "tool_result",
          content,
          ...(error ? { is_error: true } : {}),
        }],
      },
      ...(details === undefined ? {} : { toolUseResult: details }),
    });
  }

  attachment(attachment: Row): void {
    this.#row({ attachment, type: "attachment" });
  }

  notice(text: string): void {
    this.#row({
      type: "user",
      message: { role: "user", content: text },
      origin: { kind: "task-notification", producer: "session-task" },
    });
  }

  queue(operation: string, content?: string, reason?: string): void {
    this.raw({
      type: "queue-operation",
      operation,
      timestamp: new Date(this.#at).toISOString(),
      sessionId: this.#name,
      ...(content === undefined ? {} : { content }),
      ...(reason === undefined ? {} : { reason }),
    });
  }

  feedback(text: string): void {
    this.#row({
      type: "user",
      message: { role: "user", content: `Stop hook feedback:\n${text}` },
      isMeta: true,
      rowSource: "hook",
    });
  }

  coordinator(text: string): void {
    const content =
      `The coordinator sent a message while you were working:\n${text}`;
    this.#row({
      type: "user",
      message: { role: "user", content },
      isMeta: true,
      origin: { kind: "coordinator" },
    });
  }
}

/** The notice of an agent that ended. */
export function noticeText(
  { agentId, toolUseId, status, result, ms, tokens }: {
    agentId: string;
    toolUseId: string;
    status: string;
    result?: string;
    ms: number;
    tokens: number;
  },
): string {
  const escaped = result?.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
  return [
    "<task-notification>",
    `<task-id>${agentId}</task-id>`,
    `<tool-use-id>${toolUseId}</tool-use-id>`,
    `<status>${status}</status>`,
    `<summary>Agent "x" ended</summary>`,
    ...(escaped === undefined ? [] : [`<result>${escaped}</result>`]),
    `<usage><subagent_tokens>${tokens}</subagent_tokens>` +
    `<tool_uses>0</tool_uses><duration_ms>${ms}</duration_ms></usage>`,
    "</task-notification>",
  ].join("\n");
}
