/** A named agent dispatched from a script: who is sent, and with what. */
import {
  assert,
  assertEquals,
  assertMatch,
  assertStringIncludes,
} from "@std/assert";
import { commandLine } from "../harness/command_line.ts";
import { systemPrompt, toolNames, wordsOf } from "../harness/conversation.ts";
import { sessionId } from "../harness/continued_session.ts";
import { printSession } from "../harness/print_session.ts";
import { longReport } from "../harness/reports.ts";
import {
  INSTRUCTIONS,
  PERSONA,
  REVIEWER,
  REVIEWER_STAGE,
  TASK,
} from "../harness/reviewer.ts";
import { scene } from "../harness/scene.ts";
import { says } from "../harness/script.ts";

const STAGE = { props: REVIEWER_STAGE };
const report = longReport("alpha");

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
        !words.includes(INSTRUCTIONS),
        "no CLAUDE.md of the project",
      );
    });
  },
  STAGE,
);

scene("a model of the call beats the definition's", async (stage) => {
  const script = { main: [], agents: { alpha: [says(report)] } };
  await commandLine(stage, script, async (line) => {
    await line.run([...TASK, "--model", "sonnet"]);
    assertMatch(line.request("alpha", 0).body.model, /sonnet/);
  });
}, STAGE);

scene(
  "a fork inherits the turns of the session that is named",
  async (stage) => {
    const main = [says("The parser is in src/parser.ts.")];
    const prompt = "Where is the parser?";
    const first = await printSession(stage, { script: { main }, prompt });
    const session = sessionId(first);
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
  STAGE,
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
  STAGE,
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
      "project/task.md": REVIEWER_STAGE["project/task.md"],
    },
  },
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
  STAGE,
);
