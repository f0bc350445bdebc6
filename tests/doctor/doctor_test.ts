import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { fromFileUrl } from "@std/path";
import type { Check } from "../../lib/doctor/check.ts";
import { fixInChinese, foundInChinese } from "../../lib/doctor/chinese.ts";
import { DoctorReport } from "../../lib/doctor/schema.ts";
import { runDoctor } from "../../lib/doctor/run_doctor.ts";
import { type Machine, withMachine } from "./machine.ts";

const HAN = /[\u4e00-\u9fff]/;
// A remedy that is a command alone, and what Deno's own version line says.
const NO_WORDS = /^(?:claude plugin enable \S+|Deno \S+ at \S+)$/;

/** Every line has Chinese words, and keeps names, paths and numbers. */
function assertChinese(checks: readonly Check[]): void {
  for (const { found, fix } of checks) {
    const lines = [[found, foundInChinese(found)]];
    if (fix !== undefined) lines.push([fix, fixInChinese(fix)]);
    for (const [line = "", chinese = ""] of lines) {
      assert(HAN.test(chinese) || NO_WORDS.test(line), chinese);
      for (
        const kept of line.match(/[\w/.-]*\/[\w/.-]+|\d+(?:\.\d+)+/g) ?? []
      ) {
        assertStringIncludes(chinese, kept);
      }
    }
  }
}

async function failures(machine: Machine): Promise<Check[]> {
  const report = DoctorReport.parse(await runDoctor(machine.host));
  assertChinese(report.checks);
  const failed = report.checks.filter(({ state }) => state === "fail");
  assertEquals(report.failed, failed.length);
  for (const { fix } of failed) assert(fix, "a failed check says what to do");
  return failed;
}

Deno.test("runDoctor() finds nothing to mend where all is well", async () => {
  await withMachine(async (machine) => {
    const { checks } = await runDoctor(machine.host);
    assertChinese(checks);
    assertEquals(checks.filter(({ state }) => state === "fail"), []);
    const hooks = checks.filter(({ id }) => id.startsWith("hook "));
    const registered = JSON.parse(
      Deno.readTextFileSync(`${machine.folder}/plugin/hooks.json`),
    ).hooks;
    assertEquals(hooks.length, Object.keys(registered).length);
    for (const { found } of checks) assert(!found.includes("\n"), found);
    const said = (id: string) => checks.find((one) => one.id === id)?.found;
    assertEquals(
      said("auto-background"),
      "No variable moves a foreground dispatch to the background " +
        "(CLAUDE_AUTO_BACKGROUND_TASKS)",
    );
    assertEquals(said("agents"), "1 agent definition, none skipped");
  }, { fires: true });
});

function editHooks(
  { folder, write }: Machine,
  edit: (text: string) => string,
): void {
  const path = `${folder}/plugin/hooks.json`;
  const before = Deno.readTextFileSync(path);
  const after = edit(before);
  assert(before !== after, "the test changes hooks.json");
  write("plugin/hooks.json", after);
}

const BREAKS: {
  name: string;
  fault(machine: Machine): void;
  /** The ids of the checks that fail, each once. */
  ids: string[];
  says: string;
}[] = [
  {
    name: "a missing hook file",
    fault: ({ folder }) =>
      Deno.removeSync(`${folder}/plugin/hooks/pre-dispatch.ts`),
    ids: ["hooks.json"],
    says: "hooks/pre-dispatch.ts is missing: PreToolUse is not judged",
  },
  {
    name: "a flag changed in hooks.json",
    fault: (machine) =>
      editHooks(
        machine,
        (text) => text.replace('"--allow-read"', '"--allow-net"'),
      ),
    ids: ["hooks.json"],
    says: "lacks --allow-read, has --allow-net",
  },
  {
    name: "a hooks.json that is gone",
    fault: ({ folder }) => Deno.removeSync(`${folder}/plugin/hooks.json`),
    ids: ["hooks.json"],
    says: "hooks.json is missing",
  },
  {
    name: "a hooks.json that is no JSON",
    fault: ({ write }) => write("plugin/hooks.json", "{"),
    ids: ["hooks.json"],
    says: "is not a JSON object",
  },
  {
    name: "a hook that does not compile",
    fault: ({ folder }) =>
      Deno.writeTextFileSync(
        `${folder}/plugin/hooks/dispatch-rules-inject.ts`,
        "\nconst (;\n",
        { append: true },
      ),
    ids: ["hook dispatch-rules-inject.ts"],
    says: "ended with 1",
  },
  {
    name: "weights that are not whole",
    fault: ({ folder }) => {
      // The machine's lib/ is a link to the real one.
      const lib = `${folder}/plugin/lib`;
      const from = Deno.realPathSync(lib);
      Deno.removeSync(lib);
      new Deno.Command("cp", { args: ["-R", from, lib] }).outputSync();
      Deno.writeTextFileSync(`${lib}/capability/weights_cjk.txt`, "# none\n");
    },
    ids: ["hook pre-dispatch.ts"],
    says: "could not judge: [GATE-DEGRADE] [dispatch-capability-guard]",
  },
  {
    name: "a hook that hangs",
    fault: (machine) => {
      editHooks(
        machine,
        (text) => text.replaceAll(/"timeout": 10\b/g, '"timeout": 2'),
      );
      Deno.writeTextFileSync(
        `${machine.folder}/plugin/hooks/dispatch-rules-inject.ts`,
        Deno.readTextFileSync(
          `${machine.folder}/plugin/hooks/dispatch-rules-inject.ts`,
        ).replace("if (import.meta.main)", "for (;;);\nif (import.meta.main)"),
      );
    },
    ids: ["hook dispatch-rules-inject.ts"],
    says: "did not answer within its timeout of 2 s",
  },
  {
    name: "Deno not on the PATH",
    fault: ({ env, folder }) => {
      env["PATH"] = `${folder}/nothing`;
    },
    ids: ["deno"],
    says: "no hook can start",
  },
  {
    name: "a PATH without Deno in a settings file",
    fault: ({ write }) =>
      write("project/.claude/settings.json", { env: { PATH: "/nowhere" } }),
    ids: ["deno"],
    says: "no hook can start",
  },
  {
    name: "an old Deno",
    fault: ({ folder, write }) => {
      Deno.removeSync(`${folder}/bin/deno`);
      write("bin/deno", "#!/bin/sh\necho 'deno 1.46.3 (stable)'\n");
      Deno.chmodSync(`${folder}/bin/deno`, 0o755);
    },
    ids: ["deno"],
    says: "Deno 1.46.3",
  },
  {
    name: "an old Claude Code",
    fault: ({ folder, write }) => {
      write("bin/claude", '#!/bin/sh\necho "2.1.100 (Claude Code)"\n');
      Deno.chmodSync(`${folder}/bin/claude`, 0o755);
    },
    ids: ["claude"],
    says: "without run_in_background runs in the background (from 2.1.198)",
  },
  {
    name: "the fork world",
    fault: ({ write }) =>
      write("project/.claude/settings.local.json", {
        env: { CLAUDE_CODE_FORK_SUBAGENT: "1" },
      }),
    ids: ["foreground"],
    says: "local settings, ",
  },
  {
    name: "a terminal's default",
    fault: ({ write }) =>
      write("home/.claude/settings.json", {
        enabledPlugins: { "dispatch-contract@here": true },
      }),
    ids: ["foreground"],
    says: "CLAUDE_CODE_FORK_SUBAGENT is not 0",
  },
  {
    name: "auto-background",
    fault: ({ env }) => {
      env["CLAUDE_AUTO_BACKGROUND_TASKS"] = "1";
    },
    ids: ["auto-background"],
    says: "the environment",
  },
  {
    name: "an open hatch",
    fault: ({ write }) =>
      write("project/.claude/settings.json", {
        env: { ALLOW_UNMARKED_FINAL: "1" },
      }),
    ids: ["ALLOW_UNMARKED_FINAL"],
    says: "project settings, ",
  },
  {
    name: "a value that is not understood",
    fault: ({ env }) => {
      env["DONE_GATE_BODY_FLOOR"] = "lots\u001b[31m\u202e";
    },
    ids: ["DONE_GATE_BODY_FLOOR"],
    says: "DONE_GATE_BODY_FLOOR=lots[31m is not understood",
  },
  {
    name: "a plugin that is disabled",
    fault: ({ write }) =>
      write("project/.claude/settings.json", {
        enabledPlugins: { "dispatch-contract@here": false },
      }),
    ids: ["plugin"],
    says: "dispatch-contract@here is disabled",
  },
  {
    name: "the bash plugin of the same name",
    fault: ({ folder, write }) => {
      write("home/.claude/settings.json", {
        env: { CLAUDE_CODE_FORK_SUBAGENT: "0" },
        enabledPlugins: {
          "dispatch-contract@here": true,
          "dispatch-contract@elsewhere": true,
        },
      });
      write("home/.claude/plugins/installed_plugins.json", {
        plugins: {
          "dispatch-contract@elsewhere": [{ installPath: `${folder}/bash` }],
        },
      });
      write("bash/hooks/dispatch-sync-guard.sh", "#!/bin/sh\n");
    },
    ids: ["twins"],
    says: "dispatch-contract@elsewhere",
  },
  {
    name: "a broken agent file",
    fault: ({ write }) =>
      write("project/.claude/agents/broken.md", "---\nname: broken\n---\n"),
    ids: ["agents"],
    says: "broken.md is skipped",
  },
  {
    name: "a settings file that is no JSON",
    fault: ({ write }) => write("project/.claude/settings.json", "{ // no }"),
    ids: ["settings"],
    says: "is not a JSON object",
  },
  {
    name: "hooks that are switched off as a whole",
    fault: ({ write }) =>
      write("project/.claude/settings.local.json", { disableAllHooks: true }),
    ids: ["settings"],
    says: "disableAllHooks is on",
  },
];

for (const { name, fault, ids, says } of BREAKS) {
  Deno.test(`runDoctor() finds ${name}`, async () => {
    await withMachine(async (machine) => {
      fault(machine);
      const failed = await failures(machine);
      assertEquals([...new Set(failed.map(({ id }) => id))].sort(), ids);
      assertStringIncludes(failed.map(({ found }) => found).join("\n"), says);
    }, { fires: ids.some((id) => id.startsWith("hook ")) });
  });
}

function failedBefore({ write }: Machine): void {
  write(
    "home/.claude/projects/-p/s.jsonl",
    Deno.readTextFileSync(fromFileUrl(
      new URL("../fixtures/doctor/hook_failures.jsonl", import.meta.url),
    )),
  );
}

Deno.test("runDoctor() counts failures of the last sessions as a fault while a hook fails", async () => {
  await withMachine(async (machine) => {
    failedBefore(machine);
    Deno.removeSync(`${machine.folder}/plugin/hooks/stop.ts`);
    const failed = await failures(machine);
    assertEquals(failed.map(({ id }) => id), ["hooks.json", "last sessions"]);
  });
});

const NOTES: {
  name: string;
  change(machine: Machine): void;
  id: string;
  says: string;
}[] = [
  {
    name: "hooks that failed in the last sessions and answer now",
    change: failedBefore,
    id: "last sessions",
    says: "3 failures in the last 1 session (pre-dispatch.ts)",
  },
  {
    name: "another plugin's hook on dispatches",
    change: ({ folder, write }) => {
      write("project/.claude/settings.json", {
        enabledPlugins: { "other@m": true },
        hooks: { PreToolUse: [{ matcher: "Bash", hooks: [] }] },
      });
      write("home/.claude/plugins/installed_plugins.json", {
        plugins: { "other@m": [{ installPath: `${folder}/other` }] },
      });
      write("other/hooks/hooks.json", {
        hooks: { PreToolUse: [{ matcher: "Task", hooks: [] }] },
      });
    },
    id: "other hooks",
    says: "PreToolUse (plugin other@m)",
  },
  {
    name: "a variable that is not at its default",
    change: ({ write }) =>
      write("project/.claude/settings.json", {
        env: { DISPATCH_MODE: "warn" },
      }),
    id: "DISPATCH_MODE",
    says: "project settings",
  },
  {
    name: "a README among the agents",
    change: ({ write }) =>
      write("project/.claude/agents/README.md", "# Our agents\n"),
    id: "agents",
    says: "README.md is skipped",
  },
  {
    name: "a newer Claude Code",
    change: ({ folder, write }) => {
      write("bin/claude", '#!/bin/sh\necho "2.2.0 (Claude Code)"\n');
      Deno.chmodSync(`${folder}/bin/claude`, 0o755);
    },
    id: "claude",
    says: "newer than",
  },
];

for (const { name, change, id, says } of NOTES) {
  Deno.test(`runDoctor() notes ${name}, and that is no failure`, async () => {
    await withMachine(async (machine) => {
      change(machine);
      const { checks, failed } = await runDoctor(machine.host);
      assertChinese(checks);
      assertEquals(failed, 0);
      const found = checks.find((check) => check.id === id);
      assertEquals(found?.state, "note");
      assertStringIncludes(found?.found ?? "", says);
    });
  });
}

Deno.test("runDoctor() says by which command the agents are shown when one is skipped", async () => {
  await withMachine(async (machine) => {
    machine.write("project/.claude/agents/x.md", "---\nname: x\n---\n");
    const [check] = await failures(machine);
    const main = `${machine.host.root}/lib/cli/main.ts`;
    assertStringIncludes(check?.fix ?? "", `deno run -A "${main}" agents`);
  });
});

Deno.test("doctor prints one line a check and what to do, and exits with 1", async () => {
  await withMachine(async ({ folder, env, write }) => {
    write("project/.claude/settings.json", {
      env: { ALLOW_UNMARKED_FINAL: "1" },
    });
    const run = async (...args: string[]) => {
      const { code, stdout } = await new Deno.Command(Deno.execPath(), {
        args: [
          "run",
          "-A",
          fromFileUrl(new URL("../../lib/cli/main.ts", import.meta.url)),
          "doctor",
          ...args,
        ],
        cwd: `${folder}/project`,
        // Deno's own cache, for the packages that the command line uses.
        env: { ...env, DENO_DIR: denoFolder(), NO_COLOR: "1" },
        clearEnv: true,
      }).output();
      return { code, text: new TextDecoder().decode(stdout) };
    };
    const { code, text } = await run();
    assertEquals(code, 1);
    assertStringIncludes(text, "✗ ALLOW_UNMARKED_FINAL=1 switches a guard off");
    assertStringIncludes(text, "\n  → Remove ALLOW_UNMARKED_FINAL there");
    assertStringIncludes(text, "while a guard is off, doctor exits with 1");
    assertStringIncludes(text, "\n1 to mend.\n");
    const chinese = await run("--lang", "zh");
    assertEquals(chinese.code, 1);
    assertStringIncludes(
      chinese.text,
      "✗ ALLOW_UNMARKED_FINAL=1 关掉了一个守卫",
    );
    assertStringIncludes(chinese.text, "\n有 1 处要处理。\n");
    assertEquals((await run("--lang", "fr")).code, 64);
    const json = await run("--json", "--lang", "zh");
    assertEquals(json.code, 1);
    assertEquals(DoctorReport.parse(JSON.parse(json.text)).failed, 1);
  });
});

function denoFolder(): string {
  const { stdout } = new Deno.Command(Deno.execPath(), {
    args: ["info", "--json"],
  }).outputSync();
  return JSON.parse(new TextDecoder().decode(stdout)).denoDir;
}
