import { assertEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { finalMessage } from "../../hooks/subagent-done-gate.ts";
import { denoFiles } from "../../lib/hook.ts";
import { dispatchText, latestRun } from "../../lib/transcript/transcript.ts";
import { ROOT } from "../support/run_hook.ts";

const FOLDER = join(ROOT, "tests/fixtures/delivery/transcripts");

// Name, how the dispatcher's latest text begins, the texts of the last run.
const RECORDED: [string, string, string[]][] = [
  ["plain_with_startctx.agent-a0f141b5986f899c2", "SUBAGENT-TASK one.", [
    "first report",
  ]],
  ["blocked_exit2.agent-a5f07899423230952", "SUBAGENT-TASK one.", [
    "FIRST report text",
    "SECOND report text",
  ]],
  ["blocked_json.agent-af123457dac196495", "SUBAGENT-TASK one.", [
    "FIRST report text",
    "SECOND report text",
  ]],
  ["fork.agent-aa61897ba5cf02669", "SUBAGENT-TASK fork.", ["fork report"]],
  ["nested.agent-a37f2828e729b9219", "SUBAGENT-TASK inner.", ["inner report"]],
  ["nested.agent-a7a36e8ed39780726", "SUBAGENT-TASK outer.", [
    "working",
    "outer report",
  ]],
  [
    "resumed.agent-aedc6469c43b16b39",
    "The coordinator sent a message while you were working:\nSUBAGENT-TASK resumed.",
    ["rep after resume"],
  ],
  [
    "teammate.agent-aalice-57f4441b40b85b9c",
    '<teammate-message teammate_id="team-lead"',
    ["rep one"],
  ],
  ["workflow.agent-a47d8daaf5f485533", "[Workflow harness", ["wrep"]],
];

Deno.test("a recorded transcript yields its dispatcher's text and its own", () => {
  for (const [name, opening, texts] of RECORDED) {
    const agent = {
      transcript: join(FOLDER, `${name}.jsonl`),
      meta: join(FOLDER, `${name}.meta.json`),
    };
    const dispatch = dispatchText(denoFiles, agent) ?? "";
    assertEquals(dispatch.slice(0, opening.length), opening, name);
    const run = latestRun(denoFiles, agent);
    assertEquals(run?.texts.map((text) => text.text), texts, name);
    assertStringIncludes(run?.dispatch ?? "", opening, name);
    assertEquals(finalMessage(denoFiles, agent.transcript), {
      kind: "text",
      text: texts.at(-1) ?? "",
    });
  }
});

Deno.test("latestRun() names the line on which a text stands", () => {
  const name = "blocked_exit2.agent-a5f07899423230952";
  const transcript = join(FOLDER, `${name}.jsonl`);
  const lines = Deno.readTextFileSync(transcript).split("\n");
  const run = latestRun(denoFiles, { transcript, meta: "" });
  for (const { text, line } of run?.texts ?? []) {
    assertStringIncludes(lines[line - 1] ?? "", text);
  }
});
