/** Background results that only seem not to have come. */
import { assertEquals } from "@std/assert";
import type { ApiRequest } from "../harness/conversation.ts";
import {
  LAUNCH,
  playPart,
  REPORT,
  sessionId,
  timesTold,
} from "../harness/continued_session.ts";
import { agentIdIn } from "../harness/one_subagent.ts";
import { scene } from "../harness/scene.ts";
import {
  bash,
  calls,
  dispatches,
  dispatchesAndWaits,
  later,
  type Line,
  says,
} from "../harness/script.ts";

/** Ordinary fates of background subagents, in which nothing is lost. */
const FATES: readonly {
  what: string;
  main: readonly Line[];
  agents?: Record<string, readonly Line[]>;
}[] = [
  {
    what: "delivered while the session was idle",
    main: [LAUNCH, says("Wait")],
  },
  {
    what: "absorbed in the middle of a turn",
    main: [LAUNCH, later(says(bash("sleep 1")), 300), says("That was it.")],
  },
  {
    what: "in flight when the session stops",
    main: [LAUNCH, later(says("I am done."), 1000)],
  },
  {
    what: "stopped on purpose",
    main: [
      LAUNCH,
      (request: ApiRequest) =>
        says(calls("TaskStop", { task_id: agentIdIn(request) })),
      says("I stopped it."),
    ],
    agents: { alpha: [later(says(REPORT), 1000)] },
  },
  {
    what: "nested under an agent that is still alive",
    main: [says(dispatches("outer")), says("I wait.")],
    agents: {
      outer: [
        says(dispatches("alpha", { run_in_background: true })),
        later(says(bash("true")), 700),
        says("Outer is done."),
      ],
      alpha: [says(REPORT)],
    },
  },
  {
    what: "a foreground result",
    main: [says(dispatchesAndWaits("alpha")), says("I am done.")],
  },
];

for (const { what, main, agents } of FATES) {
  scene(`no result is called lost that was ${what}`, async (stage) => {
    const options = agents === undefined ? {} : { agents };
    const session = await playPart(stage, main, options);
    assertEquals(timesTold(session), 0);
    const resume = sessionId(session);
    const next = await playPart(stage, [says("Nothing.")], { resume });
    assertEquals(timesTold(next), 0);
  });
}
