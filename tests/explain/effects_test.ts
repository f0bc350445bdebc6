/**
 * What Claude Code does with payloads of every event, as explain tells it.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { ExplainReport } from "../../lib/explain/schema.ts";
import type { Payload } from "../../lib/verdict.ts";
import { ROOT } from "../support/run_hook.ts";
import { dispatch } from "../support/worlds.ts";
import { type Around, explain } from "./explained.ts";

const FOREGROUND = { run_in_background: false };
const SESSION = "/h/.claude/projects/p/s.jsonl";
const AGENT = "/h/.claude/projects/p/s/subagents/agent-a1.jsonl";
const ASKED = "Audit src/queue. End with %%DONE%% on its own line.";
const TRANSCRIPT = `${
  JSON.stringify({ type: "user", message: { role: "user", content: ASKED } })
}\n`;

function stop(message: string, rest: Payload = {}): Payload {
  return {
    hook_event_name: "SubagentStop",
    transcript_path: SESSION,
    agent_transcript_path: AGENT,
    agent_id: "a1",
    agent_type: "general-purpose",
    stop_hook_active: false,
    last_assistant_message: message,
    ...rest,
  };
}

function result(text: string): Payload {
  return {
    hook_event_name: "PostToolUse",
    tool_name: "Agent",
    tool_input: { prompt: ASKED },
    tool_response: {
      status: "completed",
      agentId: "a1",
      content: [{ type: "text", text }],
    },
  };
}

const EFFECTS: [
  when: string,
  payload: Payload,
  effect: ExplainReport["outcome"]["effect"],
  rules: string[],
  around?: Around,
][] = [
  ["the field is left out", dispatch({}), "call-denied", ["SYNC-OMITTED"]],
  ["all is well", dispatch(FOREGROUND), "call-runs", []],
  [
    "the run is remote",
    dispatch({ isolation: "remote", ...FOREGROUND }),
    "call-denied",
    ["SYNC-REMOTE"],
  ],
  [
    "two guards object",
    dispatch({ prompt: "Fix src/a.ts.", subagent_type: "Explore" }),
    "call-denied",
    ["SYNC-OMITTED", "CAP-BEYOND-READONLY"],
  ],
  [
    "trial mode is on",
    dispatch({}),
    "call-runs",
    ["SYNC-OMITTED"],
    { env: { DISPATCH_MODE: "warn" } },
  ],
  [
    "repair is on",
    dispatch({}),
    "call-changed",
    ["SYNC-REPAIRED"],
    { env: { DISPATCH_SYNC_REPAIR: "1" } },
  ],
  [
    "the hatch is open",
    dispatch({}),
    "call-runs",
    [],
    { env: { ALLOW_BACKGROUND_DISPATCH: "1" } },
  ],
  [
    "another tool is used",
    dispatch({}, { tool_name: "Bash" }),
    "call-runs",
    [],
  ],
  [
    "a subagent starts",
    { hook_event_name: "SubagentStart", agent_type: "Explore" },
    "subagent-starts",
    ["RULES-INJECTED"],
  ],
  [
    "a stub lacks the marker",
    stop("Done."),
    "subagent-continues",
    ["GATE-UNMARKED-STUB"],
    { files: { [AGENT]: TRANSCRIPT } },
  ],
  [
    "a long report lacks the marker",
    stop("finding ".repeat(200)),
    "subagent-stops",
    ["GATE-UNMARKED-LONG"],
    { files: { [AGENT]: TRANSCRIPT } },
  ],
  [
    "the report was sent back once",
    stop("Done.", { stop_hook_active: true }),
    "subagent-stops",
    [],
    { files: { [AGENT]: TRANSCRIPT } },
  ],
  [
    "the result lacks the marker",
    result("Now let me write the tests:"),
    "result-delivered",
    ["NOTICE-MARKER-MISSING"],
  ],
  [
    "a person writes",
    { hook_event_name: "UserPromptSubmit", prompt: "hi" },
    "prompt-delivered",
    [],
  ],
  [
    "a terminal session starts without the setting",
    { hook_event_name: "SessionStart", source: "startup", cwd: "/p" },
    "session-starts",
    ["PREFLIGHT-NO-FOREGROUND"],
    { env: { CLAUDE_CODE_ENTRYPOINT: "cli" } },
  ],
  [
    "a turn ends",
    { hook_event_name: "Stop", transcript_path: SESSION },
    "turn-ends",
    [],
  ],
];

for (const [when, payload, effect, rules, around] of EFFECTS) {
  Deno.test(`explainPayload() says ${effect} when ${when}`, async () => {
    const report = await explain(payload, around);
    assertEquals(report.outcome.effect, effect);
    assertEquals(
      report.guards.flatMap(({ rule }) => rule?.id ?? []),
      rules,
    );
    assertEquals(
      report.outcome.blocked,
      effect === "call-denied" || effect === "subagent-continues",
    );
    ExplainReport.parse(report);
  });
}

Deno.test("explainPayload() has a page for every rule that it names", async () => {
  const pages = Deno.readTextFileSync(
    join(ROOT, "skills/subagent-dispatch/references/rules.md"),
  );
  for (const [, payload, , rules, around] of EFFECTS) {
    const { guards } = await explain(payload, around);
    for (const { rule } of guards) {
      if (rule === null) continue;
      assert(rules.includes(rule.id));
      assert(pages.includes(`\n## ${rule.id}\n`), rule.id);
    }
  }
});
