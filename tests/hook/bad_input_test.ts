/**
 * Input that no hook should ever get: every registered hook passes it, says
 * nothing on stdout, and does not hang. Run by the file's first line and by
 * the command of hooks.json.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { registeredCommands, runHookFile } from "../support/run_hook.ts";

const FILES = [...registeredCommands().keys()];
const DISPATCH_GUARDS = [
  "dispatch-sync-guard.ts",
  "pre-dispatch-channel-guard.ts",
  "dispatch-capability-guard.ts",
  "dispatch-agent-advice.ts",
];

const TEXTS: [what: string, text: string | Uint8Array][] = [
  ["nothing", ""],
  ["white space", " \n\t\n"],
  ["no JSON", "Map the queue."],
  ["half a document", '{"tool_name":"Agent","tool_input":{"prom'],
  ["a list", "[1,2]"],
  ["a text", '"Agent"'],
  ["null", "null"],
  ["two documents", '{"tool_name":"Bash"}\n{"tool_name":"Bash"}'],
  ["an empty object", "{}"],
  ["bytes that are not UTF-8", new Uint8Array([0xff, 0xfe, 0x00, 0x7b])],
  ["deep nesting", `${"[".repeat(200_000)}${"]".repeat(200_000)}`],
  ["a byte order mark and no JSON", "\ufeffx"],
  [
    "mistyped fields",
    JSON.stringify({
      hook_event_name: 7,
      tool_name: ["Agent"],
      tool_input: "x",
      agent_id: {},
      prompt: 3,
      cwd: [],
      transcript_path: 1,
      agent_transcript_path: {},
      last_assistant_message: [],
      stop_hook_active: "no",
      background_tasks: "none",
    }),
  ],
];

for (const file of [...FILES, ...DISPATCH_GUARDS]) {
  for (const by of ["shebang", "hooks.json"] as const) {
    if (by === "hooks.json" && !FILES.includes(file)) continue;
    Deno.test(`${file} passes bad input, run by ${by}`, async (t) => {
      for (const [what, text] of TEXTS) {
        // The injector answers every SubagentStart, also an empty one.
        const answers = file === "dispatch-rules-inject.ts" &&
          (what === "an empty object" || what === "mistyped fields");
        await t.step(what, async () => {
          const ran = await runHookFile(file, { stdin: text, by });
          assertEquals(ran.code, 0, ran.stderr);
          if (!answers) assertEquals(ran.stdout, "");
          assert(!ran.stderr.includes(" at "), ran.stderr);
        });
      }
    });
  }

  Deno.test(`${file} passes without HOME and PWD`, async () => {
    const ran = await runHookFile(file, {
      stdin: JSON.stringify({ tool_name: "Bash", tool_input: {} }),
      env: { HOME: "", PWD: "" },
    });
    assertEquals([ran.code, file.includes("inject") || ran.stdout === ""], [
      0,
      true,
    ]);
  });
}

Deno.test("the guards with tags name what kept them from judging", async () => {
  for (
    const file of [
      "pre-dispatch-channel-guard.ts",
      "dispatch-capability-guard.ts",
    ]
  ) {
    const empty = await runHookFile(file, { stdin: "" });
    const broken = await runHookFile(file, { stdin: "{" });
    assert(empty.stderr.startsWith("[GATE-DEGRADE]"), empty.stderr);
    assert(broken.stderr.startsWith("[GATE-DEGRADE]"), broken.stderr);
    assert(empty.stderr !== broken.stderr);
    assertEquals(empty.stderr.trim().split("\n").length, 1);
  }
});

Deno.test("the guards without tags stay silent unless traced", async () => {
  for (
    const file of [
      "dispatch-sync-guard.ts",
      "dispatch-rules-inject.ts",
      "subagent-done-gate.ts",
    ]
  ) {
    assertEquals((await runHookFile(file, { stdin: "" })).stderr, "");
    const traced = await runHookFile(file, {
      stdin: "",
      env: { DISPATCH_TRACE: "1" },
    });
    assert(traced.stderr.startsWith("[GATE-DEGRADE]"), traced.stderr);
  }
});

Deno.test("every hook passes 64 MB on stdin in bounded time", async () => {
  const filler = "x".repeat(64 * 1024 * 1024);
  const stdin = new TextEncoder().encode(
    `{"tool_name":"Agent","tool_input":{"prompt":"${filler}"}}`,
  );
  for (const file of FILES) {
    const start = performance.now();
    const ran = await runHookFile(file, { stdin });
    const time = performance.now() - start;
    assertEquals([ran.code, ran.stdout], [0, ""], file);
    assert(time < 3000, `${file} took ${time} ms`);
  }
});
