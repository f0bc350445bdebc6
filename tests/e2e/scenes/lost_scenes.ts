/** Background results that never came, and those that only seem so. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { type ApiRequest, news } from "../harness/conversation.ts";
import { loseDeliveries } from "../harness/lose_deliveries.ts";
import { printSession, type Session } from "../harness/print_session.ts";
import { longReport } from "../harness/reports.ts";
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
import type { Stage } from "../harness/stage.ts";
import { terminalSession } from "../harness/terminal_session.ts";
import { assertTold } from "../harness/told.ts";
import { ruleOf } from "../../../lib/rules/table.ts";

const LOSE = fromFileUrl(
  new URL("../harness/lose_deliveries.ts", import.meta.url),
);
const LOST = ruleOf("RECOVERY-UNDELIVERED").en.wrong.split("{")[0] ?? "";
const report = longReport("alpha");
const launch = says(dispatches("alpha"));

function play(
  stage: Stage,
  main: readonly Line[],
  options: {
    agents?: Record<string, readonly Line[]>;
    resume?: string;
  } = {},
): Promise<Session> {
  const { agents = { alpha: [says(report)] }, resume } = options;
  return printSession(stage, {
    env: { ALLOW_BACKGROUND_DISPATCH: "1", ALLOW_NO_PREFLIGHT: "1" },
    args: resume === undefined ? [] : ["--resume", resume],
    prompt: resume === undefined ? "Get it done." : "What else is there?",
    script: { main, agents },
  });
}

function sessionId(session: Session): string {
  const id = session.events[0]?.["session_id"];
  assert(typeof id === "string");
  return id;
}

function timesTold(session: Session): number {
  const own = session.requests.filter((one) => one.speaker === "main");
  return own.map(news).join("\n").split(LOST).length - 1;
}

scene(
  "a result that never came is told at the next prompt, once and without its text",
  async (stage) => {
    const main = [
      launch,
      says("I wait for it."),
      says("That was it."),
      // A terminal session writes its transcript a moment late.
      later(says("I look into it."), 500),
    ];
    const script = { main, agents: { alpha: [says(report)] } };
    const env = { DISPATCH_SYNC_GUARD: "when-possible" };
    await terminalSession(stage, { script, env }, async (terminal) => {
      await terminal.shows(/shortcuts/);
      await terminal.enter("Get it done.");
      await terminal.asked("main", 2);
      await terminal.shows(/That was it\./);
      await stopped();
      loseDeliveries(stage.config);
      await terminal.enter("What else is there?");
      await terminal.asked("main", 3);
      const told = terminal.news("main", 3);
      assertTold(told, "RECOVERY-UNDELIVERED");
      const words = told.slice(told.indexOf(LOST));
      assert(!words.includes("1. alpha"), words);
      await stopped();
      await terminal.enter("And now?");
      await terminal.asked("main", 4);
      assert(!terminal.news("main", 4).includes(LOST));
    });
  },
);

// The Stop hook runs after the words are on the screen, and leaves no sign.
function stopped(): Promise<void> {
  return new Promise((done) => setTimeout(done, 800));
}

scene(
  "a result that never came is told before the session stops, once and with its beginning",
  async (stage) => {
    const lose = bash(`deno run -A --no-config '${LOSE}' '${stage.config}'`);
    const main = [launch, says("I wait."), says(lose), says("I am done.")];
    const session = await play(stage, main);
    const told = session.newsWith(LOST);
    assertTold(told, "RECOVERY-UNDELIVERED");
    assertStringIncludes(told, "  1. alpha: folder 1 holds 7 files");
    assertEquals(timesTold(session), 1);
  },
);

scene(
  "a resumed session that calls a finished result unfinished is told better",
  async (stage) => {
    const first = await play(stage, [launch, says("I wait for it.")]);
    loseDeliveries(stage.config);
    const resume = sessionId(first);
    const second = await play(stage, [says("I look into it.")], { resume });
    assertStringIncludes(second.news("main", 0), "<status>stopped</status>");
    assertTold(second.newsWith(LOST), "RECOVERY-UNDELIVERED");
    const third = await play(stage, [says("Nothing else.")], { resume });
    assertEquals(timesTold(third), 0);
  },
);

/** Ordinary fates of background subagents, in which nothing is lost. */
const FATES: readonly {
  what: string;
  main: readonly Line[];
  agents?: Record<string, readonly Line[]>;
}[] = [
  {
    what: "delivered while the session was idle",
    main: [launch, says("Wait")],
  },
  {
    what: "absorbed in the middle of a turn",
    main: [launch, later(says(bash("sleep 1")), 300), says("That was it.")],
  },
  {
    what: "in flight when the session stops",
    main: [launch, later(says("I am done."), 1000)],
  },
  {
    what: "stopped on purpose",
    main: [
      launch,
      (request: ApiRequest) => {
        const id = /agentId: (\w+)/.exec(JSON.stringify(request.body))?.[1];
        return says(calls("TaskStop", { task_id: id }));
      },
      says("I stopped it."),
    ],
    agents: { alpha: [later(says(report), 1000)] },
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
      alpha: [says(report)],
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
    const session = await play(stage, main, options);
    assertEquals(timesTold(session), 0);
    const resume = sessionId(session);
    const next = await play(stage, [says("Nothing.")], { resume });
    assertEquals(timesTold(next), 0);
  });
}
