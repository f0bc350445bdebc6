/**
 * What an explanation holds: steps, recommendation, variables, schema.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { eventOf } from "../../lib/explain/event_of.ts";
import { ExplainReport } from "../../lib/explain/schema.ts";
import type { Payload } from "../../lib/verdict.ts";
import { ROOT } from "../support/run_hook.ts";
import { dispatch } from "../support/worlds.ts";
import { explain } from "./explained.ts";

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
  for (const input of [{}, { name: "scout" }]) {
    const report = await explain(dispatch(input), { env });
    assert(report.outcome.blocked);
    assertEquals(report.redispatch, null);
    const sync = report.guards.find(({ guard }) =>
      guard === "dispatch-sync-guard"
    );
    assertEquals([sync?.rule?.id, sync?.steps.at(-1)?.finding], [
      "SYNC-NO-FIELD",
      "no such field in this session",
    ]);
    const ahead = sync?.steps.some(({ step }) => step === "ahead");
    assertEquals(ahead, "name" in input);
  }
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
