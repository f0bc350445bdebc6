/** What is said about the type of a dispatch, beside its result. */
import { assertStringIncludes } from "@std/assert";
import { FORMER_BUILT_INS } from "../../../lib/agents/registry.ts";
import { definition } from "../harness/definitions.ts";
import { printSession } from "../harness/print_session.ts";
import { scene } from "../harness/scene.ts";
import { dispatchesAndWaits, says } from "../harness/script.ts";
import { assertSilent, assertTold } from "../harness/told.ts";

const report = "The parser is sound.";
const agents = { alpha: [says(report)] };
const REVIEWER = definition("reviewer");

scene(
  "an unknown type is answered with the type that was probably meant",
  async (stage, edition) => {
    const call = dispatchesAndWaits("alpha", { subagent_type: "reviewr" });
    const session = await printSession(stage, {
      edition,
      script: { main: [says(call)], agents },
    });
    const news = session.news("main", 1);
    assertTold(news, "AGENT-UNKNOWN", { parts: ["wrong", "why"] });
    assertStringIncludes(news, "The closest name is “reviewer”");
  },
  {
    editions: ["current", "older"],
    props: { "project/.claude/agents/reviewer.md": REVIEWER },
  },
);

scene(
  "a file that the harness skips is named with its reason",
  async (stage) => {
    const call = dispatchesAndWaits("alpha", { subagent_type: "reviewer" });
    const session = await printSession(stage, {
      script: { main: [says(call)], agents },
    });
    const news = session.news("main", 1);
    assertStringIncludes(news, "reviewer.md was probably meant");
    assertStringIncludes(news, "it has no frontmatter");
  },
  { props: { "project/.claude/agents/reviewer.md": "You review.\n" } },
);

scene(
  "a type that --agents defines runs, and a defined one is not remarked on",
  async (stage) => {
    const defined = dispatchesAndWaits("alpha", { subagent_type: "reviewer" });
    const outside = dispatchesAndWaits("alpha", { subagent_type: "critic" });
    const critic = { critic: { description: "Criticises", prompt: "Do." } };
    const session = await printSession(stage, {
      args: ["--agents", JSON.stringify(critic)],
      script: { main: [says(defined), says(outside)], agents },
    });
    assertSilent(session.news("main", 1));
    assertStringIncludes(session.news("main", 2), "alpha has nothing to add.");
  },
  { props: { "project/.claude/agents/reviewer.md": REVIEWER } },
);

scene(
  "a type that was built in once is answered with its successor",
  async (stage) => {
    const [[former, successor] = ["", ""]] = FORMER_BUILT_INS;
    const call = dispatchesAndWaits("alpha", { subagent_type: former });
    const session = await printSession(stage, {
      script: { main: [says(call)], agents },
    });
    const news = session.news("main", 1);
    assertTold(news, "AGENT-FORMER-BUILT-IN");
    assertStringIncludes(news, successor);
  },
);

scene(
  "DISPATCH_AGENT_CATALOG=1 lists this workspace's agents at the start",
  async (stage) => {
    const session = await printSession(stage, {
      env: { DISPATCH_AGENT_CATALOG: "1" },
      script: { main: [says("I see.")] },
    });
    const news = session.news("main", 0);
    assertStringIncludes(news, "SessionStart hook additional context");
    assertStringIncludes(news, "Does reviewer work");
  },
  { props: { "home/.claude/agents/reviewer.md": REVIEWER } },
);
