/**
 * A subagent's last message as the hooks see it: at its end, as the result of
 * a foreground dispatch, and as a background notice.
 *
 * @module
 */

import { FINALIZATION_LINE } from "../../lib/finalization.ts";
import type { Guard, Payload } from "../../lib/verdict.ts";
import { PROJECT } from "./example_world.ts";

const SESSION = "/home/user/.claude/projects/p/s";
const AGENT_ID = "a91a6c2f0d3e4b5a6";
const CALL_ID = "toolu_01Example";
const PROMPT = `Review src/session/.\n\n${FINALIZATION_LINE.en}`;

const COMMON = {
  session_id: "s",
  transcript_path: `${SESSION}.jsonl`,
  cwd: PROJECT,
};

/** The payload in which a guard of this event meets the message. */
export function reportPayload(
  event: Guard["event"],
  message: string,
): Payload {
  switch (event) {
    case "SubagentStop":
      return {
        ...COMMON,
        hook_event_name: event,
        stop_hook_active: false,
        agent_id: AGENT_ID,
        agent_type: "general-purpose",
        agent_transcript_path: `${SESSION}/subagents/agent-${AGENT_ID}.jsonl`,
        last_assistant_message: message,
        background_tasks: [],
      };
    case "PostToolUse":
      return {
        ...COMMON,
        hook_event_name: event,
        tool_name: "Agent",
        tool_use_id: CALL_ID,
        tool_input: {
          description: "Review",
          prompt: PROMPT,
          run_in_background: false,
        },
        tool_response: {
          status: "completed",
          prompt: PROMPT,
          agentId: AGENT_ID,
          agentType: "general-purpose",
          content: [{ type: "text", text: message }],
          totalToolUseCount: 3,
        },
      };
    case "UserPromptSubmit":
      return {
        ...COMMON,
        hook_event_name: event,
        prompt: [
          "<task-notification>",
          `<task-id>${AGENT_ID}</task-id>`,
          `<tool-use-id>${CALL_ID}</tool-use-id>`,
          "<status>completed</status>",
          '<summary>Agent "Review" finished</summary>',
          `<result>${escaped(message)}</result>`,
          "</task-notification>",
        ].join("\n"),
      };
    default:
      throw new TypeError(`No report passes through "${event}"`);
  }
}

/** The transcripts that belong to these payloads, by path. */
export function reportFiles(message: string): Record<string, string> {
  const rows = [
    { type: "user", message: { role: "user", content: PROMPT } },
    {
      type: "assistant",
      message: {
        role: "assistant",
        content: [{ type: "text", text: message }],
      },
    },
  ].map((row) =>
    JSON.stringify({ isSidechain: true, agentId: AGENT_ID, ...row })
  );
  const stem = `${SESSION}/subagents/agent-${AGENT_ID}`;
  return {
    [`${SESSION}.jsonl`]: "",
    [`${stem}.jsonl`]: `${rows.join("\n")}\n`,
    [`${stem}.meta.json`]: JSON.stringify({
      agentType: "general-purpose",
      description: "Review",
      toolUseId: CALL_ID,
      spawnDepth: 1,
      finished: true,
    }),
  };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(
    ">",
    "&gt;",
  );
}
