/** `dispatch` as a script sees it: exit code, stdout, stderr. */
import {
  assert,
  assertEquals,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
import { join } from "@std/path";
import { ROOT } from "../support/run_hook.ts";
import {
  type Done,
  done,
  inPlace,
  type Place,
  reports,
  run,
  start,
} from "./command_line.ts";

const SCOUT =
  "---\nname: scout\ndescription: Looks around\ntools: Read, Bash\n" +
  "model: haiku\n---\nYou are the scout.\n";
const USERS = { "home/.claude/agents/scout.md": SCOUT };
const PROJECTS = { "project/.claude/agents/scout.md": SCOUT };
const TASK = ["--prompt", "List the files of src/ and report."];

function dispatch(place: Place, ...args: string[]): Promise<Done> {
  return run(place, ["dispatch", ...args]);
}

inPlace(
  "dispatch prints the report of a named agent",
  { files: USERS },
  async (place) => {
    const { code, stdout, stderr } = await dispatch(
      place,
      "--type",
      "Scout",
      ...TASK,
    );
    assertEquals([code, stdout, stderr], [0, "All is well.\n", ""]);
    const { args, message, env } = place.call(1);
    assertEquals(message, "List the files of src/ and report.");
    for (
      const [option, value] of [["--agent", "scout"], ["--model", "haiku"], [
        "--tools",
        "Read,Bash",
      ], ["--setting-sources", "user"]]
    ) {
      assertEquals(args[args.indexOf(option ?? "") + 1], value);
    }
    assertStringIncludes(
      args.join("\n"),
      "Your last message is the deliverable",
    );
    assertStringIncludes(env, "TASK_DISPATCH_DEPTH=1");
  },
);

inPlace("dispatch reads the task from a file where it was called", {
  files: { "project/deep/task.md": "Look at it." },
}, async (place) => {
  const cwd = join(place.project, "deep");
  const byPath = await run(place, ["dispatch", "--prompt-file", "task.md"], {
    cwd,
  });
  assertEquals(byPath.code, 0, byPath.stderr);
  const byTask = await run(place, ["dispatch", "--prompt-file", "task.md"], {
    cwd: ROOT,
    env: { INIT_CWD: cwd },
  });
  assertEquals(byTask.code, 0, byTask.stderr);
  assertEquals(place.call(1).message, "Look at it.");
  assertEquals(place.call(2).message, "Look at it.");
  assertStringIncludes(place.call(2).env, `PWD=${cwd}\n`);
  const stale = await run(place, ["dispatch", "--prompt-file", "task.md"], {
    env: { INIT_CWD: cwd },
  });
  assertEquals(stale.code, 64);
});

inPlace("dispatch is judged by the guards as a foreground call", {
  files: USERS,
}, async (place) => {
  const args = [
    "--type",
    "Explore",
    "--prompt",
    "Write the result to docs/report.md.",
  ];
  const blocked = await dispatch(place, ...args, "--background");
  assertEquals([blocked.code, blocked.stdout], [2, ""]);
  assertStringIncludes(blocked.stderr, "[dispatch-capability-guard]");
  assert(
    blocked.stderr.endsWith("\nUse --type general-purpose\n"),
    blocked.stderr,
  );
  const json = await dispatch(place, ...args, "--json");
  assertEquals(json.code, 2);
  const { status, use } = JSON.parse(json.stdout);
  assertEquals([status, use], ["blocked", "--type general-purpose"]);
  assertEquals(place.calls(), 0);
  const hatch = { ALLOW_DISPATCH_CAPABILITY_MISMATCH: "1" };
  const open = await run(place, ["dispatch", ...args], { env: hatch });
  assertEquals(open.code, 0, open.stderr);
  const trial = await run(place, ["dispatch", ...args], {
    env: { DISPATCH_MODE: "warn" },
  });
  assertEquals([trial.code, trial.stdout], [0, "All is well.\n"]);
  assert(
    trial.stderr.startsWith(
      "[dispatch-contract] Trial mode (DISPATCH_MODE=warn): this dispatch " +
        "runs all the same.",
    ),
    trial.stderr,
  );
  assertStringIncludes(trial.stderr, "\n> [dispatch-capability-guard]");
  const both = await run(place, ["dispatch", ...args, "--json"], {
    env: { DISPATCH_MODE: "warn" },
  });
  assertStringIncludes(JSON.parse(both.stdout).notes[0], "runs all the same");
});

inPlace(
  "dispatch --help says whose variables the guards see",
  {},
  async (place) => {
    const { code, stdout } = await dispatch(place, "--help");
    assertEquals(code, 0);
    assertStringIncludes(stdout, "settings.json");
    const explain = await run(place, ["explain", "--help"]);
    assertStringIncludes(explain.stdout, "settings.json");
  },
);

inPlace("dispatch runs a definition of the project only when trusted", {
  files: PROJECTS,
}, async (place) => {
  const refused = await dispatch(place, "--type", "scout", ...TASK);
  assertEquals([refused.code, refused.stdout], [4, ""]);
  assertStringIncludes(refused.stderr, "--trust-project");
  const trusted = await dispatch(
    place,
    "--type",
    "scout",
    ...TASK,
    "--trust-project",
  );
  assertEquals(trusted.code, 0, trusted.stderr);
  const { args } = place.call(1);
  const inline = JSON.parse(args[args.indexOf("--agents") + 1] ?? "");
  assertEquals(inline["scout"]["prompt"], "You are the scout.");
});

inPlace("dispatch passes a persona that no argument could hold", {
  files: { "project/.claude/agents/scout.md": SCOUT + "x".repeat(200_000) },
}, async (place) => {
  const trusted = ["--type", "scout", ...TASK, "--trust-project"];
  const { code, stderr } = await dispatch(place, ...trusted);
  assertEquals(code, 0, stderr);
  const { args } = place.call(1);
  const file = args[args.indexOf("--agents") + 1] ?? "";
  assert(file.endsWith(".json"), file);
  assertThrows(() => Deno.statSync(file), Deno.errors.NotFound);
});

inPlace("dispatch says what it can be when nobody knows the type", {
  files: USERS,
}, async (place) => {
  const { code, stderr } = await dispatch(place, "--type", "scuot", ...TASK);
  assertEquals(code, 4);
  assertStringIncludes(stderr, 'did you mean "scout"?');
  assertEquals(place.calls(), 0);
});

inPlace("dispatch --require-done asks once more in the same session", {
  answers: [reports("Half."), reports("Whole.\n%%DONE%%")],
}, async (place) => {
  const { code, stdout } = await dispatch(place, ...TASK, "--require-done");
  assertEquals([code, stdout], [0, "Whole.\n%%DONE%%\n"]);
  const { args } = place.call(2);
  assertEquals(args[args.indexOf("--resume") + 1], "sess-1");
});

inPlace(
  "dispatch --require-done keeps the text that has no marker",
  {},
  async (place) => {
    const { code, stdout, stderr } = await dispatch(
      place,
      ...TASK,
      "--require-done",
    );
    assertEquals([code, stdout], [3, "All is well.\n"]);
    assertStringIncludes(stderr, "%%DONE%%");
    assertEquals(place.calls(), 2);
  },
);

inPlace("dispatch fails with the text so far when the agent did not finish", {
  answers: [reports("So far.", { subtype: "error_max_turns", is_error: true })],
}, async (place) => {
  const { code, stdout, stderr } = await dispatch(place, ...TASK);
  assertEquals([code, stdout], [1, "So far.\n"]);
  assertStringIncludes(stderr, "limit of its turns");
  const json = await dispatch(place, ...TASK, "--json");
  const { status, stop, text, exitCode } = JSON.parse(json.stdout);
  assertEquals([status, stop, text, exitCode], [
    "failed",
    "max-turns",
    "So far.",
    1,
  ]);
});

inPlace(
  "dispatch says in one sentence that claude is absent or too old",
  {},
  async (place) => {
    const absent = await run(place, ["dispatch", ...TASK], {
      env: { PATH: "/nowhere" },
    });
    assertEquals([absent.code, absent.stdout], [127, ""]);
    assertEquals(absent.stderr.trim().split("\n").length, 1);
    assertStringIncludes(absent.stderr, "not installed");
    const old = await run(place, ["dispatch", ...TASK], {
      env: { FAKE_VERSION: "1.0.3" },
    });
    assertEquals(old.code, 127);
    assertStringIncludes(old.stderr, "1.0.3 is too old");
    assertEquals(place.calls(), 0);
  },
);

inPlace(
  "dispatch stops where dispatches nest too deeply",
  {},
  async (place) => {
    const deep = await run(place, ["dispatch", ...TASK], {
      env: { TASK_DISPATCH_DEPTH: "3" },
    });
    assertEquals(deep.code, 4);
    const deeper = await run(place, ["dispatch", ...TASK, "--max-depth", "4"], {
      env: { TASK_DISPATCH_DEPTH: "3" },
    });
    assertEquals(deeper.code, 0, deeper.stderr);
    const { args } = place.call(1);
    assertEquals(args[args.indexOf("--disallowedTools") + 1], "Agent");
  },
);

inPlace(
  "dispatch --type fork goes on from a session in a new one",
  {},
  async (place) => {
    assertEquals((await dispatch(place, "--type", "fork", ...TASK)).code, 4);
    const fork = ["--type", "fork", "--session", "s-7", ...TASK];
    assertEquals((await dispatch(place, ...fork, "--background")).code, 4);
    assertEquals((await dispatch(place, ...fork)).code, 0);
    assertStringIncludes(
      place.call(1).args.join(" "),
      "--resume s-7 --fork-session",
    );
  },
);

inPlace("dispatch keeps the text so far when it is interrupted", {
  files: {
    "fake/slow": "15",
    "fake/early": reports("So far.").split("\n")[0] + "\n",
  },
}, async (place) => {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    const before = place.calls();
    const child = start(place, ["dispatch", ...TASK]);
    while (place.calls() === before) {
      await new Promise((go) => setTimeout(go, 20));
    }
    await new Promise((go) => setTimeout(go, 300));
    child.kill(signal);
    const { code, stdout, stderr } = await done(child);
    assertEquals([code, stdout], [130, "So far.\n"], stderr);
    assertStringIncludes(stderr, "can be continued");
  }
});

const UNUSABLE: string[][] = [
  [],
  ["--prompt", ""],
  ["--prompt", "a", "--prompt-file", "b"],
  ["--prompt-file", "no/such/file.md"],
  [...TASK, "stray"],
  [...TASK, "--tpye", "x"],
  [...TASK, "--cwd", "no/such/folder"],
  [...TASK, "--max-depth", "0"],
  [...TASK, "--background", "--foreground"],
  ["--status", "../../etc/passwd"],
  ["--status", "a", "--result", "b"],
  ["--result", "nobody"],
];

inPlace(
  "dispatch ends with 64 and one line when it cannot be understood",
  {},
  async (place) => {
    for (const args of UNUSABLE) {
      const { code, stdout, stderr } = await dispatch(place, ...args);
      assertEquals([code, stdout], [64, ""], args.join(" "));
      assert(/^dispatch: [^\n]+\n$/.test(stderr), stderr);
    }
    assertEquals(place.calls(), 0);
  },
);
