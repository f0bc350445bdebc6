/** A named agent dispatched from a script, by the plugin's command line. */
import {
  assert,
  assertEquals,
  assertMatch,
  assertStringIncludes,
} from "@std/assert";
import { join } from "@std/path";
import { type CommandLine, commandLine } from "../harness/command_line.ts";
import { systemPrompt, toolNames, wordsOf } from "../harness/conversation.ts";
import { printSession } from "../harness/print_session.ts";
import { ASKS_FOR_MARKER, longReport, MARKED } from "../harness/reports.ts";
import { scene } from "../harness/scene.ts";
import { failsWith, later, mark, says } from "../harness/script.ts";

const report = longReport("alpha");
const PERSONA = "You are the reviewer of this house. You never guess.";
const REVIEWER = [
  "---",
  "name: reviewer",
  "description: Reviews what is there",
  "tools: Read, Grep",
  "model: haiku",
  "---",
  PERSONA,
  "",
].join("\n");

const props = {
  "home/.claude/agents/reviewer.md": REVIEWER,
  "project/task.md": `${mark("alpha")} Review the parser.`,
  "project/marked.md": `${mark("alpha")} ${ASKS_FOR_MARKER}`,
  "project/CLAUDE.md": "Everything here is written in capitals.\n",
};
const TASK = ["dispatch", "--type", "reviewer", "--prompt-file", "task.md"];
const MARKED_TASK = [...TASK.slice(0, 4), "marked.md", "--require-done"];

scene(
  "a dispatch by name carries persona, model and tools, and prints the report",
  async (stage) => {
    const script = { main: [], agents: { alpha: [says(report)] } };
    await commandLine(stage, script, async (line) => {
      const done = await line.run(TASK);
      assertEquals(done.code, 0, done.stderr);
      assertEquals(done.stdout.trim(), report);
      const request = line.request("alpha", 0);
      assertStringIncludes(systemPrompt(request), PERSONA);
      assertMatch(request.body.model, /haiku/);
      const tools = toolNames(request);
      assert(tools.includes("Read") && tools.includes("Grep"), tools.join());
      for (const tool of ["Bash", "Edit", "Write", "Agent"]) {
        assert(!tools.includes(tool), tools.join());
      }
      const words = wordsOf(request.body.messages);
      assertStringIncludes(words, "Review the parser.");
      assert(
        !words.includes("written in capitals"),
        "no CLAUDE.md of the project",
      );
    });
  },
  { props },
);

scene("a model of the call beats the definition's", async (stage) => {
  const script = { main: [], agents: { alpha: [says(report)] } };
  await commandLine(stage, script, async (line) => {
    await line.run([...TASK, "--model", "sonnet"]);
    assertMatch(line.request("alpha", 0).body.model, /sonnet/);
  });
}, { props });

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
  { props },
);

async function finished(line: CommandLine, id: string): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    const asked = await line.run(["dispatch", "--status", id, "--json"]);
    if (JSON.parse(asked.stdout)["status"] !== "running") return;
    await new Promise((done) => setTimeout(done, 250));
  }
}

scene(
  "a fork inherits the turns of the session that is named",
  async (stage) => {
    const main = [says("The parser is in src/parser.ts.")];
    const prompt = "Where is the parser?";
    const first = await printSession(stage, { script: { main }, prompt });
    const session = String(first.events[0]?.["session_id"]);
    // The fork's first message is the session's, which carries no mark.
    await commandLine(stage, { main: [says(report)] }, async (line) => {
      const task = ["dispatch", "--prompt-file", "task.md", "--type", "fork"];
      const none = await line.run(task);
      assertEquals(none.code, 4, none.stderr);
      const done = await line.run([...task, "--session", session]);
      assertEquals(done.stdout.trim(), report, done.stderr);
      const request = line.requests.at(-1);
      const words = wordsOf(request?.body.messages ?? [], [
        "user",
        "assistant",
      ]);
      assertStringIncludes(words, prompt);
      assertStringIncludes(words, "The parser is in src/parser.ts.");
    });
  },
  { props },
);

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
  { props },
);

scene(
  "an unknown type is refused with the types that there are",
  async (stage) => {
    await commandLine(stage, { main: [] }, async (line) => {
      const args = TASK.map((arg) => arg === "reviewer" ? "reviewr" : arg);
      const done = await line.run(args);
      assertEquals(done.code, 4);
      assertStringIncludes(done.stderr, "reviewer");
      assertEquals(line.requests.length, 0);
    });
  },
  { props },
);

scene(
  "a definition of the project is refused until it is trusted",
  async (stage) => {
    const script = { main: [], agents: { alpha: [says(report)] } };
    await commandLine(stage, script, async (line) => {
      const refused = await line.run(TASK);
      assertEquals(refused.code, 4);
      assertStringIncludes(refused.stderr, "--trust-project");
      assertEquals(line.requests.length, 0);
      const trusted = await line.run([...TASK, "--trust-project"]);
      assertEquals(trusted.stdout.trim(), report, trusted.stderr);
    });
  },
  {
    props: {
      "project/.claude/agents/reviewer.md": REVIEWER,
      "project/task.md": props["project/task.md"],
    },
  },
);

scene(
  "a dispatch that a guard blocks is printed and exits 2",
  async (stage) => {
    await commandLine(stage, { main: [] }, async (line) => {
      const done = await line.run(TASK);
      assertEquals(done.code, 2, done.stderr);
      assertStringIncludes(done.stderr, "[dispatch-capability-guard]");
      assertEquals(line.requests.length, 0);
    });
  },
  {
    props: {
      ...props,
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
  { props },
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
  { props },
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
  { props },
);

scene(
  "the agents command lists the definitions that the CLI would use",
  async (stage) => {
    await commandLine(stage, { main: [] }, async (line) => {
      const done = await line.run(["agents", "--json"]);
      assertEquals(done.code, 0, done.stderr);
      assertStringIncludes(done.stdout, '"reviewer"');
    });
  },
  { props },
);
