/** The skill as the harness loads it, the doctor's command, and the evals. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { FINALIZATION_LINE } from "../../../lib/finalization.ts";
import { runOnStage } from "../harness/claude.ts";
import {
  type ApiRequest,
  toolNames,
  wordsOf,
} from "../harness/conversation.ts";
import { denoDir } from "../harness/command_line.ts";
import { claudeProgram } from "../harness/install.ts";
import { PLUGIN, printSession } from "../harness/print_session.ts";
import { scene } from "../harness/scene.ts";
import { bash, calls, says, type Turn } from "../harness/script.ts";
import { startStandIn } from "../harness/stand_in_api.ts";

const SKILL = "dispatch-contract:subagent-dispatch";
const loadsSkill = says(calls("Skill", { skill: SKILL }));

scene(
  "the skill is listed in both languages, and loads with its paths filled in",
  async (stage) => {
    const session = await printSession(stage, {
      script: { main: [loadsSkill, says("Read it.")] },
    });
    const listing = wordsOf(session.request("main", 0).body.messages);
    assertStringIncludes(listing, `${SKILL}: How to hand a task`);
    assertStringIncludes(listing, "派发被拦");
    // Only the user can call it, so it costs the model's context nothing.
    assert(!listing.includes("dispatch-contract:doctor"));
    const loaded = session.news("main", 1);
    assertStringIncludes(loaded, FINALIZATION_LINE.en);
    assertStringIncludes(loaded, FINALIZATION_LINE.zh);
    const script = join(
      PLUGIN,
      "skills/subagent-dispatch/scripts/promote-wip.ts",
    );
    assertStringIncludes(loaded, `"${script}"`);
    assert(!loaded.includes("${CLAUDE_"));
  },
);

scene(
  "promote-wip.ts runs by the command that the skill gives",
  async (stage) => {
    const page = Deno.readTextFileSync(
      join(PLUGIN, "skills/subagent-dispatch/SKILL.md"),
    );
    const [line = ""] = /^deno run .*promote-wip\.ts.*$/m.exec(page) ?? [];
    const command = line
      .replaceAll("FOLDER/NAME", "out/report.md")
      .replaceAll("FOLDER", "out")
      .replace("${CLAUDE_SKILL_DIR}", join(PLUGIN, "skills/subagent-dispatch"));
    await printSession(stage, {
      script: { main: [says(bash(command)), says("Promoted.")] },
    });
    const report = join(stage.project, "out/report.md");
    assertEquals(Deno.readTextFileSync(report), "All is well.\n");
    assertEquals([...Deno.readDirSync(join(stage.project, "out"))].length, 1);
  },
  { props: { "project/out/report.md.wip": "All is well.\n%%DONE%%\n" } },
);

scene(
  "/dispatch-contract:doctor runs the doctor in the user's project",
  async (stage) => {
    const session = await printSession(stage, {
      prompt: "/dispatch-contract:doctor --json",
      script: { main: [says("All checks passed.")] },
      // Nobody has granted Bash here; the skill brings its own permission.
      args: ["--setting-sources", "project"],
      env: { DENO_DIR: denoDir() },
    });
    const asked = session.news("main", 0);
    assertStringIncludes(asked, "The plugin's doctor was run in this project");
    const [, output = ""] = asked.split("Its output:");
    assertStringIncludes(output, '"checks"');
    assert(!output.includes("${CLAUDE_"));
  },
);

// What loads is the stand-in's decision: this shows that the cases parse and
// grade, not that a model would load the skill.
for (const loads of [true, false]) {
  scene(
    `plugin eval grades ten cases when the skill is ${
      loads ? "always" : "never"
    } loaded`,
    async (stage) => {
      const answer = (request: ApiRequest): Turn =>
        loads && toolNames(request).includes("Skill") &&
          !request.body.messages.some(({ role }) => role === "assistant")
          ? loadsSkill
          : says("Done.");
      const api = startStandIn({ main: Array(200).fill(answer) });
      const json = join(stage.root, "evals.json");
      const flags = "--trust-plugin --no-publish --runs 1 --ablation none -j 2";
      try {
        await runOnStage(stage, {
          command: [
            ...[claudeProgram("current"), "plugin", "eval", PLUGIN],
            ...["--eval-dir", "tests/evals", ...flags.split(" ")],
            ...["--json", json, "--output-dir", join(stage.root, "results")],
          ],
          apiUrl: api.url,
          withinMs: 120_000,
        });
      } finally {
        await api.stop();
      }
      const { cases } = JSON.parse(Deno.readTextFileSync(json)) as {
        cases: { name: string; aggregates: { score: number } }[];
      };
      const scores = cases.map(({ name, aggregates }) => [
        name,
        aggregates.score,
      ]);
      const wanted = cases.map(({ name }) => [
        name,
        name.startsWith("load-") === loads ? 1 : 0,
      ]);
      assertEquals(scores, wanted);
      assertEquals(cases.length, 10);
    },
  );
}
