/** What a subagent is told at its start. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { injectedRules } from "../../../lib/injected_rules.ts";
import { wordsOf } from "../harness/conversation.ts";
import { printSession } from "../harness/print_session.ts";
import { scene } from "../harness/scene.ts";
import { bash, dispatchesAndWaits, says } from "../harness/script.ts";

const agents = { alpha: [says("Nothing but three files here.")] };

scene(
  "the rules stand in the subagent's first request, and not in the dispatcher's",
  async (stage, edition) => {
    const rules = injectedRules("subagent", "en");
    const session = await printSession(stage, {
      edition,
      script: {
        main: [says(dispatchesAndWaits("alpha"))],
        agents: { alpha: [says(bash("true")), says("Three files.")] },
      },
    });
    assertStringIncludes(session.news("alpha", 0), rules);
    const whole = wordsOf(session.request("alpha", 1).body.messages);
    assertEquals(whole.split(rules).length, 2, "told once");
    const main = wordsOf(session.request("main", 1).body.messages);
    assert(!main.includes(rules), "the dispatcher is not told them");
  },
  { editions: ["current", "older"] },
);

scene("an Explore subagent gets the rules of a reader", async (stage) => {
  const call = { subagent_type: "Explore" };
  const session = await printSession(stage, {
    script: { main: [says(dispatchesAndWaits("alpha", call))], agents },
  });
  const said = session.news("alpha", 0);
  assertStringIncludes(said, injectedRules("reader", "en"));
});

scene(
  "DISPATCH_LANG=zh in settings.json makes the rules Chinese",
  async (stage) => {
    const session = await printSession(stage, {
      script: { main: [says(dispatchesAndWaits("alpha"))], agents },
    });
    const said = session.news("alpha", 0);
    assertStringIncludes(said, injectedRules("subagent", "zh"));
  },
  { settings: { env: { DISPATCH_LANG: "zh" } } },
);

scene("a nested subagent and a fork get the rules too", async (stage) => {
  const fork = dispatchesAndWaits("beta", { subagent_type: "fork" });
  const session = await printSession(stage, {
    script: {
      main: [says(dispatchesAndWaits("outer")), says(fork)],
      agents: {
        ...agents,
        beta: [says("The fork has counted.")],
        outer: [says(dispatchesAndWaits("alpha")), says("Outer is done.")],
      },
    },
  });
  const rules = injectedRules("subagent", "en");
  for (const speaker of ["outer", "alpha", "beta"]) {
    assertStringIncludes(session.news(speaker, 0), rules);
  }
});
