/**
 * Laws that hold for every hook: guards do not depend on their order, a hatch
 * opens its own guard and no other, and no judgment asks for the locale.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { memoryFiles } from "../../lib/files_in_memory.ts";
import { VARIABLES } from "../../lib/preflight.ts";
import { judgeAll } from "../../lib/joint.ts";
import {
  type Guard,
  type HookEvent,
  judgeWith,
  type Payload,
  type Verdict,
} from "../../lib/verdict.ts";
import type { World } from "../../lib/world.ts";
import { ROOT } from "../support/run_hook.ts";
import { guardsByEvent } from "./fuzz.ts";
import { recordedPayloads } from "./fuzz_payloads.ts";
import { hookGraph } from "./pattern_literals.ts";
import { scenesAt } from "./scenes.ts";
import { filesOf } from "./stage_files.ts";

const HOME = "/home/u";
const PROJECT = `${HOME}/src/shop`;
const files = memoryFiles(filesOf(HOME, PROJECT));
const guards = await guardsByEvent();
const scenes = scenesAt({
  project: PROJECT,
  session: `${HOME}/.claude/projects/p/s.jsonl`,
});

/** What is judged: the scenes, the recordings, and all that is wrong at once. */
const CASES: { payload: Payload; env: Record<string, string> }[] = [
  ...scenes.map(({ payload, env = {} }) => ({ payload, env })),
  ...recordedPayloads().map((payload) => ({ payload, env: {} })),
  ...["sdk-cli", "cli"].map((entrypoint) => ({
    payload: {
      hook_event_name: "PreToolUse",
      tool_name: "Agent",
      cwd: PROJECT,
      tool_input: {
        prompt: "Fix src/total.ts and run the tests.",
        subagent_type: "raeder",
        name: "scout",
        run_in_background: true,
      },
    },
    env: { CLAUDE_CODE_ENTRYPOINT: entrypoint, DISPATCH_SYNC_REPAIR: "1" },
  })),
].filter(({ payload }) => guards.has(payload["hook_event_name"] as HookEvent));

function worldOf(env: Record<string, string>): World {
  const all: Record<string, string> = { HOME, ...env };
  return { env: (name: string) => all[name], files, note() {} };
}

function verdicts(
  list: readonly Guard[],
  { payload, env }: { payload: Payload; env: Record<string, string> },
): Map<string, Verdict> {
  const judged = judgeAll(list, { payload, world: worldOf(env) });
  return new Map(judged.map(({ guard, verdict }) => [guard.name, verdict]));
}

function guardsOf(payload: Payload): readonly Guard[] {
  return guards.get(payload["hook_event_name"] as HookEvent) ?? [];
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, index) => index !== at))
      .map((rest) => [item, ...rest])
  );
}

Deno.test("the order of guards changes no verdict", () => {
  let orders = 0;
  for (const one of CASES) {
    const list = guardsOf(one.payload);
    const usual = [...verdicts(list, one)].sort();
    for (const order of permutations(list)) {
      assertEquals([...verdicts(order, one)].sort(), usual);
      orders += 1;
    }
  }
  assert(orders > 300, `${orders}`);
});

const hatches = VARIABLES.filter(({ kind }) => kind === "hatch")
  .map(({ name }) => name);

Deno.test("every hatch belongs to a guard, and every guard but one has one", () => {
  const all = [...guards.values()].flat();
  const used = new Set(all.flatMap(({ hatch }) => hatch ?? []));
  assertEquals([...used].sort(), [...hatches].sort());
  // The catalog is off unless it is asked for.
  const without = all.filter(({ hatch }) => hatch === undefined);
  assertEquals(without.map(({ name }) => name), ["agent-catalog"]);
});

for (const hatch of hatches) {
  Deno.test(`${hatch} opens its guard and no other, in every hook`, () => {
    let opened = 0;
    for (const { payload, env } of CASES) {
      const list = guardsOf(payload);
      const usual = verdicts(list, { payload, env });
      const open = verdicts(list, { payload, env: { ...env, [hatch]: "1" } });
      for (const guard of list) {
        const verdict = open.get(guard.name);
        if (guard.hatch === hatch) {
          assertEquals(verdict, { kind: "bypass" });
          opened += 1;
        } else if (guard.event !== "SessionStart") {
          // The words at a session's start tell which hatches are open. A block
          // of what the opened guard recommends goes with that guard.
          const world = worldOf({ ...env, [hatch]: "1" });
          const own = judgeWith(guard, { payload, world });
          const isOwn = JSON.stringify(verdict) === JSON.stringify(own);
          assertEquals(
            verdict,
            isOwn ? own : usual.get(guard.name),
            guard.name,
          );
        } else assert(verdict?.kind !== "bypass", guard.name);
      }
    }
    assert(opened > 0);
  });

  Deno.test(`${hatch} opens at exactly 1`, () => {
    for (const value of ["true", "yes", "on", " 1", "1 ", "01", "0", ""]) {
      for (const { payload, env } of CASES) {
        const all = verdicts(guardsOf(payload), {
          payload,
          env: { ...env, [hatch]: value },
        });
        for (const verdict of all.values()) assert(verdict.kind !== "bypass");
      }
    }
  });
}

/** What would ask for the locale or the time zone. */
const LOCAL =
  /\b(?:Intl|toLocale\w+|localeCompare|getTimezoneOffset|get(?:Hours|Day|Date|Month|FullYear)|toDateString|toTimeString|navigator)\b/;

Deno.test("no file that a hook loads asks for the locale or the time zone", async () => {
  for (const file of await hookGraph()) {
    const text = Deno.readTextFileSync(join(ROOT, file));
    assertEquals(LOCAL.exec(text)?.[0], undefined, file);
  }
});
