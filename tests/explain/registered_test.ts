/**
 * explain asks the guards that Claude Code would run, all of them.
 *
 * @module
 */

import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import {
  guardsIn,
  passesMatcher,
  registeredHook,
} from "../../lib/explain/registered.ts";
import type { Guard, HookEvent } from "../../lib/verdict.ts";
import { ROOT } from "../support/run_hook.ts";

const { hooks } = JSON.parse(
  Deno.readTextFileSync(join(ROOT, "hooks.json")),
);
const EVENTS = Object.keys(hooks) as HookEvent[];

for (const event of EVENTS) {
  Deno.test(`registeredHook() finds guards of ${event} when it is registered`, async () => {
    const hook = await registeredHook(event);
    assert(hook !== undefined && hook.guards.length > 0);
    for (const guard of hook.guards) assertEquals(guard.event, event);
    const names = hook.guards.map(({ name }) => name);
    assertEquals(new Set(names).size, names.length);
  });
}

Deno.test("registeredHook() leaves out no guard when hook files export several", async () => {
  const asked = new Set<Guard>();
  for (const event of EVENTS) {
    for (const guard of (await registeredHook(event))?.guards ?? []) {
      asked.add(guard);
    }
  }
  const missed: string[] = [];
  for (const { name } of Deno.readDirSync(join(ROOT, "hooks"))) {
    if (!name.endsWith(".ts")) continue;
    const module = await import(join(ROOT, "hooks", name));
    for (const guard of guardsIn(module)) {
      if (!asked.has(guard)) missed.push(`${name}: ${guard.name}`);
    }
  }
  assertEquals(missed, []);
});

Deno.test("a registered hook with several guards runs the list that it exports", async () => {
  for (const event of EVENTS) {
    const hook = await registeredHook(event);
    assert(hook !== undefined);
    const text = Deno.readTextFileSync(join(ROOT, hook.file));
    const run = /runHooks?\(\s*\[?\s*([A-Za-z_]+)/.exec(text)?.[1] ?? "";
    assert(run !== "", hook.file);
    if (hook.guards.length > 1) {
      assert(/^[A-Z_]+$/.test(run), `${hook.file} runs ${run}`);
    }
  }
});

const MATCHES: [
  matcher: string,
  event: HookEvent,
  payload: Record<string, unknown>,
  passes: boolean,
][] = [
  ["Agent|Task", "PreToolUse", { tool_name: "Agent" }, true],
  ["Agent|Task", "PreToolUse", { tool_name: "Task" }, true],
  ["Agent", "PreToolUse", { tool_name: "Task" }, true],
  ["Agent|Task", "PreToolUse", { tool_name: "TaskCreate" }, false],
  ["Agent|Task", "PreToolUse", { tool_name: "agent" }, false],
  ["Agent|Task", "PreToolUse", { tool_name: "Bash" }, false],
  ["Agent|Task", "PreToolUse", {}, true],
  ["*", "SubagentStop", { agent_type: "Explore" }, true],
  ["", "SubagentStop", { agent_type: "Explore" }, true],
  ["startup|resume", "SessionStart", { source: "compact" }, false],
  ["startup|resume", "SessionStart", { source: "resume" }, true],
  ["anything", "UserPromptSubmit", { prompt: "x" }, true],
];

for (const [matcher, event, payload, passes] of MATCHES) {
  const what = JSON.stringify(payload);
  Deno.test(`passesMatcher() is ${passes} when "${matcher}" meets ${what} at ${event}`, () => {
    assertEquals(passesMatcher(matcher, { event, payload }), passes);
  });
}
