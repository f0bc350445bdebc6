/** A dispatcher that asks a subagent for what it cannot do. */
import { assert, assertStringIncludes } from "@std/assert";
import { definition } from "../harness/definitions.ts";
import { printSession } from "../harness/print_session.ts";
import { scene } from "../harness/scene.ts";
import { dispatchesAndWaits, says } from "../harness/script.ts";
import { assertNoCommandLine, assertTold } from "../harness/told.ts";

const report = "The bug was an off-by-one; it is fixed.";
const agents = { alpha: [says(report)] };
const FIX = "Fix the bug in src/parser.ts and run the tests.";
const LOOK = "Read-only: map the parser. Do not modify any file.";

const BLOCKED = [
  {
    what: "a task that writes, sent to Explore",
    input: { subagent_type: "Explore", prompt: FIX },
    rule: "CAP-BEYOND-READONLY",
  },
  {
    what: "a read-only task, sent to an agent with every tool",
    input: { prompt: LOOK },
    rule: "CAP-READONLY-OVERPOWERED",
  },
  {
    what: "a task that writes, sent to the haiku tier",
    input: { model: "haiku", prompt: FIX },
    rule: "CAP-BEYOND-HAIKU",
  },
] as const;

for (const { what, input, rule } of BLOCKED) {
  scene(
    `${what}, is denied with what to send instead`,
    async (stage, edition) => {
      const session = await printSession(stage, {
        edition,
        script: { main: [says(dispatchesAndWaits("alpha", input))], agents },
      });
      const news = session.news("main", 1);
      assertTold(news, rule);
      assertNoCommandLine(news);
      assert(!session.requests.some((request) => request.speaker === "alpha"));
    },
    { editions: ["current", "older"] },
  );
}

scene("a task that writes passes to an agent that can", async (stage) => {
  const call = dispatchesAndWaits("alpha", { prompt: FIX });
  const session = await printSession(stage, {
    script: { main: [says(call)], agents },
  });
  assertStringIncludes(session.news("main", 1), report);
});

scene(
  "all three guards block one dispatch and all three texts arrive",
  async (stage) => {
    const input = {
      subagent_type: "Explore",
      prompt: FIX,
      name: "fixer",
      run_in_background: true,
    };
    const session = await printSession(stage, {
      script: { main: [says(dispatchesAndWaits("alpha", input))], agents },
    });
    const news = session.news("main", 1);
    assertTold(news, "SYNC-BACKGROUND");
    assertTold(news, "CHAN-UNMANAGED-TEAMMATE");
    assertTold(news, "CAP-BEYOND-READONLY");
  },
);

scene(
  "a definition without Edit and Write is known for what it cannot do",
  async (stage) => {
    const input = { subagent_type: "reader", prompt: FIX };
    const able = { subagent_type: "fixer", prompt: FIX };
    const session = await printSession(stage, {
      script: {
        main: [
          says(dispatchesAndWaits("alpha", input)),
          says(dispatchesAndWaits("alpha", able)),
        ],
        agents,
      },
    });
    assertTold(session.news("main", 1), "CAP-BEYOND-READONLY");
    assertStringIncludes(session.news("main", 2), report);
  },
  {
    props: {
      "home/.claude/agents/reader.md": definition("reader", {
        lines: ["tools: Read, Grep"],
      }),
      "home/.claude/agents/fixer.md": definition("fixer", {
        lines: ["tools: Read, Edit, Bash"],
      }),
    },
  },
);

scene(
  "the hatch of the capability guard lets the dispatch pass",
  async (stage) => {
    const input = { subagent_type: "Explore", prompt: FIX };
    const session = await printSession(stage, {
      env: { ALLOW_DISPATCH_CAPABILITY_MISMATCH: "1" },
      script: { main: [says(dispatchesAndWaits("alpha", input))], agents },
    });
    assertStringIncludes(session.news("main", 1), report);
  },
);
