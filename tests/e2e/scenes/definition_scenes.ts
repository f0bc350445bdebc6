/** What a definition's own lines make of a dispatch. */
import { assertStringIncludes } from "@std/assert";
import { systemPrompt } from "../harness/conversation.ts";
import { definition } from "../harness/definitions.ts";
import { printSession } from "../harness/print_session.ts";
import { scene } from "../harness/scene.ts";
import { dispatchesAndWaits, says } from "../harness/script.ts";
import { assertTold } from "../harness/told.ts";

const report = "There are 12 files below src.";
const agents = { alpha: [says(report)] };

scene(
  "a definition that says background: true is told, not blocked",
  async (stage) => {
    const call = { subagent_type: "ranger" };
    const main = [says(dispatchesAndWaits("alpha", call)), says("I wait.")];
    const session = await printSession(stage, { script: { main, agents } });
    assertTold(session.news("main", 1), "SYNC-PINNED-BACKGROUND");
    assertStringIncludes(session.newsWith("<task-notification>"), report);
  },
  {
    props: {
      "project/.claude/agents/r.md": definition("ranger", {
        lines: ["background: true"],
      }),
    },
  },
);

scene(
  "of two files with one name the one that runs is the one that is named",
  async (stage) => {
    const call = dispatchesAndWaits("alpha", { subagent_type: "twin" });
    const session = await printSession(stage, {
      script: { main: [says(call)], agents },
    });
    const news = session.news("main", 1);
    assertTold(news, "AGENT-DUPLICATE");
    const [, kept = ""] = /(\w+)\.md counts/.exec(news) ?? [];
    const persona = systemPrompt(session.request("alpha", 0));
    assertStringIncludes(persona, `I am the ${kept} twin.`);
  },
  {
    props: {
      "project/.claude/agents/first.md": definition("twin", {
        persona: "I am the first twin.",
      }),
      "project/.claude/agents/second.md": definition("twin", {
        persona: "I am the second twin.",
      }),
      "project/.claude/agents/below/third.md": definition("twin", {
        persona: "I am the third twin.",
      }),
    },
  },
);

scene(
  "a type that matches two names alike fails, with the names",
  async (stage) => {
    const call = dispatchesAndWaits("alpha", { subagent_type: "codereviewer" });
    const session = await printSession(stage, {
      script: { main: [says(call)], agents },
    });
    assertTold(session.news("main", 1), "AGENT-AMBIGUOUS");
    assertStringIncludes(session.news("main", 1), "is ambiguous");
  },
  {
    props: {
      "project/.claude/agents/a.md": definition("code-reviewer"),
      "project/.claude/agents/b.md": definition("Code_Reviewer"),
    },
  },
);

scene("a type without any tool is told with its list", async (stage) => {
  const call = dispatchesAndWaits("alpha", { subagent_type: "idle" });
  const session = await printSession(stage, {
    script: { main: [says(call)], agents },
  });
  assertTold(session.news("main", 1), "AGENT-NO-TOOLS");
  assertStringIncludes(session.news("main", 1), "Wrench");
}, {
  props: {
    "project/.claude/agents/idle.md": definition("idle", {
      lines: ["tools: Wrench"],
    }),
  },
});
