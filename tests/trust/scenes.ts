/**
 * Every registered hook with a payload that makes it look at all it may look
 * at, and the answer that it owes. The same scenes are judged under abuse of
 * the environment, under other versions of Deno, and with every access noted.
 *
 * @module
 */

import { dirname, join } from "@std/path";
import type { Payload } from "../../lib/verdict.ts";
import { notice } from "../delivery/transcript_rows.ts";
import { ASKS, filesOf, REPORT } from "./stage_files.ts";

/** A payload for a hook, and what the hook has to answer. */
export interface Scene {
  name: string;
  file: string;
  payload: Payload;
  /** In the words of `answerKind()`. */
  expected: string;
  env?: Record<string, string>;
}

/** A folder with a home, a project and a session, and the scenes in it. */
export interface Stage {
  root: string;
  home: string;
  project: string;
  scenes: Scene[];
}

function dispatch(cwd: string, input: Payload): Payload {
  return {
    hook_event_name: "PreToolUse",
    tool_name: "Agent",
    cwd,
    tool_input: { description: "d", run_in_background: false, ...input },
  };
}

/** Writes the stage's files under `root`. */
export function makeStage(root: string): Stage {
  const home = join(root, "home");
  const project = join(root, "home", "src", "shop");
  for (const [path, text] of Object.entries(filesOf(home, project))) {
    Deno.mkdirSync(dirname(path), { recursive: true });
    Deno.writeTextFileSync(path, text);
  }
  const session = join(home, ".claude/projects/p/s.jsonl");
  return { root, home, project, scenes: scenesAt({ project, session }) };
}

/** The scenes of a project and a session. */
export function scenesAt(
  { project, session }: { project: string; session: string },
): Scene[] {
  const pre = (name: string, expected: string, input: Payload): Scene => ({
    name,
    file: "pre-dispatch.ts",
    payload: { ...dispatch(project, input), transcript_path: session },
    expected,
  });
  const after = (file: string, expected: string, payload: Payload): Scene => ({
    name: file,
    file,
    payload: { transcript_path: session, cwd: project, ...payload },
    expected,
  });
  const stop = (agent: string, last_assistant_message: string): Payload => ({
    hook_event_name: "SubagentStop",
    agent_id: agent,
    last_assistant_message,
  });
  return [
    pre("an ordinary dispatch", "pass", {
      prompt: "Map the queue.",
      subagent_type: "Explore",
    }),
    pre("the background", "block", {
      prompt: "Map the queue.",
      run_in_background: true,
    }),
    pre("a reader who is to write", "block", {
      prompt: "Fix src/total.ts and run the tests.",
      subagent_type: "reader",
    }),
    pre("a reader who is to write, in Chinese", "block", {
      prompt: "修复 src/total.ts 里的舍入错误，并跑通单元测试。",
      subagent_type: "Explore",
    }),
    pre("a name of no role", "block", {
      prompt: "Map the queue.",
      subagent_type: "Explore",
      name: "scout",
    }),
    pre("an unknown type", "context", {
      prompt: "Map the queue.",
      subagent_type: "raeder",
    }),
    after("dispatch-rules-inject.ts", "context", {
      hook_event_name: "SubagentStart",
      agent_id: "a1",
      agent_type: "Explore",
    }),
    after("subagent-done-gate.ts", "block", stop("astub", "Done.")),
    after(
      "subagent-done-gate.ts",
      "pass",
      stop("astub", `${REPORT}\n%%DONE%%`),
    ),
    after("dispatch-truncation-notice.ts", "context", {
      hook_event_name: "PostToolUse",
      tool_name: "Agent",
      tool_use_id: "toolu_left",
      tool_input: { prompt: ASKS },
      tool_response: {
        status: "completed",
        agentId: "aleft",
        prompt: ASKS,
        content: [{ type: "text", text: "See above." }],
      },
    }),
    after("background-delivery-notice.ts", "context", {
      hook_event_name: "UserPromptSubmit",
      prompt: notice({ task: "aleft", call: "toolu_left", result: "See it." }),
    }),
    after("stop.ts", "context", {
      hook_event_name: "Stop",
      stop_hook_active: false,
      background_tasks: [],
    }),
    {
      ...after("session-start.ts", "context", {
        hook_event_name: "SessionStart",
        source: "startup",
      }),
      env: { DISPATCH_MODE: "warn", DISPATCH_AGENT_CATALOG: "1" },
    },
  ];
}
