/**
 * A definition that says `background: true`, as the sync guard sees it.
 *
 * @module
 */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { syncGuard } from "../../hooks/dispatch-sync-guard.ts";
import { judgeWith, type Payload } from "../../lib/verdict.ts";
import { dispatch, testWorld } from "../support/worlds.ts";

const FILES = {
  "/work/shop/.claude/agents/team/night.md":
    "---\nname: nightly\ndescription: d\nbackground: true\n---\n",
  "/work/shop/.claude/agents/day.md": "---\nname: daily\ndescription: d\n---\n",
};

function judged(payload: Payload, env: Record<string, string> = {}) {
  return judgeWith(syncGuard, {
    payload,
    world: testWorld({ env, files: FILES }),
  });
}

const FOREGROUND = { run_in_background: false };

Deno.test("a pinned background is told when the call asks for the foreground", () => {
  const verdict = judged(dispatch({ subagent_type: "Nightly", ...FOREGROUND }));
  assert(verdict.kind === "context");
  assertEquals(verdict.rule, "SYNC-PINNED-BACKGROUND");
  assertStringIncludes(verdict.text ?? "", "“nightly”".replace(/[“”]/g, '"'));
  assertStringIncludes(verdict.text ?? "", ".claude/agents/team/night.md");
});

Deno.test("a pinned background does not take a block back, and is told in it", () => {
  const repair = { DISPATCH_SYNC_REPAIR: "1" };
  const rows: [input: Record<string, unknown>, env: Record<string, string>][] =
    [
      [{}, {}],
      [{ run_in_background: true }, {}],
      // What the rewritten field would not do is not repaired.
      [{}, repair],
      [{ run_in_background: true }, repair],
    ];
  for (const [input, env] of rows) {
    const payload = dispatch({ subagent_type: "Nightly", ...input });
    const verdict = judged(payload, env);
    assert(verdict.kind === "block", verdict.kind);
    assertStringIncludes(verdict.message, '"nightly"');
    assertStringIncludes(verdict.message, ".claude/agents/team/night.md");
    const daily = judged(dispatch({ subagent_type: "daily", ...input }), env);
    if (env === repair) assertEquals(daily.kind, "rewrite");
    else assert(daily.kind === "block" && !daily.message.includes("daily"));
  }
});

Deno.test("nothing is said where no background is pinned, or none exists", () => {
  for (const subagent_type of ["daily", "nobody", "Explore", undefined]) {
    const payload = dispatch({ ...FOREGROUND, subagent_type });
    assertEquals(judged(payload).kind, "pass");
  }
  const payload = dispatch({ subagent_type: "nightly", ...FOREGROUND });
  const env = { CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: "1" };
  assertEquals(judged(payload, env).kind, "pass");
});
