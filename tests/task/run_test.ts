/** What `runTask` makes of what a host answers. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { Outcome, StopReason } from "../../lib/task/host.ts";
import {
  memoryHost,
  type MemoryHostOptions,
} from "../../lib/task/memory_host.ts";
import { planTask } from "../../lib/task/plan.ts";
import { type RunOptions, runTask } from "../../lib/task/run.ts";
import { agentFile, workspace } from "./workspace.ts";

const registry = workspace({
  user: {
    "s.md": agentFile(
      "name: searcher\ndescription: d\ntools: mcp__a__x, mcp__a__y",
    ),
  },
});

async function run(
  options: MemoryHostOptions & {
    type?: string;
    prompt?: string;
    background?: boolean;
    run?: RunOptions;
  },
) {
  const host = memoryHost(options);
  const plan = planTask(
    {
      prompt: options.prompt ?? "Map src/.",
      ...(options.type !== undefined && { subagentType: options.type }),
      ...(options.background && { runInBackground: true }),
    },
    registry,
    host.facts,
  );
  assert(plan.kind === "run", JSON.stringify(plan));
  return { host, result: await runTask(plan, host, options.run) };
}

function said(...texts: string[]): Partial<Outcome> {
  return { blocks: texts.map((text) => ({ type: "text", text })) };
}

Deno.test("runTask() joins the text blocks and no others", async () => {
  const { result, host } = await run({
    outcomes: [{
      blocks: [
        { type: "thinking", text: "hm" },
        { type: "text", text: "answer A" },
        { type: "tool_use" },
        { type: "text", text: " answer B" },
      ],
    }],
  });
  assert(result.status === "completed");
  assertEquals(result.text, "answer A answer B");
  assertEquals(host.starts[0]?.message, "Map src/.");
});

Deno.test("runTask() answers with an empty text when nothing was said", async () => {
  const { result } = await run({});
  assert(result.status === "completed");
  assertEquals(result.text, "");
});

const STOPS: [StopReason, string][] = [
  ["error", "ended by an error (overloaded)"],
  ["max-tokens", "limit of output tokens"],
  ["max-turns", "limit of its turns"],
  ["refusal", "declined"],
  ["aborted", "can be continued"],
  ["unavailable", "could not be started"],
];

Deno.test("runTask() fails on every other stop, and keeps the text", async (t) => {
  for (const [stop, words] of STOPS) {
    await t.step(stop, async () => {
      const detail = "overloaded";
      const { result } = await run({
        outcomes: [{ stop, detail, ...said("half a rep") }],
      });
      assert(result.status === "failed");
      assertEquals([result.stop, result.text], [stop, "half a rep"]);
      assertStringIncludes(result.message, words);
    });
  }
});

Deno.test("runTask() returns the id of a background run at once", async () => {
  const { result, host } = await run({
    background: true,
    outcomes: [said("later")],
  });
  assert(result.status === "launched");
  assertStringIncludes(result.text, `agentId: ${result.id}`);
  assertEquals(host.steps, ["launch"]);
  assertEquals(host.result(result.id)?.blocks[0]?.text, "later");
});

Deno.test("runTask() hands the abort signal on", async () => {
  const signal = AbortSignal.abort();
  const { result } = await run({ run: { signal } });
  assert(result.status === "failed");
  assertEquals(result.stop, "aborted");
});

const MARKED = "The report.\n%%DONE%%";

const DEMANDS: [
  name: string,
  outcomes: Partial<Outcome>[],
  status: string,
  text: string,
  runs: number,
][] = [
  ["marked at once", [said(MARKED)], "completed", MARKED, 1],
  ["marked when asked", [said("Rep."), said(MARKED)], "completed", MARKED, 2],
  ["never marked", [said("Rep."), said("Again.")], "unmarked", "Again.", 2],
  [
    "marker alone",
    [said("%%DONE%%"), said("%%DONE%%")],
    "unmarked",
    "%%DONE%%",
    2,
  ],
  ["silent when asked", [said("Rep."), said("")], "unmarked", "Rep.", 2],
  [
    "failed when asked",
    [said("Rep."), { stop: "error", ...said("x") }],
    "unmarked",
    "Rep.",
    2,
  ],
  ["failed at once", [{ stop: "error", ...said("x") }], "failed", "x", 1],
];

Deno.test("runTask() insists on the marker once", async (t) => {
  for (const [name, outcomes, status, text, runs] of DEMANDS) {
    await t.step(name, async () => {
      const { result, host } = await run({
        outcomes,
        run: { requireDone: true },
      });
      assertEquals(result.status, status);
      assert("text" in result);
      assertEquals(result.text, text);
      assertEquals(host.starts.length, runs);
      const [first, second] = host.starts;
      assertStringIncludes(first?.message ?? "", "%%DONE%%");
      if (second !== undefined) {
        assertEquals(second.resume, "session-1");
        assertStringIncludes(second.message, "%%DONE%%");
      }
    });
  }
});

Deno.test("runTask() leaves a prompt alone that asks for the marker", async () => {
  const prompt = "Map src/. End with %%DONE%%.";
  const { host } = await run({
    prompt,
    outcomes: [said(MARKED)],
    run: { requireDone: true },
  });
  assertEquals(host.starts[0]?.message, prompt);
});

const DEFERRED = {
  facts: {
    tools: new Set(["mcp__a__x", "mcp__a__y"]),
    deferred: new Set(["mcp__a__x", "mcp__a__y"]),
  },
  type: "searcher",
};

Deno.test("runTask() loads deferred tools before the agent starts", async () => {
  for (const background of [false, true]) {
    const { result, host } = await run({
      ...DEFERRED,
      background,
      activations: {
        mcp__a__x: { state: "loaded" },
        mcp__a__y: { state: "denied", why: '"mcp__a__y" is switched off' },
      },
      outcomes: [said("found")],
    });
    assertEquals(host.steps, [
      "activate mcp__a__x",
      "activate mcp__a__y",
      background ? "launch" : "run",
    ]);
    assert("text" in result);
    assertStringIncludes(
      result.text,
      "\nPreloaded deferred tools for child: mcp__a__x\n" +
        "Not preloaded: mcp__a__y (switched off)",
    );
  }
});

Deno.test("runTask() warns once on a host without the seam", async () => {
  const { result } = await run({ ...DEFERRED, outcomes: [said("found")] });
  assert(result.status === "completed");
  assertEquals(result.text, "found");
  assertEquals(result.warnings.length, 1);
  assertStringIncludes(result.warnings[0] ?? "", "mcp__a__x, mcp__a__y");
});

Deno.test("runTask() stays silent about the seam when nothing is deferred", async () => {
  const { result } = await run({
    ...DEFERRED,
    facts: { tools: DEFERRED.facts.tools },
  });
  assertEquals(result.warnings, []);
});
