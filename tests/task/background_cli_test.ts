/** Runs in the background, asked for from other processes. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import {
  type Done,
  inPlace,
  type Place,
  reports,
  run,
} from "./command_line.ts";

const TASK = ["--prompt", "List the files of src/ and report."];

function dispatch(place: Place, ...args: string[]): Promise<Done> {
  return run(place, ["dispatch", ...args]);
}

async function launch(place: Place, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await dispatch(
    place,
    ...TASK,
    "--background",
    "--json",
    ...args,
  );
  assertEquals(code, 0, stderr);
  return JSON.parse(stdout).id;
}

async function finished(place: Place, id: string): Promise<Done> {
  for (let turn = 0; turn < 100; turn++) {
    const result = await dispatch(place, "--result", id);
    if (result.code !== 5) return result;
    await new Promise((go) => setTimeout(go, 100));
  }
  throw new Error("The run does not finish");
}

function slowly(place: Place, seconds: number): void {
  Deno.writeTextFileSync(join(place.root, "fake/slow"), `${seconds}`);
}

inPlace(
  "dispatch --background answers before the agent does",
  {},
  async (place) => {
    slowly(place, 2);
    const id = await launch(place);
    const status = await dispatch(place, "--status", id);
    assert(
      /^running general-purpose \d+s\n$/.test(status.stdout),
      status.stdout,
    );
    const early = await dispatch(place, "--result", id);
    assertEquals([early.code, early.stdout], [5, ""]);
    const late = await finished(place, id);
    assertEquals([late.code, late.stdout], [0, "All is well.\n"]);
    const after = await dispatch(place, "--status", id, "--json");
    assertEquals(JSON.parse(after.stdout).status, "completed");
  },
);

inPlace(
  "dispatch --background says in words how to ask for it",
  {},
  async (place) => {
    const { stdout } = await dispatch(place, ...TASK, "--background");
    const id = /agentId: (\S+)/.exec(stdout)?.[1] ?? "";
    assertEquals((await finished(place, id)).stdout, "All is well.\n");
  },
);

inPlace("dispatch --continue goes on with a finished run", {
  answers: [reports("First."), reports("Second."), reports("Third.")],
}, async (place) => {
  const id = await launch(place);
  await finished(place, id);
  const second = await dispatch(
    place,
    "--continue",
    id,
    "--prompt",
    "And then?",
  );
  assertEquals([second.code, second.stdout], [0, "Second.\n"]);
  const { args, message } = place.call(2);
  assertEquals(args[args.indexOf("--resume") + 1], "sess-1");
  assertEquals(message, "And then?");
  assertEquals((await dispatch(place, "--result", id)).stdout, "Second.\n");
  const third = ["--continue", id, "--prompt", "More.", "--background"];
  assertEquals((await dispatch(place, ...third)).code, 0);
  assertEquals((await finished(place, id)).stdout, "Third.\n");
});

inPlace("dispatch --require-done holds for a run in the background", {
  answers: [reports("Half."), reports("Whole.\n%%DONE%%")],
}, async (place) => {
  const id = await launch(place, "--require-done");
  const { code, stdout } = await finished(place, id);
  assertEquals([code, stdout], [0, "Whole.\n%%DONE%%\n"]);
});

inPlace(
  "dispatch --stop ends a run and it can be continued",
  {},
  async (place) => {
    slowly(place, 15);
    const id = await launch(place, "--description", "Look around");
    const status = await dispatch(place, "--status", id);
    assertStringIncludes(status.stdout, "general-purpose (Look around) ");
    const early = await dispatch(place, "--continue", id, "--prompt", "x");
    assertEquals(early.code, 5);
    while (place.calls() === 0) await new Promise((go) => setTimeout(go, 20));
    const stopped = await dispatch(place, "--stop", id);
    assertEquals(stopped.code, 0);
    assert(
      new RegExp(
        `^Stopped general-purpose \\(Look around\\) after \\d+s; --result ${id} `,
      ).test(stopped.stdout),
      stopped.stdout,
    );
    const result = await finished(place, id);
    assertEquals(result.code, 130);
    assertStringIncludes(result.stderr, "can be continued");
    const again = await dispatch(place, "--stop", id, "--json");
    assertEquals([again.code, JSON.parse(again.stdout)], [1, {
      id,
      status: "finished",
    }]);
  },
);

inPlace("a run whose worker was killed is told as lost", {}, async (place) => {
  slowly(place, 3);
  const id = await launch(place);
  const folder = join(place.home, ".local/state/dispatch-contract/tasks", id);
  const pid = Number(Deno.readTextFileSync(join(folder, "pid")));
  Deno.kill(pid, "SIGKILL");
  // As if it had been started a while ago.
  const file = join(folder, "task.json");
  const task = JSON.parse(Deno.readTextFileSync(file));
  Deno.writeTextFileSync(file, JSON.stringify({ ...task, startedAt: 0 }));
  const status = await dispatch(place, "--status", id);
  assert(status.stdout.startsWith("lost"), status.stdout);
  const result = await dispatch(place, "--result", id);
  assertEquals(result.code, 1);
  assertStringIncludes(result.stderr, "left no result");
});

inPlace(
  "prompts of runs in the background are the user's own to read",
  {},
  async (place) => {
    const state = join(place.root, "state");
    const { stdout } = await run(
      place,
      ["dispatch", ...TASK, "--background", "--json"],
      { env: { XDG_STATE_HOME: state } },
    );
    const { id } = JSON.parse(stdout);
    const folder = join(state, "dispatch-contract/tasks", id);
    assertEquals((Deno.statSync(folder).mode ?? 0) & 0o077, 0);
    const file = Deno.statSync(join(folder, "task.json"));
    assertEquals((file.mode ?? 0) & 0o077, 0);
    while (true) {
      const args = ["dispatch", "--result", id];
      const env = { XDG_STATE_HOME: state };
      if ((await run(place, args, { env })).code !== 5) break;
    }
  },
);
