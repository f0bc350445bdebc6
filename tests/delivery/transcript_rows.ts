/**
 * Transcripts written for tests, with the rows that Claude Code writes.
 *
 * @module
 */

/** A record of a transcript. */
export type Row = Record<string, unknown>;

/** How a line is written: compact, or with a blank after `:` and `,`. */
export type Spacing = "compact" | "spaced";

/** The rows as a file; every line ends with a line feed. */
export function fileOf(rows: Row[], spacing: Spacing = "compact"): string {
  return rows.map((row) => `${lineOf(row, spacing)}\n`).join("");
}

function lineOf(row: Row, spacing: Spacing): string {
  const text = JSON.stringify(row, null, spacing === "spaced" ? 1 : 0);
  // Line ends inside of texts are escaped, so only the layout is touched.
  return text.replaceAll(/\n\s*/g, " ");
}

/** What the dispatcher or a person wrote. */
export function prompt(content: unknown, extra: Row = {}): Row {
  return { type: "user", message: { role: "user", content }, ...extra };
}

/** One block of an answer. */
export function says(text: string, id?: string): Row {
  return answer([{ type: "text", text }], id);
}

/** An answer with any blocks. */
export function answer(content: unknown, id?: string): Row {
  return {
    type: "assistant",
    message: {
      role: "assistant",
      content,
      ...(id === undefined ? {} : { id }),
    },
  };
}

/** A tool call of an agent. */
export function calls(name: string, input: Row, id = "toolu_x"): Row {
  return answer([{ type: "tool_use", id, name, input }]);
}

/** A tool's result, with what the harness keeps about it. */
export function returned(id: string, outcome: Row | undefined): Row {
  const content = [{ tool_use_id: id, type: "tool_result", content: "ok" }];
  return {
    ...prompt(content),
    ...(outcome === undefined ? {} : { toolUseResult: outcome }),
  };
}

/** What our gate said to an agent. */
export function sentBack(): Row {
  const text =
    "Stop hook feedback:\n[deno run hooks/subagent-done-gate.ts]: [subagent-done-gate] Your final message lacks %%DONE%%.";
  return prompt(text, { isMeta: true, rowSource: "hook", hookText: true });
}

/** The message by which a dispatcher resumes an agent. */
export function resumes(text: string): Row {
  const content =
    `The coordinator sent a message while you were working:\n${text}\n\nAddress this before completing your current task.`;
  return prompt(content, { isMeta: true, origin: { kind: "coordinator" } });
}

/** A notification as it stands in a prompt. */
export function notice(
  { task, call, status = "completed", summary, result }: {
    task: string;
    call: string;
    status?: string;
    summary?: string;
    result?: string;
  },
): string {
  const end = status === "killed" ? "was stopped by Claude" : "finished";
  const escaped = result?.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
  return [
    "<task-notification>",
    `<task-id>${task}</task-id>`,
    `<tool-use-id>${call}</tool-use-id>`,
    `<status>${status}</status>`,
    `<summary>${summary ?? `Agent "d" ${end}`}</summary>`,
    ...(escaped === undefined ? [] : [`<result>${escaped}</result>`]),
    "</task-notification>",
  ].join("\n");
}

/** A row of the queue. */
export function queue(operation: string, content?: string, extra: Row = {}) {
  return {
    type: "queue-operation",
    operation,
    ...(content === undefined ? {} : { content }),
    ...extra,
  };
}

/** A notification delivered while the session was idle. */
export function deliveredIdle(text: string): Row {
  return prompt(text, { origin: { kind: "task-notification" } });
}

/** A notification delivered in the middle of a turn. */
export function deliveredMidTurn(text: string): Row {
  return {
    type: "attachment",
    attachment: {
      type: "queued_command",
      prompt: text,
      commandMode: "task-notification",
      origin: { kind: "task-notification" },
    },
  };
}

/** The row that a hook's additional context leaves. */
export function told(text: string, event = "Stop"): Row {
  return {
    type: "attachment",
    attachment: {
      type: "hook_additional_context",
      content: [text],
      hookName: event,
      hookEvent: event,
    },
  };
}
