/**
 * Payloads to time hooks with, and the transcripts that they name: ordinary
 * ones that pass, and the same with a megabyte of prompt or report.
 *
 * @module
 */

import { dirname, join } from "@std/path";

const PROMPT =
  `Find every place in src/queue that wakes a worker before the waiter is registered.

- Read worker.ts, waiter.ts and their tests.
- For each place give file and line, and what a lost wake-up would look like.
- Say which tests cover it and which do not.

Give the full report in your final message, then %%DONE%% on a line of its own.`;

const REPORT = `Two places found.\n\n${
  "- src/queue/worker.ts:47 wakes before the waiter is registered.\n".repeat(12)
}`;

function repeated(text: string, size: number): string {
  return size <= text.length
    ? text
    : text.repeat(Math.ceil(size / text.length)).slice(0, size);
}

const AGENT = "a95f10e1cfb891244";
const FILES_READ = 8;

/** Writes the transcript of an agent that read a few files, then reported. */
function writeTranscript(path: string, report: string): void {
  const rows: unknown[] = [
    { type: "user", message: { role: "user", content: PROMPT } },
  ];
  for (let i = 0; i < FILES_READ; i++) {
    const id = `toolu_1${i}`;
    const input = { file_path: `/src/queue/worker_${i}.ts` };
    const call = { type: "tool_use", id, name: "Read", input };
    const content = "  wake(waiter);\n".repeat(200);
    const result = { type: "tool_result", tool_use_id: id, content };
    rows.push(
      {
        type: "assistant",
        message: { id: `msg_0${i}`, role: "assistant", content: [call] },
      },
      { type: "user", message: { role: "user", content: [result] } },
    );
  }
  const text = { type: "text", text: report };
  rows.push({
    type: "assistant",
    message: { id: "msg_10", role: "assistant", content: [text] },
  });
  Deno.mkdirSync(dirname(path), { recursive: true });
  Deno.writeTextFileSync(
    path,
    rows.map((row) => `${JSON.stringify(row)}\n`).join(""),
  );
}

/**
 * The payload for a hook file; writes the transcript that it names, if any.
 *
 * @param size the length of its long text, in UTF-16 units
 */
export function payloadFor(
  file: string,
  { folder, size = 0 }: { folder: string; size?: number },
): Record<string, unknown> {
  // Each has a session of its own, since the files lie there till the end.
  const name = `${file.replace(".ts", "")}-${size}`;
  const session = join(folder, "projects", "p", name);
  const agentFile = join(session, "subagents", `agent-${AGENT}.jsonl`);
  const common = {
    session_id: "00000000-0000-4000-8000-000000000001",
    transcript_path: `${session}.jsonl`,
    cwd: folder,
    permission_mode: "default",
  };
  const tool = {
    tool_name: "Agent",
    tool_use_id: "toolu_01",
    tool_input: {
      description: "find lost wake-ups",
      prompt: repeated(PROMPT, size),
      subagent_type: "Explore",
      run_in_background: false,
    },
  };
  switch (file) {
    case "pre-dispatch.ts":
      return { ...common, hook_event_name: "PreToolUse", ...tool };
    case "dispatch-truncation-notice.ts": {
      const report = `${repeated(REPORT, size)}\n%%DONE%%`;
      writeTranscript(agentFile, report);
      return {
        ...common,
        hook_event_name: "PostToolUse",
        ...tool,
        tool_response: {
          status: "completed",
          agentId: AGENT,
          content: [{ type: "text", text: report }],
        },
      };
    }
    case "subagent-done-gate.ts": {
      const report = `${repeated(REPORT, size)}\n%%DONE%%`;
      writeTranscript(agentFile, report);
      return {
        ...common,
        hook_event_name: "SubagentStop",
        agent_id: AGENT,
        agent_type: "Explore",
        stop_hook_active: false,
        agent_transcript_path: agentFile,
        last_assistant_message: report,
      };
    }
    case "dispatch-rules-inject.ts":
      return {
        ...common,
        hook_event_name: "SubagentStart",
        agent_id: AGENT,
        agent_type: "Explore",
        padding: repeated(" ", size),
      };
    case "background-delivery-notice.ts":
      return {
        ...common,
        hook_event_name: "UserPromptSubmit",
        prompt: repeated(PROMPT, size),
      };
    case "session-start.ts":
      return {
        ...common,
        hook_event_name: "SessionStart",
        source: "startup",
        padding: repeated(" ", size),
      };
    default:
      return {
        ...common,
        hook_event_name: "Stop",
        stop_hook_active: false,
        last_assistant_message: repeated(REPORT, size),
        background_tasks: [],
      };
  }
}
