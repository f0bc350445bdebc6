/** The record of runs in the background, without a process. */
import { assert, assertEquals, assertThrows } from "@std/assert";
import { join } from "@std/path";
import type { RunPlan } from "../../lib/task/plan_shapes.ts";
import type { TaskResult } from "../../lib/task/run.ts";
import { isTaskId, tasksFolder } from "../../lib/task/state/folder.ts";
import { KEPT_MS, pruneTasks } from "../../lib/task/state/prune.ts";
import {
  countRunning,
  createTask,
  stateOf,
  taskFiles,
  writeEnd,
} from "../../lib/task/state/store.ts";

const PLAN: RunPlan = {
  kind: "run",
  start: "spawn",
  mode: "background",
  agentType: "scout",
  label: "scout",
  prompt: "p",
  instructions: "user",
  preload: [],
  maxDepth: 3,
  warnings: [],
};

const RESULT: TaskResult = {
  status: "completed",
  agentType: "scout",
  warnings: [],
  text: "Report.",
  session: "s",
};

function inFolder(name: string, play: (tasks: string) => void): void {
  Deno.test(name, () => {
    const root = Deno.makeTempDirSync();
    try {
      play(join(root, "tasks"));
    } finally {
      Deno.removeSync(root, { recursive: true });
    }
  });
}

function create(tasks: string, id: string, startedAt = Date.now()): void {
  const start = { plan: PLAN, message: "p" };
  createTask(tasks, { id, cwd: "/", startedAt, start });
}

inFolder("stateOf() follows a run from its start to its end", (tasks) => {
  assertEquals(stateOf(tasks, "a").state, "unknown");
  create(tasks, "a");
  assertEquals(stateOf(tasks, "a").state, "running");
  writeEnd(tasks, "a", RESULT);
  const known = stateOf(tasks, "a");
  assert(known.state === "finished");
  assertEquals(known.end.result, RESULT);
  create(tasks, "a");
  assertEquals(stateOf(tasks, "a").state, "running");
});

inFolder("stateOf() says lost when nobody works on a run", (tasks) => {
  create(tasks, "a", Date.now() - 60_000);
  assertEquals(stateOf(tasks, "a").state, "lost");
});

inFolder("stateOf() says running as long as the lock is held", (tasks) => {
  create(tasks, "a", 0);
  const { lock } = taskFiles(tasks, "a");
  const file = Deno.openSync(lock, { read: true, write: true });
  file.lockSync(true);
  assertEquals(stateOf(tasks, "a").state, "running");
  assertEquals(countRunning(tasks), 1);
  file.close();
  assertEquals(stateOf(tasks, "a").state, "lost");
  assertEquals(countRunning(tasks), 0);
});

inFolder("stateOf() survives what others put into the folder", (tasks) => {
  for (const text of ["", "{", "[]", "null", '"x"']) {
    create(tasks, "a", 0);
    Deno.writeTextFileSync(taskFiles(tasks, "a").end, text);
    assertEquals(stateOf(tasks, "a").state, "lost", text);
    Deno.writeTextFileSync(taskFiles(tasks, "a").task, text);
    assertEquals(stateOf(tasks, "a").state, "unknown", text);
    Deno.removeSync(taskFiles(tasks, "a").folder, { recursive: true });
  }
});

inFolder("countRunning() is zero where nothing ever ran", (tasks) => {
  assertEquals(countRunning(tasks), 0);
});

inFolder("pruneTasks() forgets only what ended long ago", (tasks) => {
  create(tasks, "old");
  writeEnd(tasks, "old", RESULT);
  create(tasks, "open", 0);
  pruneTasks(tasks);
  assertEquals(stateOf(tasks, "old").state, "finished");
  pruneTasks(tasks, Date.now() + KEPT_MS + 60_000);
  assertEquals(stateOf(tasks, "old").state, "unknown");
  assertEquals(stateOf(tasks, "open").state, "lost");
});

Deno.test("isTaskId() lets no path through", () => {
  for (const id of ["", ".", "..", "a/b", "a\\b", "a b", "a".repeat(81), "ä"]) {
    assertEquals(isTaskId(id), false, id);
  }
  assert(isTaskId(crypto.randomUUID()));
  assertThrows(() => taskFiles("/tasks", "../x"), TypeError);
});

Deno.test("tasksFolder() lies below the state folder or the home", () => {
  const rows: [Record<string, string>, string | undefined][] = [
    [{ HOME: "/h" }, "/h/.local/state/dispatch-contract/tasks"],
    [{ HOME: "/h", XDG_STATE_HOME: "/s" }, "/s/dispatch-contract/tasks"],
    [
      { HOME: "/h", XDG_STATE_HOME: "" },
      "/h/.local/state/dispatch-contract/tasks",
    ],
    [
      { HOME: "/h", XDG_STATE_HOME: "rel" },
      "/h/.local/state/dispatch-contract/tasks",
    ],
    [{ HOME: "" }, undefined],
    [{}, undefined],
  ];
  for (const [env, folder] of rows) assertEquals(tasksFolder(env), folder);
});
