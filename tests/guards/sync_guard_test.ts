/**
 * The sync guard's chain, step by step.
 *
 * @module
 */

import {
  assert,
  assertEquals,
  assertMatch,
  assertStringIncludes,
} from "@std/assert";
import { syncGuard } from "../../hooks/dispatch-sync-guard.ts";
import {
  type InputPatch,
  judgeWith,
  type Payload,
  type Verdict,
} from "../../lib/verdict.ts";
import { dispatch, testWorld } from "../support/worlds.ts";

function judged(payload: Payload, env: Record<string, string> = {}): Verdict {
  return judgeWith(syncGuard, { payload, world: testWorld({ env }) });
}

function outcome(verdict: Verdict): string {
  return "rule" in verdict ? `${verdict.kind} ${verdict.rule}` : verdict.kind;
}

const PRINT = { CLAUDE_CODE_ENTRYPOINT: "sdk-cli" };
const TERMINAL = { CLAUDE_CODE_ENTRYPOINT: "cli" };
const TERMINAL_WITH_FIELD = { ...TERMINAL, CLAUDE_CODE_FORK_SUBAGENT: "0" };

const ROWS: [
  what: string,
  payload: Payload,
  env: Record<string, string>,
  expected: string,
][] = [
  ["the boolean false", dispatch({ run_in_background: false }), {}, "pass"],
  ["a left-out field", dispatch({}), {}, "block SYNC-OMITTED"],
  [
    "null as left out",
    dispatch({ run_in_background: null }),
    {},
    "block SYNC-OMITTED",
  ],
  ["true", dispatch({ run_in_background: true }), {}, "block SYNC-BACKGROUND"],
  [
    'the text "false"',
    dispatch({ run_in_background: "false" }),
    {},
    "block SYNC-BACKGROUND",
  ],
  [
    "the number 0",
    dispatch({ run_in_background: 0 }),
    {},
    "block SYNC-BACKGROUND",
  ],
  [
    "the old tool name",
    dispatch({}, { tool_name: "Task" }),
    {},
    "block SYNC-OMITTED",
  ],
  ["another tool", dispatch({}, { tool_name: "TaskCreate" }), {}, "pass"],
  [
    "a tool name in lower case",
    dispatch({}, { tool_name: "agent" }),
    {},
    "pass",
  ],
  ["no tool_input", { tool_name: "Agent" }, {}, "block SYNC-OMITTED"],
  [
    "tool_input that is a list",
    { tool_name: "Agent", tool_input: [] },
    {},
    "block SYNC-OMITTED",
  ],
  // 4: the hatch.
  ["an open hatch", dispatch({}), { ALLOW_BACKGROUND_DISPATCH: "1" }, "bypass"],
  ["a hatch that is not exactly 1", dispatch({}), {
    ALLOW_BACKGROUND_DISPATCH: "true",
  }, "block SYNC-OMITTED"],
  [
    "another guard's hatch",
    dispatch({}),
    { ALLOW_UNMANAGED_TEAMMATE: "1" },
    "block SYNC-OMITTED",
  ],
  // 6: background tasks off.
  ["background tasks off", dispatch({}), {
    CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: "1",
  }, "pass"],
  ["background tasks off in words", dispatch({ run_in_background: true }), {
    CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: " TRUE ",
  }, "pass"],
  ["background tasks off set to 0", dispatch({}), {
    CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: "0",
  }, "block SYNC-OMITTED"],
  ["background tasks off set to false", dispatch({}), {
    CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: "false",
  }, "block SYNC-OMITTED"],
  ["background tasks off set to nothing", dispatch({}), {
    CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: "",
  }, "block SYNC-OMITTED"],
  // 7: inside a subagent.
  [
    "a subagent that leaves it out",
    dispatch({}, { agent_id: "a95f10e1cfb891244" }),
    PRINT,
    "pass",
  ],
  [
    "a subagent that asks for the foreground",
    dispatch({ run_in_background: false }, { agent_id: "a9" }),
    PRINT,
    "pass",
  ],
  [
    "a subagent that asks for the background",
    dispatch({ run_in_background: true }, { agent_id: "a9" }),
    PRINT,
    "block SYNC-NESTED-BACKGROUND",
  ],
  ["a subagent under auto-background", dispatch({}, { agent_id: "a9" }), {
    CLAUDE_AUTO_BACKGROUND_TASKS: "1",
  }, "pass"],
  [
    "a subagent that asks for remote",
    dispatch({ isolation: "remote" }, { agent_id: "a9" }),
    PRINT,
    "pass",
  ],
  [
    "a blank agent_id",
    dispatch({}, { agent_id: "" }),
    {},
    "block SYNC-OMITTED",
  ],
  [
    "a null agent_id",
    dispatch({}, { agent_id: null }),
    {},
    "block SYNC-OMITTED",
  ],
  // 8: a name.
  ["a name, entry point unknown", dispatch({ name: "scout" }), {}, "pass"],
  ["a name in a terminal", dispatch({ name: "scout" }), TERMINAL, "pass"],
  [
    "a name in print mode, field left out",
    dispatch({ name: "scout" }),
    PRINT,
    "block SYNC-OMITTED",
  ],
  [
    "a name in print mode, foreground",
    dispatch({ name: "scout", run_in_background: false }),
    PRINT,
    "pass",
  ],
  ["a name under an SDK", dispatch({ name: "scout" }), {
    CLAUDE_CODE_ENTRYPOINT: "sdk-py",
  }, "block SYNC-OMITTED"],
  [
    "a blank name",
    dispatch({ name: " \n\t" }),
    TERMINAL_WITH_FIELD,
    "block SYNC-OMITTED",
  ],
  // 8b: auto-background.
  ["auto-background", dispatch({ run_in_background: false }), {
    CLAUDE_AUTO_BACKGROUND_TASKS: "1",
  }, "block SYNC-AUTO-BACKGROUND"],
  ["auto-background with a name", dispatch({ name: "scout" }), {
    CLAUDE_AUTO_BACKGROUND_TASKS: "1",
  }, "pass"],
  ["auto-background set to false", dispatch({ run_in_background: false }), {
    CLAUDE_AUTO_BACKGROUND_TASKS: "false",
  }, "pass"],
  // Remote isolation.
  [
    "remote isolation, foreground",
    dispatch({ isolation: "remote", run_in_background: false }),
    {},
    "block SYNC-REMOTE",
  ],
  [
    "remote isolation, left out",
    dispatch({ isolation: "remote" }),
    TERMINAL,
    "block SYNC-REMOTE",
  ],
  [
    "worktree isolation, foreground",
    dispatch({ isolation: "worktree", run_in_background: false }),
    {},
    "pass",
  ],
  // 9b: who can pass the field at all.
  ["print mode, left out", dispatch({}), PRINT, "block SYNC-OMITTED"],
  ["terminal, left out", dispatch({}), TERMINAL, "block SYNC-NO-FIELD"],
  ["editor extension, left out", dispatch({}), {
    CLAUDE_CODE_ENTRYPOINT: "claude-vscode",
  }, "block SYNC-NO-FIELD"],
  ["desktop app, left out", dispatch({}), {
    CLAUDE_CODE_ENTRYPOINT: "claude-desktop",
  }, "block SYNC-NO-FIELD"],
  [
    "terminal with the field, left out",
    dispatch({}),
    TERMINAL_WITH_FIELD,
    "block SYNC-OMITTED",
  ],
  ["terminal with the field off in words", dispatch({}), {
    ...TERMINAL,
    CLAUDE_CODE_FORK_SUBAGENT: "false",
  }, "block SYNC-OMITTED"],
  [
    "terminal, foreground that arrived",
    dispatch({ run_in_background: false }),
    TERMINAL_WITH_FIELD,
    "pass",
  ],
  ["print mode with the fork feature on", dispatch({}), {
    ...PRINT,
    CLAUDE_CODE_FORK_SUBAGENT: "1",
  }, "block SYNC-NO-FIELD"],
  // when-possible.
  ["when-possible in a terminal", dispatch({}), {
    ...TERMINAL,
    DISPATCH_SYNC_GUARD: "when-possible",
  }, "context SYNC-NOT-POSSIBLE"],
  ["when-possible in print mode", dispatch({}), {
    ...PRINT,
    DISPATCH_SYNC_GUARD: "when-possible",
  }, "block SYNC-OMITTED"],
  ["a mistyped mode in a terminal", dispatch({}), {
    ...TERMINAL,
    DISPATCH_SYNC_GUARD: "whenpossible",
  }, "block SYNC-NO-FIELD"],
  // Repair.
  ["repair of a left-out field", dispatch({}), {
    ...PRINT,
    DISPATCH_SYNC_REPAIR: "1",
  }, "rewrite SYNC-REPAIRED"],
  ["repair of true", dispatch({ run_in_background: true }), {
    ...PRINT,
    DISPATCH_SYNC_REPAIR: "1",
  }, "rewrite SYNC-REPAIRED"],
  ["repair in a terminal that has the field", dispatch({}), {
    ...TERMINAL_WITH_FIELD,
    DISPATCH_SYNC_REPAIR: "1",
  }, "rewrite SYNC-REPAIRED"],
  ["no repair where the field cannot be honoured", dispatch({}), {
    ...TERMINAL,
    DISPATCH_SYNC_REPAIR: "1",
  }, "block SYNC-NO-FIELD"],
  ["no repair of remote isolation", dispatch({ isolation: "remote" }), {
    ...PRINT,
    DISPATCH_SYNC_REPAIR: "1",
  }, "block SYNC-REMOTE"],
  [
    "no repair of a nested background",
    dispatch({ run_in_background: true }, { agent_id: "a9" }),
    { ...PRINT, DISPATCH_SYNC_REPAIR: "1" },
    "block SYNC-NESTED-BACKGROUND",
  ],
  ["no repair of a text", dispatch({ run_in_background: "false" }), {
    ...PRINT,
    DISPATCH_SYNC_REPAIR: "1",
  }, "block SYNC-BACKGROUND"],
  ["nothing to repair", dispatch({ run_in_background: false }), {
    ...PRINT,
    DISPATCH_SYNC_REPAIR: "1",
  }, "pass"],
];

for (const [what, payload, env, expected] of ROWS) {
  Deno.test(`syncGuard answers "${expected}" to ${what}`, () => {
    assertEquals(outcome(judged(payload, env)), expected);
  });
}

Deno.test("syncGuard repairs with the complete input and only one change", () => {
  const payload = dispatch({ subagent_type: "Explore", model: "sonnet" });
  const verdict = judged(payload, { ...PRINT, DISPATCH_SYNC_REPAIR: "1" });
  assert(verdict.kind === "rewrite");
  assertEquals(verdict.input, {
    description: "d",
    prompt: "Map the queue.",
    subagent_type: "Explore",
    model: "sonnet",
    run_in_background: false,
  });
});

Deno.test("syncGuard says not to retry when only a setting helps", () => {
  for (const env of [TERMINAL, { CLAUDE_AUTO_BACKGROUND_TASKS: "1" }]) {
    const verdict = judged(dispatch({}), env);
    assert(verdict.kind === "block");
    assertEquals(verdict.instead, undefined);
    assertStringIncludes(verdict.message, "Do not retry");
    assertStringIncludes(verdict.message, "Tell the user");
  }
});

Deno.test("syncGuard names what takes the foreground away, and all of it at once", () => {
  const rows: [env: Record<string, string>, told: RegExp, not: RegExp][] = [
    [TERMINAL, /it runs as "cli"/, /FORK_SUBAGENT is on|AUTO_BACKGROUND/],
    [
      { ...PRINT, CLAUDE_CODE_FORK_SUBAGENT: "1" },
      /CLAUDE_CODE_FORK_SUBAGENT is on/,
      /it runs as/,
    ],
    [
      { ...TERMINAL, CLAUDE_AUTO_BACKGROUND_TASKS: "1" },
      /remove CLAUDE_AUTO_BACKGROUND_TASKS.*put "CLAUDE_CODE_FORK_SUBAGENT": "0"/,
      /\{also\}/,
    ],
    [
      { ...TERMINAL_WITH_FIELD, CLAUDE_AUTO_BACKGROUND_TASKS: "1" },
      /remove CLAUDE_AUTO_BACKGROUND_TASKS/,
      /FORK_SUBAGENT|\{also\}/,
    ],
  ];
  for (const [env, told, not] of rows) {
    const verdict = judged(dispatch({}), env);
    assert(verdict.kind === "block");
    assertMatch(verdict.message, told);
    assert(!not.test(verdict.message), verdict.message);
  }
});

Deno.test("syncGuard never names its hatch to the model", () => {
  for (const [, payload, env] of ROWS) {
    const verdict = judged(payload, env);
    const text = verdict.kind === "block" ? verdict.message : "";
    assert(!text.includes("ALLOW_"), text);
  }
});

Deno.test("syncGuard answers in the language of the prompt", () => {
  const chinese = judged(dispatch({ prompt: "梳理 src/queue 的唤醒逻辑。" }));
  assert(chinese.kind === "block");
  assertStringIncludes(chinese.message, "这次派发没有写 run_in_background");
  const set = judged(dispatch({ prompt: "梳理 src/queue 的唤醒逻辑。" }), {
    DISPATCH_LANG: "en",
  });
  assert(set.kind === "block");
  assertStringIncludes(set.message, "leaves out run_in_background");
});

Deno.test("syncGuard tells the dispatcher what it changed, in both languages", () => {
  const env = { ...PRINT, DISPATCH_SYNC_REPAIR: "1" };
  const rows: [prompt: string, field: InputPatch, told: string][] = [
    ["Map it.", {}, "run_in_background was left out and is now false"],
    ["Map it.", { run_in_background: true }, "was true and is now false"],
    ["梳理队列代码。", {}, "原来没有写，现在是 false"],
    [
      "梳理队列代码。",
      { run_in_background: true },
      "原来是 true，现在是 false",
    ],
  ];
  for (const [prompt, field, told] of rows) {
    const verdict = judged(dispatch({ prompt, ...field }), env);
    assert(verdict.kind === "rewrite");
    assertStringIncludes(verdict.text, told);
  }
});

Deno.test("syncGuard gives every context and rewrite a text", () => {
  for (const [what, payload, env] of ROWS) {
    const verdict = judged(payload, env);
    if (verdict.kind !== "context" && verdict.kind !== "rewrite") continue;
    assertStringIncludes(verdict.text ?? "", "[dispatch-sync-guard]", what);
  }
});
