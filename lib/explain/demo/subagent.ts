/**
 * An invented subagent: what it writes goes into its transcript, and its end
 * makes the payloads that Claude Code would hand to the hooks.
 *
 * @module
 */

import type { Payload } from "../../verdict.ts";
import type { Stage } from "./stage.ts";

/** What starts a subagent. */
export interface Start {
  id: string;
  type: string;
  prompt: string;
  inBackground: boolean;
}

/** One subagent of the session. */
export class Subagent {
  readonly #stage: Stage;
  readonly #start: Start;
  #last = "";

  constructor(stage: Stage, start: Start) {
    this.#stage = stage;
    this.#start = start;
    this.#sidecar(false);
    this.#record({
      type: "user",
      message: { role: "user", content: start.prompt },
    });
  }

  get #stem(): string {
    return `${
      this.#stage.session.slice(0, -".jsonl".length)
    }/subagents/agent-${this.#start.id}`;
  }

  get #call(): string {
    return `toolu_demo_${this.#start.id}`;
  }

  #record(row: Record<string, unknown>): void {
    const { id } = this.#start;
    this.#stage.record(`${this.#stem}.jsonl`, {
      isSidechain: true,
      agentId: id,
      ...row,
    });
  }

  #sidecar(finished: boolean): void {
    const { type, inBackground } = this.#start;
    this.#stage.write(
      `${this.#stem}.meta.json`,
      JSON.stringify({
        agentType: type,
        toolUseId: this.#call,
        requestShape: inBackground ? "background" : "foreground",
        ...(finished && { finished }),
      }),
    );
  }

  get #common(): Payload {
    const { session, project } = this.#stage;
    return { transcript_path: session, cwd: project };
  }

  /** Writes a message. */
  writes(text: string): void {
    this.#last = text;
    this.#record({
      type: "assistant",
      message: { role: "assistant", content: [{ type: "text", text }] },
    });
  }

  /** Runs a command, and reads what came of it. */
  usesATool(): void {
    const id = `toolu_demo_bash_${this.#start.id}`;
    const name = "Bash";
    const input = { command: "git status --short" };
    this.#record({
      type: "assistant",
      message: {
        role: "assistant",
        content: [{ type: "tool_use", id, name, input }],
      },
    });
    this.#record({
      type: "user",
      message: {
        role: "user",
        content: [{ type: "tool_result", tool_use_id: id, content: "" }],
      },
    });
  }

  /** Reads what a hook said when it sent the message back. */
  isTold(text: string): void {
    this.#record({
      type: "user",
      isMeta: true,
      rowSource: "hook",
      message: { role: "user", content: `Stop hook feedback:\n${text}` },
    });
  }

  /** SubagentStart. */
  starts(): Payload {
    const { id, type } = this.#start;
    return {
      ...this.#common,
      hook_event_name: "SubagentStart",
      agent_id: id,
      agent_type: type,
    };
  }

  /** SubagentStop, with the last message. */
  stops({ again }: { again: boolean }): Payload {
    const { id, type } = this.#start;
    this.#sidecar(true);
    return {
      ...this.#common,
      hook_event_name: "SubagentStop",
      agent_id: id,
      agent_type: type,
      agent_transcript_path: `${this.#stem}.jsonl`,
      stop_hook_active: again,
      last_assistant_message: this.#last,
    };
  }

  /** PostToolUse: the last message is the result of the call. */
  reports(): Payload {
    const { id, type, prompt } = this.#start;
    return {
      ...this.#common,
      hook_event_name: "PostToolUse",
      tool_name: "Agent",
      tool_input: {
        description: "demo",
        prompt,
        subagent_type: type,
        run_in_background: false,
      },
      tool_response: {
        status: "completed",
        prompt,
        agentId: id,
        agentType: type,
        content: [{ type: "text", text: this.#last }],
      },
      tool_use_id: this.#call,
    };
  }

  /** UserPromptSubmit: the notification of a background subagent. */
  notifies(): Payload {
    const { id } = this.#start;
    const result = this.#last.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    return {
      ...this.#common,
      hook_event_name: "UserPromptSubmit",
      prompt:
        `<task-notification>\n<task-id>${id}</task-id>\n<tool-use-id>${this.#call}</tool-use-id>\n<status>completed</status>\n<summary>Agent "demo" finished</summary>\n<result>${result}</result>\n</task-notification>`,
    };
  }

  /** The main session's transcript says that it runs in the background. */
  isLaunched(): void {
    this.#stage.record(this.#stage.session, {
      type: "user",
      message: {
        role: "user",
        content: [{
          type: "tool_result",
          tool_use_id: this.#call,
          content: [{ type: "text", text: "Async agent launched." }],
        }],
      },
      toolUseResult: { status: "async_launched", agentId: this.#start.id },
    });
  }

  /** Stop of the main session, which this subagent no longer keeps busy. */
  mainSessionStops(): Payload {
    return {
      ...this.#common,
      hook_event_name: "Stop",
      stop_hook_active: false,
      background_tasks: [],
    };
  }
}
