/** What `planTask` decides, row by row. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { HostFacts } from "../../lib/task/host.ts";
import type { TaskCall } from "../../lib/task/call.ts";
import { memoryFacts } from "../../lib/task/memory_host.ts";
import { planTask } from "../../lib/task/plan.ts";
import type { RunPlan } from "../../lib/task/plan_shapes.ts";
import { agentFile, workspace } from "./workspace.ts";

const registry = workspace({
  user: {
    "a.md": agentFile("name: deep-reasoner\ndescription: d\nmodel: opus"),
    "b.md": agentFile("name: pinned\ndescription: d\nbackground: true"),
    "fork.md": agentFile("name: fork\ndescription: never reached"),
    "notes.md": "# nothing here",
    "bare.md": "---\nname: lost\n---\n",
  },
  project: {
    "c.md": agentFile("name: of-the-project\ndescription: d"),
  },
});

function plan(call: Partial<TaskCall>, facts: Partial<HostFacts> = {}) {
  return planTask({ prompt: "Map src/.", ...call }, registry, {
    ...memoryFacts(),
    ...facts,
  });
}

function runs(call: Partial<TaskCall>, facts: Partial<HostFacts> = {}) {
  const made = plan(call, facts);
  assert(made.kind === "run", JSON.stringify(made));
  return made;
}

function refuses(call: Partial<TaskCall>, facts: Partial<HostFacts> = {}) {
  const made = plan(call, facts);
  assert(made.kind === "refusal", JSON.stringify(made));
  return made;
}

type Row = [
  type: string | undefined,
  background: boolean | undefined,
  start: RunPlan["start"] | "refused",
  mode?: RunPlan["mode"],
];

const TABLE: Row[] = [
  [undefined, undefined, "spawn", "foreground"],
  [undefined, false, "spawn", "foreground"],
  [undefined, true, "spawn", "background"],
  ["", undefined, "spawn", "foreground"],
  [" \t ", undefined, "spawn", "foreground"],
  ["general-purpose", undefined, "spawn", "foreground"],
  ["General Purpose", true, "spawn", "background"],
  ["fork", undefined, "fork", "foreground"],
  ["fork", false, "fork", "foreground"],
  ["Fork", undefined, "fork", "foreground"],
  ["fork", true, "refused"],
  ["deep-reasoner", undefined, "spawn", "foreground"],
  ["deep-reasoner", false, "spawn", "foreground"],
  ["deep-reasoner", true, "spawn", "background"],
  ["Deep_Reasoner", undefined, "spawn", "foreground"],
  ["pinned", undefined, "spawn", "background"],
  ["pinned", false, "spawn", "foreground"],
  ["pinned", true, "spawn", "background"],
  ["Explore", undefined, "spawn", "foreground"],
  ["Explore", true, "spawn", "background"],
  ["nobody", undefined, "refused"],
  ["nobody", true, "refused"],
];

Deno.test("planTask() keeps the table of types and modes", async (t) => {
  for (const [type, background, start, mode] of TABLE) {
    await t.step(`${type} ${background}`, () => {
      const made = plan({
        session: "s1",
        ...(type !== undefined && { subagentType: type }),
        ...(background !== undefined && { runInBackground: background }),
      });
      if (start === "refused") return assertEquals(made.kind, "refusal");
      assert(made.kind === "run", JSON.stringify(made));
      assertEquals([made.start, made.mode], [start, mode]);
    });
  }
});

Deno.test("planTask() adds nothing to a general-purpose agent", () => {
  const { warnings, ...made } = runs({ subagentType: "  " });
  assertEquals(warnings, []);
  assertEquals(made, {
    kind: "run",
    start: "spawn",
    mode: "foreground",
    agentType: "general-purpose",
    label: "general-purpose",
    prompt: "Map src/.",
    instructions: "user",
    preload: [],
    maxDepth: 3,
  });
});

Deno.test("planTask() folds a definition into the run", () => {
  const made = runs({
    subagentType: "deep reasoner",
    description: "think hard",
    runInBackground: true,
  });
  assertEquals(made.agentType, "deep-reasoner");
  assertEquals(made.persona, "Do it well.");
  assertEquals(made.label, "think hard");
  assertEquals(made.prompt, "Map src/.");
  assertEquals(made.options, { model: "opus" });
  assert(!("toolFilter" in made));
  assertEquals(made.maxDepth, 3);
});

Deno.test("planTask() lets the sentinel win over a file named fork.md", () => {
  const made = runs({ subagentType: "fork", session: "s1" });
  assertEquals([made.agentType, made.session], ["fork", "s1"]);
  assert(!("persona" in made));
  assertEquals(
    refuses({ subagentType: "fork" }).reason,
    "fork-without-session",
  );
});

Deno.test("planTask() says what there is when nobody knows the type", () => {
  const made = refuses({ subagentType: "deep-reasonr" });
  assertEquals(made.reason, "unknown-type");
  for (
    const part of [
      'unknown subagent_type "deep-reasonr"',
      'did you mean "deep-reasoner"?',
      "available in this workspace: deep-reasoner, of-the-project, pinned",
      "built in: ",
      "Explore",
    ]
  ) assertStringIncludes(made.message, part);
});

Deno.test("planTask() names the file that was meant and does not count", () => {
  const made = refuses({ subagentType: "lost" });
  assertStringIncludes(made.message, "bare.md");
  assertStringIncludes(made.message, "description");
});

Deno.test("planTask() says so when a workspace defines no agents", () => {
  const made = planTask(
    { prompt: "x", subagentType: "nobody" },
    workspace({}),
    memoryFacts(),
  );
  assert(made.kind === "refusal");
  assertStringIncludes(made.message, "this workspace defines no agents");
});

Deno.test("planTask() shows no control characters of a hostile type", () => {
  const { message } = refuses({ subagentType: "x\u001b[2J\u202e../../etc" });
  for (const hidden of ["\u001b", "\u202e"]) {
    assert(!message.includes(hidden), message);
  }
});

Deno.test("planTask() refuses project-level definitions until trusted", () => {
  const call = { subagentType: "of-the-project" };
  const refusal = refuses(call);
  assertEquals(refusal.reason, "untrusted-project");
  assertStringIncludes(refusal.message, "--trust-project");
  assertEquals(runs(call, { trustsProject: true }).agentType, "of-the-project");
});

Deno.test("planTask() takes a plugin's agent only where the host finds it", () => {
  const call = { subagentType: "tools:reviewer" };
  assertEquals(refuses(call).reason, "outside-type");
  const made = runs(call, { findsPluginAgents: true });
  assertEquals(made.agentType, "tools:reviewer");
  assertEquals(made.warnings.length, 1);
});

const PIN_SWITCH: [value: string | undefined, mode: RunPlan["mode"]][] = [
  [undefined, "background"],
  ["", "background"],
  ["0", "background"],
  ["false", "background"],
  ["FALSE", "background"],
  ["1", "foreground"],
  ["true", "foreground"],
  ["yes", "foreground"],
  [" ", "foreground"],
];

Deno.test("planTask() takes pins back, and only pins, by the switch", () => {
  for (const [backgroundSwitch, mode] of PIN_SWITCH) {
    const facts = { backgroundSwitch };
    const call = { subagentType: "pinned" };
    assertEquals(runs(call, facts).mode, mode, `${backgroundSwitch}`);
    const explicit = { ...call, runInBackground: true };
    assertEquals(runs(explicit, facts).mode, "background");
  }
});

Deno.test("planTask() refuses what the host or a limit does not allow", () => {
  const rows: [Partial<TaskCall>, Partial<HostFacts>, string | undefined][] = [
    [{ prompt: " \n" }, {}, "no-prompt"],
    [{ runInBackground: true }, { runsInBackground: false }, "no-background"],
    [{}, { runsInBackground: false }, undefined],
    [{}, { depth: 2 }, undefined],
    [{}, { depth: 3 }, "too-deep"],
    [{ subagentType: "fork", session: "s" }, { depth: 3 }, "too-deep"],
    [{}, { depth: 3, maxDepth: 4 }, undefined],
    [{}, { running: 24 }, undefined],
    [{}, { running: 25 }, "too-many"],
    [{ runInBackground: true }, { running: 25 }, "too-many"],
    [{ subagentType: "fork", session: "s" }, { running: 25 }, undefined],
    [{}, { running: undefined }, undefined],
    [{}, { running: 3, maxRunning: 3 }, "too-many"],
  ];
  for (const [call, facts, reason] of rows) {
    const made = plan(call, facts);
    const found = made.kind === "refusal" ? made.reason : undefined;
    assertEquals(found, reason, JSON.stringify([call, facts]));
  }
});

Deno.test("planTask() chooses the model of call, file, environment", () => {
  const type = { subagentType: "deep-reasoner" };
  const rows: [Partial<TaskCall>, Partial<HostFacts>, unknown][] = [
    [{}, {}, undefined],
    [{}, { subagentModel: "haiku" }, { model: "haiku" }],
    [type, { subagentModel: "haiku" }, { model: "opus" }],
    [{ ...type, model: "sonnet" }, {}, { model: "sonnet" }],
    [{ ...type, model: "inherit" }, { subagentModel: "haiku" }, undefined],
    [type, { aliases: {} }, undefined],
    [type, {
      aliases: { Opus: { provider: "p", model: "m", effort: "high" } },
    }, { provider: "p", model: "m", effort: "high" }],
  ];
  for (const [call, facts, options] of rows) {
    assertEquals<unknown>(runs(call, facts).options, options);
  }
});

Deno.test("planTask() warns of a model that looks like a missing alias", () => {
  const made = runs({ model: "turbo" }, { aliases: {} });
  assertEquals(made.options, { model: "turbo" });
  assertStringIncludes(made.warnings.join(), '"turbo"');
});
