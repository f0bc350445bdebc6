/** A named agent dispatched from a script: how it ends, and is gone on with. */
import { assertEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { type CommandLine, commandLine } from "../harness/command_line.ts";
import { wordsOf } from "../harness/conversation.ts";
import { longReport, MARKED } from "../harness/reports.ts";
import { REVIEWER_STAGE, TASK } from "../harness/reviewer.ts";
import { scene } from "../harness/scene.ts";
import { failsWith, later, says } from "../harness/script.ts";
import { assertTold } from "../harness/told.ts";

const STAGE = { props: REVIEWER_STAGE };
const MARKED_TASK = [...TASK.slice(0, -1), "marked.md", "--require-done"];
const report = longReport("alpha");

scene(
  "a background dispatch gives an id at once, its result to another process, and goes on",
  async (stage) => {
    const turns = [
      later(says(report), 1500),
      says("The second part is sound."),
    ];
    const script = { main: [], agents: { alpha: turns } };
    await commandLine(stage, script, async (line) => {
      const started = await line.run([...TASK, "--background", "--json"]);
      assertEquals(started.code, 0, started.stderr);
      const { status, id } = JSON.parse(started.stdout);
      assertEquals(status, "launched");
      const early = await line.run(["dispatch", "--result", id]);
      assertEquals(early.code, 5, "not finished yet");
      await finished(line, id);
      const result = await line.run(["dispatch", "--result", id]);
      assertEquals([result.code, result.stdout.trim()], [0, report]);
      const more = ["--continue", id, "--prompt", "And the second part?"];
      const continued = await line.run(["dispatch", ...more]);
      assertEquals(continued.stdout.trim(), "The second part is sound.");
      const said = wordsOf(line.request("alpha", 1).body.messages, [
        "assistant",
      ]);
      assertStringIncludes(said, "10. alpha: folder 10");
    });
  },
  STAGE,
);

async function finished(line: CommandLine, id: string): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    const asked = await line.run(["dispatch", "--status", id, "--json"]);
    if (JSON.parse(asked.stdout)["status"] !== "running") return;
    await new Promise((done) => setTimeout(done, 250));
  }
}

scene(
  "a refused model request exits with an error and keeps what was said",
  async (stage) => {
    const script = { main: [], agents: { alpha: [failsWith(400)] } };
    await commandLine(stage, script, async (line) => {
      const done = await line.run(TASK);
      assertEquals(done.code, 1, done.stdout);
      assertStringIncludes(done.stderr, "400");
    });
  },
  STAGE,
);

scene(
  "a dispatch that a guard blocks is printed and exits 2",
  async (stage) => {
    await commandLine(stage, { main: [] }, async (line) => {
      const done = await line.run(TASK);
      assertEquals(done.code, 2, done.stderr);
      // Type and model are both wrong: what to send stands once, at the end.
      const parts = ["wrong", "why"] as const;
      assertTold(done.stderr, "CAP-BEYOND-READONLY", { parts });
      assertTold(done.stderr, "CAP-BEYOND-HAIKU");
      assertStringIncludes(
        done.stderr,
        'subagent_type: "general-purpose" and run_in_background: false',
      );
      assertEquals(line.requests.length, 0);
    });
  },
  {
    props: {
      ...REVIEWER_STAGE,
      "project/task.md": "Fix the bug in src/parser.ts and run the tests.",
    },
  },
);

scene(
  "require-done asks once more and prints the marked report",
  async (stage) => {
    const turns = [says("All done."), says(report + MARKED)];
    const script = { main: [], agents: { alpha: turns } };
    await commandLine(stage, script, async (line) => {
      const done = await line.run(MARKED_TASK);
      assertEquals(done.code, 0, done.stderr);
      assertStringIncludes(done.stdout, "10. alpha: folder 10");
      assertEquals(line.requests.length, 2);
    });
  },
  STAGE,
);

scene(
  "require-done exits 3 with the text kept when the marker never comes",
  async (stage) => {
    const turns = [says("All done."), says("All done, I said.")];
    const script = { main: [], agents: { alpha: turns } };
    await commandLine(stage, script, async (line) => {
      const done = await line.run(MARKED_TASK);
      assertEquals(done.code, 3, done.stderr);
      assertStringIncludes(done.stdout, "All done, I said.");
    });
  },
  STAGE,
);

scene(
  "without claude on the PATH the exit code is 127, with a sentence",
  async (stage) => {
    await commandLine(stage, { main: [] }, async (line) => {
      Deno.removeSync(join(stage.root, "bin", "claude"));
      const env = { PATH: join(stage.root, "bin") };
      const done = await line.run(TASK, { env });
      assertEquals(done.code, 127, done.stderr);
      assertStringIncludes(done.stderr, "Claude Code");
    });
  },
  STAGE,
);
