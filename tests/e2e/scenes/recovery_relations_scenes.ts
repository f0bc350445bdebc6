/** Reports of forks, of nested and of resumed subagents, brought back. */
import { assertEquals, assertStringIncludes } from "@std/assert";
import { textOf, toolResults } from "../harness/conversation.ts";
import {
  agentIdIn,
  ASKED,
  inBackground,
  inForeground,
} from "../harness/one_subagent.ts";
import { printSession } from "../harness/print_session.ts";
import {
  ASKS_FOR_MARKER,
  assertHolds,
  longReport,
  MARKED,
  pointedAt,
} from "../harness/reports.ts";
import { scene } from "../harness/scene.ts";
import { bash, calls, dispatchesAndWaits, says } from "../harness/script.ts";

const report = longReport("alpha");
const pointer = [says(report, bash("true")), says(`See above.${MARKED}`)];

scene("a fork's pointer: the result holds the whole report", async (stage) => {
  const input = { ...ASKED, subagent_type: "fork" };
  const call = dispatchesAndWaits("alpha", input);
  const session = await inForeground(stage, pointer, { call });
  assertHolds(session.news("main", 1), report);
});

scene(
  "a nested subagent's pointer: its caller's result holds the whole report",
  async (stage) => {
    const inner = dispatchesAndWaits("inner", ASKED);
    const session = await printSession(stage, {
      script: {
        main: [says(dispatchesAndWaits("outer"))],
        agents: { outer: [says(inner), says("Read it.")], inner: pointer },
      },
    });
    assertHolds(session.news("outer", 1), report);
  },
);

scene(
  "a resumed subagent's pointer: the notice points at the whole report",
  async (stage, edition) => {
    const session = await inBackground(
      stage,
      [says("The first part is counted."), ...pointer],
      {
        edition,
        call: dispatchesAndWaits("alpha"),
        then: [
          (request) => {
            const to = agentIdIn(request);
            const message = `Go on. ${ASKS_FOR_MARKER}`;
            return says(
              calls("SendMessage", { to, summary: "go on", message }),
            );
          },
          says("I wait for it."),
        ],
      },
    );
    const news = session.newsWith("<task-notification>");
    assertStringIncludes(pointedAt(news), "Findings on alpha");
  },
  { editions: ["current", "older"] },
);

scene(
  "two subagents at once: each result holds its own report",
  async (stage) => {
    const keys = ["alpha", "beta"] as const;
    const finals = (key: string) => [
      says(longReport(key), bash("true")),
      says(`See above.${MARKED}`),
    ];
    const session = await printSession(stage, {
      script: {
        main: [says(...keys.map((key) => dispatchesAndWaits(key, ASKED)))],
        agents: { alpha: finals("alpha"), beta: finals("beta") },
      },
    });
    const request = session.request("main", 1);
    const asked = request.body.messages.flatMap(({ content }) =>
      typeof content === "string" ? [] : content
    );
    for (const key of keys) {
      const call = asked.find(({ input }) =>
        input?.["description"] === `${key} task`
      );
      const result = toolResults(request).find(({ tool_use_id }) =>
        tool_use_id === call?.id
      );
      const text = textOf(result?.content);
      assertHolds(text, longReport(key));
      assertEquals(text.split("Findings on").length, 2, "no other report");
    }
  },
);
