/**
 * What explainPayload() says about payloads of every event.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { eventOf } from "../../lib/explain/event_of.ts";
import { explainPayload } from "../../lib/explain/report.ts";
import { ExplainReport } from "../../lib/explain/schema.ts";
import { memoryFiles } from "../../lib/files_in_memory.ts";
import type { Payload } from "../../lib/verdict.ts";
import { ROOT } from "../support/run_hook.ts";
import { dispatch } from "../support/worlds.ts";

interface Around {
  env?: Record<string, string>;
  files?: Record<string, string>;
}

async function explain(
  payload: Payload,
  { env = {}, files = {} }: Around = {},
) {
  const found = eventOf(payload);
  assert("event" in found, JSON.stringify(found));
  return await explainPayload(payload, {
    event: found.event,
    around: { env, files: memoryFiles(files) },
  });
}

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
    "two guards object",
    dispatch({ isolation: "remote", ...FOREGROUND, name: "" }),
    "call-denied",
    ["SYNC-REMOTE"],
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

Deno.test("explainPayload() names the deciding step last when a guard blocks", async () => {
  const { guards } = await explain(dispatch({ run_in_background: true }));
  const sync = guards.find(({ guard }) => guard === "dispatch-sync-guard");
  assertEquals(sync?.steps.map(({ step }) => step), [
    "6",
    "7",
    "8",
    "8b",
    "9",
    "10",
  ]);
  assertEquals(
    sync?.rule?.page,
    "skills/subagent-dispatch/references/rules.md#sync-background",
  );
});

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

Deno.test("explainPayload() recommends a call that passes when it blocks one", async () => {
  const report = await explain(
    dispatch({ name: "scout" }),
  );
  assert(report.outcome.blocked && report.redispatch !== null);
  assertEquals(report.redispatch.outcome.blocked, false);
  assert(!("name" in report.redispatch.input));
  const changes = report.redispatch.changes.map(({ field, action }) =>
    `${action} ${field}`
  );
  assertEquals(changes, ["drop name", "set run_in_background"]);
});

Deno.test("explainPayload() recommends nothing when only a setting helps", async () => {
  const env = { CLAUDE_CODE_ENTRYPOINT: "cli" };
  const report = await explain(dispatch({}), { env });
  assert(report.outcome.blocked);
  assertEquals(report.redispatch, null);
});

Deno.test("explainPayload() lists only variables that a guard asked for", async () => {
  const env = {
    CLAUDE_CODE_ENTRYPOINT: "sdk-cli",
    ANTHROPIC_API_KEY: "secret",
    HOME: "/h",
  };
  const { variables } = await explain(dispatch({}), { env });
  assertEquals(variables["CLAUDE_CODE_ENTRYPOINT"], "sdk-cli");
  assert(!("ANTHROPIC_API_KEY" in variables));
});

Deno.test("explainPayload() keeps the schema for every recorded payload", async () => {
  const folder = join(ROOT, "tests/fixtures/payloads");
  let explained = 0;
  for (const { name } of Deno.readDirSync(folder)) {
    if (!name.endsWith(".json")) continue;
    const payload = JSON.parse(Deno.readTextFileSync(join(folder, name)));
    if (!("event" in eventOf(payload))) continue;
    const report = await explain(payload);
    ExplainReport.parse(JSON.parse(JSON.stringify(report)));
    explained += 1;
  }
  assert(explained > 30, `${explained}`);
});

const EVENT_GUESSES: [Payload, unknown][] = [
  [{ tool_name: "Agent", tool_input: {} }, { event: "PreToolUse" }],
  [{ tool_name: "Task", tool_response: "x" }, { event: "PostToolUse" }],
  [{ agent_transcript_path: "/x" }, { event: "SubagentStop" }],
  [{ prompt: "x" }, { event: "UserPromptSubmit" }],
  [{ hook_event_name: "SessionEnd" }, { other: "SessionEnd" }],
  [{ hook_event_name: 7 }, { unknown: true }],
  [{}, { unknown: true }],
];

for (const [payload, found] of EVENT_GUESSES) {
  Deno.test(`eventOf() is ${JSON.stringify(found)} when given ${JSON.stringify(payload)}`, () => {
    assertEquals(eventOf(payload), found as ReturnType<typeof eventOf>);
  });
}
