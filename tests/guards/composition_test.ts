/**
 * The guards of a dispatch together: what one recommends, no other blocks.
 * The guards are those that pre-dispatch runs, and pre-dispatch is what
 * hooks.json registers.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { DISPATCH_GUARDS } from "../../hooks/pre-dispatch.ts";
import { answerTo } from "../../lib/hook.ts";
import { blockText, JOINT, judgeAll, recommendedBy } from "../../lib/joint.ts";
import type { InputPatch, Judged, Payload } from "../../lib/verdict.ts";
import { registeredCommands } from "../support/run_hook.ts";
import { dispatch, testWorld } from "../support/worlds.ts";

const FILES = {
  "/work/shop/.claude/agents/reader.md":
    "---\nname: reader\ndescription: Reads.\ntools: Read, Grep\n---\nRead it.\n",
  "/work/shop/.claude/agents/dev.md":
    "---\nname: dev\ndescription: Implements.\n---\nDo it.\n",
};

function judged(payload: Payload, env: Record<string, string> = {}): Judged[] {
  const world = testWorld({ env: { HOME: "/home/u", ...env }, files: FILES });
  return judgeAll(DISPATCH_GUARDS, { payload, world });
}

function blocks(all: Judged[]) {
  return all.flatMap(({ guard, verdict }) =>
    verdict.kind === "block" ? [{ guard, verdict }] : []
  );
}

function patched(payload: Payload, patch: InputPatch): Payload {
  const input = { ...payload["tool_input"] as InputPatch, ...patch };
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined) delete input[key];
  }
  return { ...payload, tool_input: input };
}

const PROMPTS = [
  "Map the retry logic in src/net and report file and line.",
  "READ-ONLY research: do not modify any file. Explain the scheduler.",
  "Fix the rounding bug in src/total.ts and run the tests.",
  "Run the full test suite and report which tests fail.",
  "这是一次只读调研，不要修改任何文件。说明配置是怎么加载的。",
  "修复 src/total.ts 里的舍入错误，并跑通单元测试。",
  "Rename getCwd to getCurrentWorkingDirectory across packages/*.",
];
const TYPES = [
  undefined,
  "general-purpose",
  "Explore",
  "Plan",
  "claude",
  "dev",
  "reader",
];
const MODELS = [undefined, "haiku", "sonnet"];
const FIELDS: InputPatch[] = [
  {},
  { run_in_background: false },
  { run_in_background: true },
  { run_in_background: "false" },
  { run_in_background: false, isolation: "remote" },
  { run_in_background: false, name: "scout" },
  { name: "scout", run_in_background: true },
  { name: "scout", run_in_background: false, isolation: "remote" },
];
const CALLERS: Payload[] = [{}, { agent_id: "a95f10e1cfb891244" }];
const ENVS: Record<string, string>[] = [
  {},
  { CLAUDE_CODE_ENTRYPOINT: "sdk-cli" },
  { CLAUDE_CODE_ENTRYPOINT: "cli", CLAUDE_CODE_FORK_SUBAGENT: "0" },
];

function* dispatches(): Generator<
  { payload: Payload; env: Record<string, string> }
> {
  for (const prompt of PROMPTS) {
    for (const subagent_type of TYPES) {
      for (const model of MODELS) {
        for (const field of FIELDS) {
          for (const caller of CALLERS) {
            for (const env of ENVS) {
              const input = {
                prompt,
                ...(subagent_type && { subagent_type }),
                ...(model && { model }),
                ...field,
              };
              yield { payload: dispatch(input, caller), env };
            }
          }
        }
      }
    }
  }
}

Deno.test("hooks.json registers the process that runs all dispatch guards", () => {
  assert(registeredCommands().has("pre-dispatch.ts"));
  const names = DISPATCH_GUARDS.map(({ name }) => name);
  assertEquals(new Set(names).size, names.length);
});

Deno.test("a dispatch mended as its blocks say passes all guards", () => {
  let mended = 0;
  for (const { payload, env } of dispatches()) {
    const found = blocks(judged(payload, env));
    if (found.length === 0) continue;
    const patch = recommendedBy(found.map(({ verdict }) => verdict));
    assert(patch !== undefined, JSON.stringify(payload));
    const again = blocks(judged(patched(payload, patch), env));
    assertEquals(
      again.map(({ verdict }) => verdict.rule),
      [],
      `${JSON.stringify(payload)} mended with ${JSON.stringify(patch)}`,
    );
    mended += 1;
  }
  assert(mended > 500, `${mended}`);
});

Deno.test("where the user accepts the background, no text asks for a field that the session lacks", () => {
  const env = {
    CLAUDE_CODE_ENTRYPOINT: "cli",
    DISPATCH_SYNC_GUARD: "when-possible",
  };
  const rules = new Set<string>();
  for (const { payload } of dispatches()) {
    const found = blocks(judged(received(payload, env), env));
    if (found.length === 0) continue;
    const verdicts = found.map(({ verdict }) => verdict);
    for (const { rule } of verdicts) rules.add(rule);
    const text = blockText(verdicts);
    assert(!text.includes("run_in_background"), text);
    const patch = recommendedBy(verdicts);
    assert(patch !== undefined && !("run_in_background" in patch), text);
    const next = received(patched(payload, patch), env);
    assertEquals(blocks(judged(next, env)), [], text);
  }
  assertEquals([...rules].sort(), [
    "CAP-BEYOND-HAIKU",
    "CAP-BEYOND-READONLY",
    "CAP-READONLY-OVERPOWERED",
    "CHAN-UNMANAGED-TEAMMATE",
  ]);
});

/** Sessions in which no one-shot dispatch runs in the foreground. */
const CLOSED: [setting: string, env: Record<string, string>][] = [
  ["CLAUDE_CODE_FORK_SUBAGENT", { CLAUDE_CODE_ENTRYPOINT: "cli" }],
  ["CLAUDE_CODE_FORK_SUBAGENT", {
    CLAUDE_CODE_ENTRYPOINT: "sdk-cli",
    CLAUDE_CODE_FORK_SUBAGENT: "1",
  }],
  ["CLAUDE_AUTO_BACKGROUND_TASKS", {
    CLAUDE_CODE_ENTRYPOINT: "sdk-cli",
    CLAUDE_AUTO_BACKGROUND_TASKS: "1",
  }],
  ["CLAUDE_AUTO_BACKGROUND_TASKS", {
    CLAUDE_CODE_ENTRYPOINT: "cli",
    CLAUDE_CODE_FORK_SUBAGENT: "0",
    CLAUDE_AUTO_BACKGROUND_TASKS: "1",
  }],
];

/** What Claude Code 2.1.332 leaves of a call for the hooks of a session. */
function received(payload: Payload, env: Record<string, string>): Payload {
  const fork = env["CLAUDE_CODE_FORK_SUBAGENT"];
  const isOffered = fork === "0" ||
    fork !== "1" && env["CLAUDE_CODE_ENTRYPOINT"] === "sdk-cli";
  return isOffered
    ? payload
    : patched(payload, { run_in_background: undefined });
}

Deno.test("a block recommends a call that passes, or says which setting closes all of them", () => {
  const seen = { mended: 0, closed: 0 };
  for (const { payload } of dispatches()) {
    for (const [setting, env] of CLOSED) {
      const found = blocks(judged(received(payload, env), env));
      if (found.length === 0) continue;
      const said = () => JSON.stringify([payload, env]);
      const closed = found.filter(({ verdict }) => !verdict.instead);
      const all = found.map(({ verdict }) => verdict);
      if (closed.length === 0) {
        const next = received(patched(payload, recommendedBy(all) ?? {}), env);
        assertEquals(blocks(judged(next, env)), [], said());
        seen.mended += 1;
        continue;
      }
      const { code, stdout } = answerTo({
        text: JSON.stringify(received(payload, env)),
      }, {
        guards: DISPATCH_GUARDS,
        world: testWorld({ env: { HOME: "/home/u", ...env }, files: FILES }),
        blockAs: "deny",
        joint: JOINT,
      });
      const text: string =
        JSON.parse(stdout).hookSpecificOutput.permissionDecisionReason;
      assertEquals(code, 0);
      assert(text.includes(setting), text);
      assert(/^(?:Do not retry|不要重试)/.test(text.split("\n").at(-1) ?? ""));
      // The setting comes first; what to mend, only for the time after.
      const [first = ""] = text.split(
        /\n\n(?:Once the user has made that change|等用户改好设置)/,
      );
      assert(!/Send the same|Drop name|重发/.test(first), text);
      const patch = Object.assign(
        {},
        ...all.map(({ instead, together }) => ({ ...instead, ...together })),
      );
      assertEquals(first !== text, Object.keys(patch).length > 0, text);
      // And once it is changed, a call mended so passes.
      const open = { CLAUDE_CODE_ENTRYPOINT: "sdk-cli" };
      const next = patched(payload, { run_in_background: false, ...patch });
      assertEquals(blocks(judged(next, open)), [], said());
      seen.closed += 1;
    }
  }
  assert(seen.mended > 100 && seen.closed > 1000, JSON.stringify(seen));
});

Deno.test("beside another block no role is offered that could not do the task either", () => {
  const env = { CLAUDE_CODE_ENTRYPOINT: "sdk-cli" };
  const reason = (prompt: string) => {
    const input = { prompt, name: "scout", subagent_type: "Explore" };
    const { stdout } = answerTo({
      text: JSON.stringify(dispatch({ ...input, run_in_background: false })),
    }, {
      guards: DISPATCH_GUARDS,
      world: testWorld({ env: { HOME: "/home/u", ...env }, files: FILES }),
      blockAs: "deny",
      joint: JOINT,
    });
    return JSON.parse(stdout).hookSpecificOutput
      .permissionDecisionReason as string;
  };
  assert(reason("Map the retry logic in src/net.").includes("dev, reader"));
  const both = reason("Fix the rounding bug in src/total.ts.");
  assert(both.includes("CHAN-UNMANAGED") && both.includes("CAP-BEYOND"), both);
  assert(!both.includes("reader"), both);
});

Deno.test("where a setting closes the way, a teammate with a role is still offered", () => {
  const reason = (prompt: string, type: string) => {
    const input = { prompt, name: "scout", subagent_type: type };
    const { stdout } = answerTo({ text: JSON.stringify(dispatch(input)) }, {
      guards: DISPATCH_GUARDS,
      world: testWorld({
        env: { HOME: "/home/u", CLAUDE_CODE_ENTRYPOINT: "cli" },
        files: FILES,
      }),
      blockAs: "deny",
      joint: JOINT,
    });
    return JSON.parse(stdout).hookSpecificOutput
      .permissionDecisionReason as string;
  };
  const offered = /a way now: keep name .*: dev, reader\./;
  const named = /leave out name \(that type is no role here/;
  const question = reason("Map the retry logic in src/net.", "Explore");
  assert(offered.test(question) && !named.test(question), question);
  const work = reason("Fix the rounding bug in src/total.ts.", "Explore");
  assert(!offered.test(work) && !named.test(work), work);
  const role = reason("Fix the rounding bug in src/total.ts.", "reader");
  assert(!offered.test(role) && named.test(role), role);
});

Deno.test("each block alone, mended, is not blocked by the same guard again", () => {
  for (const { payload, env } of dispatches()) {
    for (const { guard, verdict } of blocks(judged(payload, env))) {
      const next = patched(payload, verdict.instead ?? {});
      const again = blocks(judged(next, env)).map((each) => each.guard.name);
      assert(!again.includes(guard.name), JSON.stringify(next));
    }
  }
});

const ONE_GUARD: [
  guard: string,
  hatch: string,
  input: Record<string, unknown>,
][] = [
  ["dispatch-sync-guard", "ALLOW_BACKGROUND_DISPATCH", {
    prompt: "Map the queue.",
    subagent_type: "Explore",
  }],
  ["dispatch-channel-guard", "ALLOW_UNMANAGED_TEAMMATE", {
    prompt: "Map the queue.",
    subagent_type: "Explore",
    name: "scout",
    run_in_background: false,
  }],
  ["dispatch-capability-guard", "ALLOW_DISPATCH_CAPABILITY_MISMATCH", {
    prompt: "Fix the bug in src/a.ts and run the tests.",
    subagent_type: "Explore",
    run_in_background: false,
  }],
];

for (const [guard, hatch, input] of ONE_GUARD) {
  for (const tool_name of ["Agent", "Task"]) {
    Deno.test(`only ${guard} blocks its own case, under ${tool_name}`, () => {
      const found = blocks(judged(dispatch(input, { tool_name })));
      assertEquals(found.map((each) => each.guard.name), [guard]);
    });
  }

  Deno.test(`${hatch} opens ${guard} and nothing else`, () => {
    const payload = dispatch(input);
    assertEquals(blocks(judged(payload, { [hatch]: "1" })), []);
    for (const [other, , otherInput] of ONE_GUARD) {
      if (other === guard) continue;
      const found = blocks(judged(dispatch(otherInput), { [hatch]: "1" }));
      assertEquals(found.map((each) => each.guard.name), [other]);
    }
  });
}
