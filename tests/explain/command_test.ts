/**
 * `explain` as a person calls it: arguments, files, exit codes.
 *
 * @module
 */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { ExplainReport } from "../../lib/explain/schema.ts";
import { ROOT } from "../support/run_hook.ts";
import { runExplain } from "./command.ts";

const GOOD = [
  "--prompt",
  "Map src/ and list its modules.",
  "--type",
  "Explore",
];
const FOREGROUND = [...GOOD, "--background", "false"];
const PAYLOADS = join(ROOT, "tests/fixtures/payloads");

const CALLS: [
  when: string,
  args: string[],
  code: number,
  says: string,
  env?: Record<string, string>,
][] = [
  ["the dispatch is fine", FOREGROUND, 0, "The call runs as it is."],
  ["a field is left out", GOOD, 2, "SYNC-OMITTED"],
  [
    "the value is true",
    [...GOOD, "--background", "true"],
    2,
    "SYNC-BACKGROUND",
  ],
  [
    "a name is given",
    [...FOREGROUND, "--name", "scout"],
    2,
    "CHAN-UNMANAGED-TEAMMATE",
  ],
  [
    "a variable is set",
    [...GOOD, "--env", "DISPATCH_MODE=warn"],
    0,
    "DISPATCH_MODE=warn",
  ],
  ["a variable of the shell is not asked for", GOOD, 2, "none is set", {
    DISPATCH_MODE: "warn",
  }],
  [
    "the shell's variables are asked for",
    [...GOOD, "--env-from-here"],
    0,
    "DISPATCH_MODE=warn",
    { DISPATCH_MODE: "warn" },
  ],
  [
    "Chinese is asked for",
    [...GOOD, "--lang", "zh"],
    2,
    "被拦下。没有子 agent 启动。",
  ],
  [
    "the task is Chinese",
    ["--prompt", "列出 src/ 里的模块。"],
    2,
    "派发方模型读到",
  ],
  [
    "the task begins with a dash",
    ["--prompt", "- list the modules\n- stop"],
    2,
    "- list the modules",
  ],
  [
    "a file is named",
    [join(PAYLOADS, "pre_tool_use.agent.omitted_background.json")],
    2,
    "SYNC-OMITTED",
  ],
  [
    "another event is in the file",
    [join(PAYLOADS, "subagent_start.json")],
    0,
    "The subagent reads",
  ],
  [
    "nothing is said about the session",
    FOREGROUND,
    0,
    "\nJudged as print mode (claude -p). For a terminal session: --terminal\n",
  ],
  [
    "a terminal takes the field out",
    [...FOREGROUND, "--terminal"],
    2,
    "SYNC-NO-FIELD",
  ],
  [
    "a terminal was set up for the field",
    [...FOREGROUND, "--terminal", "--env", "CLAUDE_CODE_FORK_SUBAGENT=0"],
    0,
    "Judged as a terminal session",
  ],
  [
    "the entry point of an editor is named",
    [...FOREGROUND, "--env", "CLAUDE_CODE_ENTRYPOINT=claude-vscode"],
    2,
    "Judged with CLAUDE_CODE_ENTRYPOINT=claude-vscode;",
  ],
  [
    "the field is switched off in print mode too",
    [...FOREGROUND, "--env", "CLAUDE_CODE_FORK_SUBAGENT=1"],
    2,
    "SYNC-NO-FIELD",
  ],
  [
    "a payload says what a hook saw",
    [
      join(PAYLOADS, "pre_tool_use.agent.foreground.json"),
      "--env",
      "CLAUDE_CODE_ENTRYPOINT=cli",
    ],
    0,
    "The call runs as it is.",
  ],
  [
    "a payload of a terminal is in a file",
    [
      join(PAYLOADS, "pre_tool_use.agent.foreground.json"),
      "--terminal",
    ],
    2,
    "SYNC-NO-FIELD",
  ],
  [
    "the steps are asked for",
    [...GOOD, "--steps"],
    2,
    "  → 9b   run_in_background was left out",
  ],
  ["help is asked for", ["--help"], 0, "Exit codes: 0 it passes"],
];

for (const [when, args, code, says, env] of CALLS) {
  Deno.test(`explain exits with ${code} when ${when}`, async () => {
    const ran = await runExplain(args, env === undefined ? {} : { env });
    assertEquals(ran.stderr, "");
    assertEquals(ran.code, code, ran.stdout);
    assertStringIncludes(ran.stdout, says);
    assert(!ran.stdout.includes("\x1b"), "colours without a terminal");
  });
}

Deno.test("explain finds a file where deno task was called when that is elsewhere", async () => {
  const folder = await Deno.makeTempDir();
  const payload = { tool_name: "Agent", tool_input: { prompt: "Map src/." } };
  await Deno.writeTextFile(join(folder, "p.json"), JSON.stringify(payload));
  const ran = await runExplain(["p.json"], { env: { INIT_CWD: folder } });
  assertEquals(ran.code, 2, ran.stderr);
  const other = await runExplain(["p.json"], { cwd: folder });
  assertEquals(other.code, 2, other.stderr);
  await Deno.remove(folder, { recursive: true });
});

Deno.test("explain --json prints one document of the schema when a call is blocked", async () => {
  const ran = await runExplain([...GOOD, "--json"]);
  assertEquals(ran.code, 2);
  const report = ExplainReport.parse(JSON.parse(ran.stdout));
  assertEquals([report.schema, report.version], [
    "dispatch-contract/explain",
    1,
  ]);
  assertEquals(report.outcome.effect, "call-denied");
  assertEquals(report.redispatch?.input["run_in_background"], false);
  assertEquals(report.redispatch?.outcome.blocked, false);
});

Deno.test("explain knows the project's agents when it is called there", async () => {
  const folder = await Deno.makeTempDir();
  await Deno.mkdir(join(folder, ".claude/agents"), { recursive: true });
  await Deno.writeTextFile(
    join(folder, ".claude/agents/dev.md"),
    "---\nname: dev\ndescription: Implements.\n---\nDo it.\n",
  );
  const args = [
    "--prompt",
    "Map src/.",
    "--type",
    "dev",
    "--name",
    "x",
    "--background",
    "false",
  ];
  const ran = await runExplain(args, { cwd: folder });
  assertEquals(ran.code, 0, ran.stdout);
  await Deno.remove(folder, { recursive: true });
});

Deno.test("explain shows no step's label when the steps are not asked for", async () => {
  const { stdout } = await runExplain(GOOD);
  assertStringIncludes(stdout, "\n    run_in_background was left out\n");
  assert(!/^ *(?:→ )?\d+[a-d]? {3}/m.test(stdout), stdout);
});

Deno.test("explain quotes what decided when the task is beyond its agent", async () => {
  const task = ["--prompt", "Fix src/total.ts."];
  for (
    const [lang, line] of [
      ["en", 'decided by "Fix src/total.ts"'],
      ["zh", "依据：“Fix src/total.ts”"],
    ] as const
  ) {
    const { stdout } = await runExplain(
      [...task, "--type", "Explore", "--lang", lang],
    );
    assertStringIncludes(stdout, `CAP-BEYOND-READONLY\n    ${line}\n`);
  }
});

Deno.test("explain ends in the line about the session when it prints text", async () => {
  for (
    const [args, last] of [[GOOD, "--terminal"], [
      [...GOOD, "--lang", "zh"],
      "--terminal",
    ]] as const
  ) {
    const { stdout } = await runExplain([...args]);
    assert(stdout.trimEnd().endsWith(last), stdout);
  }
});

Deno.test("explain sets brackets full-width around Chinese when it speaks Chinese", async () => {
  const { stdout } = await runExplain([
    "--prompt",
    "修复 src/total.ts 里的舍入错误，然后跑单元测试。",
    "--type",
    "Explore",
  ]);
  assertStringIncludes(stdout, "运行（EXEC）、改文件（WRITE）");
  assertStringIncludes(stdout, "（明确）");
  assert(!/\((?:EXEC|WRITE|PreToolUse)/.test(stdout), stdout);
});
