/** The plugin as a user gets it, and a plugin that has come to harm. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { runOnStage } from "../harness/claude.ts";
import { claudeProgram, type Edition } from "../harness/install.ts";
import { copyPlugin } from "../harness/plugin_copy.ts";
import { PLUGIN, printSession } from "../harness/print_session.ts";
import { scene } from "../harness/scene.ts";
import { dispatches, dispatchesAndWaits, says } from "../harness/script.ts";
import type { Stage } from "../harness/stage.ts";
import { assertSilent, assertTold } from "../harness/told.ts";

const both = { editions: ["current", "older"] } as const;
const report = "There are 12 files below src.";
const agents = { alpha: [says(report)] };
const DISCARD = "http://127.0.0.1:9";

async function claude(
  stage: Stage,
  edition: Edition,
  ...args: string[]
): Promise<string> {
  const command = [claudeProgram(edition), ...args];
  const done = await runOnStage(stage, { command, apiUrl: DISCARD });
  assertEquals(done.code, 0, done.stdout + done.stderr);
  return done.stdout;
}

scene(
  "installed from the marketplace it judges dispatches",
  async (stage, edition) => {
    await claude(stage, edition, "plugin", "marketplace", "add", PLUGIN);
    const id = "dispatch-contract@dispatch-contract";
    await claude(stage, edition, "plugin", "install", id);
    const list = await claude(stage, edition, "plugin", "list");
    assertStringIncludes(list, id);
    const session = await printSession(stage, {
      edition,
      plugin: null,
      script: { main: [says(dispatches("alpha"))], agents },
    });
    assertTold(session.news("main", 1), "SYNC-OMITTED");
  },
  both,
);

scene(
  "installed and given by --plugin-dir at once it speaks once",
  async (stage, edition) => {
    await claude(stage, edition, "plugin", "marketplace", "add", PLUGIN);
    const id = "dispatch-contract@dispatch-contract";
    await claude(stage, edition, "plugin", "install", id);
    const session = await printSession(stage, {
      edition,
      script: { main: [says(dispatches("alpha"))], agents },
    });
    assertSilent(session.news("main", 0));
    const texts = session.news("main", 1).split("[dispatch-sync-guard]");
    assertEquals(texts.length, 2);
  },
  both,
);

scene("claude plugin validate --strict passes", async (stage, edition) => {
  for (const manifest of ["marketplace.json", "plugin.json"]) {
    const path = join(PLUGIN, ".claude-plugin", manifest);
    await claude(stage, edition, "plugin", "validate", path, "--strict");
  }
}, both);

scene(
  "claude plugin validate --profile directory passes",
  async (stage, edition) => {
    const profile = ["plugin", "validate", PLUGIN, "--profile", "directory"];
    await claude(stage, edition, ...profile);
    await claude(stage, edition, ...profile, "--strict");
  },
);

scene("the start of a session names the plugin and no error", async (stage) => {
  const session = await printSession(stage, {
    script: { main: [says("Nothing to dispatch.")] },
  });
  const start = session.events.find((event) => event["subtype"] === "init");
  const plugins = JSON.stringify(start?.["plugins"]);
  assertStringIncludes(plugins, '"dispatch-contract"');
  assertEquals(start?.["plugin_errors"] ?? [], []);
  assertSilent(session.news("main", 0));
});

scene(
  "a hook file that was renamed away does not block",
  async (stage, edition) => {
    const plugin = copyPlugin(stage);
    for (const { name } of Deno.readDirSync(join(plugin, "hooks"))) {
      const path = join(plugin, "hooks", name);
      Deno.renameSync(path, `${path}.away`);
    }
    const session = await printSession(stage, {
      edition,
      plugin,
      script: { main: [says(dispatchesAndWaits("alpha"))], agents },
    });
    assertStringIncludes(session.news("main", 1), report);
    assertSilent(session.news("main", 1));
  },
  both,
);

scene("a hook that cannot be parsed does not block", async (stage) => {
  const plugin = copyPlugin(stage);
  const path = join(plugin, "hooks", "pre-dispatch.ts");
  Deno.writeTextFileSync(path, "const broken = ;\n");
  const session = await printSession(stage, {
    plugin,
    script: { main: [says(dispatchesAndWaits("alpha"))], agents },
  });
  assertStringIncludes(session.news("main", 1), report);
});

scene("without deno on the PATH nothing is blocked", async (stage) => {
  Deno.removeSync(join(stage.root, "bin", "deno"));
  const session = await printSession(stage, {
    env: { PATH: `${join(stage.root, "bin")}:/bin-of-nobody` },
    script: { main: [says(dispatchesAndWaits("alpha"))], agents },
  });
  assertStringIncludes(session.news("main", 1), report);
  assert(!session.news("alpha", 0).includes("dispatch contract"));
});
