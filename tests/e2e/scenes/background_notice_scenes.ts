/** What stands next to a background result that may not be a report. */
import { assertStringIncludes } from "@std/assert";
import type { ApiRequest } from "../harness/conversation.ts";
import { agentIdIn, inBackground } from "../harness/one_subagent.ts";
import { longReport } from "../harness/reports.ts";
import { scene } from "../harness/scene.ts";
import { bash, calls, failsWith, later, says } from "../harness/script.ts";
import { assertNotTold, assertTold } from "../harness/told.ts";

const both = { editions: ["current", "older"] } as const;
const unmarked = longReport("alpha");

scene(
  "an unmarked background report has the notice next to it",
  async (stage, edition) => {
    const session = await inBackground(stage, [says(unmarked)], { edition });
    const news = session.newsWith("<task-notification>");
    assertTold(news, "NOTICE-MARKER-MISSING");
  },
  both,
);

scene("a marked background report has no notice", async (stage) => {
  const session = await inBackground(stage, [says(`${unmarked}\n%%DONE%%`)]);
  const news = session.newsWith("<task-notification>");
  assertStringIncludes(news, "%%DONE%%");
  assertNotTold(news, "NOTICE-MARKER-MISSING");
});

scene(
  "a notice that arrives while the dispatcher works has its notice too",
  async (stage) => {
    const then = [
      later(says(bash("sleep 1")), 500),
      says("Now I wait."),
    ];
    const session = await inBackground(stage, [says(unmarked)], { then });
    const news = session.newsWith("<task-notification>");
    assertTold(news, "NOTICE-MARKER-MISSING");
  },
);

scene(
  "a background subagent that dies is told as not delivered",
  async (stage) => {
    // It dies at once, so that it may not be on disk yet.
    const session = await inBackground(stage, [failsWith(400)]);
    const news = session.newsWith("<status>failed</status>");
    assertTold(news, "NOTICE-FAILED");
  },
);

scene(
  "a background subagent that this session stopped is not told",
  async (stage) => {
    const then = [
      (request: ApiRequest) =>
        says(calls("TaskStop", { task_id: agentIdIn(request) })),
      says("I stopped it."),
    ];
    const finals = [later(says(unmarked), 1500)];
    const session = await inBackground(stage, finals, { then });
    const last = session.requests.filter((one) => one.speaker === "main").at(
      -1,
    );
    assertNotTold(JSON.stringify(last?.body), "NOTICE-KILLED");
  },
);

scene(
  "a background report that the harness cut in the middle is told with its place",
  async (stage) => {
    const long = `${longReport("alpha")}\n`.repeat(130) + "%%DONE%%";
    const session = await inBackground(stage, [says(long)]);
    const news = session.newsWith("characters truncated]");
    assertTold(news, "NOTICE-CUT");
  },
);
