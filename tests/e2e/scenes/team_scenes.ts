/** Named dispatches in a terminal, where a name makes a teammate. */
import { assert, assertStringIncludes } from "@std/assert";
import { injectedRules } from "../../../lib/injected_rules.ts";
import { wordsOf } from "../harness/conversation.ts";
import { definition } from "../harness/definitions.ts";
import { ASKED } from "../harness/one_subagent.ts";
import { longReport, MARKED } from "../harness/reports.ts";
import { scene } from "../harness/scene.ts";
import { dispatchesAndWaits, later, says } from "../harness/script.ts";
import { terminalSession } from "../harness/terminal_session.ts";
import { assertTold } from "../harness/told.ts";

const env = {
  CLAUDE_CODE_EXPERIMENTAL_AGENT_TEAMS: "1",
  CLAUDE_CODE_FORK_SUBAGENT: "0",
};
const agents = { scout: [says("I have scouted.")] };

scene(
  "in a terminal a named dispatch of an undefined type makes no teammate",
  async (stage) => {
    const call = dispatchesAndWaits("scout", { name: "scout" });
    const script = { main: [says(call)], agents };
    await terminalSession(stage, { script, env }, async (terminal) => {
      await terminal.enter("Send somebody ahead.");
      await terminal.asked("main", 1);
      assertTold(terminal.news("main", 1), "CHAN-UNMANAGED-TEAMMATE");
      const asked = terminal.requests.map((request) => request.speaker);
      assert(!asked.includes("scout"), asked.join());
    });
  },
);

scene(
  "in a terminal a role of the roster becomes a teammate with a teammate's rules",
  async (stage) => {
    const input = { name: "scout", subagent_type: "ranger" };
    const script = { main: [says(dispatchesAndWaits("scout", input))], agents };
    await terminalSession(stage, { script, env }, async (terminal) => {
      await terminal.enter("Send somebody ahead.");
      const request = await terminal.asked("scout", 0);
      const words = wordsOf(request.body.messages);
      assertStringIncludes(words, injectedRules("teammate", "en"));
    });
  },
  {
    props: {
      "home/.claude/agents/ranger.md": definition("ranger"),
    },
  },
);

scene("a teammate's stub is sent back", async (stage) => {
  const input = { ...ASKED, name: "scout", subagent_type: "ranger" };
  const finals = [
    later(says("Done."), 300),
    says(longReport("scout") + MARKED),
  ];
  const main = [says(dispatchesAndWaits("scout", input))];
  const script = { main, agents: { scout: finals } };
  await terminalSession(stage, { script, env }, async (terminal) => {
    await terminal.enter("Send somebody ahead.");
    await terminal.asked("scout", 1);
    assertTold(terminal.news("scout", 1), "GATE-UNMARKED-STUB");
  });
}, { props: { "home/.claude/agents/ranger.md": definition("ranger") } });
