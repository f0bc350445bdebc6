/**
 * Which rules a subagent is told at its start.
 *
 * @module
 */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { rulesInject } from "../../hooks/dispatch-rules-inject.ts";
import { judgeWith } from "../../lib/verdict.ts";
import { testWorld } from "../support/worlds.ts";

function told(
  payload: Record<string, unknown>,
  env: Record<string, string> = {},
): string {
  const verdict = judgeWith(rulesInject, {
    payload: { hook_event_name: "SubagentStart", ...payload },
    world: testWorld({ env }),
  });
  return verdict.kind === "context" ? verdict.text ?? "" : verdict.kind;
}

const ID = "a95f10e1cfb891244";
const FENCE = "Stay inside the task";
const BY_RESULT = "Your last message is the deliverable";
const BY_MESSAGE = "Your report travels by message";

const ROWS: [
  what: string,
  payload: Record<string, unknown>,
  has: string[],
  lacks: string[],
][] = [
  [
    "an ordinary type",
    { agent_id: ID, agent_type: "dev" },
    [BY_RESULT, FENCE],
    [BY_MESSAGE],
  ],
  ["no type", { agent_id: ID }, [BY_RESULT, FENCE], [BY_MESSAGE]],
  ["an empty type", { agent_id: ID, agent_type: "" }, [BY_RESULT, FENCE], [
    BY_MESSAGE,
  ]],
  ["a type that is no text", { agent_id: ID, agent_type: 7 }, [
    BY_RESULT,
    FENCE,
  ], []],
  ["Explore", { agent_id: ID, agent_type: "Explore" }, [BY_RESULT], [
    FENCE,
    BY_MESSAGE,
  ]],
  ["PLAN in capitals", { agent_id: ID, agent_type: "PLAN" }, [BY_RESULT], [
    FENCE,
  ]],
  ["a type that begins like Plan", { agent_id: ID, agent_type: "planner" }, [
    FENCE,
  ], []],
  ["a fork", { agent_id: ID, agent_type: "fork" }, [BY_RESULT, FENCE], [
    BY_MESSAGE,
  ]],
  ["a teammate", { agent_id: "aalice-57f4441b40b85b9c", agent_type: "alice" }, [
    BY_MESSAGE,
    FENCE,
  ], [BY_RESULT]],
  [
    "a teammate called Explore",
    { agent_id: "aExplore-57f4441b40b85b9c", agent_type: "Explore" },
    [BY_MESSAGE, FENCE],
    [BY_RESULT],
  ],
  [
    "an agent whose id only looks like a teammate's",
    { agent_id: "aalice-57f4441b40b85b9", agent_type: "dev" },
    [BY_RESULT, FENCE],
    [BY_MESSAGE],
  ],
  [
    "a teammate of an older version",
    { agent_id: "rev@core", agent_type: "rev" },
    [BY_MESSAGE, FENCE],
    [BY_RESULT],
  ],
];

for (const [what, payload, has, lacks] of ROWS) {
  Deno.test(`rulesInject tells ${what} the right rules`, () => {
    const text = told(payload);
    for (const part of has) assertStringIncludes(text, part);
    for (const part of lacks) assert(!text.includes(part), part);
    assertStringIncludes(text, "bare on the last line");
    assertStringIncludes(text, "dispatch-contract:subagent-dispatch");
  });
}

Deno.test("rulesInject stays under 2,000 characters in both languages", () => {
  for (const DISPATCH_LANG of ["en", "zh"]) {
    for (const agent_id of [ID, "aalice-57f4441b40b85b9c"]) {
      const text = told({ agent_id, agent_type: "dev" }, { DISPATCH_LANG });
      assert(text.length < 2000 && text.length > 300, `${text.length}`);
    }
  }
});

Deno.test("rulesInject says the same text every time", () => {
  const payload = { agent_id: ID, agent_type: "dev" };
  assertEquals(told(payload), told({ ...payload, cwd: "/elsewhere" }));
});

Deno.test("rulesInject speaks Chinese only when asked to", () => {
  const payload = { agent_id: ID, agent_type: "代码审查" };
  assertStringIncludes(told(payload), BY_RESULT);
  assertStringIncludes(told(payload, { DISPATCH_LANG: "zh" }), "交付物");
});

Deno.test("rulesInject has nothing to say to another event", () => {
  assertEquals(told({ hook_event_name: "SubagentStop" }), "pass");
});

Deno.test("rulesInject is switched off by its hatch", () => {
  assertEquals(told({}, { ALLOW_NO_RULES_INJECT: "1" }), "bypass");
});
