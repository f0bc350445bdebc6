/**
 * Text of a payload that would act on a terminal, or read as something else.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { runExplain } from "./command.ts";
import { actsOnTerminal } from "./terminal.ts";

const EVIL =
  "\x1b]0;owned\x07\x1b[2J\x1b[31m\u009b31m\r\b\x7f\u202eevil\u2066\u200f\u200b\u2028\ufeff\u{e0041}\ud800";
const input = {
  prompt: `${EVIL} Fix ${EVIL} src/a.ts and run the tests.\n> ${EVIL}`,
  description: EVIL,
  subagent_type: `Explore${EVIL}`,
  model: `haiku${EVIL}`,
  name: `n${EVIL}`,
  run_in_background: EVIL,
  isolation: EVIL,
  [EVIL]: EVIL,
};

const PAYLOADS: Record<string, unknown>[] = [
  { tool_name: "Agent", tool_input: input, cwd: `/tmp/${EVIL}` },
  { tool_name: "Agent", tool_input: { ...input, name: "" }, agent_id: EVIL },
  {
    tool_name: "Agent",
    tool_input: input,
    tool_response: {
      status: "completed",
      agentId: EVIL,
      content: [{ type: "text", text: `API Error: ${EVIL}` }],
    },
  },
  {
    hook_event_name: "SubagentStop",
    agent_type: EVIL,
    agent_id: EVIL,
    last_assistant_message: EVIL,
  },
  {
    hook_event_name: "UserPromptSubmit",
    prompt:
      `<task-notification><task-id>${EVIL}</task-id><status>failed</status><summary>${EVIL}</summary><result>${EVIL}</result></task-notification>`,
  },
  { hook_event_name: "SessionStart", source: "startup", cwd: EVIL },
  { hook_event_name: `Stop${EVIL}` },
];

for (const payload of PAYLOADS) {
  for (const json of [false, true]) {
    const what = `${payload["hook_event_name"] ?? payload["tool_name"]}`
      .replace(/[^A-Za-z]/g, "").slice(0, 20);
    const keys = Object.keys(payload).length;
    const form = json ? "as JSON" : "as text";
    Deno.test(`explain prints nothing that acts on a terminal when ${what} (${keys} fields) is hostile, ${form}`, async () => {
      const ran = await runExplain(json ? ["-", "--json"] : ["-"], {
        stdin: JSON.stringify(payload),
        env: { DISPATCH_LANG: EVIL.replaceAll("\0", "") },
      });
      assert([0, 2, 64].includes(ran.code));
      assertEquals(actsOnTerminal(ran.stdout + ran.stderr), []);
      assert(!ran.stderr.includes("    at "), ran.stderr);
      if (json && ran.code !== 64) JSON.parse(ran.stdout);
    });
  }
}

Deno.test("explain cleans its own arguments when they are hostile", async () => {
  for (
    const args of [
      ["--prompt", EVIL, "--type", EVIL, "--name", EVIL, "--model", EVIL],
      ["--env", `X${EVIL}`, "--prompt", "x"],
      ["--env", `DISPATCH_MODE=${EVIL}`, "--prompt", "x"],
      ["--lang", EVIL, "--prompt", "x"],
      [EVIL],
      [`--${EVIL}`],
    ]
  ) {
    const ran = await runExplain(args.map((arg) => arg.toWellFormed()));
    assertEquals(actsOnTerminal(ran.stdout + ran.stderr), []);
    assert([0, 2, 64].includes(ran.code));
  }
});

Deno.test("explain answers soon when the task is huge", async () => {
  for (const prompt of ["fix it. ".repeat(200_000), "x".repeat(1_500_000)]) {
    const start = performance.now();
    const ran = await runExplain(["-"], {
      stdin: JSON.stringify({ tool_name: "Agent", tool_input: { prompt } }),
    });
    assertEquals(ran.code, 2);
    assert(performance.now() - start < 3000);
    assert(ran.stdout.length < 30_000, `${ran.stdout.length}`);
  }
});
