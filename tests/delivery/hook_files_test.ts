import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { dirname, join } from "@std/path";
import { ROOT, runHookFile } from "../support/run_hook.ts";
import { makeSession } from "./session_maker.ts";
import {
  fileOf,
  notice,
  prompt,
  type Row,
  says,
  sentBack,
} from "./transcript_rows.ts";

const ASKS = "Audit src/. Full report, then a last line: %%DONE%%";
const REPORT = "Two findings: a.ts:4 and b.ts:9, both under the lock.";

async function inSession(
  rows: Row[],
  run: (paths: { session: string; agent: string }) => Promise<void>,
): Promise<void> {
  const root = await Deno.makeTempDir({ prefix: "dispatch-delivery-" });
  const session = join(root, "s.jsonl");
  const agent = join(root, "s/subagents/agent-a1.jsonl");
  try {
    await Deno.mkdir(dirname(agent), { recursive: true });
    await Deno.writeTextFile(agent, fileOf(rows));
    await Deno.writeTextFile(session, fileOf([prompt("go")]));
    await run({ session, agent });
  } finally {
    await Deno.remove(root, { recursive: true });
  }
}

Deno.test("subagent-done-gate.ts exits 2 with its text on stderr alone", async () => {
  await inSession([prompt(ASKS)], async ({ session, agent }) => {
    const stdin = {
      hook_event_name: "SubagentStop",
      transcript_path: session,
      agent_transcript_path: agent,
      agent_id: "a1",
      last_assistant_message: "Done.",
    };
    const blocked = await runHookFile("subagent-done-gate.ts", { stdin });
    assertEquals([blocked.code, blocked.stdout], [2, ""]);
    assert(blocked.stderr.startsWith("[subagent-done-gate] "));
    const long = await runHookFile("subagent-done-gate.ts", {
      stdin: { ...stdin, last_assistant_message: "x".repeat(600) },
    });
    assertEquals(Object.keys(JSON.parse(long.stdout)), ["systemMessage"]);
    for (
      const [hatch, kept] of [
        ["ALLOW_UNMARKED_FINAL", 0],
        ["ALLOW_TRUNCATED_DELIVERABLE", 2],
        ["ALLOW_NO_RECOVERY", 2],
      ] as const
    ) {
      const env = { [hatch]: "1" };
      const ran = await runHookFile("subagent-done-gate.ts", { stdin, env });
      assertEquals([ran.code, ran.stdout], [kept, ""], hatch);
    }
    for (const value of ["true", "0", " 1", "yes"]) {
      const env = { ALLOW_UNMARKED_FINAL: value };
      const ran = await runHookFile("subagent-done-gate.ts", { stdin, env });
      assertEquals(ran.code, 2, value);
    }
    const traced = await runHookFile("subagent-done-gate.ts", {
      stdin,
      env: { ALLOW_UNMARKED_FINAL: "1", DISPATCH_TRACE: "1" },
    });
    assertStringIncludes(traced.stderr, "[GATE-BYPASS]");
  });
});

Deno.test("dispatch-truncation-notice.ts tells and appends in one document", async () => {
  const rows = [
    prompt(ASKS),
    says(REPORT, "m1"),
    sentBack(),
    says("See above", "m2"),
  ];
  await inSession(rows, async ({ session }) => {
    const response = {
      status: "completed",
      agentId: "a1",
      prompt: ASKS,
      content: [{ type: "text", text: "See above" }],
    };
    const stdin = {
      hook_event_name: "PostToolUse",
      transcript_path: session,
      tool_name: "Agent",
      tool_input: { prompt: ASKS },
      tool_response: response,
    };
    const answer = async (env: Record<string, string>) => {
      const ran = await runHookFile("dispatch-truncation-notice.ts", {
        stdin,
        env,
      });
      assertEquals([ran.code, ran.stderr], [0, ""]);
      return ran.stdout === "" ? {} : JSON.parse(ran.stdout).hookSpecificOutput;
    };
    const both = await answer({});
    assertEquals(both.hookEventName, "PostToolUse");
    assertStringIncludes(
      both.additionalContext,
      "[dispatch-truncation-notice]",
    );
    assertStringIncludes(both.additionalContext, "[dispatch-recovery]");
    const { content, ...rest } = both.updatedToolOutput;
    const { content: before, ...same } = response;
    assertEquals([rest, content[0]], [same, before[0]]);
    assertStringIncludes(content[1].text, `\n  ${REPORT}`);

    const noNotice = await answer({ ALLOW_TRUNCATED_DELIVERABLE: "1" });
    assert(!noNotice.additionalContext.includes("dispatch-truncation-notice"));
    assertEquals(noNotice.updatedToolOutput, both.updatedToolOutput);
    const noRecovery = await answer({ ALLOW_NO_RECOVERY: "1" });
    assertEquals(noRecovery.updatedToolOutput, undefined);
    assertStringIncludes(noRecovery.additionalContext, "unconfirmed");
    const neither = await answer({
      ALLOW_NO_RECOVERY: "1",
      ALLOW_TRUNCATED_DELIVERABLE: "1",
    });
    assertEquals(neither, {});
  });
});

Deno.test("background-delivery-notice.ts never exits with 2", async () => {
  const rows = [
    prompt(ASKS),
    says(REPORT.repeat(20), "m1"),
    says("Done.", "m2"),
  ];
  await inSession(rows, async ({ session }) => {
    const text = notice({ task: "a1", call: "t1", result: "Done." });
    const stdin = {
      hook_event_name: "UserPromptSubmit",
      transcript_path: session,
      prompt: text,
    };
    const ran = await runHookFile("background-delivery-notice.ts", { stdin });
    assertEquals([ran.code, ran.stderr], [0, ""]);
    const output = JSON.parse(ran.stdout);
    assertEquals(Object.keys(output), ["hookSpecificOutput"]);
    const { additionalContext } = output.hookSpecificOutput;
    assertStringIncludes(additionalContext, "unconfirmed");
    assertStringIncludes(additionalContext, "line 2");
    assert(!additionalContext.includes("finding"));
    const hello = await runHookFile("background-delivery-notice.ts", {
      stdin: { ...stdin, prompt: "hello" },
    });
    assertEquals(hello, { code: 0, stdout: "", stderr: "" });
  });
});

Deno.test("stop.ts tells of what generated sessions lost, and loops never", async () => {
  const root = await Deno.makeTempDir({ prefix: "dispatch-stop-" });
  try {
    for (let seed = 0; seed < 40; seed++) {
      const made = makeSession(seed, root);
      for (const [path, text] of Object.entries(made.files)) {
        await Deno.mkdir(dirname(path), { recursive: true });
        await Deno.writeTextFile(path, text);
      }
      const stdin = {
        hook_event_name: "Stop",
        stop_hook_active: false,
        transcript_path: made.transcript,
        background_tasks: made.backgroundTasks,
      };
      const ran = await runHookFile("stop.ts", { stdin });
      assertEquals([ran.code, ran.stderr], [0, ""]);
      const told = ran.stdout === ""
        ? ""
        : JSON.parse(ran.stdout).hookSpecificOutput.additionalContext;
      for (const id of made.lost) {
        assertStringIncludes(told, `agent-${id}.jsonl`);
      }
      assertEquals(told === "", made.lost.length === 0);
      for (
        const [payload, env] of [
          [{ ...stdin, stop_hook_active: true }, {}],
          [stdin, { ALLOW_NO_RECOVERY: "1" }],
        ]
      ) {
        if (told === "") break;
        const silent = await runHookFile("stop.ts", {
          stdin: payload,
          env: env as Record<string, string>,
        });
        assertEquals(silent, { code: 0, stdout: "", stderr: "" });
      }
    }
  } finally {
    await Deno.remove(root, { recursive: true });
  }
});

Deno.test("recorded payloads of ordinary results leave every hook silent", async () => {
  const folder = join(ROOT, "tests/fixtures/payloads");
  const silent: [hook: string, payload: string][] = [
    ["subagent-done-gate.ts", "subagent_stop.foreground"],
    ["subagent-done-gate.ts", "subagent_stop.second_after_block"],
    ["subagent-done-gate.ts", "subagent_stop.workflow"],
    ["subagent-done-gate.ts", "subagent_stop.teammate"],
    ["dispatch-truncation-notice.ts", "post_tool_use.agent.completed"],
    ["dispatch-truncation-notice.ts", "post_tool_use.agent.async_launched"],
    [
      "dispatch-truncation-notice.ts",
      "post_tool_use.agent.auto_backgrounded_120s",
    ],
    ["dispatch-truncation-notice.ts", "post_tool_use.agent.teammate_spawned"],
    ["dispatch-truncation-notice.ts", "post_tool_use.workflow"],
    ["dispatch-truncation-notice.ts", "post_tool_use.skill_forked"],
    [
      "background-delivery-notice.ts",
      "user_prompt_submit.task_notification.completed",
    ],
    [
      "background-delivery-notice.ts",
      "user_prompt_submit.task_notification.killed",
    ],
    [
      "background-delivery-notice.ts",
      "user_prompt_submit.task_notification.midturn",
    ],
    [
      "background-delivery-notice.ts",
      "user_prompt_submit.task_notification.workflow",
    ],
    ["background-delivery-notice.ts", "user_prompt_submit.user"],
    ["stop.ts", "stop.main"],
    ["stop.ts", "stop.main.background_running"],
  ];
  for (const [hook, payload] of silent) {
    const stdin = await Deno.readTextFile(join(folder, `${payload}.json`));
    const ran = await runHookFile(hook, { stdin });
    assertEquals(ran, { code: 0, stdout: "", stderr: "" }, payload);
  }
  for (const payload of ["empty_report", "max_turns"]) {
    const path = join(folder, `post_tool_use.agent.${payload}.json`);
    const stdin = await Deno.readTextFile(path);
    const ran = await runHookFile("dispatch-truncation-notice.ts", { stdin });
    assertStringIncludes(ran.stdout, "additionalContext", payload);
  }
});
